"""What a seat saw happen: the action, then everything that changed."""

from __future__ import annotations

from fracas.core.contract import ALL, Action, Game
from fracas.core.facts import Event
from fracas.core.plain import Plain

from . import actions as do
from .data import find_cards
from .facts import WeaponCard, unit_of
from .facts import events as told
from .maps import cell_name
from .numbers import acting_unit
from .options import MercenaryOptions
from .state import (
    BURN_DAMAGE,
    CARDS,
    NO_UNIT,
    POINTS,
    SEATS,
    SIDES,
    SLOTS,
    UNITS,
    UNITS_PER_SIDE,
    Phase,
    Place,
)


def narrate(game: Game[MercenaryOptions], before: Plain, action: Action, after: Plain, seat: int | None) -> list[Event]:
    """The action, then its consequences in a fixed order."""
    teller = _Teller(game, before, after, seat)
    teller.action(action)
    for u in _concerned(before, action, after):
        teller.unit(u, action)
    for side in range(SIDES):
        teller.intel(side)
    teller.points()
    teller.blocked()
    teller.round()
    return teller.events


def _concerned(before: Plain, action: Action, after: Plain) -> list[int]:
    """The units that changed at all, and a Sentry built anew."""
    built = acting_unit(before) + SLOTS if isinstance(action, do.Build) else None
    return [u for u in range(UNITS) if before.unit[u] != after.unit[u] or u == built]


_PASSAGES = {"move": "moved", "jump": "jumped", "uncloak": "uncloaked"}
_HELP = {"heal": "healed", "uber": "ubered", "give": "gave"}
_PLAIN = {"swap": "swapped", "detonate": "detonated", "cloak": "cloaked", "stay": "stayed", "end": "ended"}


