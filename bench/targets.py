"""What the figures should reach, and whether they did."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from fracas.lab.measure import GameMeasure, Seconds, Speed, Unmeasured, times_faster

from .contenders import HERE, OPEN_SPIEL_PYTHON, OPEN_SPIEL_ROLLOUTS, PGX, C, Results
from .environments import ENV_POOL, EPISODE, HEAVY, PLAIN, THREADS, batch_of

LEAST_OF_C = 0.8
LEAST_TIMES_PEER = 5.0
LEAST_OF_C_BY_GAME = {"toy-battle": 0.08, "tanks": 0.02, "mercenary": 0.02}  # their moves are bigger
MOST_WARM_START = 1.5
LEAST_TIMES_PGX, LEAST_TIMES_ENV_POOL = 3.0, 10.0  # with observation and mask at every step
LEAST_BATCH_OF_C = 0.035
LEAST_TIMES_ONE = 1.7  # two threads


@dataclass(frozen=True)
class Target:
    """One goal; `is_met` is None where something it needs was not measured."""

    what: str
    wanted: str
    got: str
    is_met: bool | None


def check(
    results: Results, games: Mapping[str, GameMeasure | Unmeasured], c_beside_games: Speed | None
) -> list[Target]:
    """Every target, in the order of the tables."""
    found = [
        _at_least(f"Connect Four / {C}", ratio(results, HERE, C), LEAST_OF_C),
        _at_least(f"Connect Four / {PGX}", ratio(results, HERE, PGX), LEAST_TIMES_PEER),
        _at_least(f"Connect Four / {OPEN_SPIEL_ROLLOUTS}", ratio(results, HERE, OPEN_SPIEL_ROLLOUTS), LEAST_TIMES_PEER),
    ]
    for game, measured in games.items():
        if isinstance(measured, GameMeasure):
            found += _of_game(measured, c_beside_games)
        else:
            found.append(Target(game, "to be loaded", "not measured", None))
    return found


def check_environments(results: Results) -> list[Target]:
    """The same of environments."""
    plain, heavy = batch_of(PLAIN), batch_of(HEAVY)
    return [
        _at_least(f"{plain} / {PGX}", ratio(results, plain, PGX), LEAST_TIMES_PGX),
        _at_least(f"{plain} / {ENV_POOL}", ratio(results, plain, ENV_POOL), LEAST_TIMES_ENV_POOL),
        _at_least(f"{heavy} / {C}", ratio(results, heavy, C), LEAST_BATCH_OF_C),
        _at_least(
            f"{batch_of(HEAVY, THREADS)} / one", ratio(results, batch_of(HEAVY, THREADS), heavy), LEAST_TIMES_ONE
        ),
        _at_least(f"{EPISODE} / {OPEN_SPIEL_PYTHON}", ratio(results, EPISODE, OPEN_SPIEL_PYTHON), 1.0),
    ]


def ratio(results: Results, one: str, other: str) -> float | None:
    """How many times faster the one is than the other."""
    return speed_ratio(results.get(one), results.get(other))


def speed_ratio(one: Speed | Unmeasured | None, other: Speed | Unmeasured | None) -> float | None:
    """How many times faster the one is than the other in the same race."""
    if isinstance(one, Speed) and isinstance(other, Speed):
        return times_faster(one, other)
    return None


def is_calm(results: Results, c_beside_games: Speed | None) -> bool:
    """Whether the machine was quiet enough for the figures to be trusted."""
    watched = [results.get(HERE), results.get(C), c_beside_games]
    return all(speed.is_calm for speed in watched if isinstance(speed, Speed))


def _of_game(measured: GameMeasure, c: Speed | None) -> Iterator[Target]:
    least = LEAST_OF_C_BY_GAME.get(measured.game)
    if least is not None:
        ratios = {variant.variant: speed_ratio(variant.speed, c) for variant in measured.variants}
        known = {name: value for name, value in ratios.items() if value is not None}
        slowest = min(known, key=lambda name: known[name], default="nothing measured")
        worst = known[slowest] if len(known) == len(ratios) > 0 else None
        yield _at_least(f"{measured.game} / {C}, slowest variant ({slowest})", worst, least)
    starts = [variant.warm_start for variant in measured.variants]
    taken = [start.best for start in starts if isinstance(start, Seconds)]
    what = f"{measured.game}: a warm process to its first legal list"
    if taken and len(taken) == len(starts):
        yield Target(what, f"under {MOST_WARM_START} s", f"{max(taken):.2f} s", max(taken) < MOST_WARM_START)
    else:
        yield Target(what, f"under {MOST_WARM_START} s", "not measured", None)


def _at_least(what: str, got: float | None, least: float) -> Target:
    if got is None:
        return Target(what, f"{least:g} or more", "not measured", None)
    return Target(what, f"{least:g} or more", f"{got:.3g}", got >= least)
