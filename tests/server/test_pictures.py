"""Pictures over HTTP: who may see which, what is kept, what is refused, and what they cost."""

from __future__ import annotations

import asyncio
from io import BytesIO
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PIL import Image

import fracas
from fracas import pictures
from fracas.pictures import engine
from fracas.server.limits import Limits, Purse
from fracas.server.workers.jobs import Draw
from fracas.server.workers.pool import Workers

from .harness import Client, Json, Server, serving, settings_for, think_here

pytestmark = pytest.mark.anyio
HOT = {"yellow": {"kind": "me"}, "red": {"kind": "me"}}
PLAYED = ("drop 1", "drop 2", "drop 1", "drop 2", "drop 1", "drop 2", "drop 1")


@pytest.fixture(autouse=True)
def drawn_here(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    if "worker" not in request.node.name:
        monkeypatch.setattr(Workers, "think", think_here)


async def a_match(client: Client, plies: int = len(PLAYED)) -> Json:
    made = await client.make(seats=HOT)
    for text in PLAYED[:plies]:
        await client.act(made["id"], text)
    return made


async def test_every_kind_of_picture_can_be_had(server: Server) -> None:
    ada = await server.guest()
    made = await a_match(ada)
    path = f"/api/matches/{made['id']}"
    svg = await ada.http.get(f"{path}/picture.svg", params={"ply": 3, "theme": "dark", "language": "de"})
    assert svg.headers["content-type"] == "image/svg+xml"
    assert "sandbox" in svg.headers["content-security-policy"]
    assert svg.headers["content-disposition"] == f'inline; filename="{made["id"]}-3.svg"'
    ElementTree.fromstring(svg.text)
    png = await ada.http.get(f"{path}/picture.png", params={"width": 300})
    assert Image.open(BytesIO(png.content)).width == 300
    for kind in pictures.ANIMATIONS:
        moving = await ada.http.get(f"{path}/animation.{kind}", params={"first": 2, "last": 7, "step": 2, "width": 150})
        assert moving.headers["content-type"] == f"image/{kind}"
        assert getattr(Image.open(BytesIO(moving.content)), "n_frames", 1) == 4  # 2, 4, 6 and the last


async def test_a_worker_draws_them_too(server: Server) -> None:
    ada = await server.guest()
    made = await a_match(ada, 1)
    svg = await ada.http.get(f"/api/matches/{made['id']}/picture.svg")
    assert svg.status_code == 200, svg.text
    ElementTree.fromstring(svg.text)


async def test_who_may_not_see_a_match_sees_no_picture_of_it(server: Server) -> None:
    ada, bob, stranger = await server.guest("Ada"), await server.guest("Bob"), server.stranger()
    made = await a_match(ada, 2)
    path = f"/api/matches/{made['id']}"
    for kind in ("picture.svg", "picture.png", "animation.gif", "animation.webp"):
        for client in (bob, stranger):
            await client.get(f"{path}/{kind}", expect=404)
        await bob.get(f"{path}/{kind}", expect=404, seat="red")
        await ada.get(f"{path}/{kind}", expect=422, seat="green")
    watched = await stranger.http.get(f"{path}/picture.svg", params={"watch": made["watch"]})
    assert watched.status_code == 200
    await stranger.get(f"{path}/preview.png", expect=404, key=made["watch"])


async def test_what_has_not_happened_yet_is_refused(server: Server) -> None:
    ada = await server.guest()
    path = f"/api/matches/{(await a_match(ada, 2))['id']}"
    assert (await ada.get(f"{path}/picture.svg", expect=409, ply=3))["code"] == "early"
    assert (await ada.get(f"{path}/animation.gif", expect=409, last=3))["code"] == "early"
    assert (await ada.get(f"{path}/animation.gif", expect=422, first=2, last=1))["code"] == "invalid"
    for query in ({"width": 5}, {"width": 99_999}, {"theme": "pink"}, {"ply": -1}, {"ply": "now"}):
        assert (await ada.get(f"{path}/picture.png", expect=422, **query))["code"] == "invalid"
    await ada.get(f"{path}/picture.bmp", expect=422)


async def test_a_spectator_who_is_told_later_is_shown_later(server: Server) -> None:
    ada, stranger = await server.guest(), server.stranger()
    made = await ada.make(seats=HOT, watch_delay=600)
    for text in PLAYED[:2]:
        await ada.act(made["id"], text)
    path = f"/api/matches/{made['id']}/picture.svg"
    assert (await stranger.get(path, expect=409, watch=made["watch"], ply=1))["code"] == "early"
    shown = await stranger.http.get(path, params={"watch": made["watch"]})
    assert shown.text == (await ada.http.get(path, params={"ply": 0})).text


async def test_what_was_drawn_is_kept(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = await server.guest()
    path = f"/api/matches/{(await a_match(ada))['id']}/picture.svg"
    first = await ada.http.get(path)
    known = await ada.http.get(path, headers={"If-None-Match": first.headers["etag"]})
    assert (known.status_code, known.content) == (304, b"")
    monkeypatch.setattr(Workers, "think", None)  # nothing is drawn again
    assert (await ada.http.get(path)).content == first.content


async def test_an_animation_that_takes_long_tells_how_far_it_is(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_go_on = asyncio.Event()

    async def slowly(workers: Workers, guest: str, rank: int, job: object, seconds: float, **more: bool) -> object:
        if isinstance(job, Draw) and more.get("is_next_piece"):
            await may_go_on.wait()
        return await think_here(workers, guest, rank, job, seconds, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(Workers, "think", slowly)
    ada = await server.guest()
    made = await a_match(ada)
    path, query = f"/api/matches/{made['id']}/animation.gif", {"width": 100, "wait": 0.5}
    while (progress := await ada.get(path, expect=202, **query))["drawn"] == 0:
        pass
    assert progress == {"frames": 8, "drawn": 6}
    may_go_on.set()
    answer = await ada.http.get(path, params={"width": 100})
    assert answer.headers["content-type"] == "image/gif"


async def test_an_animation_has_an_end(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fracas.server.api.pictures.MOST_FRAMES", 5)
    ada = await server.guest()
    path = f"/api/matches/{(await a_match(ada))['id']}/animation.gif"
    refused = await ada.get(path, expect=413)
    assert refused["code"] == "too-large"
    assert "not 8; a larger step" in refused["text"]


async def test_pictures_are_paid_for(tmp_path: Path) -> None:
    async with serving(tmp_path / "s.db", drawing_share=0.000_1, drawing_burst=0.000_1) as server:
        ada, bob = await server.guest("Ada"), await server.guest("Bob")
        path = f"/api/matches/{(await a_match(ada))['id']}"
        assert (await ada.http.get(f"{path}/picture.svg")).status_code == 200
        refused = await ada.get(f"{path}/picture.svg", expect=429, ply=1)
        assert (refused["code"], refused["reason"]) == ("too-fast", "work")
        assert (await ada.http.get(f"{path}/picture.svg")).status_code == 200  # it is there
        await ada.state(path.rpartition("/")[2])  # playing is another matter
        other = await a_match(bob, 1)
        assert (await bob.http.get(f"/api/matches/{other['id']}/picture.svg")).status_code == 200


def test_an_address_pays_for_all_its_guests() -> None:
    limits = Limits(settings_for(Path("unused.db"), address_drawing_share=0.1, address_drawing_burst=1.0))
    purse, other = Purse(limits, "192.0.2.1"), Purse(limits, "192.0.2.1")
    purse.belongs_to("a")
    other.belongs_to("b")
    purse.spend_drawing(5.0)
    with pytest.raises(fracas.FracasError, match="share of the server's time"):
        other.check_drawing()
    other.check()


async def test_a_server_without_boards_says_so(server: Server, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    ada = await server.guest()
    path = f"/api/matches/{(await a_match(ada, 1))['id']}"
    monkeypatch.setattr(engine, "SCRIPT", tmp_path / "nothing.js")
    for kind in ("picture.svg", "animation.webp"):
        refused = await ada.get(f"{path}/{kind}", expect=503)
        assert (refused["code"], refused["reason"]) == ("worker-failed", "pictures")
        assert "has not been built" in refused["text"]
