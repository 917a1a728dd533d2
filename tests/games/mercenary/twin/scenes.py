"""Games in full swing: tables laid out by chance, on which what seldom meets is side by side."""

from __future__ import annotations

from random import Random

from . import figures, game, goals, medics
from .book import CARDS_OF_A_CLASS, CLASSES, SENTRY, SENTRY_CARDS, SLOTS
from .engineers import ORDINARY
from .ground import Cell
from .table import SIDES, Table, Uber, Unit, away, count_in_slots, is_free, on_board

LIKELY = {"spy": 2, "engineer": 2, "medic": 2}  # those with the most rules


def random_scene(draw: Random, options: dict[str, object]) -> Table:
    """Somebody's turn begins, or an empty slot has to be filled."""
    table = game.deal(options, draw.choice(SIDES), [])
    for side in SIDES:
        for slot in range(1, SLOTS + 1):
            _lay_slot(draw, table, side, slot)
    _deal_cards(draw, table)
    for unit in on_board(table):
        _wear_out(draw, table, unit)
    _share_ubers(draw, table)
    if table.mode == goals.CAPTURE_THE_INTEL:
        _scatter_intel(draw, table)
    else:
        _hold_points(draw, table)
    _choose_actor(draw, table)
    return table


def _lay_slot(draw: Random, table: Table, side: str, slot: int) -> None:
    kinds = [kind for kind in CLASSES if count_in_slots(table, side, kind) < CARDS_OF_A_CLASS]
    unit = Unit(side, slot, draw.choices(kinds, [LIKELY.get(kind, 1) for kind in kinds])[0])
    free = [cell for cell in table.ground.tiles if is_free(table, cell)]
    if draw.random() < 0.85 and len(free) > SLOTS:
        unit.cloaked = unit.kind == "spy" and draw.random() < 0.4
        unit.cell = draw.choice(_spots(table, free) if draw.random() < 0.4 else free)
    elif draw.random() < 0.3:
        return  # the slot is empty
    table.units[unit.name] = unit
    if unit.kind == "engineer":
        _lay_sentry(draw, table, unit)


def _spots(table: Table, free: list[Cell]) -> list[Cell]:
    """Where something is to be won: points, intel spots, spawns."""
    return [cell for cell in free if table.ground.tiles[cell] != ORDINARY] or free


def _lay_sentry(draw: Random, table: Table, unit: Unit) -> None:
    free = [cell for cell, tile in table.ground.tiles.items() if tile == ORDINARY and is_free(table, cell)]
    standing = sum(mate.is_sentry and mate.side == unit.side for mate in table.units.values())
    if standing < SENTRY_CARDS and len(free) > SLOTS and draw.random() < 0.8:
        sentry = Unit(unit.side, unit.slot, SENTRY, draw.choice(free))
        sentry.sapped, sentry.fresh = draw.random() < 0.3, draw.random() < 0.1
        table.units[sentry.name] = sentry


def _deal_cards(draw: Random, table: Table) -> None:
    """On characters, into hands, and the rest into the deck."""
    if not table.has_weapons:
        return
    left = sorted(table.cards)
    draw.shuffle(left)
    for unit in on_board(table):
        fitting = [number for number in left if unit.kind in table.cards[number].classes]
        if fitting and draw.random() < 0.6:
            unit.card = fitting[0]
            left.remove(fitting[0])
            table.seen.add(fitting[0])
    for side in SIDES:
        table.hands[side] = {left.pop() for _ in range(min(len(left), draw.randint(0, 10)))}
    table.deck = left


def _wear_out(draw: Random, table: Table, unit: Unit) -> None:
    """Whatever may have happened to it so far."""
    most = figures.most_health(table, unit)
    unit.health = draw.choice((most, draw.randint(1, most)))
    if unit.kind != "spy" or unit.cloaked:
        full = figures.full_charge(table, unit)
        unit.charge = draw.choice((full, draw.randint(0, full)))
    if not figures.effect(table, unit, "fireproof"):
        unit.burn = draw.choice((0, 0, 1, 2))
    unit.shield = draw.randint(0, figures.effect(table, unit, "shield"))
    unit.slow = 0 if unit.is_sentry else draw.choice((0, 0, 0, 2))
    if unit.kind == "demoman":
        _lay_stickies(draw, table, unit)
    unit.acted = not unit.is_sentry and (bool(unit.stickies) or draw.random() < 0.4)


def _lay_stickies(draw: Random, table: Table, unit: Unit) -> None:
    taken = {cell for somebody in on_board(table) for cell in somebody.stickies}
    free = [cell for cell in table.ground.tiles if table.ground.is_walkable(cell) and cell not in taken]
    unit.stickies = draw.sample(free, draw.randint(0, 2))


def _share_ubers(draw: Random, table: Table) -> None:
    for medic in on_board(table):
        mates = [mate for mate in on_board(table) if mate.side == medic.side and not mate.is_sentry]
        near = [mate for mate in mates if mate is not medic and away(table, medic, mate) <= medics.UBER_REACH]
        if medic.kind == "medic" and near and draw.random() < 0.5:
            partner = draw.choice([*near, None])
            table.ubers.append(Uber(medic, partner, draw.randint(1, medics.UBER_TURNS), began_now=False))
            medic.acted = True


def _scatter_intel(draw: Random, table: Table) -> None:
    """At home, carried, or dropped."""
    for side, intel in table.intel.items():
        ends = [table.intel[somebody].home for somebody in SIDES]
        carriers = [
            u for u in on_board(table) if u.side != side and not u.is_sentry and not u.cloaked and u.cell not in ends
        ]
        state = draw.choice(("home", "carried", "dropped"))
        if state == "carried" and carriers:
            intel.cell, intel.carrier = None, draw.choice(carriers)
        elif state == "dropped":
            intel.cell = draw.choice([cell for cell in table.ground.tiles if _may_lie(table, cell, intel.home)])
            intel.turns = draw.randint(1, goals.INTEL_TURNS)


def _may_lie(table: Table, cell: Cell, home: Cell | None) -> bool:
    return table.ground.is_walkable(cell) and cell != home


def _hold_points(draw: Random, table: Table) -> None:
    table.points = [draw.choice((None, *SIDES)) for _ in table.points]
    table.score = {side: draw.randint(1, goals.WINNING_SCORE - 1) for side in SIDES}
    for unit in on_board(table):
        point = None if unit.is_sentry else goals.point_below(table, unit)
        if point is not None and table.points[point] != unit.side and goals.capture_rate(table, unit) == 1:
            if draw.random() < 0.7:
                unit.point, unit.progress = point, 1


def _choose_actor(draw: Random, table: Table) -> None:
    """A slot that is empty, or whose character stands on the board."""
    waiting = [(side, slot) for side in SIDES for slot in range(1, SLOTS + 1)]
    draw.shuffle(waiting)
    table.round = draw.randint(1, table.round_limit)
    for table.actor, table.slot in waiting:
        unit = table.character(table.actor, table.slot)
        if unit is None or unit.cell is not None:
            break
    table.phase = "fill" if unit is None else "turn"
