"""Weapon cards: drawing, equipping and taking off."""

from __future__ import annotations

import numpy as np

from fracas.core.kernels import rule

from ..state import Attack, Effect, Place
from .units import add_charge, effect_of, full_charge, most_health, side_of, take_card_back


@rule
def draw_card(s: np.record, side: int) -> None:
    """The top of the deck goes into the hand unasked; rulings `drawing-is-automatic`, `empty-deck-gives-nothing`."""
    if s.deck_size > 0:
        s.deck_size -= 1
        s.place[s.deck[s.deck_size]] = Place.RED_HAND.value + side
        s.deck[s.deck_size] = 0


@rule
def can_change(s: np.record, t: np.record, u: int) -> bool:
    """On the own spawn only; ruling `one-change-a-turn`."""
    q = s.unit[u]
    return bool(s.changed == 0 and q.cloaked == 0 and q.cell == t.spawn[side_of(u)])


@rule
def is_at_hand(s: np.record, t: np.record, u: int, card: int) -> bool:
    """The card is in the side's hand and made for the character's class."""
    return bool(s.place[card] == Place.RED_HAND.value + side_of(u) and t.fits[card, s.unit[u].kind] != 0)


@rule
def equip(s: np.record, t: np.record, u: int, card: int) -> None:
    """Carry a card instead of the one before; ruling `health-card-on-spawn-turn`."""
    unequip(s, t, u)
    q = s.unit[u]
    q.card = card
    s.place[card] = Place.IN_USE
    s.seen[card] = 1
    q.shield = effect_of(s, t, u, Effect.SHIELD)
    if s.spawned != 0:
        q.health = max(1, int(q.health) + effect_of(s, t, u, Effect.HEALTH))
        add_charge(s, t, u, effect_of(s, t, u, Effect.PRIMED))
    cut_to_limits(s, t, u)


@rule
def unequip(s: np.record, t: np.record, u: int) -> None:
    """The card returns to the hand; health and charge are cut to the new limits.

    Ruling `double-attack-ends-with-its-card`: the second attack is lost with the card that gave it.
    """
    s.changed = 1
    if s.attack == Attack.AGAIN:
        s.attack = Attack.SPENT
    take_card_back(s, u)
    s.unit[u].shield = 0
    cut_to_limits(s, t, u)


@rule
def cut_to_limits(s: np.record, t: np.record, u: int) -> None:
    """Nobody has more health or charge than the maximum."""
    q = s.unit[u]
    q.health = min(int(q.health), most_health(s, t, u))
    q.charge = min(int(q.charge), full_charge(s, t, u))
