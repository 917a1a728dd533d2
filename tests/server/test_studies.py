"""Studies: play on beside a match, name, comment, share, take along; and none of it tells of a running match."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import Request

import fracas
from fracas.core import record_lines
from fracas.core.contract import ALL
from fracas.server.api.deps import while_here
from fracas.server.errors import Refused
from fracas.server.matches.forgetting import forget
from fracas.server.matches.rows import Seat
from fracas.server.matches.sweeper import delete_outdated
from fracas.server.settings import DAY
from fracas.server.studies import growing, shelf
from fracas.server.workers.pool import Workers
from tests.support import Case, concealed, sensible_match

from .harness import Client, FakeTime, Json, Server, serving, think_here
from .test_making import upload
from .test_matches import HOT
from .test_secrecy import SECRET_GAMES, CountedChance, variants

pytestmark = pytest.mark.anyio


async def finished(ada: Client, moves: str = "1212121", **request: Any) -> str:
    """A match that is over."""
    made = await ada.make(seats=HOT, **request)
    for column in moves:
        await ada.act(made["id"], f"drop {column}")
    return str(made["id"])


async def studied(ada: Client, match: str, **request: Any) -> Json:
    return await ada.post(f"/api/matches/{match}/studies", request, expect=201)


async def play(ada: Client, study: Json, node: str, action: Any, **more: Any) -> tuple[Json, str]:
    body = {"version": study["version"], "node": node, "action": action, **more}
    told = await ada.post(f"/api/studies/{study['id']}/actions", body)
    return told["study"], told["node"]


def named(study: Json) -> dict[str, str]:
    return {node["id"]: node["text"] for node in study["nodes"]}


async def test_lines_are_played_named_commented_and_deleted(database: str) -> None:
    async with serving(database) as server:
        ada = await server.guest()
        match = await finished(ada)
        study = await studied(ada, match)
        assert (study["match"], study["redrawn"], study["yours"]) == (match, None, True)
        assert [node["id"] for node in study["nodes"]] == [f"m{ply}" for ply in range(8)]
        assert (await studied(ada, match))["id"] == study["id"]  # the same one again
        study, node = await play(ada, study, "m2", "drop 1")
        assert (node, study["version"]) == ("m3", 1)  # as in the match
        study, node = await play(ada, study, "m2", "drop 5")
        assert node == "b1"
        study, node = await play(ada, study, node, {"kind": "drop", "column": 5})
        study, node = await play(ada, study, "b1", "drop 7")
        assert named(study) | {"b1": "drop 5", "b2": "drop 5", "b3": "drop 7"} == named(study)
        assert [one["parent"] for one in study["nodes"][-3:]] == ["m2", "b1", "b1"]
        assert (await play(ada, study, "b1", "drop 7"))[1] == "b3"
        address = f"/api/studies/{study['id']}"
        change = {"version": study["version"], "node": "b1", "name": "  The   wing ", "comment": "Why {not}?\n\n Now."}
        study = (await ada.http.patch(address, json=change)).json()["study"]
        first = study["nodes"][-3]
        assert (first["name"], first["comment"]) == ("The wing", "Why (not)?\nNow.")
        late = await ada.http.patch(address, json=change)
        assert (late.status_code, late.json()["code"]) == (409, "late")
        change = {"version": study["version"], "title": "Mine", "node": "m7", "comment": "Over."}
        study = (await ada.http.patch(address, json=change)).json()["study"]
        assert (study["name"], study["nodes"][7]["comment"]) == ("Mine", "Over.")
        record = (await ada.http.get(f"{address}/record")).text
        loaded = fracas.load(record)
        assert (loaded.lines.title, len([*loaded.lines.walk()])) == ("Mine", 3)
        await ada.post(
            f"{address}/actions", {"version": study["version"], "node": "m7", "action": "drop 1"}, expect=422
        )
        await ada.post(
            f"{address}/actions", {"version": study["version"], "node": "b9", "action": "drop 1"}, expect=404
        )
        gone = await ada.http.delete(f"{address}/lines/b2?version={study['version']}")
        assert (gone.json()["node"], list(named(gone.json()["study"]))[-2:]) == ("b1", ["b1", "b2"])
        assert (await ada.http.delete(f"{address}/lines/m3?version={study['version'] + 1}")).status_code == 422
        server.context.studies.drop(study["id"])  # read again from the store
        again = await ada.get(address)
        assert again == gone.json()["study"]
        assert [one["id"] for one in (await ada.get("/api/studies"))["studies"]] == [study["id"]]
        assert (await ada.get("/api/studies", before=study["changed_at"]))["studies"] == []  # older ones: none
        assert (await ada.http.delete(address)).status_code == 204
        await ada.get(address, expect=404)


async def test_a_link_reads_and_only_the_owner_changes(database: str) -> None:
    async with serving(database) as server:
        ada, bob, eve = await server.guest("Ada"), await server.guest("Bob"), server.stranger()
        study = await studied(ada, await finished(ada))
        address = f"/api/studies/{study['id']}"
        assert (await eve.get(address))["yours"] is False
        assert (await eve.get(f"{address}/moments/m3"))["view"]["actor"] == "red"
        assert (await eve.http.get(f"{address}/record")).status_code == 200
        body = {"version": 1, "node": "m0", "action": "drop 3"}
        await eve.post(f"{address}/actions", body, expect=401)
        for method, path, given in (
            ("POST", "/actions", body),
            ("POST", "/answers", {"version": 1, "node": "m0", "level": "1"}),
            ("PATCH", "", {"version": 1, "title": "His"}),
            ("DELETE", "/lines/b1?version=1", None),
            ("DELETE", "", None),
        ):
            told = (await bob.http.request(method, address + path, json=given)).json()
            assert (told["code"], told["reason"]) == ("not-yours", "study")
        copy = await bob.post(f"{address}/copies", expect=201)
        assert copy["yours"]
        assert (await play(bob, copy, "m0", "drop 3"))[1] == "b1"
        assert len((await ada.get(address))["nodes"]) == len(study["nodes"])


async def test_a_level_answers_and_the_search_values(database: str) -> None:
    async with serving(database, hint_seconds=5) as server:
        ada = await server.guest()
        study = await studied(ada, await finished(ada))
        address = f"/api/studies/{study['id']}"
        told = await ada.post(f"{address}/answers", {"version": 1, "node": "m3", "level": "random"})
        assert told["node"] in ("b1", "m4")
        await ada.post(f"{address}/answers", {"version": 9, "node": "m3", "level": "1"}, expect=409)
        version = told["study"]["version"]
        await ada.post(f"{address}/answers", {"version": version, "node": "m3", "level": "17"}, expect=422)
        await ada.post(f"{address}/answers", {"version": version, "node": "m7", "level": "1"}, expect=409)
        for simulations, is_final in ((100, False), (200, False), (16_000, True)):  # live: each is longer than the last
            values = await ada.post(f"{address}/values", {"node": "m3", "simulations": simulations})
            assert values["candidates"]
            assert (values["node"], values["is_final"]) == ("m3", is_final)
            assert values["simulations"] == simulations or is_final
        await ada.post(f"{address}/values", {"node": "m3", "simulations": 16_001}, expect=422)
        await ada.post(f"{address}/values", {"node": "m7"}, expect=409)


async def test_nobody_searches_on_for_who_has_gone() -> None:
    async def receive() -> dict[str, str]:
        return {"type": "http.disconnect"}

    begun, ended = asyncio.Event(), asyncio.Event()

    async def search() -> None:
        begun.set()
        try:
            await asyncio.sleep(3600)
        finally:
            ended.set()

    async def answer() -> int:
        return 7

    async def stay() -> dict[str, str]:
        await asyncio.sleep(3600)
        raise AssertionError

    with pytest.raises(Refused, match="nobody waits"):
        await while_here(Request({"type": "http"}, receive), search())
    assert begun.is_set()
    assert ended.is_set()
    assert await while_here(Request({"type": "http"}, stay), answer()) == 7


async def test_chance_is_fresh_again_or_chosen(database: str) -> None:
    async with serving(database) as server:
        ada = await server.guest()
        made = await ada.make("toy-battle", seats={"blue": {"kind": "me"}, "red": {"kind": "me"}})
        await ada.act(made["id"], "draw")
        await ada.post(f"/api/matches/{made['id']}/resign")
        study = await studied(ada, made["id"])
        address = f"/api/studies/{study['id']}"
        found = (await ada.post(f"{address}/falls", {"node": "m0", "action": "draw"}))["falls"]
        assert len(found) > 3
        assert found[0]["share"] >= found[-1]["share"] > 0
        study, node = await play(ada, study, "m0", "draw", chance=found[1]["chance"])
        assert node == "b1"
        moment = await ada.get(f"{address}/moments/b1", seat=study["nodes"][1]["seat"])
        assert moment["events"][0]["troops"] == found[1]["events"][0]["troops"]
        assert (await play(ada, study, "m0", "draw", chance=found[1]["chance"]))[1] == "b1"
        study, _ = await play(ada, study, "m0", "draw", chance=found[2]["chance"])
        assert len(study["nodes"]) == 4
        shown = await ada.get(f"{address}/moments/b1")
        assert (shown["seat"], all(side["rack"] is not None for side in shown["view"]["sides"])) == ("all", True)
        assert shown["legal"]
        await ada.get(f"{address}/moments/b1", seat="green", expect=422)


async def test_an_uploaded_record_with_variations_becomes_a_study(database: str) -> None:
    async with serving(database) as server:
        ada = await server.guest()
        study = await studied(ada, await finished(ada))
        record = (await ada.http.get(f"/api/studies/{study['id']}/record")).text
        assert (await upload(ada, record)).json()["study"] is None
        study, _ = await play(ada, study, "m2", "drop 5")
        record = (await ada.http.get(f"/api/studies/{study['id']}/record")).text
        told = (await upload(ada, record)).json()
        loaded = await ada.get(f"/api/studies/{told['study']}")
        assert loaded["match"] == told["match"]["id"]
        assert named(loaded) == named(study)


async def test_studies_count_go_with_their_owner_and_in_time(database: str) -> None:
    time = FakeTime()
    async with serving(database, now=time, study_days=10, guest_bytes=20_000) as server:
        ada, eve = await server.guest("Ada"), server.stranger()
        match = await finished(ada)
        study = await studied(ada, match)
        comment = "x" * 4_000
        statuses = []
        for ply in range(6):
            change = {"version": study["version"], "node": f"m{ply}", "comment": comment}
            answer = await ada.http.patch(f"/api/studies/{study['id']}", json=change)
            statuses.append(answer.status_code)
            if answer.status_code == 200:
                study = answer.json()["study"]
        assert (statuses[0], statuses[-1]) == (200, 429)
        assert (await ada.get(f"/api/studies/{study['id']}"))["version"] == study["version"]  # as it was
        time.forward(9 * DAY)
        assert await delete_outdated(server.context) == 0
        time.forward(2 * DAY)
        assert await delete_outdated(server.context) == 1
        await ada.get(f"/api/studies/{study['id']}", expect=404)
        study = await studied(ada, match)
        await forget(server.context, ada.guest["id"])
        await eve.get(f"/api/studies/{study['id']}", expect=404)


async def test_names_of_others_stay_with_their_match(database: str) -> None:
    async with serving(database) as server:
        ada, bob = await server.guest("Ada"), await server.guest("Bobbington")
        made = await ada.make(seats={"yellow": {"kind": "me"}})
        await bob.post(f"/api/invitations/{made['invitations']['red']}")
        await ada.post(f"/api/matches/{made['id']}/resign")
        study = await studied(ada, made["id"])
        assert study["outcome"]["ending"] == "resigned"
        record = (await ada.http.get(f"/api/studies/{study['id']}/record")).text
        assert "Bobbington" not in record + str(study)


# Of a running match -----------------------------------------------------------------------------------------------


async def against_program(server: Server, case: Case, position: Json | None, seat: int) -> tuple[Client, str]:
    """A running match of somebody at a seat against a program; a position cannot be set there but in memory."""
    ada = await server.guest("Ada", "bot")
    names = list(case.game().card.seats)
    given = {} if position is None else {"position": position}
    made = await ada.make(case.game_id, options=case.options, seats={name: {"kind": "me"} for name in names}, **given)
    live = await server.context.matches.get(server.context, made["id"])
    live.seats[1 - seat] = Seat(1 - seat, "bot", "level 1", level="1")
    return ada, made["id"]


@pytest.mark.parametrize("game_id", SECRET_GAMES)
@pytest.mark.parametrize("seat", [0, 1])
async def test_a_study_of_a_running_match_tells_what_the_seat_knows_by_the_byte(
    game_id: str, seat: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two servers, the same match but for what the seat cannot know: no byte of a study differs."""
    monkeypatch.setattr(Workers, "think", think_here)
    case = Case(game_id, variants(game_id)[0])
    source = sensible_match(case, 2, 40)
    moment = source.ply // 2
    states = [source.state_at(moment), concealed(source, moment, seat, 1)]
    assert states[0].tobytes() != states[1].tobytes()
    heard: list[list[bytes]] = []
    for number, state in enumerate(states):
        position = source.game.to_position(state[0]).model_dump(mode="json")
        async with serving(tmp_path / f"{number}.db", CountedChance(), FakeTime()) as server:
            ada, match = await against_program(server, case, position, seat)
            answers = [await ada.http.post(f"/api/matches/{match}/studies", json={"ply": 0})]
            study = answers[0].json()
            assert study["redrawn"] == source.game.card.seats[seat]
            address = f"/api/studies/{study['id']}"
            for path in ("", "/record", "/moments/m0", f"/moments/m0?seat={study['redrawn']}&language=de"):
                answers.append(await ada.http.get(address + path))
            legal = answers[3].json()["legal"]
            body = {"version": 1, "node": "m0", "action": legal[0]["id"]}
            answers.append(await ada.http.post(f"{address}/actions", json=body))
            answers.append(await ada.http.post(f"{address}/falls", json={"node": "m0", "action": legal[-1]["id"]}))
            answers.append(await ada.http.get(f"{address}/moments/b1"))
            answers.append(await ada.http.post(f"{address}/copies"))
            body = {"version": 2, "node": "m0", "level": "1"}
            answers.append(await ada.http.post(f"{address}/answers", json=body))
            answers.append(await ada.http.post(f"{address}/values", json={"node": "m0", "simulations": 100}))
            answers.append(await ada.http.get("/api/studies"))
            answers.append(await ada.http.get(f"/study/{study['id']}"))
            live = await server.context.matches.get(server.context, match)
            assert live.row.seed.encode() not in b"".join(answer.content for answer in answers)
            study_match = server.context.studies._open[study["id"]].match
            assert study_match.view(seat) == live.match.view(seat)
            heard.append([f"{answer.status_code}".encode() + answer.content for answer in answers])
    assert heard[0] == heard[1]
    assert all(answer.startswith(b"20") for answer in heard[0])


