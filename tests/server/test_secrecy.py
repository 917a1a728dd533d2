"""Secrecy, by the byte: two servers run the same match with different secrets, and a client cannot tell them apart.

From moments of a match with hidden information, one server goes on from the true position, the other from one in
which all that a seat cannot know has been redrawn. The same clients do the same things at both: play, blunder, look
back, take back, offer, resign. Whatever reaches the seat, by WebSocket or HTTP, refusals included, must be the same.
"""

from __future__ import annotations

import hashlib
import json
import math
import random
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from fracas.core import rng
from fracas.core.contract import ALL
from fracas.core.match import Match
from fracas.server.chance import Chance
from fracas.server.link_previews import preview_key
from fracas.server.matches import pictures
from fracas.server.matches.live import LiveMatch
from fracas.server.matches.opponents import observation
from fracas.server.matches.rows import Seat
from fracas.server.workers.pool import Workers
from tests.support import Case, concealed, random_match, sensible_match

from .harness import Client, FakeTime, Json, Server, Socket, serving, think_here

pytestmark = pytest.mark.anyio
SECRET_GAMES = ["toy-battle", "mercenary"]
MOMENTS = 3  # of each match
STEPS = 8  # played on from each


class CountedChance(Chance):
    """Not chance at all: the same tokens and seeds in the same order, so that two servers can be compared."""

    def __init__(self) -> None:
        self._numbers: Iterator[int] = iter(range(1_000_000))

    def _next(self) -> str:
        return hashlib.sha256(f"counted {next(self._numbers)}".encode()).hexdigest()

    def seed(self) -> str:
        return self._next()

    def salt(self) -> str:
        return self._next()[:32]

    def token(self) -> str:
        return self._next()

    def id(self) -> str:
        return self._next()[:10]

    def coin(self) -> bool:
        return False

    def thought(self) -> str:
        return self._next()


@pytest.fixture(autouse=True)
def drawn_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """No threads: the same messages must come in the same order, to be compared byte for byte."""
    monkeypatch.setattr(pictures, "QUICK_SECONDS", math.inf)


