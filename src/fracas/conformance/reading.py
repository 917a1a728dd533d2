"""What people read about a game beside its board: pictures of the rules page, the glossary."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ..core.errors import BrokenGame, FracasError
from ..core.glossary import FILE as GLOSSARY
from ..core.glossary import ROLE, glossary_of, terms_of
from ..core.illustrations import FILE as ILLUSTRATIONS
from ..core.illustrations import SHOWN, illustrations_of
from ..core.rules_page import headings
from ..core.texts import ENGLISH, languages_of, message_id, source_of
from .cases import Case, Plan
from .catalogues import read_messages
from .fault import Fault


def pictures_can_be_drawn(case: Case, plan: Plan) -> int:
    """Every picture of the rules page is a position that the rules make, and every one of them is shown."""
    game = type(case.game())
    try:
        known = illustrations_of(game)
    except BrokenGame as error:
        raise Fault(case, str(error)) from None
    for name, wanted in known.items():
        try:
            opened = game.with_options(wanted.options)
            opened.view(wanted.match(opened).state[0], None)
        except FracasError as error:
            raise Fault(case, f"{ILLUSTRATIONS}, {name}: {error}") from None
    pages = game.rules_languages()
    for language in pages:
        shown = Counter(picture["name"] for picture in SHOWN.finditer(game.rules_text(language)))
        for name in [*(name for name in shown if name not in known), *(name for name in known if name not in shown)]:
            lacks = ILLUSTRATIONS if name in shown else f"the rules page ({language})"
            raise Fault(case, f"{lacks} has no picture {name!r}, which the other one has")
    return len(known) + len(pages)


def words_are_explained(case: Case, plan: Plan) -> int:
    """Every word of the glossary has a sentence, a name and forms in every language, and its heading of the rules."""
    complaints = list(_unexplained(case))
    if complaints:
        raise Fault(case, "; ".join(complaints))
    return len(terms_of(type(case.game())))


def _unexplained(case: Case) -> Iterator[str]:
    game = type(case.game())
    try:
        listed = terms_of(game)
    except BrokenGame as error:
        yield str(error)
        return
    titles = headings(game.rules_text())
    yield from (
        f"{GLOSSARY}, {term}: RULES.md has no heading {at!r}" for term, at in listed.items() if at not in titles
    )
    for language in languages_of(game) or (ENGLISH,):
        messages = read_messages(source_of(game, language))[0]
        wanted = {message_id(ROLE, term) for term in listed}
        for name in sorted(wanted):
            missing = [part for part in (name, f"{name}.name", f"{name}.forms") if part not in messages]
            yield from (f"texts/{language}.ftl has no message {part}" for part in missing)
        told = {name for name in messages if name.startswith(f"{ROLE}-") and "." not in name}
        yield from (f"{GLOSSARY} has no word for the message {name}" for name in sorted(told - wanted))
        forms = Counter(form for term in glossary_of(game, language) for form in term.forms)
        yield from (f"two words have the form {form!r} ({language})" for form, times in forms.items() if times > 1)
