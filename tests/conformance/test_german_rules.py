"""Every game of ours has its rules page in German too, and such a page says as much as the English one."""

from __future__ import annotations

import re
from collections import Counter
from importlib import resources
from typing import NamedTuple

import pytest

from fracas import games as ours
from fracas.core import registry
from tests.support import games_under_test

HEADING = re.compile(r"^(#+) ", re.MULTILINE)
FENCED = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"`([^`\n]+)`")
NUMBER = re.compile(r"\d+")
WORD = re.compile(r"[^\W\d_]{2,}")
A_SENTENCE = 6  # so many words alike are no table of names and figures any more

# A stranger's game needs no German page; where it has one, the same is asked of it as of ours.
GAMES = [
    game_id
    for game_id in games_under_test()
    if registry.find(game_id).__module__.startswith(ours.__name__ + ".")
    or "de" in registry.find(game_id).rules_languages()
]


class Section(NamedTuple):
    """What must be the same in every language."""

    depth: int
    code: frozenset[str]  # names of rulings and options, actions as they are typed
    table_rows: int
    list_items: int
    numbers: Counter[str]


def page(game_id: str, name: str) -> str:
    return resources.files(registry.find(game_id).__module__).joinpath(name).read_text(encoding="utf-8")


def both_pages(game_id: str) -> tuple[str, str]:
    return page(game_id, "RULES.md"), page(game_id, "RULES.de.md")


def sections(text: str) -> list[Section]:
    """The sections under each heading, with the heading itself."""
    _, *parts = HEADING.split(FENCED.sub("", text))
    return [section(depth, body) for depth, body in zip(parts[::2], parts[1::2], strict=True)]


def section(depth: str, body: str) -> Section:
    lines = body.splitlines()
    return Section(
        depth=len(depth),
        code=frozenset(CODE.findall(body)),
        table_rows=sum(line.startswith("|") for line in lines),
        list_items=sum(bool(re.match(r"- |\d+\. ", line)) for line in lines),
        numbers=Counter(NUMBER.findall(body)),
    )


def test_a_page_is_taken_apart_as_it_is_written() -> None:
    text = "# One\n`a b` is 12.\n\n| x | `y` |\n|---|---|\n\n```\n# no heading, 99\n```\n## Two\n- 3, 3\n1. four\n"
    assert sections(text) == [
        Section(1, frozenset({"a b", "y"}), 2, 0, Counter(["12"])),
        Section(2, frozenset(), 0, 2, Counter({"3": 2, "1": 1})),
    ]


@pytest.mark.parametrize("game_id", GAMES)
def test_the_headings_are_as_many_and_as_deep(game_id: str) -> None:
    english, german = (sections(text) for text in both_pages(game_id))
    assert [one.depth for one in german] == [one.depth for one in english]
    assert english[0].depth == 1
    assert len(english) > 1


@pytest.mark.parametrize("game_id", GAMES)
def test_every_section_has_the_same_names_rows_and_figures(game_id: str) -> None:
    english, german = both_pages(game_id)
    titles = re.findall(r"^#+ (.+)$", FENCED.sub("", english), re.MULTILINE)
    for title, wanted, found in zip(titles, sections(english), sections(german), strict=True):
        assert found == wanted, f"{game_id}, {title}"


@pytest.mark.parametrize("game_id", GAMES)
def test_pictures_and_files_are_shown_as_they_are(game_id: str) -> None:
    english, german = both_pages(game_id)
    assert FENCED.findall(german) == FENCED.findall(english)


@pytest.mark.parametrize("game_id", GAMES)
def test_nothing_was_left_in_english(game_id: str) -> None:
    english, german = (set(CODE.sub("", text).splitlines()) for text in both_pages(game_id))
    same = {line for line in english & german if len(WORD.findall(line)) >= A_SENTENCE}
    assert same == set()
