"""What is written about a game: its card, its rules page, and the names of its actions."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from importlib import import_module

from ..core import registry
from ..core.contract import EVERYTHING
from ..core.engine import Kernels
from ..core.errors import BadOptions
from ..core.face import ROOMS
from ..core.match import Match
from ..core.rooms import misspelt
from ..core.texts import ENGLISH
from .cases import Case, Plan, cases_of
from .fault import Fault

_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


def card_is_sound(case: Case, plan: Plan) -> int:
    """The card agrees with itself."""
    game = case.game()
    card = game.card
    if not _ID.fullmatch(card.id):
        raise Fault(case, f"card.id {card.id!r} must be lower-case words with hyphens between them")
    if not card.name or not card.summary:
        raise Fault(case, "card.name and card.summary must say something")
    if len(card.seats) not in (1, 2) or len(set(card.seats)) != len(card.seats):
        raise Fault(case, f"card.seats must be one or two names, each another one, not {card.seats}")
    if EVERYTHING in card.seats:
        raise Fault(case, f"card.seats must not have {EVERYTHING!r}, which names who may know everything")
    numbers = ("minutes", "rules_version", "actions", "most_legal", "longest")
    for field in numbers:
        if getattr(card, field) < 1:
            raise Fault(case, f"card.{field} must be at least 1, not {getattr(card, field)}")
    return len(numbers) + len(game.endings)


def functions_are_found(case: Case, plan: Plan) -> int:
    """Nothing that may be left out is there under a misspelt name."""
    package = import_module(registry.find(case.game_id).__module__).__package__
    rooms = {name: name for name in Kernels._fields} | ROOMS
    slip = misspelt(package, rooms) if package else None  # a single file has no rooms
    if slip is not None:
        room, name, wanted = slip
        raise Fault(case, f"{room}.py has a function `{name}`, which nobody calls; did you mean `{wanted}`?")
    return len(rooms)


def variants_are_options(cases: Sequence[Case], plan: Plan) -> int:
    """Every set of `named_options` can be played, also those that are not looked at."""
    known = cases_of(cases[0].game_id)
    for case in known:
        try:
            case.game()
        except BadOptions as error:
            raise Fault(case, f"named_options: {error}") from None
    return len(known)


def rules_page_is_there(case: Case, plan: Plan) -> int:
    """RULES.md, and every translation beside it, begins with a title and names every option."""
    game = case.game()
    if not (case.folder / "RULES.md").is_file():
        raise Fault(case, f"the rules page RULES.md is missing in {case.folder}")
    looked = 0
    for language in game.rules_languages():
        text = game.rules_text(language)
        if language != ENGLISH and text == game.rules_text():
            raise Fault(case, f"the rules page ({language}) is the English one")
        if not text.startswith("# "):
            raise Fault(case, f"the rules page ({language}) must begin with a title, `# ...`")
        for option in game.options_model.model_fields:
            if f"`{option}`" not in text:
                raise Fault(case, f"the rules page ({language}) says nothing of the option `{option}`")
            looked += 1
    return looked + 1


def actions_have_names(case: Case, plan: Plan) -> int:
    """Every id has a text and a structure of its own."""
    actions, known = case.game().actions, case.game().card.actions
    for wanted, action in enumerate(actions):
        if action.id != wanted:
            raise Fault(case, f"action({wanted}) gives an action whose id is {action.id}")
        if action.text != " ".join(action.text.lower().split()):
            raise Fault(case, f"the text of action {wanted} must be lower case with single spaces: {action.text!r}")
    for what, names in (
        ("text", [action.text for action in actions]),
        ("structure", [repr(sorted(action.structure().items(), key=str)) for action in actions]),
    ):
        name, count = Counter(names).most_common(1)[0]
        if count > 1:
            twice = [number for number, found in enumerate(names) if found == name]
            raise Fault(case, f"the actions {twice[0]} and {twice[1]} have the same {what}: {name}")
    return known


def actions_are_found_again(case: Case, plan: Plan) -> int:
    """Id, text and structure of a legal action all play that action."""
    looked = 0
    for match in case.matches(plan)[:1]:
        start = Match.new(match.game, match.seed)
        for action in start.legal():
            for given in (
                action.id,
                action.text,
                f"  {action.text.upper()} ",
                action.structure(),
                action.model_dump(),
                action,
            ):
                found = start.identify(given)
                if found != action.id:
                    raise Fault.at(case, start, 0, f"action {action.id} given as {given!r} is taken for action {found}")
                looked += 1
    return looked
