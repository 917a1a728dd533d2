"""The command line: `app` holds the commands, `main` runs them and turns mistakes into one sentence and exit code 2."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any, NoReturn

import typer
from typer.core import TyperGroup

from .. import __version__
from ..core.errors import FracasError, did_you_mean, shown
from ..core.said import mistakes
from .analyse import analyse
from .arena import arena
from .bench import bench
from .bot import bot
from .compile import compile_games
from .complete import completion
from .conformance import conformance
from .console import complain, out, remark
from .engine import engine
from .examples import epilog
from .features import features
from .games import games, options
from .learn import learn
from .matches import matches
from .notices import notices
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
from .usage import wrong_usage
from .verify import position, verify
from .words import explained, say, speak, take_language
from .work import INTERRUPTED, leave

said = mistakes(__package__)
WRONG = 2  # the exit code of a person's mistake


class _Interrupted(Exception):
    """Ctrl-C, past the library that would make a mere exit code of it."""


class NoSuchCommand(FracasError):
    """There is no command of that name."""


class _Commands(TyperGroup):
    """The commands."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The one that is named, or an error that knows the nearest."""
        known = self.list_commands(ctx)
        if args and not args[0].startswith("-") and args[0] not in known:
            raise NoSuchCommand(said("no-such-command", given=shown(args[0]), near=did_you_mean(args[0], known)))
        return super().resolve_command(ctx, args)

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
    epilog=epilog(""),
    rich_markup_mode="rich",
    add_completion=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

_PANELS: Mapping[str, Sequence[Callable[..., None]]] = {
    "Play": (play, learn, matches, puzzle, serve, games, rules, options, files, notices),
    "Records and positions": (replay, picture, verify, position),
    "Opponents": (solve, hint, analyse, arena, engine, bot),
    "Engine": (completion, compile_games, conformance, perft, features, bench),
}
for _panel, _commands in _PANELS.items():
    for _command in _commands:
        _name = _command.__name__.removesuffix("_games")  # `compile` is Python's own
        app.command(_name, rich_help_panel=_panel, epilog=epilog(_name))(_command)


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
        complain(say("usage", why=wrong_usage(error)))
        code = WRONG
    except (typer.Abort, EOFError):
        code = 0
    except (_Interrupted, KeyboardInterrupt):
        remark(say("stopped"))
        code = INTERRUPTED
    except BrokenPipeError:  # the reader of our output went away: nothing is left to say, not even at exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 0
    leave(code)


def _run(given: list[str]) -> int:
    try:
        "".join(given).encode()
    except UnicodeEncodeError:
        raise FracasError(said("the-arguments-hold-bytes")) from None
    result = app(args=given, prog_name="fracas", standalone_mode=False)
    return result if isinstance(result, int) else 0
