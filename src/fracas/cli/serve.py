"""`fracas serve`: matches in the browser."""

from __future__ import annotations

import os
import sys
import webbrowser
from typing import Annotated

import typer

from .console import say


def serve(
    host: Annotated[str | None, typer.Option(help="Address to listen on; 0.0.0.0 lets others in.")] = None,
    port: Annotated[int | None, typer.Option(help="Port to listen on; 0 for any free one.")] = None,
    database: Annotated[str | None, typer.Option(help="sqlite:///file or postgresql://user@host/name")] = None,
    workers: Annotated[int | None, typer.Option(help="Processes that think for opponents and hints.")] = None,
    public_url: Annotated[str | None, typer.Option(help="The address people use, behind a proxy.")] = None,
    allowed_hosts: Annotated[str | None, typer.Option(help="Names to answer to: a.example,b.example")] = None,
    trusted_proxies: Annotated[
        str | None, typer.Option(help="Proxies trusted to say where a caller is: 10.0.0.1,10.1.0.0/16")
    ] = None,
    log_level: Annotated[str | None, typer.Option(help="debug, info, warning or error")] = None,
    log_format: Annotated[str | None, typer.Option(help="json or text")] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the address in the browser.")] = False,
) -> None:
    """Serve matches to browsers and programs. Every setting is also an environment variable `FRACAS_...`.

    It answers at once: games that are not compiled yet are compiled in the background, those people open first.
    """
    from ..server.command import read_settings, run  # here: the web framework would double every command's start

    given = {
        "host": host,
        "port": port,
        "database_url": database,
        "workers": workers,
        "public_url": public_url,
        "allowed_hosts": allowed_hosts,
        "trusted_proxies": trusted_proxies,
        "log_level": log_level,
        "log_format": log_format,
    }
    settings = read_settings({name: value for name, value in given.items() if value is not None})

    def ready(address: str, unready: list[str]) -> None:
        say(f"Fracas is at {address} (Ctrl-C stops it)")
        if unready:
            say("The first start compiles the games in the background: the page tells how far each of them is.")
        if open_browser and _has_screen():
            webbrowser.open(address)

    run(settings, ready)


def _has_screen() -> bool:
    """Without a screen a browser of the terminal would take the log's place."""
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))
