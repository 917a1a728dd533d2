"""When taking back is fair: never past dice or a shown secret, and where another person plays only by consent.

Whether an action showed its actor something is found out by redrawing what the actor could not know before: if the
action could then have looked different, it was a disclosure. The verdict is told to the seat, so it must not depend on
what the seat cannot know. That is why the actions of others in games with secrets are not examined (they come from
hidden hands, and count as disclosures), and why an own action that another person has watched needs that person's
consent instead of a closer look at what it may have given away.
"""

from __future__ import annotations

from fracas.core.disclosure import shows_secret

from ..messages import Takeback
from .live import Bar, LiveMatch

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
    """Programs agree to everything; another person is asked, whether it has acted since or has only seen the action."""
    me = live.seats[seat].guest_id
    others = {other.index: other.name for other in live.seats if other.guest_id not in (None, me)}
    for ply in range(target, live.ply):
        acted = live.actors[ply]
        if acted in others:
            name = others[acted]
            return Takeback(how="ask", to=target, text=f"{name} has acted since and must agree", why="acted", who=name)
    if others:
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
    if live.match.drew_chance(ply):
        return "dice"
    if live.game.card.has_secrets and shows_secret(live.match, ply):
        return "secret"
    return None
