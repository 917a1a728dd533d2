"""The compiled entry points of one game, each bound when first used: importing a game compiles nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from typing import Any, NamedTuple

import numba
import numpy as np

from . import defaults, entry, kernels, rooms
from .card import Card
from .errors import BrokenGame
from .puzzle import PuzzleKernels
from .questions import Question, answer_at


class Kernels(NamedTuple):
    """The rules of a game, as the contract names them; core/defaults.py stands in for what a game does without."""

    setup: Callable[..., None]
    legal: Callable[..., int]
    apply: Callable[..., None]
    conceal: Callable[..., None] = defaults.conceal  # a game with secrets needs one
    evaluate: Callable[..., float] = defaults.evaluate
    suggest: Callable[..., int] | None = None  # any legal action
    observe: Callable[..., None] = defaults.observe  # a game with features needs one
    features: Callable[..., int] | None = None  # those that `observe` gives, without the zeros
    audit: Callable[..., int] = defaults.audit  # 0, or the number of a broken invariant
    questions: tuple[Question, ...] = ()  # what its face asks of the rules (core/questions.py)

    @classmethod
    def of(cls, package: str) -> Kernels:
        """Those of a game's package: setup, legal and apply in the room `rules`, every other in one of its name."""
        where = {name: name for name in cls._fields} | dict.fromkeys(("setup", "legal", "apply"), "rules")
        return cls(**rooms.found(package, where, cls._field_defaults))