@pytest.fixture(autouse=True)
def drawn_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures are drawn in this process: the workers of two servers would take longer to start than to draw."""
    monkeypatch.setattr(Workers, "think", think_here)


@dataclass
class World:
    """One server with the seat's client (and the other seat's) at a match."""

    server: Server
    watcher: Client  # the one whose bytes are compared
    other: Client
    match: str
    live: LiveMatch
    heard: list[bytes]
    asked: set[tuple[str, str]] = field(default_factory=set)  # method and path

    async def ask(self, method: str, path: str, body: Any = None) -> Json:
        answer = await self._answer(method, f"/api/matches/{self.match}{path}", body)
        found: Json = answer.json()
        return found

    async def open(self, path: str, expect: int = 200) -> None:
        """As a browser does, or whoever shows what a link leads to."""
        answer = await self._answer("GET", path)
        assert answer.status_code == expect, answer.text

    async def _answer(self, method: str, path: str, body: Any = None) -> Any:
        answer = await self.watcher.http.request(method, path, json=body)
        self.asked.add((method, answer.request.url.path))
        self.heard.append(f"{answer.status_code} {sorted(answer.headers.items())}".encode() + answer.content)
        return answer


async def begin(server: Server, position: Json, options: Json, game: str, seat: str | None, names: list[str]) -> World:
    watcher, other = await server.guest("Watcher", "bot"), await server.guest("Other", "bot")
    mine = names[0] if seat is None else seat
    owner, joiner = (other, watcher) if seat is None else (watcher, other)
    made = await owner.make(game, options=options, position=position, seats={name: {"kind": "me"} for name in names})
    theirs = next(name for name in names if name != mine)
    guest = await server.guest("Third", "bot") if seat is None else joiner
    live = await server.context.matches.get(server.context, made["id"])
    # nobody can set a position and let others join: here somebody sits down all the same, in memory
    index = names.index(theirs)
    live.seats[index] = Seat(index, "person", guest.guest["name"], guest_id=guest.guest["id"])
    return World(server, watcher, other, made["id"], live, [])


def shared_action(worlds: list[World], seat: int | None, choices: random.Random) -> int | None:
    """An action legal in both worlds after which the seat, rightly, still cannot tell them apart."""
    first, second = (world.live.match for world in worlds)
    both = sorted(set(first.legal_ids()) & set(second.legal_ids()))
    choices.shuffle(both)
    for action in both:
        seen = []
        for match in (first, second):
            match.play(action)
            events = [event.model_dump(mode="json") for event in match.events(seat, match.ply - 1)]
            legal = match.legal_ids() if match.actor == seat else []
            seen.append(json.dumps([match.view(seat), events, legal, match.actor]))
            match.undo()
        if seen[0] == seen[1]:
            return action
    return None


async def act(world: World, action: int, sockets: dict[int, Socket]) -> None:
    live, seat = world.live, world.live.actor
    assert seat is not None
    socket = sockets[seat]
    answer = await socket.ask("act", ply=live.ply, version=live.version, action=action)
    assert answer["type"] == "accepted", answer


@pytest.mark.parametrize("game_id", SECRET_GAMES)
@pytest.mark.parametrize("watching", ["seat 0", "seat 1", "spectator"])
async def test_what_a_seat_cannot_know_changes_no_byte_it_receives(game_id: str, watching: str, tmp_path: Path) -> None:
    seat = None if watching == "spectator" else int(watching[-1])
    case = Case(game_id, "default") if "default" in variants(game_id) else Case(game_id, variants(game_id)[0])
    compared = played = 0
    differed = False
    left: set[tuple[str, str]] | None = None  # of what can be asked
    time_a, time_b = FakeTime(), FakeTime()
    async with (
        serving(tmp_path / "a.db", CountedChance(), time_a) as a,
        serving(tmp_path / "b.db", CountedChance(), time_b) as b,
    ):
        for make, number in ((random_match, 1), (sensible_match, 2)):
            source = make(case, number, 90)
            for moment in sorted({source.ply * step // MOMENTS for step in range(MOMENTS)}):
                states = [source.state_at(moment), concealed(source, moment, seat, number)]
                if states[0][0].over:
                    continue
                differed = differed or states[0].tobytes() != states[1].tobytes()
                positions = [source.game.to_position(state[0]).model_dump(mode="json") for state in states]
                bytes_heard, steps, unasked = await run_both([a, b], case, positions, seat, moment)
                left = unasked if left is None else left & unasked
                compared += bytes_heard
                played += steps
    assert differed, "the redrawn positions must differ, or the test shows nothing"
    assert compared > 50_000
    assert played > MOMENTS
    assert left == set()


def variants(game_id: str) -> list[str]:
    from fracas.core import registry

    return list(registry.find(game_id).variants())


async def run_both(
    servers: list[Server], case: Case, positions: list[Json], seat: int | None, moment: int
) -> tuple[int, int, set[tuple[str, str]]]:
    """Play on in both worlds; the number of bytes compared, of actions played, and what was never asked."""
    choices = random.Random(f"{case} {seat} {moment}")
    names = list(case.game().card.seats)
    seat_name = None if seat is None else names[seat]
    worlds = [
        await begin(server, position, case.options, case.game_id, seat_name, names)
        for server, position in zip(servers, positions, strict=True)
    ]
    heard: list[list[str]] = []
    steps = 0
    script = [choices.random() for _ in range(10 * STEPS)]
    actions: list[int | None] = []
    for step in range(STEPS):  # decide with both at hand, on copies that nobody hears of
        action = shared_action(worlds, seat, choices)
        actions.append(action)
        if action is None:
            break
        for world in worlds:
            world.live.match.play(action)
        steps = step + 1
        if worlds[0].live.match.actor is None:
            break
    for world in worlds:
        while world.live.match.ply:
            world.live.match.undo()
    for world in worlds:
        heard.append(await live_through(world, [a for a in actions if a is not None], seat, names, script))
    first, second = (told_apart(texts) for texts in heard)
    for one, other in zip(first[0], second[0], strict=False):
        assert one == other
    assert first == second
    assert worlds[0].heard == worlds[1].heard
    compared = sum(len(text) for text in heard[0]) + sum(len(text) for text in worlds[0].heard)
    return compared, steps, unasked_at(worlds[0])


def told_apart(texts: list[str]) -> tuple[list[str], list[str]]:
    """What is told of the match, in its order; and of who is here: when that comes, and which of two quick changes is
    passed over, hangs on the machine, so of it only what it says at all and what it says last.
    """
    presence = [text for text in texts if json.loads(text)["type"] == "presence"]
    for text in presence:
        assert set(json.loads(text)) == {"type", "online", "spectators", "absent_since"}
    return [text for text in texts if text not in presence], presence[-1:]


async def live_through(
    world: World, actions: list[int], seat: int | None, names: list[str], script: list[float]
) -> list[str]:
    """Do everything a client can do, with the actions in between."""
    holders: dict[int, Client] = {}
    clients = {guest.guest["id"]: guest for guest in world.server.clients if guest.guest}
    for one in world.live.seats:
        assert one.guest_id is not None
        holders[one.index] = clients[one.guest_id]
    watch = world.live.row.watch_token
    hello: Json = {"seat": names[seat]} if seat is not None else {"watch": watch}
    own = world.watcher.socket(world.match)
    others = {index: client.socket(world.match) for index, client in holders.items() if index != seat}
    async with own:
        await own.hello(**hello)
        sockets = {} if seat is None else {seat: own}
        for index, socket in others.items():
            await socket.__aenter__()
            await socket.hello(seat=names[index])
            sockets[index] = socket
        query = f"seat={names[seat]}" if seat is not None else f"watch={watch}"
        for step, action in enumerate(actions):
            await act(world, action, sockets)
            roll = script[step]
            if seat is not None and roll < 0.5:
                await blunder(world, own, roll)
            if roll < 0.4:
                await own.ask("look", ply=int(roll * 100) % (world.live.ply + 1))
            if roll < 0.3:
                await world.ask("GET", f"/past?{query}&ply={world.live.ply // 2}")
                await world.ask("GET", f"/past?{query}&ply={world.live.ply // 2}&language=none")
                await world.ask("GET", f"/events?{query}&until={world.live.ply}&language=de")
                await world.ask("GET", f"/state?{query}&language={'de' if roll < 0.2 else 'none'}")
                await world.ask("GET", f"/state?{query}")
                await world.ask("GET", f"/record?{query}")
                await world.ask("GET", f"/actions?{query}")
                for path in ("/state?seat=all", "/past?seat=all&ply=0", "/events?seat=all&until=1"):
                    told = await world.ask("GET", path + (f"&watch={watch}" if seat is None else ""))
                    assert (told["code"], told["reason"]) == ("not-running", "unfinished")
                asked = f"?watch={watch}" if seat is None else ""
                for method, path, body in (
                    ("GET", "/analysis", None),
                    ("POST", "/analysis", {"run": True}),
                    ("POST", "/analysis", {"run": False}),
                    ("POST", "/analysis/tries", {"ply": 0, "action": actions[0]}),
                    ("GET", "/analysis/line?ply=0", None),
                    ("GET", "/picture.svg?seat=all", None),
                    ("GET", "/picture.png?seat=all&ply=0", None),
                    ("GET", "/animation.webp?seat=all", None),
                ):
                    told = await world.ask(method, path + (asked.replace("?", "&") if "?" in path else asked), body)
                    assert (told["code"], told["reason"]) == ("not-running", "unfinished")
        await ask_for_more(world, seat, names, watch)
        await world.ask("GET", f"/state?{query}&version=1")
        await world.ask("DELETE", "")  # refused: it is being played, or not theirs
        public = ("/api/reach", "/api/notices", f"/api/games/{world.live.row.game}/ladder")
        for path in (f"/watch/{world.match}/{watch}", f"/match/{world.match}?ply=1", *public):
            await world.open(path)
        if world.live.outcome is None:  # the view stays what it was
            assert (await own.ask("hello", **hello | {"seat": "all"}))["reason"] == "unfinished"
        drawn, ply = f"/api/matches/{world.match}", world.live.ply
        await world.open(f"{drawn}/picture.svg?{query}&theme=dark&language=de")
        await world.open(f"{drawn}/picture.svg?{query}&ply={ply // 2}")
        await world.open(f"{drawn}/picture.png?{query}&width=200")
        await world.open(f"{drawn}/animation.gif?{query}&width=100&first={max(0, ply - 1)}")
        await world.open(f"{drawn}/preview.png?key={preview_key(watch)}", 404)  # it is being played
        await world.open(f"{drawn}/animation.webp?{query}&width=100&first={ply}")
        if seat is not None:
            await own.ask("takeback", version=world.live.version)
            await own.ask("offer", what="draw")
            await own.ask("answer", what="draw", accept=False)
        for socket in others.values():
            await socket.__aexit__()
        await own.quiet()
    again = world.watcher.socket(world.match)
    async with again:  # connecting again tells the whole replay once more
        again.send("hello", **hello, language="de")
        await again.quiet()
    return own.received + again.received


async def ask_for_more(world: World, seat: int | None, names: list[str], watch: str) -> None:
    """With others' eyes, with a link that is none, and what is not for a match between people."""
    asked = f"?watch={watch}" if seat is None else ""
    if world.live.outcome is None:
        others = [f"seat={name}" for index, name in enumerate(names) if index != seat]
        for file in ("picture.svg", "picture.png", "animation.gif", "animation.webp"):
            for query in (*others, "ply=9999&last=9999"):
                assert "code" in await world.ask("GET", f"/{file}?{query}")
        for ply in (0, world.live.ply, 9999):
            told = await world.ask("POST", f"/studies{asked}", {"ply": ply})
            assert told["code"] in ("unfair", "not-found", "not-yours")
        eyes = f"watch={watch}" if seat is None else f"seat={names[seat]}"
        for path in ("/events?until=1", "/past?ply=0", "/record?", "/actions?"):
            await world.ask("GET", f"{path}&{eyes}")
    stranger = world.server.stranger()
    for path in ("/picture.svg", "/animation.gif", "/analysis", "/analysis/line?ply=0"):
        refused = await stranger.http.get(f"/api/matches/{world.match}{path}")
        assert refused.status_code in (401, 404)
        world.heard.append(refused.content)
    assert "code" in await world.ask("GET", f"/preview.png?key={watch}")
    await world.ask("POST", "/actions", {"ply": 0, "version": 0, "action": 0})
    for path in ("/advice", "/hint", "/join", "/proposals", "/agreement"):
        await world.ask("POST", path, {})
    await world.ask("POST", "/takeback", {"version": 0})
    await world.ask("POST", "/answers", {"what": "draw", "accept": True})
    await world.ask("POST", "/claim", {})
    await world.ask("GET", asked)
    await world.open(f"/api/matches/{world.match}/stream?once=true{asked.replace('?', '&')}")


