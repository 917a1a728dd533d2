"""Judge the little game, also beside its twins, and every planted fault; what the suite says of each, as JSON."""

from __future__ import annotations

import json
from dataclasses import replace

from fracas.conformance import QUICK, Plan, cases_of, run_suite
from fracas.core import plain

from .faults import FAULTS
from .twins import TWINS


def verdict(game_id: str, plan: Plan = QUICK) -> list[tuple[str, str]]:
    """The checks that found something, and what."""
    plain._read.cache_clear()  # one of the faults writes into what all of them are shown
    results = run_suite(cases_of(game_id), plan)
    return [(result.check.name, fault.sentence) for result in results for fault in result.faults]


found = {game_id: verdict(game_id) for game_id in ("counters", *FAULTS)}
for name in TWINS:
    found[name] = verdict("counters", replace(QUICK, twin=f"{__package__}.twins:{name}"))
print("\n" + json.dumps(found))