class Engine:
    """What can be called of a game's rules from Python, compiled or loaded from disk on first use."""

    def __init__(
        self,
        card: Card,
        state: np.dtype[Any],
        tables: np.dtype[Any],
        rules: Kernels,
        puzzle: PuzzleKernels | None = None,
    ) -> None:
        self._id, self._room = card.id.replace("-", "_"), _room(card)
        self._names = _named(card, rules, puzzle)
        i, f = numba.int64, numba.float64
        self._states = numba.from_dtype(state)[::1]
        self._tables = numba.from_dtype(tables)[::1]
        self._rng, self._ints, self._floats = numba.uint64[::1], i[::1], numba.float32[::1]
        states, table, rng, ints = self._states, self._tables, self._rng, self._ints
        self._signatures: dict[str, Any] = {
            "setup_at": numba.void(states, i, table, rng),
            "legal_at": i(states, i, table, ints),
            "apply_at": numba.void(states, i, table, i, rng),
            "conceal_at": numba.void(states, i, table, i, rng),
            "evaluate_at": f(states, i, table, i),
            "suggest_at": i(states, i, table, rng),
            "observe_at": numba.void(states, i, table, i, self._floats),
            "audit_at": i(states, i, table),
            "random_games": i(states, table, rng, ints, i),
            "audited_games": i(states, table, rng, ints, i, i, i[:, :, ::1], ints, ints),
            "count_lines": i(states, table, numba.uint64[:, ::1], i[:, ::1], i),
        }
        self._questions = {question.__name__: question for question in rules.questions}
        self._answering: dict[str, Callable[..., None]] = {}  # the questions bound so far

    def legal_room(self, *rows: int) -> entry.Ints:
        """An array that `legal` can fill, or one with a row for each of several lists."""
        return np.zeros((*rows, self._room), np.int64)

    def bind(self, template: Callable[..., Any], signature: Any) -> Callable[..., Any]:
        """Compile any template over the contract's names for this game (the search binds its own)."""
        return self.part(template, signature).bind()

    def part(self, template: Callable[..., Any], signature: Any) -> kernels.Part:
        """The same, not yet compiled."""
        return kernels.Part(template, self._names, signature, f"{self._id}_{template.__name__}")

    def parts(self) -> dict[str, kernels.Part]:
        """What `compile_all` binds, by name."""
        points = {name: self.part(getattr(entry, name), signature) for name, signature in self._signatures.items()}
        return points | {name: self._answering_part(name) for name in self._questions}

    def compile_all(self) -> Iterator[str]:
        """Bind every entry point and question, yielding its name before the work is done."""
        for name in self._signatures:
            yield name
            getattr(self, name)
        for name in self._questions:
            yield name
            self._answerer(name)

    def ask(
        self, question: Question, state: entry.States, tables: entry.Tables, asked: Sequence[int], columns: int
    ) -> list[list[int]]:
        """The answers of one of the game's questions about a state: a row of `columns` for each of `asked`."""
        answers = np.zeros((len(asked), columns), np.int64)
        self._answerer(question.__name__)(state, 0, tables, np.array(asked, np.int64), answers)
        rows: list[list[int]] = answers.tolist()
        return rows

    def _answerer(self, name: str) -> Callable[..., None]:
        if name not in self._questions:
            raise BrokenGame(f"{self._names['GAME']}: `{name}` is not one of its `questions`")
        if name not in self._answering:
            self._answering[name] = self._answering_part(name).bind()
        return self._answering[name]

    def _answering_part(self, name: str) -> kernels.Part:
        signature = numba.void(self._states, numba.int64, self._tables, self._ints, numba.int64[:, ::1])
        return kernels.Part(answer_at, {"question": self._questions[name]}, signature, f"{self._id}_answer_{name}")

    def _bound(self, name: str) -> Callable[..., Any]:
        return self.bind(getattr(entry, name), self._signatures[name])

    @cached_property
    def setup_at(self) -> Callable[..., None]:
        """Deals a start position."""
        return self._bound("setup_at")

    @cached_property
    def legal_at(self) -> Callable[..., int]:
        """Lists the legal actions."""
        return self._bound("legal_at")

    @cached_property
    def apply_at(self) -> Callable[..., None]:
        """Plays an action."""
        return self._bound("apply_at")

    @cached_property
    def conceal_at(self) -> Callable[..., None]:
        """Redraws what a seat cannot know."""
        return self._bound("conceal_at")

    @cached_property
    def evaluate_at(self) -> Callable[..., float]:
        """Guesses the result."""
        return self._bound("evaluate_at")

    @cached_property
    def suggest_at(self) -> Callable[..., int]:
        """Proposes a sensible action."""
        return self._bound("suggest_at")

    @cached_property
    def observe_at(self) -> Callable[..., None]:
        """Fills the features a seat may know."""
        return self._bound("observe_at")

    @cached_property
    def audit_at(self) -> Callable[..., int]:
        """Checks the invariants."""
        return self._bound("audit_at")

    @cached_property
    def random_games(self) -> Callable[..., int]:
        """Plays random games in one compiled loop."""
        return self._bound("random_games")

    @cached_property
    def audited_games(self) -> Callable[..., int]:
        """Plays games with every state audited."""
        return self._bound("audited_games")

    @cached_property
    def count_lines(self) -> Callable[..., int]:
        """Counts lines of play (perft)."""
        return self._bound("count_lines")


def _named(card: Card, rules: Kernels, puzzle: PuzzleKernels | None) -> dict[str, object]:
    """What the names in a template stand for in this game, or `BrokenGame` where a kernel is missing."""
    if card.has_secrets and rules.conceal is defaults.conceal:
        raise BrokenGame(f"{card.id}: the card says `has_secrets`, so the game needs a kernel `conceal`")
    if card.features and rules.observe is defaults.observe:
        raise BrokenGame(f"{card.id}: the card says `features={card.features}`, so the game needs a kernel `observe`")
    room = _room(card)
    names: dict[str, object] = rules._asdict() | (puzzle._asdict() if puzzle else {})
    if card.is_solo and rules.evaluate is defaults.evaluate:
        names["evaluate"] = defaults.evaluate_alone
    names["suggest"] = rules.suggest or defaults.uniform_suggest(rules.legal, room)
    names["features"] = rules.features or defaults.scanned_features(rules.observe, card.features)
    promises = {"ACTIONS": card.actions, "MOST_LEGAL": card.most_legal, "FEATURES": card.features, "ROOM": room}
    return names | {"GAME": card.id} | promises


def _room(card: Card) -> int:
    """The length of an array for a list of actions: ids are distinct, so no list in order is longer."""
    return card.actions + entry.SPARE
