"""Gymnasium's ids: `fracas/<Game>-v1` for every registered game; `import fracas.envs` registers them."""

from __future__ import annotations

from fracas.core import registry

VERSION = 1  # of what an environment does with a game; the version of a game's rules is on its card
NAMESPACE = "fracas"


def register_envs() -> None:
    """Register every game where Gymnasium is installed; no game is loaded for it."""
    try:
        from gymnasium.envs.registration import register
        from gymnasium.envs.registration import registry as known
    except ModuleNotFoundError:
        return
    for game_id in registry.game_ids():
        if env_id(game_id) not in known:
            register(
                id=env_id(game_id),
                entry_point="fracas.envs:single",
                vector_entry_point="fracas.envs:vector",
                kwargs={"game": game_id},
            )


def env_id(game_id: str) -> str:
    """`some-game` as Gymnasium's `fracas/SomeGame-v1`."""
    return f"{NAMESPACE}/{''.join(part.capitalize() for part in game_id.split('-'))}-v{VERSION}"
