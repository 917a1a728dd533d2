"""A tree kept from one search to the next: only by its seat, and only where the moves between were no news."""

from __future__ import annotations

import pytest

import fracas
from fracas.core.match import Match
from fracas.search.bot import Bot
from fracas.search.reuse import leads_surely
from tests.support import Case, case_id, concealed, first_cases, match_at, random_match, sensible_match

TWO_PLAYER = [case for case in first_cases() if not case.game().card.is_solo]
WITH_SECRETS = [case for case in TWO_PLAYER if case.game().card.has_secrets]
SIMULATIONS = 200


def _keeping(game_id: str) -> Bot:
    """A bot that keeps its tree; far more seconds than it needs, so that only the simulations count."""
    return fracas.bot(game_id, seconds=600, simulations=SIMULATIONS, seed=3)


@pytest.mark.parametrize("case", TWO_PLAYER, ids=case_id)
def test_one_bot_on_all_seats_only_ever_names_legal_actions(case: Case) -> None:
    match, thinker = random_match(case, 5, 0), _keeping(case.game_id)
    while match.actor is not None and match.ply < 60:
        analysis = thinker.analyse(match)
        assert {line.action.id for line in analysis.candidates} <= set(match.legal_ids())
        match.play(analysis.best.action)


@pytest.mark.parametrize("case", WITH_SECRETS, ids=case_id)
def test_what_one_seat_knows_never_reaches_the_other_by_a_kept_tree(case: Case) -> None:
    """One bot thinks for a seat and then for the other, who must not profit from what the first one held."""
    compared = 0
    for seed in range(12):
        match = sensible_match(case, seed, 20 + 3 * seed)
        before = match.ply
        while match.actor is not None and match.actor == match.seat_at(before):
            match.play(match.game.engine.suggest_at(match.state, 0, match.game.tables, _stream(match)))
        if match.actor is None:
            continue
        answers = []
        for redraw in range(2):
            redrawn = concealed(match, before, match.actor, redraw)
            first = match_at(match, before, redrawn)
            thinker = _keeping(case.game_id)
            thinker.analyse(first)
            answers.append(thinker.analyse(match).candidates)
            compared += redrawn.tobytes() != match.state_at(before).tobytes()
        assert answers[0] == answers[1]
        assert answers[0] == _keeping(case.game_id).analyse(match).candidates
    assert compared >= 10


def test_another_deal_is_another_match() -> None:
    """Nothing has been played in either, so the moves alone do not tell them apart."""
    thinker = _keeping("toy-battle")
    game = fracas.new("toy-battle", seed=0).game
    for seed in range(6):
        match = Match.new(game, seed)
        assert thinker.analyse(match).candidates == _keeping("toy-battle").analyse(match).candidates


def test_a_tree_is_kept_within_a_turn_and_dropped_when_the_dice_have_fallen() -> None:
    """Tanks: a step is certain, a shot is not."""
    match, thinker = fracas.new("tanks", seed=2, starter="green"), _keeping("tanks")
    kept: dict[str, list[int]] = {"move": [], "fire": []}
    certain, wanted = 0, "move"
    while match.ply < 60 and match.actor is not None:
        actor, candidates = match.actor, [line.action for line in thinker.analyse(match).candidates]
        action = next((one for one in candidates if one.text.startswith(wanted)), candidates[0])
        certain += action.text.startswith("fire") and _is_certain(match, action.id)
        match.play(action)
        kind = action.text.split()[0]
        if match.actor == actor and kind in kept:
            analysis = thinker.analyse(match)
            kept[kind].append(sum(line.visits for line in analysis.candidates) - analysis.simulations)
        wanted = {"move": "fire", "fire": "end"}.get(kind, "move")
    assert sum(kept["move"]) > 100
    assert len(kept["fire"]) > 3 + certain
    assert sum(visits > 0 for visits in kept["fire"]) <= certain


def _is_certain(match: Match, action: int) -> bool:
    """A shot at a neighbour hits whatever the dice say."""
    ends = set()
    for throw in range(40):
        state = match.state
        match.game.engine.apply_at(state, 0, match.game.tables, action, fracas.core.rng.stream("throw", throw))
        ends.add(state.tobytes())
    return len(ends) == 1


def test_thinking_twice_about_the_same_position_goes_on_instead_of_doing_it_again() -> None:
    match, thinker = fracas.new("toy-battle", seed=4), _keeping("toy-battle")
    once, twice = thinker.analyse(match), thinker.analyse(match)
    assert sum(line.visits for line in twice.candidates) == 2 * SIMULATIONS
    assert twice.nodes > once.nodes
    assert [line.value for line in twice.candidates] != [line.value for line in once.candidates]


def test_only_certain_moves_lead_surely() -> None:
    match = fracas.new("tanks", seed=1, starter="green")
    start = match.state
    step = next(action for action in match.legal() if action.text.startswith("move"))
    match.play(step)
    assert leads_surely(match.game, start, [step.id], match.state, 0)
    assert not leads_surely(match.game, start, [], match.state, 0)
    shot = next(action for action in match.legal() if action.text.startswith("fire"))
    before = match.state
    match.play(shot)
    assert not leads_surely(match.game, before, [shot.id], match.state, 0)
    assert not leads_surely(match.game, before, [shot.id, shot.id], match.state, 0), "not legal twice"


def test_in_a_game_with_secrets_the_move_of_the_other_is_news() -> None:
    """Toy Battle: its effect may be certain, but that it could be played was not known."""
    match = fracas.new("toy-battle", seed=1)
    while match.actor != 1:
        match.play(match.legal()[0])
    before, action = match.state, match.legal()[0]
    match.play(action)
    assert not leads_surely(match.game, before, [action.id], match.state, 0)


def _stream(match: Match) -> fracas.core.rng.Rng:
    return fracas.core.rng.stream("move", match.ply)
