"""Who made a game stands on its rules page, in every language, and in the README, as far as its book tells."""

from __future__ import annotations

from pathlib import Path

import pytest

from fracas.core import registry
from tests.support import games_under_test

README = Path(__file__).parents[2] / "README.md"
HEADINGS = {"en": "## Who made the game\n", "de": "## Wer das Spiel gemacht hat\n"}
MAKERS = {
    "toy-battle": ("Paolo Mori", "Alessandro Zucchini", "Paul Mafayon", "Repos Production"),
    "tanks": ("Néstor Romeral Andrés", "nestorgames"),
    "combact": ("EQUILIBRIX GAMES",),
    "mercenary": ("Saxton Hale's", "Anthony Bryan", "DigiPen (USA)", "Valve Corporation"),
    "combat-protocols": ("Token Terrors", "Ivan Alexiev", "John De Campos", "Vesselin Alexiev"),
}


@pytest.mark.parametrize("game_id", [game_id for game_id in games_under_test() if game_id in MAKERS])
def test_the_makers_are_named(game_id: str) -> None:
    readme = README.read_text(encoding="utf-8")
    for language, heading in HEADINGS.items():
        _, found, told = registry.find(game_id).rules_text(language).partition(heading)
        assert found, f"{game_id} does not say who made it ({language})"
        for name in MAKERS[game_id]:
            assert name in told
            assert name in readme
