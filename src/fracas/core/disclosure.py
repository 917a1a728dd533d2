"""Whether an action showed its actor something: had the unknown been different, what it knows now would differ, too."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numba
import numpy as np
import numpy.typing as npt

from . import rng
from .contract import Game
from .entry import States, Tables, apply, conceal
from .kernels import Part
from .match import Match
from .rng import Rng

SAMPLES = 32  # redraws of what the actor could not know
BEFORE, AFTER, IMAGINED = 0, 1, 2


def shows_secret(match: Match, ply: int) -> bool:
    """The action played after `ply` others told who played it something that it could not know before.

    Redrawing always in the same way what a seat does not know leaves all that it knows: views, events and features
    depend on nothing beyond it; the tests of secrecy see to that, for every game.
    """
    before, after = match.content_at(ply), match.content_at(ply + 1)
    states = np.frombuffer(bytearray(before + after + before), match.game.state)  # byte for byte, padding included
    chance, known = rng.stream(match.seed, ply + 1), rng.stream("what is known", 0)
    draws = rng.stream(f"{match.seed} fair", ply)
    ask = _bound(type(match.game))
    content = states.view(np.uint8).reshape(len(states), -1)
    action = match.action_at(ply).id
    return bool(ask(states, content, match.game.tables, match.seat_at(ply), action, chance, known, draws))


def disclosure_parts(game: type[Game[Any]]) -> dict[str, Part]:
    """What is compiled to find that out."""
    states, tables, stream = numba.from_dtype(game.state), numba.from_dtype(game.tables_type), numba.uint64[::1]
    numbers = (numba.int64, numba.int64)
    signature = numba.boolean(states[::1], numba.uint8[:, ::1], tables[::1], *numbers, stream, stream, stream)
    return {"differs": game.engine.part(differs, signature)}


@cache
def _bound(game: type[Game[Any]]) -> Callable[..., bool]:
    return disclosure_parts(game)["differs"].bind()


def differs(
    states: States,
    content: npt.NDArray[np.uint8],
    tables: Tables,
    seat: int,
    action: int,
    chance: Rng,
    known: Rng,
    draws: Rng,
) -> bool:
    """Play the action on other states that looked the same; `content` are the bytes of `states`."""
    conceal(states[AFTER], tables[0], seat, known.copy())
    for _ in range(SAMPLES):
        content[IMAGINED] = content[BEFORE]
        conceal(states[IMAGINED], tables[0], seat, draws)
        apply(states[IMAGINED], tables[0], action, chance.copy())
        conceal(states[IMAGINED], tables[0], seat, known.copy())
        if (content[IMAGINED] != content[AFTER]).any():
            return True
    return False
