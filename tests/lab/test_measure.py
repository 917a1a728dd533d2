"""Measuring: the figures are whole and mean what they say. How fast anything is, is no matter of tests."""

from __future__ import annotations

import itertools

import pytest

from fracas.core import registry
from fracas.lab import measure
from fracas.lab.measure import (
    Played,
    RandomPlayouts,
    Rate,
    Runner,
    Seconds,
    Speed,
    Unmeasured,
    games_in,
    playouts_of,
    race,
    start_times,
    times_faster,
)


class Clock:
    """A clock that the runners below move themselves, so that no test depends on the machine."""

    def __init__(self) -> None:
        self.now = 0.0
        self.processor_share = 1.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr("fracas.lab.measure.time.perf_counter", clock)
    monkeypatch.setattr("fracas.lab.measure.time.process_time", lambda: clock.now * clock.processor_share)
    return clock


class Steady:
    """Games of ten moves at so many seconds a game, in turn."""

    def __init__(self, clock: Clock, *seconds_a_game: float) -> None:
        self._clock = clock
        self._paces = itertools.cycle(seconds_a_game)
        self.asked: list[int] = []

    def play(self, games: int) -> Played:
        self.asked.append(games)
        self._clock.now += games * next(self._paces)
        return Played(games, games * 10)


def test_random_playouts_play_whole_games() -> None:
    card = registry.find("connect-four").card
    playouts = RandomPlayouts(registry.find("connect-four").with_options({}))
    played = playouts.play(500)
    assert played.games == 500
    assert 500 * 7 <= played.moves <= 500 * card.longest  # four in a line take seven moves at least


def test_random_playouts_go_on_with_other_games() -> None:
    playouts = RandomPlayouts(registry.find("connect-four").with_options({}))
    assert playouts.play(200) != playouts.play(200)


def test_random_playouts_follow_their_seed() -> None:
    game = registry.find("connect-four").with_options({})
    assert RandomPlayouts(game, "a").play(200) == RandomPlayouts(game, "a").play(200)
    assert RandomPlayouts(game, "a").play(200) != RandomPlayouts(game, "b").play(200)


def test_a_round_is_sized_to_its_time(clock: Clock) -> None:
    assert games_in(Steady(clock, 0.001), 0.5) == 500
    assert games_in(Steady(clock, 3.0), 0.5) == 1  # one game takes longer than a round


def test_speeds_are_best_and_median_of_the_rounds(clock: Clock) -> None:
    runner = Steady(clock, 1.0)
    entrants = {"steady": lambda: _after_sizing(runner, Steady(clock, 0.5, 0.25, 1.0))}
    speed = race(entrants, seconds=1.0, rounds=3)["steady"]
    assert isinstance(speed, Speed)
    assert speed.moves_per_second == Rate(best=40.0, median=20.0)
    assert speed.games_per_second == Rate(best=4.0, median=2.0)
    assert speed.mean_length == 10.0
    assert speed.rounds == (20.0, 40.0, 10.0)
    assert not speed.is_calm


def _after_sizing(first: Steady, then: Steady) -> Runner:
    """Plays by `first` while the round is sized (two calls), by `then` in the rounds."""

    class Both:
        def play(self, games: int) -> Played:
            return (first if len(first.asked) < 2 else then).play(games)

    return Both()


@pytest.mark.parametrize(("processor_share", "is_calm"), [(1.0, True), (0.5, False)])
def test_a_machine_busy_all_along_is_noticed(processor_share: float, is_calm: bool, clock: Clock) -> None:
    """Every round is equally slow, but the runner had only half a processor."""
    clock.processor_share = processor_share
    speed = race({"steady": lambda: Steady(clock, 1.0)}, seconds=1.0, rounds=3)["steady"]
    assert isinstance(speed, Speed)
    assert speed.processor_share == pytest.approx(processor_share)
    assert speed.is_calm is is_calm


def test_rounds_are_interleaved(clock: Clock) -> None:
    names: list[str] = []
    entrants = {name: lambda: Steady(clock, 1.0) for name in "ab"}
    race(entrants, seconds=1.0, rounds=2, progress=names.append)
    assert names == ["a", "b", "a", "b", "a", "b"]


def test_entrants_are_compared_within_a_round() -> None:
    """The machine was half as fast in the second round, for both: the ratio does not notice."""
    one = _speed(30.0, 15.0, 30.0)
    other = _speed(10.0, 5.0, 10.0)
    assert times_faster(one, other) == 3.0


def _speed(*rounds: float) -> Speed:
    return Speed(Rate(max(rounds), rounds[0]), Rate(1.0, 1.0), 1.0, rounds, 1.0)


def test_what_cannot_be_measured_stays_in_the_list_with_its_reason(clock: Clock) -> None:
    def absent() -> Runner:
        raise ModuleNotFoundError("No module named 'peer'", name="peer")

    def broken() -> Runner:
        raise RuntimeError("does not start\nwith more lines")

    class Failing(Steady):
        def play(self, games: int) -> Played:
            if len(self.asked) == 2:
                raise RuntimeError("breaks down")
            return super().play(games)

    entrants = {
        "absent": absent,
        "broken": broken,
        "failing": lambda: Failing(clock, 1.0),
        "fine": lambda: Steady(clock, 1.0),
    }
    found = race(entrants, seconds=1.0, rounds=2)
    assert list(found) == ["absent", "broken", "failing", "fine"]
    assert found["absent"] == Unmeasured("not installed (peer)")
    assert found["broken"] == Unmeasured("does not start")
    assert found["failing"] == Unmeasured("breaks down")
    assert isinstance(found["fine"], Speed)


def test_an_unknown_variant_or_game_leaves_the_race() -> None:
    found = race({"game": playouts_of("connect-fife", "default")}, seconds=0.01, rounds=1)
    assert isinstance(found["game"], Unmeasured)
    assert "connect-four" in found["game"].reason


def test_start_times_of_every_variant(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")  # the processes are started all the same, without compiling
    variants = {"default": {}, "red starts": {"first": "red"}}
    told: list[str] = []
    found = start_times("connect-four", variants, repetitions=2, progress=told.append)
    assert told == ["cold compile", *variants]
    assert isinstance(found.cold_compile, float)
    assert found.cold_compile >= 0
    for name in variants:
        warm = found.warm_starts[name]
        assert isinstance(warm, Seconds)
        assert 0 < warm.best <= warm.median


def test_a_process_that_fails_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    found = start_times("connect-four", {"wrong": {"first": "green"}}, repetitions=1)
    wrong = found.warm_starts["wrong"]
    assert isinstance(wrong, Unmeasured)
    assert "connect-four option first" in wrong.reason
    absent = start_times("connect-fife", {"default": {}}, repetitions=1)
    assert isinstance(absent.cold_compile, Unmeasured)
    assert absent.warm_starts["default"] == absent.cold_compile


def test_measure_has_every_figure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")  # for the started processes; this one goes on as it is
    game = registry.find("connect-four")
    found = measure.measure("connect-four", seconds=0.01, rounds=2, start_repetitions=1)
    assert found.game == "connect-four"
    assert found.state_bytes == game.state.itemsize
    assert found.tables_bytes == game.tables_type.itemsize
    assert found.actions == game.card.actions
    assert [variant.variant for variant in found.variants] == list(game.variants())
    for variant in found.variants:
        assert isinstance(variant.speed, Speed)
        assert variant.speed.moves_per_second.best >= variant.speed.moves_per_second.median > 0
        assert variant.speed.moves_per_second.best > variant.speed.games_per_second.best
        assert len(variant.speed.rounds) == 2
