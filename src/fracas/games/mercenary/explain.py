"""For people: which rule forbids an action, and what an action would do. Both from the view alone."""

from __future__ import annotations

from fracas.core.contract import Action, Game

from . import actions as do
from .options import MercenaryOptions
from .state import CLOAK_STRIDE, JUMP_DAMAGE, OF_A_CLASS, STICKIES, STICKIES_A_TURN
from .view import MercenaryView, UnitView


def _find(view: MercenaryView, name: str) -> UnitView | None:
    return next((unit for unit in view.units if unit.id == name), None)


def _acting(view: MercenaryView) -> UnitView | None:
    return _find(view, view.turn.unit) if view.turn else None


def _effects(view: MercenaryView, unit: UnitView) -> dict[str, int]:
    """What the card it carries does."""
    return next((card.effects for card in view.cards if card.number == unit.card), {})


# Why not ---------------------------------------------------------------------------------------------------------


def why_illegal(game: Game[MercenaryOptions], view: MercenaryView, action: Action) -> str:
    """The end of the sentence `... is not legal now:`; empty when the legal list says it better."""
    unit, turn = _acting(view), view.turn
    if isinstance(action, do.Pick):
        if view.phase not in ("draft", "fill"):
            return "characters are picked in the draft and for an empty slot only"
        return f"both {action.character.capitalize()} cards are in use ({OF_A_CLASS} of a class)"
    if unit is None or turn is None:
        return f"{view.actor} has to pick a character for slot {view.slot}"
    if view.phase == "sentry":
        return _explain_attack(view, unit, action) if isinstance(action, do.Attack) else "a Sentry only fires or ends"
    if unit.cloaked and not isinstance(action, do.Stay | do.Uncloak):
        return "a cloaked Spy only stays cloaked or uncloaks"
    return _explain_turn(view, unit, action)


def _explain_turn(view: MercenaryView, unit: UnitView, action: Action) -> str:
    turn = view.turn
    assert turn is not None
    name = (unit.character or "").capitalize()
    match action:
        case do.Swap():
            if not turn.can_change_class:
                return "a character is swapped as the first decision of its turn"
            if unit.acted:
                return f"this {name} has attacked or used an ability already"
            return "there is no Spy left to swap in" if unit.character != "spy" else "this is a Spy already"
        case do.Move() | do.Jump():
            return _explain_move(view, unit, action)
        case do.Attack():
            return _explain_attack(view, unit, action)
        case do.Heal() | do.Uber():
            if unit.character != "medic":
                return f"only a Medic can do that, this is a {name}"
            if isinstance(action, do.Uber):
                return f"the meter must be full ({unit.charge} of {unit.full_charge}) and the teammate within 3"
            if not turn.attacks_left:
                return "healing takes the place of the attack, which is spent"
            return f"only another, hurt teammate within {unit.range} can be healed"
        case do.Repair() | do.Build():
            return _explain_engineer(unit, turn.attacks_left, name, action)
        case do.Sticky() | do.Detonate():
            return _explain_demoman(view, unit, turn.stuck, turn.attacks_left, name, action)
        case do.Give():
            return "only the carrier may hand over the intel, before moving, to an adjacent teammate"
        case do.Equip() | do.Unequip():
            return _explain_change(view, unit, turn.changed, name, action)
        case do.Cloak():
            return "only a Spy cloaks, instead of moving, attacking and giving the intel"
        case do.Stay() | do.Uncloak():
            if not unit.cloaked:
                return "the character is not cloaked"
            stride = CLOAK_STRIDE + _effects(view, unit).get("stride", 0)
            return f"the space is not free, or further than {stride} for each of {unit.charge} charge"
    return ""


def _explain_move(view: MercenaryView, unit: UnitView, action: Action) -> str:
    turn, effects = view.turn, _effects(view, unit)
    assert turn is not None
    if turn.gave:
        return "who gives the intel away does not move on that turn"
    if unit.character == "heavy" and turn.fired and "mobile_fire" not in effects:
        return "a Heavy does not move on a turn he fires his primary weapon"
    if turn.steps_left == 0:
        return f"all {unit.speed} spaces of this turn are used"
    if isinstance(action, do.Move):
        return "a fence, sand, the edge or somebody is in the way"
    if unit.character != "soldier" and "vault" not in effects:
        return "only a Soldier jumps, or who carries a card for it"
    if unit.health <= JUMP_DAMAGE and "soft_landing" not in effects and not unit.uber:
        return f"a jump costs {JUMP_DAMAGE} health and may not kill"
    return "a jump goes straight over a fence onto a free tile"


