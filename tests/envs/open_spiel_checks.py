"""What tests/soak/open_spiel.py runs where OpenSpiel is installed: `python -m tests.envs.open_spiel_checks GAME`.

`--write` stores the playthrough anew, after a deliberate change.
"""

from __future__ import annotations

import json
import pickle
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from fracas.core.errors import FracasError, IllegalAction
from fracas.envs import open_spiel

FOLDER = Path(__file__).parent / "playthroughs"
SIMULATIONS, MOVES, SHOWN = 8, 6, 24
SEED = 11


def playthrough(game: Any) -> str:
    """The first states of a random game, as anybody sees them."""
    draw, state, lines = np.random.default_rng(SEED), game.new_initial_state(), [str(game)]
    for _ in range(SHOWN):
        if state.is_terminal():
            break
        lines.append(str(state))
        if not state.is_chance_node():
            for player in range(game.num_players()):
                lines.append(f"  {state.information_state_string(player)}")
                lines.append(f"  tensor sum {sum(state.observation_tensor(player)):.4f}")
        legal = state.legal_actions()
        action = legal[int(draw.integers(len(legal)))]
        lines.append(f"  {len(legal)} legal, plays {state.action_to_string(state.current_player(), action)}")
        state.apply_action(action)
    return "\n".join(lines) + "\n"


def random_game(game: Any) -> int:
    """A whole random game, kept and found again on the way; its length."""
    draw, state, length = np.random.default_rng(SEED), game.new_initial_state(), 0
    while not state.is_terminal():
        legal = state.legal_actions()
        state.apply_action(legal[int(draw.integers(len(legal)))])
        length += 1
        if length % 50 == 0:
            kept = pyspiel.serialize_game_and_state(game, state)
            _, again = pyspiel.deserialize_game_and_state(kept)
            assert str(again) == str(state)
            assert again.history() == state.history()
    assert sum(state.returns()) == 0
    return length


def refused(game: Any) -> None:
    """What is not legal is told in a sentence, and the state stays as it was."""
    draw, state = np.random.default_rng(SEED), game.new_initial_state()
    while state.is_chance_node():
        check_refused(IllegalAction, state.apply_action, open_spiel.FACES)
        state.apply_action(int(draw.integers(open_spiel.FACES)))
    before, legal = str(state), state.legal_actions()
    others = [action for action in range(game.num_distinct_actions()) if action not in legal]
    for action in (-2, game.num_distinct_actions(), *others[:1]):
        check_refused(IllegalAction, state.apply_action, action)
    check_refused(FracasError, state.resample_from_infostate, game.num_players(), draw.random)
    assert (str(state), state.legal_actions()) == (before, legal)


def check_refused(kind: type[FracasError], call: Callable[..., Any], *given: Any) -> None:
    try:
        call(*given)
    except kind:
        return
    raise AssertionError(f"{given} was taken without a word")


def found_elsewhere(game: Any) -> None:
    """Pickles of a game and of a state are read by a process that has not registered anything."""
    draw, state = np.random.default_rng(SEED), game.new_initial_state()
    while len(state.history()) < SHOWN and not state.is_terminal():
        legal = state.legal_actions()
        state.apply_action(legal[int(draw.integers(len(legal)))])
    reading = "import pickle, sys; print(*pickle.load(sys.stdin.buffer), sep='\\n')"
    done = subprocess.run(
        [sys.executable, "-c", reading], input=pickle.dumps((game, state)), capture_output=True, check=True
    )
    assert done.stdout.decode() == f"{game}\n{state}\n"


def shown_to(state: Any, player: int) -> list[Any]:
    """All that a player is shown, as text and as numbers; none of it may hang on what it cannot know."""
    texts = [state.information_state_string(player), state.observation_string(player)]
    return [*texts, state.information_state_tensor(player), state.observation_tensor(player)]


def searched(game: Any) -> int:
    """Its search plays a few moves: IS-MCTS, or (it refuses games without secrets) MCTS."""
    draw = np.random.RandomState(SEED)
    evaluator = mcts.RandomRolloutEvaluator(1, draw)
    bot: Any
    if game.get_type().information == pyspiel.GameType.Information.IMPERFECT_INFORMATION:
        bot = ismcts.ISMCTSBot(
            game, evaluator, 1.0, SIMULATIONS, random_state=draw, allow_inconsistent_action_sets=True
        )
    else:
        bot = mcts.MCTSBot(game, 1.0, SIMULATIONS, evaluator, solve=False, random_state=draw)
    state, moves = game.new_initial_state(), 0
    while moves < MOVES and not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(draw.randint(open_spiel.FACES)))
            continue
        for player in range(game.num_players()):
            other = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
            assert shown_to(other, player) == shown_to(state, player)
        player = state.current_player()
        other = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
        assert other.legal_actions() == state.legal_actions()
        state.apply_action(bot.step(state))
        moves += 1
    return moves


def main(game_id: str, is_writing: bool) -> None:
    """All of it; the figures are the last line."""
    assert open_spiel.name_of(game_id) in open_spiel.register()
    game = pyspiel.load_game(open_spiel.name_of(game_id))
    file, found = FOLDER / f"{game_id}.txt", playthrough(game)
    if is_writing:
        FOLDER.mkdir(exist_ok=True)
        file.write_text(found)
    assert found == file.read_text(), f"{file} is not what is played now"
    refused(game)
    found_elsewhere(game)
    pyspiel.random_sim_test(game, num_sims=1, serialize=game.max_game_length() < 3_000, verbose=False)
    print(json.dumps({"games": 1, "moves searched": searched(game), "most moves": random_game(game)}))


if __name__ == "__main__":
    main(sys.argv[1], "--write" in sys.argv)
