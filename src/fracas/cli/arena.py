"""`fracas arena`: players against each other, ours and others', and what it says of their strength."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ..core import registry
from ..core.contract import Game
from ..core.errors import BadOptions, did_you_mean, listed, shown
from ..core.said import mistakes
from ..core.seeds import seed_text
from ..core.strength import FILE as RATINGS_FILE
from ..lab.arena import Box, Tournament, ladder, round_robin, tournament, variants_of
from ..lab.journal import Journal
from ..lab.ratings import Rating, Standing, ratings
from ..lab.ratings_page import figures as as_figures
from ..lab.ratings_page import is_page, with_game
from ..outside.faults import Forfeit
from ..outside.limits import Pace, read_pace
from ..outside.program import Program
from ..outside.roster import is_outside, make_player, split_words
from .complete import game_ids
from .console import out, say
from .files import FileTrouble, check_writable, read_text, write_whole
from .options import parse_options

said = mistakes(__package__)

ALL_LEVELS = "1,2,3,4,5"
USUAL_SEED = "arena"


def arena(
    game: Annotated[str, typer.Argument(autocompletion=game_ids, help="The game's id.")],
    players: Annotated[
        str,
        typer.Option(
            metavar="WHO,WHO",
            help="Levels (1 to 5), suggest, random, 10s or 5000sims (the search with that limit), a Python class "
            "(module:Class) or a program ('./engine --flag'); weakest first.",
        ),
    ] = ALL_LEVELS,
    pairs: Annotated[int, typer.Option(min=1, help="Deals per pairing; each is played twice, sides swapped.")] = 50,
    everybody: Annotated[
        bool,
        typer.Option("--round-robin", help="Everybody against everybody, and nobody else, instead of the ladder."),
    ] = False,
    option: Annotated[
        list[str] | None,
        typer.Option(
            "-o", "--option", metavar="NAME=VALUE", help="An option of the game, also a file; may be repeated."
        ),
    ] = None,
    variant: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="Only this named set of options; may be repeated. Without it or -o: all."),
    ] = None,
    seed: Annotated[
        str | None,
        typer.Option(
            metavar="TEXT",
            help="The same seed plays the same deals: 'arena' if left out; a secret one where others' programs play.",
        ),
    ] = None,
    time: Annotated[
        float | None,
        typer.Option(metavar="SECONDS", help="How long a program or class may think about an action: 10 if left out."),
    ] = None,
    clock: Annotated[
        str | None,
        typer.Option(metavar="SECONDS+SECONDS", help="Instead a clock for its whole game, and more for each action."),
    ] = None,
    workers: Annotated[int | None, typer.Option(min=1, help="Processes; one per processor if left out.")] = None,
    page: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the game's part of the ratings page.")
    ] = None,
    figures: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the ratings as a game keeps them: its ratings.json.")
    ] = None,
    journal: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Keep every pair here; the same command continues where the last one ended."),
    ] = None,
) -> None:
    """Play the ladder: each player against the one below, the strongest also against suggest and random."""
    names = split_words(players)
    if len(set(names)) < 2 or len(set(names)) != len(names):
        raise BadOptions(said("an-arena-needs-two-or", players=repr(players)))
    kind, pace = registry.find(game), read_pace(time, clock)
    if kind.card.is_solo:
        raise BadOptions(said("is-a-puzzle-for-one", game=game))
    _try_out(kind, names, pace)
    boxes = _boxes(kind, parse_options(option or []), variant or [])
    outsiders = [name for name in names if is_outside(kind, name)]
    _check_files(page, figures, is_usual=not (outsiders or option or variant or everybody))
    if seed is None and outsiders and journal is not None:
        raise BadOptions(said("a-journal-is-continued-with"))
    deals = seed if seed is not None else seed_text(None) if outsiders else USUAL_SEED
    diary = Journal(journal)
    pairings = round_robin(names) if everybody else ladder(names)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=out, transient=True) as progress:
        task = progress.add_task(f"{game}: pairs", total=pairs * len(pairings))
        played = tournament(
            boxes, pairings, pairs, deals, workers, lambda done: progress.advance(task, done), diary, pace
        )
    standings = played.standings
    rated = ratings(standings, anchor=names[0])
    out.print(_standings_table(standings))
    say("")
    out.print(_ratings_table(rated))
    _tell_faults(played)
    if outsiders and seed is None:
        say(f"\nThe same deals again: --seed {deals}")
    if page is not None:
        write_whole(page, with_game(_before(page), game, standings, rated, deals))
        say(f"written to {page}")
    if figures is not None:
        found = as_figures(standings, rated, deals)
        write_whole(figures, found.model_dump_json(indent=1) + "\n")
        say(f"written to {figures}")


def _try_out(game: type[Game[Any]], names: Sequence[str], pace: Pace) -> None:
    """Whoever cannot play is told of before any game: programs shake hands once."""
    for name in names:
        player = make_player(game, name, pace=pace)
        if isinstance(player, Program):
            try:
                player.start(game.card.id)
            except Forfeit as error:
                raise BadOptions(error.sentence) from None
            player.close()


def _boxes(game: type[Game[Any]], options: dict[str, Any], wanted: Sequence[str]) -> list[Box]:
    """All variants, those that are named, or options of one's own; files are read once, here."""
    known = {box.name: box for box in variants_of(game.card.id)}
    for name in wanted:
        if name not in known:
            hint = did_you_mean(name, known)
            raise BadOptions(
                said("has-no-variant-known", id=game.card.id, name=shown(name), hint=hint, known=listed(known))
            )
    if not options:
        return [known[name] for name in dict.fromkeys(wanted)] or list(known.values())
    boxes = []
    for name in dict.fromkeys(wanted) or [""]:
        chosen = game.with_options({**(known[name].options if name else {}), **options})
        content = chosen.options.model_dump(mode="json")
        boxes.append(Box(game.card.id, f"{name} {json.dumps(content, sort_keys=True)}".strip(), content))
    return boxes


