"""What the figures were measured on, for the results file."""

from __future__ import annotations

import os
import platform
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from fracas.lab.measure import explain

from .peers import c_loop

PACKAGES = ("fracas", "numba", "numpy", "open_spiel", "pgx", "jax", "pettingzoo", "gymnasium", "envpool")
NOT_INSTALLED = "not installed"


def describe() -> dict[str, Any]:
    """Processor, system, compiler and the versions of everything measured."""
    return {
        "processor": processor(),
        "cores": os.cpu_count(),
        "system": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
        "compiler": compiler(),
        "compiler_flags": " ".join(c_loop.FLAGS),
        "packages": {name: package_version(name) for name in PACKAGES},
    }


def processor() -> str:
    """The processor's name, as well as the system tells it."""
    information = Path("/proc/cpuinfo")
    if information.exists():
        for line in information.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def compiler() -> str:
    """The C compiler's name and version."""
    try:
        return c_loop.compiler_version()
    except Exception as error:  # no compiler is a line of the report, not a failure
        return explain(error)


def package_version(name: str) -> str:
    """The installed version of a package."""
    try:
        return version(name)
    except PackageNotFoundError:
        return NOT_INSTALLED
