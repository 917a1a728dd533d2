"""Players: levels, limits, honesty."""

from __future__ import annotations

from typing import Any

import pytest

import fracas
from fracas.core.errors import BadOptions, IllegalAction
from fracas.core.match import Match
from fracas.search.bot import player
from fracas.search.levels import LEVELS, level_of
from fracas.search.players import situation
from fracas.search.search import Search, Settings
from tests.support import Case, case_id, concealed, first_cases, random_match

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


@pytest.mark.parametrize("case", WITH_SECRETS, ids=case_id)
def test_strength_is_honest(case: Case) -> None:
    """Redraw everything the seat cannot know: the search chooses the same, with the same numbers."""
    compared = 0
    for ply in (3, 10, 25):
        match = random_match(case, 43, ply)
        if match.actor is None or len(match.legal_ids()) < 2:
            continue
        seat = match.actor
        truth = fracas.bot(case.game_id, simulations=300, seed=9).analyse(match)
        for redraw in range(3):
            other = _match_at(match, concealed(match, match.ply, seat, redraw))
            found = fracas.bot(case.game_id, simulations=300, seed=9).analyse(other)
            assert found.candidates == truth.candidates
            compared += 1
    assert compared


def _match_at(match: Match, state: Any) -> Match:
    """The same match, as far as plies go, standing at another state."""
    other = Match(match.game, state, match.seed, None)
    other._played = list(match._played)
    other._states = [state.tobytes()] * (len(match._played) + 1)
    return other


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
    levels = [level_of("connect-four", number) for number in LEVELS]
    assert len({level.name for level in levels}) == 5
    simulations = [level.settings.simulations or 0 for level in levels]
    assert simulations == sorted(simulations)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"level": 6}, "there is no level 6; levels are 1 to 5"),
        ({"level": True}, "there is no level True"),
        ({"seconds": 0.0}, "seconds: got 0.0"),
        ({"simulations": 0}, "simulations: got 0"),
        ({"level": 2, "seconds": 1.0}, "a level has its own limits"),
    ],
)
def test_impossible_bots_are_refused(arguments: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadOptions, match=sentence):
        fracas.bot("connect-four", **arguments)


def test_unknown_players_and_finished_games_are_refused() -> None:
    with pytest.raises(BadOptions, match="there is no player 'clever'"):
        player("connect-four", "clever")
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