DONE_BY_SOCKET = {("POST", "/offers"), ("POST", "/resign")}  # the one is asked there, the other ends a match


def unasked_at(world: World) -> set[tuple[str, str]]:
    """What can be asked about a match by HTTP, and was not."""
    start = "/api/matches/{match_id}"
    described: dict[str, Json] = world.server.app.openapi()["paths"]
    routes = {
        (method.upper(), route.removeprefix(start))
        for route, ways in described.items()
        if route.startswith(start)
        for method in ways
    }
    assert len(routes) > len(DONE_BY_SOCKET)
    paths = {(method, path.removeprefix(f"/api/matches/{world.match}")) for method, path in world.asked}
    return {
        (method, route)
        for method, route in routes - DONE_BY_SOCKET
        if not any(method == way and re.fullmatch(re.sub(r"{\w+}", r"\\w+", route), path) for way, path in paths)
    }


async def blunder(world: World, own: Socket, roll: float) -> None:
    """What is refused must not tell anything either."""
    live = world.live
    await own.ask("act", ply=live.ply, version=live.version, action=10**6)
    await own.ask("act", ply=live.ply, version=live.version, action="frobnicate")
    await own.ask("act", ply=max(0, live.ply - 1), version=live.version, action=0)
    await own.ask("act", ply=live.ply + 1, version=live.version, action=0)
    await own.ask("takeback", version=max(0, live.version - 1))
    await own.ask("claim")
    await own.ask("hint")
    await own.ask("consider", ply=live.ply, action=0)
    await world.ask("POST", "/advice", {})  # refused between people
    await world.ask("POST", "/actions", {"ply": live.ply, "version": live.version, "action": {"kind": "nonsense"}})
    illegal = next(a for a in range(live.game.card.actions) if a not in live.match.legal_ids())
    if live.actor is not None and own_turn(world, own):
        await own.ask("act", ply=live.ply, version=live.version, action=illegal)


