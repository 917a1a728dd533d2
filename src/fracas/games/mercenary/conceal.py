"""What a seat cannot know: the order of the deck, and the cards of the other hand that never lay open."""

from __future__ import annotations

import numpy as np

from fracas.core.kernels import rule, wide
from fracas.core.rng import Rng, shuffle

from .state import CARDS, SIDES, Place


@rule
def is_secret(s: np.record, card: int, seat: int) -> bool:
    """Ruling `returned-cards-are-known`: a card that has been equipped once is never a secret again."""
    if s.place[card] == Place.DECK:
        return True
    is_in_hand = s.place[card] == Place.RED_HAND or s.place[card] == Place.BLU_HAND
    return bool(is_in_hand and s.seen[card] == 0 and s.place[card] != Place.RED_HAND.value + seat)


@rule
def conceal(s: np.record, t: np.record, seat: int, rng: Rng) -> None:
    """Deal the unknown cards anew: as many to each hand and to the deck as before. A spectator knows no hand."""
    unknown = np.empty(CARDS, np.int8)
    counts = np.empty(SIDES, np.int8)
    for side in range(SIDES):
        counts[side] = 0
    n = wide(0)
    for card in range(1, int(t.cards) + 1):
        if is_secret(s, card, seat):
            if s.place[card] != Place.DECK:
                counts[wide(s.place[card]) - Place.RED_HAND.value] += 1
            unknown[n] = card
            n += 1
    shuffle(rng, unknown, n)
    for k in range(int(s.deck_size)):
        n -= 1
        s.deck[k] = unknown[n]
        s.place[unknown[n]] = Place.DECK
    for side in range(SIDES):
        for _ in range(wide(counts[side])):
            n -= 1
            s.place[unknown[n]] = Place.RED_HAND.value + side
