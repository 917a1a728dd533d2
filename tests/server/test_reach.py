"""Where others find the server: told so that an invitation can be followed, and to nobody who need not know."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from fracas.server import reach as module
from fracas.server.reach import network_address, reach

from .harness import serving, settings_for

pytestmark = pytest.mark.anyio
HERE = "192.168.1.20"


@pytest.fixture(autouse=True)
def in_a_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "network_address", lambda: HERE)


@pytest.mark.parametrize(
    ("settings", "asked_as", "is_local_only", "address"),
    [
        ({}, "localhost", True, f"http://{HERE}:8000"),
        ({}, "127.0.0.1", True, f"http://{HERE}:8000"),
        ({"host": "0.0.0.0"}, "localhost", False, f"http://{HERE}:8000"),
        ({"host": "10.0.0.7"}, "localhost", False, "http://10.0.0.7:8000"),
        ({"host": "fd00::7"}, "localhost", False, "http://[fd00::7]:8000"),
        ({"host": "0.0.0.0"}, HERE, False, None),
        ({"host": "0.0.0.0"}, "play.example", False, None),
        ({"public_url": "https://play.example"}, "localhost", False, "https://play.example"),
    ],
)
def test_what_is_told(
    tmp_path: Path, settings: dict[str, Any], asked_as: str, is_local_only: bool, address: str | None
) -> None:
    found = reach(settings_for(tmp_path / "s.db", **settings), asked_as, 8000)
    assert (found.is_local_only, found.address) == (is_local_only, address)


def test_without_a_network_there_is_no_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "network_address", lambda: None)
    found = reach(settings_for(tmp_path / "s.db"), "localhost", 8000)
    assert (found.is_local_only, found.address) == (True, None)


def test_the_machine_knows_its_own_address_or_that_it_has_none() -> None:
    found = network_address()
    assert found is None or not found.startswith("127.")


async def test_it_is_asked_by_the_page(tmp_path: Path) -> None:
    async with serving(tmp_path / "s.db") as server:
        assert await server.stranger().get("/api/reach") == {"is_local_only": True, "address": f"http://{HERE}"}
    async with serving(tmp_path / "s.db", host="0.0.0.0") as server:
        answer = await server.stranger().http.get("/api/reach", headers={"Host": "play.example"})
        assert answer.json() == {"is_local_only": False, "address": None}
