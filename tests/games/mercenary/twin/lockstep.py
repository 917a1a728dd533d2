"""The game and its twin side by side."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass, field
from random import Random
from typing import Any

import fracas
from fracas import Match
from fracas.games.mercenary import Mercenary

from . import game, likeness, scenes
from .likeness import Facts
from .players import Player
from .table import Table

LAST = 12  # so many actions are told when the two disagree


class Disagreement(AssertionError):
    """The game and the twin part ways."""


@dataclass
class Recording:
    """A game as it was: its start, and after every action what was legal and how it stood."""

    start: Table
    actions: list[str] = field(default_factory=list)
    legal: list[list[str]] = field(default_factory=list)
    facts: list[Facts] = field(default_factory=list)

    def fresh(self) -> Table:
        """The start once more, to play on; the ground is shared."""
        return deepcopy(self.start, {id(self.start.ground): self.start.ground})

    def note(self, match: Match) -> None:
        self.legal.append(sorted(action.text for action in match.legal()))
        self.facts.append(likeness.of_position(match.position()["state"]))

    def compare(self, table: Table, after: int) -> None:
        """The twin against the game, after so many actions."""
        ours, theirs = sorted(game.legal(table)), self.legal[after]
        found = likeness.differences(likeness.of_twin(table), self.facts[after])
        if ours != theirs:
            found.append(f"legal: only twin {sorted({*ours} - {*theirs})}, only game {sorted({*theirs} - {*ours})}")
        if found:
            last = ", ".join(self.actions[max(0, after - LAST) : after])
            raise Disagreement(f"after {after} actions ({last}): {'; '.join(found)}")


def play_beside_twin(options: dict[str, Any], seed: int, player: Player, most: int = 100_000) -> Recording:
    """A game from the draft on; the coin and the deck are handed over."""
    match = fracas.new("mercenary", seed=seed, **options)
    start = match.position()
    return go_on(
        match, game.deal(start["options"], start["state"]["first"], start["state"]["deck"]), seed, player, most
    )


def play_scene(options: dict[str, Any], seed: int, player: Player, most: int) -> Recording:
    """A game that begins in full swing."""
    plain = Mercenary.with_options(options)
    table = scenes.random_scene(Random(seed), plain.options.model_dump())
    match = Match.from_position(plain, likeness.of_twin(table), seed=seed)
    return go_on(match, table, seed, player, most)


def go_on(match: Match, start: Table, seed: int, player: Player, most: int) -> Recording:
    """Hold legal actions and the whole position against the twin's after every action."""
    record, draw = Recording(start), Random(seed)
    table = record.fresh()
    record.note(match)
    record.compare(table, 0)
    while match.outcome is None and len(record.actions) < most:
        text = player(table, record.legal[-1], draw)
        match.play(text)
        game.play(table, text)
        record.actions.append(text)
        record.note(match)
        record.compare(table, len(record.actions))
    return record


def replay_twin(record: Recording) -> None:
    """The same without the game, for a twin that has been tampered with."""
    table = record.fresh()
    record.compare(table, 0)
    for after, text in enumerate(record.actions, 1):
        game.play(table, text)
        record.compare(table, after)
