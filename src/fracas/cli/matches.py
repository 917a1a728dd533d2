"""`fracas matches`: what was begun at this terminal, and how to go on with it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from ..core import registry
from ..core.errors import BrokenGame, FracasError
from ..core.record import RUNNING, Summary, summary_of
from .console import out
from .console import say as tell
from .files import SUFFIX, saves_folder
from .play import play
from .play.seats import seat_word
from .words import say


class NoSuchMatch(FracasError):
    """The list is shorter."""


def matches(
    number: Annotated[
        int | None, typer.Argument(metavar="[NUMBER]", min=1, help="Go on with this one of the list.")
    ] = None,
    forget: Annotated[int | None, typer.Option(metavar="NUMBER", min=1, help="Delete this one of the list.")] = None,
) -> None:
    """List the matches played at this terminal, the latest first, with players, date and result; or go on with one."""
    kept = kept_matches()
    if forget is not None:
        path, _ = _chosen(kept, forget)
        path.unlink(missing_ok=True)
        tell(say("match-forgotten", path=str(path)))
    elif number is not None:
        path, _ = _chosen(kept, number)
        play(resume=path)
    elif not kept:
        tell(say("no-matches"))
    else:
        out.print(_table(kept))
        out.print()
        tell(say("matches-resume"))


def kept_matches() -> list[tuple[Path, Summary]]:
    """The records in the folder of saves, the latest first; what is none of ours is passed over."""
    folder, found = saves_folder(), []
    files = sorted(folder.glob(f"*{SUFFIX}"), key=_changed, reverse=True) if folder.is_dir() else []
    for path in files:
        try:
            found.append((path, summary_of(path.read_text(encoding="utf-8"))))
        except (OSError, ValueError, FracasError):
            continue
    return found


def _changed(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def _chosen(kept: list[tuple[Path, Summary]], number: int) -> tuple[Path, Summary]:
    if number > len(kept):
        raise NoSuchMatch(say("no-such-match", number=str(number), last=str(len(kept))))
    return kept[number - 1]


def _table(kept: list[tuple[Path, Summary]]) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column("", style="bold cyan", justify="right")
    for heading in ("game", "players", "date"):
        table.add_column(say(f"matches-{heading}"), no_wrap=heading == "date")
    table.add_column(say("matches-actions"), justify="right")
    table.add_column(say("matches-result"))
    for number, (_, summary) in enumerate(kept, 1):
        cells = (summary.puzzle or summary.game, _players(summary), summary.date, str(summary.actions))
        table.add_row(str(number), *cells, Text(_result(summary), "bold" if summary.result == RUNNING else ""))
    return table


def _seats(summary: Summary) -> dict[str, str]:
    """What the seats are called, by name; a game that is gone has none."""
    try:
        game = registry.find(summary.game)
    except (FracasError, BrokenGame):
        return {name: name for name in summary.players}
    return {name: seat_word(game, seat) for seat, name in enumerate(game.card.seats)}


def _players(summary: Summary) -> str:
    seats = _seats(summary)
    names = {seat: summary.players.get(seat, say("a-person")) for seat in seats}
    if len(names) == 1:
        return next(iter(names.values()))
    return ", ".join(f"{seats[seat]}: {_player(name)}" for seat, name in names.items())


def _player(name: str) -> str:
    return say("level", number=name) if name.isdecimal() else name


def _result(summary: Summary) -> str:
    """In few words: who won, and how the game calls that."""
    if summary.result == RUNNING:
        return say("matches-running")
    who, _, ending = summary.result.partition(": ")
    winner = who.removesuffix(" wins")
    seats = _seats(summary)
    told = say("result-won", seat=seats[winner]) if winner in seats and who != winner else None
    if told is None:
        told = say("result-lost" if who == "lost" else "result-draw")
    return f"{told} ({ending})"