class _Teller:
    def __init__(self, game: Game[MercenaryOptions], before: Plain, after: Plain, seat: int | None) -> None:
        self.before, self.after, self.seat = before, after, seat
        self.card_names = {card.number: card.name for card in find_cards(game.options.cards)}
        self.homes = game.plain_tables.home
        self.events: list[Event] = []

    def tell(self, event: Event) -> None:
        self.events.append(event)

    def card(self, number: int) -> WeaponCard:
        return WeaponCard(number=number, name=self.card_names[number])

    # The action --------------------------------------------------------------------------------------------------

    def action(self, action: Action) -> None:
        s = self.before
        u = acting_unit(s)
        unit, slots = unit_of(s, u), s.actor * UNITS_PER_SIDE - 1
        match action:
            case do.Pick(character=chosen):
                self.tell(told.Picked(side=SEATS[s.actor], slot=s.slot + 1, character=chosen))
            case do.Move() | do.Jump() | do.Uncloak():
                self._moved(action, u)
            case do.Attack(target=target, weapon=weapon):
                card = self.card(s.unit[u].card) if weapon else None
                self.tell(told.Attacked(unit=unit, target=unit_of(s, do.UNIT_BY_NAME[target]), card=card))
            case do.Heal(slot=slot) | do.Uber(slot=slot) | do.Give(slot=slot):
                self.tell(told.Towards(kind=_HELP[action.kind], unit=unit, target=unit_of(s, slots + slot)))
            case do.Repair(slot=slot):
                sentry = slots + SLOTS + slot
                kind = "unsapped" if s.unit[sentry].sapped else "repaired"
                self.tell(told.Towards(kind=kind, unit=unit, target=unit_of(s, sentry)))
            case do.Equip(card=number):
                self.tell(told.OfCard(kind="equipped", unit=unit, card=self.card(number)))
            case do.Unequip():
                self.tell(told.OfCard(kind="unequipped", unit=unit, card=self.card(s.unit[u].card)))
            case do.Sticky():
                self.tell(told.OnSpace(kind="stuck", unit=unit, cell=self._new_sticky(u)))
            case do.Build():
                site = cell_name(self.after.unit[u + SLOTS].cell)
                self.tell(told.OnSpace(kind="built", unit=unit, cell=site))
            case _:
                self.tell(told.OfUnit(kind=_PLAIN[action.kind], unit=unit))

    def _moved(self, action: do.Move | do.Jump | do.Uncloak, u: int) -> None:
        origin = cell_name(self.before.unit[u].cell)
        if isinstance(action, do.Uncloak):  # an alarm may have killed him there
            cell = action.cell
        else:
            cell = cell_name(self.after.unit[u].cell)
        unit = unit_of(self.before, u)
        self.tell(told.Passage(kind=_PASSAGES[action.kind], unit=unit, origin=origin, cell=cell))

    def _new_sticky(self, u: int) -> str:
        old, new = self.before.unit[u].sticky, self.after.unit[u].sticky
        return next(cell_name(now) for then, now in zip(old, new, strict=True) if then != now)

    # What changed ------------------------------------------------------------------------------------------------

    def unit(self, u: int, action: Action) -> None:
        """The difference between a unit then and now."""
        old, new = self.before.unit[u], self.after.unit[u]
        is_sentry, is_actor = u % UNITS_PER_SIDE >= SLOTS, u == acting_unit(self.before)
        is_rebuilt = isinstance(action, do.Build) and u == acting_unit(self.before) + SLOTS
        if old.up and (is_rebuilt or not new.up):
            kind = "destroyed" if is_sentry else "defeated"
            self.tell(told.OnSpace(kind=kind, unit=unit_of(self.before, u), cell=cell_name(old.cell)))
        elif new.up and not old.up:
            if not is_sentry:
                self.tell(told.OnSpace(kind="spawned", unit=unit_of(self.after, u), cell=cell_name(new.cell)))
        elif new.up and old.kind == new.kind:
            self._condition(u, is_actor and action.kind in _PASSAGES)
        if is_rebuilt and new.sapped:  # built beside a Spy
            self.tell(told.OfUnit(kind="sapped", unit=unit_of(self.after, u)))

    def _condition(self, u: int, has_moved: bool) -> None:
        old, new, unit = self.before.unit[u], self.after.unit[u], unit_of(self.after, u)
        health, change = new.health, new.health - old.health
        if change < 0:
            is_fire = change == -BURN_DAMAGE and new.burn < old.burn
            self.tell(told.Hurt(unit=unit, amount=-change, health=health, by_fire=is_fire))
        elif change > 0:
            self.tell(told.Recovered(unit=unit, amount=change, health=health))
        if new.shield < old.shield and new.card == old.card:
            self.tell(told.OfUnit(kind="shielded", unit=unit))
        if new.cell != old.cell and not has_moved:
            origin, cell = cell_name(old.cell), cell_name(new.cell)
            self.tell(told.Passage(kind="pushed", unit=unit, origin=origin, cell=cell))
        if new.burn > old.burn:
            self.tell(told.Ignited(unit=unit, turns=new.burn))
        if new.sapped and not old.sapped:
            self.tell(told.OfUnit(kind="sapped", unit=unit))
        if old.uber and not new.uber:
            self.tell(told.OfUnit(kind="uber-ended", unit=unit))

    def intel(self, side: int) -> None:
        """Taken, dropped, or home again."""
        old, new = self.before.intel_carrier[side], self.after.intel_carrier[side]
        cell = self.after.intel_cell[side]
        if new not in (NO_UNIT, old) and old == NO_UNIT:
            self.tell(told.IntelTaken(unit=unit_of(self.after, new), side=SEATS[side]))
        elif new == NO_UNIT and cell != self.before.intel_cell[side]:
            kind = "intel-home" if cell == int(self.homes[side]) else "intel-dropped"
            self.tell(told.IntelLies(kind=kind, side=SEATS[side], cell=cell_name(cell)))

    def points(self) -> None:
        """Points that changed hands, and the score."""
        for point in range(POINTS):
            holder = self.after.point[point]
            if holder and holder != self.before.point[point]:
                self.tell(told.Captured(side=SEATS[holder - 1], point=point + 1))
        for seat, name in enumerate(SEATS):
            gain = self.after.score[seat] - self.before.score[seat]
            if gain:
                self.tell(told.Scored(side=name, amount=gain, score=self.after.score[seat]))

    def blocked(self) -> None:
        """Ruling `blocked-spawn-loses-turn`: whose turn has passed although its card still lies face down."""
        for u in self._slots_passed():
            if self.after.unit[u].kind and not self.after.unit[u].up:
                self.tell(told.OfUnit(kind="blocked", unit=unit_of(self.after, u)))

    def _slots_passed(self) -> list[int]:
        """The slots whose turns came and went after this action's own, and the one whose Sentry is left to fire."""
        before, after = self.before, self.after
        if before.phase == Phase.DRAFT or after.over:
            return []
        turns = [side * UNITS_PER_SIDE + slot for slot in range(SLOTS) for side in (after.first, 1 - after.first)]
        start = turns.index(before.actor * UNITS_PER_SIDE + before.slot)
        stop = turns.index(after.actor * UNITS_PER_SIDE + after.slot)
        if stop < start:
            stop += len(turns)
        is_sentry_left = after.phase == Phase.SENTRY and stop > start
        return [turns[k % len(turns)] for k in range(start + 1, stop + is_sentry_left)]

    def round(self) -> None:
        """A new round, and the cards drawn for it; only the own ones by name."""
        if self.after.round_number == self.before.round_number:
            return
        self.tell(told.RoundBegan(round=self.after.round_number))
        drawn = self.before.deck_size - self.after.deck_size
        first = self.after.first
        for side in (first, 1 - first)[:drawn]:
            card = self.card(self._drawn_by(side)) if self.seat in (side, ALL) else None
            self.tell(told.Drew(side=SEATS[side], card=card))

    def _drawn_by(self, side: int) -> int:
        """The card new in a hand that did not come back from a character."""
        hand = Place.RED_HAND + side
        old, new = self.before.place, self.after.place
        return next(c for c in range(1, CARDS + 1) if int(new[c]) == hand and int(old[c]) not in (hand, Place.IN_USE))
