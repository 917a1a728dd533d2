"""The little game with one fault planted into it at a time."""

from __future__ import annotations

import sys
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import numpy as np

from fracas.core.contract import ALL, Action, Game, Options, Position
from fracas.core.entry import Floats, Ints
from fracas.core.facts import Event
from fracas.core.plain import Plain
from fracas.core.rng import Rng, below
from fracas.core.scenery import Piece, Place, Scenery

from . import CARDS, PILE, Counters, CountersView, Take, apply, conceal, evaluate, narrate, setup, to_position, view


def plant(**changes: Any) -> type[Counters]:
    """The game with some of its kernels, functions or facts of the card replaced."""
    game_id = changes.pop("id")
    kernels = {name: changes.pop(name) for name in Counters.kernels._fields if name in changes}
    face = {name: changes.pop(name) for name in Counters.face._fields if name in changes}
    body = {
        "__module__": Counters.__module__,
        "named_options": changes.pop("named_options", Counters.named_options),
        "shows_all": changes.pop("shows_all", False),
        "view_model": changes.pop("view_model", CountersView),
        "card": replace(Counters.card, id=game_id, **changes),
        "kernels": Counters.kernels._replace(**kernels),
        "face": Counters.face._replace(**face),
    }
    return type("Planted", (Counters,), body)


def apply_by_dice(s: np.record, t: np.record, a: int, rng: Rng) -> None:
    apply(s, t, a, rng)
    s.cards[0] = below(rng, CARDS)


def apply_in_secret(s: np.record, t: np.record, a: int, rng: Rng) -> None:
    """One counter is taken, and the action chooses a card that nobody else sees."""
    s.cards[s.actor] = a
    apply(s, t, 0, rng)


def apply_without_winner(s: np.record, t: np.record, a: int, rng: Rng) -> None:
    apply(s, t, a, rng)
    s.winner = -1


def apply_without_ending(s: np.record, t: np.record, a: int, rng: Rng) -> None:
    apply(s, t, a, rng)
    s.ending = 0


def apply_with_an_early_winner(s: np.record, t: np.record, a: int, rng: Rng) -> None:
    apply(s, t, a, rng)
    s.winner = 0


def setup_with_too_many(s: np.record, t: np.record, rng: Rng) -> None:
    setup(s, t, rng)
    s.pile = PILE + 1


def legal_descending(s: np.record, t: np.record, out: Ints) -> int:
    out[0], out[1] = 1, 0
    return 2


def legal_repeated(s: np.record, t: np.record, out: Ints) -> int:
    out[0], out[1] = 0, 0
    return 2


def legal_empty(s: np.record, t: np.record, out: Ints) -> int:
    return 0


def legal_unknown(s: np.record, t: np.record, out: Ints) -> int:
    out[0] = 2
    return 1


def suggest_too_much(s: np.record, t: np.record, rng: Rng) -> int:
    return 1


def setup_by_process(s: np.record, t: np.record, rng: Rng) -> None:
    """Deals another pile where the suite plays the uncompiled rules, as if compiled ones meant something else."""
    setup(s, t, rng)
    s.pile = PILE - 1 if sys.argv[0] == "-c" else PILE


def evaluate_for_white(s: np.record, t: np.record, seat: int) -> float:
    return evaluate(s, t, 0)


def conceal_nothing(s: np.record, t: np.record, seat: int, rng: Rng) -> None:
    pass


def conceal_by_adding(s: np.record, t: np.record, seat: int, rng: Rng) -> None:
    drawn = s.cards.copy()
    conceal(s, t, seat, rng)
    s.cards[:] = np.where(np.arange(2) == seat, drawn, (s.cards + drawn) % 4)


def observe_both(s: np.record, t: np.record, seat: int, out: Floats) -> None:
    out[0], out[1] = s.pile, s.cards[1 - seat]


def observe_the_pile_alone(s: np.record, t: np.record, seat: int, out: Floats) -> None:
    out[0] = s.pile


def features_of_the_pile_alone(s: np.record, t: np.record, seat: int, ids: Any, values: Floats) -> int:
    ids[0], values[0] = 0, s.pile
    return 1


def action_of_one_text(game: Game[Options], action_id: int) -> Take:
    return Take(id=action_id, kind="take", count=1)


def view_of_the_other_card(game: Game[Options], s: Plain, seat: int | None) -> CountersView:
    return view(game, s, seat).model_copy(update={"card": s.cards[0]})


