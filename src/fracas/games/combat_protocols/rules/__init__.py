"""The rules of Combat Protocols: the machines, the controller's panel, and what both ask of a state."""

from .flying import apply, legal, setup

__all__ = ["apply", "legal", "setup"]
