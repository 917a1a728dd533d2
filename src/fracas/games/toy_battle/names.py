"""What people read: names of troops, phases and seats."""

from __future__ import annotations

from .state import SEATS, Phase

TROOP_NAMES = ("Kwak", "Skully", "Cap'n", "Jumbo", "Hook", "XB-42", "Star", "Roxy")  # by Troop number
PHASE_IDS = {phase: phase.name.lower().replace("_", "-") for phase in Phase}

ASKED = {
    Phase.CAPN: "Cap'n may bring one more troop: place it, or skip",
    Phase.JUMBO: "Jumbo may discard a visible enemy troop one path section away",
    Phase.XB_42: "XB-42 may discard a random troop from the enemy rack",
    Phase.RECALL: "the base may return another of your visible troops to your rack",
    Phase.SHOVE: "the base may shove an enemy troop next to it one path section on",
    Phase.EXHUME: "the base may return one of your discarded troops to your rack",
    Phase.PIN: "the base may pin a troop of the enemy rack for its next turn",
}


DRAWERS = {Phase.SKULLY: "Skully may draw", Phase.STAR: "Star may draw", Phase.DRAW: "the base may draw you"}


def asked(phase: Phase, drawable: int, can_place: bool) -> str:
    """What the actor is asked, and nothing that cannot be done."""
    if phase in DRAWERS:
        return f"{DRAWERS[phase]} {counted(drawable, 'troop')}"
    if phase != Phase.TURN:
        return ASKED[phase]
    if not drawable:
        return "place a troop"
    return f"draw {counted(drawable, 'troop')}" + (" or place one" if can_place else "")


def seat_title(seat: int) -> str:
    """`Blue` or `Red`."""
    return SEATS[seat].capitalize()


def counted(n: int, noun: str) -> str:
    """`1 troop`, `2 troops`."""
    return f"{n} {noun}{'' if n == 1 else 's'}"


EFFECT_TEXTS = (  # by Troop number, short enough for the terminal's panel
    "covers any troop",
    "draw 2",
    "place 1 more",
    "discard a neighbour",
    "lands anywhere",
    "raid their rack",
    "draw 1",
    "",
)
SPECIAL_TEXTS = {
    "recall": "take back one of yours",
    "draw": "draw 1",
    "shove": "move an enemy next to it",
    "exhume": "take a discarded one",
    "silence": "no troop effects here",
    "pin": "hold a troop they have",
    "only": "these strengths, and Kwak",
}
