"""Worker processes: opponents, hints, analysis and the solver think there, so that the event loop never waits."""
