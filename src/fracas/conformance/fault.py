"""What is wrong with a game, in terms of the rule it breaks, and where it shows."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, TypeVar

from pydantic import ValidationError

from ..core.errors import explain_validation

if TYPE_CHECKING:
    from ..core.match import Match
    from .cases import Case

P = ParamSpec("P")
R = TypeVar("R")
LAST_ACTIONS = 12  # so many are told of how the game got there


class Fault(AssertionError):
    """A game does not keep the contract: one sentence, and the variant, seed, ply and action where it shows."""

    def __init__(
        self,
        case: Case,
        sentence: str,
        seed: str | None = None,
        ply: int | None = None,
        played: tuple[str, ...] = (),
    ) -> None:
        self.case, self.sentence, self.seed, self.ply, self.played = case, sentence, seed, ply, played
        super().__init__(f"{self.where}: {sentence}")

    @classmethod
    def at(cls, case: Case, match: Match, ply: int, sentence: str) -> Fault:
        """A fault that shows after `ply` actions of a match."""
        return cls(case, sentence, match.seed, ply, tuple(action.text for action in match.played[:ply]))

    @property
    def action(self) -> str | None:
        """The text of the last action, if one was played."""
        return self.played[-1] if self.played else None

    @property
    def where(self) -> str:
        """Game, variant, seed, ply and last action, as far as the fault depends on them."""
        parts = [self.case.game_id, self.case.variant]
        if self.seed is not None:
            parts.append(f"seed {self.seed}")
        if self.ply is not None:
            parts.append(f"ply {self.ply}")
        if self.action is not None:
            parts.append(f"after {self.action!r}")
        return ", ".join(parts)

    def to_json(self) -> dict[str, Any]:
        """The fault as it travels between processes."""
        return {name: getattr(self, name) for name in ("case", "sentence", "seed", "ply", "played")}


def explain_exception(error: BaseException, folder: Path) -> str:
    """An exception that a game raised, with the line of the game's own file it came from."""
    frames = traceback.extract_tb(error.__traceback__)
    own = [frame for frame in frames if Path(frame.filename).is_relative_to(folder)]
    where = f"{own[-1].name} ({Path(own[-1].filename).name}, line {own[-1].lineno}) " if own else ""
    if isinstance(error, ValidationError):
        field, _, reason = explain_validation(error)
        part = error.title if field == "(whole)" else f"{error.title}, field {field},"
        return f"{where or 'something '}makes a {part} that cannot be: {reason}"
    sentence = f"{type(error).__name__}: {' '.join(str(error).split()) or 'without a message'}"
    return f"{where}raised {sentence}" if own else sentence


def shown_at(
    look: Callable[Concatenate[Case, Match, int, P], R],
) -> Callable[Concatenate[Case, Match, int, P], R]:
    """A look at a match after `ply` actions: what the game raises then is a fault that shows there."""

    @wraps(look)
    def looked(case: Case, match: Match, ply: int, /, *args: P.args, **kwargs: P.kwargs) -> R:
        try:
            return look(case, match, ply, *args, **kwargs)
        except Fault:
            raise
        except Exception as error:
            raise Fault.at(case, match, ply, explain_exception(error, case.folder)) from error

    return looked
