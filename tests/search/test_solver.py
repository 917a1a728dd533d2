"""The solver: against a plain exhaustive search, the figures of the rulings page, limits and interruptions."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import fracas
from bench.solver_plain import plain_answer
from fracas.core import registry
from fracas.core.errors import BadOptions
from fracas.core.match import Match
from fracas.games.combat_protocols.puzzle import bounds
from fracas.search import solver
from fracas.search.solver import Answer, NotAPuzzle, NotEnoughMemory, Progress, Stop, Verdict, hint, solve

from ..games.combat_protocols import plain
from ..games.combat_protocols.small import random_options
from ..games.combat_protocols.test_twin import twin_of

GAME = "combat-protocols"
INSTANCES = 250


def facing(*ways: str, **options: Any) -> Match:
    """Mission 1 of the default board with its tokens facing as said."""
    position = fracas.new(GAME, 1, **options).position()
    for token, way in zip(position["state"]["tokens"], ways, strict=True):
        token["facing"] = way
    return fracas.from_position(GAME, position)


def check_solution(match: Match, answer: Answer) -> None:
    """Play it through the public door: every action legal, the last one wins."""
    before = match.ply
    for action in answer.actions:
        assert match.outcome is None
        match.play(action)
    assert match.outcome is not None
    assert match.outcome.ending == "all-through"
    assert match.ply - before == len(answer.actions)


def small_matches(count: int) -> Iterator[Match]:
    """Small random boards, from the set-up or from a game in progress."""
    draw = random.Random(2026)
    found = 0
    for seed in itertools.count():
        match = fracas.new(GAME, seed, **random_options(draw))
        for _ in range(draw.randint(0, 4)):
            if match.outcome is None:
                match.play(draw.choice(match.legal()))
        if match.outcome is None:
            yield match
            found += 1
            if found == count:
                return


def test_agrees_with_exhaustive_search_on_small_instances() -> None:
    solved = 0
    for match in small_matches(INSTANCES):
        fewest = plain.fewest_actions(*twin_of(match))
        for with_data in (True, False):
            answer = solve(match.game, match.state, with_data=with_data)
            assert answer.is_proven
            assert answer.length == fewest
        quick = solve(match.game, match.state, first_only=True)
        assert (quick.length is None) == (fewest is None)
        if fewest is not None:
            assert quick.length is not None
            assert fewest <= quick.length <= 2 * fewest + 3
            solved += 1
            check_solution(match, answer)
    assert solved > INSTANCES // 4
    assert solved < INSTANCES * 9 // 10  # enough of them cannot be solved


def test_tables_of_lone_machines_agree_with_exhaustive_search_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Small boards have tables of all machines together; without these they are like large ones."""
    monkeypatch.setattr(bounds, "LARGEST_TABLE", 0)
    solved = 0
    for drawn in small_matches(INSTANCES // 4):
        match = fracas.from_position(GAME, drawn.position())
        assert match.game.tables[0].lone_tokens == match.game.tables[0].tokens
        fewest = plain.fewest_actions(*twin_of(match))
        answer = solve(match.game, match.state)
        assert answer.is_proven
        assert answer.length == fewest
        solved += fewest is not None
    assert solved > INSTANCES // 20


@pytest.mark.parametrize("mission", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("difficulty", ["easy", "normal"])
def test_first_solutions_of_the_largest_board(mission: int, difficulty: str) -> None:
    """Sixteen squares and four tokens: without a guess at the tokens' part nothing is found in millions of states."""
    match = fracas.new(GAME, 1, board="great-circle", mission=mission, difficulty=difficulty, obstacles_by_seed=True)
    answer = solve(match.game, match.state, first_only=True, most_states=400_000)
    assert answer.verdict is Verdict.SOLVED
    check_solution(match, answer)


def test_what_cannot_cool_down_in_time_is_dead() -> None:
    """All wait two moves from an engine; with two spaces left the second of these overheats."""
    position = fracas.new(GAME, 1, board="great-circle").position()
    for marker, is_dead in ((8, True), (7, False)):
        position["state"]["heat"] = {"marker": marker, "pointing": "up"}
        match = fracas.from_position(GAME, position)
        answer = solve(match.game, match.state, first_only=True)
        assert (answer.verdict is Verdict.UNSOLVABLE) == is_dead
        assert (answer.effort.expanded == 0) == is_dead


def test_a_solution_may_be_asked_for_within_a_number_of_actions() -> None:
    match = facing("north", "north", "north")
    assert solve(match.game, match.state, at_most=13).verdict is Verdict.UNSOLVABLE
    answer = solve(match.game, match.state, at_most=14)
    assert (answer.verdict, answer.length) == (Verdict.OPTIMAL, 14)


def test_what_lies_in_fresh_memory_is_never_read(monkeypatch: pytest.MonkeyPatch) -> None:
    match = facing("north", "east", "south")
    clean = solve(match.game, match.state)
    fresh = np.empty

    def littered(shape: Any, dtype: Any = float) -> Any:
        found = fresh(shape, dtype)
        found.reshape(-1)[: 1 << 20].view(np.uint8)[:] = 0xA5
        return found

    monkeypatch.setattr(np, "empty", littered)
    again = solve(match.game, match.state, megabytes=64)
    assert (again.verdict, again.actions) == (clean.verdict, clean.actions)
    assert again.effort.stored == clean.effort.stored


@pytest.mark.parametrize(("tracks", "fewest"), [("relaxed", 13), ("standard", 14), ("expert", 14)])
def test_reference_figures_of_mission_1_all_tokens_north(tracks: str, fewest: int) -> None:
    match = facing("north", "north", "north", tracks=tracks)
    answer = solve(match.game, match.state)
    assert answer.verdict is Verdict.OPTIMAL
    assert answer.length == fewest
    check_solution(match, answer)


def test_reference_figures_over_the_64_facings_on_standard() -> None:
    ways = ("north", "east", "south", "west")
    lengths = []
    for a in ways:
        for b in ways:
            for c in ways:
                match = facing(a, b, c)
                answer = solve(match.game, match.state)
                assert answer.is_proven
                assert answer.effort.stored < 500_000  # what the plain search needs at least
                lengths.append(answer.length or 0)
    assert (min(lengths), max(lengths)) == (14, 17)


def test_needs_far_fewer_states_than_the_plain_search_of_the_rulings_page() -> None:
    """That one needs 0.5 to 2 million states for mission 1, and finds the same."""
    match = facing("north", "north", "north", tracks="expert")
    plain_one = plain_answer(match, 300)
    assert plain_one.is_proven
    assert plain_one.length == 14
    assert 500_000 < plain_one.stored < 2_000_000
    for with_data, share in ((True, 1000), (False, 5)):
        answer = solve(match.game, match.state, with_data=with_data)
        assert (answer.verdict, answer.length) == (Verdict.OPTIMAL, 14)
        assert answer.effort.stored * share < plain_one.stored


@pytest.mark.parametrize("mission", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("difficulty", ["easy", "normal", "hard", "impossible"])
def test_first_solutions_of_every_mission_and_difficulty(mission: int, difficulty: str) -> None:
    """Obstacles laid by the solver itself, and by the seed."""
    for by_seed in (False, True):
        match = fracas.new(GAME, 5, mission=mission, difficulty=difficulty, obstacles_by_seed=by_seed)
        answer = solve(match.game, match.state, first_only=True)
        assert answer.verdict in (Verdict.SOLVED, Verdict.OPTIMAL)
        placed = 0 if by_seed else len(match.view(0)["obstacles"])
        assert answer.length == len(answer.actions) - placed
        check_solution(match, answer)


def test_placing_the_obstacles_is_part_of_the_proof_and_not_counted() -> None:
    """Where obstacles hinder least, mission 1 is as short as without any."""
    match = facing("north", "north", "north", difficulty="normal")
    answer = solve(match.game, match.state)
    assert (answer.verdict, answer.length, len(answer.actions)) == (Verdict.OPTIMAL, 14, 15)
    check_solution(match, answer)


def test_hints_lead_from_any_position_to_the_end_in_the_fewest_actions() -> None:
    match = facing("east", "south", "west")
    match.play("enter 2")
    match.play("step nw turn a2 left")
    fewest = solve(match.game, match.state).length
    assert fewest is not None
    for _ in range(fewest):
        action = hint(match.game, match.state)
        assert action is not None
        match.play(action)
    assert match.outcome is not None
    assert match.outcome.winner == 0


def test_unsolvable_is_proven() -> None:
    """Heat 5 and power 2 cannot be solved, says the rulings page; nor can a position that must overheat."""
    board = fracas.new(GAME, 1).game.options.the_board.model_dump(mode="json")
    for lengths in ({"heat": 5, "power": 4}, {"heat": 7, "power": 2}):
        short = board | {"tracks": dict.fromkeys(("relaxed", "standard", "expert"), lengths)}
        match = facing("north", "north", "north", board=short)
        answer = solve(match.game, match.state)
        assert answer.verdict is Verdict.UNSOLVABLE
        assert answer.is_proven
        assert answer.actions == ()
        assert hint(match.game, match.state) is None


def test_the_action_limit_bounds_solutions() -> None:
    position = facing("north", "north", "north").position()
    position["state"]["played"] = 500 - 14
    match = fracas.from_position(GAME, position)
    assert solve(match.game, match.state).length == 14
    position["state"]["played"] = 500 - 13
    match = fracas.from_position(GAME, position)
    assert solve(match.game, match.state).verdict is Verdict.UNSOLVABLE


def test_a_game_that_is_over_needs_no_search() -> None:
    match = facing("north", "north", "north")
    check_solution(match, solve(match.game, match.state))
    answer = solve(match.game, match.state)
    assert (answer.verdict, answer.length, answer.actions) == (Verdict.OPTIMAL, 0, ())


def test_memory_is_bounded_with_a_message() -> None:
    match = fracas.new(GAME, 0, mission=3, difficulty="normal", obstacles_by_seed=True)
    answer = solve(match.game, match.state, megabytes=8)
    assert answer.verdict is Verdict.SOLVED  # the first solution still fits
    assert "the memory of 8 MB is full" in answer.stopped
    assert answer.effort.bytes <= 8 << 20
    assert answer.length is not None
    assert 20 < answer.at_least <= answer.length
    nothing = solve(match.game, match.state, most_states=100)
    assert nothing.verdict is Verdict.UNKNOWN
    assert not nothing.is_proven


def test_interrupting_gives_the_best_so_far() -> None:
    match = fracas.new(GAME, 5, mission=3, difficulty="impossible", obstacles_by_seed=True)
    seen: list[Progress] = []

    def report(progress: Progress) -> None:
        seen.append(progress)
        if progress.length is not None and len(seen) > 3:
            raise Stop

    answer = solve(match.game, match.state, report=report)
    assert answer.stopped == "stopped"
    assert answer.verdict is Verdict.SOLVED
    assert answer.length == seen[-1].length
    assert [progress.effort.expanded for progress in seen] == sorted(progress.effort.expanded for progress in seen)
    check_solution(match, answer)


def test_the_time_given_ends_a_search_with_what_was_found() -> None:
    match = fracas.new(GAME, 5, mission=3, difficulty="impossible", obstacles_by_seed=True)
    answer = solve(match.game, match.state, seconds=0.0)
    assert answer.stopped == "the 0 seconds are up"
    assert not answer.is_proven
    assert solve(match.game, match.state, optimal=False, seconds=1e9).stopped == ""
    for wrong in (-1.0, float("nan"), "x", True):
        with pytest.raises(BadOptions, match=r"seconds: got .*; must be a number, 0 or more"):
            solve(match.game, match.state, seconds=wrong)  # type: ignore[arg-type]


def test_ctrl_c_is_not_swallowed() -> None:
    match = fracas.new(GAME, 5, mission=3, difficulty="impossible", obstacles_by_seed=True)

    def press(_: Progress) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        solve(match.game, match.state, report=press)


def test_a_solution_as_long_as_the_bound_is_proven() -> None:
    """Near the end the bound is exact: the first solution found needs no further search, nor room for one."""
    match = facing("north", "north", "north")
    for action in solve(match.game, match.state).actions[:-2]:
        match.play(action)
    answer = solve(match.game, match.state, first_only=True)
    assert (answer.verdict, answer.length, answer.at_least) == (Verdict.OPTIMAL, 2, 2)
    assert answer.is_proven
    assert answer.stopped == ""
    stopped = solve(match.game, match.state, report=_stop_when_found)
    assert (stopped.verdict, stopped.stopped) == (Verdict.OPTIMAL, "")


def _stop_when_found(progress: Progress) -> None:
    if progress.length is not None:
        raise Stop


def test_more_memory_than_there_is_is_refused_with_a_sentence() -> None:
    match = fracas.new(GAME, 0, mission=3, difficulty="normal", obstacles_by_seed=True)  # a small search proves nothing
    with pytest.raises(NotEnoughMemory, match="does not have 1,000,000,000,000 MB of memory to spare"):
        solve(match.game, match.state, megabytes=10**12)


def test_a_search_that_gets_no_larger_index_ends_as_if_full(monkeypatch: pytest.MonkeyPatch) -> None:
    match = fracas.new(GAME, 0, mission=3, difficulty="normal", obstacles_by_seed=True)
    assert solve(match.game, match.state, first_only=True).actions  # compiled by now
    fresh = np.zeros

    def stingy(shape: Any, *given: Any, **named: Any) -> Any:
        if shape == solver.FIRST_INDEX * solver.INDEX_GROWTH:
            raise MemoryError
        return fresh(shape, *given, **named)

    monkeypatch.setattr(np, "zeros", stingy)
    answer = solve(match.game, match.state)
    assert answer.verdict is Verdict.SOLVED
    assert answer.stopped


def test_entries_never_outgrow_the_32_bits_they_are_numbered_in() -> None:
    for megabytes in (200_000, 300_000, 1 << 20):
        assert solver._capacity(megabytes, 1) < 1 << 32
    assert solver._capacity(1 << 20, 2) == solver.MOST_ENTRIES
    assert np.uint32(solver.MOST_ENTRIES + 1) == solver.MOST_ENTRIES + 1  # as index and stacks keep the last one


def test_only_puzzles_can_be_solved() -> None:
    with pytest.raises(NotAPuzzle, match="Connect Four is not a puzzle"):
        solve(registry.find("connect-four").with_options({}), fracas.new("connect-four", 1).state)
