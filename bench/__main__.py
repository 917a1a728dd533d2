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
from .environments import ENTRANTS, turns_per_second

TARGETS_MISSED = 1
BUSY = (
    "The machine was busy: usual rounds were far slower than the best. Do not trust these figures; repeat when quiet."
)


app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)


@app.callback(invoke_without_command=True)
def main(
    context: typer.Context,
    game: Annotated[list[str] | None, typer.Option(help="Measure this game only; may be repeated.")] = None,
    name: Annotated[str, typer.Option(help="The results go to bench/results/NAME.json.")] = "bench",
    seconds: Annotated[float, typer.Option(min=0.01, help="How long each contender plays in a round.")] = 0.15,
    rounds: Annotated[int, typer.Option(min=1, help="How often each contender plays.")] = 15,
    check: Annotated[
        bool, typer.Option("--check", help="Exit with 1 if a target is missed, or the machine was busy.")
    ] = False,
) -> None:
    """Measure Connect Four here, in C and in other engines, then every registered game, then environments."""
    if context.invoked_subcommand is not None:
        return
    console = report.page()
    results = race_peers(seconds, rounds)
    console.print(report.peers_table(results))
    games, beside = measure_games(game or registry.game_ids(), seconds, rounds)
    console.print(report.speeds_table(games, beside))
    console.print(report.costs_table(games))
    environments, turns = measure_environments(console, seconds, rounds)
    found = targets.check(results, games, beside) + targets.check_environments(environments)
    console.print(report.targets_table(found))
    for note in report.notes({**results, **environments}, games):
        console.print(note, highlight=False, soft_wrap=True)
    content = as_json(results, games, beside, found) | environments_json(environments, turns)
    path = report.write_json(name, content)
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


def measure_environments(console: Console, seconds: float, rounds: int) -> tuple[Results, dict[str, float]]:
    """Batches and single games stepped from Python, everyone in turn; then PettingZoo's own benchmark, game by game."""
    with Progress(console=Console(stderr=True), transient=True) as bar:
        results = race(ENTRANTS, seconds, rounds, _stepper(bar, len(ENTRANTS) * (rounds + 1)))
        step = _stepper(bar, len(registry.game_ids()), "PettingZoo's benchmark: ")
        turns = {}
        for game_id in registry.game_ids():
            step(game_id)
            turns[game_id] = turns_per_second(game_id)
    console.print(report.environments_table(results, turns))
    return results, turns


@app.command("environments")
def environments_alone(
    seconds: Annotated[float, typer.Option(min=0.01, help="How long each contender plays in a round.")] = 0.15,
    rounds: Annotated[int, typer.Option(min=1, help="How often each contender plays.")] = 15,
) -> None:
    """Measure environments and nothing else."""
    console = report.page()
    results, turns = measure_environments(console, seconds, rounds)
    found = targets.check_environments(results)
    console.print(report.targets_table(found))
    for note in report.notes(results, {}):
        console.print(note, highlight=False, soft_wrap=True)
    if not targets.is_calm(results, None):
        console.print(BUSY, style="bold red", soft_wrap=True)
    about: dict[str, Any] = {"made": datetime.now(UTC).isoformat(timespec="seconds"), "machine": machine.describe()}
    checked = {"is_calm": targets.is_calm(results, None), "targets": [asdict(target) for target in found]}
    report.write_json("environments", about | environments_json(results, turns) | checked)


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


def environments_json(results: Results, turns: Mapping[str, float]) -> dict[str, Any]:
    """The same of environments."""
    raced = {name: asdict(speed) | {"of_c": targets.ratio(results, name, C)} for name, speed in results.items()}
    return {"environments": raced, "pettingzoo_turns_per_second": dict(turns)}


def _game_json(measured: GameMeasure | Unmeasured, beside: Speed | None) -> dict[str, Any]:
    content = asdict(measured)
    if isinstance(measured, GameMeasure):
        for variant, row in zip(measured.variants, content["variants"], strict=True):
            row["of_c"] = targets.speed_ratio(variant.speed, beside)
    return content


if __name__ == "__main__":
    app()
