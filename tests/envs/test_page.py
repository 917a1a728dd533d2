"""The guide to environments runs, and the pages of features say what is declared."""

from __future__ import annotations

import doctest
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import fracas.envs
from fracas.core import registry
from fracas.core.errors import BrokenGame
from fracas.core.feature_page import feature_page
from fracas.core.features import declare, flag, flags, number, plane, rows, undeclared

from ..core.little import little
from ..support import games_under_test

ROOT = Path(__file__).parent.parent.parent
OWN = [folder.parent.name.replace("_", "-") for folder in (ROOT / "src/fracas/games").glob("*/__init__.py")]


@pytest.mark.wording
def test_the_guide_runs() -> None:
    page = ROOT / "docs" / "environments.md"
    test = doctest.DocTestParser().get_doctest(page.read_text(encoding="utf-8"), {}, page.name, str(page), 0)
    told: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
    found = runner.run(test, out=told.append)
    assert found.attempted > 25
    assert found.failed == 0, "".join(told)


@pytest.mark.parametrize("game_id", OWN)
def test_the_page_of_features_says_what_is_declared(game_id: str) -> None:
    """`fracas features GAME --page` writes it anew."""
    page = ROOT / "docs" / "features" / f"{game_id}.md"
    assert page.read_text(encoding="utf-8") == feature_page(registry.find(game_id))


@pytest.mark.parametrize("game_id", games_under_test())
def test_every_number_has_a_name_of_its_own(game_id: str) -> None:
    game = registry.find(game_id)
    assert game.observation.is_declared
    names = fracas.envs.aec(game_id).unwrapped.feature_names
    assert len(names) == len(set(names)) == game.card.features
    space: Any = fracas.envs.single(game_id).observation_space
    low, high = game.observation.limits()
    assert np.array_equal(space.low, low)
    assert np.array_equal(space.high, high)
    assert (low < high).all()


def test_a_declaration_gives_places_names_and_limits() -> None:
    found = declare(
        plane("board", (2, 2), "a place"),
        rows("men", ["own", "other"], "each", flag("up", "stands"), flags("kind", ["a", "b"], "which")),
        number("turn", "so many", -1.0, 2.0),
    )
    assert found.size == 11
    assert (found.at("board"), found.at("men"), found.at("turn")) == (0, 4, 10)
    assert (found.at("men", "kind"), found.width("men")) == (1, 3)
    assert found.names[3:7] == ["board[1,1]", "men[own].up", "men[own].kind[a]", "men[own].kind[b]"]
    assert [limit[-1] for limit in found.limits()] == [-1.0, 2.0]
    assert not found.is_whole
    assert declare(flag("x", "y")).is_whole
    for name, part in (("nothing", None), ("men", "nothing")):
        with pytest.raises(KeyError):
            found.at(name, part)
    with pytest.raises(ValueError, match="two features are called 'x'"):
        declare(flag("x", "y"), flag("x", "z"))


def test_a_game_that_declares_nothing_has_numbers_for_names_and_one_without_features_says_so() -> None:
    assert undeclared(2).names == ["feature[0]", "feature[1]"]
    with pytest.raises(fracas.FracasError, match="little has no features to learn from"):
        fracas.envs.aec(little())
    talk = fracas.envs.text(little())
    talk.reset(seed=1)
    assert talk.legal() == ["take 1", "take 2", "take 3"]


def test_a_declaration_must_be_as_long_as_the_card_says() -> None:
    kind = type(little())
    with pytest.raises(BrokenGame, match=r"little: `observation` declares 1 features, but the card says `features=0`"):
        type("Wrong", (kind,), {"card": kind.card, "kernels": kind.kernels, "observation": declare(flag("x", "y"))})
