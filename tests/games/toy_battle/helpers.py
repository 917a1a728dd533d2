"""Positions for tests: say what matters, the rest of the 48 troops is put where it does not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import fracas
from fracas.core.facts import Fact
from fracas.core.match import Match
from fracas.games.toy_battle import ToyBattle
from fracas.games.toy_battle.actions import TROOP_IDS
from fracas.games.toy_battle.state import COPIES, REMOVED
from tests import support

SEATS = ("blue", "red")


def side(
    name: str,
    stacks: Mapping[str, Sequence[str]],
    rack: str,
    pinned: str,
    known: str,
    reserve: str | None,
    discard: str,
) -> dict[str, list[str]]:
    """One side: with no `reserve` given, all other troops are in it; else they are in the discard."""
    left: list[str] = [troop for troop in TROOP_IDS for _ in range(COPIES)]
    used = [text.split(" ")[1] for stack in stacks.values() for text in stack if text.startswith(name)]
    piles = {"rack": rack.split(), "pinned": pinned.split(), "discard": discard.split()}
    for troop in [*used, *(troop for pile in piles.values() for troop in pile), *(reserve or "").split()]:
        left.remove(troop)
    removed, left = left[:REMOVED], left[REMOVED:]
    if reserve is None:
        piles["reserve"] = left
    else:
        piles["reserve"] = reserve.split()
        piles["discard"] += left
    return {**piles, "known": known.split(), "removed": removed}


def position(
    terrain: str | Mapping[str, Any] = "castle-field",
    stacks: Mapping[str, str] | None = None,
    *,
    actor: str = "blue",
    blue: str = "",
    red: str = "",
    blue_reserve: str | None = None,
    red_reserve: str | None = None,
    blue_discard: str = "",
    red_discard: str = "",
    blue_pinned: str = "",
    red_pinned: str = "",
    blue_known: str = "",
    red_known: str = "",
    taken: Mapping[int, str] | None = None,
    turns: int = 0,
    phase: str = "turn",
    spot: str | None = None,
    queue: Sequence[str] = (),
    **options: Any,
) -> dict[str, Any]:
    """A whole position; stacks are written `blue roxy, red hook` from the bottom up, racks `hook kwak`."""
    piles = {node: text.split(", ") for node, text in (stacks or {}).items()}
    game = fracas.core.registry.find("toy-battle").with_options({"terrain": terrain, **options})
    regions = len(game.options.board.regions)
    return {
        "game": "toy-battle",
        "options": {"terrain": terrain, **options},
        "state": {
            "actor": actor,
            "phase": phase,
            "spot": spot,
            "queue": list(queue),
            "turns": turns,
            "stacks": piles,
            "taken": [(taken or {}).get(number) for number in range(regions)],
            "blue": side("blue", piles, blue, blue_pinned, blue_known, blue_reserve, blue_discard),
            "red": side("red", piles, red, red_pinned, red_known, red_reserve, red_discard),
        },
    }


def battle(
    terrain: str | Mapping[str, Any] = "castle-field", stacks: Mapping[str, str] | None = None, **said: Any
) -> Match:
    """A match from `position`."""
    return fracas.from_position("toy-battle", position(terrain, stacks, **said), seed="test")


def legal(match: Match) -> list[str]:
    """The texts of the legal actions."""
    return [action.text for action in match.legal()]


def slots(match: Match, troop: str) -> set[str]:
    """The nodes where the actor may place the troop."""
    return {text.split(" ")[2] for text in legal(match) if text.startswith(f"place {troop} ")}


def play(match: Match, *actions: str) -> Match:
    """Play actions by their texts."""
    for action in actions:
        match.play(action)
    return match


def told(fact: Fact | None) -> str:
    """A fact's English sentence, after seeing that every language can say it whole."""
    return "" if fact is None else support.told(ToyBattle, fact)


def side_of(match: Match, seat: str) -> dict[str, Any]:
    """A side as it sees itself."""
    found: dict[str, Any] = match.view(SEATS.index(seat))["sides"][SEATS.index(seat)]
    return found


def holder(match: Match, node: str) -> str | None:
    """Who holds a node."""
    found: str | None = next(view["holder"] for view in match.view(None)["nodes"] if view["id"] == node)
    return found


def phase(match: Match) -> str:
    """What is asked."""
    found: str = match.view(None)["phase"]
    return found


def ending(match: Match) -> tuple[str | None, str]:
    """Winner and named ending."""
    outcome = match.outcome
    assert outcome is not None
    return outcome.winner_name, outcome.ending


#   A terrain with every special on it:
#
#             red-hq
#            /      \
#        d(draw)   e(exhume)
#          | \    /  |
#          |  \  /   |
#   p(pin)-+---m-----+- s(shove)      m: silence
#          |  /  \   |
#        r(recall)  o(only 1,2)
#            \      /
#            blue-hq
MIXED: dict[str, Any] = {
    "id": "mixed",
    "name": "Mixed Bag",
    "medals_to_win": 5,
    "nodes": [
        {"id": "blue-hq", "kind": "hq:blue", "x": 5.0, "y": 16.0},
        {"id": "r", "kind": "base", "x": 3.0, "y": 13.0, "special": "recall"},
        {"id": "o", "kind": "base", "x": 7.0, "y": 13.0, "special": "only:1,2"},
        {"id": "p", "kind": "base", "x": 1.0, "y": 8.0, "special": "pin"},
        {"id": "m", "kind": "base", "x": 5.0, "y": 8.0, "special": "silence"},
        {"id": "s", "kind": "base", "x": 9.0, "y": 8.0, "special": "shove"},
        {"id": "d", "kind": "base", "x": 3.0, "y": 3.0, "special": "draw"},
        {"id": "e", "kind": "base", "x": 7.0, "y": 3.0, "special": "exhume"},
        {"id": "red-hq", "kind": "hq:red", "x": 5.0, "y": 0.5},
    ],
    "paths": [
        ["blue-hq", "r"],
        ["blue-hq", "o"],
        ["r", "p"],
        ["r", "m"],
        ["o", "m"],
        ["o", "s"],
        ["p", "m"],
        ["m", "s"],
        ["p", "d"],
        ["m", "d"],
        ["m", "e"],
        ["s", "e"],
        ["d", "red-hq"],
        ["e", "red-hq"],
    ],
    "regions": [
        {"bases": ["r", "o", "m"], "medals": 2},
        {"bases": ["r", "p", "m"], "medals": 1},
        {"bases": ["o", "m", "s"], "medals": 1},
        {"bases": ["p", "m", "d"], "medals": 1},
        {"bases": ["m", "s", "e"], "medals": 1},
        {"bases": ["d", "e", "m"], "medals": 2},
    ],
}
