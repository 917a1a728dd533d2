"""Long runs: seeded, resumable, printing their figures. `make soak` runs all of them; see `__main__.py`."""
