"""An example of every message of the live wire, for the description of the interface: a match of Connect Four."""

from __future__ import annotations

from typing import Any

_COMMITMENT = "9f" * 32
_DROP = {"id": 3, "text": "drop 4", "structure": {"kind": "drop", "column": 4}, "preview": ""}
_DROPPED = {"kind": "drop", "text": "Yellow drops into column 4.", "ply": 1}

MESSAGES: dict[str, dict[str, Any]] = {
    # from the client
    "Hello": {"type": "hello", "ref": "a1", "seat": "yellow", "watch": None, "version": None},
    "Act": {"type": "act", "ref": "a2", "ply": 0, "version": 1, "action": "drop 4"},
    "AskTakeback": {"type": "takeback", "ref": "a3", "version": 2},
    "Propose": {"type": "offer", "ref": "a4", "what": "draw"},
    "Reply": {"type": "answer", "ref": "a5", "what": "draw", "accept": True},
    "Resign": {"type": "resign", "ref": "a6"},
    "Claim": {"type": "claim", "ref": "a7"},
    "Look": {"type": "look", "ref": "a8", "ply": 0},
    "AskHint": {"type": "hint", "ref": "a9"},
    "Ping": {"type": "ping", "ref": "a10"},
    # from the server
    "Welcome": {
        "type": "welcome",
        "match": {
            "id": "k7m2pq9xwd",
            "game": "connect-four",
            "rules_version": 1,
            "older_rules": False,
            "options": {"first": "yellow"},
            "seats": ["yellow", "red"],
            "clock": {"initial_seconds": 300, "increment_seconds": 5},
            "puzzle": None,
            "set_position": False,
            "public": False,
            "watch_delay": 0,
            "created_at": 1_800_000_000_000,
            "commitment": _COMMITMENT,
            "yours": ["yellow"],
            "watch": "the-token-of-the-watch-link",
            "invitations": {},
        },
        "seat": "yellow",
        "version": 1,
        "time": 1_800_000_001_000,
        "online": ["yellow"],
        "absent_since": {"red": 1_800_000_000_500},
    },
    "State": {
        "type": "state",
        "match": "k7m2pq9xwd",
        "version": 3,
        "ply": 2,
        "since": 1,
        "seat": "yellow",
        "status": "running",
        "actor": "yellow",
        "view": {"seat": "yellow", "prompt": "Yellow: choose a column."},
        "legal": [_DROP],
        "events": [{"kind": "drop", "text": "Red drops into column 5.", "ply": 2}],
        "last": 1,
        "players": [
            {"seat": "yellow", "kind": "person", "name": "Ada", "level": None},
            {"seat": "red", "kind": "bot", "name": "Corporal (level 2)", "level": "2"},
        ],
        "clocks": {"remaining_ms": {"yellow": 301_000, "red": 302_500}, "running": "yellow", "at": 1_800_000_004_000},
        "offers": [],
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
        "text": "it is red's turn, not yours",
        "reason": None,
        "version": 2,
        "retry_after": None,
    },
    "Past": {"type": "past", "ref": "a8", "ply": 1, "view": {"seat": "yellow"}, "events": [_DROPPED]},
    "Hint": {
        "type": "hint",
        "ref": "a9",
        "ply": 0,
        "text": "drop 4, after 5,000 playouts",
        "verdict": "candidates",
        "candidates": [
            {
                "action": _DROP,
                "value": 0.12,
                "visits": 2_100,
                "proven": False,
                "line": ["drop 4", "drop 4"],
                "line_structures": [_DROP["structure"], _DROP["structure"]],
            }
        ],
    },
    "Presence": {
        "type": "presence",
        "online": ["yellow"],
        "spectators": 2,
        "absent_since": {"red": 1_800_000_002_000},
    },
    "Notice": {"type": "notice", "code": "stopping", "text": "the server stops; it will be back"},
    "Pong": {"type": "pong", "ref": "a10", "time": 1_800_000_003_000},
}
