"""Many games stepped in one compiled call: templates over the contract's names, bound per game like core/entry.py.

A game is a row of every array. Rows are independent of each other, so several threads may each take a range of them.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, cast

import numba
import numpy as np
import numpy.typing as npt

from fracas.core.contract import Game, tables_dtype
from fracas.core.entry import (
    ACTIONS,
    GAME,
    MOST_LEGAL,
    NOBODY,
    Floats,
    Ints,
    States,
    Tables,
    apply,
    conceal,
    legal,
    observe,
    setup,
    suggest,
)
from fracas.core.errors import BrokenPromise
from fracas.core.kernels import IS_COMPILED, Part, wide
from fracas.core.rng import Rng, below, unit
from fracas.search.compiling import all_parts

from .streams import CHANCE, CHOICE, WORDS, Streams

Bytes = npt.NDArray[np.uint8]

LEAVE, STEP, DEAL = 0, 1, 2  # what is done with a row
NO_OPPONENT, RANDOM_OPPONENT, SUGGEST_OPPONENT = 0, 1, 2  # who moves inside the call
ANY_SEAT, ACTING_SEAT = -1, -2  # beside a seat's number: one drawn when dealt; whichever is to act
WORD_BYTES = 8
DEAL_ANEW, NOT_LEGAL = -(1 << 62), -1  # for an episode: in place of an action, in place of a number of actions
BLANK, IMAGINED = 0, 1  # the spare states of a thread: zeros, and what an opponent thinks of


def features(s: np.record, t: np.record, seat: int, ids: npt.NDArray[np.int32], values: Floats) -> int:
    """Placeholder: the game's own rule."""
    raise NotImplementedError


def advance(
    states: States,
    tables: Tables,
    streams: Streams,
    todo: Bytes,
    actions: Ints,
    learners: Ints,
    seats: Ints,
    masks: Bytes,
    choices: npt.NDArray[np.int32],
    counts: Ints,
    rewards: npt.NDArray[np.float64],
    gains: npt.NDArray[np.float64],
    over: Bytes,
    illegal: Bytes,
    spare: States,
    out: Ints,
    first: int,
    last: int,
    opponent: int,
    seat: int,
    is_packed: int,
    has_secrets: int,
    carelessness: float,
) -> None:
    """Deal rows anew or play their actions, as `todo` says, then let the opponent move until the learner is to act.

    `seats` tells for whom a row's mask and observation are: the learner, or (`seat` is ACTING_SEAT) whoever is to act.
    `masks` are bytes of 0 and 1, or bits, the first action in the lowest; `choices` and `counts` list the same ids.
    An opponent plays at random with the probability `carelessness`.
    Where the game is over they allow everything: masked distributions break on a mask that allows nothing.
    `rewards` are those of every seat, `gains` that of the learner, or of who has just acted. An action that is not
    legal ends the game: whoever chose it loses, and the state stays as it was.
    """
    t = tables[0]
    players = rewards.shape[1]
    width = masks.shape[1]
    for i in range(first, last):
        if todo[i] == LEAVE:
            continue
        s = states[i]
        chance, choice = streams[i, CHANCE], streams[i, CHOICE]
        for p in range(players):
            rewards[i, p] = 0.0
        gains[i] = 0.0
        illegal[i] = 0
        mover = wide(0)
        if todo[i] == DEAL:
            states[i] = spare[BLANK]
            s.winner = NOBODY
            setup(s, t, chance)
            over[i] = 0
            learners[i] = below(choice, players) if seat == ANY_SEAT else seat
        else:
            mover = wide(s.actor)
            a = actions[i]
            is_legal = 0 <= a < ACTIONS
            if is_legal:
                is_legal = (masks[i, a >> 3] >> (a & 7)) & 1 != 0 if is_packed else masks[i, a] != 0
            if not is_legal:
                illegal[i] = 1
                over[i] = 1
                rewards[i, mover] = -1.0
            else:
                apply(s, t, a, chance)
        learner = learners[i]
        if opponent != NO_OPPONENT:
            while not over[i] and not s.over and s.actor != learner:
                if opponent == RANDOM_OPPONENT or (carelessness > 0.0 and unit(choice) < carelessness):
                    n = legal(s, t, out)
                    if n < 1 or n > MOST_LEGAL:
                        raise BrokenPromise(GAME, "legal", "most_legal", n, MOST_LEGAL)
                    b = out[below(choice, n)]
                elif has_secrets:
                    spare[IMAGINED] = states[i]
                    conceal(spare[IMAGINED], t, wide(s.actor), choice)
                    b = wide(suggest(spare[IMAGINED], t, choice))
                else:
                    b = wide(suggest(s, t, choice))
                if b < 0 or b >= ACTIONS:
                    raise BrokenPromise(GAME, "suggest", "actions", b, ACTIONS)
                apply(s, t, b, chance)
        if s.over and not over[i]:
            over[i] = 1
            winner = wide(s.winner)
            for p in range(players):
                if winner != NOBODY or players == 1:
                    rewards[i, p] = 1.0 if winner == p else -1.0
        if seat == ACTING_SEAT:
            gains[i] = rewards[i, mover]
            seats[i] = mover if over[i] else wide(s.actor)
        else:
            gains[i] = rewards[i, learner]
            seats[i] = learner
        if over[i]:
            counts[i] = 0
            if is_packed:
                for k in range(width):
                    masks[i, k] = 255
                if ACTIONS & 7:
                    masks[i, width - 1] = (1 << (ACTIONS & 7)) - 1
            else:
                for k in range(width):
                    masks[i, k] = 1
            continue
        n = legal(s, t, out)
        if n < 1 or n > MOST_LEGAL:
            raise BrokenPromise(GAME, "legal", "most_legal", n, MOST_LEGAL)
        if out[n - 1] >= ACTIONS:
            raise BrokenPromise(GAME, "legal", "actions", out[n - 1], ACTIONS)
        for k in range(width):
            masks[i, k] = 0
        if is_packed:
            for k in range(n):
                masks[i, out[k] >> 3] |= 1 << (out[k] & 7)
        else:
            for k in range(n):
                masks[i, out[k]] = 1
        for k in range(n):
            choices[i, k] = out[k]
        counts[i] = n


