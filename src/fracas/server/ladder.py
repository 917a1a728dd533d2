"""The missions of a solo game, and which of them somebody has solved: told by the matches they have finished."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from fracas.core.contract import Game
from fracas.search.dealing import DEAL

from .guests import Guest
from .matches.archive import outcome_of
from .models import Ladder, Rung
from .store import queries

if TYPE_CHECKING:
    from .context import Context


async def ladder(context: Context, game: type[Game[Any]], guest: Guest | None) -> Ladder:
    """Every mission, in the order to play them, and whether it was solved."""
    solved: set[str] = set()
    if guest is not None and game.ladder:
        rows = await context.database.all(queries.FINISHED_ALONE, {"guest": guest.id, "game": game.card.id})
        for row in rows:
            outcome = outcome_of(row)
            if outcome is not None and outcome.winner is not None:
                solved.add(_key(json.loads(row["options"])))
    rungs = []
    for options in game.ladder:
        whole = game.options_model.model_validate(options).model_dump(mode="json")
        rungs.append(Rung(options=dict(options), is_solved=_key(whole) in solved))
    return Ladder(rungs=rungs)


def _key(options: dict[str, Any]) -> str:
    """Options as a match has them, but for set-ups that were passed over."""
    return json.dumps({name: value for name, value in options.items() if name != DEAL}, sort_keys=True)
