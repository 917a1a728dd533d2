"""What previews and the goal ask of the rules: how many placements a side has, after which it can never place again."""

from __future__ import annotations

import numpy as np

from fracas.core.entry import Ints
from fracas.core.kernels import rule, wide

from .rules.campaign import clear_board
from .rules.placing import lay, list_placements, pieces_left, placeable
from .rules.turns import apply
from .state import MOST_LEGAL, PIECES, Phase, State

_NOTHING = np.uint64(0)


@rule
def last_placements(s: np.record, t: np.record, asked: Ints, answers: Ints) -> None:
    """1 for each placement of the actor after which the match goes on and no piece that is left fits for the actor.

    The board only fills, so whoever has nothing to place then never has anything again. Of `s` the pieces laid are
    read, not what follows from them.
    """
    seat = wide(s.actor)
    trials = np.empty(2, State)  # the board as it is, and with a placement
    trials[0] = s
    lay_again(s, t, trials[0])
    rng = np.zeros(4, np.uint64)  # a placement in time_factor draws nothing
    for k in range(asked.size):
        trials[1] = trials[0]
        apply(trials[1], t, asked[k], rng)
        goes_on = not trials[1].over and trials[1].phase == Phase.TURN
        if goes_on and not can_ever_place(trials[1], t, seat):
            answers[k, 0] = 1


@rule
def placements_left(s: np.record, t: np.record, asked: Ints, answers: Ints) -> None:
    """For each seat how many placements it would have if it were its turn. Of `s` the pieces laid are read."""
    trial = np.empty(1, State)
    trial[0] = s
    lay_again(s, t, trial[0])
    out = np.empty(MOST_LEGAL, np.int64)
    for k in range(asked.size):
        answers[k, 0] = list_placements(trial[0], t, asked[k], out)


@rule
def lay_again(s: np.record, t: np.record, trial: np.record) -> None:
    """Lay the pieces of `s` one after another; `trial` is modified in place."""
    clear_board(trial, t)
    for index in range(wide(s.placed_count)):
        lay(trial, t, wide(s.placed_by[index]), wide(s.placed[index]))
        trial.placed[index] = s.placed[index]
        trial.placed_by[index] = s.placed_by[index]
    trial.placed_count = s.placed_count


@rule
def can_ever_place(s: np.record, t: np.record, seat: int) -> bool:
    """Some piece of the circle, offered or not, or a microbact can be laid."""
    left = pieces_left(s, t, seat)
    for piece in range(PIECES):
        if (left >> piece) & 1:
            for word in range(wide(t.first_word[piece]), wide(t.first_word[piece + 1])):
                if placeable(s, seat, word) != _NOTHING:
                    return True
    return False


questions = (last_placements, placements_left)
