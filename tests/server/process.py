"""A server as a process of its own, to be reached over the network and killed."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from queue import Empty, Queue
from typing import IO

START_SECONDS = 240.0
ADDRESS = re.compile(r"http://127\.0\.0\.1:(\d+)/")


COMMAND = [sys.executable, "-m", "fracas.server"]


def environment(database: str, **settings: str) -> dict[str, str]:
    """For a server whose limits are not what the test is about."""
    return os.environ | {
        "FRACAS_DATABASE_URL": database,
        "FRACAS_PORT": "0",
        "FRACAS_WORKERS": "1",
        "FRACAS_WARM_UP": "false",
        "FRACAS_GUESTS_PER_MINUTE": "100000",
        "FRACAS_CONNECTIONS_PER_ADDRESS": "100000",
        "FRACAS_VISITS_PER_SECOND": "100000",
        "FRACAS_VISITS_BURST": "100000",
        "FRACAS_GUESSES_PER_MINUTE": "100000",
        "FRACAS_WORK_SHARE": "1000",
        "FRACAS_WORK_BURST": "1000",
        "FRACAS_ADDRESS_WORK_SHARE": "1000",
        "FRACAS_ADDRESS_WORK_BURST": "1000",
        "FRACAS_REQUESTS_PER_SECOND": "100000",
        "FRACAS_REQUESTS_BURST": "100000",
        "FRACAS_MESSAGES_PER_SECOND": "100000",
        "FRACAS_MESSAGES_BURST": "100000",
        "FRACAS_OPEN_MATCHES": "1000",
        "FRACAS_MATCHES_PER_DAY": "1000000",
        "FRACAS_ADDRESS_MATCHES_PER_DAY": "1000000",
        "FRACAS_SOCKETS_PER_GUEST": "1000",
        **{f"FRACAS_{name.upper()}": value for name, value in settings.items()},
    }


def refusal(database: str, **settings: str) -> str:
    """All that a server says which does not start."""
    ended = subprocess.run(
        COMMAND,
        env=environment(database, **settings),
        stderr=subprocess.PIPE,
        text=True,
        check=False,
        timeout=START_SECONDS,
    )
    assert ended.returncode == 1, ended.stderr
    return ended.stderr


class ServerProcess:
    """`fracas serve`, started by a test."""

    def __init__(self, database: str, **settings: str) -> None:
        began = time.perf_counter()
        self.process = subprocess.Popen(
            COMMAND, env=environment(database, **settings), stderr=subprocess.PIPE, text=True
        )
        self.lines: list[str] = []
        self._found: Queue[int] = Queue()
        assert self.process.stderr is not None
        threading.Thread(target=self._read, args=(self.process.stderr,), daemon=True).start()
        try:
            self.port = self._found.get(timeout=START_SECONDS)
        except Empty:
            self.process.kill()
            raise RuntimeError("the server did not start: " + "".join(self.lines[-20:])) from None
        self.started_in = time.perf_counter() - began

    def _read(self, stream: IO[str]) -> None:
        for line in stream:
            self.lines.append(line)
            found = ADDRESS.search(line)
            if found and "Fracas is at" in line:
                self._found.put(int(found[1]))

    @property
    def http(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def ws(self) -> str:
        return f"ws://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """As the power going out would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(START_SECONDS)

    def stop(self) -> int:
        """Politely; the exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(START_SECONDS)


@contextmanager
def server_process(database: str | Path, **settings: str) -> Iterator[ServerProcess]:
    """A server for the length of a block."""
    url = database if isinstance(database, str) else f"sqlite:///{database}"
    server = ServerProcess(url, **settings)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.kill()