async def test_while_people_play_nothing_is_tried_out(database: str) -> None:
    async with serving(database) as server:
        ada, bob, eve = await server.guest("Ada"), await server.guest("Bob"), await server.guest("Eve")
        made = await ada.make(seats={"yellow": {"kind": "me"}})
        address = f"/api/matches/{made['id']}/studies"
        assert (await ada.post(address, {}, expect=409))["reason"] == "waiting"
        await bob.post(f"/api/invitations/{made['invitations']['red']}")
        assert (await ada.post(address, {}, expect=409))["reason"] == "study-between-people"
        await eve.post(address, {}, expect=404)
        await eve.post(address, {}, expect=404, watch=made["watch"])
        hot = await ada.make(seats=HOT)
        told = await ada.post(f"/api/matches/{hot['id']}/studies", {}, expect=409)
        assert told["reason"] == "study-between-people"


async def test_what_a_study_shows_of_a_match_against_a_program_is_dealt_anew(database: str) -> None:
    async with serving(database) as server:
        ada, match = await against_program(server, Case("toy-battle", variants("toy-battle")[0]), None, 0)
        live = await server.context.matches.get(server.context, match)
        true = live.match.view(ALL)["sides"]
        seen = []
        for _ in range(6):
            study = await studied(ada, match)
            shown = (await ada.get(f"/api/studies/{study['id']}/moments/m0"))["view"]["sides"]
            assert shown[0]["rack"] == true[0]["rack"]
            seen.append(str([side["reserve"] for side in shown]))
        assert len(set(seen)) > 3
        early = await ada.post(f"/api/matches/{match}/studies", {"ply": 9}, expect=409)
        assert early["code"] == "early"


