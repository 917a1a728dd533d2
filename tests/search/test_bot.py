"""Players: levels, limits, honesty."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from typing import Any, cast

import pytest

import fracas
from fracas.core import registry, rng
from fracas.core.contract import State
from fracas.core.errors import BadOptions, IllegalAction, UnknownGame
from fracas.core.match import Match
from fracas.search.bot import player, player_names
from fracas.search.levels import LEVELS, level_number, level_of
from fracas.search.players import Situation, situation
from fracas.search.search import Search, Settings, Tree
from fracas.search.tree import ROOT
from tests.support import Case, case_id, concealed, first_cases, match_at, random_match, sensible_match

TWO_PLAYER = [case for case in first_cases() if not case.game().card.is_solo]
WITH_SECRETS = [case for case in TWO_PLAYER if case.game().card.has_secrets]


@pytest.mark.parametrize("case", TWO_PLAYER, ids=case_id)
@pytest.mark.parametrize("kind", ["random", "suggest", "1", "2"])
def test_a_player_chooses_legally_and_reproducibly(case: Case, kind: str) -> None:
    match = random_match(case, 41, 12)
    if match.actor is None:
        match.undo()
    legal = match.legal_ids()
    choices = {player(case.game_id, kind, seed=5).choose(match).id for _ in range(2)}
    assert len(choices) == 1
    assert choices <= set(legal)


@pytest.mark.parametrize("case", TWO_PLAYER, ids=case_id)
def test_an_analysis_tells_visits_values_and_lines(case: Case) -> None:
    match = random_match(case, 42, 6)
    analysis = fracas.bot(case.game_id, simulations=200, seed=1).analyse(match)
    assert analysis.seat == match.actor
    assert sum(line.visits for line in analysis.candidates) == analysis.simulations
    for line in analysis.candidates:
        assert line.action in match.legal()
        assert line.line[0] == line.action
        assert -1.0 <= line.value <= 1.0


def _held(match: Match, state: State) -> bytes:
    """Who holds what."""
    return bytes((state["place"] if match.game.card.id == "mercenary" else state["side"]["rack"]).tobytes())


@pytest.mark.parametrize("case", WITH_SECRETS, ids=case_id)
def test_strength_is_honest(case: Case) -> None:
    """Redraw everything the seat cannot know: the search chooses the same, with the same numbers."""
    compared = 0
    for match in _moments(case):
        truth = fracas.bot(case.game_id, simulations=300, seed=9).analyse(match)
        chosen = {level: fracas.bot(case.game_id, level=level, seed=9).choose(match) for level in (1, 2, 3)}
        for redraw in range(3):
            state = concealed(match, match.ply, match.actor, redraw)
            other = match_at(match, match.ply, state)
            assert fracas.bot(case.game_id, simulations=300, seed=9).analyse(other).candidates == truth.candidates
            for level, action in chosen.items():
                assert fracas.bot(case.game_id, level=level, seed=9).choose(other) == action
            compared += _held(match, state) != _held(match, match.state)
    assert compared >= 10, "something was really held in secret, and redrawn"


def _moments(case: Case, seeds: int = 4) -> Iterator[Match]:
    """Decisions spread over whole games."""
    for seed in range(seeds):
        match = sensible_match(case, seed, 400)
        for part in range(1, 8):
            ply = match.ply * part // 8
            state = match.state_at(ply)
            if len(match.game.legal_ids(state)) > 1:
                yield match_at(match, ply, state)


@pytest.mark.parametrize("case", WITH_SECRETS, ids=case_id)
def test_every_simulation_redraws_what_is_hidden(case: Case) -> None:
    """The tree holds replies that the other seat could not give in the one world the search was given."""
    assert any(_replies_of_other_worlds(match) for match in _moments(case))


def _replies_of_other_worlds(match: Match) -> set[int]:
    faced, found = situation(match, "worlds"), set()
    for action in faced.legal:
        after = faced.state.copy()
        match.game.engine.apply_at(after, 0, match.game.tables, action, rng.stream("reply", 0))
        if not after[0].over and int(after[0].actor) != faced.seat:
            tree = _forced(faced, action)
            found |= _actions_under(tree, tree.children(ROOT)[0]) - set(match.game.legal_ids(after))
    return found


def _forced(faced: Situation, action: int) -> Tree:
    """The tree of a search that looks at one action alone, and widely."""
    search = Search(faced.game, Settings(simulations=400, widening=50.0))
    search.run(faced.state, faced.seat, faced.seed, len(faced.history), forced=action)
    return search._trees[0]


def _actions_under(tree: Tree, node: int) -> set[int]:
    return {int(tree.nodes[child].action) for child in tree.children(node)}


def test_every_simulation_throws_its_own_dice() -> None:
    """Tanks: what may follow a shot depends on the dice, so it was not available every time the shot was tried."""
    match = next(match for match in _moments(Case("tanks", "default")) if _action(match, "fire") is not None)
    shot, step = _action(match, "fire"), _action(match, "move")
    assert shot is not None
    assert step is not None
    faced = situation(match, "dice")
    assert _is_always_available(_forced(faced, step))
    shots = [action for action in match.legal() if action.text.startswith("fire")]
    assert not all(_is_always_available(_forced(faced, action.id)) for action in shots)


def _action(match: Match, kind: str) -> int | None:
    return next((action.id for action in match.legal() if action.text.startswith(kind)), None)


def _is_always_available(tree: Tree) -> bool:
    """Was the oldest follow-up of the root's only child there at every visit since the first?"""
    child = tree.children(ROOT)[0]
    oldest = min(tree.children(child))
    return bool(tree.nodes[oldest].available == tree.nodes[child].visits - 1)


