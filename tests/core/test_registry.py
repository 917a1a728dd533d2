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
    cards = fracas.games()
    assert list(cards) == registry.game_ids()
    for game_id, card in cards.items():
        assert card.id == game_id
        assert card.summary
        assert card.seats


def test_loading_a_game_leaves_the_function_in_its_place() -> None:
    """`fracas.games` is a function of the interface and also the name of the package the games live in."""
    registry.find("toy-battle")
    assert "toy-battle" in fracas.games()
    script = "import fracas.games.tanks, fracas; fracas.new('toy-battle', seed=1); print(len(fracas.games()))"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert int(done.stdout) == len(registry.game_ids())


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
