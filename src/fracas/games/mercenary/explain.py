"""For people: which rule forbids an action, and what an action would do. Both from the view alone."""

from __future__ import annotations

from collections.abc import Sequence

from fracas.core.contract import Action, Game
from fracas.core.facts import Change, Preview, Reason

from . import actions as do
from .facts import Unit, WeaponCard, says
from .facts import previews as foreseen
from .facts import reasons as why
from .facts.reasons import Rule
from .options import MercenaryOptions
from .state import (
    ALARM_DAMAGE,
    ALARM_RANGE,
    CLOAK_STRIDE,
    JUMP_DAMAGE,
    STICKIES,
    STICKIES_A_TURN,
    UBER_RANGE,
)
from .view import CardView, MercenaryView, TurnView, UnitView


def _find(view: MercenaryView, name: str) -> UnitView | None:
    return next((unit for unit in view.units if unit.id == name), None)


def _acting(view: MercenaryView) -> UnitView | None:
    return _find(view, view.turn.unit) if view.turn else None


def _card(view: MercenaryView, number: int | None) -> CardView | None:
    return next((card for card in view.cards if card.number == number), None)


def _effects(view: MercenaryView, unit: UnitView) -> dict[str, int]:
    """What the card it carries does."""
    card = _card(view, unit.card)
    return card.effects if card else {}


def _spawn(view: MercenaryView, side: str) -> str:
    """The space on which a side's characters come in."""
    rows = [row for row, tiles in enumerate(reversed(view.tiles), 1) if side[0].upper() in tiles]
    column = view.tiles[-rows[0]].index(side[0].upper())
    return f"{chr(ord('a') + column)}{rows[0]}"


def _jump_cost(view: MercenaryView, unit: UnitView) -> int:
    """Ruling `ubered-jump-is-free`; a card may make it free too."""
    return 0 if unit.uber or "soft_landing" in _effects(view, unit) else int(JUMP_DAMAGE)


# Why not ---------------------------------------------------------------------------------------------------------


def why_illegal(game: Game[MercenaryOptions], view: MercenaryView, action: Action) -> Reason | None:
    """The rule against it; None when the legal list says it better."""
    unit, turn = _acting(view), view.turn
    if isinstance(action, do.Pick):
        if view.phase not in ("draft", "fill"):
            return Rule(kind="picking-is-over")
        return why.OfClass(kind="class-used-up", character=action.character)
    if unit is None or turn is None:
        return why.Asked(prompt=view.prompt)
    if view.phase == "sentry":
        if isinstance(action, do.Attack):
            return _explain_attack(view, unit, turn, action)
        return Rule(kind="sentry-only-fires")
    if unit.cloaked and not isinstance(action, do.Stay | do.Uncloak):
        return Rule(kind="cloaked-only-waits")
    return _explain_turn(view, unit, turn, action)


def _explain_turn(view: MercenaryView, unit: UnitView, turn: TurnView, action: Action) -> Reason | None:
    match action:
        case do.Swap():
            return _explain_swap(unit, turn)
        case do.Move() | do.Jump():
            return _explain_move(view, unit, turn, action)
        case do.Attack():
            return _explain_attack(view, unit, turn, action)
        case do.Heal() | do.Uber():
            return _explain_medic(unit, turn, action)
        case do.Repair() | do.Build():
            return _explain_engineer(unit, turn, action)
        case do.Sticky() | do.Detonate():
            return _explain_demoman(view, unit, turn, action)
        case do.Give():
            return Rule(kind="give")
        case do.Equip() | do.Unequip():
            return _explain_change(view, unit, turn, action)
        case do.Cloak():
            return Rule(kind="cloak")
        case do.Stay() | do.Uncloak():
            if not unit.cloaked:
                return Rule(kind="not-cloaked")
            stride = CLOAK_STRIDE + _effects(view, unit).get("stride", 0)
            return why.UncloakSpace(stride=stride, charge=unit.charge)
    return None


def _explain_swap(unit: UnitView, turn: TurnView) -> Reason:
    if not turn.can_change_class:
        return Rule(kind="swap-comes-first")
    if unit.acted:
        return why.OfClass(kind="has-acted", character=unit.character)
    return Rule(kind="already-spy") if unit.character == "spy" else why.OfClass(kind="class-used-up", character="spy")


