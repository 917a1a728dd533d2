"""Levels: the defaults, with what a game's package says on top."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from fracas.core import registry
from fracas.core.contract import Game
from fracas.core.errors import BrokenGame
from fracas.search import levels
from fracas.search.levels import LEVELS, level_of
from fracas.server.catalogue import Catalogue

GAME: type[Game] = registry.find("connect-four")  # type: ignore[type-arg]  # any options


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The levels.toml of the example's package, which has none of its own."""
    path = tmp_path / levels.FILE
    monkeypatch.setattr(levels, "package_file", lambda game, name: path if game is GAME else None)
    levels._levels.cache_clear()
    yield path
    levels._levels.cache_clear()


def test_without_a_file_a_game_has_the_defaults() -> None:
    names = [level_of(GAME, number).name for number in LEVELS]
    assert names == ["recruit", "corporal", "sergeant", "captain", "general"]
    assert [level_of(GAME, number).settings.simulations for number in LEVELS] == [12, 60, 300, 1500, 8000]


def test_a_file_of_the_package_comes_on_top_of_the_defaults(file: Path) -> None:
    file.write_text('[all]\nplayout = 7\nturns = 2\n[3]\nname = "major"\nsimulations = 40\nturns = 3\n')
    third, fourth = level_of(GAME, 3), level_of(GAME, 4)
    assert (third.name, third.settings.simulations, third.settings.playout, third.settings.turns) == ("major", 40, 7, 3)
    assert (fourth.name, fourth.settings.simulations, fourth.settings.turns) == ("captain", 1500, 2)
    assert third.temperature == 0.2


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[3]\nsimulations = 0", "3.simulations: got 0; input should be greater than or equal to 1"),
        ('[3]\nsimulations = "many"', "3.simulations: got 'many'; input should be a valid integer"),
        ("[all]\ncarelessness = 1.5", "all.carelessness: got 1.5; input should be less than or equal to 1"),
        ("[all]\nexploration = nan", "all.exploration: got nan; input should be"),
        ("[all]\nsimulation = 9", "all.simulation: got 9; no such field; allowed: name, simulations, exploration"),
        ("[6]\nsimulations = 9", "6: got '6'; no such table; allowed: all, 1, 2, 3, 4, 5"),
        ("all = 3", "all: got 3; input should be"),
        ("[all", "is not TOML: "),
    ],
)
def test_a_bad_file_is_one_sentence(text: str, sentence: str, file: Path) -> None:
    file.write_text(text)
    with pytest.raises(BrokenGame) as raised:
        level_of(GAME, 1)
    assert str(raised.value).startswith(f"{file}: {sentence}")
    assert "\n" not in str(raised.value)


def test_a_server_leaves_out_a_game_whose_levels_are_broken(file: Path) -> None:
    file.write_text("[6]")
    catalogue = Catalogue()
    assert GAME.card.id not in [game.card.id for game in catalogue.games()]
    assert str(file) in catalogue.broken[GAME.card.id]
