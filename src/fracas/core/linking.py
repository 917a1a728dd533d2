"""Rules that are only linked: what a process which compiles for others, and calls no rule itself, can leave out.

Numba gives every function it compiles machine code of its own and wrappers through which Python calls it, over and over
for all that it calls in turn. Of a rule that only entry points call nothing but the intermediate code is needed, which
they link and optimise; leaving the rest out takes a third off their compiling. They come out a little different: random
games of one of ours are played 3 % slower, those of the others as fast within 1 %. So what people wait for is compiled
like this, and what is measured is not.
"""

from __future__ import annotations

from typing import Any

from numba.core import codegen, compiler

_Compiler: Any = compiler.Compiler  # Numba is hardly typed
_Library: Any = codegen.JITCodeLibrary

_is_linking = False


def only_link() -> None:
    """From here on this process compiles rules for entry points alone: it must not call one itself."""
    global _is_linking
    _is_linking = True


class RuleCompiler(_Compiler):  # type: ignore[misc]  # as above
    """Compiles a rule as Numba does, or for linking alone."""

    def define_pipelines(self) -> list[Any]:
        """The usual one."""
        if _is_linking:
            state = self.state
            state.flags.no_cpython_wrapper = state.flags.no_cfunc_wrapper = True
            state.library = _Linked(state.targetctx.codegen(), state.func_id.func_qualname)
        found: list[Any] = super().define_pipelines()
        return found


class _Linked(_Library):  # type: ignore[misc]  # as above
    """The intermediate code of a rule, optimised; there is no machine code of it, and so no address."""

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._verify_declare_only_symbols()
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        """Nowhere."""
        self._ensure_finalized()
        return 0

    @property
    def codegen(self) -> _Linked:
        """Stands in for what would keep the constants of its machine code."""
        return self

    def set_env(self, name: str, env: object) -> None:
        """Nothing has to be kept."""
