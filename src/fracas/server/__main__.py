"""`python -m fracas.server`: serve with the settings of the environment; `fracas serve` has flags for them."""

from __future__ import annotations

import sys

from fracas.core.errors import FracasError

from .command import read_settings, run

if __name__ == "__main__":
    try:
        run(read_settings({}), lambda address, _: print(f"Fracas is at {address}", file=sys.stderr, flush=True))
    except FracasError as error:
        sys.exit(f"error: {error}")
