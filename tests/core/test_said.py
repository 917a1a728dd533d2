"""Mistakes can be told in every language: each sentence that code says is in all catalogues of its package."""

from __future__ import annotations

import ast
import pickle
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import fracas
from fracas.core import said as module
from fracas.core.errors import BadOptions, BadRecord, UnknownGame
from fracas.core.said import FOLDER, Said, told

ROOT = Path(fracas.__file__).parent
PACKAGES = sorted(folder.parent for folder in ROOT.rglob(FOLDER) if folder.is_dir())
LANGUAGES = ("en", "de")
OF_OTHERS = ("pydantic-", "system-")  # their English is the library's


def messages(package: Path, language: str) -> dict[str, set[str]]:
    """The sentences of a catalogue, each with the values it asks for; those of libraries apart."""
    found = {}
    for entry in FluentParser().parse((package / FOLDER / f"{language}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, fluent.Junk), entry.content
        if isinstance(entry, fluent.Message) and not entry.id.name.startswith(OF_OTHERS):
            assert entry.id.name not in found, entry.id.name
            found[entry.id.name] = variables(entry)
    return found


def variables(node: object) -> set[str]:
    if isinstance(node, fluent.VariableReference):
        return {node.id.name}
    if isinstance(node, fluent.BaseNode):
        return set().union(*(variables(value) for value in vars(node).values()))
    return set().union(*(variables(item) for item in node)) if isinstance(node, list) else set()


def used(package: Path) -> dict[str, set[str]]:
    """What the code of a package says, with the values it gives; of a choice between two, both."""
    found: dict[str, set[str]] = {}
    files = [*package.glob("*.py"), *(package / "play").glob("*.py")]
    for file in files:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "said" and node.args:
                names = [one.value for one in ast.walk(node.args[0]) if isinstance(one, ast.Constant)]
                for name in names:
                    if isinstance(name, str):
                        found.setdefault(name, set()).update((key.arg or "").replace("_", "-") for key in node.keywords)
    return found


@pytest.mark.parametrize("package", PACKAGES, ids=lambda path: path.name)
def test_catalogues_have_what_is_said_and_nothing_else(package: Path) -> None:
    english = messages(package, "en")
    assert messages(package, "de") == english
    assert used(package) == english


def test_a_mistake_is_english_as_a_text_and_german_when_asked() -> None:
    with pytest.raises(UnknownGame) as unknown:
        fracas.new("tank")
    assert str(unknown.value).startswith("there is no game 'tank'; did you mean 'tanks'?; known: combact")
    german = told(unknown.value.sentence, "de")
    assert german.startswith("es gibt kein Spiel 'tank'; meinst du 'tanks'?; bekannt: combact")
    assert told(unknown.value.sentence, "fr") == str(unknown.value)


def test_what_is_said_within_is_told_in_the_same_language() -> None:
    with pytest.raises(BadRecord) as bad:
        fracas.load('[Game "tank"]\n')
    assert "Aufzeichnung, Zeile 1:" in told(bad.value.sentence, "de")
    with pytest.raises(BadOptions) as options:
        fracas.new("connect-four", first="blue")
    assert "input should be 'yellow' or 'red'" in str(options.value)
    assert told(options.value.sentence, "de") == (
        "connect-four, Einstellung first: 'blue' gegeben; muss eines davon sein: 'yellow', 'red'"
    )


def test_it_travels_between_processes() -> None:
    sentence = module.mistakes("fracas.core")("legal-now", known="a, b")
    again = pickle.loads(pickle.dumps(sentence))
    assert isinstance(again, Said)
    assert (again, again.told("de")) == ("legal now: a, b", "jetzt geht: a, b")
