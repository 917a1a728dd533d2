"""`python -m bench.engines`: what it costs the referee to let two programs play each other, in every game for two.

Two copies of the example engine in C play whole games. The referee's own cost of an action is the processor time this
process takes for it: making what the program is told, telling it, reading and checking the answer, playing the action.
The programs' own time is not in it, nor is the time the system takes to wake them.
"""

from __future__ import annotations

import subprocess
import tempfile
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import track
from rich.table import Table

from fracas.core import registry
from fracas.core.match import Match
from fracas.outside.limits import Pace
from fracas.outside.program import Program
from fracas.outside.referee import play_out

from . import machine, report

ENGINE = Path(__file__).parents[1] / "examples" / "engines" / "forward.c"
TARGET = 2.0  # milliseconds of the referee an action
TARGET_MISSED = 1


def main(
    games: Annotated[int, typer.Option(min=1, help="Games in each of the games.")] = 200,
    name: Annotated[str, typer.Option(help="The results go to bench/results/NAME.json.")] = "engines",
) -> None:
    """Play, measure, print, write."""
    console = report.page()
    table = Table(title=f"Two engines in C, {games} games each; milliseconds an action", title_justify="left")
    for heading in ("game", "actions", "faults", "referee", "its share", "all elapsed"):
        table.add_column(heading, justify="left" if heading == "game" else "right")
    found: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as folder:
        engine = Path(folder) / "forward"
        subprocess.run(["cc", "-O2", "-o", str(engine), str(ENGINE), "-lm"], check=True)
        for game_id in registry.game_ids():
            if registry.find(game_id).card.is_solo:
                continue
            figures = found[game_id] = measure(game_id, [str(engine)], games)
            share = figures["referee_ms"] / figures["elapsed_ms"]
            milliseconds = f"{figures['referee_ms']:.2f}", f"{share:.0%}", f"{figures['elapsed_ms']:.2f}"
            table.add_row(game_id, f"{figures['actions']:,}", str(figures["faults"]), *milliseconds)
    console.print(table)
    measured = {"machine": machine.describe(), "at": datetime.now(UTC).isoformat(), "games": games, "found": found}
    console.print(f"Written to {report.write_json(name, measured).name}.")
    missed = [game_id for game_id, figures in found.items() if figures["referee_ms"] >= TARGET or figures["faults"]]
    console.print(f"Missed {TARGET:g} ms: {', '.join(missed)}" if missed else f"Below {TARGET:g} ms in every game.")
    raise typer.Exit(TARGET_MISSED if missed else 0)


def measure(game_id: str, command: list[str], games: int) -> dict[str, float]:
    """One game: how many actions, what each cost, how many games were lost by a fault."""
    kind = registry.find(game_id)
    boxes = [kind.with_options(options) for options in kind.variants().values()]
    players = [Program(command, name, Pace(60)) for name in ("one", "other")]
    actions = faults = 0
    for player in players:
        player.start(game_id)
    play_out(Match.new(boxes[0], "warm"), players)  # texts of actions are made when first asked for
    elapsed, processor = time.perf_counter(), time.process_time()
    for number in track(range(games), game_id, transient=True):
        match = Match.new(boxes[number % len(boxes)], f"bench {number}")
        faults += play_out(match, players if number % 2 else players[::-1]) is not None
        actions += match.ply
    elapsed, processor = time.perf_counter() - elapsed, time.process_time() - processor
    for player in players:
        player.close()
    return {
        "actions": actions,
        "faults": faults,
        "referee_ms": 1_000 * processor / actions,
        "elapsed_ms": 1_000 * elapsed / actions,
    }


if __name__ == "__main__":
    typer.run(main)
