"""`fracas picture FILE -o NAME`: a position of a record as SVG or PNG, a stretch of it as GIF or WebP."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from ..core.errors import FracasError, listed
from ..core.match import Match
from ..core.said import mistakes
from ..pictures import (
    ANIMATION_WIDTH,
    ANIMATIONS,
    LEAST_WIDTH,
    MOST_FRAMES,
    MOST_WIDTH,
    THEMES,
    WIDTH,
    Animated,
    Look,
    animation,
    check_ready,
    moments,
    png,
    svg,
)
from .console import err, say
from .files import check_new, load_record, write_bytes_whole
from .replay import seat_index

said = mistakes(__package__)

FORMATS = ("svg", "png", *ANIMATIONS)


class NoSuchPicture(FracasError):
    """What was asked for is no picture of this record."""


def picture(
    file: Annotated[Path, typer.Argument(help="A record.")],
    output: Annotated[
        Path, typer.Option("-o", "--output", metavar="NAME", help="The file to write: .svg, .png, .gif or .webp.")
    ],
    at: Annotated[int | None, typer.Option(metavar="N", help="After N actions; the end if left out.")] = None,
    first: Annotated[
        int | None, typer.Option("--from", metavar="N", help="An animation begins after N actions; else at the start.")
    ] = None,
    last: Annotated[
        int | None, typer.Option("--to", metavar="N", help="An animation ends after N actions; else at the end.")
    ] = None,
    seat: Annotated[
        str | None,
        typer.Option(metavar="SEAT", help="As this side saw it, `spectator` or `all`; else all, once it is over."),
    ] = None,
    theme: Annotated[str, typer.Option(metavar="THEME", help="light or dark")] = "light",
    language: Annotated[str, typer.Option(metavar="LANGUAGE", help="Of the words on it: en, de.")] = "en",
    width: Annotated[
        int | None, typer.Option(metavar="PIXELS", help=f"{WIDTH} for a PNG, {ANIMATION_WIDTH} for an animation.")
    ] = None,
    every: Annotated[int, typer.Option(metavar="N", min=1, help="An animation shows every Nth action.")] = 1,
    caption: Annotated[bool, typer.Option(help="A line below the board: what has just happened.")] = True,
) -> None:
    """Draw a position of a record, or an animation of a part of it, as the browser shows it."""
    kind = _format_of(output, (first, last), at)
    check_new(output, "-o")
    if theme not in THEMES:
        raise NoSuchPicture(said("there-is-no-theme-known", theme=repr(theme), known=listed(THEMES)))
    if width is not None and (not LEAST_WIDTH <= width <= MOST_WIDTH or kind == "svg"):
        allowed = said("an-svg-has-none") if kind == "svg" else f"{LEAST_WIDTH} - {MOST_WIDTH}"
        raise NoSuchPicture(said("width-is-not-possible", width=width, allowed=allowed))
    check_ready()
    match = load_record(file)
    viewer, look = seat_index(match, seat), Look(theme, language, caption)
    if kind in ANIMATIONS:
        begin, end = _ply(match, first, "--from", 0), _ply(match, last, "--to", match.ply)
        if begin > end:
            raise NoSuchPicture(said("from-is-later-than-to", begin=begin, end=end))
        content = _animated(match, kind, moments(begin, end, every), seat=viewer, look=look, width=width)
    else:
        ply = _ply(match, at, "--at", match.ply)
        if kind == "svg":
            content = svg(match, ply, viewer, look).encode()
        else:
            content = png(match, ply, viewer, look, width or WIDTH)
    write_bytes_whole(output, content)
    say(f"{output}: {len(content):,} bytes")


def _format_of(output: Path, stretch: tuple[int | None, int | None], at: int | None) -> str:
    kind = output.suffix.removeprefix(".").lower()
    if kind not in FORMATS:
        raise NoSuchPicture(
            said("must-end-with-one-of", output=repr(str(output)), known=listed(f".{one}" for one in FORMATS))
        )
    if kind in ANIMATIONS and at is not None:
        raise NoSuchPicture(said("at-is-for-a-picture", kind=kind))
    if kind not in ANIMATIONS and any(one is not None for one in stretch):
        raise NoSuchPicture(said("from-and-to-are-for", kind=kind))
    return kind


def _ply(match: Match, given: int | None, option: str, otherwise: int) -> int:
    if given is None:
        return otherwise
    if not 0 <= given <= match.ply:
        raise NoSuchPicture(said("the-record-has-actions-must", ply=match.ply, option=option, given=given))
    return given


def _animated(match: Match, kind: Animated, plies: Sequence[int], *, width: int | None, **drawn: Any) -> bytes:
    count = len(plies)
    if count > MOST_FRAMES:
        raise NoSuchPicture(said("moments-are-too-many-for", count=count, most_frames=MOST_FRAMES))
    columns = (TextColumn("drawing"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=err, transient=True) as progress:
        task = progress.add_task("drawing", total=count)
        return animation(
            match,
            kind,
            plies,
            width=width or ANIMATION_WIDTH,
            tell=lambda done: progress.update(task, completed=done),
            **drawn,
        )
