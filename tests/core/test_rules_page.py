"""The rules as players read them: without names of rulings, which follow for who wants them and are bound to tests."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fracas.core import registry
from fracas.core.glossary import glossary_of
from fracas.core.rules_page import headings, player_page

TESTS = Path(__file__).parent.parent
GAMES = sorted(path.name.replace("_", "-") for path in (TESTS / "games").iterdir() if (path / "__init__.py").exists())
CODE = re.compile(r"`([^`\n]+)`")

PAGE = """# Ludo

Four pawns (`four-pawns`) each. See `b1` (or `b2`, `b3`).

## Your turn
- Roll a die. A six rolls again
  (`six-again`). Others wait.
- Go home (whatever it takes, `home-by-count`) or stay (`stay-put`; nobody asks).

| pawn | way |
|---|---|
| red | round (`round-the-board`) |

## Rulings
What the book leaves open.

- `no-doubling` and `two-do-not-stack`: one pawn a space.

## Options
- `colour`: one of `dark-red`, `light-blue`.
"""


def names_in(text: str) -> set[str]:
    return set(CODE.findall(text))


def test_a_page_is_read_without_the_names() -> None:
    page = player_page(PAGE)
    assert names_in(page.text) == {"b1", "b2", "b3", "colour", "dark-red", "light-blue"}
    assert "Four pawns each. See `b1` (or `b2`, `b3`)." in page.text
    assert "A six rolls again. Others wait." in page.text
    assert "Go home (whatever it takes) or stay (nobody asks)." in page.text
    assert "| red | round |" in page.text
    assert headings(page.text) == ["Ludo", "Your turn", "Options"]


def test_the_rulings_follow_each_with_its_sentence() -> None:
    rulings = player_page(PAGE).rulings
    assert "- `no-doubling` and `two-do-not-stack`: one pawn a space." in rulings
    assert "- `four-pawns`: Four pawns each." in rulings
    assert "- `six-again`: A six rolls again." in rulings
    assert "- `round-the-board`: red: round" in rulings
    assert "`home-by-count`: Go home (whatever it takes) or stay" in rulings
    assert "`stay-put`: " in rulings


def test_what_is_shown_as_it_is_has_no_headings() -> None:
    assert headings("# One\n```\n# two\n```\n## Three\n") == ["One", "Three"]


def rulings_tested(game: str) -> set[str]:
    """The rulings that have a test of their own; variants of one begin with its name."""
    files = (TESTS / "games" / game.replace("-", "_")).rglob("*.py")
    return {
        name.replace("_", "-")
        for file in files
        for name in re.findall(r"def test_ruling_(\w+)", file.read_text("utf-8"))
    }


@pytest.mark.parametrize("game", GAMES)
def test_players_are_shown_no_names_and_no_ruling_is_lost(game: str) -> None:
    found = registry.find(game)
    for language in found.rules_languages():
        source, page = found.rules_text(language), found.rules_page(language)
        tested = names_in(source) & rulings_tested(game)
        assert len(tested) > 15
        assert not names_in(page.text) & tested, language
        assert tested <= names_in(page.rulings), language
        assert names_in(source) == names_in(page.text) | names_in(page.rulings), "nothing else is left out"


@pytest.mark.parametrize("game", GAMES)
def test_every_word_leads_to_a_heading_that_players_see(game: str) -> None:
    found = registry.find(game)
    for language in found.rules_languages():
        shown = headings(found.rules_page(language).text)
        terms = glossary_of(found, language)
        assert len(terms) > 10
        assert [term.id for term in terms if term.heading not in shown] == []
        assert all(term.text.endswith(".") and term.name in term.forms for term in terms)