def _explain_attack(view: MercenaryView, unit: UnitView, action: do.Attack) -> str:
    target = _find(view, action.target)
    assert view.turn is not None
    if target is None or not target.face_up:
        return f"{action.target} is not on the board"
    if target.side == unit.side:
        return f"{action.target} is on your own side"
    if unit.character == "sentry" and target.character == "spy":
        return "Sentries cannot attack Spies"
    if not view.turn.attacks_left:
        return "the attack of this turn is spent"
    card = next((card for card in view.cards if card.number == unit.card), None)
    if action.weapon and (card is None or card.kind != "weapon"):
        return "this character carries no weapon card"
    effects, has_moved = _effects(view, unit), view.turn.steps_left < unit.speed
    if unit.character == "heavy" and not action.weapon and has_moved and "mobile_fire" not in effects:
        return "a Heavy does not fire his primary weapon on a turn he moves"
    if target.cloaked and "see_cloaked" not in effects:
        return f"{action.target} is cloaked"
    if target.cloaked and target.cell in (unit.in_weapon_range if action.weapon else unit.in_range):
        return f"{action.target} is cloaked, and the marker is further away than {effects['see_cloaked']}"
    reach = card.range if action.weapon and card else unit.range
    return f"{action.target} is out of range {reach}, counted in steps round fences and sand"


def _explain_engineer(unit: UnitView, attacks: int, name: str, action: Action) -> str:
    if unit.character != "engineer":
        return f"only an Engineer can do that, this is a {name}"
    if isinstance(action, do.Repair):
        if not attacks:
            return "repairing takes the place of the attack, which is spent"
        return f"only a sapped or damaged Sentry within {unit.range} can be repaired"
    if unit.charge < unit.full_charge:
        return f"the meter must be full ({unit.charge} of {unit.full_charge})"
    return "a Sentry needs a free ordinary tile, and a Sentry card that does not stand for another slot"


def _explain_demoman(view: MercenaryView, unit: UnitView, stuck: int, attacks: int, name: str, action: Action) -> str:
    if unit.character != "demoman":
        return f"only a Demoman can do that, this is a {name}"
    bombs = [sticky for sticky in view.stickies if sticky.owner == unit.id]
    if isinstance(action, do.Detonate):
        return "no stickybomb of his is on the board" if not bombs else "detonating takes the place of the attack"
    if stuck == STICKIES_A_TURN:
        return f"at most {STICKIES_A_TURN} stickybombs a turn"
    if len(bombs) >= STICKIES + _effects(view, unit).get("extra_sticky", 0):
        return "all his stickybombs are on the board"
    return "the space must be adjacent, free and without a stickybomb"


def _explain_change(view: MercenaryView, unit: UnitView, changed: bool, name: str, action: Action) -> str:
    if changed:
        return "equipment is changed once a turn"
    tile = "".join(reversed(view.tiles))
    spawn = tile.index(unit.side[0].upper())
    column, row = spawn % view.columns, spawn // view.columns
    if unit.cell != f"{chr(ord('a') + column)}{row + 1}":
        return "equipment is changed on the own spawn only"
    if isinstance(action, do.Unequip):
        return "the character carries no card"
    own = next(hand for hand in view.hands if hand.side == unit.side)
    number = action.card if isinstance(action, do.Equip) else 0
    return f"card {number} is not in the hand" if number not in own.known else f"card {number} is not for a {name}"


# What would happen -----------------------------------------------------------------------------------------------


def preview(game: Game[MercenaryOptions], view: MercenaryView, action: Action) -> str:
    """What the actor should know before choosing."""
    unit = _acting(view)
    match action:
        case do.Attack():
            return _foresee_attack(view, unit, action)
        case do.Jump():
            return "costs 2 health unless a card or an uber prevents it"
        case do.Equip(card=number):
            return next((f"{card.name}: {card.text}" for card in view.cards if card.number == number), "")
        case do.Swap():
            return "everything this character has is lost; the Spy comes with full health"
        case do.Cloak():
            return "drops the intel" if unit is not None and unit.carrying else ""
        case do.Uncloak(cell=cell):
            return f"appears on {cell}; the turn ends, and an enemy Pyro within 2 does 3 damage"
    return ""


def _foresee_attack(view: MercenaryView, unit: UnitView | None, action: do.Attack) -> str:
    target = _find(view, action.target)
    if unit is None or target is None:
        return ""
    card = next((card for card in view.cards if card.number == unit.card), None)
    damage = card.attack or 0 if action.weapon and card else unit.attack
    damage += unit.charge if unit.character == "sniper" else 0
    effects = card.effects if card and (card.kind == "weapon") == action.weapon else {}
    if target.uber:
        return "no effect: invincible"
    is_immune = unit.character == "soldier" and target.character == "pyro" and not action.weapon
    if is_immune and "ignore_immunity" not in effects:
        return "no effect: a Pyro is immune to the Soldier's primary weapon"
    damage += effects.get("demolish", 0) if target.character == "sentry" else 0
    damage += effects.get("kindling", 0) if target.burn else 0
    damage += effects.get("finisher", 0) if target.health < target.most_health else 0
    worn = next((worn for worn in view.cards if worn.number == target.card), None)
    if target.shield:
        return "no damage: the shield takes the hit"
    if worn is not None and damage:
        damage = max(1, damage - worn.effects.get("armor", 0))
    if unit.character == "sniper" and unit.charge == unit.full_charge and target.character == "heavy":
        damage = min(damage, target.health - 1)  # ruling `full-shot-spares-the-heavy`
    left = target.health - damage
    return f"{damage} damage: " + (f"{left} of {target.most_health} health left" if left > 0 else "defeats it")