def _explain_move(view: MercenaryView, unit: UnitView, turn: TurnView, action: do.Move | do.Jump) -> Reason:
    effects = _effects(view, unit)
    if turn.gave:
        return Rule(kind="gave-intel")
    if unit.character == "heavy" and turn.fired and "mobile_fire" not in effects:
        return Rule(kind="heavy-fired")
    if turn.steps_left == 0:
        return why.NoStepsLeft(speed=unit.speed)
    if isinstance(action, do.Move):
        return Rule(kind="way-blocked")
    if unit.character != "soldier" and "vault" not in effects:
        return Rule(kind="cannot-jump")
    cost = _jump_cost(view, unit)
    return why.JumpWouldKill(cost=cost) if unit.health <= cost else Rule(kind="jump-needs-fence")


def _explain_attack(view: MercenaryView, unit: UnitView, turn: TurnView, action: do.Attack) -> Reason:
    found = _find(view, action.target)
    target = Unit(id=action.target, character=found.character if found else None)
    if found is None or not found.face_up:
        return why.NoTarget(kind="not-on-board", target=target)
    if found.side == unit.side:
        return why.NoTarget(kind="own-side", target=target)
    if unit.character == "sentry" and found.character == "spy":
        return Rule(kind="sentry-spares-spies")
    if not turn.attacks_left:
        return Rule(kind="attack-spent")
    card = _card(view, unit.card)
    if action.weapon and (card is None or card.kind != "weapon"):
        return Rule(kind="no-weapon")
    effects, has_moved = _effects(view, unit), turn.steps_left < unit.speed
    if unit.character == "heavy" and not action.weapon and has_moved and "mobile_fire" not in effects:
        return Rule(kind="heavy-moved")
    if found.cloaked and "see_cloaked" not in effects:
        return why.NoTarget(kind="target-cloaked", target=target)
    if found.cloaked and found.cell in (unit.in_weapon_range if action.weapon else unit.in_range):
        return why.TooFar(kind="marker-too-far", target=target, range=effects["see_cloaked"])
    reach = card.range if action.weapon and card else unit.range
    return why.TooFar(kind="out-of-range", target=target, range=reach)


def _explain_medic(unit: UnitView, turn: TurnView, action: do.Heal | do.Uber) -> Reason:
    if unit.character != "medic":
        return why.WrongClass(needed="medic", character=unit.character)
    if isinstance(action, do.Heal):
        if not turn.attacks_left:
            return why.InsteadOfAttack(deed="heal")
        return why.HelpTarget(kind="heal-target", range=unit.range)
    if unit.charge < unit.full_charge:
        return why.MeterNotFull(charge=unit.charge, full_charge=unit.full_charge)
    return why.HelpTarget(kind="uber-target", range=int(UBER_RANGE))


def _explain_engineer(unit: UnitView, turn: TurnView, action: do.Repair | do.Build) -> Reason:
    if unit.character != "engineer":
        return why.WrongClass(needed="engineer", character=unit.character)
    if isinstance(action, do.Repair):
        if not turn.attacks_left:
            return why.InsteadOfAttack(deed="repair")
        return why.HelpTarget(kind="repair-target", range=unit.range)
    if unit.charge < unit.full_charge:
        return why.MeterNotFull(charge=unit.charge, full_charge=unit.full_charge)
    return Rule(kind="build-site")


def _explain_demoman(view: MercenaryView, unit: UnitView, turn: TurnView, action: do.Sticky | do.Detonate) -> Reason:
    if unit.character != "demoman":
        return why.WrongClass(needed="demoman", character=unit.character)
    bombs = sum(sticky.owner == unit.id for sticky in view.stickies)
    if isinstance(action, do.Detonate):
        return why.InsteadOfAttack(deed="detonate") if bombs else Rule(kind="no-stickies")
    if turn.stuck == STICKIES_A_TURN:
        return why.StickiesATurn(most=STICKIES_A_TURN)
    is_last = bombs >= STICKIES + _effects(view, unit).get("extra_sticky", 0)
    return Rule(kind="all-stickies-out" if is_last else "sticky-space")


def _explain_change(view: MercenaryView, unit: UnitView, turn: TurnView, action: do.Equip | do.Unequip) -> Reason:
    if turn.changed:
        return Rule(kind="changed-already")
    if unit.cell != _spawn(view, unit.side):
        return Rule(kind="own-spawn-only")
    if isinstance(action, do.Unequip):
        return Rule(kind="carries-nothing")
    hand = next(hand for hand in view.hands if hand.side == unit.side)
    card = _card(view, action.card)
    if card is None or card.number not in hand.known:
        return why.CardNotHeld(number=action.card)
    return why.CardNotFor(card=WeaponCard(number=card.number, name=card.name), character=unit.character)


