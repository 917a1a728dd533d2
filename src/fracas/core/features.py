"""What the numbers of an observation mean: declared once in a game's room `observe`.

The kernel takes its offsets from the declaration, the card the length, environments the names and limits, and the page
of the game its table. A declaration is a list of features in the order in which they lie in the observation.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Literal

import numpy as np
import numpy.typing as npt

Kind = Literal["plane", "vector", "number"]


@dataclass(frozen=True)
class Feature:
    """Numbers of one meaning."""

    name: str
    meaning: str
    kind: Kind = "number"  # a plane has a number for every place of the board
    shape: tuple[int, ...] = ()  # (): a single one
    low: float = 0.0
    high: float = 1.0
    is_whole: bool = False  # never a fraction: 0 and 1, or a count
    labels: tuple[str, ...] = ()  # what the entries of a vector are called, where a number says too little

    @property
    def size(self) -> int:
        """How many numbers."""
        return math.prod(self.shape)

    def places(self) -> Iterator[str]:
        """`[0]`, `[kwak]`, `[2,5]` for every number of it, in order; nothing for a single one."""
        if self.labels:
            yield from (f"[{label}]" for label in self.labels)
        else:
            indices = itertools.product(*map(range, self.shape))
            yield from (f"[{','.join(map(str, index))}]" if index else "" for index in indices)


@dataclass(frozen=True)
class Rows:
    """Several things with the same features each, one after another: places, pieces, sides."""

    name: str
    meaning: str
    parts: tuple[Feature, ...]
    count: int
    labels: tuple[str, ...] = ()

    @property
    def width(self) -> int:
        """How many numbers a row has."""
        return sum(part.size for part in self.parts)

    @property
    def size(self) -> int:
        """How many numbers all rows have."""
        return self.count * self.width


def flag(name: str, meaning: str) -> Feature:
    """1 or 0."""
    return Feature(name, meaning, is_whole=True)


def number(name: str, meaning: str, low: float = 0.0, high: float = 1.0) -> Feature:
    """One number."""
    return Feature(name, meaning, low=low, high=high)


def flags(name: str, labels: int | Sequence[str], meaning: str) -> Feature:
    """1 or 0 for each of several."""
    shape, named = _named(labels)
    return Feature(name, meaning, "vector", shape, is_whole=True, labels=named)


def numbers(name: str, labels: int | Sequence[str], meaning: str, low: float = 0.0, high: float = 1.0) -> Feature:
    """One number for each of several."""
    shape, named = _named(labels)
    return Feature(name, meaning, "vector", shape, low, high, labels=named)


def plane(
    name: str, shape: tuple[int, ...], meaning: str, low: float = 0.0, high: float = 1.0, *, is_whole: bool = True
) -> Feature:
    """A number for every place of the board."""
    return Feature(name, meaning, "plane", shape, low, high, is_whole=is_whole)


def rows(name: str, labels: int | Sequence[str], meaning: str, *parts: Feature) -> Rows:
    """The same features of several things."""
    (count,), named = _named(labels)
    return Rows(name, meaning, parts, count, named)


def _named(labels: int | Sequence[str]) -> tuple[tuple[int], tuple[str, ...]]:
    return ((labels,), ()) if isinstance(labels, int) else ((len(labels),), tuple(labels))


@dataclass(frozen=True)
class Observation:
    """A game's declaration: what `observe` writes, in order."""

    items: tuple[Feature | Rows, ...]
    is_declared: bool = True
    _starts: dict[str, int] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        starts, at = {}, 0
        for item in self.items:
            if item.name in starts:
                raise ValueError(f"two features are called {item.name!r}")
            starts[item.name] = at
            at += item.size
        object.__setattr__(self, "_starts", starts)

    @property
    def size(self) -> int:
        """The length of an observation."""
        return sum(item.size for item in self.items)

    def at(self, name: str, part: str | None = None) -> int:
        """Where a feature begins; of a part of rows: how far from the beginning of its row."""
        if part is None:
            return self._starts[name]
        at = 0
        for one in self._rows(name).parts:
            if one.name == part:
                return at
            at += one.size
        raise KeyError(part)

    def width(self, name: str) -> int:
        """The length of a row."""
        return self._rows(name).width

    def _rows(self, name: str) -> Rows:
        found = next(item for item in self.items if item.name == name)
        if not isinstance(found, Rows):
            raise KeyError(name)
        return found

    def each(self) -> Iterator[tuple[str, Feature]]:
        """Every number with its name, in order."""
        for item in self.items:
            if isinstance(item, Feature):
                yield from ((item.name + place, item) for place in item.places())
                continue
            for row in range(item.count):
                of = f"{item.name}[{item.labels[row] if item.labels else row}]"
                yield from ((f"{of}.{part.name}{place}", part) for part in item.parts for place in part.places())

    @property
    def names(self) -> list[str]:
        """What every number is called."""
        return [name for name, _ in self.each()]

    def limits(self) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.float32]]:
        """The least and the most that every number can be."""
        found = [(feature.low, feature.high) for _, feature in self.each()]
        low, high = np.array(found, np.float32).reshape(-1, 2).T
        return np.ascontiguousarray(low), np.ascontiguousarray(high)

    @property
    def is_whole(self) -> bool:
        """Every number is whole and fits into a byte."""
        return self.is_declared and all(
            feature.is_whole and feature.low >= -128 and feature.high <= 127 for _, feature in self.each()
        )


def declare(*items: Feature | Rows) -> Observation:
    """The observation of a game, feature after feature."""
    return Observation(items)


def undeclared(size: int) -> Observation:
    """That of a game which does not say what its numbers mean."""
    unknown = Feature("feature", "undeclared", "vector", (size,), -math.inf, math.inf)
    return Observation((unknown,) if size else (), is_declared=False)
