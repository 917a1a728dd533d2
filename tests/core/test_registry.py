"""Games are found by id, and what cannot be found or loaded is said clearly."""

from __future__ import annotations

import subprocess
import sys
from importlib.metadata import EntryPoint

import pytest

import fracas
from fracas.core import registry
from fracas.core.errors import BrokenGame, UnknownGame


def test_every_registered_game_loads_and_has_a_card() -> None:
    cards = fracas.cards()
    assert list(cards) == registry.game_ids()
    for game_id, card in cards.items():
        assert card.id == game_id
        assert card.summary
        assert card.seats


def test_the_package_of_the_games_can_still_be_called_with_a_warning() -> None:
    script = "import fracas.games.tanks, fracas; print(fracas.games() == fracas.cards())"
    done = subprocess.run([sys.executable, "-W", "default", "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout == "True\n"
    assert "DeprecationWarning: fracas.games() is now called fracas.cards()" in done.stderr


def test_an_unknown_game_names_the_nearest() -> None:
    with pytest.raises(UnknownGame, match=r"no game 'conect-four'; did you mean 'connect-four'\?"):
        fracas.new("conect-four")


@pytest.mark.parametrize("value", ["no_such_module:Game", "fracas.core.card:Card", "json:dumps"])
def test_a_package_at_fault_is_named(value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    entry = EntryPoint("broken", value, registry.GROUP)
    monkeypatch.setattr(registry, "_entries", lambda: {"broken": entry})
    registry._load.cache_clear()
    with pytest.raises(BrokenGame, match="broken"):
        registry.find("broken")
    registry._load.cache_clear()
