"""A bot for the Fracas server in thirty lines: waits for challenges, plays whatever it is asked to.

python bot.py http://127.0.0.1:8000 "My bot"
"""

import json
import random
import sys
import threading

import httpx


def play(client: httpx.Client, match: str, seat: str) -> None:
    """Follow one match; whenever it is our turn, choose one of the legal actions."""
    with client.stream("GET", f"/api/matches/{match}/stream", params={"seat": seat}) as stream:
        for line in filter(None, stream.iter_lines()):
            state = json.loads(line)
            if state["legal"]:
                choice = random.choice(state["legal"])["id"]
                answer = {"ply": state["ply"], "version": state["version"], "action": choice}
                client.post(f"/api/matches/{match}/actions", params={"seat": seat}, json=answer)


def main(address: str, name: str) -> None:
    """Become a guest, accept every challenge, play every match."""
    token = httpx.post(f"{address}/api/guest", json={"name": name, "kind": "bot"}).json()["token"]
    client = httpx.Client(base_url=address, headers={"Authorization": f"Bearer {token}"}, timeout=60)
    with client.stream("GET", "/api/events") as stream:
        for event in map(json.loads, filter(None, stream.iter_lines())):
            if event["type"] == "challenge":
                client.post(f"/api/invitations/{event['invitation']}")
            elif event["type"] == "match-started":
                threading.Thread(target=play, args=(client, event["match"], event["seat"]), daemon=True).start()


if __name__ == "__main__":
    main(*sys.argv[1:])
