"""Behind a real nginx with the documented configuration: page, API, WebSocket, and whose limits count."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from .conftest import NO_NGINX
from .harness import WAIT
from .process import ServerProcess, server_process

DOCUMENT = Path(__file__).parents[2] / "docs" / "server.md"
NAME = "play.example"
GUESTS = 2  # a minute from one address
ADA, BOB, EVE = "127.0.0.2", "127.0.0.3", "127.0.0.4"
pytestmark = pytest.mark.skipif(shutil.which("nginx") is None, reason=NO_NGINX)


def documented() -> str:
    """The configuration of the document, which is an indented block."""
    found = re.search(
        r"^    map \$http_upgrade.*?^    }\n(?=\n)", DOCUMENT.read_text("utf-8"), re.DOTALL | re.MULTILINE
    )
    assert found is not None
    return found[0]


def configuration(folder: Path, port: int, server_port: int) -> str:
    """What is documented, without TLS and at other ports; its files in one folder."""
    block = re.sub(r"\n +ssl_certificate.*;", "", documented())
    for old, new in (("listen 443 ssl;", f"listen 127.0.0.1:{port};"), ("127.0.0.1:8000", f"127.0.0.1:{server_port}")):
        assert old in block
        block = block.replace(old, new)
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    paths = "\n".join(f"{kind}_temp_path {folder / kind};" for kind in kinds)
    user = "user root;" if os.geteuid() == 0 else ""
    start = f"daemon off; {user} pid {folder / 'pid'}; error_log stderr; events {{}}"
    return f"{start}\nhttp {{ access_log off; {paths}\n{block} }}"


@contextlib.contextmanager
def nginx(folder: Path, server_port: int) -> Iterator[int]:
    """nginx in front of a server; its port."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port: int = probe.getsockname()[1]
    file = folder / "nginx.conf"
    file.write_text(configuration(folder, port, server_port))
    process = subprocess.Popen(["nginx", "-p", str(folder), "-c", str(file)], stderr=subprocess.PIPE, text=True)
    try:
        deadline = time.monotonic() + WAIT
        while process.poll() is None and time.monotonic() < deadline:
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
                break
            time.sleep(0.05)
        if process.poll() is not None:
            raise RuntimeError(f"nginx did not start: {process.stderr and process.stderr.read()}")
        yield port
    finally:
        process.terminate()
        process.wait(WAIT)


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[int, ServerProcess]]:
    folder = tmp_path_factory.mktemp("proxy")
    settings = {
        "public_url": f"https://{NAME}",
        "trusted_proxies": "127.0.0.1",  # ours comes from there; the callers from other addresses of loopback
        "guests_per_minute": str(GUESTS),
    }
    with server_process(folder / "s.db", **settings) as server, nginx(folder, server.port) as port:
        yield port, server


def client(port: int, address: str, **headers: str) -> httpx.Client:
    """A caller at an address of its own."""
    transport = httpx.HTTPTransport(local_address=address)
    return httpx.Client(base_url=f"http://127.0.0.1:{port}", transport=transport, headers={"Host": NAME, **headers})


def test_page_api_and_websocket(proxied: tuple[int, ServerProcess]) -> None:
    port, _ = proxied
    with client(port, EVE, Origin=f"https://{NAME}") as eve:
        assert eve.get("/").status_code == 200
        made = eve.post("/api/guest", json={"name": "Eve"})
        assert made.status_code == 201
        assert "secure" in made.headers["set-cookie"].lower()
        cookie = {"Cookie": made.headers["set-cookie"].partition(";")[0]}
        assert eve.get("/api/guest", headers=cookie).json()["name"] == "Eve"
        seats: dict[str, Any] = {"yellow": {"kind": "me"}, "red": {"kind": "me"}}
        match = eve.post("/api/matches", json={"game": "connect-four", "seats": seats}, headers=cookie).json()["match"]
    url = f"ws://{NAME}:{port}/api/matches/{match['id']}/live"
    headers = cookie | {"Origin": f"https://{NAME}"}
    line = socket.create_connection(("127.0.0.1", port), WAIT)
    with connect(url, sock=line, additional_headers=headers) as live:
        live.send('{"type": "hello"}')
        assert '"type":"welcome"' in str(live.recv(WAIT))
        assert '"type":"state"' in str(live.recv(WAIT))


def test_another_name_is_not_answered_to(proxied: tuple[int, ServerProcess]) -> None:
    port, server = proxied
    for there in (port, server.port):
        answer = httpx.get(f"http://127.0.0.1:{there}/api/games", headers={"Host": "other.example"})
        assert (answer.status_code, answer.json()["code"]) == (400, "wrong-host")
    assert httpx.get(f"{server.http}/healthz").status_code == 200  # loopback's own names still do


def test_each_caller_has_limits_of_its_own_and_no_header_helps(proxied: tuple[int, ServerProcess]) -> None:
    port, server = proxied

    def become_guest(address: str, there: int, **headers: str) -> int:
        with client(there, address, **headers) as caller:
            return caller.post("/api/guest", json={"kind": "bot"}).status_code

    assert [become_guest(ADA, port) for _ in range(GUESTS + 1)] == [201] * GUESTS + [429]
    for spoofed in ("192.0.2.7", "127.0.0.1", "192.0.2.7, 127.0.0.1", "unknown"):
        assert become_guest(ADA, port, **{"X-Forwarded-For": spoofed}) == 429
    assert become_guest(BOB, port) == 201
    assert become_guest(ADA, server.port, **{"X-Forwarded-For": "192.0.2.7"}) == 429  # past the proxy
