"""Odd requests and messages, from a seed: wrong types, nulls, half characters, depth, length, headers, paths."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from typing import Any
from urllib.parse import quote

import fracas
from fracas.core import registry

DEPTHS = (5, 60, 300, 900, 2_000)
KEPT = 40  # matches and tokens the requests go on using
STRANGE = ("\x00", "\ud800", "\udfff", "\u202e", "\ufeff", "\x7f", "é", "🎲", "'", '"', "\\", "%", "/", "..", "[", " ")
NUMBERS = (
    "0",
    "-1",
    "1.5",
    "1e5",
    "1e999",
    "-1e-999",
    "NaN",
    "Infinity",
    "2147483648",
    "9223372036854775808",
    "1" * 300,
)
RAW_PIECES = (
    b"%00",
    b"%ff",
    b"%",
    b"%2e%2e",
    b"%2f",
    b"\xff",
    b"//",
    b"?",
    b"#",
    b"%ed%a0%80",
    b";",
    b"[",
    b"{}",
    b"+",
)
HEADERS = (
    (b"Host", (b"[", b"]", b"", b"a:b:c", b"evil.example", b"[::1", b"localhost:99999999", b"\xff")),
    (b"Cookie", (b"fracas_guest=" + b"x" * 43, b"=;=;", b"fracas_guest=\xff", b"a" * 8_000, b";" * 500)),
    (b"Authorization", (b"Bearer", b"Bearer " + b"x" * 43, b"Basic \xff", b"bearer \x80", b"Bearer " + b"9" * 9_000)),
    (b"Origin", (b"null", b"http://evil.example", b"[", b"http://127.0.0.1", b"\xff")),
    (
        b"Content-Type",
        (b"text/plain", b"application/json; charset=\xff", b"multipart/form-data", b"", b"a/b/c", b"*/*"),
    ),
    (b"Transfer-Encoding", (b"chunked",)),
    (b"Content-Encoding", (b"gzip", b"\xff")),
    (b"Accept-Encoding", (b"gzip;q=x", b"\xff")),
    (b"Range", (b"bytes=0-", b"bytes=9-1", b"bytes=-", b"bytes=0-1,2-3", b"x", b"bytes=" + b"9" * 5_000 + b"-")),
    (b"If-None-Match", (b"*", b'"x"')),
    (b"If-Modified-Since", (b"yesterday", b"Thu, 99 Foo 99999 99:99:99 GMT")),
    (b"Expect", (b"100-continue", b"x")),
    (b"Upgrade", (b"websocket", b"h2c")),
    (b"Connection", (b"Upgrade", b"keep-alive, Upgrade", b"\xff")),
    (b"Sec-WebSocket-Key", (b"x", b"dGhlIHNhbXBsZSBub25jZQ==")),
    (b"Sec-WebSocket-Version", (b"13", b"99", b"x")),
    (b"X-Forwarded-For", (b"1.2.3.4", b"[", b"\xff", b",,,", b"x" * 5_000)),
    (b"X-Forwarded-Proto", (b"https", b"\xff")),
    (b"X-" + b"y" * 200, (b"z" * 2_000,)),
)
METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE", "PROPFIND")


@dataclass(frozen=True)
class Request:
    """One request, as bytes."""

    method: str
    target: bytes
    headers: tuple[tuple[bytes, bytes], ...] = ()
    body: bytes = b""

    def raw(self, host: bytes) -> bytes:
        """As it goes over the wire; a header of its own takes the place of ours."""
        given = {name.lower() for name, _ in self.headers}
        lines = [b"%s %s HTTP/1.1" % (self.method.encode(), self.target)]
        lines += [b"Host: " + host] if b"host" not in given else []
        lines += [b"%s: %s" % pair for pair in self.headers]
        if (b"Transfer-Encoding", b"chunked") in self.headers:
            sent = (b"%x\r\n%s\r\n" % (len(self.body), self.body) if self.body else b"") + b"0\r\n\r\n"
        else:
            lines += [b"Content-Length: %d" % len(self.body)] if self.body or self.method == "POST" else []
            sent = self.body
        return b"\r\n".join(lines) + b"\r\n\r\n" + sent


@dataclass(frozen=True)
class Raw:
    """A piece of JSON as it stands."""

    text: str


@dataclass
class Known:
    """What the server has told so far: things that are there."""

    token: str
    matches: list[str] = field(default_factory=list)
    tokens: list[str] = field(default_factory=list)

    def learn(self, made: dict[str, Any]) -> None:
        """A match was made."""
        self.matches = [*self.matches, made["id"]][-KEPT:]
        self.tokens = [*self.tokens, *made["invitations"].values(), *([made["watch"]] if made["watch"] else [])][-KEPT:]


@cache
def games() -> dict[str, tuple[dict[str, Any], dict[str, Any], str]]:
    """Of each game: options, a position, a record."""
    found = {}
    for game_id in registry.game_ids():
        match = fracas.new(game_id, seed="fuzz")
        for _ in range(3):
            match.play(match.legal_ids()[0])
        position = match.position()
        found[game_id] = (position["options"], position["state"], match.record())
    return found


def written(value: Any) -> str:
    """JSON, and what only resembles it."""
    if isinstance(value, Raw):
        return value.text
    if isinstance(value, dict):
        return "{" + ",".join(f"{json.dumps(str(name))}:{written(item)}" for name, item in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ",".join(map(written, value)) + "]"
    return json.dumps(value)


class Oddities:
    """Requests and messages, the same for the same seed and the same knowledge."""

    def __init__(self, seed: int, known: Known) -> None:
        self._chance, self._known = random.Random(seed), known
        self._makers: list[tuple[int, Callable[[], Request]]] = [
            (50, self._on_a_match),
            (12, self._new_match),
            (6, self._start),
            (6, self._guest),
            (4, self._record),
            (8, self._list),
            (14, self._path),
        ]

    # Values --------------------------------------------------------------------------------------------------

    def text(self) -> str:
        """A text nobody would choose."""
        chance = self._chance
        match chance.randrange(5):
            case 0:
                return chance.choice(STRANGE)
            case 1:
                return "a" + chance.choice(STRANGE) + "b"
            case 2:
                return "x" * chance.choice((17, 129, 201, 300, 5_000))
            case 3:
                return chance.choice(("", "null", "0", "yellow", "connect-four", "drop 4", "../../etc/passwd"))
            case _:
                return "".join(chr(chance.randrange(0x3000)) for _ in range(chance.randrange(12)))

    def number(self) -> Raw:
        """A number that may be none."""
        return Raw(self._chance.choice((*NUMBERS, "9" * 5_000, str(self._chance.randrange(50)))))

    def value(self) -> Any:
        """Anything."""
        chance = self._chance
        match chance.randrange(9):
            case 0 | 1:
                return self.text()
            case 2 | 3:
                return self.number()
            case 4:
                return chance.choice((None, True, False))
            case 5:
                depth = chance.choice(DEPTHS)
                return Raw("[" * depth + "]" * depth)
            case 6:
                depth = chance.choice(DEPTHS)
                return Raw('{"a":' * depth + "1" + "}" * depth)
            case 7:
                return [self.value() for _ in range(chance.randrange(4))]
            case _:
                return {self.text(): self.value() for _ in range(chance.randrange(3))}

    def twisted(self, value: Any) -> Any:
        """The value with something wrong somewhere in it."""
        chance = self._chance
        if isinstance(value, dict) and value and chance.random() < 0.85:
            changed, name = dict(value), chance.choice(list(value))
            match chance.randrange(8):
                case 0:
                    del changed[name]
                case 1:
                    changed[self.text()] = self.value()
                case _:
                    changed[name] = self.twisted(value[name])
            return changed
        if isinstance(value, list) and value and chance.random() < 0.85:
            changed_list, index = list(value), chance.randrange(len(value))
            if chance.random() < 0.2:
                return changed_list * chance.choice((0, 2, 100))
            changed_list[index] = self.twisted(value[index])
            return changed_list
        if isinstance(value, int) and chance.random() < 0.5:
            return value + chance.choice((-1, 1, 1_000))
        return self.value()

    def _body(self, usual: Any) -> bytes:
        """Sometimes as it should be, mostly not."""
        chance, body = self._chance, copy.deepcopy(usual)
        for _ in range(chance.choice((0, 1, 1, 1, 2, 3))):
            body = self.twisted(body)
        sent = written(body).encode(errors="surrogatepass")
        if chance.random() < 0.05 and sent:
            cut = chance.randrange(len(sent))
            sent = sent[:cut] + chance.choice((b"", b"\x00", b"\xff", b"\xed\xa0\x80", b"{")) + sent[cut + 1 :]
        return sent

    # Requests ------------------------------------------------------------------------------------------------

    def request(self) -> Request:
        """One request, odd or not."""
        weights = [weight for weight, _ in self._makers]
        made = self._chance.choices(self._makers, weights)[0][1]()
        headers = [*made.headers]
        if self._chance.random() < 0.9:
            headers.append((b"Authorization", f"Bearer {self._known.token}".encode()))
        if self._chance.random() < 0.15:
            name, values = self._chance.choice(HEADERS)
            headers = [header for header in headers if header[0] != name] + [(name, self._chance.choice(values))]
        return Request(made.method, made.target, tuple(headers), made.body)

    def _piece(self, usual: list[str]) -> str:
        """A part of a path."""
        if usual and self._chance.random() < 0.75:
            return self._chance.choice(usual)
        return quote(self.text().encode(errors="surrogatepass"), safe="")

    def _query(self, *names: str, **fixed: str) -> str:
        parts = [f"{name}={self._piece(self._usual(name))}" for name in names if self._chance.random() < 0.3]
        parts += [f"{name}={value}" for name, value in fixed.items()]
        return "?" + "&".join(parts) if parts else ""

    def _usual(self, name: str) -> list[str]:
        return {
            "seat": ["yellow", "red"],
            "watch": self._known.tokens,
            "game": list(games()),
            "status": ["open", "over", "all"],
            "language": ["en", "de"],
        }.get(name, ["0", "1", "7"])

    def _json(self, method: str, path: str, usual: Any) -> Request:
        return Request(method, path.encode(), ((b"Content-Type", b"application/json"),), self._body(usual))

    def _on_a_match(self) -> Request:
        path = f"/api/matches/{self._piece(self._known.matches)}"
        bodies: dict[str, Any] = {
            "actions": {"ply": self._chance.randrange(3), "version": 1, "action": self._chance.choice((3, "drop 4"))},
            "takeback": {"version": self._chance.randrange(9)},
            "offers": {"what": "draw"},
            "answers": {"what": "rematch", "accept": True},
            "studies": {"ply": self._chance.randrange(3)},
            "analysis": {"run": False},
            "analysis/tries": {"ply": self._chance.randrange(3), "action": "drop 4"},
        }
        what = self._chance.choice(
            (*bodies, "actions", "state", "past", "record", "stream", "join", "claim", "resign", "")
        )
        if what in bodies:
            return self._json("POST", f"{path}/{what}{self._query('seat')}", bodies[what])
        if what in ("join", "claim") or (what == "resign" and self._chance.random() < 0.2):
            return Request("POST", f"{path}/{what}{self._query('seat')}".encode())
        fixed = {"once": "true"} if what == "stream" else {}
        ending = f"/{what}" if what else ""
        return Request("GET", f"{path}{ending}{self._query('seat', 'watch', 'version', 'ply', **fixed)}".encode())

    def _new_match(self) -> Request:
        game = self._chance.choice(["connect-four", "connect-four", *games()])
        options, position, _ = games()[game]
        usual: dict[str, Any] = {"game": game, "clock": {"initial_seconds": 300, "increment_seconds": 5}}
        seats = {name: {"kind": "me"} for name in registry.find(game).card.seats}
        for name, value in (("seats", seats), ("options", options), ("position", position)):
            if self._chance.random() < 0.5:
                usual[name] = value
        if self._chance.random() < 0.2:
            usual["seats"] = {name: {"kind": "challenge", "guest": self.text()} for name in seats}
        return self._json("POST", "/api/matches", usual | {"public": True, "watch_delay": 0, "shuffle": False})

    def _start(self) -> Request:
        game = self._chance.choice(list(games()))
        return self._json("POST", f"/api/games/{self._piece([game])}/start", {"options": games()[game][0]})

    def _guest(self) -> Request:
        if self._chance.random() < 0.1:  # with no token of ours, which would be forgotten
            return Request("DELETE", b"/api/guest", ((b"Authorization", b"Bearer " + b"x" * 43),))
        return self._json(self._chance.choice(("POST", "PATCH")), "/api/guest", {"name": "Ada", "kind": "bot"})

    def _record(self) -> Request:
        lines = games()[self._chance.choice(list(games()))][2].splitlines()
        index = self._chance.randrange(len(lines))
        match self._chance.randrange(4):
            case 0:
                lines[index] = self.text()
            case 1:
                lines.insert(index, self.text())
            case 2:
                lines[index] = lines[index].replace('"', written(self.value()), 1)
            case _:
                lines[index] = lines[index].replace("1", written(self.number()))
        sent = "\n".join(lines).encode(errors="surrogatepass")
        return Request("POST", b"/api/records", ((b"Content-Type", b"text/plain"),), sent)

    def _list(self) -> Request:
        paths = (
            f"/api/games/{self._piece(list(games()))}{self._query('language')}",
            f"/api/puzzles/{self._piece(['daily'])}",
            f"/api/puzzles{self._query('game')}",
            f"/api/matches{self._query('status', 'before', 'most')}",
            f"/api/lobby{self._query('most')}",
            f"/api/events{self._query('games', once='true')}",
            f"/api/invitations/{self._piece(self._known.tokens)}",
            "/api/bots",
            "/api/protocol",
            "/readyz",
            "/metrics",
        )
        return Request(self._chance.choice(("GET", "GET", "GET", "POST")), self._chance.choice(paths).encode())

    def _path(self) -> Request:
        """Paths as no client would write them."""
        chance = self._chance
        start = chance.choice(
            (b"/", b"/api/", b"/assets/", b"/api/matches/", b"/join/", b"*", b"http://x/", b"", b"//")
        )
        middle = b"".join(chance.choice(RAW_PIECES) for _ in range(chance.randrange(4)))
        end = chance.choice((b"", b"x" * 300, b"x" * 4_000, b".js", self._piece([]).encode()))
        body = b"x" * chance.choice((0, 0, 10, 300_000))
        return Request(chance.choice(METHODS), start + middle + end, (), body)

    # Messages ------------------------------------------------------------------------------------------------

    def message(self) -> str:
        """What a client might send over a WebSocket."""
        usual = self._chance.choice(
            (
                {"type": "hello", "seat": "yellow", "watch": None, "version": 1},
                {"type": "act", "ref": "a", "ply": 0, "version": 1, "action": {"kind": "drop", "column": 4}},
                {"type": "act", "ply": 0, "version": 1, "action": 3},
                {"type": "takeback", "version": 1},
                {"type": "offer", "what": "draw"},
                {"type": "answer", "what": "draw", "accept": True},
                {"type": "claim"},
                {"type": "look", "ply": 0},
                {"type": "ping", "ref": "b"},
            )
        )
        return self._body(usual).decode(errors="replace")
