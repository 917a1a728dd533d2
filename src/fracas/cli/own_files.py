"""`fracas files GAME`: terrains, zones, maps, cards, characters and boards of one's own.

A game takes such a file where one of its options says so (`templates` of its class); everything here goes through that
option, as a match does.
"""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from ..core import registry
from ..core.contract import Game
from ..core.drawing import Paper
from ..core.errors import FracasError, listed
from ..core.file_kinds import opened, place_and_reason, shipped, shipped_text
from ..core.match import Match
from ..core.said import told
from .compile import prepare_play
from .complete import game_ids
from .console import err, out
from .console import say as tell
from .files import check_new, write_bytes_whole, write_whole
from .words import explained, language, say

PICTURED = "a picture"  # the seed of every pictured start


class Doing(StrEnum):
    """What is done with files."""

    list = "list"
    template = "template"
    check = "check"
    picture = "picture"


class NoSuchFile(FracasError):
    """The game takes no such file, or the command needs another argument."""


def files(
    game: Annotated[str, typer.Argument(autocompletion=game_ids, help="The game's id.")],
    doing: Annotated[Doing, typer.Argument(help="What to do: list the kinds and what is shipped, or one of these.")] = (
        Doing.list
    ),
    file: Annotated[
        str | None, typer.Argument(metavar="[FILE]", help="Your file, or the name of a shipped one.")
    ] = None,
    kind: Annotated[
        str | None, typer.Option(metavar="KIND", help="Which kind of file, for a game that takes several.")
    ] = None,
    output: Annotated[
        Path | None,
        typer.Option("-o", "--output", metavar="NAME", help="Where to write it: a picture as .svg or .png."),
    ] = None,
) -> None:
    """List a game's kinds of files, get one to start from, check one of your own, or draw it."""
    found = registry.find(game)
    if not found.templates:
        raise NoSuchFile(say("files-none", game=found.card.name))
    match doing:
        case Doing.list:
            _list(found)
        case Doing.template:
            _template(found, _kind(found, kind, file), file, output)
        case Doing.check:
            raise typer.Exit(_check(found, _kind(found, kind, file), _needed(file, "check")))
        case Doing.picture:
            _picture(found, _kind(found, kind, file), _needed(file, "picture"), output)


def _needed(file: str | None, doing: str) -> str:
    if file is None:
        raise NoSuchFile(say("files-need-file", doing=doing))
    return file


def _kind(game: type[Game[Any]], kind: str | None, file: str | None) -> str:
    """The option that takes the file: named, the only one, or the one that ends alike."""
    kinds = list(game.templates)
    if kind is not None:
        if kind not in kinds:
            raise NoSuchFile(say("files-no-kind", given=kind, known=listed(kinds)))
        return kind
    if file is not None:
        fitting = [one for one in kinds if file in shipped(game, one)] or [
            one for one in kinds if Path(file).suffix == Path(game.templates[one]).suffix
        ]
        kinds = fitting or kinds
    if len(kinds) > 1:
        raise NoSuchFile(say("files-which-kind", known=listed(kinds)))
    return kinds[0]


def _list(game: type[Game[Any]]) -> None:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column(say("files-kind"), style="bold cyan", no_wrap=True)
    table.add_column(say("files-about"))
    table.add_column(say("files-shipped"))
    texts = game.texts(language())
    for kind, template in game.templates.items():
        about = texts.format(f"option-{kind}", {}) or kind
        table.add_row(kind, f"{about} (.{template.rpartition('.')[2]})", ", ".join(shipped(game, kind)))
    out.print(table)
    out.print()
    first = next(iter(game.templates))
    tell(say("files-use", command=f"fracas play {game.card.id} -o {first}=FILE"))


def _template(game: type[Game[Any]], kind: str, name: str | None, output: Path | None) -> None:
    names = shipped(game, kind)
    if name is not None and name not in names:
        raise NoSuchFile(say("files-no-shipped", given=name, known=listed(names)))
    text = shipped_text(game, kind, name) if name is not None else game.template(kind)
    assert text is not None
    if output is None:
        out.print(text, end="", markup=False, soft_wrap=True)
        return
    check_new(output, "-o")
    write_whole(output, text)
    tell(say("files-written", path=str(output)))


# Checking --------------------------------------------------------------------------------------------------------


def _given(game: type[Game[Any]], kind: str, file: str) -> str:
    """A path as it is; a shipped name stays one. A file without an ending is still a file."""
    return file if file in shipped(game, kind) or not Path(file).is_file() else str(Path(file))


def _check(game: type[Game[Any]], kind: str, file: str) -> int:
    found, faults = opened(game, kind, _given(game, kind, file))
    for fault in faults:
        err.print(Text(say("error"), "bold red"), Text(_told(fault)), soft_wrap=True)
    if found is None:
        tell(say("files-wrong", file=file, count=len(faults)))
        return 2
    texts = Paper(game.texts(language()))
    oddities = [texts.say(message, **values) for message, values in found.oddities(kind)]
    for odd in oddities:
        err.print(Text(say("warning"), "bold yellow"), Text(odd), soft_wrap=True)
    tell(say("files-right", file=file, count=len(oddities)))
    return 0


def _told(fault: Exception) -> str:
    """Where and what, in the language spoken; the file's name stands above all of them."""
    where, reason = place_and_reason(fault)
    if where:
        return f"{told(where, language())}: {told(reason, language())}"
    return explained(fault) if isinstance(fault, FracasError) else told(reason, language())


# Drawing ---------------------------------------------------------------------------------------------------------


def _picture(game: type[Game[Any]], kind: str, file: str, output: Path | None) -> None:
    """The start position with the file, as the browser shows it."""
    if output is None or output.suffix.lower() not in (".svg", ".png"):
        raise NoSuchFile(say("files-need-output"))
    check_new(output, "-o")
    found, faults = opened(game, kind, _given(game, kind, file))
    if found is None:
        raise NoSuchFile(_told(faults[0]))
    from ..pictures import Look, check_ready, png, svg  # takes a while to load, and nothing else needs it

    check_ready()
    prepare_play(game, with_opponents=False)
    match = Match.new(found, PICTURED)
    look = Look(language=language(), has_caption=False)
    content = svg(match, 0, None, look).encode() if output.suffix.lower() == ".svg" else png(match, 0, None, look)
    write_bytes_whole(output, content)
    tell(say("files-drawn", path=str(output), bytes=len(content)))
