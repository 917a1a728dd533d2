"""When taking back is fair: never past dice or a shown secret, and past another person's eyes only by consent.

Whether an action showed its actor something is found out by redrawing what the actor could not know before: if the
action could then have looked different, it was a disclosure. The verdict is told to the seat, so it must not depend on
what the seat cannot know. That is why the actions of others in games with secrets are not examined (they come from
hidden hands, and count as disclosures), and why an own action that another person has watched needs that person's
consent instead of a closer look at what it may have given away.
"""

from __future__ import annotations

import numpy as np

from fracas.core import rng
from fracas.core.contract import State

from ..messages import Takeback
from .live import Bar, LiveMatch

SAMPLES = 32  # redraws of what the actor could not know
BARS: dict[Bar, str] = {
    "dice": "chance has fallen since: dice or a draw cannot be taken back",
    "secret": "a secret has been shown since: it cannot be unseen",
}


def verdict(live: LiveMatch, seat: int) -> Takeback:
    """Whether this seat can take its last action back now."""
    if live.status != "running":
        return Takeback(how="never", to=None, text="the match is not running", why="not-running")
    target = last_action_of(live, seat)
    if target is None:
        return Takeback(how="never", to=None, text="there is no action of yours to take back", why="nothing-yet")
    for ply in range(live.ply - 1, target - 1, -1):
        bar: Bar | None = "secret" if _is_from_hidden_hand(live, ply, seat) else _bar(live, ply)
        if bar:
            return Takeback(how="never", to=None, text=BARS[bar], why=bar)
    return _with_consent(live, seat, target)


def last_action_of(live: LiveMatch, seat: int) -> int | None:
    """The ply before this seat's last action."""
    for ply in range(live.ply - 1, -1, -1):
        if live.actors[ply] == seat:
            return ply
    return None


def _with_consent(live: LiveMatch, seat: int, target: int) -> Takeback:
    """Programs agree to everything; another person must, if it has acted since or watched a secret hand play."""
    me = live.seats[seat].guest_id
    others = {other.index: other.name for other in live.seats if other.guest_id not in (None, me)}
    for ply in range(target, live.ply):
        acted = live.actors[ply]
        if acted in others:
            name = others[acted]
            return Takeback(how="ask", to=target, text=f"{name} has acted since and must agree", why="acted", who=name)
    if live.game.card.has_secrets and others:
        name = next(iter(others.values()))
        return Takeback(how="ask", to=target, text=f"{name} has seen it and must agree", why="seen", who=name)
    return Takeback(how="free", to=target, text="")


def _is_from_hidden_hand(live: LiveMatch, ply: int, seat: int) -> bool:
    """Somebody else chose this action knowing more than the seat did."""
    actor = live.seats[live.actors[ply]]
    is_own = actor.index == seat or (actor.kind == "person" and actor.guest_id == live.seats[seat].guest_id)
    return live.game.card.has_secrets and not is_own


def _bar(live: LiveMatch, ply: int) -> Bar | None:
    """Why the action played at this ply cannot be taken back; found out once."""
    if ply not in live.fairness:
        live.fairness[ply] = _examine(live, ply)
    return live.fairness[ply]


def _examine(live: LiveMatch, ply: int) -> Bar | None:
    card = live.game.card
    if card.has_chance and _draws_chance(live, ply):
        return "dice"
    if card.has_secrets and _shows_secret(live, ply, live.actors[ply]):
        return "secret"
    return None


def _draws_chance(live: LiveMatch, ply: int) -> bool:
    """The action used the generator: what it drew is, or will be, seen."""
    match, game = live.match, live.game
    state, stream = match.state_at(ply), rng.stream(match.seed, ply + 1)
    before = stream.copy()
    game.engine.apply_at(state, 0, game.tables, match.played[ply].id, stream)
    return not np.array_equal(before, stream)


def _shows_secret(live: LiveMatch, ply: int, seat: int) -> bool:
    """The seat learned something by its own action: had the unknown been different, so had what it knows now."""
    match, game = live.match, live.game
    action, before = match.played[ply].id, match.state_at(ply)
    known = _knowledge(live, seat, match.state_at(ply + 1))
    for sample in range(SAMPLES):
        imagined = before.copy()
        game.engine.conceal_at(imagined, 0, game.tables, seat, rng.stream(f"{match.seed} fair {sample}", ply))
        game.engine.apply_at(imagined, 0, game.tables, action, rng.stream(match.seed, ply + 1))
        if _knowledge(live, seat, imagined) != known:
            return True
    return False


def _knowledge(live: LiveMatch, seat: int, state: State) -> bytes:
    """All that the seat knows: redrawing the rest always in the same way leaves nothing else that could differ.

    Views, events and features depend on nothing beyond it; the tests of secrecy see to that, for every game.
    """
    game, redrawn = live.game, state.copy()
    game.engine.conceal_at(redrawn, 0, game.tables, seat, rng.stream("what is known", 0))
    return redrawn.tobytes()
