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

import numpy as np
import numpy.typing as npt

from fracas.core.kernels import rule

from . import geometry
from .board import Board
from .state import DIRECTIONS, GONE, MOST_OBSTACLES, PANEL_TURNS, WAITING, Int

Words = npt.NDArray[np.uint64]

WORD_BITS = 64
PANEL_BITS = 5
# Panel codes: 0 before the first activation, then by the kind stood on: own face, its twin's, how many others flipped.
ON_TURN = 1
ON_MOVE = 13
OTHERS = 3


def fill_layout(t: np.record, board: Board) -> None:
    """Where each field of a packed state stands, and what each thing adds to it under each symmetry."""
    headings = sorted({int(heading) for heading in t.heading[: int(t.machines)]})
    t.machine_codes = len(headings) + 1
    t.heading_of_code[1 : len(headings) + 1] = headings
    _fill_tail(t)
    _fill_squares(t)
    for k, symmetry in enumerate(geometry.symmetries(board, [int(n) for n in t.waiting_at])):
        t.symmetries = k + 1
        _fill_symmetry(t, k, symmetry, headings)


def _fill_tail(t: np.record) -> None:
    """The fields that are not squares, from bit 0 of their word."""
    t.obstacle_bits = int(2 * t.lines + 1).bit_length()
    shift = int(t.obstacle_bits) * int(t.obstacles)
    for start in range(int(t.starts)):
        t.start_shift[start] = shift
        t.start_bits[start] = int(t.waiting_at[start]).bit_length()
        shift += int(t.start_bits[start])
    t.room_shift, t.room_bits = shift, int(t.heat_end).bit_length()
    t.panel_shift = shift + int(t.room_bits)


def _fill_squares(t: np.record) -> None:
    """Squares follow the tail, and begin the other word when they do not all fit."""
    bits = ((DIRECTIONS + 1) * int(t.machine_codes) - 1).bit_length()
    tail = int(t.panel_shift) + PANEL_BITS
    squares = [int(square) for square in t.square_of if square >= 0]
    t.square_bits = bits
    t.words = 1 if tail + bits * len(squares) <= WORD_BITS else 2
    t.tail_word = int(t.words) - 1
    word, shift = int(t.tail_word), tail
    for square in squares:
        if shift + bits > WORD_BITS:
            word, shift = 0, 0
        t.square_word[square], t.square_shift[square] = word, shift
        shift += bits


def _fill_symmetry(t: np.record, k: int, symmetry: geometry.Symmetry, headings: list[int]) -> None:
    codes = int(t.machine_codes)
    for square, image in symmetry.squares.items():
        word, shift = int(t.square_word[image]), int(t.square_shift[image])
        for way in range(DIRECTIONS):
            turned = symmetry.directions[way]
            t.token_word[k, square, way, word] = ((turned + 1) * codes) << shift
            if turned in headings:
                t.machine_word[k, square, way, word] = (headings.index(turned) + 1) << shift
    for start, image in enumerate(symmetry.starts):
        if t.waiting_at[start]:
            t.start_word[k, start] = 1 << int(t.start_shift[image])
    lines = [int(line) for line in t.line_of if line >= 0]
    for line in lines:
        t.line_image[k, line] = lines.index(symmetry.line(line))


