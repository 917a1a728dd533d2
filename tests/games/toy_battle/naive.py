"""A slow twin of the rules of placement and effects, written from the rules page with names and lists, not bits."""

from __future__ import annotations

from typing import Any

from fracas.games.toy_battle.actions import TROOP_IDS
from fracas.games.toy_battle.data import Terrain


class Naive:
    """Legal actions of a position, as texts."""

    def __init__(self, terrain: Terrain, has_specials: bool, state: dict[str, Any]) -> None:
        self.nodes = {node.id: node for node in terrain.nodes}
        self.has_specials = has_specials
        self.near: dict[str, list[str]] = {name: [] for name in self.nodes}
        for one, other in terrain.paths:
            self.near[one].append(other)
            self.near[other].append(one)
        self.state = state
        self.actor: str = state["actor"]
        self.own, self.enemy = state[self.actor], state["red" if self.actor == "blue" else "blue"]

    def top(self, node: str) -> tuple[str, int] | None:
        """Owner and strength of the visible troop."""
        stack = self.state["stacks"].get(node)
        if not stack:
            return None
        owner, troop = stack[-1].split(" ")
        return owner, TROOP_IDS.index(troop)

    def is_own(self, node: str) -> bool:
        top = self.top(node)
        return top is not None and top[0] == self.actor

    def is_enemy(self, node: str) -> bool:
        top = self.top(node)
        return top is not None and top[0] != self.actor

    def is_connected(self, goal: str) -> bool:
        """Walk from each own H.Q. through own bases, remembering where we were."""
        waiting = [name for name, node in self.nodes.items() if node.kind == f"hq:{self.actor}"]
        seen = set(waiting)
        while waiting:
            for after in self.near[waiting.pop()]:
                if after == goal:
                    return True
                if after not in seen and self.is_own(after):
                    seen.add(after)
                    waiting.append(after)
        return False

    def may_place(self, strength: int, name: str) -> bool:
        node = self.nodes[name]
        special = node.special if self.has_specials else None
        if node.kind == f"hq:{self.actor}":
            return False
        if special is not None and special.startswith("only:") and strength != 0 and str(strength) not in special:
            return False
        top = self.top(name)
        if top is not None and top[0] != self.actor and strength != 0 and strength <= top[1]:
            return False
        if strength == 4 and node.kind == "base" and special != "silence":
            return True
        return self.is_connected(name)

    def placements(self) -> list[str]:
        return [
            f"place {troop} {name}"
            for strength, troop in enumerate(TROOP_IDS)
            if troop in self.own["rack"]
            for name in self.nodes
            if self.may_place(strength, name)
        ]

    def can_draw(self) -> bool:
        return bool(self.own["reserve"]) and len(self.own["rack"]) + len(self.own["pinned"]) < 8

    def legal(self) -> list[str]:
        spot: str = self.state["spot"]
        match self.state["phase"]:
            case "turn":
                return (["draw"] if self.can_draw() else []) + self.placements()
            case "skully" | "star" | "draw":
                return ["draw", "skip"]
            case "capn":
                return ["skip", *self.placements()]
            case "jumbo":
                return [
                    "skip",
                    *(f"discard {name}" for name in self.nodes if name in self.near[spot] and self.is_enemy(name)),
                ]
            case "xb-42":
                return ["skip", "raid"]
            case "pin":
                return ["skip", "pin"]
            case "recall":
                return ["skip", *(f"recall {name}" for name in self.nodes if name != spot and self.is_own(name))]
            case "exhume":
                return ["skip", *(f"exhume {troop}" for troop in TROOP_IDS if troop in self.own["discard"])]
        shoves = [
            f"shove {source} to {target}"
            for source in self.nodes
            if source in self.near[spot] and self.is_enemy(source)
            for target in self.nodes
            if target in self.near[source] and self.nodes[target].kind == "base"
        ]
        return ["skip", *shoves]