def test_stronger_by_search() -> None:
    """Level 4 against `suggest` in Connect Four, both colours: a quick check that search helps at all."""
    points = 0.0
    for game in range(10):
        match = fracas.new("connect-four", seed=game)
        strong, weak = player("connect-four", "4", seed=game), player("connect-four", "suggest", seed=game)
        while match.actor is not None:
            match.play((strong if match.actor == game % 2 else weak).choose(match))
        assert match.outcome is not None
        points += 0.5 if match.outcome.winner is None else float(match.outcome.winner == game % 2)
    assert points >= 9


def test_levels_are_named_and_grow() -> None:
    levels = [level_of(registry.find("connect-four"), number) for number in LEVELS]
    assert len({level.name for level in levels}) == 5
    simulations = [level.settings.simulations or 0 for level in levels]
    assert simulations == sorted(simulations)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"level": 6}, "level: got 6; allowed: 1 to 5"),
        ({"level": True}, "level: got True"),
        ({"level": "3"}, "level: got '3'"),
        ({"seconds": 0.0}, "seconds: got 0.0"),
        ({"seconds": -1}, "seconds: got -1"),
        ({"seconds": math.nan}, "seconds: got nan"),
        ({"seconds": math.inf}, "seconds: got inf"),
        ({"seconds": "1"}, "seconds: got '1'"),
        ({"seconds": True}, "seconds: got True"),
        ({"simulations": 0}, "simulations: got 0"),
        ({"simulations": 10.5}, "simulations: got 10.5"),
        ({"simulations": True}, "simulations: got True"),
        ({"simulations": "10"}, "simulations: got '10'"),
        ({"simulations": 10, "threads": 2.0}, "threads: got 2.0"),
        ({"simulations": 10, "threads": 0}, "threads: got 0"),
        ({"level": 3, "threads": 4}, "threads: got 4; a level thinks on one"),
        ({"level": 3, "threads": "x"}, "threads: got 'x'"),
        ({"level": 2, "seconds": 1.0}, "a level has its own limits"),
        ({"level": 2, "seed": [1]}, "seed: got"),
        ({"level": 2, "seed": 10**5000}, "seed: got a number too long to print"),
        ({"level": 2, "seed": "\udcff"}, "seed: got"),
    ],
)
def test_impossible_bots_are_refused(arguments: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadOptions, match=re.escape(sentence)):
        fracas.bot("connect-four", **arguments)