@rule
def pack(s: np.record, t: np.record, out: Words) -> None:
    """The least image of the state under the board's symmetries, into `out`, modified in place."""
    tail = np.int64(t.tail_word)
    best0 = best1 = np.uint64(0xFFFFFFFFFFFFFFFF)
    for k in range(int(t.symmetries)):
        word0 = word1 = np.uint64(0)
        for i in range(int(t.tokens)):
            at, way = np.int64(s.token_at[i]), np.int64(s.facing[i])
            word0 += t.token_word[k, at, way, 0]
            word1 += t.token_word[k, at, way, 1]
        rest = _packed_obstacles(s, t, k)
        for machine in range(int(t.machines)):
            place = np.int64(s.place[machine])
            if place == WAITING:
                rest += t.start_word[k, np.int64(t.home[machine])]
            elif place != GONE:
                way = np.int64(t.heading[machine])
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
def _packed_obstacles(s: np.record, t: np.record, k: Int) -> np.uint64:
    """The obstacles' codes, ascending; those not placed yet have the last codes and stay in the order drawn."""
    count = np.int64(t.obstacles)
    if count == 0:
        return np.uint64(0)
    bits = np.uint64(t.obstacle_bits)
    last = 2 * np.int64(t.lines)
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
def _obstacle_code(s: np.record, t: np.record, k: Int, i: Int) -> Int:
    line = np.int64(s.line[i]) - 1
    rank = np.int64(t.lines) if line < 0 else np.int64(t.line_image[k, line])
    return 2 * rank + np.int64(s.obstacle[i]) - 1


@rule
def room_ahead(s: np.record, t: np.record) -> Int:
    """Spaces from the Heat marker to the end it points to."""
    return np.int64(s.heat) if s.cooling else np.int64(t.heat_end) - np.int64(s.heat)


@rule
def _panel(s: np.record) -> Int:
    """The panel's code, the same whichever of two cells of a kind the controller stands on."""
    if s.controller == 0:
        return 0
    here = np.int64(s.controller) - 1
    own, twin = np.int64(s.flipped[here]), np.int64(s.flipped[3 - here])
    if PANEL_TURNS[here]:
        others = np.int64(s.flipped[1]) + np.int64(s.flipped[2])
        return ON_TURN + (own * 2 + twin) * OTHERS + others
    others = np.int64(s.flipped[0]) + np.int64(s.flipped[3])
    return ON_MOVE + (own * 2 + twin) * OTHERS + others


@rule
def slack(s: np.record, t: np.record) -> int:
    """Power spent: the less, the better."""
    return int(s.power)


@rule
def unpack(words: Words, spent: Int, t: np.record, s: np.record) -> None:
    """A state with these words and this slack; `s` is modified in place, every field of it."""
    s.actor = 0
    s.over = 0
    s.winner = -1
    s.ending = 0
    s.played = 0
    s.power = spent
    tail = words[np.int64(t.tail_word)]
    s.cooling = 0
    s.heat = np.int64(t.heat_end) - _field(tail, np.int64(t.room_shift), np.int64(t.room_bits))
    _unpack_panel(s, _field(tail, np.int64(t.panel_shift), PANEL_BITS))
    for i in range(MOST_OBSTACLES):
        if i < t.obstacles:
            bits = np.int64(t.obstacle_bits)
            code = _field(tail, bits * i, bits)
            s.obstacle[i] = code % 2 + 1
            s.line[i] = 0 if code // 2 == t.lines else np.int64(t.line_of[code // 2]) + 1
    _unpack_machines(words, tail, t, s)


@rule
def _field(word: np.uint64, shift: Int, bits: Int) -> Int:
    return np.int64((word >> np.uint64(shift)) & ((np.uint64(1) << np.uint64(bits)) - np.uint64(1)))


@rule
def _unpack_panel(s: np.record, code: Int) -> None:
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
    machines = np.int64(t.machines)
    for machine in range(machines):
        s.place[machine] = GONE
    for start in range(int(t.starts)):
        waits = _field(tail, np.int64(t.start_shift[start]), np.int64(t.start_bits[start]))
        for machine in range(machines - 1, -1, -1):
            if waits > 0 and t.home[machine] == start:
                s.place[machine] = WAITING
                waits -= 1
    codes = np.int64(t.machine_codes)
    token = 0
    for i in range(np.int64(t.rows) * np.int64(t.columns)):
        square = np.int64(t.square_of[i])
        code = _field(words[np.int64(t.square_word[square])], np.int64(t.square_shift[square]), np.int64(t.square_bits))
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
