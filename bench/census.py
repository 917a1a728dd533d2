"""`python -m bench.census GAME`: how a game's variants end over many audited games, as a table and as JSON.

Where a game's state counts rounds, the first games of each variant are played once more, one by one, to count theirs.
"""

from __future__ import annotations

import statistics
import time
from dataclasses import asdict, dataclass
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import numpy as np
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from fracas.core import registry, rng
from fracas.core.errors import FracasError, did_you_mean, listed
from fracas.lab.census import CHUNK_GAMES, BrokenInvariant, Census, take_census

from . import machine, report

BAD_REQUEST = 2
RULES_BROKEN = 1
ROUND_FIELD = "round_number"  # of the states of games that are played in rounds
ROUND_GAMES = CHUNK_GAMES  # the first chunk of a census has a random stream of its own


class Players(StrEnum):
    """Who plays."""

    RANDOM = "random"
    SUGGEST = "suggest"


@dataclass(frozen=True)
class Rounds:
    """How many rounds the first games of a variant lasted."""

    games: int
    mean: float
    median: float
    longest: int


def main(
    game: Annotated[str, typer.Argument(help="The game's id.")],
    games: Annotated[int, typer.Option(min=1, help="Games in all, shared evenly among the variants.")] = 100_000,
    players: Annotated[
        Players, typer.Option(help="Uniformly random actions, or the game's suggestions.")
    ] = Players.RANDOM,
    variant: Annotated[list[str] | None, typer.Option(help="This variant only; may be repeated.")] = None,
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "1",
    threads: Annotated[int | None, typer.Option(min=1, help="Threads; one for each processor by default.")] = None,
) -> None:
    """Play many games, audit every state, and count endings, winners and lengths for each variant."""
    errors = Console(stderr=True)
    try:
        chosen = choose_variants(game, variant)
        start = time.perf_counter()
        found = take_all(game, chosen, games, players, seed, threads)
        rounds = {census.variant: count_rounds(census) for census in found}
    except FracasError as error:
        errors.print(f"error: {error}", highlight=False, soft_wrap=True)
        raise typer.Exit(BAD_REQUEST) from None
    except BrokenInvariant as error:
        errors.print(f"broken rules: {error}", highlight=False, soft_wrap=True, style="bold red")
        raise typer.Exit(RULES_BROKEN) from None
    took = time.perf_counter() - start
    console = report.page()
    console.print(lengths_table(game, found, players, rounds))
    console.print(endings_table(found))
    console.print(summary(found, took))
    name = f"census-{game}-{players.value}"
    path = report.write_json(name, {"machine": machine.describe(), "seconds": took, "variants": as_json(found, rounds)})
    console.print(f"Written to {path.relative_to(Path(__file__).parent.parent)}.")


def choose_variants(game: str, wanted: list[str] | None) -> list[str]:
    """All variants, or those wanted; a `FracasError` for one that does not exist."""
    known = list(registry.find(game).variants())
    for name in wanted or []:
        if name not in known:
            raise FracasError(f"{game} has no variant {name!r}{did_you_mean(name, known)}; known: {listed(known)}")
    return wanted or known


def take_all(
    game: str, variants: list[str], games: int, players: Players, seed: str, threads: int | None
) -> list[Census]:
    """A census of each variant; the first ones take the games that do not divide evenly."""
    each, extra = divmod(games, len(variants))
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    found = []
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("compiling", total=games)
        for index, variant in enumerate(variants):
            share = each + (index < extra)
            if share:
                bar.update(task, description=variant)
                found.append(
                    take_census(
                        game, variant, share, players.value, seed, threads, lambda done: bar.advance(task, done)
                    )
                )
    return found


def count_rounds(census: Census) -> Rounds | None:
    """The rounds of the census's first games, which its first random stream plays again; None: it has no rounds."""
    found = registry.find(census.game)
    game = found.with_options(found.variants()[census.variant])
    if ROUND_FIELD not in (game.state.names or ()):
        return None
    stream = rng.stream(f"{census.seed}/{census.game}/{census.variant}", 0)
    states, legal = np.zeros(2, game.state), game.engine.legal_room()
    seats = len(game.card.seats)
    results = np.zeros((max(game.endings) + 1, seats + 1, seats), np.int64)
    lengths, fault = np.zeros(2, np.int64), np.zeros(3, np.int64)
    is_sensible = int(census.players == "suggest")
    rounds = []
    for _ in range(min(census.games, ROUND_GAMES)):
        game.engine.audited_games(states, game.tables, stream, legal, 1, is_sensible, results, lengths, fault)
        rounds.append(int(states[0][ROUND_FIELD]))
    return Rounds(len(rounds), statistics.fmean(rounds), statistics.median(rounds), max(rounds))


def lengths_table(game: str, found: list[Census], players: Players, rounds: dict[str, Rounds | None]) -> Table:
    """Lengths and the starter's chances, a row for each variant."""
    table = Table(title=f"{registry.find(game).card.name}, {players.value} players", title_justify="left")
    table.add_column("variant", no_wrap=True)
    has_rounds = any(rounds.values())
    more = ("rounds/game", "median") if has_rounds else ()
    for heading in ("games", "moves/game", "longest", *more, "starter wins", "95 % interval"):
        table.add_column(heading, justify="right", no_wrap=True)
    for census in found:
        low, high = census.starter_interval
        counted = rounds[census.variant]
        table.add_row(
            census.variant,
            f"{census.games:,}",
            f"{census.mean_length:.2f}",
            f"{census.longest:,}",
            *((f"{counted.mean:.1f}", f"{counted.median:g}") if counted else ("", "") if has_rounds else ()),
            percent(census.starter_rate),
            f"{percent(low)} to {percent(high)}",
        )
    return table


def endings_table(found: list[Census]) -> Table:
    """The shares of winners and endings, a row for each variant."""
    table = Table(title="Winners and endings", title_justify="left")
    table.add_column("variant", no_wrap=True)
    endings = [name.replace("-", " ") for name in found[0].endings]  # words wrap in a heading
    for heading in [*(f"won by {name}" for name in found[0].winners), *endings]:
        table.add_column(heading, justify="right", overflow="fold")
    for census in found:
        shares = [*census.winner_shares.values(), *census.ending_shares.values()]
        table.add_row(census.variant, *map(percent, shares))
    return table


def summary(found: list[Census], took: float) -> str:
    """One line for all variants."""
    games = sum(census.games for census in found)
    actions = sum(census.actions for census in found)
    return f"{games:,} games, {actions:,} actions, every state audited, no invariant broken; {took:.1f} s."


def as_json(found: list[Census], rounds: dict[str, Rounds | None]) -> list[dict[str, Any]]:
    """The counts, and the shares made of them."""
    return [
        asdict(census)
        | {
            "mean_length": census.mean_length,
            "starter_rate": census.starter_rate,
            "starter_interval": census.starter_interval,
            "ending_shares": census.ending_shares,
            "winner_shares": census.winner_shares,
        }
        | ({"rounds": asdict(counted)} if (counted := rounds[census.variant]) else {})
        for census in found
    ]


def percent(value: float) -> str:
    """`55.53%`: no space, so that a narrow table does not break it."""
    return f"{value:.2%}"


if __name__ == "__main__":
    typer.run(main)
