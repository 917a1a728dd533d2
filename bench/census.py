"""`python -m bench.census GAME`: how a game's variants end over many audited games, as a table and as JSON."""

from __future__ import annotations

import time
from dataclasses import asdict
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from fracas.core import registry
from fracas.core.errors import FracasError, did_you_mean, listed
from fracas.lab.census import BrokenInvariant, Census, take_census

from . import machine, report

BAD_REQUEST = 2
RULES_BROKEN = 1


class Players(StrEnum):
    """Who plays."""

    RANDOM = "random"
    SUGGEST = "suggest"


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
    except FracasError as error:
        errors.print(f"error: {error}", highlight=False, soft_wrap=True)
        raise typer.Exit(BAD_REQUEST) from None
    except BrokenInvariant as error:
        errors.print(f"broken rules: {error}", highlight=False, soft_wrap=True, style="bold red")
        raise typer.Exit(RULES_BROKEN) from None
    took = time.perf_counter() - start
    console = report.page()
    console.print(lengths_table(game, found, players))
    console.print(endings_table(found))
    console.print(summary(found, took))
    name = f"census-{game}-{players.value}"
    path = report.write_json(name, {"machine": machine.describe(), "seconds": took, "variants": as_json(found)})
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


def lengths_table(game: str, found: list[Census], players: Players) -> Table:
    """Lengths and the starter's chances, a row for each variant."""
    table = Table(title=f"{registry.find(game).card.name}, {players.value} players", title_justify="left")
    table.add_column("variant", no_wrap=True)
    for heading in ("games", "moves/game", "longest", "starter wins", "95 % interval"):
        table.add_column(heading, justify="right", no_wrap=True)
    for census in found:
        low, high = census.starter_interval
        table.add_row(
            census.variant,
            f"{census.games:,}",
            f"{census.mean_length:.2f}",
            f"{census.longest:,}",
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


def as_json(found: list[Census]) -> list[dict[str, Any]]:
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
        for census in found
    ]


def percent(value: float) -> str:
    """`55.53%`: no space, so that a narrow table does not break it."""
    return f"{value:.2%}"


if __name__ == "__main__":
    typer.run(main)
