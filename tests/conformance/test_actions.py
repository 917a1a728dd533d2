"""Ids, texts and structures name the same actions."""

from __future__ import annotations

import pytest

from fracas.core.match import Match
from tests.support import Case, all_cases, case_id, first_cases


@pytest.mark.parametrize("case", all_cases(), ids=case_id)
def test_every_id_has_a_text_and_a_structure_of_its_own(case: Case) -> None:
    actions = case.game().actions
    assert [action.id for action in actions] == list(range(case.game().card.actions))
    texts = [action.text for action in actions]
    assert len(set(texts)) == len(texts)
    assert all(text == " ".join(text.lower().split()) for text in texts), "texts are lower case, single spaces"
    structures = {repr(sorted(action.structure().items(), key=str)) for action in actions}
    assert len(structures) == len(actions)


@pytest.mark.parametrize("case", first_cases(), ids=case_id)
def test_play_accepts_id_text_structure_and_action(case: Case) -> None:
    first = Match.new(case.game(), 1).legal()[-1]
    hashes = set()
    for given in (first.id, first.text, f"  {first.text.upper()} ", first.structure(), first, first.model_dump()):
        match = Match.new(case.game(), 1)
        assert match.play(given) == first
        hashes.add(match.hash)
    assert len(hashes) == 1
