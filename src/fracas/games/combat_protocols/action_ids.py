"""Action ids: which id means what. Rules use the numbers, actions.py gives them texts.

place an obstacle   one id per line
enter               one per start
fly                 one per square
activations         a block for each cell of the control panel: for kind A (cells 0 and 3) three turns of each
                    square's token, for kind B (cells 1 and 2) four ways for each square's token and six for each
                    line's obstacle; the last id of a block is the activation without a legal target
"""

from __future__ import annotations

import numpy as np

from .state import DIRECTIONS, LINE_NEIGHBOURS, LINES, MOST_STARTS, PANEL, SQUARES

PLACE = 0
ENTER = PLACE + LINES
FLY = ENTER + MOST_STARTS
STEP = FLY + SQUARES

TURNS = 3  # left, right, around
LEFT, RIGHT, AROUND = range(TURNS)
TURN_BLOCK = SQUARES * TURNS + 1
SHIFT = SQUARES * DIRECTIONS  # within a block of kind B: where moves of obstacles begin
MOVE_BLOCK = SHIFT + LINES * LINE_NEIGHBOURS + 1
BLOCK_START = np.array([STEP, STEP + TURN_BLOCK, STEP + TURN_BLOCK + MOVE_BLOCK, STEP + TURN_BLOCK + 2 * MOVE_BLOCK])
BLOCK_END = np.array([BLOCK_START[1], BLOCK_START[2], BLOCK_START[3], BLOCK_START[3] + TURN_BLOCK])
ACTIONS = int(BLOCK_END[PANEL - 1])
