"""The course of a game: every lesson is taken, every try is answered, every sentence is there in every language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

from ..core import registry
from ..core.contract import Action, Game
from ..core.errors import FracasError, shown
from ..core.facts import Event, kinds_of
from ..core.lesson_run import OTHER_TRY, Answer, LessonRun, Verdict, begun
from ..core.lessons import COURSE_FILE, FOLDER, Course, Facts, Lesson, course_languages, course_of, course_source
from ..core.match import Match
from ..core.patterns import fits
from ..core.texts import ENGLISH, SUFFIX, house_source, languages_of, source_of
from .cases import Case, Plan
from .catalogues import FUNCTIONS, read_messages
from .fault import Fault


def _course(case: Case) -> tuple[type[Game[Any]], Course]:
    game = registry.find(case.game_id)
    try:
        course = course_of(game)
    except FracasError as error:
        raise Fault(case, str(error)) from None
    if course is None:
        raise Fault(case, f"the folder {FOLDER} holds no lesson: 01-<name>.toml is the first")
    return game, course


# What is said ---------------------------------------------------------------------------------------------------


def sentences_are_there(case: Case, plan: Plan) -> int:
    """Every message a lesson asks for is in the course's catalogue of every language of the game, and none too many."""
    game, course = _course(case)
    wanted = dict(course.keys)
    complaints: list[str] = []
    languages = tuple(dict.fromkeys((ENGLISH, *languages_of(game), *course_languages(game))))
    for language in languages:
        complaints += _complaints(game, language, wanted)
    if complaints:
        raise Fault(case, "; ".join(complaints))
    return len(wanted) * len(languages)


def _complaints(game: type[Game[Any]], language: str, wanted: dict[str, str]) -> Iterator[str]:
    file = f"{FOLDER}/{language}{SUFFIX}"
    messages, junk = read_messages(course_source(game, language))
    yield from (f"{file} has what is no message: {one}" for one in junk)
    yield from (f"{file} has no message {key} ({where})" for key, where in wanted.items() if key not in messages)
    around: set[str] = set()
    for source in (house_source(language), source_of(game, language), house_source(ENGLISH), source_of(game, ENGLISH)):
        around |= set(read_messages(source)[0])
    used = set(wanted)
    for name, asked in messages.items():
        used |= asked.others
        yield from (f"the message {name} of {file} asks for ${one}: lessons give none" for one in asked.variables)
        for other in sorted(asked.others - FUNCTIONS):
            if other not in messages and other not in around:
                yield f"the message {name} of {file} refers to {other}, which there is not"
    for name in messages:
        if name.partition(".")[0] not in used and name not in used:
            yield f"no lesson says the message {name} of {file}"


# What is done ---------------------------------------------------------------------------------------------------


def lessons_can_be_taken(case: Case, plan: Plan) -> int:
    """Every lesson by its solution and by whatever else it accepts; every other legal try is answered."""
    game, course = _course(case)
    looked = 0
    for lesson in course.lessons:
        looked += _taken(case, game, lesson)
    _check_match(case, game, course)
    return looked


def _taken(case: Case, game: type[Game[Any]], lesson: Lesson) -> int:
    """By the solutions alone, which is where a fault is best understood; then with all other tries."""
    looked = 0
    for is_tried in (False, True):
        run = _run(case, game, lesson)
        while run.step is not None:
            where = f"{FOLDER}/{lesson.file}: steps.{run.at + 1}"
            _check_patterns(case, where, run)
            if run.step.is_look:
                _looked_at(case, run)
            else:
                looked += _solve(case, where, run, is_tried)
            looked += 1
    return looked


def _run(case: Case, game: type[Game[Any]], lesson: Lesson) -> LessonRun:
    try:
        return LessonRun(game, lesson)
    except FracasError as error:
        raise Fault(case, str(error)) from None


def _tried(case: Case, run: LessonRun, given: int | str) -> Answer:
    try:
        return run.attempt(given)
    except FracasError as error:
        raise Fault(case, f"{FOLDER}/{run.lesson.file}: steps.{run.at + 1}: {error}") from None


def _looked_at(case: Case, run: LessonRun) -> None:
    try:
        run.go_on()
    except FracasError as error:
        raise Fault(case, str(error)) from None


def _solve(case: Case, where: str, run: LessonRun, is_tried: bool) -> int:
    """Play the solution; before each of its actions, perhaps, try all others."""
    step, at = run.step, run.at
    assert step is not None
    answered: set[int] = set()
    looked = 0
    for number, text in enumerate(step.solution):
        if run.at != at:
            raise Fault(case, f"{where}.solution: done before {text!r} is played")
        if run.match.actor != run.seat:
            actor = run.match.game.seat_name(run.match.actor) or "nobody"
            raise Fault(case, f"{where}: asks {run.lesson.seat} for an action, but to act is {actor}")
        looked += _try_all(case, where, run, answered) if is_tried else 0
        answer = _tried(case, run, text)
        wanted = Verdict.DONE if number == len(step.solution) - 1 else Verdict.ON_THE_WAY
        if answer.verdict is not wanted:
            why = "" if answer.reason is None else f" ({run.match.game.texts().say(answer.reason)})"
            raise Fault(case, f"{where}.solution: {text!r} is {answer.verdict}{why}, not {wanted}")
    for number, wrong in enumerate(step.wrong):
        if is_tried and number not in answered:
            raise Fault(case, f"{where}.wrong.{number + 1}: answers no legal try ({wrong.say})")
    return looked


