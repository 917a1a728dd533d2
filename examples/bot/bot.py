"""A bot for the Fracas server in thirty lines: waits for challenges, plays whatever it is asked to.

python bot.py http://127.0.0.1:8000 "My bot"
"""

import json
import random
import sys
import threading
from collections.abc import Iterator
from contextlib import suppress
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen


def ask(url: str, token: str = "", body: dict[str, Any] | None = None) -> Iterator[Any]:
    """The lines of the answer; with a body it is a POST."""
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    request = Request(url, None if body is None else json.dumps(body).encode(), headers)
    return map(json.loads, filter(bytes.strip, urlopen(request, timeout=60)))


def play(match: str, seat: str, token: str) -> None:
    """Follow one match; whenever it is our turn, choose one of the legal actions."""
    for state in ask(f"{match}/stream?seat={seat}", token):
        if state["legal"]:
            choice = {"action": random.choice(state["legal"])["id"], "ply": state["ply"], "version": state["version"]}
            with suppress(HTTPError):  # the match has gone on meanwhile: the stream tells how
                ask(f"{match}/actions?seat={seat}", token, choice)


def main(address: str, name: str) -> None:
    """Become a guest, accept every challenge, play every match."""
    token = next(ask(f"{address}/api/guest", body={"name": name, "kind": "bot"}))["token"]
    for event in ask(f"{address}/api/events", token):
        if event["type"] == "challenge":
            ask(f"{address}/api/invitations/{event['invitation']}", token, {})
        elif event["type"] == "match-started":
            place = (f"{address}/api/matches/{event['match']}", event["seat"], token)
            threading.Thread(target=play, args=place, daemon=True).start()


if __name__ == "__main__":
    main(*sys.argv[1:])
