"""The server of browser tests and pictures: it has the build of the client it is told, and can deal a match again.

A request may name the seed of the match it makes, in the header `X-Seed`; a server for people takes no such wish.
"""

from __future__ import annotations

from contextvars import ContextVar
from pathlib import Path

from fastapi import FastAPI
from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from fracas.server import command
from fracas.server.api import pages
from fracas.server.app import create_app
from fracas.server.chance import Chance
from fracas.server.settings import Settings

WANTED: ContextVar[str | None] = ContextVar("wanted", default=None)


class Named(Chance):
    """Chance as the request wants it, if it does."""

    def seed(self) -> str:
        """The seed of a match."""
        return WANTED.get() or super().seed()


class TakeSeed:
    """Hears which seed a request names."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Go on with the seed at hand."""
        if scope["type"] == "http":
            WANTED.set(Headers(scope=scope).get("x-seed"))
        await self._app(scope, receive, send)


def seeded(settings: Settings) -> FastAPI:
    """The server's application."""
    app = create_app(settings, Named())
    app.add_middleware(TakeSeed)
    return app


def main(build: str) -> None:
    """Serve until told to stop; prints the address."""
    pages.STATIC = Path(build)
    command.create_app = seeded  # type: ignore[assignment, attr-defined]  # it is called with the settings only
    command.run(command.read_settings({"port": 0}), lambda at, _: print(at, flush=True))