def own_turn(world: World, own: Socket) -> bool:
    actor = world.live.actor
    return actor is not None and world.live.seats[actor].guest_id == world.watcher.guest["id"]


@pytest.mark.parametrize("game_id", SECRET_GAMES)
async def test_no_secret_text_is_in_any_byte_before_the_end(game_id: str, tmp_path: Path) -> None:
    """A whole match by random clients: seed, salt and foreign tokens are searched in all that was received."""
    choices = random.Random(7)
    async with serving(tmp_path / "s.db") as server:
        ada, bob = await server.guest("Ada", "bot"), await server.guest("Bob", "bot")
        names = list(Case(game_id, variants(game_id)[0]).game().card.seats)
        made = await ada.make(game_id, seats={names[0]: {"kind": "me"}})
        await bob.post(f"/api/invitations/{made['invitations'][names[1]]}")
        live = await server.context.matches.get(server.context, made["id"])
        stranger = server.stranger()
        async with ada.socket(live.id) as one, bob.socket(live.id) as two, stranger.socket(live.id) as third:
            sockets = [one, two]
            await one.hello()
            await two.hello()
            await third.hello(watch=made["watch"])
            while live.actor is not None and live.ply < 80:
                action = choices.choice(live.match.legal_ids())
                await sockets[live.actor].ask("act", ply=live.ply, version=live.version, action=action)
            await one.ask("look", ply=live.ply // 2)
            for socket in (one, two, third):
                await socket.quiet()
            received = [
                "".join(text for text in socket.received if '"reveal":{' not in text) for socket in (one, two, third)
            ]
        secrets = [live.row.seed, live.row.salt, ada.guest["token"], bob.guest["token"]]
        for text in received:
            assert len(text) > 10_000
            for secret in secrets:
                assert secret not in text
        assert made["watch"] not in received[1].replace(json.dumps(made["watch"]), "", 1)  # told once, to a seat
        if live.actor is not None:
            await ada.post(f"/api/matches/{live.id}/resign")
        record = (await bob.http.get(f"/api/matches/{live.id}/record")).text
        assert live.row.seed in record


@pytest.mark.parametrize("game_id", SECRET_GAMES)
async def test_everything_is_shown_after_the_end_to_whoever_saw_the_match(game_id: str, tmp_path: Path) -> None:
    choices = random.Random(7)
    async with serving(tmp_path / "s.db") as server:
        ada, eve = await server.guest("Ada", "bot"), server.stranger()
        names = list(Case(game_id, variants(game_id)[0]).game().card.seats)
        made = await ada.make(game_id, seats={name: {"kind": "me"} for name in names})
        live = await server.context.matches.get(server.context, made["id"])
        address = f"/api/matches/{live.id}"
        for _ in range(40):
            if live.actor is not None:
                await ada.act(live.id, choices.choice(live.match.legal_ids()))
        before = {seat: await ada.get(f"{address}/past", seat=seat, ply=20) for seat in names}
        if live.actor is not None:
            for query in ({"seat": "all"}, {"seat": "all", "watch": made["watch"]}):
                await ada.get(f"{address}/state", expect=409, **query)
            await ada.post(f"{address}/resign")
        for client, watch in ((ada, {}), (eve, {"watch": made["watch"]})):
            state = await client.get(f"{address}/state", seat="all", **watch)
            assert (state["seat"], state["view"]) == ("all", live.match.view(ALL))
            assert state["view"] != live.match.view(None)
            past = await client.get(f"{address}/past", seat="all", ply=20, **watch)
            told = (await client.get(f"{address}/events", seat="all", until=live.ply, **watch))["events"]
            assert told == [event.model_dump(mode="json") for event in live.match.events(ALL)]
            async with client.socket(live.id) as socket:
                shown = await socket.hello(seat="all", **watch)
                assert (shown["seat"], shown["view"]) == ("all", state["view"])
                looked = await socket.ask("look", ply=20)
                assert looked["view"] == past["view"]
        await eve.get(f"{address}/state", expect=404, seat="all")
        for seat in names:  # as they saw it: nothing of that has changed
            assert await ada.get(f"{address}/past", seat=seat, ply=20) == before[seat]


@pytest.mark.parametrize("game_id", SECRET_GAMES)
async def test_a_worker_gets_no_more_than_its_seat_knows(game_id: str, tmp_path: Path) -> None:
    """What is sent to a worker is drawn anew each time, yet always looks the same to the seat."""
    async with serving(tmp_path / "s.db") as server:
        ada = await server.guest("Ada", "bot")
        names = list(Case(game_id, variants(game_id)[0]).game().card.seats)
        made = await ada.make(game_id, seats={name: {"kind": "me"} for name in names})
        live = await server.context.matches.get(server.context, made["id"])
        choices, differed = random.Random(3), False
        for _ in range(40):
            seat = live.match.actor
            if seat is None:
                break
            sent = [observation(server.context, live, seat).state for _ in range(3)]
            true = live.match.state.tobytes()
            differed = differed or any(state != true for state in sent)
            for state in sent:
                known = Match(live.game, _state(live, state), "x", None)
                assert known.view(seat) == live.match.view(seat)
                assert known.legal_ids() == live.match.legal_ids()
            live.match.play(choices.choice(live.match.legal_ids()))
        assert differed


def _state(live: LiveMatch, state: bytes) -> Any:
    import numpy as np

    return np.frombuffer(bytearray(state), live.game.state)


async def test_takeback_is_refused_past_dice_and_shown_secrets(tmp_path: Path) -> None:
    """Against a program, everything but chance and secrets may be taken back."""
    reasons: dict[str, set[str]] = {}
    async with serving(tmp_path / "s.db") as server:
        ada = await server.guest("Ada", "bot")
        for game_id in ("toy-battle", "tanks", "mercenary"):
            names = list(Case(game_id, variants(game_id)[0]).game().card.seats)
            made = await ada.make(game_id, seats={name: {"kind": "me"} for name in names})
            live = await server.context.matches.get(server.context, made["id"])
            choices, found = random.Random(5), set()
            stream = rng.stream("play", 1)
            for _ in range(40):
                if live.actor is None:
                    break
                game = live.game
                action = int(game.engine.suggest_at(live.match.state, 0, game.tables, stream))
                if choices.random() < 0.3:
                    action = choices.choice(live.match.legal_ids())
                await ada.act(made["id"], action)
                seat = names[live.match.seat_at(live.ply - 1)]
                state = await ada.state(made["id"], seat=seat)
                if state["status"] == "over":
                    break
                found.add(state["takeback"]["text"])
                body = {"version": state["version"]}
                expect = 200 if state["takeback"]["how"] == "free" else 409
                before = live.match.state_at(live.ply - 1).tobytes()
                await ada.post(f"/api/matches/{made['id']}/takeback", body, expect=expect, seat=seat)
                if expect == 200:
                    assert live.match.state.tobytes() == before
                    await ada.act(made["id"], action)
            reasons[game_id] = found
    assert any("chance has fallen" in text for text in reasons["tanks"])
    assert any("secret has been shown" in text for text in reasons["toy-battle"])
    assert any("" in found for found in reasons.values())


# Spectators who are kept behind ----------------------------------------------------------------------------------

DELAY = 60
VERSIONS = range(12)


async def behind(server: Server, time: FakeTime, goes_on: bool) -> list[str]:
    """All that reaches a spectator with a delay, who asks in every way there is."""
    ada, bob = await server.guest("Ada", "bot"), await server.guest("Bob", "bot")
    made = await ada.make(public=True, watch_delay=DELAY, clock={"initial_seconds": 600})
    match = made["id"]
    await bob.post(f"/api/matches/{match}/join")
    time.forward(DELAY + 1)
    await ada.act(match, 0)
    time.forward(DELAY + 1)
    await bob.state(match)
    if goes_on:
        await bob.act(match, 1)
        await ada.post(f"/api/matches/{match}/offers", {"what": "draw"})
        await ada.act(match, 2)
    time.forward(5)
    await ada.state(match)
    await bob.state(match)
    heard, eve = [], server.stranger()
    paths = ["", "/record", "/state", "/stream?once=true", *(f"/past?ply={ply}" for ply in range(5))]
    paths += [f"/state?version={version}" for version in VERSIONS]
    for address in [*(f"/api/matches/{match}{path}" for path in paths), "/api/lobby"]:
        answer = await eve.http.get(address)
        heard.append(f"{address} {answer.status_code} {answer.text}")
    async with eve.socket(match) as socket:
        socket.send("hello")
        await socket.until("state")
        await socket.ask("act", ply=1, version=4, action=0)
        await socket.ask("hint")
        socket.send_text("nonsense")
        for ply in range(5):
            await socket.ask("look", ply=ply)
        for version in VERSIONS:
            socket.send("hello", version=version)
            await socket.quiet()
        heard += socket.received
    return heard


async def test_who_is_kept_behind_cannot_tell_whether_the_match_has_gone_on(tmp_path: Path) -> None:
    heard = []
    for number, goes_on in enumerate((False, True)):
        time = FakeTime()
        async with serving(tmp_path / f"{number}.db", CountedChance(), time) as server:
            heard.append(await behind(server, time, goes_on))
    assert sum(len(text) for text in heard[0]) > 20_000
    assert heard[0] == heard[1]


async def test_a_refused_stranger_is_not_told_a_version(tmp_path: Path) -> None:
    async with serving(tmp_path / "s.db") as server:
        ada = await server.guest()
        match = (await ada.make(seats={"yellow": {"kind": "me"}, "red": {"kind": "me"}}))["id"]
        async with server.stranger().socket(match) as socket:
            for refused in (await socket.ask("hello"), await socket.ask("act", ply=0, version=1, action=0)):
                assert (refused["type"], refused["version"]) == ("refused", None)


# Before a match begins -------------------------------------------------------------------------------------------


async def proposing(server: Server, zones: tuple[str, str]) -> list[str]:
    """All that reaches who only watches, of a match that is proposed, changed, declined, proposed again and agreed."""
    ada, bob, eve = await server.guest("Ada", "bot"), await server.guest("Bob", "bot"), server.stranger()
    made = await ada.make("tanks", clock={"initial_seconds": 60})
    match, heard = made["id"], []

    async def listen() -> None:
        for path in ("", "/state", "/stream?once=true", "/past?ply=0", "/preview.png"):
            for watch in ("", made["watch"]):
                mark = "&" if "?" in path else "?"
                address = f"/api/matches/{match}{path}" + (f"{mark}watch={watch}" if watch else "")
                answer = await eve.http.get(address)
                heard.append(f"{path} {answer.status_code} {answer.text}")
        for method, path in (("POST", "proposals"), ("POST", "agreement")):
            given = {"answers": 1} if path == "proposals" else {"proposal": 1, "accept": True}
            answer = await eve.http.request(method, f"/api/matches/{match}/{path}", json=given)
            heard.append(f"{path} {answer.status_code} {answer.text}")

    async with eve.socket(match) as socket:
        await socket.hello(watch=made["watch"])
        link = f"/api/invitations/{made['invitations']['orange']}"
        final = {"zone": "ring", "turn_limit": 40}
        await bob.post(f"{link}/proposals", {"answers": 1, "options": {"zone": zones[0]}})
        await ada.post(f"/api/matches/{match}/proposals", {"answers": 2, "options": {"zone": zones[1]}})
        await bob.post(f"/api/matches/{match}/proposals", {"answers": 3, "options": final})
        seen = (await ada.get(f"/api/matches/{match}"))["match"]["proposal"]["before"]["options"]["zone"]
        assert seen == zones[1]  # who sits there is told what it was before
        socket.drain()  # what was proposed is no secret, as long as it stands
        socket.received.clear()
        await listen()
        await ada.post(f"/api/matches/{match}/agreement", {"proposal": 4, "accept": True})
        await socket.until("state", status="running")
        await listen()
        await ada.post(f"/api/matches/{match}/resign")
        await socket.until("state", status="over")
        heard += socket.received
    return heard


async def test_who_only_watches_cannot_tell_what_was_proposed_on_the_way(tmp_path: Path) -> None:
    heard = []
    for number, zones in enumerate((("islands", "fortress"), ("corridors", "reactor"))):
        async with serving(tmp_path / f"{number}.db", CountedChance(), FakeTime()) as server:
            heard.append(await proposing(server, zones))
    assert sum(len(text) for text in heard[0]) > 10_000
    assert heard[0] == heard[1]


@pytest.mark.parametrize("game_id", SECRET_GAMES)
async def test_what_was_seen_while_a_match_waited_tells_nothing_of_its_deal(game_id: str, tmp_path: Path) -> None:
    """Whoever made it looks at it from both sides before it begins; then it is dealt from another seed."""
    async with serving(tmp_path / "s.db") as server:
        ada, bob = await server.guest("Ada", "bot"), await server.guest("Bob", "bot")
        made = await ada.make(game_id)
        live = await server.context.matches.get(server.context, made["id"])
        shown = [live.row.seed]
        await ada.post(f"/api/matches/{live.id}/proposals", {"answers": 1, "seat": live.seat_names[1]})
        link = (await ada.get(f"/api/matches/{live.id}"))["match"]["invitations"][live.seat_names[0]]
        await ada.state(live.id, seat=live.seat_names[1])
        await bob.post(f"/api/invitations/{link}", {"proposal": 2})
        begun = await server.context.matches.get(server.context, live.id)
        assert begun.status == "running"
        assert begun.row.seed not in shown
        stored = Match.new(begun.game, begun.row.seed)
        assert stored.state.tobytes() == begun.match.state.tobytes()
        await ada.post(f"/api/matches/{live.id}/resign")
        end = await bob.state(live.id)
        digest = hashlib.sha256((end["reveal"]["seed"] + end["reveal"]["salt"]).encode()).hexdigest()
        assert digest == end["commitment"] == begun.commitment
