"""The lab: what can be learned of a game by playing it in bulk. `measure` times it, `census` counts how it ends."""
