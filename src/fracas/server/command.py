"""Running the server: settings in, an address out."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import multiprocessing
import os
import re
import socket
from collections.abc import Callable
from typing import NoReturn

import uvicorn
from fastapi import FastAPI
from pydantic import ValidationError

from fracas.core.cache_folder import choose_cache_folder
from fracas.core.errors import explain_validation, shown
from fracas.core.kernels import IS_COMPILED

from .app import create_app, say_goodbye
from .connections import Doors, protocols, raise_descriptors
from .errors import CannotServe
from .logs import set_up
from .settings import SECRETS, Settings

GARBAGE_AFTER = 50_000  # objects
GOODBYE_SECONDS = 0.1
INTERRUPTED = 130  # the exit code of who was told twice
Ready = Callable[[str, list[str]], None]
PASSWORD = re.compile(r"//[^/@]*@")  # in an address: whoever and whatever stands before the host


class _Server(uvicorn.Server):
    """Starts and stops the application itself, tells its address once it answers, and takes its leave.

    Left to uvicorn, a start that fails would be a traceback in the log instead of its own sentence.
    """

    def __init__(self, config: uvicorn.Config, app: FastAPI, ready: Ready, host: str) -> None:
        super().__init__(config)
        self._app, self._ready, self._host = app, ready, host
        self._running = contextlib.AsyncExitStack()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say where."""
        await self._running.enter_async_context(self._app.router.lifespan_context(self._app))
        _look_for_garbage_seldom()
        try:
            await super().startup(sockets)
        except SystemExit:  # the port is taken
            await self._running.aclose()
            raise
        if self.started and self.servers:
            port = self.servers[0].sockets[0].getsockname()[1]
            name = f"[{self._host}]" if ":" in self._host else self._host
            self._ready(f"http://{name}:{port}/", self._app.state.context.preparation.unready)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye before the connections are closed."""
        say_goodbye(self._app.state.context)
        await asyncio.sleep(GOODBYE_SECONDS)
        await super().shutdown(sockets)
        if self.force_exit:
            _go_at_once()
        await self._running.aclose()


def _go_at_once() -> NoReturn:
    """Told to stop a second time: nobody waits for a thought, and the store outlives worse than this."""
    for process in multiprocessing.active_children():
        process.kill()
    logging.shutdown()
    os._exit(INTERRUPTED)


def _look_for_garbage_seldom() -> None:
    """A picture is thousands of short-lived objects, none of them in a circle.

    Looking for circles after every few hundred took a third of its time. What is there at the start stays, and is not
    looked at again.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(GARBAGE_AFTER, *gc.get_threshold()[1:])


def read_settings(given: dict[str, object]) -> Settings:
    """Settings from the environment with these on top, or one sentence about what is wrong."""
    try:
        return Settings.model_validate(Settings().model_dump() | given)
    except ValidationError as error:
        field, value, reason = explain_validation(error)
        got = "" if field in SECRETS else f"got {PASSWORD.sub('//***@', shown(value))}; "
        raise CannotServe(f"setting {field}: {got}{reason}") from None


def run(settings: Settings, ready: Ready) -> None:
    """Serve until told to stop; `ready` gets the address, and the games that are still being compiled."""
    set_up(settings.log_level, settings.log_format)
    if IS_COMPILED:
        choose_cache_folder()  # or say now what every game would say later
    app = create_app(settings)
    http, websocket = protocols(Doors(settings, app.state.metrics, raise_descriptors()))
    config = uvicorn.Config(
        app,
        http=http,
        ws=websocket,
        lifespan="off",  # see `_Server`
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,  # our own log keeps tokens out
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        ws_max_size=settings.message_bytes,
        ws_per_message_deflate=False,  # compressed secrets beside chosen texts would leak by their length
        timeout_keep_alive=75,  # longer than proxies and clients keep a quiet connection
        timeout_graceful_shutdown=round(settings.shutdown_seconds),
    )
    server = _Server(config, app, ready, settings.host)
    try:
        server.run()
    except SystemExit as stop:
        raise CannotServe(
            f"cannot listen on {settings.host} port {settings.port}; is another program there? (--port chooses another)"
        ) from stop
