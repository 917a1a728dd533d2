"""Lines of play counted: pinned as data in the game's `perft.json`, and by playing every line through a match."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from ..core import registry
from ..core.errors import FracasError, explain_validation
from ..core.match import Match
from ..core.perft import perft
from .cases import Case, Plan
from .fault import Fault

FILE = "perft.json"
DEEPEST = 4  # of what every line is played of, one by one
MOST_LINES = 3_000
QUICK_LINES = 50_000  # a quick run leaves out the depths beyond


class Pinned(BaseModel):
    """The lines of play of one start: `counts[n]` are those of n + 1 actions; `source` says who counted them."""

    model_config = ConfigDict(frozen=True, extra="forbid")
    options: dict[str, Any]
    seed: int | str
    counts: list[int] = Field(min_length=1)
    source: str = Field(min_length=1)


def pinned_counts(case: Case) -> list[Pinned]:
    """What the game's package says; a fault if it says nothing."""
    path = case.folder / FILE
    if not path.is_file():
        counted = _counted(Match.new(case.game(), 1), 3)
        raise Fault(case, f"{FILE} is missing in {case.folder}; with seed 1 the counts are {counted}")
    try:
        found = TypeAdapter(list[Pinned]).validate_json(path.read_text(encoding="utf-8"))
    except ValidationError as error:
        field, value, reason = explain_validation(error)
        raise Fault(case, f"{FILE}: {field}: got {value!r}; {reason}") from None
    if not found:
        raise Fault(case, f"{FILE} pins nothing")
    return found


def pinned_counts_are_right(case: Case, plan: Plan) -> int:
    """Every count of `perft.json` is found again."""
    looked = 0
    for pinned in pinned_counts(case):
        try:
            match = Match.new(registry.find(case.game_id).with_options(pinned.options), pinned.seed)
        except FracasError as error:
            raise Fault(case, f"{FILE}: {error}") from None
        wanted = [count for count in pinned.counts if not plan.is_quick or count <= QUICK_LINES]
        found = _counted(match, len(wanted))
        if found != wanted:
            start = f"{FILE}, options {pinned.options}, seed {pinned.seed}"
            raise Fault(case, f"{start}: the lines {wanted} are pinned ({pinned.source}), {found} are counted")
        looked += sum(wanted)
    return looked


def compiled_count_is_that_of_play(case: Case, plan: Plan) -> int:
    """The compiled count is the number of lines that can be played one by one."""
    match = Match.new(case.game(), 1)
    depth = 1
    while depth < DEEPEST and perft(match, depth + 1) < MOST_LINES:
        depth += 1
    compiled, played = perft(match, depth), _lines(match, depth)
    if compiled != played:
        raise Fault.at(case, match, 0, f"{compiled:,} lines of {depth} actions are counted, {played:,} can be played")
    return played


def _lines(match: Match, depth: int) -> int:
    """Every line of that length, one by one."""
    if depth == 0:
        return 1
    total = 0
    for action in match.legal_ids():
        match.play(action)
        total += _lines(match, depth - 1)
        match.undo()
    return total


def _counted(match: Match, depth: int) -> list[int]:
    return [perft(match, steps) for steps in range(1, depth + 1)]
