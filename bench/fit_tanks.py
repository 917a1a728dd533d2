"""`python -m bench.fit_tanks`: what Tanks' `evaluate` weighs, fitted to how games of `suggest` against itself end.

At the start of every turn the side to move is described by a few figures; a logistic regression then tells how much
each of them moves the odds of winning. The table shows the fit beside the weights `evaluate` uses.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

import numpy as np
import numpy.typing as npt
import typer
from rich.progress import track
from rich.table import Table

from fracas.core import registry
from fracas.core.match import Match
from fracas.games.tanks import evaluate, suggest
from fracas.games.tanks.state import MOST_SQUAD, WALLS_TO_BREAK
from fracas.search.players import SuggestPlayer

from . import report

Floats = npt.NDArray[np.float64]
FIGURES = {
    "to move": evaluate.TO_MOVE,
    "hit points": evaluate.HIT_POINT,
    "tanks": evaluate.ALIVE,
    "last tank": evaluate.LAST_TANK,
    "stunned": evaluate.STUNNED,
    "idle": evaluate.IDLE,
    "next shot, to move": evaluate.NEXT_SHOT,
    "next shot, the other": -evaluate.LATER_SHOT,
    "walls broken": evaluate.BREAKING / WALLS_TO_BREAK,
}
NEWTON_STEPS = 30


@dataclass(frozen=True)
class Side:
    """One side's figures at the start of a turn."""

    hit_points: int
    tanks: int
    stunned: int
    is_idle: bool
    shot: float
    walls: int

    @classmethod
    def of(cls, s: np.record, t: np.record, seat: int) -> Side:
        """Count them."""
        units = range(seat * MOST_SQUAD, (seat + 1) * MOST_SQUAD)
        unit = seat * MOST_SQUAD + int(s.active[seat])
        is_idle = s.hit_points[unit] == 0
        can_shoot = not is_idle and not s.stunned[unit]
        shot = suggest.best_shot(s, t, unit, int(s.cell[unit]), 1, 0.0)[1] if can_shoot else 0.0
        return cls(
            sum(int(s.hit_points[u]) for u in units),
            sum(int(s.hit_points[u] > 0) for u in units),
            sum(int(s.stunned[u]) for u in units if s.hit_points[u] > 0),
            bool(is_idle),
            min(shot, evaluate.MOST_SHOT_WORTH),
            int(s.broken[seat, 0]),
        )


def figures(mine: Side, theirs: Side) -> list[float]:
    """In the order of FIGURES."""
    return [
        1.0,
        mine.hit_points - theirs.hit_points,
        mine.tanks - theirs.tanks,
        float(mine.tanks == 1) - float(theirs.tanks == 1),
        mine.stunned - theirs.stunned,
        float(mine.is_idle) - float(theirs.is_idle),
        mine.shot,
        theirs.shot,
        mine.walls - theirs.walls,
    ]


def watch(match: Match) -> tuple[list[list[float]], list[int], int | None]:
    """Play a match of `suggest`; the figures and the side to move at the start of each turn, and who won."""
    described, movers, turn = [], [], -1
    tables = match.game.tables[0]
    player = SuggestPlayer(match.seed)
    while (actor := match.actor) is not None:
        s: Any = match.state[0]
        if int(s.turn) != turn:
            turn = int(s.turn)
            described.append(figures(Side.of(s, tables, actor), Side.of(s, tables, 1 - actor)))
            movers.append(actor)
        match.play(player.choose(match))
    assert match.outcome is not None
    return described, movers, match.outcome.winner


def fit(described: Floats, has_won: Floats) -> tuple[Floats, Floats]:
    """Weights and their standard errors, by Newton's method."""
    weights = np.zeros(described.shape[1])
    for _ in range(NEWTON_STEPS):
        chance = 1.0 / (1.0 + np.exp(-described @ weights))
        curvature = (described * (chance * (1.0 - chance))[:, None]).T @ described
        weights += np.linalg.solve(curvature, described.T @ (has_won - chance))
    return weights, np.sqrt(np.diag(np.linalg.inv(curvature)))


def main(
    games: Annotated[int, typer.Option(min=1, help="Games on each variant.")] = 150,
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "fit",
) -> None:
    """Play, fit, and print both columns."""
    console = report.page()
    tanks = registry.find("tanks")
    described: list[list[float]] = []
    has_won: list[float] = []
    for options in track(list(tanks.variants().values()), "variants", console=console, transient=True):
        game = tanks.with_options(options)
        for index in range(games):
            lines, movers, winner = watch(Match.new(game, f"{seed} {index}"))
            if winner is not None:
                described += lines
                has_won += [float(mover == winner) for mover in movers]
    weights, errors = fit(np.array(described), np.array(has_won))
    table = Table(title=f"{len(has_won):,} turns, {games} games on each variant", title_justify="left")
    for heading in ("figure", "fitted", "standard error", "in use"):
        table.add_column(heading, justify="left" if heading == "figure" else "right")
    for (name, used), weight, error in zip(FIGURES.items(), weights, errors, strict=True):
        table.add_row(name, f"{weight:+.3f}", f"{error:.3f}", f"{used:+.2f}")
    console.print(table)


if __name__ == "__main__":
    typer.run(main)
