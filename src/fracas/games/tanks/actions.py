"""The kinds of action, and their ids."""

from __future__ import annotations

from typing import Literal

from fracas.core.contract import Action, Game

from .options import TanksOptions
from .spaces import space_name
from .state import BOARD_SIDE, CELLS, DIRECTIONS, END, FIRE, MOVE, RAM, RECOVER, REPAIR, SKIP

Direction = Literal["n", "ne", "e", "se", "s", "sw", "w", "nw"]


class End(Action):
    """End the turn. Text: `end`."""

    kind: Literal["end"] = "end"


class Skip(Action):
    """The empty turn of a destroyed tank. Text: `skip`."""

    kind: Literal["skip"] = "skip"


class Recover(Action):
    """The turn of a stunned tank. Text: `recover`."""

    kind: Literal["recover"] = "recover"


class Repair(Action):
    """Draw energy from a pool next to the tank. Text: `repair`."""

    kind: Literal["repair"] = "repair"


class Move(Action):
    """One step. Text: `move ne`."""

    kind: Literal["move"] = "move"
    direction: Direction


class Ram(Action):
    """Drive against the unit on the next space. Text: `ram e`."""

    kind: Literal["ram"] = "ram"
    direction: Direction


class Fire(Action):
    """Fire at a space. Texts: `fire h8`, `fire h8 aimed`, `fire h8 from-token`, `fire h8 aimed from-token`."""

    kind: Literal["fire"] = "fire"
    space: str
    aimed: bool
    from_token: bool

    def phrase(self) -> str:
        """A snap shot measured from the tank needs no word more."""
        words = ["fire", self.space]
        if self.aimed:
            words.append("aimed")
        if self.from_token:
            words.append("from-token")
        return " ".join(words)


_SINGLES: dict[int, type[End] | type[Skip] | type[Recover] | type[Repair]] = {
    END: End,
    SKIP: Skip,
    RECOVER: Recover,
    REPAIR: Repair,
}


def action(game: Game[TanksOptions], action_id: int) -> Action:
    """Single actions, steps, rams, then shots by mode and target."""
    if action_id in _SINGLES:
        return _SINGLES[action_id](id=action_id)
    if action_id < RAM:
        return Move.model_validate({"id": action_id, "direction": DIRECTIONS[action_id - MOVE]})
    if action_id < FIRE:
        return Ram.model_validate({"id": action_id, "direction": DIRECTIONS[action_id - RAM]})
    mode, cell = divmod(action_id - FIRE, CELLS)
    space = space_name(cell % BOARD_SIDE, cell // BOARD_SIDE)
    return Fire(id=action_id, space=space, aimed=mode % 2 == 1, from_token=mode >= 2)
