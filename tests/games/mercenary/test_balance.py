"""The cards that come with the game: each does something in both modes, and none decides a game by itself."""

from __future__ import annotations

import json

import pytest

from bench.cards import GAMES, HIGHEST, LOWEST, MEASURES, MODES
from bench.report import RESULTS
from fracas.games.mercenary.data import EFFECT_BY_NAME, STANDARD, TERMS, CardData, find_cards

CARDS = find_cards(STANDARD)
ONLY_IN = {"faster_cap": "control_point", "haul": "capture_the_intel"}
PRICES = {"recoil"}  # effects that cost their user something


def helps(name: str, n: int) -> bool:
    """The effect is what a card is carried for; a drawback is not."""
    if name in PRICES:
        return False
    return n < 0 if name == "meter" else n > 0


def does_something(card: CardData, kind: str, mode: str) -> bool:
    """A weapon is an attack more; gear has an effect that helps this class in this mode."""
    if card.kind == "weapon":
        return True
    return any(
        helps(name, n)
        and ONLY_IN.get(name, mode) == mode
        and kind in (TERMS[EFFECT_BY_NAME[name]].classes or card.classes)
        for name, n in card.effects.items()
    )


@pytest.mark.parametrize("mode", MODES)
def test_no_card_is_blank(mode: str) -> None:
    """Neither in a mode nor for one of the classes it is made for."""
    assert [(card.name, kind) for card in CARDS for kind in card.classes if not does_something(card, kind, mode)] == []


def test_a_card_of_one_mode_would_be_noticed() -> None:
    flag = CARDS[2].model_copy(update={"effects": {"faster_cap": 1}})
    assert does_something(flag, "heavy", "control_point")
    assert not does_something(flag, "heavy", "capture_the_intel")


def test_every_card_was_measured_as_it_is_and_is_within_the_limits() -> None:
    """Whoever changes a card runs `python -m bench.cards`, and looks at what it says."""
    kept = json.loads((RESULTS / "cards.json").read_text(encoding="utf-8"))
    assert kept["games"] >= GAMES
    for card, row in zip(CARDS, kept["cards"], strict=True):
        assert card == CardData(**{name: row[name] for name in CardData.model_fields}), card.name
        for measure in MEASURES:
            wins, losses, _ = (sum(column) for column in zip(*row[measure]["counts"].values(), strict=True))
            assert LOWEST <= wins / (wins + losses) <= HIGHEST, (card.name, measure)
