"""What has been found out about a finished match: kept piece by piece, told as a whole."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from pydantic import TypeAdapter, ValidationError

from fracas.search import review, telling
from fracas.search.judging import Check, Judged

from ..analysis_models import Analysis
from .live import LiveMatch


@dataclass(frozen=True)
class Piece:
    """What one row of the store holds."""

    rules: int  # the version of the rules that actions' ids are of
    simulations: int
    judged: tuple[Judged, ...] = ()
    checks: tuple[Check, ...] = ()
    is_last: bool = False  # whatever else is suspicious: the analysis is over


_PIECES = TypeAdapter(Piece)


@dataclass
class Findings:
    """All pieces so far."""

    rules: int
    simulations: int = 0  # 0: nobody has chosen yet
    judged: dict[int, Judged] = field(default_factory=dict)
    checks: dict[int, Check] = field(default_factory=dict)
    is_done: bool = False
    pieces: int = 0

    def add(self, piece: Piece) -> None:
        """Take in one more piece."""
        self.simulations = piece.simulations
        self.judged = self.judged | {one.ply: one for one in piece.judged}  # anew: a thread may be reading them
        self.checks = self.checks | {one.ply: one for one in piece.checks}
        self.is_done = piece.is_last
        self.pieces += 1


def written(piece: Piece) -> str:
    """A piece as it is stored."""
    return _PIECES.dump_json(piece).decode()


def read(rules: int, rows: Iterable[str]) -> Findings | None:
    """What is stored; None if it is of other rules, or of another version of this program."""
    found = Findings(rules)
    for row in rows:
        try:
            piece = _PIECES.validate_json(row)
        except ValidationError:
            return None
        if piece.rules != rules:
            return None
        found.add(piece)
    return found


def told(live: LiveMatch, found: Findings, is_running: bool) -> Analysis:
    """An analysis as it is sent."""
    positions = live.ply + 1 if live.ply else 0
    judged = review.assemble(live.match, found.judged, found.checks, found.simulations)
    suspects = set(review.suspicious(live.match, found.judged)) | set(found.checks)
    is_done = found.is_done or not positions
    status = "done" if is_done else "running" if is_running else "stopped" if found.pieces else "none"
    return Analysis(
        status=status,
        positions=positions,
        judged=len(found.judged),
        checking=len(found.checks) if is_done else len(suspects),
        checked=len(found.checks),
        **dict(telling.told(live.match, judged)),
    )
