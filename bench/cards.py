"""`python -m bench.cards`: what each weapon card of the Mercenary Combat Simulator is worth, in games won.

One side holds the card in its hand from the first turn on; no other card is in the game, and `suggest` plays both
sides. Both put a character of the card's class into slot 1 (of each of its classes in turn), so that the class cancels
out and the card is all they differ in. Each deal is played twice, with the same coin and the same line-ups, the card
once in either side's hand. All maps of both modes have equal parts.

The card is dealt before anything has happened. In ordinary games whoever is losing spawns more often, draws no more
cards but equips more of them, and longer games see more cards; counting there who won with a card on the table would
take that for the card's own doing.

There are two measures, and a card should be within `LOWEST` and `HIGHEST` in both:

kept      slot 1 is filled with the class again whenever it is empty: the card is in use nearly all game long,
          which is the most it can do
drafted   slot 1 is filled again as `suggest` likes, and the card waits for the next character it is made for

Shares are of the games that somebody won; intervals are Wilson's, 95 %. What was measured is kept in
`bench/results/cards.json` with a digest of all it depends on (rules, card, stats, maps, games, seed) and is only
measured again when that changes, so an interrupted run goes on where it stopped.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any

import numba
import numpy as np
import typer
from rich.console import Console
from rich.progress import track
from rich.table import Table
from rich.text import Text

from fracas.core.entry import NOBODY, Ints, States, Tables, apply, setup, suggest
from fracas.core.kernels import fingerprint, rule
from fracas.core.rng import Rng, stream
from fracas.games.mercenary import Mercenary
from fracas.games.mercenary.data import STANDARD, CardData, find_cards, find_characters
from fracas.games.mercenary.maps import find_map
from fracas.games.mercenary.options import MercenaryOptions
from fracas.games.mercenary.rules.turns import can_pick
from fracas.games.mercenary.state import KIND_NAMES, PICK, Phase, Place
from fracas.lab.census import wilson

from . import machine, report

GAMES = 2400  # of a card in each measure
LOWEST, HIGHEST = 0.45, 0.57
NAME = "cards"
MEASURES = ("kept", "drafted")
MODES = ("capture_the_intel", "control_point")
OUT_OF_RANGE = 1
BAD_REQUEST = 2


@dataclass(frozen=True)
class Tally:
    """How games ended for the side with the card."""

    wins: int = 0
    losses: int = 0
    draws: int = 0

    @property
    def share(self) -> float:
        """Of the games somebody won; one half where nobody did."""
        return self.wins / (self.wins + self.losses) if self.wins + self.losses else 0.5

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share lies, with 95 % confidence."""
        return wilson(self.wins, self.wins + self.losses) if self.wins + self.losses else (0.0, 1.0)

    @property
    def is_balanced(self) -> bool:
        """Neither too good nor too bad a card."""
        return LOWEST <= self.share <= HIGHEST


def total(tallies: Iterable[Tally]) -> Tally:
    """All of them together."""
    found = list(tallies)
    return Tally(sum(t.wins for t in found), sum(t.losses for t in found), sum(t.draws for t in found))


Found = dict[str, dict[str, Tally]]  # by measure and variant


# The games -------------------------------------------------------------------------------------------------------


@rule
def deal_alone(s: np.record, card: int, side: int) -> None:
    """The card in a side's hand, all others out of the game."""
    for other in range(len(s.place)):
        s.place[other] = Place.BOX
    for place in range(len(s.deck)):
        s.deck[place] = 0
    s.deck_size = 0
    s.place[card] = Place.RED_HAND.value + side


@rule
def wants(s: np.record, kind: int, is_kept: int) -> bool:
    """Slot 1 is to be filled, and with this class."""
    is_time = s.phase == Phase.DRAFT or (is_kept != 0 and s.phase == Phase.FILL)
    return is_time and s.slot == 0 and can_pick(s, kind)


