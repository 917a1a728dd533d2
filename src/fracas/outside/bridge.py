"""A program that speaks the line protocol, at a server: waits for challenges there and plays them.

The server's bot API (docs/bot-api.md) on one side, the line protocol on the other. The server is the referee there: a
program that does wrong resigns, and whoever runs it is told why.
"""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import quote
from urllib.request import Request, urlopen

from pydantic_core import to_json

from fracas.core.errors import FracasError, shown
from fracas.core.said import mistakes

from .faults import Forfeit
from .program import Program, Question
from .protocol import POSITION

said = mistakes(__package__)

STREAM_SECONDS = 120  # without a sign of life the server is gone
Json = dict[str, Any]


class NoServer(FracasError):
    """The server cannot be reached, or does not want this bot."""


class Server:
    """The bot API of a server, for one guest."""

    def __init__(self, address: str, token: str = "") -> None:
        self.address, self.token = address.rstrip("/"), token

    def lines(self, path: str, body: Json | None = None) -> Iterator[Any]:
        """The objects of an answer, one a line; with a body it is a POST."""
        headers = {"Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        content = None if body is None else json.dumps(body).encode()
        try:
            answer = urlopen(Request(f"{self.address}{path}", content, headers), timeout=STREAM_SECONDS)
            yield from map(json.loads, filter(bytes.strip, answer))
        except HTTPError as error:
            raise NoServer(said("refuses", address=self.address, path=path, refusal=_refusal(error))) from None
        except (URLError, OSError, ValueError) as error:
            raise NoServer(
                said("cannot-be-reached", address=shown(self.address), getattr=getattr(error, "reason", error))
            ) from None

    def ask(self, path: str, body: Json | None = None) -> Any:
        """The one object of an answer; nothing where there is none."""
        return next(self.lines(path, body), None)


def _refusal(error: HTTPError) -> str:
    try:
        return str(json.loads(error.read())["text"])
    except (ValueError, KeyError, TypeError, OSError):
        return str(error)


@dataclass
class Seat:
    """A seat in a match at the server, played by a program."""

    server: Server
    match: str
    seat: str
    program: Program
    remark: Callable[[str], None]
    _begun: Json = field(default_factory=dict)
    _events: list[Json] = field(default_factory=list)
    _ply = 0
    _takebacks = 0

    def play(self) -> None:
        """Follow the match to its end."""
        base, seat = f"/api/matches/{quote(self.match)}", quote(self.seat)
        try:
            self._begun = self.server.ask(base)["match"]
            state: Json = {}
            for state in self.server.lines(f"{base}/stream?seat={seat}"):
                self._take(state)
                if not state["legal"]:
                    continue
                try:
                    chosen = self._choice(state)
                except Forfeit as error:
                    self.remark(f"match {self.match}: {error}; it resigns")
                    self.server.ask(f"{base}/resign?seat={seat}", {})
                    return
                self._act(f"{base}/actions?seat={seat}", state, chosen)
            self._end(state)
        except NoServer as error:
            self.remark(f"match {self.match}: {error}")
        finally:
            self.program.close()

    def _take(self, state: Json) -> None:
        if state["ply"] < self._ply:
            self._takebacks += 1
        self._ply = state["ply"]
        self._events = [event for event in self._events if event["ply"] <= state["since"]] + state["events"]

    def _choice(self, state: Json) -> int:
        legal = {action["text"]: action for action in state["legal"]}
        begun = self._begun
        match_line = {key: begun[key] for key in ("game", "options", "seats")}
        question = Question(
            begun["game"],
            self,
            self.seat,
            tuple((self._takebacks, ply) for ply in range(state["ply"])),
            b"match " + to_json(match_line | {"rules": begun["rules_version"], "seat": self.seat}),
            lambda word, since: self._told(word, since, state),
        )
        thinking = self.program.ask(question, legal)
        while True:
            try:
                next(thinking)
            except StopIteration as end:
                return int(legal[end.value]["id"])

    def _told(self, word: str, since: int, state: Json) -> bytes:
        match word:
            case "view":
                return to_json(state["view"])
            case "legal":
                return to_json([action["text"] for action in state["legal"]])
            case "actions":
                return to_json([{key: action[key] for key in ("id", "text", "structure")} for action in state["legal"]])
        return self._events_json(since)

    def _events_json(self, since: int) -> bytes:
        return to_json([event for event in self._events if event["ply"] > since])

    def _act(self, path: str, state: Json, action: int) -> None:
        try:
            self.server.ask(path, {"ply": state["ply"], "version": state["version"], "action": action})
        except NoServer:
            return  # the match has gone on meanwhile: the stream tells how, or ends

    def _end(self, state: Json) -> None:
        outcome = state.get("outcome") or {"winner": None, "ending": "abandoned"}
        result = b"result " + to_json({key: outcome[key] for key in ("winner", "ending")})
        self.program.tell_end(self, result, self._events_json)
        self.remark(f"match {self.match}: {outcome.get('text') or outcome['ending']}")


def serve(server: Server, make: Callable[[], Program], name: str, games: str, remark: Callable[[str], None]) -> None:
    """Accept every challenge and play every match, each with a program of its own, until the server goes."""
    if not server.token:
        server.token = server.ask("/api/guest", {"name": name, "kind": "bot"})["token"]
    remark(f"{name} waits for challenges at {server.address}")
    for event in server.lines(f"/api/events?games={quote(games)}" if games else "/api/events"):
        if event["type"] == "challenge":
            remark(f"match {event['match']}: {' and '.join(event['by'])} asks for a game of {event['game']}")
            server.ask(f"/api/invitations/{quote(event['invitation'])}", {})
        elif event["type"] == "match-started":
            seat = Seat(server, event["match"], event["seat"], make(), remark)
            threading.Thread(target=seat.play, daemon=True).start()


def check(program: Program, word: str) -> None:
    """Start it and see that a server can tell what it wants; `NoServer` if not."""
    if POSITION in program.introduction.wants:
        raise NoServer(said("wants-positions-and-a-server", word=word))