# What would happen -----------------------------------------------------------------------------------------------


def preview(game: Game[MercenaryOptions], view: MercenaryView, action: Action) -> Preview | None:
    """What the actor should know before choosing."""
    unit = _acting(view)
    if unit is None:
        return None
    match action:
        case do.Attack():
            return _foresee_attack(view, unit, action)
        case do.Jump():
            return foreseen.Jumps(cost=_jump_cost(view, unit))
        case do.Equip(card=number):
            card = _card(view, number)
            if card is not None:
                name = WeaponCard(number=card.number, name=card.name)
                return foreseen.Equips(card=name, says=list(says(card)))
        case do.Swap():
            spy = next(character for character in view.characters if character.name == "spy")
            return foreseen.BecomesSpy(health=spy.health)
        case do.Cloak() if unit.carrying:
            return foreseen.Plain(kind="drops-intel")
        case do.End() if view.phase == "turn":
            return _foresee_end(view, unit)
        case do.Uncloak(cell=cell):
            return foreseen.Appears(cell=cell, alarm_range=int(ALARM_RANGE), alarm_damage=int(ALARM_DAMAGE))
    return None


def changes(
    game: Game[MercenaryOptions], before: MercenaryView, after: MercenaryView, legal: Sequence[Action]
) -> list[Change]:
    """Whom the acting character can hit from where it is now and could not before, and who can hit it."""
    acting = _acting(before)
    now = acting and _find(after, acting.id)
    if acting is None or now is None or now.cell is None:
        return []
    was = {unit.id: unit for unit in before.units}
    enemies = [
        unit for unit in after.units if unit.side != now.side and unit.face_up and unit.cell and not unit.cloaked
    ]
    hit = [enemy for enemy in enemies if _reaches(now, enemy) and not _reaches(acting, was.get(enemy.id))]
    by = [enemy for enemy in enemies if _reaches(enemy, now) and not _reaches(was.get(enemy.id), acting)]
    me = Unit.model_validate({"id": now.id, "character": now.character})
    found: list[Change] = []
    for kind, others in (("has-in-range", hit), ("is-in-range", by)):
        if others:
            named = [Unit.model_validate({"id": one.id, "character": one.character}) for one in others]
            found.append(foreseen.InRange.model_validate({"kind": kind, "unit": me, "others": named}))
    return found


def _reaches(unit: UnitView | None, other: UnitView | None) -> bool:
    """One stands where the other's weapon reaches."""
    return (
        unit is not None and other is not None and (other.cell in unit.in_range or other.cell in unit.in_weapon_range)
    )


def _foresee_end(view: MercenaryView, unit: UnitView) -> Preview | None:
    """Ruling `blocked-spawn-loses-turn`: who waits behind this one loses his turn."""
    if unit.cell != _spawn(view, unit.side):
        return None
    units = [one for one in view.units if one.side == unit.side and one.character != "sentry"]
    waiting = sum(not one.face_up for one in units)
    could_go = view.turn is not None and bool(view.turn.walks)
    return foreseen.BlocksSpawn(count=waiting, hurts=could_go) if waiting else None


def _foresee_attack(view: MercenaryView, unit: UnitView, action: do.Attack) -> Preview | None:
    target = _find(view, action.target)
    if target is None:
        return None
    card = _card(view, unit.card)
    damage = card.attack or 0 if action.weapon and card else unit.attack
    damage += unit.charge if unit.character == "sniper" else 0
    effects = card.effects if card and (card.kind == "weapon") == action.weapon else {}
    if target.uber:
        return foreseen.Plain(kind="invincible")
    is_immune = unit.character == "soldier" and target.character == "pyro" and not action.weapon
    if is_immune and "ignore_immunity" not in effects:
        return foreseen.Plain(kind="immune")
    if target.shield:
        return foreseen.Plain(kind="shielded")
    damage += effects.get("demolish", 0) if target.character == "sentry" else 0
    damage += effects.get("kindling", 0) if target.burn else 0
    damage += effects.get("finisher", 0) if target.health < target.most_health else 0
    if damage:
        damage = max(1, damage - _effects(view, target).get("armor", 0))
    if unit.character == "sniper" and unit.charge == unit.full_charge and target.character == "heavy":
        damage = min(damage, target.health - 1)  # ruling `full-shot-spares-the-heavy`
    left = target.health - damage
    if left > 0:
        return foreseen.Wounds(damage=damage, health=left, most_health=target.most_health)
    return foreseen.Defeats(damage=damage)
