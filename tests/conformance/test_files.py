"""What lies beside the rules is looked at before anybody else reads it: tiles, and functions under a wrong name."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from fracas.conformance.cases import QUICK, Case
from fracas.conformance.fault import Fault
from fracas.conformance.promises import files_can_be_read, picture_fault
from fracas.core import registry
from fracas.core.rooms import misspelt
from fracas.core.strength import Strength

SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" {more}>{inside}</svg>'


@pytest.mark.parametrize(
    ("box", "more", "inside", "sentence"),
    [
        ("0 0 320 200", "", '<path d="M0 0"/><use href="#a"/>', ""),
        ("0,0,8,5", "", "", ""),
        ("0 0 200 200", "", "", "is 200 by 200; it must be 8 to 5"),
        ("0 0", "", "", "needs a viewBox"),
        ("0 0 320 200", "", "<script>alert(1)</script>", "has an element <script>"),
        ("0 0 320 200", 'onload="alert(1)"', "", "has a script in `onload`"),
        ("0 0 320 200", "", '<image href="https://elsewhere.example/a.png"/>', "asks for 'https://elsewhere"),
    ],
)
def test_a_tile_is_an_image_of_8_to_5(box: str, more: str, inside: str, sentence: str) -> None:
    fault = picture_fault(SVG.format(box=box, more=more, inside=inside).encode())
    assert fault.startswith(sentence) if sentence else fault == ""


@pytest.mark.parametrize(
    ("source", "slip"),
    [
        ("def why_ilegal(game, view, action): ...", ("explain", "why_ilegal", "why_illegal")),
        ("def why_illegal(game, view, action): ...", None),
        ("def _why_illegals(view): ...\ndef why_illegal(game, view, action): ...", None),
        ("def odds(view): ...", None),
        ("def preview(game, view, action): ...", None),  # not `previews` misspelt, but another one of them
    ],
)
def test_a_function_that_is_almost_found_is_named(
    source: str, slip: tuple[str, str, str] | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "misspelt_game"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "explain.py").write_text(source, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    names = [name for name in sys.modules if name.startswith("misspelt_game")]
    for name in names:
        monkeypatch.delitem(sys.modules, name)
    rooms = {"preview": "explain", "previews": "explain", "why_illegal": "explain", "conceal": "conceal"}
    assert misspelt("misspelt_game", rooms) == slip


@pytest.mark.parametrize(
    ("attribute", "given", "sentence"),
    [
        ("first_options", {"colour": "red"}, "first_options: connect-four has no option 'colour'"),
        ("templates", {"first": "board/board.css"}, "templates: first: connect-four option first: got"),
        ("templates", {"first": "nowhere.txt"}, "templates: first: nowhere.txt cannot be read"),
        ("templates", {"first": "RULES.json"}, "templates: first: RULES.json cannot be read"),
    ],
)
def test_what_is_advised_and_shown_must_be_playable(
    monkeypatch: pytest.MonkeyPatch, attribute: str, given: dict[str, str], sentence: str
) -> None:
    monkeypatch.setattr(registry.find("connect-four"), attribute, given)
    with pytest.raises(Fault, match=sentence):
        files_can_be_read(Case("connect-four", "default"), QUICK)


def test_ratings_must_be_readable(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> Strength:
        return Strength.model_validate({"ratings": [{"player": "1", "elo": "strong"}]})

    monkeypatch.setattr(registry.find("connect-four"), "strength", broken)
    with pytest.raises(Fault, match=r"ratings.json: ratings\.0\.elo: got 'strong'"):
        files_can_be_read(Case("connect-four", "default"), QUICK)
