"""The game and its twin side by side."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import fracas
from fracas import Match
from fracas.games.tanks import Tanks
from fracas.games.tanks.data import format_zone
from fracas.games.tanks.options import TanksOptions

from . import arenas
from .table import SIDES, Table, lay, named

LAST = 12  # so many actions are told when the two disagree
Facts = dict[str, Any]


class Disagreement(AssertionError):
    """The game and the twin part ways."""


def set_up(options: dict[str, Any], seed: int) -> tuple[Match, Table]:
    """Both at the start; who begins is handed over."""
    match = fracas.new("tanks", seed=seed, **options)
    chosen = match.game.options
    assert isinstance(chosen, TanksOptions)
    zone = chosen.zone if "\n" in chosen.zone else format_zone(chosen.opened_zone)
    first = SIDES[match.actor or 0]
    return match, lay(zone, chosen.rules_in_use, chosen.missions, chosen.model_dump(), first)


def play_beside_twin(options: dict[str, Any], seed: int, most: int = 100_000) -> tuple[int, str]:
    """A whole game, everything compared after every action; the actions, and how it ended."""
    match, table = set_up(options, seed)
    draw, played = Random(seed), list[str]()
    compare(match, table, played)
    while match.outcome is None and len(played) < most:
        text = choose(draw, table)
        match.play(text)
        roll = match.view(None)["last_roll"] if text.startswith("fire") else {"dice": []}
        table.play(text, [die["value"] for die in roll["dice"]])
        played.append(text)
        compare(match, table, played)
    return len(played), "unfinished" if match.outcome is None else match.outcome.ending


def choose(draw: Random, table: Table) -> str:
    """Mostly shots at tanks and walls, steps, and turns that end, so that games come to something."""
    legal = sorted(table.legal())
    standing = {named(tank.place) for tank in table.tanks.values() if tank.place}
    walls = {named(space) for space, symbol in table.ground.items() if symbol == "#"}
    worthwhile = [text for text in legal if text.startswith("fire") and text.split()[1] in standing | walls]
    steps = [text for text in legal if text.startswith(("move", "ram", "repair"))]
    lists = [legal, worthwhile, worthwhile, steps, steps, [text for text in legal if text == "end"]]
    return draw.choice(draw.choice([texts for texts in lists if texts]))


def compare(match: Match, table: Table, played: list[str]) -> None:
    """Legal actions and everything that can be seen."""
    theirs, ours = {action.text for action in match.legal()}, table.legal()
    found = [f"legal: only twin {sorted(ours - theirs)[:5]}, only game {sorted(theirs - ours)[:5]}"] * (ours != theirs)
    shown, told = of_game(match), of_twin(table)
    found += [f"{name}: twin {told[name]}, game {shown[name]}" for name in told if told[name] != shown[name]]
    if found:
        raise Disagreement(f"after {len(played)} actions ({', '.join(played[-LAST:])}): {'; '.join(found)}")


def of_game(match: Match) -> Facts:
    """What the view shows."""
    view, outcome = match.view(None), match.outcome
    rows = dict(enumerate(reversed(view["ground"])))
    return {
        "ground": {(c, r): symbol for r, line in rows.items() for c, symbol in enumerate(line) if symbol != "_"},
        "tanks": [
            (
                f"{tank['side']} {tank['number']}",
                tank["space"],
                tank["hit_points"],
                tank["is_stunned"],
                tank["token"] and (tank["token"]["column"] - 1, tank["token"]["row"] - 1),
            )
            for tank in view["tanks"]
        ],
        "turns": view["turn"] - (outcome is None),
        "active": view["active_tank"],
        "walls": view["walls_destroyed"],
        "goals": sorted((goal["side"], goal["kind"], goal["progress"], goal["is_done"]) for goal in view["goals"]),
        "ending": None if outcome is None else (outcome.winner_name, outcome.ending),
    }


def of_twin(table: Table) -> Facts:
    """The same of the twin."""
    goals = [(goal.side, goal.kind, goal.progress(table), goal.is_fulfilled(table)) for goal in table.goals]
    tanks = table.tanks.values()
    return {
        "ground": table.ground,
        "tanks": [(t.name, t.place and named(t.place), t.points, t.is_stunned, t.token) for t in tanks],
        "turns": table.turns,
        "active": table.active.name if table.ending is None else None,
        "walls": table.walls,
        "goals": sorted((side, kind, min(progress, 1000), done) for side, kind, progress, done in goals),
        "ending": table.ending,
    }


def play_many(games: int, seed: str, largest: int) -> Counter[str]:
    """Games in zones made by chance: how many, how they ended, and what was in them."""
    draw, found = Random(seed), Counter[str]()
    while found["games"] < games:
        options = arenas.random_options(draw, largest)
        try:
            game = Tanks.with_options(options)
        except fracas.BadOptions:
            found["refused"] += 1
            continue
        actions, ending = play_beside_twin(options, draw.randrange(2**32))
        found.update(games=1, actions=actions)
        found[f"ended: {ending}"] += 1
        zone = game.options.opened_zone
        found["with unequal squadrons"] += len(zone.tanks[0]) != len(zone.tanks[1])
        found["with goals of their own"] += bool(zone.goals)
        found["in parts"] += any(set(tanks) - zone.drivable(zone.tanks[0][:1]) != set() for tanks in zone.tanks)
    return found
