"""What a game is about, told in one line, longer or shorter as there is room."""

from __future__ import annotations

from typing import Any

from .contract import Game, View
from .texts import ENGLISH, message_id

SHORT = "short"  # the attribute of a goal's message that takes less room


def goal_lines(game: Game[Any], view: View, language: str = ENGLISH) -> list[str]:
    """The goal with how far each side has come, the longest way of saying it first; nothing once the game is over.

    A game that states none is told by the one line of its card.
    """
    if view.actor is None:
        return []
    texts, goal = game.texts(language), view.goal or game.goal(view)
    if goal is None:
        return [texts.format("line", {}) or game.card.summary]
    short = texts.format(f"{message_id(goal.role, goal.kind)}.{SHORT}", texts.values_of(goal))
    return [texts.say(goal), *([] if short is None else [short])]
