"""Why an action: what it would do, and the answer it has to fear; both in facts, from what the seat may know."""

from __future__ import annotations

from dataclasses import dataclass

from fracas.core import rng
from fracas.core.foretelling import MANY, Foretold, foretell
from fracas.core.match import Match

from .candidate import NamedAction

REPLIES = 20  # tries of an answer, which is itself no more than likely


@dataclass(frozen=True)
class Answer:
    """What the other side may do next, and what that would do."""

    action: NamedAction
    does: tuple[Foretold, ...]


@dataclass(frozen=True)
class Reasons:
    """What speaks for an action and against it."""

    does: tuple[Foretold, ...]
    fears: Answer | None  # None: the search has not looked so far, or nobody answers


def reasons(match: Match, line: tuple[NamedAction, ...], seed: rng.Seed) -> Reasons:
    """The reasons of an action of the side to act, the first of the line that a search expects."""
    assert match.actor is not None
    does = foretell(match.game, match.state, line[0].id, match.actor, seed, MANY)
    return Reasons(tuple(does), answer(match, line, seed))


def answer(match: Match, line: tuple[NamedAction, ...], seed: rng.Seed) -> Answer | None:
    """The first action of the line that is another side's, in a world as the side to act may imagine it."""
    game, seat, state = match.game, match.actor, match.state
    assert seat is not None
    stream = rng.stream(f"answer {seed}", match.ply)
    game.engine.conceal_at(state, 0, game.tables, seat, stream)
    for action in line:
        if state[0].over or action.id not in game.legal_ids(state):  # the dice fell otherwise here
            return None
        if int(state[0].actor) != seat:
            return Answer(action, tuple(foretell(game, state, action.id, seat, seed, REPLIES)))
        game.engine.apply_at(state, 0, game.tables, action.id, stream)
    return None