class SceneView(CountersView):
    scenery: Scenery


def view_with_a_typo(game: Game[Options], s: Plain, seat: int | None) -> SceneView:
    scenery = Scenery(places=(Place(id="2", x=0, y=0),), fields=("cuont",))
    return SceneView(**view(game, s, seat).model_dump(), scenery=scenery)


def view_of_nowhere(game: Game[Options], s: Plain, seat: int | None) -> SceneView:
    scenery = Scenery(places=(Place(id="2", x=0, y=0),), fields=("count",), pieces=(Piece(at="22"),))
    return SceneView(**view(game, s, seat).model_dump(), scenery=scenery)


def view_of_a_kind_misspelt(game: Game[Options], s: Plain, seat: int | None) -> SceneView:
    scenery = Scenery(places=(Place(id="2", x=0, y=0),), fields=("count",), moves=("tkae",))
    return SceneView(**view(game, s, seat).model_dump(), scenery=scenery)


def view_that_takes(game: Game[Options], s: Plain, seat: int | None) -> CountersView:
    s.cards[:] = [0, 0]
    return view(game, s, seat)


def view_that_stumbles(game: Game[Options], s: Plain, seat: int | None) -> CountersView:
    raise KeyError("no such counter")


def narrate_the_cards(
    game: Game[Options], before: Plain, action: Action, after: Plain, seat: int | None
) -> list[Event]:
    return [Event(kind="taken", text=f"taken with {before.cards} in hand")]


def narrate_the_cards_of_black(
    game: Game[Options], before: Plain, action: Action, after: Plain, seat: int | None
) -> list[Event]:
    tell = narrate if before.actor == 0 else narrate_the_cards
    return tell(game, before, action, after, seat)


def narrate_nothing_to_black(
    game: Game[Options], before: Plain, action: Action, after: Plain, seat: int | None
) -> list[Event]:
    return [] if seat == 1 else narrate(game, before, action, after, seat)


def view_of_no_card(game: Game[Options], s: Plain, seat: int | None) -> CountersView:
    return view(game, s, seat).model_copy(update={"card": None})


def view_for_nobody(game: Game[Options], s: Plain, seat: int | None) -> CountersView:
    return view(game, s, seat).model_copy(update={"card": None, "seat": None})


def view_of_no_card_for_all(game: Game[Options], s: Plain, seat: int | None) -> CountersView:
    return view(game, s, None if seat == ALL else seat)


def narrate_whose_turn_it_was(
    game: Game[Options], before: Plain, action: Action, after: Plain, seat: int | None
) -> list[Event]:
    return [Event(kind="taken", text="yours" if seat == before.actor else "not yours")]


def to_position_without_cards(game: Game[Options], s: Plain) -> Position:
    return to_position(game, s).model_copy(update={"cards": [0, 0]})


def from_position_unasked(game: Game[Options], position: Any, s: np.record) -> None:
    s.pile, s.cards = {pile: pile for pile in range(PILE + 1)}[position.pile], position.cards


UNCOMPILED = "play, uncompiled"

