"""The course of a match, and of a campaign: matches until one side has won two."""

from __future__ import annotations

import numpy as np

from fracas.core.kernels import rule, wide
from fracas.core.rng import Rng, below, shuffle

from ..state import (
    DRAWN_SERIES,
    LOSER_WINDOW,
    MICROBACTS,
    MOST_DRAWN,
    WINNER_WINDOW,
    WINS_NEEDED,
    Ending,
    Phase,
    Setter,
    Target,
)

TARGETS = 3


@rule
def deal(s: np.record, t: np.record, rng: Rng) -> None:
    """A fresh match of `s.target` with `s.first` starting: empty board, full stock, the circle shuffled.

    The second player is asked for the Inception (ruling `second-player-sets-inception`), or as an option says.
    """
    spots = wide(t.spots)
    s.circle[:] = -1
    for spot in range(spots):
        s.circle[spot] = wide(t.smallest) + spot
    shuffle(rng, s.circle, spots)  # ruling `circle-by-chance`
    s.taken[:] = 0
    s.head = 0
    s.passes = 0
    s.swapped = 0
    for seat in range(2):
        s.tokens[seat] = 1
        for kind in range(MICROBACTS):
            s.micro[seat, kind] = 1
    clear_board(s, t)
    if t.inception < 0:
        s.head = below(rng, spots)
        s.phase = Phase.TURN
        s.actor = s.first
    else:
        s.phase = Phase.INCEPTION
        s.actor = inception_setter(s, t)


@rule
def inception_setter(s: np.record, t: np.record) -> int:
    """The seat that is asked for the Inception."""
    return wide(s.first) if t.inception == Setter.FIRST else 1 - wide(s.first)


@rule
def clear_board(s: np.record, t: np.record) -> None:
    """Nothing lies on the board."""
    for seat in range(2):
        s.down[seat] = 0
        for word in range(wide(t.words)):
            s.plain[seat, word] = t.empty[seat, word]
            s.joined[seat, word] = 0
    s.placed_count = 0
    s.placed[:] = 0
    s.placed_by[:] = 0
    s.owner[:] = 0
    s.dots[:, :] = 0


@rule
def end_match(s: np.record, t: np.record, winner: int, ending: int, rng: Rng) -> None:
    """A match is over: so is the game, or the campaign goes on."""
    if t.target != Target.CAMPAIGN:
        s.over = 1
        s.winner = winner
        s.ending = ending
    elif winner >= 0:
        _decide(s, winner)
    else:
        _replay(s, t, rng)


@rule
def _decide(s: np.record, winner: int) -> None:
    """Two wins take it all; else the loser chooses the next target (ruling `loser-chooses-other-target`).

    The loser now looks at five pieces, the winner at three (ruling `windows-five-and-three`).
    """
    loser = 1 - winner
    s.wins[winner] += 1
    s.drawn = 0
    if s.wins[winner] == WINS_NEEDED:
        s.over = 1
        s.winner = winner
        s.ending = Ending.CAMPAIGN_WON
        return
    s.window[loser] = LOSER_WINDOW
    s.window[winner] = WINNER_WINDOW
    s.chooser = loser
    s.actor = loser
    s.phase = Phase.TARGET


@rule
def _replay(s: np.record, t: np.record, rng: Rng) -> None:
    """A drawn match is played again (ruling `drawn-match-replayed`); four in a row bring another target.

    The last chooser chooses it, or chance while no match was decided (ruling `drawn-series-changes-target`). Twelve in
    a row end the campaign undecided (ruling `campaign-drawn-out`).
    """
    s.drawn += 1
    if s.drawn == MOST_DRAWN:
        s.over = 1
        s.ending = Ending.CAMPAIGN_DRAWN
    elif wide(s.drawn) % DRAWN_SERIES != 0:
        next_match(s, t, wide(s.target), rng)
    elif s.chooser >= 0:
        s.actor = s.chooser
        s.phase = Phase.TARGET
    else:
        next_match(s, t, (wide(s.target) + 1 + below(rng, TARGETS - 1)) % TARGETS, rng)


@rule
def next_match(s: np.record, t: np.record, target: int, rng: Rng) -> None:
    """Deal the next match; the other side starts (ruling `starters-alternate`)."""
    s.target = target
    s.match += 1
    s.first = 1 - s.first
    deal(s, t, rng)
