"""The check of the catalogues names what is missing, too much, or filled from nowhere."""

from __future__ import annotations

import re

import pytest

from fracas.conformance import catalogues
from fracas.conformance.cases import QUICK, Case
from fracas.conformance.fault import Fault
from fracas.core.texts import source_of

CASE = Case("connect-four", "default")

# what is changed in which language, and what the suite says
FAULTS = [
    ("en", r"event-dropped = .*", "", "texts/en.ftl has no message event-dropped"),
    ("de", r"event-dropped = .*", "", "texts/de.ftl has no message event-dropped"),
    ("de", r"    .name = Gitter voll", "", "texts/de.ftl has no message ending-board-full.name"),
    ("de", r"\Z", "event-fell = Hinab.\n", "texts/en.ftl has no message event-fell"),
    (
        "en",
        r"event-dropped = .*",
        'event-dropped = { WORD($seat, "seat") } { $column } { $shaft }',
        r"event-dropped asks for \$shaft; there is: column, ",
    ),
    ("de", r"Spalte { \$column }\.", "{ $schacht }", r"event-dropped asks for \$schacht in texts/de.ftl, but not in"),
    ("en", r"ending-board-full = .*", "ending-board-full = {", "what is no message: ending-board-full = {"),
    ("en", r"\Z", "line = Again.\n", r"what is no message: line \(a second time\)"),
    (
        "de",
        r"Gitter ist voll",
        "{ FOO() } { nobody } { -term }",
        r"ending-board-full of texts/de.ftl refers to -term, ",
    ),
]


def sources(language: str, pattern: str, text: str) -> dict[str, str]:
    """The example's catalogues with one fault planted."""
    found = {one: source_of(type(CASE.game()), one) for one in ("en", "de")}
    changed = re.sub(pattern, lambda _: text, found[language], count=1)
    assert changed != found[language]
    return found | {language: changed}


@pytest.mark.parametrize(("language", "pattern", "text", "sentence"), FAULTS)
def test_a_planted_fault_is_named(
    language: str, pattern: str, text: str, sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    planted = sources(language, pattern, text)
    monkeypatch.setattr(catalogues, "source_of", lambda game, one: planted[one])
    with pytest.raises(Fault, match=sentence):
        catalogues.sentences_are_complete(CASE, QUICK)


def test_a_message_that_tells_nothing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    planted = {one: source_of(type(CASE.game()), one) + "event-fell = Down.\n" for one in ("en", "de")}
    monkeypatch.setattr(catalogues, "source_of", lambda game, one: planted[one])
    with pytest.raises(Fault, match="no fact is told by the message event-fell"):
        catalogues.sentences_are_complete(CASE, QUICK)


def test_the_example_as_it_is() -> None:
    assert catalogues.sentences_are_complete(CASE, QUICK) > 40


def test_everything_is_named_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    planted = {"en": source_of(type(CASE.game()), "en"), "de": "line = Vier.\n"}
    monkeypatch.setattr(catalogues, "source_of", lambda game, one: planted[one])
    with pytest.raises(Fault) as fault:
        catalogues.sentences_are_complete(CASE, QUICK)
    assert str(fault.value).count("texts/de.ftl has no message") > 20