# id: the game, the check that notices it first, and what it says
FAULTS: dict[str, tuple[type[Counters], str, str]] = {
    game.card.id: (game, check, sentence)
    for game, check, sentence in (
        (plant(id="Bad_Id"), "card", "card.id 'Bad_Id' must be lower-case words"),
        (plant(id="no-length", longest=0), "card", "card.longest must be at least 1, not 0"),
        (plant(id="same-text", action=action_of_one_text), "names of actions", "0 and 1 have the same text: take 1"),
        (plant(id="no-winner", apply=apply_without_winner), UNCOMPILED, "no winner is set, but the ending last-taken"),
        (plant(id="no-ending", apply=apply_without_ending), UNCOMPILED, "over is set, but ending is not"),
        (plant(id="early", apply=apply_with_an_early_winner), UNCOMPILED, "winner is 0 and ending 0 though over"),
        (plant(id="descending", legal=legal_descending), UNCOMPILED, "not ascending: 1 comes before 0"),
        (plant(id="repeated", legal=legal_repeated), UNCOMPILED, "the legal list names action 0 twice"),
        (plant(id="empty", legal=legal_empty), UNCOMPILED, "legal.*(is empty|lists no action).* the game is not over"),
        (plant(id="unknown", legal=legal_unknown), UNCOMPILED, "action 2, but .*actions.* is 2"),
        (plant(id="too-few", most_legal=1), UNCOMPILED, "legal"),
        (plant(id="too-short", longest=2), UNCOMPILED, "runs on after 2 actions, but card.longest is 2"),
        (plant(id="too-much", suggest=suggest_too_much), UNCOMPILED, r"suggest proposes action 1, .* not legal: \[0\]"),
        (
            plant(id="many", setup=setup_with_too_many),
            UNCOMPILED,
            "audit gives 1: the invariant PILE_IN_RANGE is broken",
        ),
        (plant(id="biased", evaluate=evaluate_for_white), UNCOMPILED, "evaluate gives black .* where the result is"),
        (plant(id="two-games", setup=setup_by_process), UNCOMPILED, "compiled and uncompiled rules lead to"),
        (plant(id="takes", view=view_that_takes), "looking", "view changes the state"),
        (
            plant(id="stumbles", view=view_that_stumbles),
            "looking",
            r"view_that_stumbles \(faults.py, line \d+\) raised",
        ),
        (plant(id="forgetful", to_position=to_position_without_cards), "positions", "the field cards differs"),
        (
            plant(id="misspelt", view=view_with_a_typo, view_model=SceneView),
            "views, events, drawings",
            "the scenery names 'cuont', which no action and no event has",
        ),
        (
            plant(id="nowhere", view=view_of_nowhere, view_model=SceneView),
            "looking",
            r"view_of_nowhere \(faults.py, line \d+\) makes a Scenery that cannot be: there is no place '22'; did you",
        ),
        (
            plant(id="motionless", view=view_of_a_kind_misspelt, view_model=SceneView),
            "views, events, drawings",
            "the scenery says that 'tkae' moves, which is no kind of action; did you mean 'take'?",
        ),
        (
            plant(id="optional", named_options={"default": {}, "late": {"colour": "red"}}),
            "variants",
            "named_options: optional has no option 'colour'",
        ),
        (
            plant(id="silent", narrate=narrate_nothing_to_black),
            "views, events, drawings",
            "tells black nothing of this",
        ),
        (
            plant(id="open", conceal=conceal_nothing),
            "what is redrawn",
            "says there are secrets, but conceal redraws no",
        ),
        (
            plant(id="rolling", apply=apply_by_dice),
            "chance as promised",
            "comes out by chance, but `has_chance` is False",
        ),
        (plant(id="closed", has_secrets=False), "secrets as promised", "white sees `card` otherwise than a spectator"),
        (
            plant(id="addressing", has_secrets=False, view=view_of_no_card, narrate=narrate_whose_turn_it_was),
            "secrets as promised",
            "is told of an action otherwise than a spectator is",
        ),
        (
            plant(id="half-observing", observe=observe_the_pile_alone),
            "features",
            "observe leaves features as they were: it must write every one",
        ),
        (
            plant(id="sparse-otherwise", features=features_of_the_pile_alone),
            "features",
            "features and observe do not give the same numbers",
        ),
        (plant(id="leaking", view=view_of_the_other_card), "secrets seen", "gives a secret away: card follows"),
        (plant(id="peeking", observe=observe_both), "secrets seen", "observe gives white a feature that follows"),
        (plant(id="talking", narrate=narrate_the_cards), "secrets heard", "an event told to .* follows what it cannot"),
        (
            plant(id="talking-late", narrate=narrate_the_cards_of_black),
            "secrets heard",
            "an event told to .* follows what it cannot",
        ),
        (
            plant(id="telling", apply=apply_in_secret),
            "secrets told by actions",
            "an event tells .* whether 'take [12]' or 'take [12]' was played, but conceal redraws both alike",
        ),
        (plant(id="adding", conceal=conceal_by_adding), "secrets forgotten", "depends on what was there before"),
        (
            plant(id="unshowing", shows_all=True, view=view_for_nobody),
            "everything shown",
            "never shows what a spectator cannot know",
        ),
        (
            plant(id="naming-all", shows_all=True),
            "everything shown",
            "says that it is of the seat 'white'; it is of none",
        ),
        (
            plant(id="hiding", shows_all=True, view=view_of_no_card_for_all),
            "everything shown",
            "card is hidden in the view of ALL, but white sees it",
        ),
        (plant(id="trusting", from_position=from_position_unasked), "mangled input", "whose pile is .* is not refused"),
    )
}
GAMES = SimpleNamespace(**{name.replace("-", "_"): game for name, (game, _, _) in FAULTS.items()})
