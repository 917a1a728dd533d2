"""Choosing an action by its places on the board: first the piece, then where to, with arrow keys or the mouse."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from ...core.contract import Action

Path = Callable[[Action], Sequence[str]]


@dataclass
class Pointer:
    """The actions still meant, the places chosen so far, and the one under the cursor."""

    actions: Sequence[Action]
    path: Path
    chosen: tuple[str, ...] = ()
    cursor: str | None = None
    _paths: dict[int, tuple[str, ...]] = field(init=False)

    def __post_init__(self) -> None:
        self._paths = {action.id: tuple(self.path(action)) for action in self.actions}

    def next_places(self) -> set[str]:
        """The places that can be chosen next, in the order a person decides: the piece before its target."""
        return {left[0] for left in map(self._left, self.actions) if left}

    def other_places(self) -> set[str]:
        """The places that can be chosen out of order."""
        return {place for action in self.actions for place in self._left(action)}

    def through(self, place: str) -> list[Action]:
        """The actions meant that go by this place."""
        return [action for action in self.actions if place in self._paths[action.id]]

    def is_last(self, place: str) -> bool:
        """Nothing on the board is left to choose once this place is."""
        return all(set(self._left(action)) <= {place} for action in self.through(place))

    def _left(self, action: Action) -> list[str]:
        return [place for place in self._paths[action.id] if place not in self.chosen]
