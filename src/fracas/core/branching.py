"""Playing on from any moment, beside a match: with chance that falls by a salt, and what it may bring."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from . import rng
from .contract import Action, Game, actor_of
from .facts import Event
from .lines import PLAIN_CHANCE, Chance, Node
from .match import Match, Step

TRIES = 240  # salts, to find out what chance may bring
MOST_FALLS = 40  # told of it, the likeliest first
DEALS, FALLS = 8, 12  # tried, so that a line can be followed


def match_at(game: Game[Any], content: bytes, seed: str = "a line") -> Match:
    """A match that begins with a state, given by its bytes."""
    return Match(game, np.frombuffer(bytearray(content), game.state), seed, None)


def play_on(
    game: Game[Any],
    content: bytes,
    ply: int,
    action: int | str | Mapping[str, Any] | Action,
    chance: Chance = PLAIN_CHANCE,
) -> Node:
    """Play an action of a line in a state after `ply` actions, chance falling by its salt; else `IllegalAction`."""
    seat = actor_of(content)
    step = _step(game, content, ply, action, chance)
    is_by_chance = step.drew_chance or (chance.deals_anew and game.has_secrets)
    return Node(ply, 0 if seat is None else seat, step.action, chance, step.content, is_by_chance)


def _step(
    game: Game[Any], content: bytes, ply: int, action: int | str | Mapping[str, Any] | Action, chance: Chance
) -> Step:
    return match_at(game, before(game, content, ply, chance), f"line {ply} {chance.salt}").prepare(action)


def before(game: Game[Any], content: bytes, ply: int, chance: Chance) -> bytes:
    """The state an action is played in: with what its actor cannot know dealt anew, if chance says so."""
    seat = actor_of(content)
    if not chance.deals_anew or seat is None or not game.has_secrets:
        return content
    return dealt_anew(game, content, seat, f"line {ply} {chance.salt}")


def dealt_anew(game: Game[Any], content: bytes, seat: int, seed: str) -> bytes:
    """The state with all redrawn that a seat cannot know; `seed` is never that of the match."""
    state = np.frombuffer(bytearray(content), game.state)
    game.engine.conceal_at(state, 0, game.tables, seat, rng.stream(f"dealt anew {seed}", 0))
    return state.tobytes()


@dataclass(frozen=True)
class Followed:
    """A line that somebody expects, played on as far as it goes."""

    start: bytes
    nodes: tuple[Node, ...]  # each action, and the state after it
    is_dealt_anew: bool  # what the seat could not know is not as it was: else the line could not be played


def follow(game: Game[Any], content: bytes, ply: int, seat: int, line: Sequence[int], seed: str) -> Followed:
    """Play a line that `seat` expects after `ply` actions, with chance falling so that it can be gone on with.

    First with what is hidden as it is; if that does not allow the line, with it dealt anew. `seed` is a few letters and
    digits, and never the match's.
    """
    best = Followed(content, (), is_dealt_anew=False)
    for number in range(DEALS if game.has_secrets else 1):
        start = dealt_anew(game, content, seat, f"{seed} {number}") if number else content
        nodes = _followed(game, start, ply, line, f"{seed}{number}")
        if len(nodes) > len(best.nodes):
            best = Followed(start, nodes, is_dealt_anew=number > 0)
        if len(nodes) == len(line):
            break
    return best


def _followed(game: Game[Any], content: bytes, ply: int, line: Sequence[int], seed: str) -> tuple[Node, ...]:
    nodes: list[Node] = []
    for index, action in enumerate(line):
        if action not in _legal_ids(game, content):
            break
        node, then = None, line[index + 1 : index + 2]
        for fall in range(FALLS):
            node = play_on(game, content, ply + index, game.actions[action], Chance(f"{seed}x{fall}"))
            if not node.is_by_chance or all(one in _legal_ids(game, node.content) for one in then):
                break
        assert node is not None
        nodes.append(node)
        content = node.content
    return tuple(nodes)


def _legal_ids(game: Game[Any], content: bytes) -> list[int]:
    if actor_of(content) is None:
        return []
    return list(game.legal_ids(np.frombuffer(bytearray(content), game.state)))


@dataclass(frozen=True)
class Fall:
    """Something that chance may bring, with a salt that brings it."""

    chance: Chance
    share: float  # of the salts tried
    events: list[Event]  # as the side that acts sees it


def falls(
    game: Game[Any], content: bytes, ply: int, action: Action, seed: str, *, deals_anew: bool, tries: int = TRIES
) -> list[Fall]:
    """What an action may bring, the likeliest first; salts begin with `seed`, a few letters and digits."""
    seat, found = actor_of(content), dict[str, list[Fall]]()
    for number in range(tries):
        chance = Chance(f"{seed}{number}", deals_anew)
        start = before(game, content, ply, chance)
        node = play_on(game, content, ply, action, chance)
        if not node.is_by_chance:  # then it is the same by every salt
            return [Fall(chance, 1.0, _seen(game, start, node, seat))]
        events = _seen(game, start, node, seat)
        key = json.dumps([event.model_dump(mode="json") for event in events])
        found.setdefault(key, []).append(Fall(chance, 0.0, events))
    falls = [Fall(alike[0].chance, len(alike) / tries, alike[0].events) for alike in found.values()]
    return sorted(falls, key=lambda fall: -fall.share)[:MOST_FALLS]


def _seen(game: Game[Any], start: bytes, node: Node, seat: int | None) -> list[Event]:
    then, now = (np.frombuffer(bytearray(content), game.state)[0] for content in (start, node.content))
    return game.narrate(then, node.action, now, seat)