def _check_files(page: Path | None, figures: Path | None, *, is_usual: bool) -> None:
    if page is not None:
        check_writable(page)
        if not is_page(_before(page)):
            raise FileTrouble(said("holds-something-other-than-ratings", page=repr(str(page))))
    if figures is not None:
        check_writable(figures)
        if figures.name != RATINGS_FILE:
            raise FileTrouble(said("would-hold-a-games-ratings", figures=repr(str(figures)), ratings_file=RATINGS_FILE))
    if (page is not None or figures is not None) and not is_usual:
        raise BadOptions(said("page-and-figures-are-for"))


def _before(page: Path) -> str:
    return read_text(page) if page.exists() else ""


def _tell_faults(played: Tournament) -> None:
    """Games lost by a fault of a program: how many, and the first sentence of each kind."""
    counted = Counter((who, ending) for who, ending, _ in played.faults)
    for (who, ending), games in sorted(counted.items()):
        why = next(told for name, kind, told in played.faults if (name, kind) == (who, ending))
        say(f"\n{who} lost {games} game{'' if games == 1 else 's'} by fault ({ending}): {why}")


def _standings_table(standings: Sequence[Standing]) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    for heading in ("player", "against", "games", "score", "95 % interval"):
        table.add_column(heading, justify="left" if heading in ("player", "against") else "right")
    for standing in standings:
        low, high = standing.interval
        who = escape(standing.first), escape(standing.second)
        table.add_row(*who, str(standing.games), f"{standing.score:.1%}", f"{low:.1%} to {high:.1%}")
    return table


def _ratings_table(rated: Sequence[Rating]) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    for heading in ("player", "Elo", "95 % interval"):
        table.add_column(heading, justify="left" if heading == "player" else "right")
    for rating in rated:
        table.add_row(escape(rating.player), f"{rating.elo:+.0f}", f"{rating.low:+.0f} to {rating.high:+.0f}")
    return table
