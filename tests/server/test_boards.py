"""Boards that games bring along: their files and nothing else, kept for good by browsers."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from fracas.core import registry
from fracas.server import boards
from fracas.server.boards import board_files
from fracas.server.security import CONTENT_POLICY

from .harness import Server

pytestmark = pytest.mark.anyio
GAME = "connect-four"


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package with a board of two files, and things beside it that are nobody's business."""
    inside = tmp_path / "board" / "parts"
    inside.mkdir(parents=True)
    (tmp_path / "RULES.md").write_text("# Rules")
    (tmp_path / "secret.js").write_text("no")
    (tmp_path / "board" / "board.js").write_text("export const fracasBoard = 1;")
    (tmp_path / "board" / "notes.py").write_text("no")
    (inside / "board.css").write_text("g {}")
    monkeypatch.setattr(boards, "package_folder", lambda _: tmp_path)
    board_files.cache_clear()
    yield tmp_path
    board_files.cache_clear()


def folder() -> str:
    """Where the files of the board are."""
    own = board_files(registry.find(GAME))
    assert own is not None
    return f"/api/games/{GAME}/board/{own.digest}"


async def test_the_card_names_the_script_and_browsers_may_keep_it(server: Server) -> None:
    cards = (await server.stranger().http.get("/api/games")).json()
    addresses = {card["id"]: card["board"] for card in cards}
    assert addresses["toy-battle"] is None
    assert addresses[GAME] == f"{folder()}/board.js"
    answer = await server.stranger().http.get(addresses[GAME])
    assert answer.status_code == 200
    assert "fracasBoard" in answer.text
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["content-security-policy"] == CONTENT_POLICY
    assert "script-src 'self';" in CONTENT_POLICY


async def test_files_in_the_folder_have_their_own_kind(server: Server, package: Path) -> None:
    answer = await server.stranger().http.get(f"{folder()}/parts/board.css")
    assert (answer.text, answer.headers["content-type"]) == ("g {}", "text/css; charset=utf-8")


@pytest.mark.parametrize(
    "name",
    ["notes.py", "other.js", "", "parts", "../secret.js", "..%2fsecret.js", "%2e%2e/RULES.md", "parts//board.css"],
)
async def test_nothing_else_is_served(server: Server, package: Path, name: str) -> None:
    answer = await server.stranger().http.get(f"{folder()}/{name}")
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")


@pytest.mark.parametrize(
    "address", ["toy-battle/board/0/board.js", "chess/board/0/board.js", f"{GAME}/board/0/board.js"]
)
async def test_no_board_without_its_game_and_its_digest(server: Server, address: str) -> None:
    await server.stranger().get(f"/api/games/{address}", expect=404)


def test_a_change_of_any_file_is_another_address(package: Path) -> None:
    before = folder()
    (package / "board" / "parts" / "board.css").write_text("g { fill: red }")
    board_files.cache_clear()
    assert folder() != before


async def test_a_game_may_bring_its_colours_alone(server: Server, package: Path) -> None:
    (package / "board" / "board.js").rename(package / "board" / "board.css")
    card = await server.stranger().get(f"/api/games/{GAME}")
    assert (card["board"], card["board_style"]) == (None, f"{folder()}/board.css")


def test_a_package_without_the_folder_has_no_board(package: Path) -> None:
    (package / "board").rename(package / "elsewhere")
    assert board_files(registry.find(GAME)) is None


async def test_links_lead_nowhere_and_a_board_that_cannot_be_read_harms_nobody(server: Server, package: Path) -> None:
    (package / "board" / "away.js").symlink_to(package / "secret.js")
    (package / "board" / "dangling.js").symlink_to(package / "nowhere.js")
    own = board_files(registry.find(GAME))
    assert own is not None
    assert set(own.files) == {"board.js", "parts/board.css"}
    board_files.cache_clear()
    (package / "board" / "odd\udcff.js").write_text("a name that is no text")
    answer = await server.stranger().http.get("/api/games")
    assert answer.status_code == 200
    assert {card["id"]: card["board"] for card in answer.json()}[GAME] is None
