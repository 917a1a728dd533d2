"""The English sentences of facts, what cards say, and what is said of an action that is refused."""

from __future__ import annotations

import re

import pytest

from fracas.core.errors import IllegalAction
from fracas.core.facts import Event, Fact
from fracas.core.texts import languages_of
from fracas.games.mercenary import Mercenary
from fracas.games.mercenary.data import TERMS
from fracas.games.mercenary.facts import CardEffect, WeaponCard
from fracas.games.mercenary.facts.events import (
    Attacked,
    Captured,
    Drew,
    Hurt,
    IntelLies,
    IntelTaken,
    OfUnit,
    OnSpace,
    Passage,
    Towards,
)
from fracas.games.mercenary.facts.previews import Equips
from fracas.games.mercenary.state import Effect
from tests.support import told

from .desk import lay, named

pytestmark = pytest.mark.wording

SCOUT, HEAVY, ENGINEER = named("red-1", "scout"), named("blu-1", "heavy"), named("red-1", "engineer")
SENTRY = named("red-sentry-1", "sentry")
SOLES = WeaponCard(number=8, name="Cork Soles")
EVENTS: dict[str, Event] = {
    "Red 1 (Scout) attacks Blu 1 (Heavy).": Attacked(unit=SCOUT, target=HEAVY, card=None),
    "Blu 1 (Heavy) takes 3 damage and has 9 health left.": Hurt(unit=HEAVY, amount=3, health=9, by_fire=False),
    "Blu 1 (Heavy) takes 1 damage from the fire and has 11 health left.": Hurt(
        unit=HEAVY, amount=1, health=11, by_fire=True
    ),
    "Blu 1 (Heavy) is defeated.": OnSpace(kind="defeated", unit=HEAVY, cell="a1"),
    "Red 1 (Scout) moves to d2.": Passage(kind="moved", unit=SCOUT, origin="e2", cell="d2"),
    "Blu 1 (Heavy) cannot spawn: the spawn point is taken.": OfUnit(kind="blocked", unit=HEAVY),
    "Red 1 (Engineer) builds a Sentry on e2.": OnSpace(kind="built", unit=ENGINEER, cell="e2"),
    "Red’s Sentry 1 on a7 is destroyed.": OnSpace(kind="destroyed", unit=SENTRY, cell="a7"),
    "Red’s Sentry 1 is sapped.": OfUnit(kind="sapped", unit=SENTRY),
    "Red 1 (Engineer) takes the sapper off Red’s Sentry 1.": Towards(kind="unsapped", unit=ENGINEER, target=SENTRY),
    "Blu 1 (Heavy) hands the intel to Red 1 (Scout).": Towards(kind="gave", unit=HEAVY, target=SCOUT),
    "Red 1 (Scout) takes Blu’s intel.": IntelTaken(unit=SCOUT, side="blu"),
    "Blu’s intel lies on e4.": IntelLies(kind="intel-dropped", side="blu", cell="e4"),
    "Red captures point 2.": Captured(side="red", point=2),
    "Red draws the Cork Soles.": Drew(side="red", card=SOLES),
    "Blu draws a card.": Drew(side="blu", card=None),
}


@pytest.mark.parametrize(("sentence", "fact"), EVENTS.items())
def test_sentence(sentence: str, fact: Fact) -> None:
    assert told(Mercenary, fact) == sentence


def test_the_preview_of_a_card_says_what_it_says() -> None:
    foreseen = Equips(
        card=SOLES,
        says=[
            CardEffect(kind="effect-soft_landing", n=1, less=False),
            CardEffect(kind="effect-speed", n=1, less=False),
            CardEffect(kind="effect-health", n=1, less=True),
        ],
    )
    assert told(Mercenary, foreseen) == "Cork Soles: jumps do no damage; +1 speed; −1 health"
    assert Mercenary.texts("de").say(foreseen) == "Korksohlen: Sprünge schaden nicht; +1 Tempo; −1 Leben"


def test_a_refusal_is_a_sentence() -> None:
    with pytest.raises(IllegalAction, match="'heal 2' is not legal now: only a Medic can do that, and this is a Heavy"):
        lay({"red-1": "heavy e3"}).play("heal 2")
    match = lay({"blu-1": "heavy e3"}, phase="fill")
    with pytest.raises(IllegalAction, match="first answer this: Red, slot 1 is empty: choose a character"):
        match.play("move n")


def effect_words(effect: Effect, n: int, language: str = "en") -> str:
    problems: list[Exception] = []
    fact = CardEffect(kind=f"effect-{effect.name.lower()}", n=abs(n), less=n < 0)
    words = Mercenary.texts(language).say(fact, problems)
    assert problems == []
    return words


def test_what_cards_say_reads_well() -> None:
    assert effect_words(Effect.SHIELD, 1) == "the first hit after equipping does nothing"
    assert effect_words(Effect.SHIELD, 2) == "the first 2 hits after equipping do nothing"
    assert [effect_words(Effect.SPEED, n) for n in (-2, 1)] == ["−2 speed", "+1 speed"]
    for effect, term in TERMS.items():
        assert not re.search(r"\b1 (hits|steps|spaces|turns|characters)\b", effect_words(effect, 1)), term
        for language in languages_of(Mercenary):
            assert term.highest == 1 or str(term.highest) in effect_words(effect, term.highest, language)
