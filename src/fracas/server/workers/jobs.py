"""What a worker can be asked, and what it answers; plain values, for they travel between processes.

A thought about a running match holds a state in which everything its seat cannot know has been redrawn: a worker
cannot tell what it was never told.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from fracas.core.record_notes import Notes
from fracas.search.candidate import Candidate

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


@dataclass(frozen=True)
class Probe:
    """How quickly a finished match can be analysed: answers the processor's seconds for a simulation."""

    record: str


@dataclass(frozen=True)
class Judge:
    """A part of the analysis of a finished match, all of which is known: answers `Judgement`."""

    record: str
    first: int  # ply; the end is the ply after the last
    end: int
    simulations: int  # per position


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
class Warm:
    """Load what a game's opponents need: answers nothing."""

    game: str
    options: str = "{}"  # as JSON


@dataclass(frozen=True)
class Compile:
    """Compile one part of a game, so that it is on the disk: answers nothing."""

    game: str
    part: str


Job = Choose | Advise | Probe | Judge | Read | Deal | Warm | Compile


@dataclass(frozen=True)
class Advice:
    """Candidates, best first, and a sentence."""

    verdict: Verdict
    text: str
    candidates: tuple[Candidate, ...]


@dataclass(frozen=True)
class Judged:
    """One action of a finished match."""

    ply: int
    seat: int
    played: str
    best: str
    value: float
    best_value: float
    loss: float


@dataclass(frozen=True)
class Judgement:
    """A finished match, or a part of it, judged: `curve[ply][seat]`, and every action."""

    curve: tuple[tuple[float, ...], ...]
    decisions: tuple[Judged, ...]
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