def episode_dtype(game: type[Game[Any]]) -> np.dtype[Any]:
    """All that one game stepped from Python needs in one record: an array less to hand over is a faster call."""
    room, padding = game.engine.legal_room().size, WORD_BYTES - game.tables_type.itemsize % WORD_BYTES
    fields: list[tuple[Any, ...]] = [("stream", np.uint64, (WORDS,)), ("count", np.int64), ("legal", np.int64, (room,))]
    # Numba wants every part of a record where its widest number may lie; NumPy forgets that of records in records.
    return tables_dtype(
        [*fields, ("tables", game.tables_type), ("padding", np.uint8, (padding,)), ("states", game.state, (2,))]
    )


def play_and_list(episodes: npt.NDArray[Any], a: int) -> int:
    """Play an action in the first state (DEAL_ANEW: deal; the second holds zeros), then list what is legal; its number.

    An action that is not in the list is not played: NOT_LEGAL.
    """
    episode = episodes[0]
    states, t, stream, out = episode.states, episode.tables, episode.stream, episode.legal
    s = states[0]
    if a == DEAL_ANEW:
        states[0] = states[1]
        s.winner = NOBODY
        setup(s, t, stream)
    else:
        at = np.searchsorted(out[: episode.count], a)
        if at == episode.count or out[at] != a:
            return NOT_LEGAL
        apply(s, t, a, stream)
    episode.count = 0
    if s.over:
        return 0
    n = legal(s, t, out)
    if n < 1 or n > MOST_LEGAL:
        raise BrokenPromise(GAME, "legal", "most_legal", n, MOST_LEGAL)
    episode.count = n
    return n


