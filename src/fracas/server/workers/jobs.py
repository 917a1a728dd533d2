"""What a worker can be asked, and what it answers; plain values, for they travel between processes.

A thought about a running match holds a state in which everything its seat cannot know has been redrawn: a worker
cannot tell what it was never told.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from fracas.core.record_notes import Notes
from fracas.pictures import Animated, Order
from fracas.search.candidate import Candidate
from fracas.search.judging import Check, Judged
from fracas.search.reasons import Answer, Reasons

Verdict = Literal["candidates", "solution", "unsolvable", "unfound"]


@dataclass(frozen=True)
class Observation:
    """A position as one seat may know it."""

    game: str
    options: dict[str, Any]
    state: bytes  # concealed for the seat to act


@dataclass(frozen=True)
class Choose:
    """An opponent's decision: answers the id of an action."""

    observation: Observation
    level: str
    seed: str


@dataclass(frozen=True)
class Advise:
    """A hint: answers `Advice`."""

    observation: Observation
    seconds: float
    simulations: int
    seed: str
    has_reasons: bool = False  # wanted


@dataclass(frozen=True)
class Consider:
    """Whether an action throws much away: answers `Caution`, or nothing."""

    observation: Observation
    action: int
    simulations: int
    seed: str


@dataclass(frozen=True)
class Probe:
    """How quickly a finished match can be analysed: answers the processor's seconds for a simulation."""

    record: str


@dataclass(frozen=True)
class JudgePlies:
    """Some positions of a finished match, all of which is known: answers `Judgement`."""

    record: str
    plies: tuple[int, ...]
    simulations: int  # per position and action


@dataclass(frozen=True)
class CheckPly:
    """Whether an action of a finished match was a mistake: answers `Judgement`."""

    record: str
    ply: int
    simulations: int  # of the judgement that suspects it


@dataclass(frozen=True)
class TryAction:
    """What another action would have been worth in a finished match: answers `Attempt`."""

    record: str
    ply: int
    action: int
    best: int | None  # if that is known
    simulations: int


@dataclass(frozen=True)
class Read:
    """An uploaded record: answers `Replay`."""

    text: str


@dataclass(frozen=True)
class Deal:
    """A puzzle's set-up for a seed: answers the options that pass over those which cannot be solved."""

    game: str
    options: str  # as JSON
    seed: str


@dataclass(frozen=True)
class Solve:
    """A position of a puzzle: answers `Solved`, early when nobody waits for it any more."""

    game: str
    options: str  # as JSON
    state: bytes
    seconds: float
    proves: bool  # the fewest actions; else any good solution, or that there is none


@dataclass(frozen=True)
class Warm:
    """Load what a game's opponents need: answers nothing."""

    game: str
    options: str = "{}"  # as JSON


@dataclass(frozen=True)
class Compile:
    """Compile one part of a game, so that it is on the disk: answers nothing."""

    game: str
    part: str


@dataclass(frozen=True)
class Draw:
    """Pictures of moments, as a seat sees them: answers `Drawn`, a file for each."""

    orders: tuple[Order, ...]
    is_svg: bool  # else a bitmap
    width: int


@dataclass(frozen=True)
class Pack:
    """An animation of drawn frames: answers `Drawn`, one file."""

    frames: tuple[bytes, ...]
    kind: Animated


Job = (
    Choose
    | Advise
    | Consider
    | Probe
    | JudgePlies
    | CheckPly
    | TryAction
    | Read
    | Deal
    | Solve
    | Warm
    | Compile
    | Draw
    | Pack
)


@dataclass(frozen=True)
class Drawn:
    """Files, and what they cost."""

    files: tuple[bytes, ...]
    seconds: float  # of the processor


@dataclass(frozen=True)
class Solved:
    """What a solver found, and what it cost."""

    verdict: Literal["optimal", "solved", "unsolvable", "unknown"]
    actions: tuple[int, ...]  # those of the set-up included
    length: int | None  # without those
    at_least: int  # no solution has fewer
    states: int
    is_stopped: bool  # by time or memory, before all was known
    seconds: float  # of the processor


@dataclass(frozen=True)
class Advice:
    """Candidates, best first, and a sentence."""

    verdict: Verdict
    text: str
    candidates: tuple[Candidate, ...]
    simulations: int = 0
    reasons: tuple[Reasons, ...] = ()  # of the first of them


@dataclass(frozen=True)
class Caution:
    """An action that throws much away: what it is worth to who plays it, and the best; the answer that shows it."""

    value: float
    best_value: float
    fears: Answer | None


@dataclass(frozen=True)
class Judgement:
    """What a piece of an analysis has found."""

    judged: tuple[Judged, ...]
    checks: tuple[Check, ...]
    seconds: float  # of the processor: what else the machine does makes no match too long to be judged


@dataclass(frozen=True)
class Replay:
    """What an uploaded record tells."""

    game: str
    rules_version: int  # of the record, which may be older than the present rules
    options: dict[str, Any]
    start_position: dict[str, Any] | None
    seed: str
    actions: tuple[tuple[int, int], ...]  # (seat, action id)
    result: str
    outcome: dict[str, Any] | None  # by the game's rules
    notes: Notes
    record: str | None  # the whole of it, where there are comments or variations
