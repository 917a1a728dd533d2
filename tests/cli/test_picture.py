"""`fracas picture`: what it writes, and one clear sentence for everything it cannot."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

import fracas
from fracas.cli import main
from fracas.pictures import engine

PLAYED = ("drop 1", "drop 2", "drop 1", "drop 2")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    match = fracas.new("connect-four", seed=1, first="yellow")
    for text in PLAYED:
        match.play(text)
    file = tmp_path / "match.fracas.txt"
    file.write_text(match.record())
    return file


def run(*arguments: object) -> object:
    with pytest.raises(SystemExit) as left:
        main(["picture", *map(str, arguments)])
    return left.value.code


def test_every_format_is_written_by_the_end_of_its_name(record: Path, tmp_path: Path) -> None:
    svg, png, gif, webp = (tmp_path / f"out.{kind}" for kind in ("svg", "png", "gif", "webp"))
    assert run(record, "-o", svg, "--at", 2, "--theme", "dark", "--seat", "red", "--no-caption") == 0
    assert svg.read_text().startswith("<svg")
    assert run(record, "-o", png, "--width", 300) == 0
    assert Image.open(png).width == 300
    assert run(record, "-o", gif, "--from", 1, "--to", 4, "--every", 2, "--width", 120) == 0
    assert getattr(Image.open(gif), "n_frames", 1) == 3  # after 1, 3 and 4 actions
    assert run(record, "-o", webp, "--from", 3, "--width", 120) == 0
    assert Image.open(webp).format == "WEBP"


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("-o", "out.bmp"), "must end with one of .svg, .png, .gif, .webp"),
        (("-o", "out"), "must end with one of"),
        (("-o", "there.png"), "already exists"),
        (("-o", "nowhere/out.png"), "not a folder that can be written to"),
        (("-o", "out.png", "--at", "5"), "--at must be from 0 to 4, not 5"),
        (("-o", "out.gif", "--to", "9"), "--to must be from 0 to 4, not 9"),
        (("-o", "out.gif", "--from", "3", "--to", "2"), "--from 3 is later than --to 2"),
        (("-o", "out.gif", "--at", "2"), "--at is for a picture"),
        (("-o", "out.png", "--from", "2"), "--from and --to are for an animation"),
        (("-o", "out.png", "--theme", "pink"), "there is no theme 'pink'; known: light, dark"),
        (("-o", "out.png", "--width", "5"), "--width 5 is not possible: 100 - 4000"),
        (("-o", "out.svg", "--width", "500"), "an SVG has none"),
        (("-o", "out.png", "--seat", "green"), "has no seat 'green'"),
        (("-o", "out.png", "--seat", "all"), "still runs"),
    ],
)
def test_what_cannot_be_drawn_is_told_in_a_sentence(
    record: Path,
    arguments: tuple[str, ...],
    told: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(record.parent)
    Path("there.png").touch()
    before = sorted(record.parent.iterdir())
    assert run(record, *arguments) == 2
    assert told in capsys.readouterr().err
    assert sorted(record.parent.iterdir()) == before


def test_what_pictures_need_is_told(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine, "SCRIPT", tmp_path / "nothing.js")
    assert run(record, "-o", tmp_path / "out.svg") == 2
    assert "has not been built: run `make client`" in capsys.readouterr().err
