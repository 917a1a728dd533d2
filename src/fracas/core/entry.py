"""Entry points shared by all games: templates over the contract's names, bound per game by core/engine.py.

Each is written once, against the placeholders below; `kernels.bind` makes a compiled copy per game in which those
names are the game's own rules. States travel as (array, index), which costs a tenth of passing a record.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from .errors import BrokenPromise
from .rng import Rng, below

States = npt.NDArray[Any]  # one-dimensional, of the game's State dtype
Tables = npt.NDArray[Any]  # one element, of the game's Tables dtype
Ints = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float32]

NOBODY = -1  # the winner of an undecided or drawn game; as a seat: the spectator

# Compiled for speed, a kernel does not check where it writes. So arrays for it have room beyond what the card promises,
# and the templates look whether the promise was kept: whoever writes too much is told so, and has harmed nothing.
SPARE = 1024

# Placeholders for what the game's card says; ROOM is the length of an array for a list of actions.
GAME, ACTIONS, MOST_LEGAL, FEATURES, ROOM = "", 0, 0, 0, 0


def setup(s: np.record, t: np.record, rng: Rng) -> None:
    """Placeholder: the game's own rule."""


def legal(s: np.record, t: np.record, out: Ints) -> int:
    """Placeholder: the game's own rule."""
    raise NotImplementedError


def apply(s: np.record, t: np.record, a: int | np.int64, rng: Rng) -> None:
    """Placeholder: the game's own rule."""


def conceal(s: np.record, t: np.record, seat: int, rng: Rng) -> None:
    """Placeholder: the game's own rule."""


def evaluate(s: np.record, t: np.record, seat: int) -> float:
    """Placeholder: the game's own rule."""
    raise NotImplementedError


def suggest(s: np.record, t: np.record, rng: Rng) -> int:
    """Placeholder: the game's own rule."""
    raise NotImplementedError


def observe(s: np.record, t: np.record, seat: int, out: Floats) -> None:
    """Placeholder: the game's own rule."""


def audit(s: np.record, t: np.record) -> int:
    """Placeholder: the game's own rule."""
    raise NotImplementedError


def setup_at(states: States, i: int, tables: Tables, rng: Rng) -> None:
    """Deal the start position into `states[i]`, which holds zeros."""
    states[i].winner = NOBODY
    setup(states[i], tables[0], rng)


def legal_at(states: States, i: int, tables: Tables, out: Ints) -> int:
    """Fill `out` with the legal action ids of `states[i]`, ascending; their number. None once the game is over."""
    if states[i].over:
        return 0
    if out.size < ROOM:
        raise BrokenPromise(GAME, "legal", "room", out.size, ROOM)
    n = legal(states[i], tables[0], out)
    if n < 1 or n > MOST_LEGAL:
        raise BrokenPromise(GAME, "legal", "most_legal", n, MOST_LEGAL)
    if out[n - 1] >= ACTIONS:
        raise BrokenPromise(GAME, "legal", "actions", out[n - 1], ACTIONS)
    return n


def apply_at(states: States, i: int, tables: Tables, a: int, rng: Rng) -> None:
    """Play one legal action on `states[i]`, in place."""
    if a < 0 or a >= ACTIONS:
        raise BrokenPromise(GAME, "apply", "actions", a, ACTIONS)
    apply(states[i], tables[0], a, rng)


def conceal_at(states: States, i: int, tables: Tables, seat: int, rng: Rng) -> None:
    """Redraw in place all of `states[i]` that `seat` cannot know."""
    conceal(states[i], tables[0], seat, rng)


def evaluate_at(states: States, i: int, tables: Tables, seat: int) -> float:
    """A quick guess at the result for `seat`, -1..1."""
    return evaluate(states[i], tables[0], seat)


def suggest_at(states: States, i: int, tables: Tables, rng: Rng) -> int:
    """A sensible action for the side to act."""
    a = suggest(states[i], tables[0], rng)
    if a < 0 or a >= ACTIONS:
        raise BrokenPromise(GAME, "suggest", "actions", a, ACTIONS)
    return a


def observe_at(states: States, i: int, tables: Tables, seat: int, out: Floats) -> None:
    """Fill `out` with what `seat` knows, as features for learning."""
    if out.size != FEATURES:
        raise BrokenPromise(GAME, "observe", "room", out.size, FEATURES)
    room = np.full(FEATURES + SPARE, np.float32(np.nan), np.float32)
    room[:FEATURES] = out
    observe(states[i], tables[0], seat, room[:FEATURES])  # as long as promised, with spare room behind it
    for k in range(room.size - 1, FEATURES - 1, -1):
        if not np.isnan(room[k]):
            raise BrokenPromise(GAME, "observe", "features", k + 1, FEATURES)
    out[:] = room[:FEATURES]


