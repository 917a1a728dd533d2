"""Every variant has a golden playthrough, and plays as it says."""

from __future__ import annotations

import pytest

from tests import golden
from tests.support import Case, all_cases, case_id

REWRITE = "run `python -m tests.golden` if the rules were meant to change (and bump the rules version)"


@pytest.mark.parametrize("case", all_cases(), ids=case_id)
def test_the_game_plays_as_its_golden_file_says(case: Case) -> None:
    path = golden.path_of(case)
    assert path.exists(), f"{path.name} is missing: {REWRITE}"
    assert golden.playthrough(case) == path.read_text(encoding="utf-8"), REWRITE


def test_no_golden_file_is_left_over() -> None:
    folders = {golden.path_of(case).parent for case in all_cases()}
    found = {path for folder in folders for path in folder.glob("*.txt")}
    assert found == {golden.path_of(case) for case in all_cases()}
