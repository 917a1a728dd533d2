"""The invariants of a state."""

from __future__ import annotations

import numpy as np

from fracas.core.kernels import rule, wide

from .state import (
    ACTION_LIMIT,
    DIRECTIONS,
    GONE,
    LINES,
    MOST_MACHINES,
    MOST_OBSTACLES,
    MOST_TOKENS,
    PANEL,
    SQUARES,
    WAITING,
    Ending,
    Invariant,
    Obstacle,
)


@rule
def audit(s: np.record, t: np.record) -> int:
    """0, or the number of the first invariant the state breaks."""
    if not _tokens_are_sound(s, t):
        return Invariant.TOKENS_ON_SQUARES_OF_THEIR_OWN.value
    if not _machines_are_sound(s, t):
        return Invariant.MACHINES_ON_SQUARES_OF_THEIR_OWN.value
    if not _machines_enter_in_order(s, t):
        return Invariant.MACHINES_ENTER_IN_ORDER.value
    if not _unused_is_zero(s, t):
        return Invariant.UNUSED_FIELDS_ARE_ZERO.value
    if not _obstacles_are_sound(s, t):
        return Invariant.OBSTACLES_ON_LINES_OF_THEIR_OWN.value
    if not _obstacles_in_order(s, t):
        return Invariant.OBSTACLES_ARE_PLACED_IN_ORDER.value
    if not _panel_is_sound(s):
        return Invariant.PANEL_FITS_THE_CONTROLLER.value
    if not _play_waits_for_obstacles(s, t):
        return Invariant.NOTHING_MOVES_BEFORE_THE_OBSTACLES_LIE.value
    if s.played < 0 or s.played > ACTION_LIMIT or (s.played == ACTION_LIMIT and not s.over):
        return Invariant.ACTIONS_WITHIN_THE_LIMIT.value
    if s.heat < 0 or s.heat > t.heat_end or s.power < 0 or s.power > t.power_end or s.cooling < 0 or s.cooling > 1:
        return Invariant.TRACKS_IN_RANGE.value
    if not _ending_fits(s, t):
        return Invariant.ENDING_FITS_THE_STATE.value
    return 0


@rule
def _tokens_are_sound(s: np.record, t: np.record) -> bool:
    for i in range(int(t.tokens)):
        square = wide(s.token_at[i])
        if square < 0 or square >= SQUARES or not t.on_board[square] or s.facing[i] < 0 or s.facing[i] >= DIRECTIONS:
            return False
        for j in range(i):
            if s.token_at[j] == square:
                return False
    return True


@rule
def _machines_are_sound(s: np.record, t: np.record) -> bool:
    for i in range(int(t.machines)):
        place = wide(s.place[i])
        if place < WAITING or place > GONE:
            return False
        if place != WAITING and place != GONE:
            if not t.on_board[place - 1]:
                return False
            for j in range(i):
                if s.place[j] == place:
                    return False
    return True


@rule
def _machines_enter_in_order(s: np.record, t: np.record) -> bool:
    for i in range(1, int(t.machines)):
        if t.home[i] == t.home[i - 1] and s.place[i - 1] == WAITING and s.place[i] != WAITING:
            return False
    return True


@rule
def _unused_is_zero(s: np.record, t: np.record) -> bool:
    for i in range(int(t.machines), MOST_MACHINES):
        if s.place[i] != 0:
            return False
    for i in range(int(t.tokens), MOST_TOKENS):
        if s.token_at[i] != 0 or s.facing[i] != 0:
            return False
    for i in range(int(t.obstacles), MOST_OBSTACLES):
        if s.obstacle[i] != 0 or s.line[i] != 0:
            return False
    return s.actor == 0  # type: ignore[no-any-return]


@rule
def _obstacles_are_sound(s: np.record, t: np.record) -> bool:
    for i in range(int(t.obstacles)):
        line = wide(s.line[i]) - 1
        if s.obstacle[i] != Obstacle.BARRIER and s.obstacle[i] != Obstacle.DRAIN:
            return False
        if line < -1 or line >= LINES or (line >= 0 and not t.is_line[line]):
            return False
        for j in range(i):
            if line >= 0 and s.line[j] == line + 1:
                return False
    return True


@rule
def _obstacles_in_order(s: np.record, t: np.record) -> bool:
    in_order = True
    for i in range(1, int(t.obstacles)):
        if s.line[i] != 0 and s.line[i - 1] == 0:
            in_order = False
    return in_order


@rule
def _panel_is_sound(s: np.record) -> bool:
    if s.controller < 0 or s.controller > PANEL:
        return False
    for cell in range(PANEL):
        if s.flipped[cell] < 0 or s.flipped[cell] > 1 or (s.controller == 0 and s.flipped[cell] != 0):
            return False
    return True


@rule
def _play_waits_for_obstacles(s: np.record, t: np.record) -> bool:
    if t.obstacles == 0 or s.line[int(t.obstacles) - 1] != 0:
        return True
    for i in range(int(t.machines)):
        if s.place[i] != WAITING:
            return False
    return s.played == 0 and s.controller == 0 and s.power == 0  # type: ignore[no-any-return]


@rule
def _ending_fits(s: np.record, t: np.record) -> bool:
    """Won exactly when every machine is through; otherwise lost exactly when a track or the count says so."""
    through = True
    for i in range(int(t.machines)):
        if s.place[i] != GONE:
            through = False
    if through:
        return bool(s.over == 1 and s.winner == 0 and s.ending == Ending.ALL_THROUGH)
    if s.winner != -1 or s.over != (s.ending != Ending.NONE) or s.ending == Ending.ALL_THROUGH:
        return False
    is_out = s.power == t.power_end
    is_hot = s.heat == 0 or s.heat == t.heat_end
    if s.ending == Ending.OUT_OF_POWER:
        return is_out and not is_hot
    if s.ending == Ending.OVERHEATED:
        return is_hot and not is_out
    if is_out or is_hot:
        return False
    return bool((s.played == ACTION_LIMIT) == (s.ending == Ending.ACTION_LIMIT))
