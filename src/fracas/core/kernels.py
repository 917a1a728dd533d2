"""How rules reach C speed: `rule` for every rules function, `bind` for the few entry points that are kept on disk.

A rules function is compiled by Numba without Numba's own cache, which stamps only a function's own file and would serve
an edited helper or table stale. Entry points (core/entry.py) are templates over the names `legal`, `apply`, ...; `bind`
makes a copy for one game with those names rebound, and puts a fingerprint of everything the copy reaches (bytecode,
constants, values of global tables) into its name, so that the disk cache can never serve an older version.
"""

from __future__ import annotations

import enum
import hashlib
import inspect
import pickle
import types
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple, TypeVar, cast

import numba
import numpy as np
from numba.core.caching import FunctionCache
from numba.core.errors import NumbaError
from numba.core.registry import cpu_target

from .cache_folder import choose_cache_folder
from .complaints import broken_rule
from .linking import RuleCompiler

F = TypeVar("F", bound=Callable[..., Any])

IS_COMPILED = not getattr(numba.config, "DISABLE_JIT")  # noqa: B009  # set at run time, unknown to the type checker
FINGERPRINT_LENGTH = 16


def rule(function: F) -> F:
    """Mark a function as part of the rules: compiled when first used, callable from other rules."""
    return cast(F, numba.njit(nogil=True, pipeline_class=RuleCompiler)(function))


# A field or table entry as int64: small integers wrap uncompiled, and rules called with another width are compiled
# again. To the type checker it is the `int` it stands for.
wide = cast(Callable[[Any], int], np.int64)


def fingerprint(*roots: object) -> str:
    """A digest of everything the functions reach: code, constants, global tables, called rules."""
    digest = hashlib.sha256(f"{numba.__version__} {np.__version__}".encode())
    _Walk(digest).value("roots", roots)
    return digest.hexdigest()[:FINGERPRINT_LENGTH]


def reached_functions(root: types.FunctionType) -> list[types.FunctionType]:
    """A function and all rules it calls, near ones first."""
    walk = _Walk(hashlib.sha256())
    walk.value("root", root)
    return list(walk.functions.values())


class _Walk:
    """Feeds a digest with functions and values, each function once."""

    def __init__(self, digest: hashlib._Hash) -> None:
        self._digest = digest
        self.functions: dict[int, types.FunctionType] = {}

    def _add(self, text: str) -> None:
        self._digest.update(text.encode())
        self._digest.update(b"\0")

    def value(self, name: str, value: object) -> None:
        self._add(name)
        function = getattr(value, "py_func", value)
        if isinstance(function, types.FunctionType):
            self._function(function)
        elif isinstance(value, np.ndarray):
            self._add(f"{value.dtype.descr} {value.shape}")
            self._digest.update(np.ascontiguousarray(value).tobytes())
        elif isinstance(value, np.dtype):
            self._add(f"{value.descr} {value.itemsize}")
        elif isinstance(value, type) and issubclass(value, enum.Enum):
            self._add(repr([(member.name, member.value) for member in value]))
        elif isinstance(value, tuple | list):
            for index, item in enumerate(value):
                self.value(str(index), item)
        elif isinstance(value, frozenset):
            self._add(repr(sorted(map(repr, value))))
        elif isinstance(value, types.CodeType):
            self._code(value)
        elif isinstance(value, types.ModuleType | type) or callable(value):
            self._add(getattr(value, "__name__", repr(type(value))))
        else:
            self._add(repr(value))

    def _function(self, function: types.FunctionType) -> None:
        if id(function) in self.functions:
            return
        self.functions[id(function)] = function
        self._code(function.__code__)
        for name in sorted(_names(function.__code__)):
            if name in function.__globals__:
                reached = function.__globals__[name]
                self.value(name, reached)
                if isinstance(reached, types.ModuleType) and reached.__name__.partition(".")[0] not in _LIBRARIES:
                    self._module(reached, function.__code__)
        for cell in function.__closure__ or ():
            self.value("cell", cell.cell_contents)
        self._add(str(function.__module__))  # what is loaded from the disk imports it by this name

    def _module(self, module: types.ModuleType, code: types.CodeType) -> None:
        for name in sorted(_names(code)):
            if hasattr(module, name):
                self.value(name, getattr(module, name))

    def _code(self, code: types.CodeType) -> None:
        self._digest.update(code.co_code)
        self._add(repr(code.co_names) + repr(code.co_varnames))
        for constant in code.co_consts:
            self.value("const", constant)


