"""The suite: every check with its name, in the order in which a fault of the rules is best understood."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from ..core import registry
from ..core.lessons import FOLDER
from ..core.package_files import package_folder
from ..core.texts import languages_of
from . import catalogues, counts, faces, fuzz, golden, history, lessons, modes, naming, promises, reading, secrecy, twin
from .cases import Case, Plan
from .fault import Fault, explain_exception


def _always(case: Case, plan: Plan) -> bool:
    return True


def _has_secrets(case: Case, plan: Plan) -> bool:
    return registry.find(case.game_id).card.has_secrets and case.game().has_secrets  # the card is the cheap question


def _has_features(case: Case, plan: Plan) -> bool:
    return registry.find(case.game_id).card.features > 0


def _has_twin(case: Case, plan: Plan) -> bool:
    return twin.twin_of(case, plan) is not None


def _has_catalogues(case: Case, plan: Plan) -> bool:
    return bool(languages_of(registry.find(case.game_id)))


def _has_course(case: Case, plan: Plan) -> bool:
    return package_folder(registry.find(case.game_id)).joinpath(FOLDER).is_dir()


def _is_thorough(case: Case, plan: Plan) -> bool:
    return not plan.is_quick


class Check(NamedTuple):
    """One check: it counts what it looked at, or raises a `Fault`."""

    name: str
    of_variant: Callable[[Case, Plan], int] | None = None  # looks at one variant
    of_game: Callable[[Sequence[Case], Plan], int] | None = None  # looks at all of them at once
    is_once: bool = False  # does not depend on options: the first variant stands for all
    is_ground: bool = False  # the later checks would only stumble over the same fault, or crash over it
    is_golden: bool = False  # compares with what the game did before
    is_for: Callable[[Case, Plan], bool] = _always  # where it could find something

    def subjects(self, cases: Sequence[Case], plan: Plan) -> list[Sequence[Case]]:
        """What it looks at, one after another."""
        fit = [case for case in cases if self.is_for(case, plan)]
        if self.of_game is not None:
            return [fit] if fit else []
        return [[case] for case in (fit[:1] if self.is_once else fit)]

    def run(self, cases: Sequence[Case], plan: Plan) -> int:
        """Look at one of the subjects."""
        if self.of_game is not None:
            return self.of_game(cases, plan)
        assert self.of_variant is not None
        return self.of_variant(cases[0], plan)


CHECKS = (
    Check("variants", of_game=naming.variants_are_options, is_ground=True),
    Check("card", naming.card_is_sound, is_once=True, is_ground=True),
    Check("names of functions", naming.functions_are_found, is_once=True),
    Check("rules page", naming.rules_page_is_there, is_once=True),
    Check("sentences", catalogues.sentences_are_complete, is_once=True, is_for=_has_catalogues),
    Check("words of the game", reading.words_are_explained, is_once=True),
    Check("files beside the rules", promises.files_can_be_read, is_once=True),
    Check("names of actions", naming.actions_have_names, is_ground=True),
    Check("play, uncompiled", of_game=modes.uncompiled_rules_agree, is_ground=True),
    Check("play, compiled", history.every_state_is_sound, is_ground=True),
    Check("pictures of the rules page", reading.pictures_can_be_drawn, is_once=True),
    Check("end of the game", faces.the_end_is_told, is_once=True, is_ground=True),
    Check("ways to name an action", naming.actions_are_found_again, is_once=True),
    Check("looking", faces.looking_changes_nothing),
    Check("seed", history.seed_decides),
    Check("undo and redo", history.undo_and_redo),
    Check("positions", history.position_is_complete),
    Check("records", history.record_replays),
    Check("views, events, drawings", faces.everybody_sees_and_hears),
    Check("features", promises.features_are_as_declared, is_for=_has_features),
    Check("chance as promised", promises.chance_is_promised),
    Check("secrets as promised", promises.secrets_are_promised),
    Check("what is redrawn", of_game=secrecy.conceal_redraws_secrets_alone),
    Check("secrets seen", secrecy.seats_see_no_secret, is_for=_has_secrets),
    Check("secrets heard", secrecy.seats_hear_no_secret, is_for=_has_secrets),
    Check("secrets told by actions", secrecy.actions_tell_no_secret, is_for=_has_secrets),
    Check("secrets forgotten", secrecy.conceal_forgets, is_for=_has_secrets),
    Check("everything shown", of_game=secrecy.everything_can_be_shown),
    Check("what lessons say", lessons.sentences_are_there, is_once=True, is_for=_has_course),
    Check("lessons", lessons.lessons_can_be_taken, is_once=True, is_for=_has_course),
    Check("mangled input", fuzz.bad_input_is_refused, is_once=True),
    Check("slow twin", twin.twin_agrees, is_for=_has_twin),
    Check("array bounds", of_game=modes.no_index_leaves_its_array, is_ground=True, is_for=_is_thorough),
    Check("many games", modes.many_games_keep_the_invariants),
    Check("lines played one by one", counts.compiled_count_is_that_of_play, is_once=True),
    Check("pinned counts", counts.pinned_counts_are_right, is_once=True),
    Check("golden games", golden.golden_game_is_played, is_golden=True),
    Check("golden games left over", of_game=golden.no_golden_game_is_left_over, is_golden=True),
)


@dataclass(frozen=True)
class Result:
    """What a check found."""

    check: Check
    subjects: int
    looked: int
    faults: tuple[Fault, ...]


def run_suite(cases: Sequence[Case], plan: Plan, is_golden_compared: bool = True) -> Iterator[Result]:
    """Run every check that applies; a broken ground ends it, and golden games come only where all else holds."""
    has_fault = False
    twin.twin_of(cases[0], plan)  # one that cannot be loaded is told before anything is looked at
    for check in CHECKS:
        subjects = check.subjects(cases, plan)
        if check.is_golden and (has_fault or not is_golden_compared):
            return
        if not subjects:
            continue
        result = _run(check, subjects, plan)
        yield result
        has_fault |= bool(result.faults)
        if result.faults and check.is_ground:
            return


def _run(check: Check, subjects: Sequence[Sequence[Case]], plan: Plan) -> Result:
    looked, faults = 0, []
    for subject in subjects:
        try:
            looked += check.run(subject, plan)
        except Fault as fault:
            faults.append(fault)
        except Exception as error:
            faults.append(Fault(subject[0], explain_exception(error, subject[0].folder)))
    return Result(check, len(subjects), looked, tuple(faults))
