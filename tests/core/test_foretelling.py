"""What an action would do, told before it is played."""

from __future__ import annotations

import pytest

import fracas
from fracas.core.facts import Change, Event
from fracas.core.foretelling import MANY, MOST_FACTS, Foretold, foretell
from fracas.core.match import Match
from tests.support import Case, case_id, concealed, first_cases, sensible_match

PLIES = 24


def facts(match: Match, action: str | int, seed: str = "x") -> dict[str, Foretold]:
    assert match.actor is not None
    found = foretell(match.game, match.state, match.identify(action), match.actor, seed)
    return {one.fact.kind: one for one in found}


@pytest.mark.parametrize("case", first_cases(), ids=case_id)
def test_what_is_foretold_can_be_said_and_hangs_on_nothing_hidden(case: Case) -> None:
    source = sensible_match(case, 1, PLIES)
    game, texts = source.game, source.game.texts("en")
    for ply in range(0, source.ply, 3):
        state, seat = source.state_at(ply), source.seat_at(ply)
        if game.has_secrets:
            other = concealed(source, ply, seat, 7)
        action = source.action_at(ply).id
        found = foretell(game, state, action, seat, "x", 12)
        assert len(found) <= MOST_FACTS
        for one in found:
            problems: list[Exception] = []
            assert texts.say(one.fact, problems)
            assert not problems
            assert isinstance(one.fact, Event | Change)
            assert 0.0 < one.share <= 1.0
        if game.has_secrets:
            assert foretell(game, other, action, seat, "x", 12) == found


def test_what_always_happens_is_told_as_it_is() -> None:
    match = fracas.new("combact", seed=3)
    while match.ply < 6:
        match.play(match.legal_ids()[len(match.legal_ids()) // 2])
    action = next(one for one in match.legal() if one.kind == "place")
    after = match.try_out(action.id)
    left = facts(match, action.id)["leaves-placements"]
    assert left.share == 1.0
    assert left.fact.model_dump()["count"] == sum(one.kind == "place" for one in after.legal())


def test_chances_are_those_of_the_dice() -> None:
    """What is foretold of a shot agrees with its preview, in which the rules have counted."""
    match, player, told = fracas.new("tanks", seed=5), fracas.bot("tanks", level=1, seed=5), 0
    while told < 3:
        view = match.game.view(match.state[0], match.actor)
        shots = [action for action in match.legal() if action.kind == "fire"]
        for action, preview in zip(shots, match.game.previews(view, shots), strict=True):
            ground = {
                one["space"]: one["chance"] for one in (preview.model_dump() if preview else {}).get("ground", [])
            }
            if not any(0.3 < chance < 0.7 for chance in ground.values()):
                continue
            assert match.actor is not None
            found = foretell(match.game, match.state, action.id, match.actor, "x")
            shares = {one.fact.model_dump()["space"]: one.share for one in found if one.fact.kind.endswith("destroyed")}
            for space, share in shares.items():
                assert share == pytest.approx(ground[space], abs=4 * (0.25 / MANY) ** 0.5)
            told += bool(shares)
            break
        match.play(player.choose(match))
