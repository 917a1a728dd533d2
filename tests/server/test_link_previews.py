"""What a link looks like where it is pasted: only what the link itself allows to know, and nothing of a token."""

from __future__ import annotations

import html
import re
from pathlib import Path

import pytest

from fracas.server.api import pages

from .harness import Client, Server, serving

pytestmark = pytest.mark.anyio
INDEX = '<!doctype html>\n<html lang="en">\n  <head>\n    <title>Fracas</title>\n  </head>\n  <body></body>\n</html>\n'
ME_AND_OPEN = {"yellow": {"kind": "me"}, "red": {"kind": "open"}}


@pytest.fixture(autouse=True)
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A client that was built, with a picture of one game."""
    folder = tmp_path / "static"
    (folder / "previews").mkdir(parents=True)
    (folder / "index.html").write_text(INDEX)
    for name in ("fracas", "toy-battle"):
        (folder / "previews" / f"{name}.png").write_bytes(b"\x89PNG")
    monkeypatch.setattr(pages, "STATIC", folder)


async def page(client: Client, path: str, language: str = "en") -> str:
    answer = await client.http.get(path, headers={"Accept-Language": language, "Accept-Encoding": "gzip"})
    assert answer.status_code == 200
    assert "content-encoding" not in answer.headers  # names beside tokens in the address must not be compressed
    return answer.text


def tag(text: str, name: str) -> str:
    [found] = re.findall(rf'<meta property="og:{name}" content="([^"]*)" />', text)
    return html.unescape(found)


def told(text: str) -> tuple[str, str]:
    return tag(text, "title"), tag(text, "description")


async def test_games_have_their_own_picture_and_line(server: Server) -> None:
    stranger = server.stranger()
    text = await page(stranger, "/new/toy-battle")
    assert tag(text, "title") == "Toy Battle · Fracas"
    assert "Racks are hidden" in tag(text, "description")
    assert tag(text, "image") == "http://127.0.0.1/previews/toy-battle.png"
    german = await page(stranger, "/rules/toy-battle", "de-AT,de;q=0.9,en;q=0.5")
    assert tag(german, "description") != tag(text, "description")
    assert tag(await page(stranger, "/new/connect-four"), "image") == "http://127.0.0.1/previews/fracas.png"
    home = await page(stranger, "/")
    assert tag(home, "title") == "Fracas"
    assert told(await page(stranger, "/new/chess")) == told(home)


async def test_only_the_start_page_asks_for_the_games_beforehand(server: Server) -> None:
    stranger = server.stranger()
    assert 'rel="preload" href="/api/games"' in await page(stranger, "/")
    for path in ("/new/tanks", "/settings", "/matches"):
        assert "preload" not in await page(stranger, path)


async def test_an_invitation_says_who_invites_to_what(server: Server) -> None:
    ada, bob, stranger = await server.guest('Ada "<b>'), await server.guest("Bob"), server.stranger()
    made = await ada.make(seats=ME_AND_OPEN)
    token = made["invitations"]["red"]
    text = await page(stranger, f"/join/{token}")
    assert told(text) == ('Ada "<b> invites you to Connect Four', "Open the link and sit down. No account is needed.")
    assert "<b>" not in text
    assert tag(await page(stranger, f"/join/{token}", "de"), "title") == 'Ada "<b> lädt dich zu Connect Four ein'
    assert token not in text
    await bob.post(f"/api/invitations/{token}")
    assert told(await page(stranger, f"/join/{token}")) == told(await page(stranger, "/"))  # it leads nowhere now
    nobody = await ada.make(seats={"yellow": {"kind": "open"}, "red": {"kind": "open"}})
    title = tag(await page(stranger, f"/join/{nobody['invitations']['red']}"), "title")
    assert title == "You are invited to Connect Four"


async def test_a_match_is_told_of_by_its_watch_link_or_if_it_is_public(server: Server) -> None:
    ada, bob, stranger = await server.guest("Ada"), await server.guest("Bob"), server.stranger()
    home = told(await page(stranger, "/"))
    for is_public in (False, True):
        made = await ada.make(seats=ME_AND_OPEN, public=is_public)
        match, watch = made["id"], made["watch"]
        whole = ("Ada – somebody · Connect Four", "The match has not begun yet.")
        assert told(await page(stranger, f"/watch/{match}/{watch}")) == whole
        assert told(await page(stranger, f"/match/{match}")) == (whole if is_public else home)
        assert told(await page(ada, f"/match/{match}")) == (whole if is_public else home)  # the same for everybody
        assert told(await page(stranger, f"/watch/{match}/{watch[:-1]}x")) == (whole if is_public else home)
        await bob.post(f"/api/invitations/{made['invitations']['red']}")
        running = ("Ada – Bob · Connect Four", "The match is being played: watch it.")
        assert told(await page(stranger, f"/watch/{match}/{watch}")) == running
        await bob.post(f"/api/matches/{match}/resign")
        text = await page(stranger, f"/watch/{match}/{watch}")
        assert tag(text, "description") == "Red resigns. Look through the match."
        picture = re.sub("^http://127.0.0.1", "", tag(text, "image"))
        drawn = await stranger.http.get(picture)
        assert drawn.headers["content-type"] == "image/png", drawn.text
        assert (await stranger.http.get(picture.replace("key=", "key=0"))).status_code == 404
        assert not [one for one in (watch, *made["invitations"].values(), made["commitment"]) if one in text]


async def test_a_study_is_told_of_by_its_link(server: Server) -> None:
    ada, stranger = await server.guest("Ada"), server.stranger()
    made = await ada.make(seats={"yellow": {"kind": "me"}, "red": {"kind": "me"}})
    await ada.act(made["id"], "drop 4")
    await ada.post(f"/api/matches/{made['id']}/resign")
    study = await ada.post(f"/api/matches/{made['id']}/studies", {}, expect=201)
    sentence = "A study: what else could have been played, line by line."
    assert told(await page(stranger, f"/study/{study['id']}")) == ("Connect Four", sentence)
    change = {"version": study["version"], "node": "m0", "title": "<b>Mine"}
    assert (await ada.http.patch(f"/api/studies/{study['id']}", json=change)).status_code == 200
    assert told(await page(stranger, f"/study/{study['id']}")) == ("<b>Mine · Connect Four", sentence)
    assert told(await page(stranger, f"/study/{study['id'][:-1]}")) == told(await page(stranger, "/"))


@pytest.mark.parametrize("path", ["/join/nosuch", "/join/" + "x" * 300, "/join/a%00b", "/match/%ff", "/watch/a/b/c"])
async def test_what_leads_nowhere_looks_like_the_house(server: Server, path: str) -> None:
    stranger = server.stranger()
    assert told(await page(stranger, path)) == told(await page(stranger, "/"))


async def test_behind_a_proxy_the_picture_has_the_public_address(tmp_path: Path) -> None:
    async with serving(tmp_path / "s.db", public_url="https://play.example") as server:
        text = await page(server.stranger(), "/")
        assert tag(text, "image") == "https://play.example/previews/fracas.png"
