"""The command line: `app` holds the commands, `main` runs them and turns mistakes into one sentence and exit code 2."""

from __future__ import annotations

import os
import sys
from typing import Annotated, Any, NoReturn

import typer
from typer.core import TyperGroup

from .. import __version__
from ..core import registry
from ..core.errors import FracasError
from . import words
from .analyse import analyse
from .arena import EPILOG as ARENA_EPILOG
from .arena import arena
from .bench import bench
from .bot import bot
from .compile import compile_games
from .complete import completion
from .conformance import conformance
from .console import complain, out, remark
from .engine import engine
from .features import features
from .games import games, options
from .matches import matches
from .own_files import files
from .perft import perft
from .picture import picture
from .play import play
from .puzzle import puzzle
from .replay import replay
from .rules import rules
from .serve import serve
from .solve import solve
from .think import hint
from .verify import position, verify
from .words import explained, speak, take_language
from .work import INTERRUPTED, leave

WRONG = 2  # the exit code of a person's mistake

_GAME = registry.game_ids()[-1]  # any will do, if it is there
_EXAMPLES = {
    "fracas serve --open": "play in the browser",
    "fracas play": "choose a game and an opponent",
    f"fracas play {_GAME}": "two people on one device; `fracas games` lists the games",
    f"fracas play {_GAME} --vs 2": "against level 2 of 5",
    "fracas play --resume my-match.txt": "continue a saved match, against who played it",
    "fracas matches": "what was begun; `fracas matches 1` goes on with the latest",
    "fracas replay my-match.txt": "step through it",
}
_EPILOG = "[bold]Examples[/]\n\n" + "\n\n".join(f"{line:<39} [dim]{about}[/]" for line, about in _EXAMPLES.items())


class _Interrupted(Exception):
    """Ctrl-C, past the library that would make a mere exit code of it."""


class _Commands(TyperGroup):
    """The commands."""

    def invoke(self, ctx: Any) -> Any:
        """Run one; Ctrl-C is told from an exit code a command chose itself."""
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt:
            raise _Interrupted from None


app = typer.Typer(
    name="fracas",
    cls=_Commands,
    help="Five tabletop combat games on one engine: play, replay, check and measure them.",
    epilog=_EPILOG,
    rich_markup_mode="rich",
    add_completion=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

_PLAY, _RECORDS, _THINK, _ENGINE = "Play", "Records and positions", "Opponents", "Engine"
app.command(rich_help_panel=_PLAY)(play)
app.command(rich_help_panel=_PLAY)(matches)
app.command(rich_help_panel=_PLAY)(puzzle)
app.command(rich_help_panel=_PLAY)(serve)
app.command(rich_help_panel=_PLAY)(games)
app.command(rich_help_panel=_PLAY)(rules)
app.command(rich_help_panel=_PLAY)(options)
app.command(rich_help_panel=_PLAY)(files)
app.command(rich_help_panel=_RECORDS)(replay)
app.command(rich_help_panel=_RECORDS)(picture)
app.command(rich_help_panel=_RECORDS)(verify)
app.command(rich_help_panel=_RECORDS)(position)
app.command(rich_help_panel=_THINK)(solve)
app.command(rich_help_panel=_THINK)(hint)
app.command(rich_help_panel=_THINK)(analyse)
app.command(rich_help_panel=_THINK, epilog=ARENA_EPILOG)(arena)
app.command(rich_help_panel=_THINK)(engine)
app.command(rich_help_panel=_THINK)(bot)
app.command(rich_help_panel=_ENGINE)(completion)
app.command("compile", rich_help_panel=_ENGINE)(compile_games)
app.command(rich_help_panel=_ENGINE)(conformance)
app.command(rich_help_panel=_ENGINE)(perft)
app.command(rich_help_panel=_ENGINE)(features)
app.command(rich_help_panel=_ENGINE)(bench)


def _tell_version(is_asked: bool) -> None:
    if is_asked:
        out.print(f"fracas {__version__}")
        raise typer.Exit


@app.callback()
def fracas(
    version: Annotated[
        bool, typer.Option("--version", callback=_tell_version, is_eager=True, help="Show the version and exit.")
    ] = False,
    language: Annotated[
        str | None,
        typer.Option(metavar="LANGUAGE", help="en or de, with any command; else what the environment says (LANG)."),
    ] = None,
) -> None:
    """Five tabletop combat games on one engine: play, replay, check and measure them."""


def main(arguments: list[str] | None = None) -> NoReturn:
    """Run a command line and exit: 0 done, 2 a mistake in what was asked, 130 interrupted."""
    given = sys.argv[1:] if arguments is None else arguments
    try:
        speak(None)
        given, wanted = take_language(given)
        if wanted is not None:
            speak(wanted)
        code = _run(given or ["--help"])
    except FracasError as error:
        complain(explained(error))
        code = WRONG
    except typer.TyperException as error:  # a wrong option or argument
        message = error.format_message().rstrip(".")
        complain(f"{message[:1].lower()}{message[1:]}; see `fracas --help`")
        code = WRONG
    except (typer.Abort, EOFError):
        code = 0
    except (_Interrupted, KeyboardInterrupt):
        remark(words.say("stopped"))
        code = INTERRUPTED
    except BrokenPipeError:  # the reader of our output went away: nothing is left to say, not even at exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 0
    leave(code)


def _run(given: list[str]) -> int:
    try:
        "".join(given).encode()
    except UnicodeEncodeError:
        raise FracasError("the arguments hold bytes that are not text") from None
    result = app(args=given, prog_name="fracas", standalone_mode=False)
    return result if isinstance(result, int) else 0
