"""A whole game: what is legal, and what an action does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from . import book, demomen, engineers, equipment, fighting, goals, ground, medics, moving, spies, turns
from .table import INTEL_TILES, SIDES, Intel, Table, Unit


def deal(options: dict[str, Any], first: str, deck: list[int]) -> Table:
    """The start; chance is handed over."""
    here = ground.read(book.map_text(options["map"]))
    table = Table(
        ground=here,
        characters=book.characters(options["characters"]),
        cards=book.cards(options["cards"]),
        mode=options["mode"],
        has_weapons=options["weapons"],
        round_limit=options["round_limit"],
        first=first,
        actor=first,
        deck=list(deck),
    )
    if table.mode == goals.CAPTURE_THE_INTEL:
        homes = {side: here.find(INTEL_TILES[side]) for side in SIDES}
        table.intel = {side: Intel(home, home) for side, home in homes.items()}
    else:
        table.score = dict.fromkeys(SIDES, goals.FIRST_SCORE)
    return table


def legal(table: Table) -> list[str]:
    """Every action there is, as texts."""
    if table.ending is not None:
        return []
    if table.phase in ("draft", "fill"):
        return [f"pick {kind}" for kind in turns.classes_left(table)]
    unit = table.acting
    if unit.is_sentry:
        return [*fighting.attack_texts(table, unit), "end"]
    if unit.cloaked:
        return ["stay cloaked"] + [f"uncloak to {ground.name_of(cell)}" for cell in spies.uncloak_cells(table, unit)]
    return [
        *["swap to spy"] * spies.may_swap(table, unit),
        *[f"move {direction}" for direction in moving.steps(table, unit)],
        *[f"jump {direction}" for direction in moving.jumps(table, unit)],
        *fighting.attack_texts(table, unit),
        *instead_of_attacking(table, unit),
        *[f"uber {mate.slot}" for mate in medics.uber_targets(table, unit)],
        *[f"sticky {direction}" for direction in demomen.sticky_directions(table, unit)],
        *[f"build {direction}" for direction in engineers.build_directions(table, unit)],
        *[f"give {mate.slot}" for mate in goals.give_targets(table, unit)],
        *[f"equip {number}" for number in equipment.equip_numbers(table, unit)],
        *["unequip"] * equipment.may_unequip(table, unit),
        *["cloak"] * spies.may_cloak(table, unit),
        "end",
    ]


def instead_of_attacking(table: Table, unit: Unit) -> list[str]:
    """Heal, repair and detonate take the attack's place."""
    if table.turn.attacks:
        return []
    return [
        *[f"heal {mate.slot}" for mate in medics.heal_targets(table, unit)],
        *[f"repair {sentry.slot}" for sentry in engineers.repair_targets(table, unit)],
        *["detonate"] * (len(unit.stickies) > 0),
    ]


def play(table: Table, text: str) -> None:
    """Play a legal action, up to the next decision or the end of the game."""
    word, _, rest = text.partition(" ")
    if word == "pick":
        (turns.draft if table.phase == "draft" else turns.fill)(table, rest)
        return
    unit = table.acting
    if word != "end":
        PLAYS[word](table, unit, rest)
        settle(table)
    table.turn.decided = True
    if table.ending is not None:
        return
    if unit.is_sentry:
        turns.finish(table)
    elif word in ("end", "cloak", "stay", "uncloak"):
        turns.end_character(table, unit)


def settle(table: Table) -> None:
    """After everything that happens: uber distance, intel win."""
    medics.stretch_ubers(table)
    goals.check_intel(table)


def attack(table: Table, unit: Unit, rest: str) -> None:
    name, _, with_weapon = rest.partition(" ")
    fighting.attack(table, unit, table.units[name], bool(with_weapon))


def in_place_of_attack(table: Table) -> None:
    table.turn.attacks += 1


def heal(table: Table, unit: Unit, rest: str) -> None:
    in_place_of_attack(table)
    medics.heal(table, unit, mate(table, unit, rest))


def repair(table: Table, unit: Unit, rest: str) -> None:
    in_place_of_attack(table)
    engineers.repair(table, unit, table.units[f"{unit.side}-sentry-{rest}"])


def detonate(table: Table, unit: Unit, _: str) -> None:
    in_place_of_attack(table)
    demomen.detonate(table, unit)


def uncloak(table: Table, unit: Unit, rest: str) -> None:
    name = rest.removeprefix("to ")
    spies.uncloak(table, unit, next(cell for cell in table.ground.tiles if ground.name_of(cell) == name))


def mate(table: Table, unit: Unit, slot: str) -> Unit:
    return table.units[f"{unit.side}-{slot}"]


# Asked at the time of play, so that a rule put in another's place is found.
PLAYS: dict[str, Callable[[Table, Unit, str], None]] = {
    "swap": lambda table, unit, _: spies.swap(table, unit),
    "move": lambda table, unit, rest: moving.move(table, unit, rest),
    "jump": lambda table, unit, rest: moving.jump(table, unit, rest),
    "attack": attack,
    "heal": heal,
    "uber": lambda table, unit, rest: medics.uber(table, unit, mate(table, unit, rest)),
    "repair": repair,
    "sticky": lambda table, unit, rest: demomen.place_sticky(table, unit, rest),
    "detonate": detonate,
    "build": lambda table, unit, rest: engineers.build(table, unit, rest),
    "give": lambda table, unit, rest: goals.give(table, unit, mate(table, unit, rest)),
    "equip": lambda table, unit, rest: equipment.equip(table, unit, int(rest)),
    "unequip": lambda table, unit, _: equipment.unequip(table, unit),
    "cloak": lambda table, unit, _: spies.cloak(table, unit),
    "stay": lambda table, unit, _: spies.stay(table, unit),
    "uncloak": uncloak,
}
