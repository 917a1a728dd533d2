"""Questions: what the face of a game asks of its rules beyond the contract, compiled like the rules themselves.

Views, previews and reasons are plain Python, but much of what they tell follows from a rule: what a shot may do, who is
connected, why an action is forbidden. So that the rule is written once, a game puts such a question into its room
`questions.py`, as a kernel that calls the rules, and lists it there:

    @rule
    def shot_odds(s: np.record, t: np.record, asked: Ints, answers: Ints) -> None:
        ...

    questions = (shot_odds,)

`asked` holds whatever numbers the game likes, ids of actions say; the question fills a row of `answers`, which begin as
zeros, for each of them. `s` is left as it was: what would happen is tried on a copy. The face asks with
`game.engine.ask(shot_odds, state, game.tables, asked, columns)`, about a state that it may have laid out itself, from
no more than a view if that is all it has.

Questions are kept on disk and compiled ahead by `fracas compile`, as the entry points of the contract are.
"""

from __future__ import annotations

from typing import Protocol

import numpy as np

from .entry import Ints, States, Tables


class Question(Protocol):
    """A kernel that answers a question about each of `asked`."""

    __name__: str

    def __call__(self, s: np.record, t: np.record, asked: Ints, answers: Ints) -> None:
        """Fill row k of `answers` for `asked[k]`."""


def question(s: np.record, t: np.record, asked: Ints, answers: Ints) -> None:
    """Placeholder: the game's own question."""


def answer_at(states: States, i: int, tables: Tables, asked: Ints, answers: Ints) -> None:
    """The entry point of every question: fill `answers`, all zeros, with what it says of `states[i]`."""
    question(states[i], tables[0], asked, answers)
