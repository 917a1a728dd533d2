"""What a server writes to its log while everything that may go wrong does."""

from __future__ import annotations

import json
import logging
import sqlite3
from pathlib import Path

import httpx
import pytest

from fracas.server.logs import set_up

from .process import server_process

pytestmark = pytest.mark.anyio


async def test_no_secret_gets_into_the_log(tmp_path: Path) -> None:
    """Tokens of guests, invitations and watch links, seeds and salts: none, even at its most talkative."""
    secrets: set[str] = set()
    with server_process(tmp_path / "s.db", log_level="debug", log_format="json") as server:
        async with httpx.AsyncClient(base_url=server.http, timeout=240) as http:
            token = (await http.post("/api/guest", json={"name": "Ada", "kind": "bot"})).json()["token"]
            http.headers["Authorization"] = f"Bearer {token}"
            seats = {"yellow": {"kind": "me"}, "red": {"kind": "open"}}
            made = (await http.post("/api/matches", json={"game": "connect-four", "seats": seats})).json()["match"]
            invitation = made["invitations"]["red"]
            secrets |= {token, invitation, made["watch"]}
            assert (await http.get(f"/api/invitations/{invitation}")).status_code == 200
            assert (await http.post(f"/api/invitations/{invitation}")).status_code == 409  # one's own
            assert (await http.get(f"/api/matches/{made['id']}/state")).status_code == 200
            assert (await http.get(f"/api/invitations/{invitation}x")).status_code == 404
            assert (await http.get("/api/matches", headers={"Authorization": f"Bearer {token}x"})).status_code == 401
            assert (await http.post("/api/matches", json={"game": token})).status_code == 404
            await http.get(f"/join/{invitation}")
            await http.get(f"/watch/{made['id']}/{made['watch']}")
        assert server.stop() in (0, -15)
        with sqlite3.connect(tmp_path / "s.db") as store:
            secrets |= set(store.execute("select seed, salt from matches").fetchone())
    entries = [json.loads(line) for line in server.lines if line.startswith("{")]
    assert any(entry["event"] == "a match was made" for entry in entries)
    assert len(secrets) == 5
    assert [line for line in server.lines for secret in secrets if secret in line] == []


def test_at_the_level_of_errors_nothing_less_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bad requests make the web server warn; anybody can send thousands."""
    root = logging.getLogger()
    monkeypatch.setattr(root, "handlers", [])
    before = {name: logging.getLogger(name).level for name in ("", "uvicorn.error")}
    try:
        set_up("error", "json")
        assert not logging.getLogger("uvicorn.error").isEnabledFor(logging.WARNING)
        set_up("debug", "json")
        assert logging.getLogger("uvicorn.error").isEnabledFor(logging.WARNING)
        assert not logging.getLogger("uvicorn.error").isEnabledFor(logging.INFO)
    finally:
        for name, level in before.items():
            logging.getLogger(name).setLevel(level)
