"""The picture that a game's package brings for the start page."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from fracas.core import registry
from fracas.server import tiles

from .harness import Server

pytestmark = pytest.mark.anyio
SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200"><rect width="9" height="9" /></svg>'


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """What every package brings for now."""
    path = tmp_path / tiles.FILE
    monkeypatch.setattr(tiles, "package_file", lambda game, name: path)
    tiles.tile_of.cache_clear()
    yield path
    tiles.tile_of.cache_clear()


async def test_the_tile_of_the_example_is_served_as_an_image(server: Server) -> None:
    stranger = server.stranger()
    games = {game["id"]: game["has_tile"] for game in (await stranger.http.get("/api/games")).json()}
    assert games["connect-four"]
    answer = await stranger.http.get("/api/games/connect-four/tile.svg")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.text.startswith("<svg")
    for game in [*(game for game, has_tile in games.items() if not has_tile), "chess", "..%2ftanks"]:
        assert (await stranger.http.get(f"/api/games/{game}/tile.svg")).status_code == 404


def test_a_tile_that_can_be_shown(file: Path) -> None:
    file.write_text(f'<?xml version="1.0"?><!-- ours -->{SVG}')
    assert tiles.tile_of(registry.find("connect-four")) == file.read_bytes()


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (SVG.replace("<rect", " " * tiles.MOST_BYTES + "<rect").encode(), "allowed: 64,000"),
        (b"root:x:0:0", "is not SVG"),
        (b"\xff\xfe\x00", "is not SVG"),
        (b'<?xml version="1.0" encoding="martian"?><svg/>', "is not SVG"),
        (b"<svg></svg>", "begins with svg; allowed: {http://www.w3.org/2000/svg}svg"),
        (b"<html><script>alert(1)</script></html>", "begins with html"),
    ],
)
def test_one_that_cannot_is_logged_and_left_out(
    content: bytes, reason: str, file: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file.write_bytes(content)
    with caplog.at_level(logging.WARNING):
        assert tiles.tile_of(registry.find("connect-four")) is None
    told = caplog.records[0].__dict__
    assert told["game"] == "connect-four"
    assert told["file"] == str(file)
    assert reason in told["reason"]
