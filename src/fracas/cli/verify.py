"""`fracas verify FILE` and `fracas position FILE`: what a record holds."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from ..core.errors import FracasError
from ..core.match import Match
from ..core.record import result_text
from ..core.said import mistakes
from .console import say
from .files import load_record

said = mistakes(__package__)


class NoSuchPly(FracasError):
    """The record has not that many actions."""


def load_at(file: Path, ply: int | None) -> Match:
    """The record's match, taken back to `ply` actions."""
    match = load_record(file)
    if ply is None:
        return match
    if not 0 <= ply <= match.ply:
        raise NoSuchPly(said("has-actions-at-must-be", file=repr(str(file)), ply=match.ply, ply_2=ply))
    while match.ply > ply:
        match.undo()
    return match


def verify(file: Annotated[Path, typer.Argument(help="A record.")]) -> None:
    """Replay a record and check its actions, result and hash."""
    match = load_record(file)
    say(f"game     {match.game.card.id}, rules version {match.game.card.rules_version}")
    if match.notes.players:
        say(f"players  {', '.join(f'{seat}: {name}' for seat, name in match.notes.players.items())}")
    if match.notes.date:
        say(f"date     {match.notes.date}")
    say(f"actions  {match.ply}")
    lines = match.lines
    if lines:
        played = [*lines.walk()]
        comments = len(lines.comments) + sum(bool(node.comment) for node in played)
        branches = len(lines.branches) + sum(len(node.children[1:]) for node in played)
        say(f"beside   {branches} variations of {len(played)} actions, {comments} comments, each action replayed")
    say(f"result   {result_text(match)}")
    say(f"hash     {match.hash}")
    if match.older_rules is not None and not match.older_rules.hash_agrees:
        say("not verified: the hash cannot be checked under other rules")
        raise typer.Exit(1)
    say("verified")


def position(
    file: Annotated[Path, typer.Argument(help="A record.")],
    at: Annotated[int | None, typer.Option(metavar="N", help="After N actions; the end if left out.")] = None,
) -> None:
    """Print the position in a record as JSON, hidden parts included."""
    say(json.dumps(load_at(file, at).position(), indent=2))
