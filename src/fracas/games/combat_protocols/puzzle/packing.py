"""States packed into one or two words for the solver, equal for states that differ only by a symmetry.

What makes no difference to how a game can go on, and so is packed alike:
- which of several tokens stands where, and which of several machines with the same heading;
- turns and mirror images of the board that leave its locations and the mission's starts as they are;
- the two panel cells of a kind: exchanging them changes nothing;
- the Heat marker at h pointing up and at the mirrored space pointing down: only the room ahead counts.

The Power marker is not in the words: it is the state's `slack`. Of two states with equal words, the one with more
power left can do whatever the other can.

    one or two words:  [ squares ... | obstacles | waiting machines | room | panel ]
    a square's code:   (0 or facing + 1) * machine_codes + (0 or the machine's heading code)
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from fracas.core.contract import Game
from fracas.core.kernels import rule, wide

from ..rules.things import room_ahead
from ..state import GONE, MOST_OBSTACLES, PANEL_TURNS, WAITING

Words = npt.NDArray[np.uint64]

WORD_BITS = 64
PANEL_BITS = 5
# Panel codes: 0 before the first activation, then by the kind stood on: own face, its twin's, how many others flipped.
ON_TURN = 1
ON_MOVE = 13
OTHERS = 3


def packed_words(game: Game[Any]) -> int:
    """One word where board and obstacles are small enough."""
    return int(game.tables[0].words)


@rule
def pack(s: np.record, t: np.record, out: Words) -> None:
    """The least image of the state under the board's symmetries, into `out`, modified in place."""
    tail = wide(t.tail_word)
    best0 = best1 = np.uint64(0xFFFFFFFFFFFFFFFF)
    for k in range(int(t.symmetries)):
        word0 = word1 = np.uint64(0)
        for i in range(int(t.tokens)):
            at, way = wide(s.token_at[i]), wide(s.facing[i])
            word0 += t.token_word[k, at, way, 0]
            word1 += t.token_word[k, at, way, 1]
        rest = _packed_obstacles(s, t, k)
        for machine in range(int(t.machines)):
            place = wide(s.place[machine])
            if place == WAITING:
                rest += t.start_word[k, wide(t.home[machine])]
            elif place != GONE:
                way = wide(t.heading[machine])
                word0 += t.machine_word[k, place - 1, way, 0]
                word1 += t.machine_word[k, place - 1, way, 1]
        if tail == 0:
            word0 += rest
        else:
            word1 += rest
        if word0 < best0 or (word0 == best0 and word1 < best1):
            best0, best1 = word0, word1
    common = (np.uint64(room_ahead(s, t)) << np.uint64(t.room_shift)) | (
        np.uint64(_panel(s)) << np.uint64(t.panel_shift)
    )
    if tail == 0:
        out[0] = best0 | common
    else:
        out[0] = best0
        out[1] = best1 | common


@rule
def _packed_obstacles(s: np.record, t: np.record, k: int) -> np.uint64:
    """The obstacles' codes, ascending; those not placed yet have the last codes and stay in the order drawn."""
    count = wide(t.obstacles)
    if count == 0:
        return np.uint64(0)
    bits = np.uint64(t.obstacle_bits)
    last = 2 * wide(t.lines)
    first = _obstacle_code(s, t, k, 0)
    if count == 1:
        return np.uint64(first)
    second = _obstacle_code(s, t, k, 1)
    if second < min(first, last):
        first, second = second, first
    if count == 2:
        return np.uint64(first) | (np.uint64(second) << bits)
    third = _obstacle_code(s, t, k, 2)
    if third < min(second, last):
        second, third = third, second
        if second < min(first, last):
            first, second = second, first
    return np.uint64(first) | (np.uint64(second) << bits) | (np.uint64(third) << (bits + bits))