async def test_lines_within_lines_are_as_deep_as_a_record_may_have_them(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(growing, "DEEPEST", 3)
    monkeypatch.setattr(record_lines, "DEEPEST", 3)
    async with serving(database) as server:
        ada = await server.guest()
        study, node = await play(ada, await studied(ada, await finished(ada)), "m0", "drop 4")
        for _ in range(2):
            study, _first = await play(ada, study, node, "drop 4")
            study, node = await play(ada, study, node, "drop 5")
        study, first = await play(ada, study, node, "drop 4")
        body = {"version": study["version"], "node": node, "action": "drop 5"}
        refused = await ada.post(f"/api/studies/{study['id']}/actions", body, expect=429)
        assert (refused["code"], refused["reason"]) == ("too-many", "study-depth")
        study, _ = await play(ada, study, first, "drop 4")  # where it goes on it may be played on
        server.context.studies.drop(study["id"])  # all of it can be read from the store
        assert await ada.get(f"/api/studies/{study['id']}") == study


async def test_a_change_is_lost_to_nobody_who_still_has_the_study_in_hand(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shelf, "OPEN", 1)
    async with serving(database) as server:
        ada = await server.guest()
        study, other = [await studied(ada, await finished(ada)) for _ in range(2)]
        address, thinking = f"/api/studies/{study['id']}", asyncio.Event()
        gate = asyncio.Event()

        async def think(*_: object, **__: object) -> int:
            thinking.set()
            await gate.wait()
            return 3

        monkeypatch.setattr(server.context.workers, "think", think)

        async def answer() -> int:
            thinking.clear()
            gate.clear()
            body = {"version": study["version"], "node": "m0", "level": "1"}
            asked = asyncio.create_task(ada.http.post(f"{address}/answers", json=body))
            await thinking.wait()
            await ada.get(f"/api/studies/{other['id']}")  # there is no room for both in memory
            await meanwhile()
            gate.set()
            return (await asked).status_code

        async def comment() -> None:
            change = {"version": study["version"], "node": "m1", "comment": "Kept."}
            assert (await ada.http.patch(address, json=change)).status_code == 200

        async def remove() -> None:
            assert (await ada.http.delete(address)).status_code == 204

        meanwhile = comment
        assert await answer() == 409
        server.context.studies.drop(study["id"])
        study = await ada.get(address)
        assert study["nodes"][1]["comment"] == "Kept."
        meanwhile = remove
        assert await answer() == 409
        await ada.get(address, expect=404)
