"""What an action would do, in facts, found by playing it: whatever a game tells afterwards can be told before.

From what a seat may know the action is played again and again, with everything else redrawn and other dice each time.
A fact that always came is told as it is, another one with the share of the tries in which it did.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count, islice
from typing import Any

from . import rng
from .contract import Game, State
from .facts import Told

FEW = 8  # tries that agree: nothing hangs on dice or secrets here
MANY = 100  # else: a share of them has a standard error of five percentage points at most
PATIENCE = 4  # times as many worlds are drawn, where the action is not possible in all of them
LEAST_SHARE = 0.1  # what comes more seldom is no reason for or against an action
MOST_FACTS = 4


@dataclass(frozen=True)
class Foretold:
    """A fact that would be told after an action: an event, or a change that no event tells."""

    fact: Told
    share: float  # of the tries in which it came; 1: always


def foretell(game: Game[Any], state: State, action: int, seat: int, seed: rng.Seed, most: int = MANY) -> list[Foretold]:
    """What `seat` would be told if `action` were played now, the surest first; what the action itself says is not."""
    tries = _tries(game, state, action, seat, seed, PATIENCE * most)
    found = list(islice(tries, min(FEW, most) if game.has_chance or game.has_secrets else 1))
    if any(facts.keys() != found[0].keys() for facts in found):
        found += islice(tries, max(0, most - len(found)))
    known = {key: fact for facts in found for key, fact in facts.items()}
    shares = {key: sum(key in facts for facts in found) / len(found) for key in known}
    told = [Foretold(fact, shares[key]) for key, fact in known.items() if shares[key] >= LEAST_SHARE]
    return sorted(told, key=lambda one: -one.share)[:MOST_FACTS]


def _tries(
    game: Game[Any], state: State, action: int, seat: int, seed: rng.Seed, most: int
) -> Iterator[dict[bytes, Told]]:
    """The facts of one try after another, each with what tells it from others."""
    before = game.view(state[0], seat)
    for number in islice(count(), most):
        stream = rng.stream(f"foretelling {seed}", number)
        start = state.copy()
        game.engine.conceal_at(start, 0, game.tables, seat, stream)
        if action not in game.legal_ids(start):  # another seat's, which in this world lacks what it takes
            continue
        after = start.copy()
        game.engine.apply_at(after, 0, game.tables, action, stream)
        events = game.narrate(start[0], game.actions[action], after[0], seat)[1:]
        timeless = [event.model_copy(update={"ply": 0}) for event in events]
        legal = [] if after[0].over else [game.actions[one] for one in game.legal_ids(after)]
        seen = game.view(after[0], seat) if game.has_changes else before
        facts = [*timeless, *game.changes(before, seen, legal)]
        yield {fact.encoded: fact for fact in facts}
