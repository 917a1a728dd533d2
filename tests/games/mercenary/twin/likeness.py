"""The twin's table in the words of a position, to be held against the game's."""

from __future__ import annotations

from typing import Any

from . import ground
from .table import SIDES, Table, Unit

Facts = dict[str, Any]


def of_twin(table: Table) -> Facts:
    """Everything a position says."""
    found: Facts = {
        "over": table.ending is not None,
        "winner": table.winner,
        "ending": table.ending,
        "first": table.first,
        "units": {name: _unit(table, unit) for name, unit in table.units.items()},
        "intel": {side: _intel(table, side) for side in SIDES},
        "points": list(table.points),
        "score": {side: table.score.get(side, 0) for side in SIDES},
        "deck": list(table.deck),
        "hands": {side: sorted(table.hands[side]) for side in SIDES},
        "seen": sorted(table.seen),
    }
    if table.ending is None:
        found |= {"actor": table.actor, "phase": table.phase, "round": table.round, "slot": table.slot}
        if table.phase == "turn":
            found["turn"] = _turn(table)
    return found


def _unit(table: Table, unit: Unit) -> Facts:
    uber = next((uber for uber in table.ubers if uber.medic is unit), None)
    return {
        "character": unit.kind,
        "face_up": unit.cell is not None,
        "cell": _name(unit.cell),
        "health": unit.health,
        "charge": unit.charge,
        "burn": unit.burn,
        "card": unit.card,
        "shield": unit.shield,
        "slow": unit.slow,
        "acted": unit.acted,
        "cloaked": unit.cloaked,
        "uber": uber.turns + uber.began_now if uber else 0,
        "partner": uber.partner.name if uber and uber.partner else None,
        "capture": unit.progress,
        "capturing": None if unit.point is None else unit.point + 1,
        "sapped": unit.sapped,
        "fresh": unit.fresh,
        "stickies": sorted(ground.name_of(cell) for cell in unit.stickies),
    }


def _intel(table: Table, side: str) -> Facts:
    intel = table.intel.get(side)
    if intel is None:
        return {"cell": None, "carrier": None, "timer": 0}
    carrier = None if intel.carrier is None else intel.carrier.name
    return {"cell": _name(intel.cell), "carrier": carrier, "timer": intel.turns + intel.fell_now}


def _turn(table: Table) -> Facts:
    turn = table.turn
    return {
        "started": turn.decided,
        "spawned": turn.spawned,
        "moved": turn.steps,
        "attack": 0 if turn.attacks == 0 else 1 if turn.may_repeat else 2,
        "fired": turn.fired,
        "stuck": turn.stickies,
        "changed": turn.changed,
        "gave": turn.gave,
    }


def _name(cell: ground.Cell | None) -> str | None:
    return None if cell is None else ground.name_of(cell)


def of_position(state: Facts) -> Facts:
    """The same of the game's position; what has no meaning in a phase is left out."""
    left_out = set() if not state["over"] else {"actor", "phase", "round", "slot"}
    if state["over"] or state["phase"] != "turn":
        left_out.add("turn")
    units = {name: unit | {"stickies": sorted(filter(None, unit["stickies"]))} for name, unit in state["units"].items()}
    return {key: value for key, value in state.items() if key not in left_out} | {"units": units}


def differences(one: Any, other: Any, where: str = "") -> list[str]:
    """What is not alike, by its place."""
    if isinstance(one, dict) and isinstance(other, dict):
        keys = sorted({*one, *other})
        return [found for key in keys for found in differences(one.get(key), other.get(key), f"{where}.{key}")]
    return [] if one == other else [f"{where.lstrip('.')}: twin {one!r}, game {other!r}"]