@pytest.mark.parametrize("game", [None, 5, ["combact"], "chess"])
def test_there_are_no_bots_for_what_is_no_game(game: Any) -> None:
    with pytest.raises(UnknownGame, match="there is no game"):
        fracas.bot(game)


def test_a_bot_plays_its_own_game_only_and_in_a_match() -> None:
    """Also where it need not search: a careless level, a single legal action."""
    other = fracas.new("toy-battle", seed=1)
    for seed in range(8):
        with pytest.raises(IllegalAction, match="plays combact, not toy-battle"):
            fracas.bot("combact", level=1, seed=seed).choose(other)
    with pytest.raises(IllegalAction, match="plays combact, not toy-battle"):
        fracas.bot("combact", level=1).analyse(other)
    with pytest.raises(IllegalAction, match="not in None"):
        fracas.bot("combact", level=1).choose(cast(Match, None))


def test_seconds_limit_a_search() -> None:
    found = fracas.bot("connect-four", seconds=0.05).analyse(fracas.new("connect-four", seed=1))
    assert found.simulations >= 200, "a slice at least"
    assert found.seconds >= 0.05


def test_the_name_of_a_level_is_written_in_one_way() -> None:
    assert [level_number(name) for name in ("1", "5", "random", "suggest")] == [1, 5, None, None]
    for name in ("٣", "002", "３", "+3", " 3", "3.0", "0", "6", "", "Random", 3, None, ["3"]):
        with pytest.raises(BadOptions, match="allowed: 1, 2, 3, 4, 5, random, suggest"):
            level_number(name)


def test_players_are_listed_by_measured_strength() -> None:
    for game_id in ("toy-battle", "tanks", "combact", "mercenary", "connect-four"):
        game = registry.find(game_id)
        elo = [rating.elo for name in player_names(game) if (rating := game.strength().rating(name)) is not None]
        assert elo == sorted(elo)
    assert list(player_names(registry.find("toy-battle"))) == ["random", "1", "2", "3", "suggest", "4", "5"]
    assert list(player_names(registry.find("combat-protocols"))) == ["random", "suggest"]


def test_unknown_players_and_finished_games_are_refused() -> None:
    with pytest.raises(BadOptions, match="there is no player 'clever'"):
        player("connect-four", "clever")
    with pytest.raises(BadOptions, match="there is no player 3; known: random, "):
        player("connect-four", cast(str, 3))
    match = fracas.new("connect-four", seed=1)
    for column in (1, 2, 1, 2, 1, 2, 1):
        match.play(f"drop {column}")
    with pytest.raises(IllegalAction, match="the game is over"):
        fracas.bot("connect-four", level=1).choose(match)


@pytest.mark.parametrize("case", [case for case in TWO_PLAYER if case.game().card.has_chance], ids=case_id)
def test_a_search_that_settles_chooses_what_the_whole_search_would(case: Case) -> None:
    saved = 0
    for ply in (0, 7, 19):
        match = random_match(case, 44, ply)
        if match.actor is None or len(match.legal_ids()) < 2:
            continue
        faced, settings = situation(match, "settle"), Settings(simulations=2_000, exploration=0.2)
        whole = Search(match.game, settings).run(faced.state, faced.seat, faced.seed, ply)
        settled = Search(match.game, settings).run(faced.state, faced.seat, faced.seed, ply, settles=True)
        assert settled.candidates[0].action == whole.candidates[0].action
        assert whole.simulations == 2_000 or whole.candidates[0].proven
        saved += whole.simulations - settled.simulations
    assert saved > 0 or not (match.game.has_chance or match.game.has_secrets)