def observe_rows(
    states: States, tables: Tables, seats: Ints, wanted: Bytes, out: npt.NDArray[np.float32], first: int, last: int
) -> None:
    """What each row's seat knows, dense, into the wanted rows of `out`; room for a careless kernel follows them."""
    for i in range(first, last):
        if wanted[i]:
            observe(states[i], tables[0], seats[i], out[i])


def observe_rows_whole(
    states: States,
    tables: Tables,
    seats: Ints,
    wanted: Bytes,
    out: npt.NDArray[np.int8],
    room: Floats,
    first: int,
    last: int,
) -> None:
    """The same as whole numbers; `room` holds one row of floats."""
    size = out.shape[1]
    row = room[:size]
    for i in range(first, last):
        if wanted[i]:
            observe(states[i], tables[0], seats[i], row)
            for k in range(size):
                out[i, k] = np.int8(row[k])


def features_of_rows(
    states: States,
    tables: Tables,
    seats: Ints,
    wanted: Bytes,
    ids: npt.NDArray[np.int32],
    values: npt.NDArray[np.float32],
    counts: npt.NDArray[np.int32],
    first: int,
    last: int,
) -> None:
    """The same sparse: which features are not zero, their values, and how many there are."""
    for i in range(first, last):
        if wanted[i]:
            counts[i] = features(states[i], tables[0], seats[i], ids[i], values[i])


def draw_rows(choices: npt.NDArray[np.int32], counts: Ints, stream: Rng, actions: Ints) -> None:
    """Any of the listed actions for each row, all equally likely; 0 where none is listed."""
    for i in range(actions.size):
        actions[i] = choices[i, below(stream, counts[i])] if counts[i] > 0 else 0


def parts(game: type[Game[Any]]) -> dict[str, Part]:
    """What environments of a game compile, each when first used."""
    states, tables = numba.from_dtype(game.state)[::1], numba.from_dtype(game.tables_type)[::1]
    i, ints, rows = numba.int64, numba.int64[::1], numba.uint8[:, ::1]
    flags, numbers, floats = numba.uint8[::1], numba.float64[::1], numba.float32[::1]
    lists, streams = numba.int32[:, ::1], numba.uint64[:, :, ::1]
    looked = (states, tables, ints, flags)
    signatures: dict[Callable[..., Any], Any] = {
        advance: numba.void(
            *(states, tables, streams, flags, ints, ints, ints, rows, lists, ints),
            *(numba.float64[:, ::1], numbers, flags, flags, states, ints, i, i, i, i, i, i, numba.float64),
        ),
        play_and_list: i(numba.from_dtype(episode_dtype(game))[::1], i),
        observe_rows: numba.void(*looked, numba.float32[:, ::1], i, i),
        observe_rows_whole: numba.void(*looked, numba.int8[:, ::1], floats, i, i),
        features_of_rows: numba.void(*looked, lists, numba.float32[:, ::1], numba.int32[::1], i, i),
    }
    if not game.observation.is_whole:
        del signatures[observe_rows_whole]
    own = {template.__name__: game.engine.part(template, signature) for template, signature in signatures.items()}
    return own | {"draw_rows": _DRAWING}


def every_part(game: type[Game[Any]]) -> dict[str, Part]:
    """These, and all that play and statistics need."""
    return all_parts(game) | parts(game)


_DRAWING = Part(
    draw_rows,
    {},
    numba.void(numba.int32[:, ::1], numba.int64[::1], numba.uint64[::1], numba.int64[::1]),
    "envs_draw_rows",
)


@cache
def bound(game: type[Game[Any]], name: str) -> Callable[..., Any]:
    """One of these parts, compiled or loaded from the disk; it takes exactly the arrays of its signature.

    Numba finds out at every call which of a function's versions fits the arguments. There is one here and the arrays
    are ours, so that version itself is called: it is four times faster where a game is stepped from Python.
    """
    found: Any = parts(game)[name].bind()
    (version,) = found.overloads.values() if IS_COMPILED else (None,)
    return cast(Callable[..., Any], found if version is None else version.entry_point)
