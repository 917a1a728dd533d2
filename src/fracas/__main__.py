"""`python -m fracas` is the command `fracas`."""

from .cli import main

main()
