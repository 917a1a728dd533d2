"""What every game must keep, ours or a stranger's: checks as plain functions, run by `fracas conformance`.

A check looks at a variant (or all variants of a game), counts what it looked at, and raises a `Fault` in terms of the
rule that is broken. Golden games, perft counts and the slow twin lie in the game's own package.
"""

from .cases import QUICK, Case, Plan, cases_of
from .fault import Fault
from .golden import write_golden_games
from .suite import CHECKS, Check, Result, run_suite

__all__ = ["CHECKS", "QUICK", "Case", "Check", "Fault", "Plan", "Result", "cases_of", "run_suite", "write_golden_games"]