@rule
def _obstacle_code(s: np.record, t: np.record, k: int, i: int) -> int:
    line = wide(s.line[i]) - 1
    rank = wide(t.lines) if line < 0 else wide(t.line_image[k, line])
    return 2 * rank + wide(s.obstacle[i]) - 1


@rule
def _panel(s: np.record) -> int:
    """The panel's code, the same whichever of two cells of a kind the controller stands on."""
    if s.controller == 0:
        return 0
    here = wide(s.controller) - 1
    own, twin = wide(s.flipped[here]), wide(s.flipped[3 - here])
    if PANEL_TURNS[here]:
        others = wide(s.flipped[1]) + wide(s.flipped[2])
        return ON_TURN + (own * 2 + twin) * OTHERS + others
    others = wide(s.flipped[0]) + wide(s.flipped[3])
    return ON_MOVE + (own * 2 + twin) * OTHERS + others


@rule
def slack(s: np.record, t: np.record) -> int:
    """Power spent: the less, the better."""
    return int(s.power)


@rule
def unpack(words: Words, spent: int, t: np.record, s: np.record) -> None:
    """A state with these words and this slack; `s` is modified in place, every field of it."""
    s.actor = 0
    s.over = 0
    s.winner = -1
    s.ending = 0
    s.played = 0
    s.power = spent
    tail = words[wide(t.tail_word)]
    s.cooling = 0
    s.heat = wide(t.heat_end) - _field(tail, wide(t.room_shift), wide(t.room_bits))
    _unpack_panel(s, _field(tail, wide(t.panel_shift), PANEL_BITS))
    for i in range(MOST_OBSTACLES):
        if i < t.obstacles:
            bits = wide(t.obstacle_bits)
            code = _field(tail, bits * i, bits)
            s.obstacle[i] = code % 2 + 1
            s.line[i] = 0 if code // 2 == t.lines else wide(t.line_of[code // 2]) + 1
    _unpack_machines(words, tail, t, s)


@rule
def _field(word: np.uint64, shift: int, bits: int) -> int:
    return wide((word >> np.uint64(shift)) & ((np.uint64(1) << np.uint64(bits)) - np.uint64(1)))


@rule
def _unpack_panel(s: np.record, code: int) -> None:
    for cell in range(4):
        s.flipped[cell] = 0
    if code == 0:
        s.controller = 0
        return
    on_turn = code < ON_MOVE
    here = 0 if on_turn else 1
    code -= ON_TURN if on_turn else ON_MOVE
    s.controller = here + 1
    s.flipped[here] = code // (2 * OTHERS)
    s.flipped[3 - here] = code // OTHERS % 2
    others = code % OTHERS
    s.flipped[1 - here] = 1 if others >= 1 else 0
    s.flipped[2 + here] = 1 if others >= 2 else 0


@rule
def _unpack_machines(words: Words, tail: np.uint64, t: np.record, s: np.record) -> None:
    """Tokens in reading order; machines that wait are the last of their start, the others of a heading as found."""
    machines = wide(t.machines)
    for machine in range(machines):
        s.place[machine] = GONE
    for start in range(int(t.starts)):
        waits = _field(tail, wide(t.start_shift[start]), wide(t.start_bits[start]))
        for machine in range(machines - 1, -1, -1):
            if waits > 0 and t.home[machine] == start:
                s.place[machine] = WAITING
                waits -= 1
    codes = wide(t.machine_codes)
    token = 0
    for i in range(wide(t.rows) * wide(t.columns)):
        square = wide(t.square_of[i])
        code = _field(words[wide(t.square_word[square])], wide(t.square_shift[square]), wide(t.square_bits))
        if code >= codes:
            s.token_at[token] = square
            s.facing[token] = code // codes - 1
            token += 1
        if code % codes != 0:
            heading = t.heading_of_code[code % codes]
            machine = 0
            while s.place[machine] != GONE or t.heading[machine] != heading:
                machine += 1
            s.place[machine] = square + 1