_LIBRARIES = {"numpy", "math", "numba"}


def _names(code: types.CodeType) -> set[str]:
    names = set(code.co_names)
    for constant in code.co_consts:
        if isinstance(constant, types.CodeType):
            names |= _names(constant)
    return names


def bind(template: F, rebound: Mapping[str, object], signature: object, name: str) -> F:
    """A compiled copy of `template` with some of its global names rebound, kept on disk under its fingerprint.

    Older fingerprints of the same `name` are removed from the cache.
    """
    copy = _rebound(template, rebound)
    if not IS_COMPILED:
        return cast(F, _quiet(copy))
    family = _name_by_fingerprint(copy, signature, name)
    try:
        compiled = _compiled(copy, signature)
    except (NumbaError, KeyError, NotImplementedError) as error:
        raise broken_rule(error, reached_functions(copy)) from error
    if compiled.stats.cache_misses and compiled.stats.cache_path:
        _prune(Path(compiled.stats.cache_path), family, copy.__name__)
    return cast(F, compiled)


def is_kept(template: Callable[..., Any], rebound: Mapping[str, object], signature: object, name: str) -> bool:
    """Whether `bind` would find its work done on disk; to find that out, nothing is compiled or loaded."""
    if not IS_COMPILED:
        return True
    copy = _rebound(template, rebound)
    _name_by_fingerprint(copy, signature, name)
    cache: Any = FunctionCache(copy)  # type: ignore[no-untyped-call]  # as Numba is
    key = cache._index_key(signature, cpu_target.target_context.codegen())
    try:
        file = cache._cache_file._load_index().get(key)
        return file is not None and Path(cache.cache_path, file).stat().st_size > 0
    except (OSError, *_SPOILT):
        return False


class Part(NamedTuple):
    """What is compiled and kept by itself: the arguments of `bind`."""

    template: Callable[..., Any]
    rebound: Mapping[str, object]
    signature: object
    name: str

    def bind(self) -> Callable[..., Any]:
        """Compile it, or load it from the disk."""
        return bind(*self)

    def is_kept(self) -> bool:
        """Whether it is on the disk."""
        return is_kept(*self)


def _rebound(template: Callable[..., Any], rebound: Mapping[str, object]) -> types.FunctionType:
    plain = cast(types.FunctionType, inspect.unwrap(template))
    return types.FunctionType(plain.__code__, plain.__globals__ | dict(rebound), plain.__name__, plain.__defaults__)


def _name_by_fingerprint(copy: types.FunctionType, signature: object, name: str) -> str:
    """Name a copy after the fingerprint of all it reaches; the answer is what every version's name begins with."""
    choose_cache_folder()
    is_checked = getattr(numba.config, "BOUNDSCHECK")  # noqa: B009  # as above
    family = f"fracas_{name}_{'checked' if is_checked else 'fast'}_"
    copy.__name__ = copy.__qualname__ = family + fingerprint(copy, str(signature))
    return family


_SPOILT = (EOFError, pickle.UnpicklingError)  # a file that was half written when the machine went down


def _compiled(copy: types.FunctionType, signature: object) -> Any:
    """Compiled, or loaded from the disk."""
    compiling = numba.njit(signature, cache=True, nogil=True)
    try:
        return compiling(copy)
    except _SPOILT:
        for file in Path(FunctionCache(copy).cache_path).glob(f"*{copy.__name__}*"):  # type: ignore[no-untyped-call]
            file.unlink(missing_ok=True)
        return compiling(copy)


def _quiet(function: F) -> F:
    """Uncompiled, NumPy warns where 64-bit words wrap round on purpose; compiled code just wraps."""

    def run(*arguments: object) -> object:
        with np.errstate(over="ignore"):
            return function(*arguments)

    return cast(F, run)


def _prune(folder: Path, family: str, kept: str) -> None:
    for file in folder.glob(f"*{family}*.nb[ic]*"):  # and what a killed compiler left half written
        if kept not in file.name:
            file.unlink(missing_ok=True)
