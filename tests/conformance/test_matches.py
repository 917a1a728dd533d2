"""What holds for every match of every game: legal lists, undo, records, positions, outcomes, views."""

from __future__ import annotations

import io
import json

import pytest
from rich.console import Console

import fracas
from fracas.core.errors import IllegalAction
from fracas.core.match import Match
from tests.support import Case, all_cases, case_id, first_cases, random_match, sensible_match

SEED = 7
MOST_ACTIONS = 150
EVERY = 7  # positions and drawings are checked at every seventh ply: they are the slow ones


@pytest.fixture(scope="module", params=all_cases(), ids=case_id)
def match(request: pytest.FixtureRequest) -> Match:
    return random_match(request.param, SEED, MOST_ACTIONS)


def test_legal_lists_are_sorted_unique_and_within_the_card(match: Match) -> None:
    card = match.game.card
    for ply in range(match.ply):
        legal = match.game.legal_ids(match.state_at(ply))
        assert legal == sorted(set(legal))
        assert 1 <= len(legal) <= card.most_legal
        assert legal[0] >= 0
        assert legal[-1] < card.actions


def test_looking_changes_nothing(match: Match) -> None:
    game, engine = match.game, match.game.engine
    for ply in range(0, match.ply + 1, EVERY):
        state = match.state_at(ply)
        before = state.tobytes()
        game.legal_ids(state)
        engine.audit_at(state, 0, game.tables)
        for seat in range(len(game.card.seats)):
            assert -1.0 <= engine.evaluate_at(state, 0, game.tables, seat) <= 1.0
            game.view(state[0], seat)
        assert state.tobytes() == before


def test_undo_and_redo_give_back_the_same_bytes(match: Match) -> None:
    states = [match.state_at(ply).tobytes() for ply in range(match.ply + 1)]
    length, final = match.ply, match.hash
    for ply in reversed(range(length)):
        match.undo()
        assert match.state.tobytes() == states[ply]
    with pytest.raises(IllegalAction, match="nothing to take back"):
        match.undo()
    for ply in range(length):
        match.redo()
        assert match.state.tobytes() == states[ply + 1]
    with pytest.raises(IllegalAction, match="nothing to play again"):
        match.redo()
    assert match.hash == final


def test_a_record_replays_to_the_same_hash(match: Match) -> None:
    text = match.record()
    again = fracas.load(text)
    assert again.hash == match.hash
    assert again.record() == text
    assert [again.state_at(ply).tobytes() for ply in range(again.ply + 1)] == [
        match.state_at(ply).tobytes() for ply in range(match.ply + 1)
    ]


def test_a_position_is_complete(match: Match) -> None:
    """Going on from the JSON of a position is going on from the same bytes."""
    game = match.game
    for ply in range(0, match.ply + 1, EVERY):
        state = match.state_at(ply)
        position = json.loads(json.dumps(game.to_position(state[0]).model_dump(mode="json")))
        again = Match.from_position(game, position, match.seed)
        assert again.state.tobytes() == state.tobytes(), f"ply {ply}"


def test_a_record_may_start_from_a_position(match: Match) -> None:
    half = fracas.load(match.record())
    while half.ply > match.ply // 2:
        half.undo()
    again = fracas.from_position(match.game.card.id, half.position(), seed=3)
    for _ in range(5):
        if again.actor is not None:
            again.play(again.legal()[0])
    assert fracas.load(again.record()).hash == again.hash


def test_views_events_and_drawings_exist_for_every_seat(match: Match) -> None:
    game = match.game
    console = Console(file=io.StringIO(), width=120)
    for seat in (None, *range(len(game.card.seats))):
        for ply in range(0, match.ply + 1, EVERY):
            view = game.view(match.state_at(ply)[0], seat)
            assert type(view) is game.view_model
            assert view.prompt
            assert json.loads(view.model_dump_json()) == view.model_dump(mode="json")
            console.print(game.draw(view))
        events = match.events(seat)
        assert {event.ply for event in events} == set(range(1, match.ply + 1)), "every action is told"
        assert all(event.text and event.kind for event in events)


@pytest.mark.parametrize("case", all_cases(), ids=case_id)
def test_suggest_plays_legally(case: Case) -> None:
    sensible_match(case, SEED, MOST_ACTIONS)


@pytest.mark.parametrize("case", first_cases(), ids=case_id)
def test_the_end_has_a_name_and_a_sentence(case: Case) -> None:
    match = sensible_match(case, SEED, case.game().card.longest)
    outcome = match.outcome
    assert outcome is not None
    assert match.actor is None
    assert match.legal() == []
    assert outcome.text
    assert "{" not in outcome.text
    with pytest.raises(IllegalAction, match="the game is over"):
        match.play(0)
    values = [
        match.game.engine.evaluate_at(match.state, 0, match.game.tables, seat)
        for seat in range(len(match.game.card.seats))
    ]
    if match.game.card.is_solo:
        assert values == [1.0 if outcome.winner == 0 else -1.0]
    elif outcome.winner is None:
        assert values == [0.0, 0.0]
    else:
        assert values[outcome.winner] == 1.0
        assert values[1 - outcome.winner] == -1.0


@pytest.mark.parametrize("case", first_cases(), ids=case_id)
def test_every_ending_has_a_sentence(case: Case) -> None:
    game = case.game()
    assert set(game.ending_texts) == {int(ending) for ending in game.endings if ending}


@pytest.mark.parametrize("case", first_cases(), ids=case_id)
def test_the_seed_decides_the_deal(case: Case) -> None:
    assert random_match(case, 3, 40).record() == random_match(case, 3, 40).record()


@pytest.mark.parametrize("case", first_cases(), ids=case_id)
def test_the_rules_page_is_there(case: Case) -> None:
    game = case.game()
    assert len({game.rules_text(language) for language in game.rules_languages()}) == len(game.rules_languages())
    for language in game.rules_languages():
        text = game.rules_text(language)
        assert text.startswith("# ")
        for option in game.options_model.model_fields:
            assert f"`{option}`" in text, f"the rules page ({language}) says nothing of the option {option}"
