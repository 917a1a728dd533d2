"""Guests: names, tokens, cookies; foreign, guessed and expired tokens."""

from __future__ import annotations

from pathlib import Path

import pytest

from fracas.server.chance import digest

from .harness import FakeTime, Server, serving

pytestmark = pytest.mark.anyio


async def test_a_person_gets_an_http_only_same_site_cookie_and_no_token(server: Server) -> None:
    answer = await server.stranger().http.post("/api/guest", json={"name": "  Ada \t Lovelace "})
    assert answer.status_code == 201
    assert answer.json()["name"] == "Ada Lovelace"
    assert answer.json()["token"] is None
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie
    assert "path=/" in cookie
    assert "secure" not in cookie  # plain http on loopback; see below


async def test_behind_https_the_cookie_is_secure(tmp_path: Path) -> None:
    async with serving(tmp_path / "s.db", public_url="https://play.example") as server:
        answer = await server.stranger().http.post("/api/guest", json={})
        assert "secure" in answer.headers["set-cookie"].lower()


async def test_a_bot_gets_its_token_in_the_answer_and_no_cookie(server: Server) -> None:
    answer = await server.stranger().http.post("/api/guest", json={"name": "R2", "kind": "bot"})
    assert "set-cookie" not in answer.headers
    assert len(answer.json()["token"]) >= 43  # 256 bits
    client = await server.guest("R3", "bot")
    assert (await client.get("/api/guest"))["name"] == "R3"


async def test_only_the_digest_of_a_token_is_stored(server: Server) -> None:
    from fracas.server.store.tables import guests

    client = await server.guest("R2", "bot")
    rows = await server.context.database.all(guests.select())
    assert digest(client.guest["token"]) in {row["token_hash"] for row in rows}
    assert client.guest["token"] not in str([dict(row) for row in rows])


@pytest.mark.parametrize("name", ["a" * 25, "a\x00b", "right\u202eleft", "\u0007"])
async def test_names_are_short_and_visible(server: Server, name: str) -> None:
    problem = await server.stranger().post("/api/guest", {"name": name}, expect=422)
    assert problem["code"] == "invalid"


async def test_without_a_name_the_server_thinks_of_one(server: Server) -> None:
    assert (await server.guest("")).guest["name"].startswith("Guest ")


async def test_renaming(server: Server) -> None:
    client = await server.guest("Ada")
    answer = await client.http.patch("/api/guest", json={"name": "Grace"})
    assert answer.json()["name"] == "Grace"
    assert (await client.get("/api/guest"))["name"] == "Grace"


async def test_a_forgotten_guest_is_unknown(server: Server) -> None:
    client = await server.guest("R2", "bot")
    assert (await client.http.delete("/api/guest")).status_code == 204
    assert (await client.get("/api/guest", expect=401))["code"] == "no-guest"


async def test_guessed_tokens_are_refused(server: Server) -> None:
    client = server.stranger()
    for header in ("Bearer " + "x" * 43, "Bearer ", "Basic abc", "Bearer " + "é" * 30, "Bearer " + "a" * 5000):
        answer = await client.http.get("/api/guest", headers=[(b"Authorization", header.encode())])
        assert answer.status_code == 401
        assert answer.headers["www-authenticate"] == "Bearer"
    client.http.cookies.set("fracas_guest", "x" * 43)
    answer = await client.http.get("/api/matches")
    assert answer.status_code == 401


async def test_expired_tokens_are_refused_and_visits_prolong_them(tmp_path: Path) -> None:
    time = FakeTime()
    async with serving(tmp_path / "s.db", now=time, token_days=10) as server:
        visitor, absent = await server.guest("V", "bot"), await server.guest("A", "bot")
        match = (await absent.make(seats={"yellow": {"kind": "me"}, "red": {"kind": "me"}}))["id"]
        time.forward(9 * 86_400)
        await visitor.get("/api/guest")
        time.forward(2 * 86_400)
        await visitor.get("/api/guest")
        await absent.get("/api/guest", expect=401)
        await absent.get(f"/api/matches/{match}/state", expect=401)
        await absent.post(f"/api/matches/{match}/resign", expect=401)


async def test_a_foreign_token_opens_no_foreign_seat(server: Server) -> None:
    owner, other = await server.guest("Ada"), await server.guest("Eve")
    match = (await owner.make(seats={"yellow": {"kind": "me"}, "red": {"kind": "me"}}))["id"]
    for path in ("", "/state", "/past?ply=0", "/record", "/stream?once=true"):
        assert (await other.get(f"/api/matches/{match}{path}", expect=404))["code"] == "not-found"
    await other.get(f"/api/matches/{match}/state", expect=404, seat="yellow")
    for path, body in (
        ("actions", {"ply": 0, "version": 1, "action": 3}),
        ("resign", None),
        ("takeback", {"version": 1}),
        ("offers", {"what": "draw"}),
        ("answers", {"what": "draw", "accept": True}),
        ("claim", None),
        ("hint", None),
    ):
        await other.post(f"/api/matches/{match}/{path}", body, expect=404)
    await other.get(f"/api/matches/{match}/state", expect=404, watch="x" * 43)
