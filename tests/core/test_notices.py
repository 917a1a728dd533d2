"""Notices: every game of the house tells who made it, and the README tells the same."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from fracas.core import notices, registry
from fracas.core.contract import Game
from fracas.core.errors import BrokenGame
from fracas.core.notices import makers_of, notices_of

HOUSE_GAMES = [game_id for game_id in registry.game_ids() if registry.find(game_id).__module__.startswith("fracas.")]
README = Path(__file__).parent.parent.parent / "README.md"


@pytest.mark.parametrize("game_id", HOUSE_GAMES)
def test_a_game_tells_who_made_it_in_every_language(game_id: str) -> None:
    game = registry.find(game_id)
    makers = makers_of(game)
    assert makers is not None
    for language in ("en", "de"):
        told = notices_of([game], language)
        assert len(told.programme) == 3
        (notice,) = told.games
        texts = {line.name: line.text for line in notice.lines}
        assert all(texts.values())
        assert len(texts) == len(notice.lines)
        assert ("Theirs" in texts, "Von ihnen" in texts) == (language == "en", language == "de")
    page = README.read_text(encoding="utf-8")
    for names in makers.people.values():
        assert all(name in page or name in game.rules_text() for name in names)


@pytest.mark.parametrize("language", ["xx", "", "..", "\0", "de/../en", "a" * 200])
def test_a_language_nobody_speaks_is_english(language: str) -> None:
    assert notices_of([registry.find("tanks")], language) == notices_of([registry.find("tanks")])


def test_limits_that_the_books_state() -> None:
    (toys, mercenaries) = notices_of([registry.find("toy-battle"), registry.find("mercenary")]).games
    assert "private entertainment" in {line.name: line.text for line in toys.lines}["Limits"]
    told = {line.name: line.text for line in mercenaries.lines}
    assert told["Rights"] == "© 2011 DigiPen (USA) Corporation; © Valve Corporation"
    assert "trademarks" in told["Theirs"]


def test_a_strangers_game_may_be_silent_and_a_wrong_file_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stranger: type[Game[Any]] = registry.find("connect-four")
    assert makers_of(stranger) is None
    (notice,) = notices_of([stranger]).games
    assert [line.text for line in notice.lines] == ["The package of this game does not say."]
    wrong = tmp_path / notices.FILE
    monkeypatch.setattr(notices, "package_file", lambda game, name: wrong)
    makers_of.cache_clear()
    for text, complaint in (("people = 3", "people: got 3"), ("=", "is no TOML")):
        wrong.write_text(text)
        with pytest.raises(BrokenGame, match=complaint):
            makers_of(stranger)
    makers_of.cache_clear()