def audit_at(states: States, i: int, tables: Tables) -> int:
    """0, or the number of the invariant that `states[i]` breaks."""
    return audit(states[i], tables[0])


def random_games(states: States, tables: Tables, rng: Rng, out: Ints, games: int) -> int:
    """Play uniformly random games one after another in `states[0]` (`states[1]` holds zeros); actions played."""
    if out.size < ROOM:
        raise BrokenPromise(GAME, "legal", "room", out.size, ROOM)
    t = tables[0]
    s = states[0]
    played = 0
    for _ in range(games):
        states[0] = states[1]
        s.winner = NOBODY
        setup(s, t, rng)
        while not s.over:
            n = legal(s, t, out)
            if n < 1 or n > MOST_LEGAL:
                raise BrokenPromise(GAME, "legal", "most_legal", n, MOST_LEGAL)
            apply(s, t, out[below(rng, n)], rng)
            played += 1
    return played


def audited_games(
    states: States,
    tables: Tables,
    rng: Rng,
    out: Ints,
    games: int,
    sensible: int,
    results: Ints,
    lengths: Ints,
    fault: Ints,
) -> int:
    """Play games, random or (`sensible`) by `suggest`, auditing every state; actions played.

    `results[ending, winner + 1, starter]` is counted up, `lengths` holds total and longest. The first broken invariant
    stops the run with `fault` = (its number, game, ply); an unsorted legal list is number -1, a suggested action that
    is not legal -2, an ending, a winner or a starter that there is not -3.
    """
    if out.size < ROOM:
        raise BrokenPromise(GAME, "legal", "room", out.size, ROOM)
    t = tables[0]
    s = states[0]
    played = 0
    for game in range(games):
        states[0] = states[1]
        s.winner = NOBODY
        setup(s, t, rng)
        starter = np.int64(s.actor)
        length = 0
        while not s.over:
            broken = np.int64(audit(s, t))
            n = legal(s, t, out)
            if n < 1 or n > MOST_LEGAL:
                raise BrokenPromise(GAME, "legal", "most_legal", n, MOST_LEGAL)
            for k in range(1, n):
                if out[k] <= out[k - 1]:
                    broken = np.int64(-1)
            if sensible:
                a = np.int64(suggest(s, t, rng))
                found = np.searchsorted(out[:n], a)
                if found == n or out[found] != a:
                    broken = np.int64(-2)
            else:
                a = np.int64(out[below(rng, n)])
            if broken != 0:
                fault[0], fault[1], fault[2] = broken, game, length
                return played
            apply(s, t, a, rng)
            length += 1
            played += 1
        broken = np.int64(audit(s, t))
        ending, winner = np.int64(s.ending), np.int64(s.winner)
        endings, winners, starters = results.shape
        if not (0 <= ending < endings and NOBODY <= winner < winners + NOBODY and 0 <= starter < starters):
            broken = np.int64(-3)
        if broken != 0:
            fault[0], fault[1], fault[2] = broken, game, length
            return played
        results[ending, winner + 1, starter] += 1
        lengths[0] += length
        lengths[1] = max(lengths[1], length)
    return played


def count_lines(states: States, tables: Tables, streams: npt.NDArray[np.uint64], lists: Ints, depth: int) -> int:
    """Perft: the number of action sequences of length `depth` from `states[0]`.

    Chance at step k falls as `streams[k]` says, as it would in a match. `states` has depth + 1 elements, `lists` a row
    of legal actions for each step.
    """
    if lists.shape[1] < ROOM:
        raise BrokenPromise(GAME, "legal", "room", lists.shape[1], ROOM)
    t = tables[0]
    sizes = np.zeros(depth + 1, np.int64)
    nexts = np.zeros(depth + 1, np.int64)
    rng = np.zeros(4, np.uint64)
    total = 0
    level = 0
    sizes[0] = 0 if states[0].over else legal(states[0], t, lists[0])
    while level >= 0:
        if sizes[level] > MOST_LEGAL:
            raise BrokenPromise(GAME, "legal", "most_legal", sizes[level], MOST_LEGAL)
        if level == depth - 1:
            total += sizes[level]
            level -= 1
        elif nexts[level] == sizes[level]:
            level -= 1
        else:
            a = lists[level, nexts[level]]
            nexts[level] += 1
            states[level + 1] = states[level]
            rng[:] = streams[level]
            apply(states[level + 1], t, a, rng)
            level += 1
            sizes[level] = 0 if states[level].over else legal(states[level], t, lists[level])
            nexts[level] = 0
    return total
