"""The figures as tables for a person and as JSON for a program."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from fracas.lab.measure import GameMeasure, Seconds, Speed, Unmeasured

from .contenders import HERE, C, Results
from .machine import NOT_INSTALLED
from .targets import Target, ratio, speed_ratio

Games = Mapping[str, GameMeasure | Unmeasured]

SPEED_HEADINGS = ["moves/s, best", "median", "games/s", "moves/game", "of C"]
UNMEASURED = Text("not measured", "yellow")
WIDTH = 130  # of a page, where the output is not a terminal that knows its own
RESULTS = Path(__file__).parent / "results"
_VERDICTS = {True: Text("met", "green"), False: Text("MISSED", "bold red"), None: UNMEASURED}


def peers_table(results: Results) -> Table:
    """Connect Four here and elsewhere, with ratios to C and to here."""
    table = _table("Connect Four, random playouts", ["engine"], [*SPEED_HEADINGS, "Fracas is"])
    for name, speed in results.items():
        times = ratio(results, HERE, name)
        faster = "" if times is None or name == HERE else f"{times:,.2f} times"
        table.add_row(name, *speed_cells(speed, results.get(C)), faster)
    return table


def speeds_table(games: Games, c: Speed | None) -> Table:
    """Every game and variant."""
    table = _table("Registered games, random playouts", ["game", "variant"], SPEED_HEADINGS)
    for name, game in games.items():
        if isinstance(game, Unmeasured):
            table.add_row(name, "", *speed_cells(game, c), end_section=True)
            continue
        for index, variant in enumerate(game.variants):
            is_last = index == len(game.variants) - 1
            shown_name = "" if index else name
            table.add_row(shown_name, variant.variant, *speed_cells(variant.speed, c), end_section=is_last)
    return table


def costs_table(games: Games) -> Table:
    """What each game takes: bytes, and seconds to compile and to start its slowest variant."""
    headings = ["state, bytes", "tables, bytes", "actions", "cold compile, s", "warm start, s"]
    table = _table("Sizes and start", ["game"], headings)
    for name, game in games.items():
        if isinstance(game, Unmeasured):
            table.add_row(name, UNMEASURED)
            continue
        starts = [variant.warm_start for variant in game.variants]
        taken = [start.best for start in starts if isinstance(start, Seconds)]
        table.add_row(
            name,
            f"{game.state_bytes:,}",
            f"{game.tables_bytes:,}",
            f"{game.actions:,}",
            UNMEASURED if isinstance(game.cold_compile, Unmeasured) else f"{game.cold_compile:.1f}",
            UNMEASURED if len(taken) < len(starts) or not taken else f"{max(taken):.2f}",
        )
    return table


def environments_table(results: Results, turns: Mapping[str, float]) -> Table:
    """Batches and single games stepped from Python, then what PettingZoo's own benchmark says of every game."""
    table = _table("Environments, random play, observation and mask at every step", ["contender"], SPEED_HEADINGS)
    for name, speed in results.items():
        table.add_row(name, *speed_cells(speed, results.get(C)))
    for game_id, turned in turns.items():
        table.add_row(f"{game_id}, PettingZoo's performance_benchmark, turns/s", rate(turned), "", "", "", "")
    return table


def speed_cells(speed: Speed | Unmeasured, c: Speed | Unmeasured | None) -> list[str | Text]:
    """The cells under `SPEED_HEADINGS`."""
    if isinstance(speed, Unmeasured):
        is_absent = speed.reason.startswith(NOT_INSTALLED)
        return [Text(NOT_INSTALLED, "yellow") if is_absent else UNMEASURED, "", "", "", ""]
    return [
        rate(speed.moves_per_second.best),
        rate(speed.moves_per_second.median),
        rate(speed.games_per_second.best),
        f"{speed.mean_length:.2f}",
        share(speed_ratio(speed, c)),
    ]


def notes(results: Results, games: Games) -> list[str]:
    """Why there is no figure, for each one missing; a reason shared by a game's variants is given once."""
    found = {name: speed.reason for name, speed in results.items() if isinstance(speed, Unmeasured)}
    for name, game in games.items():
        if isinstance(game, Unmeasured):
            found[name] = game.reason
            continue
        for variant in game.variants:
            for figure in (variant.speed, variant.warm_start):
                if isinstance(figure, Unmeasured) and figure.reason not in found.values():
                    found[f"{name} {variant.variant}"] = figure.reason
    return [f"{name}: {reason}" for name, reason in found.items()]


def _table(title: str, left: Sequence[str], right: Sequence[str]) -> Table:
    table = Table(title=title, title_justify="left")
    for heading in left:
        table.add_column(heading, no_wrap=True)
    for heading in right:
        table.add_column(heading, justify="right", no_wrap=True)
    return table


def targets_table(targets: list[Target]) -> Table:
    """What was wanted and what came of it."""
    table = _table("Targets", ["target", "wanted", "measured", ""], [])
    for target in targets:
        table.add_row(target.what, target.wanted, target.got, _VERDICTS[target.is_met])
    return table


def page() -> Console:
    """Where tables are printed: as wide as they need when the output goes to a file."""
    console = Console()
    return console if console.is_terminal else Console(width=WIDTH)


def rate(value: float) -> str:
    """`26.1 M`, `810 k`, `437`."""
    for size, unit in ((1e6, " M"), (1e3, " k")):
        if value >= size:
            return f"{value / size:.3g}{unit}"
    return f"{value:.3g}"


def share(value: float | None) -> str:
    """A ratio, with as many digits as it needs."""
    if value is None:
        return ""
    return f"{value:.2f}" if value >= 0.1 else f"{value:.2g}"


def write_json(name: str, content: Mapping[str, Any]) -> Path:
    """Write `bench/results/<name>.json`, whole or not at all."""
    RESULTS.mkdir(exist_ok=True)
    path = RESULTS / f"{name}.json"
    unfinished = path.with_suffix(".tmp")
    unfinished.write_text(json.dumps(content, indent=2) + "\n", encoding="utf-8")
    return unfinished.replace(path)
