"""The same rules compiled, uncompiled and with every index checked: same hashes, no index out of range."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from itertools import zip_longest
from typing import Any

from ..lab.census import BrokenInvariant, Players, take_census
from . import child
from .cases import Case, Plan
from .fault import Fault

PLAYERS: tuple[Players, ...] = ("random", "suggest")


def uncompiled_rules_agree(cases: Sequence[Case], plan: Plan) -> int:
    """Uncompiled rules lead to the same states; where they raise, they name the line."""
    slow: dict[str, dict[str, list[str]]] = _run(cases, plan, "uncompiled", {"NUMBA_DISABLE_JIT": "1"})
    looked = 0
    for case in cases:
        for players, match in child.matches(case, plan.seed, plan.uncompiled_actions).items():
            pairs = zip_longest(child.digests(match), slow[case.variant][players])
            for ply, (compiled, uncompiled) in enumerate(pairs):
                if compiled != uncompiled:
                    raise Fault.at(case, match, ply, "compiled and uncompiled rules lead to different states")
                looked += 1
    return looked


def no_index_leaves_its_array(cases: Sequence[Case], plan: Plan) -> int:
    """Many games with every index checked."""
    played: dict[str, int] = _run(cases, plan, "checked", {"NUMBA_BOUNDSCHECK": "1"})
    return sum(played.values())


def many_games_keep_the_invariants(case: Case, plan: Plan) -> int:
    """Many games in one compiled loop, every state audited."""
    for players in PLAYERS:
        try:
            counted = take_census(case.game_id, case.variant, plan.many, players, seed=3)
        except BrokenInvariant as error:
            raise Fault(case, f"{error}, {players} play") from None
        if counted.longest > case.game().card.longest:
            told = f"a game takes {counted.longest} actions, but card.longest is {case.game().card.longest}"
            raise Fault(case, f"{told} ({players} play)")
    return 2 * plan.many


def _run(cases: Sequence[Case], plan: Plan, mode: str, environment: dict[str, str]) -> Any:
    """What the child process finds; its fault is raised here."""
    asked = {
        "mode": mode,
        "cases": cases,
        "seed": plan.seed,
        "actions": plan.uncompiled_actions,
        "games": plan.checked,
    }
    done = subprocess.run(
        [sys.executable, "-c", f"from {child.__name__} import main; main()"],
        input=json.dumps(asked),
        env=os.environ | environment | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        last = (done.stderr.strip() or f"it ended with {done.returncode} and said nothing").splitlines()[-1]
        raise Fault(cases[0], f"a process that plays the rules ({mode}) broke down: {last}")
    answer = json.loads(done.stdout.splitlines()[-1])
    if "fault" in answer:
        given = answer["fault"]
        raise Fault(**given | {"case": Case(*given["case"]), "played": tuple(given["played"])})
    return answer["found"]
