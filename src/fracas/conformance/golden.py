"""Golden playthroughs: one readable text file per variant, in the folder `golden` of the game's package."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from pathlib import Path

from ..core.errors import FracasError
from ..core.match import Match
from .cases import Case, Plan, cases_of, random_match
from .fault import Fault

SEED = 2026
MOST_ACTIONS = 60
MOST_LISTED = 12
HOW_TO_WRITE = "write it with `fracas conformance {} --write-golden`"


def golden_path(case: Case) -> Path:
    """The file of a variant."""
    return case.folder / "golden" / f"{case.variant}.txt"


def playthrough(case: Case) -> str:
    """A random game told action by action: who, what was legal, what was played, what everyone saw, the hash."""
    match = random_match(case, SEED, MOST_ACTIONS)
    card = match.game.card
    lines = [f"{card.name}, rules {card.rules_version}, variant {case.variant}, seed {SEED}", ""]
    again = Match.new(match.game, SEED)
    for action in match.played:
        assert again.actor is not None
        legal = [candidate.text for candidate in again.legal()]
        more = "" if len(legal) <= MOST_LISTED else f", ... ({len(legal)} in all)"
        lines.append(f"{again.ply + 1}. {card.seats[again.actor]}: {action.text}")
        lines.append(f"   of: {', '.join(legal[:MOST_LISTED])}{more}")
        again.play(action)
        lines += [f"   > {event.text}" for event in again.events(None, again.ply - 1)]
        lines.append(f"   # {again.hash}")
    lines += ["", again.outcome.text if again.outcome else "(goes on)", ""]
    return "\n".join(lines)


def golden_game_is_played(case: Case, plan: Plan) -> int:
    """The variant plays as its golden file says."""
    path, how = golden_path(case), HOW_TO_WRITE.format(case.game_id)
    if not path.is_file():
        raise Fault(case, f"the golden game golden/{path.name} is missing; {how}", str(SEED))
    wanted, found = path.read_text(encoding="utf-8"), playthrough(case)
    for number, (old, new) in enumerate(zip_longest(wanted.splitlines(), found.splitlines()), 1):
        if old != new:
            told = f"golden/{path.name}, line {number} says {old!r}, the game now {new!r}"
            change = f"if the rules were meant to change, bump card.rules_version and {how}"
            raise Fault(case, f"{told}; {change}", str(SEED))
    if wanted != found:
        raise Fault(case, f"golden/{path.name} has other line ends than it was written with", str(SEED))
    return found.count("\n")


def no_golden_game_is_left_over(cases: Sequence[Case], plan: Plan) -> int:
    """Every golden file is of a variant."""
    known = {golden_path(case) for case in cases_of(cases[0].game_id)}
    for path in sorted(golden_path(cases[0]).parent.glob("*")):
        if path not in known:
            raise Fault(cases[0], f"golden/{path.name} belongs to no variant; remove it")
    return len(known)


def write_golden_games(game_id: str) -> list[Path]:
    """Write every golden file of a game anew, and remove those that nothing plays any more."""
    written = []
    for case in cases_of(game_id):
        path = golden_path(case)
        text = playthrough(case)
        try:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
        except OSError as error:
            raise FracasError(f"the golden game {path} cannot be written: {error.strerror}") from None
        written.append(path)
    for stale in set(written[0].parent.glob("*.txt")) - set(written):
        stale.unlink()
    return written
