"""The layout of action ids: one block of numbers for each kind of action.

Targets count over both sides (unit numbers), slots over the actor's own, cells over the whole frame.
"""

from __future__ import annotations

from .state import CARDS, CELLS, CLASSES, HOPS, SLOTS, STEPS, UNITS

PICK = 0  # + class - 1
SWAP = PICK + CLASSES
MOVE = SWAP + 1  # + direction
JUMP = MOVE + STEPS  # + direction / 2
ATTACK = JUMP + HOPS  # + unit
STRIKE = ATTACK + UNITS  # + unit: with the weapon card
HEAL = STRIKE + UNITS  # + slot
UBER = HEAL + SLOTS  # + slot
REPAIR = UBER + SLOTS  # + slot whose Sentry it is
STICK = REPAIR + SLOTS  # + direction
DETONATE = STICK + STEPS
BUILD = DETONATE + 1  # + direction
GIVE = BUILD + STEPS  # + slot
EQUIP = GIVE + SLOTS  # + card - 1
UNEQUIP = EQUIP + CARDS
CLOAK = UNEQUIP + 1
STAY = CLOAK + 1
UNCLOAK = STAY + 1  # + cell
END = UNCLOAK + CELLS
ACTIONS = END + 1
