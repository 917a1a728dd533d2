"""`fracas bot`: a program or a Python class of one's own plays at a server."""

from __future__ import annotations

from typing import Annotated

import typer

from ..core import registry
from ..core.errors import BadOptions
from ..core.said import mistakes
from ..outside.bridge import Server, check, serve
from ..outside.faults import Forfeit
from ..outside.limits import read_pace
from ..outside.program import Program, listen_for_the_end
from ..outside.roster import is_outside, make_player
from .console import say

said = mistakes(__package__)


def bot(
    address: Annotated[str, typer.Argument(help="The server: http://127.0.0.1:8000")],
    who: Annotated[str, typer.Argument(help="A program ('./engine --flag') or a Python class (module:Class).")],
    name: Annotated[str | None, typer.Option(metavar="TEXT", help="What it is called there.")] = None,
    token: Annotated[
        str, typer.Option(metavar="TEXT", envvar="FRACAS_TOKEN", help="Of a bot that is known there and has seats.")
    ] = "",
    time: Annotated[
        float | None, typer.Option(metavar="SECONDS", help="How long it may think about an action: 10 if left out.")
    ] = None,
) -> None:
    """Let a program of yours wait for challenges at a server, and play them (docs/write-a-bot.md)."""
    game, pace = registry.find(registry.game_ids()[0]), read_pace(time, None)
    if not is_outside(game, who):
        raise BadOptions(said("plays-at-every-server-already", who=repr(who)))
    if not address.startswith(("http://", "https://")):
        raise BadOptions(said("a-servers-address-begins-with", address=repr(address)))

    def make() -> Program:
        player = make_player(game, who, pace=pace)
        assert isinstance(player, Program)
        return player

    first = make()
    try:
        games = first.introduce()
    except Forfeit as error:
        raise BadOptions(error.sentence) from None
    finally:
        first.close()
    check(first, who)
    listen_for_the_end()
    serve(Server(address, token), make, name or first.name, ",".join(games or ()), say)
