"""What a solo game adds so that it can be solved with proof: states packed into words, and a bound on what is missing.

The solver (search/) knows a puzzle by these kernels alone. `Words` is a `uint64` array of `Game.packed_words()`
elements, `data` the game's `Game.bound_data()`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from .rooms import found

if TYPE_CHECKING:
    from .contract import Action

DEAD = -1  # what `bound` says of a state from which no win is possible


class PuzzleKernels(NamedTuple):
    """The kernels of a puzzle; every action counts one, and no chance falls after the set-up."""

    pack: Callable[..., None]
    """`pack(s, t, words)`: all that matters for how the game can go on, equal for states that differ by a symmetry."""
    unpack: Callable[..., None]
    """`unpack(words, slack, t, s)`: a state of that class, every field of `s` set."""
    slack: Callable[..., int]
    """`slack(s, t)`, 0..255: of two states with equal words, the one with less can do all the other can; 0: unused."""
    bound: Callable[..., int]
    """`bound(s, t, data)`: never more than the actions still needed, and at most 1 less after any action; or DEAD."""
    guess: Callable[..., int]
    """`guess(s, t, data, which)`: actions probably still needed, where `bound` is not DEAD; no bound, but leads to a
    first solution soon. `which` is 0, or 1 for another guess, tried where the first one gets lost; it may be the same.
    """
    branches: Callable[..., int]
    """`branches(s, t, out)`: legal actions, in any order, without those that another listed one equals by symmetry."""
    left: Callable[..., int]
    """`left(s, t)`: how many counted actions the rules still allow."""
    free: Callable[..., int]
    """`free(s, t)`: actions still to come that do not count (those of the set-up)."""

    @classmethod
    def of(cls, package: str) -> PuzzleKernels:
        """Those of a game's package, in its room `puzzle`."""
        return cls(**found(package, dict.fromkeys(cls._fields, "puzzle"), ()))


class PuzzleMaking:
    """What a game knows of good puzzles. Nothing of it need be written: these defaults suit any game of `puzzle`.

    A position is what `Match.position` gives: a mapping of `options` and `state`.
    """

    lessons: Sequence[str] = ()
    """What puzzles teach, one word each, in the order in which it is best learnt."""

    def option_sets(self) -> Sequence[Mapping[str, Any]]:
        """The options puzzles are drawn from; those of one board one after the other."""
        return [{}]

    def compose(self, options: Mapping[str, Any], size: float, draw: Random) -> Sequence[dict[str, Any]]:
        """Positions of which the first that can be solved is tried as a puzzle, so the tightest come first.

        `size`, 0 to 1, tells how large; none at all: take one from a game played.
        """
        return ()

    def hindrances(self, position: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
        """By name all that stands in the way, each with the position without it: in a puzzle every one must matter."""
        return {}

    def lesson(self, positions: Sequence[Mapping[str, Any]], solution: Sequence[Action]) -> str:
        """The last one of `lessons` among those a solution needs, with the positions it passes; or nothing."""
        return ""
