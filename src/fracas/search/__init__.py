"""Search: opponents for two-player games, a solver for puzzles. Knows games by the contract alone."""
