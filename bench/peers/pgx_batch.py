"""pgx: many games at once as array operations, compiled by XLA; it may use every core of the processor."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from fracas.lab.measure import Played

BATCH = 1024
STEPS = 256  # moves of each game of the batch in one compiled call
GENERATOR = "unsafe_rbg"  # of the settings tried, the fastest for pgx (JAX's default generator was slower)


class PgxBatch:
    """A batch in which a finished game starts again at once, so that every step of every row is a move."""

    def __init__(self) -> None:
        import_module("pgx")  # first, so that its absence is reported under its own name
        self._jax = import_module("jax")
        self._run = self._jax.jit(self._steps)
        key = self._jax.random.key(1, impl=GENERATOR)
        environment = import_module("pgx").make("connect_four")
        self._carry = self._jax.jit(self._jax.vmap(environment.init))(self._jax.random.split(key, BATCH)), key

    def play(self, games: int) -> Played:
        """Run whole calls until that many games have ended."""
        ended = calls = 0
        while ended < games:
            self._carry, endings = self._run(self._carry)
            ended += int(endings)  # waits for the result
            calls += 1
        return Played(ended, calls * BATCH * STEPS)

    def _steps(self, carry: Any) -> Any:
        jax = self._jax
        environment = import_module("pgx").make("connect_four")
        wrapped = import_module("pgx.experimental.wrappers").auto_reset(environment.step, environment.init)
        act_randomly = import_module("pgx.experimental.utils").act_randomly
        step = jax.vmap(wrapped)

        def one(carry: Any, _: Any) -> Any:
            state, key = carry
            key, choice, chance = jax.random.split(key, 3)
            action = act_randomly(choice, state.legal_action_mask)
            state = step(state, action, jax.random.split(chance, BATCH))
            return (state, key), state.terminated.sum()

        carry, ended = jax.lax.scan(one, carry, None, length=STEPS)
        return carry, ended.sum()
