"""How long a program may take and how much it may say."""

from __future__ import annotations

import re
from dataclasses import dataclass

from fracas.core.errors import BadOptions, shown
from fracas.core.said import mistakes

said = mistakes(__package__)

LONGEST_SECONDS = 24 * 3_600.0
USUAL_SECONDS = 10.0
_CLOCK = re.compile(r"(\d+(?:\.\d+)?)(?:\+(\d+(?:\.\d+)?))?\Z", re.ASCII)


@dataclass(frozen=True)
class Limits:
    """Beyond these the program has lost. They are generous: an honest program never meets them."""

    start_seconds: float = 10.0  # from its start to the end of the handshake
    ready_seconds: float = 60.0  # to prepare a game: some read tables, some compile
    grace_seconds: float = 0.5  # from `stop` to the answer: the way there and back, and a busy machine
    quit_seconds: float = 0.5  # from `quit` to its end; then it is ended
    line_bytes: int = 1 << 16
    lines: int = 10_000  # of one answer
    bytes: int = 1 << 22  # of one answer
    complaint_bytes: int = 1 << 22  # on standard error, while one answer is awaited


@dataclass(frozen=True)
class Pace:
    """How long it may think: so many seconds an action, or a clock for the whole game."""

    seconds: float = USUAL_SECONDS  # an action; or all that a clock starts with
    is_clock: bool = False
    increment: float = 0.0  # back on the clock after each action


def read_pace(per_action: float | None, clock: str | None) -> Pace:
    """`--time 5` or `--clock 300+2`; `BadOptions` says what is wrong."""
    if clock is None:
        seconds = USUAL_SECONDS if per_action is None else per_action
        if not 0.0 < seconds <= LONGEST_SECONDS:
            raise BadOptions(
                said("time-got-allowed-more-than", seconds=f"{seconds:g}", longest_seconds=f"{LONGEST_SECONDS:g}")
            )
        return Pace(seconds)
    if per_action is not None:
        raise BadOptions(said("give-either-time-or-clock"))
    found = _CLOCK.match(clock.strip())
    if found is None or not 0.0 < float(found[1]) <= LONGEST_SECONDS or float(found[2] or 0) > LONGEST_SECONDS:
        raise BadOptions(said("clock-got-allowed-seconds-for", clock=shown(clock)))
    return Pace(float(found[1]), True, float(found[2] or 0))
