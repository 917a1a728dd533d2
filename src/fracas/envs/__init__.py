"""Environments: every registered game for people who train, in the forms that training libraries know.

`aec` is PettingZoo's, `single` and `vector` are Gymnasium's (also by `gymnasium.make("fracas/...")`), `text` speaks
with language models, and `open_spiel.register()` makes every game one of OpenSpiel's. They share one core, one stream
of chance and one idea of what a seat may know; docs/environments.md is the guide.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fracas.core.contract import Game

from .extras import wanting
from .registration import register_envs

if TYPE_CHECKING:
    from .gymnasium_env import FracasEnv
    from .petting_zoo import FracasAEC
    from .text_env import TextEnv
    from .vector_env import FracasVectorEnv

__all__ = ["aec", "single", "text", "vector"]

register_envs()


def aec(game: str | Game[Any], **arguments: Any) -> FracasAEC:
    """PettingZoo's form: every seat is an agent, acting in turn. Options of the game are keyword arguments."""
    with wanting("envs"):
        from .petting_zoo import FracasAEC
    return FracasAEC(game, **arguments)


def single(game: str | Game[Any], **arguments: Any) -> FracasEnv:
    """Gymnasium's form: one learner, against an opponent or playing every seat."""
    with wanting("envs"):
        from .gymnasium_env import FracasEnv
    return FracasEnv(game, **arguments)


def vector(game: str | Game[Any], num_envs: int, **arguments: Any) -> FracasVectorEnv:
    """Gymnasium's vector form: many games stepped in one compiled call."""
    with wanting("envs"):
        from .vector_env import FracasVectorEnv
    return FracasVectorEnv(game, num_envs, **arguments)


def text(game: str | Game[Any], **arguments: Any) -> TextEnv:
    """For language models: the view as text, actions as texts; needs no other library."""
    from .text_env import TextEnv

    return TextEnv(game, **arguments)
