"""Actions: id <-> text <-> structure."""

from __future__ import annotations

from typing import Literal

from fracas.core.contract import Action, Game

from . import state as codes
from .maps import cell_name
from .options import MercenaryOptions
from .state import DIRECTIONS, KIND_NAMES, SEATS, SLOTS, UNITS, UNITS_PER_SIDE


class Pick(Action):
    """Put a character card below a slot. Text: `pick scout`."""

    kind: Literal["pick"] = "pick"
    character: str


class Swap(Action):
    """Replace the acting character with a Spy. Text: `swap to spy`."""

    kind: Literal["swap"] = "swap"

    def phrase(self) -> str:
        """In words."""
        return "swap to spy"


class Move(Action):
    """One step. Text: `move ne`."""

    kind: Literal["move"] = "move"
    direction: str


class Jump(Action):
    """Over a fence. Text: `jump n`."""

    kind: Literal["jump"] = "jump"
    direction: str


class Attack(Action):
    """With the primary weapon or the card's. Texts: `attack blu-3`, `attack blu-sentry-3 with weapon`."""

    kind: Literal["attack"] = "attack"
    target: str
    weapon: bool

    def phrase(self) -> str:
        """In words."""
        return f"attack {self.target}" + (" with weapon" if self.weapon else "")


class Heal(Action):
    """Heal the teammate of a slot. Text: `heal 2`."""

    kind: Literal["heal"] = "heal"
    slot: int


class Uber(Action):
    """Make oneself and the teammate of a slot invincible. Text: `uber 2`."""

    kind: Literal["uber"] = "uber"
    slot: int


class Repair(Action):
    """Repair the Sentry of a slot. Text: `repair 2`."""

    kind: Literal["repair"] = "repair"
    slot: int


class Sticky(Action):
    """Place a stickybomb. Text: `sticky se`."""

    kind: Literal["sticky"] = "sticky"
    direction: str


class Detonate(Action):
    """Set off all own stickybombs. Text: `detonate`."""

    kind: Literal["detonate"] = "detonate"


class Build(Action):
    """Build a Sentry. Text: `build se`."""

    kind: Literal["build"] = "build"
    direction: str


class Give(Action):
    """Hand the intel to the teammate of a slot. Text: `give 3`."""

    kind: Literal["give"] = "give"
    slot: int


class Equip(Action):
    """Carry a weapon card. Text: `equip 12`."""

    kind: Literal["equip"] = "equip"
    card: int


class Unequip(Action):
    """Take the weapon card off. Text: `unequip`."""

    kind: Literal["unequip"] = "unequip"


class Cloak(Action):
    """Vanish; the marker stays. Text: `cloak`."""

    kind: Literal["cloak"] = "cloak"


class Stay(Action):
    """Remain cloaked and gain charge. Text: `stay cloaked`."""

    kind: Literal["stay"] = "stay"

    def phrase(self) -> str:
        """In words."""
        return "stay cloaked"


class Uncloak(Action):
    """Appear on a space. Text: `uncloak to f4`."""

    kind: Literal["uncloak"] = "uncloak"
    cell: str

    def phrase(self) -> str:
        """In words."""
        return f"uncloak to {self.cell}"


class End(Action):
    """End the turn of the character or Sentry. Text: `end`."""

    kind: Literal["end"] = "end"


def unit_name(u: int) -> str:
    """`red-3` for a character, `red-sentry-3` for the Sentry of its slot."""
    side, index = divmod(u, UNITS_PER_SIDE)
    word = "-" if index < SLOTS else "-sentry-"
    return f"{SEATS[side]}{word}{index % SLOTS + 1}"


UNIT_BY_NAME = {unit_name(u): u for u in range(UNITS)}


def action(game: Game[MercenaryOptions], a: int) -> Action:
    """The action of an id, by its block (state.py)."""
    made: Action
    if a < codes.SWAP:
        made = Pick(id=a, character=KIND_NAMES[a - codes.PICK + 1])
    elif a < codes.MOVE:
        made = Swap(id=a)
    elif a < codes.JUMP:
        made = Move(id=a, direction=DIRECTIONS[a - codes.MOVE])
    elif a < codes.ATTACK:
        made = Jump(id=a, direction=DIRECTIONS[2 * (a - codes.JUMP)])
    elif a < codes.STRIKE:
        made = Attack(id=a, target=unit_name(a - codes.ATTACK), weapon=False)
    elif a < codes.HEAL:
        made = Attack(id=a, target=unit_name(a - codes.STRIKE), weapon=True)
    elif a < codes.UBER:
        made = Heal(id=a, slot=a - codes.HEAL + 1)
    elif a < codes.REPAIR:
        made = Uber(id=a, slot=a - codes.UBER + 1)
    elif a < codes.STICK:
        made = Repair(id=a, slot=a - codes.REPAIR + 1)
    elif a < codes.DETONATE:
        made = Sticky(id=a, direction=DIRECTIONS[a - codes.STICK])
    elif a < codes.BUILD:
        made = Detonate(id=a)
    elif a < codes.GIVE:
        made = Build(id=a, direction=DIRECTIONS[a - codes.BUILD])
    elif a < codes.EQUIP:
        made = Give(id=a, slot=a - codes.GIVE + 1)
    else:
        made = _make_late_action(a)
    return made


def _make_late_action(a: int) -> Action:
    if a < codes.UNEQUIP:
        return Equip(id=a, card=a - codes.EQUIP + 1)
    if a < codes.CLOAK:
        return Unequip(id=a)
    if a < codes.STAY:
        return Cloak(id=a)
    if a < codes.UNCLOAK:
        return Stay(id=a)
    if a < codes.END:
        return Uncloak(id=a, cell=cell_name(a - codes.UNCLOAK))
    return End(id=a)
