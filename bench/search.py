"""`python -m bench.search`: our tree search against OpenSpiel's, in simulations a second and over the board.

python -m bench.search speed              Connect Four against OpenSpiel's C++ MCTSBot; then each of our games
python -m bench.search strength GAME      level-5 settings against OpenSpiel's search, equal time per action
"""

from __future__ import annotations

import multiprocessing
import os
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from datetime import UTC, datetime
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import track
from rich.table import Table

from fracas.core import registry
from fracas.core.match import Match
from fracas.lab.census import wilson
from fracas.search.bot import bot
from fracas.search.levels import level_of
from fracas.search.search import Search, Settings, grower

from . import machine, report

SIMULATIONS = {1_000: 50, 50_000: 5}  # and how often to repeat: a short run needs more luck to be left alone
REPETITIONS = 5
UCT = 1.4
app = typer.Typer(add_completion=False, no_args_is_help=True)


@app.command()
def speed() -> None:
    """Simulations a second: Connect Four beside OpenSpiel, uniformly random playouts on both sides; then our games."""
    console = report.page()
    table = Table(title="Connect Four from the opening, simulations a second", title_justify="left")
    for heading in ("simulations", "Fracas", "OpenSpiel, C++ MCTSBot", "times"):
        table.add_column(heading, justify="right")
    found: dict[str, Any] = {}
    for simulations, repetitions in SIMULATIONS.items():
        ours, theirs = _race(simulations, repetitions)
        table.add_row(f"{simulations:,}", report.rate(ours), report.rate(theirs), f"{ours / theirs:.1f}")
        found[str(simulations)] = {"fracas": ours, "open_spiel": theirs, "times": ours / theirs}
    console.print(table)
    games = _each_game(console)
    path = report.write_json("search-speed", {"machine": machine.describe(), "connect_four": found, "games": games})
    console.print(f"Written to {path.name}.")


def _race(simulations: int, repetitions: int) -> tuple[float, float]:
    """The best of several interleaved runs of each."""
    import pyspiel

    game = pyspiel.load_game("connect_four")
    ours = theirs = 0.0
    match = Match.new(registry.find("connect-four").with_options({}), 1)
    longest = match.game.card.longest
    settings = Settings(simulations=simulations, exploration=UCT, noise=1.0, playout=longest, turns=longest)
    grower(type(match.game))
    for repetition in range(repetitions):
        search = Search(match.game, settings)
        begun = time.perf_counter()
        done = search.run(match.state, 0, repetition, 0).simulations
        ours = max(ours, done / (time.perf_counter() - begun))
        evaluator = pyspiel.RandomRolloutEvaluator(1, repetition)
        guest = pyspiel.MCTSBot(game, evaluator, UCT, simulations, 1_000, False, repetition, False)
        state = game.new_initial_state()
        begun = time.perf_counter()
        guest.mcts_search(state)
        theirs = max(theirs, simulations / (time.perf_counter() - begun))
    return ours, theirs


def _each_game(console: Console) -> dict[str, float]:
    table = Table(title="Level-5 settings from the opening, one thread", title_justify="left")
    for heading in ("game", "simulations/s", "level 5, s an action"):
        table.add_column(heading, justify="left" if heading == "game" else "right")
    rates: dict[str, float] = {}
    for game_id in registry.game_ids():
        found = registry.find(game_id)
        if found.card.is_solo:
            continue
        match = Match.new(found.with_options({}), 1)
        settings = level_of(found, 5).settings
        best = 0.0
        for repetition in range(REPETITIONS):
            run = Search(match.game, settings).run(match.state, match.actor or 0, repetition, 0)
            best = max(best, run.simulations / run.seconds)
        rates[game_id] = best
        table.add_row(game_id, report.rate(best), f"{(settings.simulations or 0) / best:.2f}")
    console.print(table)
    return rates


@app.command()
def strength(
    game: Annotated[str, typer.Argument(help="A game with two players.")],
    games: Annotated[int, typer.Option(min=2, help="Each deal is played twice, sides swapped.")] = 100,
    seconds: Annotated[float, typer.Option(min=0.01, help="Time per action, for both.")] = 0.1,
) -> None:
    """Level-5 settings within a time limit against OpenSpiel's IS-MCTS (or MCTS, where nothing is hidden)."""
    context = multiprocessing.get_context("spawn")
    variants = list(registry.find(game).variants())
    jobs = [
        (game, variants[pair % len(variants)], seconds, pair, seat) for pair in range(games // 2) for seat in (0, 1)
    ]
    with ProcessPoolExecutor(os.cpu_count(), mp_context=context) as pool:
        points = list(track(pool.map(_play_guest, jobs), total=len(jobs), console=Console(stderr=True), transient=True))
    wins, draws = points.count(1.0), points.count(0.5)
    low, high = wilson(wins, len(points))
    score = sum(points) / len(points)
    console = report.page()
    console.print(
        f"{game}: {len(points)} games at {seconds:g} s an action: {wins} won, {draws} drawn; "
        f"score {score:.1%}, wins between {low:.1%} and {high:.1%} (95 %)"
    )
    content = {"game": game, "games": len(points), "seconds": seconds, "won": wins, "drawn": draws, "score": score}
    stamp = datetime.now(UTC).isoformat(timespec="seconds")
    report.write_json(f"search-strength-{game}", {"when": stamp, "machine": machine.describe(), **content})


def _play_guest(job: tuple[str, str, float, int, int]) -> float:
    """One game; our points."""
    game_id, variant, seconds, pair, seat = job
    found = registry.find(game_id)
    match = Match.new(found.with_options(found.variants()[variant]), f"strength {pair}")
    ours = bot(game_id, seconds=seconds, seed=pair)
    ours.level = replace(ours.level, settings=replace(ours.level.settings, threads=1))
    guest = _Guest(match, seconds, pair)
    while (actor := match.actor) is not None:
        match.play(ours.choose(match).id if actor == seat else guest.choose(match))
    assert match.outcome is not None
    return 0.5 if match.outcome.winner is None else float(match.outcome.winner == seat)


class _Guest:
    """OpenSpiel's search, kept to a time per action by counting how many simulations fit."""

    def __init__(self, match: Match, seconds: float, seed: int) -> None:
        import numpy as np
        from open_spiel.python.algorithms import ismcts, mcts

        from fracas.envs.open_spiel_bots import AdaptedGame, AdaptedState, CompiledRollouts

        self._seconds, self._state_type = seconds, AdaptedState
        self._adapted = AdaptedGame(match.game, f"guest {seed}")
        evaluator = CompiledRollouts(self._adapted)
        random_state = np.random.RandomState(seed)
        self._bot: Any
        if match.game.card.has_secrets:
            self._bot = ismcts.ISMCTSBot(
                self._adapted, evaluator, UCT, 1, random_state=random_state, allow_inconsistent_action_sets=True
            )
            self._limit = "_max_simulations"
        else:
            self._bot = mcts.MCTSBot(self._adapted, UCT, 1, evaluator, solve=False, random_state=random_state)
            self._limit = "max_simulations"
        self._rate = 200.0  # simulations a second, learned from move to move

    def choose(self, match: Match) -> int:
        state = self._state_type(self._adapted, match.state)
        legal = state.legal_actions()
        if len(legal) == 1:
            return legal[0]
        simulations = max(2, int(self._rate * self._seconds))
        setattr(self._bot, self._limit, simulations)
        begun = time.perf_counter()
        action = int(self._bot.step(state))
        self._rate = 0.5 * self._rate + 0.5 * simulations / (time.perf_counter() - begun)
        return action


if __name__ == "__main__":
    app()
