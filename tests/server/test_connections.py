"""Silent, half-sent, unread and too many connections, over real sockets."""

from __future__ import annotations

import contextlib
import re
import socket
import time
from collections.abc import Iterator

import httpx
import pytest
from websockets.sync.client import connect

from fracas.server.connections import FULL, TOO_MANY, Doors
from fracas.server.metrics import Metrics

from .harness import WAIT, serving, settings_for
from .process import ServerProcess, server_process
from .test_health import OPERATOR, TOKEN

MOST = 6
ASK = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    settings = {
        "header_seconds": "0.5",
        "body_seconds": "0.5",
        "connections_per_address": str(MOST),
        "operator_token": TOKEN,
        "log_level": "warning",
    }
    with server_process(tmp_path_factory.mktemp("connections") / "s.db", **settings) as running:
        yield running


@contextlib.contextmanager
def calling(server: ServerProcess) -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", server.port), WAIT) as caller:
        yield caller


def ask(caller: socket.socket) -> None:
    """A request, and its answer to the end."""
    caller.sendall(ASK)
    found = b""
    while b'{"status":"ok"}' not in found:
        piece = caller.recv(65_536)
        assert piece, found
        found += piece


def rest(caller: socket.socket) -> bytes:
    """Everything until the server hangs up; it must."""
    found = b""
    with contextlib.suppress(ConnectionResetError):
        while piece := caller.recv(65_536):
            found += piece
    return found


def open_connections(server: ServerProcess) -> int:
    """As the server counts them, ours for asking included."""
    told = httpx.get(f"{server.http}/metrics", headers=OPERATOR).text
    found = re.search(r"^fracas_open_connections (\d+)", told, re.MULTILINE)
    assert found, told
    return int(found[1])


def wait_for(server: ServerProcess, count: int) -> None:
    deadline = time.monotonic() + WAIT
    while open_connections(server) != count:
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_who_says_nothing_is_not_waited_for(server: ServerProcess) -> None:
    with calling(server) as caller:
        assert rest(caller) == b""


@pytest.mark.parametrize(
    "half",
    [
        b"GET /healthz HTTP/1.1\r\nHost: loc",
        b"G",
        b"\r\n",
        b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{",
        b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{",
    ],
)
def test_half_a_request_is_not_waited_for(server: ServerProcess, half: bytes) -> None:
    with calling(server) as caller:
        caller.sendall(half)
        assert rest(caller).startswith(b"HTTP/1.1 408 ")


def test_drops_of_a_header_do_not_prolong_the_wait(server: ServerProcess) -> None:
    with calling(server) as caller:
        caller.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n")
        deadline = time.monotonic() + WAIT
        with contextlib.suppress(ConnectionError):
            while time.monotonic() < deadline:
                caller.sendall(b"X-A: b\r\n")
                time.sleep(0.05)
        assert time.monotonic() < deadline


def test_an_empty_line_after_an_answer_is_half_a_request(server: ServerProcess) -> None:
    with calling(server) as caller:
        ask(caller)
        caller.sendall(b"\r\n")
        assert b" 408 " in rest(caller)


def test_a_quiet_connection_that_has_been_answered_stays(server: ServerProcess) -> None:
    with calling(server) as caller:
        for _ in range(2):
            ask(caller)
            time.sleep(1.0)  # longer than headers may take


def test_headers_without_end(server: ServerProcess) -> None:
    with calling(server) as caller:
        with contextlib.suppress(ConnectionError):
            caller.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n" + b"X-A: " + b"b" * 1_000_000 + b"\r\n\r\n")
        assert rest(caller)[:13] in (b"HTTP/1.1 400 ", b"")  # or it hung up before we had said all


def test_an_answer_nobody_reads(server: ServerProcess) -> None:
    with calling(server) as caller:
        caller.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        caller.sendall(b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n" * 100)
        wait_for(server, 1)


def test_so_many_of_an_address_and_websockets_too(server: ServerProcess) -> None:
    with httpx.Client(base_url=server.http) as client, contextlib.ExitStack() as stack:
        token = client.post("/api/guest", json={"kind": "bot"}).json()["token"]
        bearer = {"Authorization": f"Bearer {token}"}
        seats = {"yellow": {"kind": "me"}, "red": {"kind": "me"}}
        made = client.post("/api/matches", json={"game": "connect-four", "seats": seats}, headers=bearer)
        match = made.json()["match"]["id"]
        for _ in range(MOST - 1):  # and the client's own
            live = stack.enter_context(connect(f"{server.ws}/api/matches/{match}/live", additional_headers=bearer))
            live.send('{"type": "hello"}')
        with calling(server) as one_too_many:
            assert rest(one_too_many) == TOO_MANY
        assert client.get("/healthz").status_code == 200  # who is in stays
        time.sleep(1.0)  # longer than headers may take
        live.send('{"type": "ping", "ref": "still here"}')
        while "still here" not in str(live.recv()):
            pass
    wait_for(server, 1)


def test_some_descriptors_are_kept() -> None:
    settings = settings_for("sqlite:///unused.db", connections_per_address=2)
    doors = Doors(settings, Metrics(), descriptors=72)  # 64 and those of a worker are kept
    hosts = ["192.0.2.1", "192.0.2.1", "2001:db8::1", "2001:db8::2"]
    assert [doors.enter(host) for host in hosts] == [None] * 4
    assert doors.enter("192.0.2.9") == FULL
    doors.leave("2001:db8::1")
    assert doors.enter("192.0.2.1") == TOO_MANY
    doors.leave("192.0.2.1")
    assert doors.enter("192.0.2.1") is None
    assert doors.enter("2001:db8::3") is None  # the place of the first of its network


def test_proxies_bring_many() -> None:
    settings = settings_for("sqlite:///unused.db", connections_per_address=1, public_url="https://play.example")
    doors = Doors(settings, Metrics(), descriptors=100)
    assert [doors.enter("127.0.0.1") for _ in range(5)] == [None] * 5
    assert [doors.enter("192.0.2.1") for _ in range(2)] == [None, TOO_MANY]


@pytest.mark.anyio
async def test_what_comes_by_a_proxy_is_counted_for_the_caller(tmp_path_factory: pytest.TempPathFactory) -> None:
    async with serving(tmp_path_factory.mktemp("proxy") / "s.db", connections_per_address=2) as server:
        limits = server.context.limits
        client = server.stranger()
        with limits.presence("127.0.0.1"), limits.presence("127.0.0.1"):
            refused = await client.http.get("/")
            assert (refused.status_code, refused.json()["code"]) == (429, "too-many")
        assert (await client.http.get("/healthz")).status_code == 200
