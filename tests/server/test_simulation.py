"""Two clients at one match over a bad network, seeded: messages doubled, shuffled and lost, connections cut, the server
started anew. No acknowledged action may be lost, none applied twice, and both ends must agree with the server."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import pytest

from fracas.server.store import queries

from .harness import Client, Closed, Json, Server, Socket, serving

pytestmark = pytest.mark.anyio
STEPS = 1_500
MOST_STEPS = 30_000  # however slow the machine, some matches are to end, and the server to start anew
LEAST = 2
NAMES = ("yellow", "red")


@dataclass
class Ledger:
    """What the server has promised: ref -> (version, ply, action)."""

    acted: dict[str, tuple[int, int, int]] = field(default_factory=dict)


@dataclass
class Player:
    """A client that believes only what it is told."""

    name: str
    client: Client
    match: str
    ledger: Ledger
    choices: random.Random
    socket: Socket | None = None
    state: Json | None = None
    log: list[Json] = field(default_factory=list)
    bag: list[Json] = field(default_factory=list)  # sent, not yet arrived
    sent: dict[str, Json] = field(default_factory=dict)

    async def connect(self) -> None:
        await self.disconnect()
        self.socket = self.client.socket(self.match)
        await self.socket.__aenter__()
        version = None if self.state is None else self.state["version"]
        self.socket.send("hello", seat=self.name, version=version)

    async def disconnect(self) -> None:
        """Cut the line: whatever had not been read is lost."""
        if self.socket is not None:
            socket, self.socket = self.socket, None
            await socket.__aexit__()

    def think(self) -> None:
        """Put something into the bag."""
        state = self.state
        if state is None:
            return
        ref = f"{self.name} {len(self.sent)}"
        message: Json | None = None
        if state["legal"]:
            action = self.choices.choice(state["legal"])["id"]
            message = {"type": "act", "ref": ref, "ply": state["ply"], "version": state["version"], "action": action}
        if self.choices.random() < 0.07:
            message = {"type": "takeback", "ref": ref, "version": state["version"]}
        elif self.choices.random() < 0.05:
            message = {"type": "answer", "ref": ref, "what": "takeback", "accept": self.choices.random() < 0.5}
        if message is not None:
            self.sent[ref] = message
            self.bag.append(message)

    def deliver(self) -> None:
        """One message of the bag arrives: any of them, and it may arrive again later."""
        if self.bag and self.socket is not None:
            index = self.choices.randrange(len(self.bag))
            message = self.bag[index]
            if self.choices.random() < 0.7:
                self.bag.pop(index)
            self.socket.send(**{"kind": message["type"], **{k: v for k, v in message.items() if k != "type"}})

    def listen(self) -> None:
        if self.socket is None:
            return
        for message in self.socket.drain():
            self._hear(message)

    async def catch_up(self) -> None:
        """Until the server has done all it was about to; connecting again, if it has closed the line."""
        assert self.socket is not None
        try:
            heard = await self.socket.quiet()
        except Closed:
            await self.connect()
            heard = await self.socket.quiet()
        for message in heard:
            self._hear(message)

    def _hear(self, message: Json) -> None:
        if message["type"] == "state":
            assert self.state is None or message["version"] > self.state["version"], "a client never goes back"
            self.log = [event for event in self.log if event["ply"] <= message["since"]] + message["events"]
            self.state = message
        elif message["type"] == "accepted":
            self._accepted(message)

    def _accepted(self, message: Json) -> None:
        sent = self.sent[message["ref"]]
        if sent["type"] == "act":
            assert message["ref"] not in self.ledger.acted, "an action was acknowledged twice"
            assert message["ply"] == sent["ply"] + 1
            self.ledger.acted[message["ref"]] = (message["version"], sent["ply"], sent["action"])


async def settle() -> None:
    for _ in range(4):
        await asyncio.sleep(0)
    await asyncio.sleep(0.001)


@pytest.mark.parametrize("seed", [1, 2, 3])
async def test_nothing_acknowledged_is_lost_and_nothing_happens_twice(seed: int, database: str) -> None:
    choices = random.Random(seed)
    async with contextlib.AsyncExitStack() as stack:
        server = await stack.enter_async_context(serving(database))
        clients = [await server.guest(name, "bot") for name in ("Ada", "Bob")]
        tokens = [client.guest["token"] for client in clients]
        done = finished = restarts = 0
        while is_going_on(done, finished, restarts):
            made = await clients[0].make(seats={"yellow": {"kind": "me"}})
            await clients[1].post(f"/api/invitations/{made['invitations']['red']}")
            ledger = Ledger()
            players = [
                Player(name, client, made["id"], ledger, random.Random(f"{seed} {name} {done}"))
                for name, client in zip(NAMES, clients, strict=True)
            ]
            while is_going_on(done, finished, restarts):
                done += 1
                await step(players, choices)
                if choices.random() < 0.006:
                    restarts += 1
                    await hang_up(players)
                    await stack.aclose()
                    server = await stack.enter_async_context(serving(database))
                    clients = [_again(server, token) for token in tokens]
                    for player, client in zip(players, clients, strict=True):
                        player.client = client
                if all(player.state is not None and player.state["status"] == "over" for player in players):
                    finished += 1
                    break
            await compare(server, players, made["id"], ledger)
        assert finished >= LEAST
        assert restarts >= LEAST


def is_going_on(done: int, finished: int, restarts: int) -> bool:
    return done < STEPS or (done < MOST_STEPS and min(finished, restarts) < LEAST)


def _again(server: Server, token: str) -> Client:
    client = server.stranger()
    client.http.headers["Authorization"] = f"Bearer {token}"
    return client


async def hang_up(players: list[Player]) -> None:
    for player in players:
        await player.disconnect()


async def step(players: list[Player], choices: random.Random) -> None:
    player = choices.choice(players)
    roll = choices.random()
    if player.socket is None or player.socket.is_closed or roll < 0.04:
        await player.connect()
    elif roll < 0.06:
        await player.disconnect()
    elif roll < 0.5:
        player.think()
    else:
        player.deliver()
    await settle()
    if choices.random() < 0.9:  # now and then a client is slow to read, and may be cut off before it has
        player.listen()


async def compare(server: Server, players: list[Player], match: str, ledger: Ledger) -> None:
    """Both clients catch up; then everybody must tell the same replay."""
    for player in players:
        player.bag.clear()
        if player.socket is None or player.socket.is_closed:
            await player.connect()
        await player.catch_up()
    live = await server.context.matches.get(server.context, match)
    async with live.lock:  # what was sent over lines now cut has been done
        pass
    for player in players:
        await player.catch_up()
    stored, undone = await history(server, match)
    for version, ply, action in ledger.acted.values():
        kept = stored.get(ply) == (version, action)
        assert kept or any((later > version and (at, what) == (ply, action)) for later, at, what in undone), (
            f"the acknowledged action {action} at {ply} is gone"
        )
    applied = Counter(
        [(ply, action) for ply, (_, action) in stored.items()] + [(ply, action) for _, ply, action in undone]
    )
    wanted = Counter(
        (sent["ply"], sent["action"]) for player in players for sent in player.sent.values() if sent["type"] == "act"
    )
    assert applied <= wanted, "something was applied more often than it was wanted"
    assert [action.id for action in live.match.played] == [action for _, action in stored.values()]
    for player in players:
        assert player.state is not None
        full: Any = await player.client.state(match, seat=player.name)
        assert player.state["version"] == full["version"] == live.version
        assert player.state["view"] == full["view"]
        assert player.log == full["events"]
    await hang_up(players)


async def history(server: Server, match: str) -> tuple[dict[int, tuple[int, int]], list[tuple[int, int, int]]]:
    """From the tables: ply -> (version, action), and what was taken back as (version of the takeback, ply, action)."""
    rows = await server.context.database.all(queries.ENTRIES, {"id": match})
    stored = {row["ply"]: (row["version"], row["action"]) for row in rows if row["kind"] == "action"}
    undone = []
    for row in rows:
        if row["kind"] == "takeback":
            data = json.loads(row["data"])
            undone += [(row["version"], data["ply"] + index, action) for index, action in enumerate(data["undone"])]
    return stored, undone