def card_games(
    states: States, tables: Tables, rng: Rng, card: int, kinds: Ints, is_kept: int, games: int, results: Ints
) -> None:
    """Play a card's games in `states[0]` (`states[1]` holds zeros); `results` counts losses, draws and wins."""
    t = tables[0]
    s = states[0]
    dealt = np.zeros(4, np.uint64)
    for game in range(games):
        side = game % 2
        kind = kinds[game // 2 % kinds.size]
        if side == 0:
            dealt[:] = rng
        else:
            rng[:] = dealt
        states[0] = states[1]
        s.winner = NOBODY
        setup(s, t, rng)
        deal_alone(s, card, side)
        while not s.over:
            a = PICK + kind - 1 if wants(s, kind, is_kept) else np.int64(suggest(s, t, rng))
            apply(s, t, a, rng)
        if s.winner == NOBODY:
            results[1] += 1
        else:
            results[2 if s.winner == side else 0] += 1


@cache
def player() -> Callable[..., None]:
    """The compiled loop."""
    i = numba.int64
    states, tables = numba.from_dtype(Mercenary.state)[::1], numba.from_dtype(Mercenary.tables_type)[::1]
    signature = numba.void(states, tables, numba.uint64[::1], i, i[::1], i, i, i[::1])
    return Mercenary.engine.bind(card_games, signature)


@cache
def variants() -> dict[str, Mercenary]:
    """Every map in every mode it is made for, with cards."""
    options = {name: MercenaryOptions.model_validate(given) for name, given in Mercenary.variants().items()}
    return {name: Mercenary(given) for name, given in options.items() if given.weapons}


def play(card: CardData, measure: str, variant: str, games: int, seed: str) -> Tally:
    """A card's games on one map."""
    game = variants()[variant]
    states, results = np.zeros(2, game.state), np.zeros(3, np.int64)
    kinds = np.array([KIND_NAMES.index(name) for name in card.classes], np.int64)
    chance = stream(f"{seed}/cards/{card.number}/{measure}/{variant}", 0)
    player()(states, game.tables, chance, card.number, kinds, int(measure == "kept"), games, results)
    losses, draws, wins = (int(count) for count in results)
    return Tally(wins, losses, draws)


def measure_card(card: CardData, games: int, seed: str) -> Found:
    """Both measures over all variants, whole pairs of games on each."""
    pairs, extra = divmod(games // 2, len(variants()))
    return {
        measure: {
            name: play(card, measure, name, 2 * (pairs + (index < extra)), seed)
            for index, name in enumerate(variants())
        }
        for measure in MEASURES
    }


def key_of(card: CardData, games: int, seed: str) -> str:
    """A digest of all the card's figures depend on."""
    rules = getattr(player(), "__name__")  # noqa: B009  # it ends with a digest of all it reaches
    maps = [
        (name, game.options.mode, game.options.map, find_map(game.options.map).text)
        for name, game in variants().items()
    ]
    return fingerprint(rules, repr(card), repr(find_characters(STANDARD)), repr(maps), games, seed)


# What is kept ----------------------------------------------------------------------------------------------------


def as_json(card: CardData, key: str, found: Found) -> dict[str, Any]:
    """The card, its shares, and the counts they are made of."""
    return {
        **card.model_dump(),
        "key": key,
        **{
            measure: {
                "share": round(total(tallies.values()).share, 4),
                "interval": [round(end, 4) for end in total(tallies.values()).interval],
                "by_mode": {mode: round(of_mode(tallies, mode).share, 4) for mode in MODES},
                "counts": {name: [tally.wins, tally.losses, tally.draws] for name, tally in tallies.items()},
            }
            for measure, tallies in found.items()
        },
    }


def from_json(row: dict[str, Any]) -> Found:
    """The counts of a row."""
    return {measure: {name: Tally(*counts) for name, counts in row[measure]["counts"].items()} for measure in MEASURES}


def of_mode(tallies: dict[str, Tally], mode: str) -> Tally:
    """The games of one mode."""
    return total(tally for name, tally in tallies.items() if variants()[name].options.mode == mode)


def kept_rows() -> dict[int, dict[str, Any]]:
    """What was measured before, by the card's number."""
    path = report.RESULTS / f"{NAME}.json"
    if not path.exists():
        return {}
    return {row["number"]: row for row in json.loads(path.read_text(encoding="utf-8"))["cards"]}


def write(rows: dict[int, dict[str, Any]], games: int, seed: str) -> None:
    """All rows, in the cards' order."""
    listing = [rows[number] for number in sorted(rows)]
    report.write_json(NAME, {"machine": machine.describe(), "games": games, "seed": seed, "cards": listing})


# The command -----------------------------------------------------------------------------------------------------


def main(
    card: Annotated[list[int] | None, typer.Option(help="This card only, by its number; may be repeated.")] = None,
    games: Annotated[int, typer.Option(min=12, help="Games of a card in each measure.")] = GAMES,
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "1",
) -> None:
    """Measure the cards, print a table, and exit with 1 if one is out of range."""
    cards = find_cards(STANDARD)
    for number in card or []:
        if not 1 <= number <= len(cards):
            Console(stderr=True).print(f"error: there is no card {number}; they are numbered 1 to {len(cards)}")
            raise typer.Exit(BAD_REQUEST)
    chosen = [found for found in cards if not card or found.number in card]
    began = time.perf_counter()
    rows = kept_rows()
    for one in track(chosen, "cards", console=Console(stderr=True), transient=True):
        key = key_of(one, games, seed)
        if rows.get(one.number, {}).get("key") != key:
            rows[one.number] = as_json(one, key, measure_card(one, games, seed))
            write(rows, games, seed)
    shown = {one.name: from_json(rows[one.number]) for one in chosen}
    console = report.page()
    console.print(cards_table(shown, games))
    odd = [name for name, found in shown.items() if not all(total(t.values()).is_balanced for t in found.values())]
    within = f"within {LOWEST:.0%} and {HIGHEST:.0%}"
    console.print(f"{time.perf_counter() - began:.0f} s. Not {within}: {', '.join(odd) if odd else 'none'}.")
    if odd:
        raise typer.Exit(OUT_OF_RANGE)


def cards_table(shown: dict[str, Found], games: int) -> Table:
    """A row for each card."""
    table = Table(title=f"Games won with a card against none, {games:,} games a measure", title_justify="left")
    table.add_column("card", no_wrap=True)
    for measure in MEASURES:
        for heading in (measure, "95 % interval", "intel", "points"):
            table.add_column(heading, justify="right", no_wrap=True)
    for name, found in shown.items():
        table.add_row(name, *(cell for tallies in found.values() for cell in cells(tallies)))
    return table


def cells(tallies: dict[str, Tally]) -> list[Text]:
    """One measure: the share, its interval, the shares by mode."""
    together = total(tallies.values())
    low, high = together.interval
    figures = [f"{together.share:.1%}", f"{low:.1%}-{high:.1%}"]
    figures += [f"{of_mode(tallies, mode).share:.1%}" for mode in MODES]
    return [Text(figure, "" if together.is_balanced else "bold red") for figure in figures]


if __name__ == "__main__":
    typer.run(main)
