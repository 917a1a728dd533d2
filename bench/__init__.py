"""Measurements against other engines, and bulk statistics. `python -m bench` and `python -m bench.census GAME`."""
