"""`fracas play`: a game at the terminal."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import Annotated, Any

import typer

from ...core import registry
from ...core.api import from_position
from ...core.contract import Game
from ...core.errors import BadOptions
from ...core.match import Match
from ...core.record_notes import Notes
from ...core.said import mistakes
from ...outside.limits import read_pace
from ...search.dealing import can_be_passed_over, deal_solvable
from ..compile import prepare_play
from ..complete import game_ids
from ..console import is_interactive, out
from ..files import load_record, read_position
from ..options import parse_options
from ..players import Seats, dismiss, introduce, programs, seat_players, seats_as_before
from ..work import interruptible
from .chooser import AskLine, Chooser, Quit
from .keeper import Keeper, is_save
from .shell import ask_plainly, run
from .solo import session_for

said = mistakes("fracas.cli")


def play(
    game: Annotated[
        str | None, typer.Argument(autocompletion=game_ids, help="The game's id; without it, a chooser asks.")
    ] = None,
    option: Annotated[
        list[str] | None,
        typer.Option("-o", "--option", metavar="NAME=VALUE", help="An option of the game; may be repeated."),
    ] = None,
    seed: Annotated[str | None, typer.Option(metavar="TEXT", help="The same seed deals the same game.")] = None,
    seats: Annotated[
        str | None,
        typer.Option(metavar="WHO,WHO", help="Who sits where, in seat order: human, or whatever --vs takes."),
    ] = None,
    vs: Annotated[
        str | None,
        typer.Option(
            metavar="WHO",
            help="Your opponent: a level from 1 to 5, suggest, random, 10s or 5000sims (the search with that limit), "
            "a Python class (module:Class) or a program ('./engine --flag'). Without it, two people share the device.",
        ),
    ] = None,
    as_seat: Annotated[str | None, typer.Option("--as", metavar="SEAT", help="Your side against --vs.")] = None,
    time: Annotated[
        float | None,
        typer.Option(metavar="SECONDS", help="How long a program or class may think about an action: 10 if left out."),
    ] = None,
    clock: Annotated[
        str | None,
        typer.Option(metavar="SECONDS+SECONDS", help="Instead a clock for its whole game, and more for each action."),
    ] = None,
    record: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep the record in this file, action by action.")
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Continue a recorded match, against who played it.")
    ] = None,
    coach: Annotated[
        bool, typer.Option("--coach", help="Against a program: be warned of blunders before they are played.")
    ] = False,
    position: Annotated[
        Path | None,
        typer.Option("--from", metavar="FILE", help="Start from a position, as printed by `fracas position`."),
    ] = None,
) -> None:
    """Play at this terminal: against a friend, against a program, or a puzzle alone."""
    options, is_live, pace = parse_options(option or []), is_interactive(), read_pace(time, clock)
    keeper = Keeper.for_match(record, resume)
    who: Seats | None = None
    if resume is not None:
        match = _resumed(resume, game, options, seed, position)
    elif position is not None:
        found = read_position(position)
        prepare_play(registry.find(game or found["game"]), with_opponents=True)
        match = from_position(game or found["game"], found, seed, **options)
    elif game is not None:
        chosen = registry.find(game).with_options(options)
        who = seat_players(chosen, seats, vs, as_seat, pace)  # before the rules are compiled: mistakes need no wait
        match = _new(chosen, seed, who)
    else:
        try:
            match, who = _chosen(is_live, options, seed, has_seats=(seats or vs or as_seat) is not None)
        except (Quit, EOFError):
            raise typer.Exit from None
    if who is None:
        is_as_before = resume is not None and (seats or vs or as_seat) is None
        if resume is not None and is_as_before:
            who = seats_as_before(match, is_ours=is_save(resume), pace=pace)
        else:
            who = seat_players(match.game, seats, vs, as_seat, pace)
    introduce(match.game, who)
    if resume is None:
        match.notes = Notes(programs(match, who), date.today().isoformat())
    try:
        if record is not None:
            keeper.keep(match)  # what cannot be written is told before the first action
        code = run(session_for(match, who, keeper, coach), is_live)
    finally:
        dismiss(who)
    raise typer.Exit(code)


def _new(game: Game[Any], seed: str | None, who: Seats | None) -> Match:
    prepare_play(type(game), with_opponents=who is None or any(player is not None for player in who))
    if not can_be_passed_over(type(game)):
        return Match.new(game, seed)
    return interruptible(lambda: deal_solvable(game, seed))


def _resumed(file: Path, game: str | None, options: dict[str, Any], seed: str | None, position: Path | None) -> Match:
    if options or seed is not None or position is not None:
        raise BadOptions(said("resume-takes-options-seed-and"))
    match = load_record(file)
    if game is not None and registry.find(game).card.id != match.game.card.id:
        raise BadOptions(said("is-a-record-of-not", file=repr(str(file)), id=match.game.card.id, game=game))
    return match


def _chosen(is_live: bool, options: dict[str, Any], seed: str | None, has_seats: bool) -> tuple[Match, Seats | None]:
    """Ask for whatever the command line left open."""
    chooser = Chooser(_line_reader(is_live), out.print, is_patient=is_live)
    found = chooser.game()
    chosen = found.with_options(options) if options else chooser.options(found)
    who = None if has_seats else chooser.seats(chosen)
    return _new(chosen, seed, who), who


def _line_reader(is_live: bool) -> AskLine:
    if not is_live:
        return ask_plainly
    from .prompt import Reader  # prompt_toolkit takes a while to load, and pipes do not need it

    return Reader().read
