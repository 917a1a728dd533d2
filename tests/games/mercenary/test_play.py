"""Whole games: invariants, properties, the baseline bot, the rules page."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import numpy as np
import pytest

import tests.games.mercenary as here
from fracas.core import rng
from fracas.games.mercenary import Mercenary
from fracas.games.mercenary.data import TERMS, CardData, find_cards, find_characters
from fracas.games.mercenary.facts import says
from fracas.games.mercenary.maps import map_names
from fracas.games.mercenary.state import KIND_NAMES, UNITS, Ending, Place

from .desk import lay, play, texts

VARIANTS = Mercenary.variants()


def run(variant: str, games: int, sensible: bool) -> np.ndarray[tuple[int, ...], np.dtype[np.int64]]:
    """Results by ending, winner + 1 and starter; a broken invariant fails."""
    game = Mercenary.with_options(VARIANTS[variant])
    results = np.zeros((len(Ending), 3, 2), np.int64)
    lengths, fault = np.zeros(2, np.int64), np.zeros(3, np.int64)
    states, out = np.zeros(2, game.state), game.engine.legal_room()
    stream = rng.stream(variant, 1)
    game.engine.audited_games(states, game.tables, stream, out, games, int(sensible), results, lengths, fault)
    assert not fault.any(), (variant, fault)
    assert lengths[1] <= game.card.longest
    return results


@pytest.mark.parametrize("variant", VARIANTS)
def test_random_games_break_no_invariant(variant: str) -> None:
    assert run(variant, 25, sensible=False).sum() == 25


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_baseline_bot_brings_games_to_a_real_end(variant: str) -> None:
    games = 120
    results = run(variant, games, sensible=True)
    decided = int(results[:, 1:, :].sum())
    assert decided >= 0.8 * games
    for winner in (1, 2):  # 60 % and three standard deviations of so few games
        assert results[:, winner, :].sum() <= 0.74 * games


def random_states(variant: str, games: range) -> Iterator[tuple[np.record, np.record]]:
    """Each state of some random games with the one after it; copies, so that they can be compared."""
    game = Mercenary.with_options(VARIANTS[variant])
    out = game.engine.legal_room()
    for number in games:
        states, stream = game.blank(), rng.stream(f"properties/{variant}", number)
        game.engine.setup_at(states, 0, game.tables, stream)
        while not states[0].over:
            before = states.copy()
            n = game.engine.legal_at(states, 0, game.tables, out)
            game.engine.apply_at(states, 0, game.tables, int(out[rng.below(stream, n)]), stream)
            yield before[0], states.copy()[0]


def invincible(s: np.record) -> set[int]:
    medics = [u for u in range(UNITS) if s.unit[u].uber > 0]
    return {*medics, *(int(s.unit[u].partner) for u in medics if s.unit[u].partner >= 0)}


#   Properties written anew in plain Python, beside the audit: a second pair of eyes.


@pytest.mark.parametrize("variant", ["depot-intel", "quarry-points"])
def test_properties_of_random_states(variant: str) -> None:
    stats = [0, *(stats.health for stats in find_characters("standard").values())]
    more = {card.number: card.effects.get("health", 0) for card in find_cards("standard")}
    seen = 0
    for _, s in islice(random_states(variant, range(1)), None, None, 4):
        out = [u for u in range(UNITS) if s.unit[u].up and not s.unit[u].cloaked]
        cells = [int(s.unit[u].cell) for u in out]
        assert len(cells) == len(set(cells))  # nobody shares a space
        for u in range(UNITS):
            q = s.unit[u]
            assert bool(q.up) <= (1 <= q.health <= stats[int(q.kind)] + more.get(int(q.card), 0))
        for side in range(2):
            kinds = [int(s.unit[side * 12 + index].kind) for index in range(12)]
            assert all(kinds.count(kind) <= 2 for kind in range(1, 11))  # at most two of a class, and two Sentries
            carrier = int(s.intel_carrier[side])
            if variant == "depot-intel":  # a carried intel is in one place: with somebody of the other side
                assert (carrier >= 0) != (s.intel_cell[side] >= 0)
                assert carrier < 0 or (carrier in out and carrier // 12 != side and carrier % 12 < 6)
        cards = [*s.deck[: s.deck_size].tolist(), *(int(q.card) for q in s.unit if q.card)]
        held = [card for card in range(1, 41) if s.place[card] in (Place.RED_HAND, Place.BLU_HAND)]
        assert sorted(cards + held) == list(range(1, 41))  # every card is somewhere, once
        seen += 1
    assert seen > 300


def test_ubered_characters_take_no_damage() -> None:
    watched = 0
    for before, after in random_states("twin-gullies-intel", range(4, 6)):
        for u in invincible(before) & invincible(after):
            if after.unit[u].up and before.unit[u].card == after.unit[u].card:
                assert after.unit[u].health >= before.unit[u].health
                watched += 1
    assert watched > 20


def test_the_score_never_falls_and_grows_at_the_end_of_a_round_only() -> None:
    gains = 0
    for before, after in random_states("quarry-points", range(2)):
        grown = [int(after.score[side]) - int(before.score[side]) for side in range(2)]
        assert min(grown) == 0
        if max(grown) > 0:
            gains += 1
            held = [sum(int(holder) == side + 1 for holder in after.point) for side in range(2)]
            assert after.over or after.round_number == before.round_number + 1
            assert after.over or max(grown) == abs(held[0] - held[1])
    assert gains > 0


def test_the_baseline_bot_walks_home_with_the_intel() -> None:
    match = lay({"red-1": "scout c4", "blu-1": "heavy i5"}, intel={"blu": {"cell": None, "carrier": "red-1"}})
    for ply in range(3):
        choice = match.game.engine.suggest_at(match.state, 0, match.game.tables, rng.stream("home", ply))
        match.play(int(choice))
    assert match.outcome is not None
    assert match.outcome.winner_name == "red"


def test_the_baseline_bot_shoots_whom_it_can_kill() -> None:
    match = lay({"red-1": "soldier e3", "blu-1": "heavy e4", "blu-2": "scout e5 health=2"})
    choice = match.game.engine.suggest_at(match.state, 0, match.game.tables, rng.stream("kill", 1))
    assert match.game.actions[int(choice)].text == "attack blu-2"


def test_the_baseline_bot_cloaks_a_spy_who_has_just_taken_a_card_as_any_other() -> None:
    homes = {"red": {"cell": "b1"}, "blu": {"cell": "l11"}}
    bare = lay({"red-1": "spy k1"}, on="depot", intel=homes)
    holding = lay({"red-1": "spy k1"}, on="depot", intel=homes, hands={"red": [37]})
    equipped = play(holding, "equip 37")
    for match in (bare, equipped):
        engine, tables = match.game.engine, match.game.tables
        choices = [int(engine.suggest_at(match.state, 0, tables, rng.stream("cloak", ply))) for ply in range(20)]
        assert {match.game.actions[choice].kind for choice in choices} == {"cloak", "move"}


def test_action_texts_are_plain_words() -> None:
    known = Mercenary.with_options({}).ids_by_text
    for text in (
        "pick scout",
        "move n",
        "jump w",
        "attack blu-3",
        "attack blu-3 with weapon",
        "attack red-sentry-2",
        "heal 2",
        "uber 2",
        "repair 6",
        "sticky se",
        "detonate",
        "build se",
        "give 3",
        "equip 12",
        "unequip",
        "cloak",
        "stay cloaked",
        "uncloak to f4",
        "swap to spy",
        "end",
    ):
        assert text in known
    assert len(texts(lay({"red-1": "scout e3"}))) == 10


# The rules page --------------------------------------------------------------------------------------------------

PAGE = Mercenary.rules_text()
RULINGS = re.findall(r"`([a-z-]+)`", PAGE.split("## Rulings")[1].split("## What was made")[0])


def card_row(card: CardData) -> str:
    """What the page says of a card."""
    start = f"| {card.number} | {card.name} | {card.kind} | {', '.join(card.classes)} | "
    return next(line.removeprefix(start).removesuffix(" |") for line in PAGE.splitlines() if line.startswith(start))


@pytest.mark.wording
def test_the_page_says_of_a_card_what_the_card_says() -> None:
    plain = str.maketrans("−’", "-'")  # as the page writes them
    for card in find_cards("standard"):
        assert card_row(card) == "; ".join(Mercenary.texts().say(part) for part in says(card)).translate(plain)


def test_the_page_lists_all_characters_cards_effects_and_maps() -> None:
    for name, stats in find_characters("standard").items():
        row = next(line for line in PAGE.splitlines() if line.startswith(f"| {name.capitalize()} |"))
        shown = [cell.strip(" *") for cell in row.split("|")[2:7]]
        assert shown == [str(n) for n in (stats.health, stats.speed, stats.attack, stats.range, stats.charge or "-")]
    for card in find_cards("standard"):
        assert card_row(card)
    for effect in TERMS:
        assert f"| `{effect.name.lower()}` |" in PAGE
    for name in map_names():
        assert f"| `{name}` (" in PAGE
    assert all(name.capitalize() in PAGE for name in KIND_NAMES[1:])


def test_every_ruling_of_the_page_has_a_test_and_a_place_in_the_source() -> None:
    assert len(RULINGS) == len(set(RULINGS)) > 60
    folder = Path(str(here.__file__)).parent
    tested = "".join(file.read_text(encoding="utf-8") for file in folder.glob("test_*.py"))
    package = Path(str(__import__("fracas.games.mercenary", fromlist=["x"]).__file__)).parent
    source = "".join(file.read_text(encoding="utf-8") for file in package.rglob("*.py"))
    for ruling in RULINGS:
        assert f"def test_ruling_{ruling.replace('-', '_')}(" in tested, ruling
        assert f"`{ruling}`" in source, ruling
