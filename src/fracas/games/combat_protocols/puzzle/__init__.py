"""What the solver needs of Combat Protocols: packed states, bounds by distance tables, branches."""

from .bounds import bound_data
from .packing import pack, packed_words, slack, unpack
from .solving import bound, branches, free, guess, left

__all__ = [
    "bound",
    "bound_data",
    "branches",
    "free",
    "guess",
    "left",
    "pack",
    "packed_words",
    "slack",
    "unpack",
]