def _try_all(case: Case, where: str, run: LessonRun, answered: set[int]) -> int:
    """Every legal action: answered in the lesson's own words, or accepted, and then the lesson leads on."""
    assert run.step is not None
    legal = run.match.legal()
    for action in legal:
        other = run.copied()
        answer = _tried(case, other, action.id)
        match answer.verdict:
            case Verdict.WRONG if answer.key == OTHER_TRY:
                raise Fault(case, f"{where}.wrong: has no answer to {action.text!r}, which is legal")
            case Verdict.WRONG:
                answered.add(next(n for n, wrong in enumerate(run.step.wrong) if wrong.say == answer.key))
            case Verdict.DONE:
                _leads_on(case, where, other, action)
    _check_illegal(case, where, run, {action.id for action in legal})
    return len(legal)


def _check_illegal(case: Case, where: str, run: LessonRun, legal: set[int]) -> None:
    """What the rules forbid is answered, too, and changes nothing."""
    forbidden = next((number for number in range(run.match.game.card.actions) if number not in legal), None)
    if forbidden is None:
        return
    before = run.match.hash
    answer = run.attempt(forbidden)
    if answer.verdict is not Verdict.ILLEGAL or (answer.reason is None and answer.key is None):
        raise Fault(case, f"{where}: {run.match.game.actions[forbidden].text!r} is not legal, and nothing says so")
    if run.match.hash != before:
        raise Fault(
            case, f"{where}: {run.match.game.actions[forbidden].text!r} is not legal, and yet changes the match"
        )


def _leads_on(case: Case, where: str, run: LessonRun, first: Action) -> None:
    """After an accepted action the rest of the lesson can be taken by its solutions."""
    while run.step is not None:
        if run.step.is_look:
            _looked_at(case, run)
            continue
        at = run.at
        for text in run.step.solution:
            answer = _tried(case, run, text)
            if answer.verdict not in (Verdict.DONE, Verdict.ON_THE_WAY):
                then = f"steps.{at + 1}.solution {text!r} is {answer.verdict}"
                raise Fault(case, f"{where}: accepts {first.text!r}, after which {then}")
            if run.at != at:
                break
        else:
            raise Fault(case, f"{where}: accepts {first.text!r}, after which steps.{at + 1}.solution is not done")


def _check_patterns(case: Case, where: str, run: LessonRun) -> None:
    """What a pattern asks for exists in this game: a name mistyped would never hold."""
    step, match = run.step, run.match
    assert step is not None
    parts: list[tuple[str, Facts]] = [("done", one) for one in step.done]
    parts += [("way", one) for one in step.way] + [("wrong", one) for one in step.wrong]
    for name, facts in parts:
        for complaint in _unknown(match, facts):
            raise Fault(case, f"{where}.{name}.{complaint}")


def _unknown(match: Match, facts: Facts) -> Iterator[str]:
    game = match.game
    if facts.action is not None and not any(fits(facts.action, one) for one in game.structures):
        yield f"action: no action of the game fits {shown(facts.action)}"
    if facts.event is not None:
        kinds = {kind for event in kinds_of(type(game).__module__, Event) for kind in _kinds(event)}
        asked = facts.event.get("kind")
        if kinds and not any(fits(asked, kind) for kind in kinds):
            yield f"event.kind: got {shown(asked)}; there is: {', '.join(sorted(kinds))}"
    for field in facts.view or {}:
        if field not in game.view_model.model_fields:
            yield f"view: there is no field {field!r}; there is: {', '.join(game.view_model.model_fields)}"
    known = [ending.name.lower().replace("_", "-") for ending in game.endings if ending]
    if facts.ending is not None and facts.ending not in known:
        yield f"ending: got {shown(facts.ending)}; there is: {', '.join(known)}"


def _kinds(event: type[Event]) -> tuple[str, ...]:
    found: tuple[str, ...] = get_args(event.model_fields["kind"].annotation)
    return found


def _check_match(case: Case, game: type[Game[Any]], course: Course) -> None:
    """The guided match can begin."""
    guided, where = course.match, f"{FOLDER}/{COURSE_FILE}: match"
    given = {"options": guided.options_for(game), "start": {"state": guided.start or {}}, "steps": [{"say": "match"}]}
    names = {"id": "match", "file": COURSE_FILE, "title": "match", "seat": guided.seat_for(game)}
    try:
        match = begun(game, Lesson.model_validate(names | given))
    except FracasError as error:
        raise Fault(case, str(error)) from None
    if match.actor is None:
        raise Fault(case, f"{where}: the game is over before it begins")
    for number, look in enumerate(guided.look, 1):
        for complaint in _unknown(match, Facts(action=look.action, view=look.view)):
            raise Fault(case, f"{where}.look.{number}.{complaint}")
