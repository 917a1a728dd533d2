"""`python -m bench`: Connect Four against its peers, then every registered game; a table with ratios, and JSON."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import Progress

from fracas.core import registry
from fracas.lab.measure import (
    START_REPETITIONS,
    GameMeasure,
    Speed,
    Unmeasured,
    explain,
    playouts_of,
    put_together,
    race,
    start_times,
)

from . import machine, report, targets
from .contenders import CONTENDERS, C, Results

TARGETS_MISSED = 1
BUSY = (
    "The machine was busy: usual rounds were far slower than the best. Do not trust these figures; repeat when quiet."
)


def main(
    game: Annotated[list[str] | None, typer.Option(help="Measure this game only; may be repeated.")] = None,
    name: Annotated[str, typer.Option(help="The results go to bench/results/NAME.json.")] = "bench",
    seconds: Annotated[float, typer.Option(min=0.01, help="How long each contender plays in a round.")] = 0.15,
    rounds: Annotated[int, typer.Option(min=1, help="How often each contender plays.")] = 15,
    check: Annotated[
        bool, typer.Option("--check", help="Exit with 1 if a target is missed, or the machine was busy.")
    ] = False,
) -> None:
    """Measure Connect Four here, in C and in other engines, then every registered game."""
    console = report.page()
    results = race_peers(seconds, rounds)
    console.print(report.peers_table(results))
    games, beside = measure_games(game or registry.game_ids(), seconds, rounds)
    console.print(report.speeds_table(games, beside))
    console.print(report.costs_table(games))
    found = targets.check(results, games, beside)
    console.print(report.targets_table(found))
    for note in report.notes(results, games):
        console.print(note, highlight=False, soft_wrap=True)
    path = report.write_json(name, as_json(results, games, beside, found))
    console.print(f"Written to {path.relative_to(Path(__file__).parent.parent)}.")
    is_calm = targets.is_calm(results, beside)
    if not is_calm:
        console.print(BUSY, style="bold red", soft_wrap=True)
    if check and not (is_calm and all(target.is_met for target in found)):
        raise typer.Exit(TARGETS_MISSED)


def race_peers(seconds: float, rounds: int) -> Results:
    """Connect Four, everyone in turn."""
    with Progress(console=Console(stderr=True), transient=True) as bar:
        return race(CONTENDERS, seconds, rounds, _stepper(bar, len(CONTENDERS) * (rounds + 1)))


def measure_games(
    game_ids: list[str], seconds: float, rounds: int
) -> tuple[dict[str, GameMeasure | Unmeasured], Speed | None]:
    """All variants of the games in one race, the C loop running along for the ratios; then their start times."""
    variants, found = _variants(game_ids)
    entrants = {C: CONTENDERS[C]}
    for game_id, named in variants.items():
        entrants |= {f"{game_id} {variant}": playouts_of(game_id, variant) for variant in named}
    with Progress(console=Console(stderr=True), transient=True) as bar:
        speeds = race(entrants, seconds, rounds, _stepper(bar, len(entrants) * (rounds + 1)))
        for game_id, named in variants.items():
            times = start_times(game_id, named, START_REPETITIONS, _stepper(bar, len(named) + 1, f"{game_id}: "))
            own = {variant: speeds[f"{game_id} {variant}"] for variant in named}
            found[game_id] = put_together(registry.find(game_id), own, times)
    beside = speeds[C]
    return {game_id: found[game_id] for game_id in game_ids}, beside if isinstance(beside, Speed) else None


def _variants(game_ids: list[str]) -> tuple[dict[str, dict[str, Any]], dict[str, GameMeasure | Unmeasured]]:
    """The variants of every game that can be loaded, and the reasons of the others."""
    variants: dict[str, dict[str, Any]] = {}
    broken: dict[str, GameMeasure | Unmeasured] = {}
    for game_id in game_ids:
        try:
            variants[game_id] = registry.find(game_id).variants()
        except Exception as error:  # a game that cannot be loaded is a line of the report
            broken[game_id] = Unmeasured(explain(error))
    return variants, broken


def _stepper(bar: Progress, steps: int, prefix: str = "") -> Callable[[str], None]:
    """A callback that moves a bar of its own and shows what is being worked on."""
    task = bar.add_task(prefix, total=steps)

    def step(what: str) -> None:
        bar.update(task, advance=1, description=prefix + what)

    return step


def as_json(
    results: Results,
    games: Mapping[str, GameMeasure | Unmeasured],
    beside: Speed | None,
    found: list[targets.Target],
) -> dict[str, Any]:
    """Everything measured, with the ratios to C."""
    return {
        "made": datetime.now(UTC).isoformat(timespec="seconds"),
        "machine": machine.describe(),
        "is_calm": targets.is_calm(results, beside),
        "connect_four": {
            engine: asdict(speed) | {"of_c": targets.ratio(results, engine, C)} for engine, speed in results.items()
        },
        "c_beside_games": asdict(beside) if beside else None,
        "games": {game_id: _game_json(measured, beside) for game_id, measured in games.items()},
        "targets": [asdict(target) for target in found],
    }


def _game_json(measured: GameMeasure | Unmeasured, beside: Speed | None) -> dict[str, Any]:
    content = asdict(measured)
    if isinstance(measured, GameMeasure):
        for variant, row in zip(measured.variants, content["variants"], strict=True):
            row["of_c"] = targets.speed_ratio(variant.speed, beside)
    return content


if __name__ == "__main__":
    typer.run(main)
