"""Examples for the description of the interface: a match of whatever game stands first on the start page."""

from __future__ import annotations

from typing import Any

from fracas.core.contract import Game

_COMMITMENT = "9f" * 32


def add_examples(schema: dict[str, Any], game: type[Game[Any]]) -> None:
    """Put them where the description has a place for them."""
    seats, action = game.card.seats, game.with_options({}).action(0)
    told = {"id": action.id, "text": action.text, "structure": action.structure()}
    schemas = schema["components"]["schemas"]
    for name, message in _messages(game.card.id, seats[0], seats[-1], told).items():
        schemas[name]["examples"] = [message]
    schemas["NewMatch"]["examples"] = [_new_match(game.card.id, seats)]
    upload = schema["paths"]["/api/records"]["post"]["requestBody"]["content"]["text/plain"]
    upload["examples"] = {"a record": {"value": _record(game, action.text)}}
    for operation in (one for path in schema["paths"].values() for one in path.values()):
        for parameter in operation.get("parameters", ()):
            if parameter["name"] == "game_id":
                parameter["schema"]["examples"] = [game.card.id]


def _new_match(game_id: str, seats: tuple[str, ...]) -> dict[str, Any]:
    opponents = {seat: {"kind": "bot", "level": "2"} for seat in seats[1:]}
    clock = {"initial_seconds": 300, "increment_seconds": 5}
    return {"game": game_id, "options": {}, "seats": {seats[0]: {"kind": "me"}} | opponents, "clock": clock}


def _record(game: type[Game[Any]], played: str) -> str:
    return f"""[Game "{game.card.id}"]
[Rules "{game.card.rules_version}"]
[Options {{}}]
[Seed "5"]
[Actions "1"]
[Hash "..."]

1. {game.card.seats[0]}: {played}

Result: running
"""


def _messages(game_id: str, me: str, other: str, action: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """One of every kind of message of the live wire."""
    played = {"kind": action["structure"]["kind"], "text": f"{other.capitalize()}: {action['text']}.", "ply": 1}
    does = {"role": "event", "share": 0.42, "fact": played}
    return {
        # from the client
        "Hello": {"type": "hello", "ref": "a1", "seat": me, "watch": None, "version": None},
        "Act": {"type": "act", "ref": "a2", "ply": 0, "version": 1, "action": action["text"]},
        "AskTakeback": {"type": "takeback", "ref": "a3", "version": 2},
        "Propose": {"type": "offer", "ref": "a4", "what": "draw"},
        "Reply": {"type": "answer", "ref": "a5", "what": "draw", "accept": True},
        "Resign": {"type": "resign", "ref": "a6"},
        "Claim": {"type": "claim", "ref": "a7"},
        "Look": {"type": "look", "ref": "a8", "ply": 0},
        "AskHint": {"type": "hint", "ref": "a9"},
        "AskCoach": {"type": "consider", "ref": "a10", "ply": 0, "action": action["id"]},
        "Ping": {"type": "ping", "ref": "a11"},
        # from the server
        "Welcome": {
            "type": "welcome",
            "match": {
                "id": "k7m2pq9xwd",
                "game": game_id,
                "rules_version": 1,
                "older_rules": False,
                "options": {},
                "settled": {},
                "seats": [me, other],
                "clock": {"initial_seconds": 300, "increment_seconds": 5},
                "puzzle": None,
                "set_position": False,
                "public": False,
                "watch_delay": 0,
                "created_at": 1_800_000_000_000,
                "uploaded": False,
                "date": None,
                "commitment": _COMMITMENT,
                "yours": [me],
                "watch": "the-token-of-the-watch-link",
                "invitations": {},
            },
            "seat": me,
            "version": 1,
            "time": 1_800_000_001_000,
            "online": [me],
            "absent_since": {other: 1_800_000_000_500},
            "claim_seconds": 300.0,
        },
        "State": {
            "type": "state",
            "match": "k7m2pq9xwd",
            "version": 3,
            "ply": 2,
            "since": 1,
            "seat": me,
            "status": "running",
            "actor": me,
            "view": {"seat": me, "prompt": f"{me.capitalize()}: choose an action."},
            "legal": [action | {"preview": None}],
            "events": [played | {"ply": 2}],
            "last": 1,
            "players": [
                {"seat": me, "kind": "person", "name": "Ada", "level": None},
                {"seat": other, "kind": "bot", "name": "Corporal (level 2)", "level": "2"},
            ],
            "clocks": {"remaining_ms": {me: 301_000, other: 302_500}, "running": me, "at": 1_800_000_004_000},
            "offers": [],
            "happenings": [],
            "takeback": {"how": "free", "to": 0, "text": "", "why": None, "who": None},
            "puzzle": None,
            "outcome": None,
            "commitment": _COMMITMENT,
            "reveal": None,
            "rematch": None,
        },
        "Accepted": {"type": "accepted", "ref": "a2", "version": 2, "ply": 1},
        "Refusal": {
            "type": "refused",
            "ref": "a2",
            "code": "not-your-turn",
            "text": f"it is {other}'s turn, not yours",
            "reason": None,
            "version": 2,
            "retry_after": None,
        },
        "Past": {"type": "past", "ref": "a8", "ply": 1, "view": {"seat": me}, "events": [played]},
        "Hint": {
            "type": "hint",
            "ref": "a9",
            "ply": 0,
            "text": f"{action['text']}, after 5,000 playouts",
            "verdict": "candidates",
            "candidates": [
                {
                    "action": action,
                    "visits": 2_100,
                    "value": 0.12,
                    "line": [action, action],
                    "proven": False,
                }
            ],
            "reasons": [{"does": [does], "fears": {"action": action, "does": []}}],
        },
        "Considered": {
            "type": "considered",
            "ref": "a10",
            "ply": 0,
            "action": action["id"],
            "warning": {"value": -0.4, "best_value": 0.1, "fears": {"action": action, "does": [does]}},
        },
        "Presence": {
            "type": "presence",
            "online": [me],
            "spectators": 2,
            "absent_since": {other: 1_800_000_002_000},
        },
        "Notice": {"type": "notice", "code": "stopping", "text": "the server stops; it will be back"},
        "Pong": {"type": "pong", "ref": "a11", "time": 1_800_000_003_000},
    }
