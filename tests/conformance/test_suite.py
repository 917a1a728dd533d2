"""Every registered game keeps the contract: each check of the suite on each variant it can find something in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from fracas.conformance import CHECKS, Case, Check, Plan, cases_of
from tests.support import games_under_test

PLAN = Plan()


def subjects() -> list[Any]:
    """Variant by variant, so that the matches of one are played once."""
    found = [
        (game_id, subject[0].variant, check, subject)
        for game_id in games_under_test()
        for check in CHECKS
        for subject in check.subjects(cases_of(game_id), PLAN)
    ]
    return [
        pytest.param(
            check,
            subject,
            id=f"{check.name.replace(' ', '-')}-{game_id}-{variant}",
            marks=[pytest.mark.wording] if check.is_golden else [],
        )
        for game_id, variant, check, subject in sorted(found, key=lambda one: one[:2])
    ]


@pytest.mark.parametrize(("check", "subject"), subjects())
def test_the_game_conforms(check: Check, subject: Sequence[Case]) -> None:
    assert check.run(subject, PLAN) > 0, "the check looked at nothing"
