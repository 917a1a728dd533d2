"""What a seat saw happen: the action in a sentence, then everything that changed."""

from __future__ import annotations

import numpy as np

from fracas.core.contract import Action, Event, Game

from . import actions as do
from .actions import unit_name
from .data import find_cards
from .maps import cell_name
from .numbers import acting_unit
from .options import MercenaryOptions
from .state import (
    BURN_DAMAGE,
    CARDS,
    KIND_NAMES,
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


class Happened(Event):
    """One thing that happened; the fields that apply are filled."""

    unit: str | None = None
    target: str | None = None
    side: str | None = None
    origin: str | None = None
    cell: str | None = None
    amount: int | None = None
    card: int | None = None
    point: int | None = None


def narrate(
    game: Game[MercenaryOptions], before: np.record, action: Action, after: np.record, seat: int | None
) -> list[Event]:
    """The action, then its consequences in a fixed order."""
    told = _Teller(game, before, after, seat)
    told.action(action)
    for u in _concerned(before, action, after):
        told.unit(u, action)
    for side in range(SIDES):
        told.intel(side)
    told.points()
    told.blocked()
    told.round()
    return told.events


def _concerned(before: np.record, action: Action, after: np.record) -> list[int]:
    """The units that changed at all, and a Sentry built anew: reading every field of every unit is slow."""
    differs = before.unit.view(np.uint8).reshape(UNITS, -1) != after.unit.view(np.uint8).reshape(UNITS, -1)
    is_concerned = differs.any(axis=1)
    if isinstance(action, do.Build):
        is_concerned[acting_unit(before) + SLOTS] = True
    return [int(u) for u in np.flatnonzero(is_concerned)]


def character(s: np.record, u: int) -> str:
    """`red-3 (Scout)`."""
    return f"{unit_name(u)} ({KIND_NAMES[int(s.unit[u].kind)].capitalize()})"


class _Teller:
    def __init__(self, game: Game[MercenaryOptions], before: np.record, after: np.record, seat: int | None) -> None:
        self.before, self.after, self.seat = before, after, seat
        self.card_names = {card.number: card.name for card in find_cards(game.options.cards)}
        self.homes = game.tables[0].home
        self.events: list[Event] = []

    def tell(self, kind: str, text: str, **fields: str | int | None) -> None:
        self.events.append(Happened.model_validate({"kind": kind, "text": text} | fields))

    # The action --------------------------------------------------------------------------------------------------

    def action(self, action: Action) -> None:
        s = self.before
        u = acting_unit(s)
        who, name, side = character(s, u), unit_name(u), SEATS[int(s.actor)]
        slots = int(s.actor) * UNITS_PER_SIDE - 1
        match action:
            case do.Pick(character=chosen):
                text = f"{side} puts the {chosen.capitalize()} below slot {int(s.slot) + 1}."
                self.tell("picked", text, unit=name, side=side)
            case do.Swap():
                self.tell("swapped", f"{who} turns out to be a Spy.", unit=name)
            case do.Move() | do.Jump() | do.Uncloak():
                self._moved(action, u, who)
            case do.Attack(target=target, weapon=weapon):
                with_what = f" with the {self.card_names[int(s.unit[u].card)]}" if weapon else ""
                mark = do.UNIT_BY_NAME[target]
                self.tell("attacked", f"{who} attacks {character(s, mark)}{with_what}.", unit=name, target=target)
            case do.Heal(slot=slot):
                mate = slots + slot
                self.tell("healed", f"{who} heals {character(s, mate)}.", unit=name, target=unit_name(mate))
            case do.Uber(slot=slot):
                mate = slots + slot
                text = f"{who} makes himself and {character(s, mate)} invincible."
                self.tell("ubered", text, unit=name, target=unit_name(mate))
            case do.Repair(slot=slot):
                sentry = slots + SLOTS + slot
                done = "takes the sapper off" if s.unit[sentry].sapped else "repairs"
                self.tell("repaired", f"{who} {done} {unit_name(sentry)}.", unit=name, target=unit_name(sentry))
            case do.Give(slot=slot):
                mate = slots + slot
                self.tell("gave", f"{who} gives the intel to {character(s, mate)}.", unit=name, target=unit_name(mate))
            case do.Equip(card=card):
                self.tell("equipped", f"{who} takes up the {self.card_names[card]}.", unit=name, card=card)
            case do.Unequip():
                card = int(s.unit[u].card)
                self.tell("unequipped", f"{who} lays down the {self.card_names[card]}.", unit=name, card=card)
            case _:
                self._plain(action, u, who)

    def _moved(self, action: Action, u: int, who: str) -> None:
        q, now = self.before.unit[u], self.after.unit[u]
        origin = cell_name(int(q.cell))
        verb = {"move": "steps", "jump": "jumps over the fence", "uncloak": "uncloaks and moves"}[action.kind]
        if isinstance(action, do.Uncloak):
            cell = action.cell
        else:
            cell = cell_name(int(now.cell))
        past = {"move": "moved", "jump": "jumped", "uncloak": "uncloaked"}[action.kind]
        self.tell(past, f"{who} {verb} to {cell}.", unit=unit_name(u), origin=origin, cell=cell)

    def _plain(self, action: Action, u: int, who: str) -> None:
        texts = {
            "sticky": ("stuck", "places a stickybomb"),
            "detonate": ("detonated", "detonates his stickybombs"),
            "build": ("built", "builds a Sentry"),
            "cloak": ("cloaked", "cloaks"),
            "stay": ("stayed", "stays cloaked"),
            "end": ("ended", "ends the turn"),
        }
        kind, words = texts[action.kind]
        cell = None
        if isinstance(action, do.Sticky):
            old = [int(c) for c in self.before.unit[u].sticky]
            cell = next(cell_name(int(c)) for k, c in enumerate(self.after.unit[u].sticky) if int(c) != old[k])
        elif isinstance(action, do.Build):
            cell = cell_name(int(self.after.unit[u + SLOTS].cell))
        place = f" on {cell}" if cell else ""
        self.tell(kind, f"{who} {words}{place}.", unit=unit_name(u), cell=cell)

    # What changed ------------------------------------------------------------------------------------------------

    def unit(self, u: int, action: Action) -> None:
        """The difference between a unit then and now."""
        old, new = self.before.unit[u], self.after.unit[u]
        name, is_actor = unit_name(u), u == acting_unit(self.before)
        if old.up and not new.up:
            word = "destroyed" if u % UNITS_PER_SIDE >= SLOTS else "defeated"
            text = f"{character(self.before, u)} is {word}."
            self.tell(word, text, unit=name, cell=cell_name(int(old.cell)))
        elif new.up and not old.up:
            if u % UNITS_PER_SIDE < SLOTS:
                cell = cell_name(int(new.cell))
                self.tell("spawned", f"{character(self.after, u)} spawns on {cell}.", unit=name, cell=cell)
        elif isinstance(action, do.Build) and u == acting_unit(self.before) + SLOTS:
            cell = cell_name(int(old.cell))
            self.tell("destroyed", f"The old Sentry on {cell} is destroyed.", unit=name, cell=cell)
        elif new.up and int(old.kind) == int(new.kind):
            self._condition(u, name, is_actor and action.kind in ("move", "jump", "uncloak"))
        if isinstance(action, do.Build) and u == acting_unit(self.before) + SLOTS and new.sapped:
            self.tell("sapped", f"{character(self.after, u)} is sapped.", unit=name)  # built beside a Spy

    def _condition(self, u: int, name: str, has_moved: bool) -> None:
        old, new = self.before.unit[u], self.after.unit[u]
        who = character(self.after, u)
        change = int(new.health) - int(old.health)
        if change < 0:
            is_fire = change == -BURN_DAMAGE and int(new.burn) < int(old.burn)
            cause = " from the fire" if is_fire else ""
            text = f"{who} takes {-change} damage{cause} and has {int(new.health)} health left."
            self.tell("hurt", text, unit=name, amount=-change)
        elif change > 0:
            self.tell("recovered", f"{who} gains {change} health and has {int(new.health)}.", unit=name, amount=change)
        if int(new.shield) < int(old.shield) and int(new.card) == int(old.card):
            self.tell("shielded", f"The shield of {who} takes a hit.", unit=name)
        if int(new.cell) != int(old.cell) and not has_moved:
            cell = cell_name(int(new.cell))
            text = f"{who} is pushed to {cell}."
            self.tell("pushed", text, unit=name, origin=cell_name(int(old.cell)), cell=cell)
        if int(new.burn) > int(old.burn):
            self.tell("ignited", f"{who} is on fire.", unit=name, amount=int(new.burn))
        if new.sapped and not old.sapped:
            self.tell("sapped", f"{who} is sapped.", unit=name)
        if old.uber and not new.uber:
            self.tell("uber-ended", f"The uber of {who} is over.", unit=name)

    def intel(self, side: int) -> None:
        """Taken, dropped, or home again."""
        old, new = int(self.before.intel_carrier[side]), int(self.after.intel_carrier[side])
        owner = SEATS[side]
        if new not in (NO_UNIT, old) and old == NO_UNIT:
            text = f"{character(self.after, new)} takes the intel of {owner}."
            self.tell("intel-taken", text, unit=unit_name(new), side=owner)
        elif new == NO_UNIT and int(self.after.intel_cell[side]) != int(self.before.intel_cell[side]):
            cell = cell_name(int(self.after.intel_cell[side]))
            if int(self.after.intel_cell[side]) == int(self.homes[side]):
                self.tell("intel-home", f"The intel of {owner} is back on {cell}.", side=owner, cell=cell)
            else:
                self.tell("intel-dropped", f"The intel of {owner} lies on {cell}.", side=owner, cell=cell)

    def points(self) -> None:
        """Points that changed hands, and the score."""
        for point in range(POINTS):
            holder = int(self.after.point[point])
            if holder and holder != int(self.before.point[point]):
                side = SEATS[holder - 1]
                self.tell("captured", f"{side} captures point {point + 1}.", side=side, point=point + 1)
        for seat, name in enumerate(SEATS):
            gain = int(self.after.score[seat]) - int(self.before.score[seat])
            if gain:
                text = f"{name} scores {gain} and has {int(self.after.score[seat])}."
                self.tell("scored", text, side=name, amount=gain)

    def blocked(self) -> None:
        """Ruling `blocked-spawn-loses-turn`: whose turn has passed although its card still lies face down."""
        for u in self._slots_passed():
            if self.after.unit[u].kind and not self.after.unit[u].up:
                self.tell("blocked", f"{character(self.after, u)} cannot spawn: the spawn is taken.", unit=unit_name(u))

    def _slots_passed(self) -> list[int]:
        """The slots whose turns came and went after this action's own, and the one whose Sentry is left to fire."""
        before, after = self.before, self.after
        if int(before.phase) == Phase.DRAFT or after.over:
            return []
        turns = [
            side * UNITS_PER_SIDE + slot for slot in range(SLOTS) for side in (int(after.first), 1 - int(after.first))
        ]
        start = turns.index(int(before.actor) * UNITS_PER_SIDE + int(before.slot))
        stop = turns.index(int(after.actor) * UNITS_PER_SIDE + int(after.slot))
        if stop < start:
            stop += len(turns)
        is_sentry_left = int(after.phase) == Phase.SENTRY and stop > start
        return [turns[k % len(turns)] for k in range(start + 1, stop + is_sentry_left)]

    def round(self) -> None:
        """A new round, and the cards drawn for it; only the own ones by name."""
        if int(self.after.round_number) == int(self.before.round_number):
            return
        self.tell("round", f"Round {int(self.after.round_number)} begins.", amount=int(self.after.round_number))
        drawn = int(self.before.deck_size) - int(self.after.deck_size)
        first = int(self.after.first)
        for side in (first, 1 - first)[:drawn]:
            if side == self.seat:
                card = self._drawn_by(side)
                self.tell("drew", f"{SEATS[side]} draws the {self.card_names[card]}.", side=SEATS[side], card=card)
            else:
                self.tell("drew", f"{SEATS[side]} draws a card.", side=SEATS[side])

    def _drawn_by(self, side: int) -> int:
        """The card new in a hand that did not come back from a character."""
        hand = Place.RED_HAND + side
        old, new = self.before.place, self.after.place
        return next(c for c in range(1, CARDS + 1) if int(new[c]) == hand and int(old[c]) not in (hand, Place.IN_USE))
