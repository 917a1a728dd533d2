"""`fracas bench`: how fast the games run here. The comparison with other engines is `make bench`."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table

from ..lab.measure import Rate, Seconds, Speed, Unmeasured, playouts_of, race, start_times
from .complete import game_ids
from .console import err, out, say
from .games import named_games
from .work import interruptible


def bench(
    games: Annotated[
        list[str] | None,
        typer.Argument(metavar="[GAME]...", autocompletion=game_ids, help="Ids; all games if none are given."),
    ] = None,
    seconds: Annotated[float, typer.Option(min=0.01, help="How long a round of one variant takes.")] = 0.3,
    rounds: Annotated[int, typer.Option(min=1, help="How many times each variant is timed; the best counts.")] = 3,
    starts: Annotated[
        bool, typer.Option("--starts", help="Also compile from scratch and start fresh processes: takes minutes.")
    ] = False,
) -> None:
    """Measure random playouts of every variant: moves and games a second, and the size of a state."""
    chosen = named_games(games)
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    for heading in ("game", "variant"):
        table.add_column(heading, no_wrap=True)
    for heading in ("moves/s", "games/s", "moves/game", "state"):
        table.add_column(heading, justify="right")
    notes, failures = [], 0
    with err.status("") as status:
        for game in chosen:
            name = game.card.id

            def tell(what: str, name: str = name) -> None:
                status.update(f"{name} {what}")

            entrants = {variant: playouts_of(name, variant) for variant in game.variants()}
            speeds = interruptible(lambda e=entrants, t=tell: race(e, seconds, rounds, t))  # type: ignore[misc]
            for variant, speed in speeds.items():
                table.add_row(name, variant, *_figures(speed), f"{game.state.itemsize} B")
                failures += isinstance(speed, Unmeasured)
            if starts:
                first = dict(list(game.variants().items())[:1])
                times = start_times(name, first, progress=tell)
                compiled, ready = _took(times.cold_compile), _took(next(iter(times.warm_starts.values())))
                notes.append(f"{name}: compiled from scratch in {compiled}, a warm process is ready in {ready}")
    out.print(table)
    for note in notes:
        say(note)
    if failures or len(chosen) < len(games or chosen):
        raise typer.Exit(1)


def _figures(speed: Speed | Unmeasured) -> tuple[str, str, str]:
    if isinstance(speed, Unmeasured):
        return "-", "-", speed.reason
    return _rate(speed.moves_per_second), _rate(speed.games_per_second), f"{speed.mean_length:.1f}"


def _rate(rate: Rate) -> str:
    return f"{rate.best:,.0f}"


def _took(time: float | Seconds | Unmeasured) -> str:
    if isinstance(time, Unmeasured):
        return f"no known time ({time.reason})"
    return f"{time.best if isinstance(time, Seconds) else time:.2f} s"
