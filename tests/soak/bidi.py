"""Firefox as a person's hands would use it, over WebDriver BiDi: the browser's own port, no driver between."""

from __future__ import annotations

import asyncio
import itertools
import json
import re
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import websockets

PROGRAMS = ("firefox-esr", "firefox")
START_SECONDS = 120.0
ANSWER_SECONDS = 120.0
NO_NAMES = 'user_pref("network.dns.disabled", true);\n'  # it calls nobody but this machine
LISTENING = re.compile(rb"WebDriver BiDi listening on (ws://\S+)")


class Firefox:
    """One window."""

    def __init__(self, socket: websockets.ClientConnection) -> None:
        self._socket, self._numbers = socket, itertools.count(1)
        self._context = ""
        self.errors: list[str] = []  # of scripts on the page

    async def open(self, width: int, height: int) -> None:
        """Take hold of the window."""
        await self.ask("session.new", capabilities={})
        await self.ask("session.subscribe", events=["log.entryAdded"])
        self._context = (await self.ask("browsingContext.getTree"))["contexts"][0]["context"]
        viewport = {"width": width, "height": height}
        await self.ask("browsingContext.setViewport", context=self._context, viewport=viewport)

    async def ask(self, method: str, **params: Any) -> Any:
        """A command's result; what happens meanwhile is noted."""
        number = next(self._numbers)
        await self._socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            said = json.loads(await asyncio.wait_for(self._socket.recv(), ANSWER_SECONDS))
            if said.get("method") == "log.entryAdded" and said["params"]["level"] == "error":
                self.errors.append(str(said["params"]["text"]))
            if said.get("id") == number:
                if said["type"] == "error":
                    raise RuntimeError(f"{method}: {said['message']}")
                return said["result"]

    async def go(self, url: str) -> None:
        """Open a page."""
        await self.ask("browsingContext.navigate", context=self._context, url=url, wait="complete")

    async def evaluate(self, expression: str) -> Any:
        """What an expression is on the page; it has to be JSON."""
        found = await self.ask(
            "script.evaluate",
            expression=f"JSON.stringify({expression})",
            target={"context": self._context},
            awaitPromise=True,
        )
        if found["type"] == "exception":
            raise RuntimeError(f"{expression}: {found['exceptionDetails']['text']}")
        value = found["result"].get("value")
        return None if value is None else json.loads(value)

    async def click(self, x: float, y: float) -> None:
        """With a mouse, at a place of the window."""
        actions = [
            {"type": "pointerMove", "x": round(x), "y": round(y)},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": actions}
        await self.ask("input.performActions", context=self._context, actions=[mouse])


@asynccontextmanager
async def firefox(width: int = 1280, height: int = 800) -> AsyncIterator[Firefox]:
    """A Firefox without a screen, for the length of a block."""
    program = next((found for found in map(shutil.which, PROGRAMS) if found), None)
    if program is None:
        raise SystemExit("this run needs Firefox: install firefox-esr")
    with TemporaryDirectory() as profile:
        Path(profile, "user.js").write_text(NO_NAMES)
        process = await asyncio.create_subprocess_exec(
            *(program, "--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"),
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.PIPE,
        )
        assert process.stderr is not None
        rest: asyncio.Task[bytes] | None = None
        try:
            address = await asyncio.wait_for(_address(process.stderr), START_SECONDS)
            rest = asyncio.create_task(process.stderr.read())  # else it would wait for somebody to listen
            async with websockets.connect(f"{address}/session", max_size=None) as socket:
                window = Firefox(socket)
                await window.open(width, height)
                yield window
        finally:
            process.kill()
            await process.wait()
            if rest is not None:
                await rest


async def _address(said: asyncio.StreamReader) -> str:
    async for line in said:
        found = LISTENING.search(line)
        if found:
            return found[1].decode()
    raise SystemExit("Firefox did not start")
