"""Views, sentences, the drawing, the judge and the adviser."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from rich.console import Console

import fracas
from fracas import IllegalAction, Match
from fracas.core import rng
from fracas.core.facts import Reason
from fracas.core.kernels import IS_COMPILED
from fracas.games.combact import Combact
from fracas.games.combact.events import Dots
from fracas.games.combact.explain import FieldTaken, NotOffered, OffTheBoard, OfPiece, Placing, Plain
from tests.support import refused

from .helpers import Laid, at, begun, covering, fits, lay, legal_texts, network, suggested

GAMES = 200 if IS_COMPILED else 4


def duel(game: Combact, seed: int) -> int | None:
    """`suggest` (Black in even games) against random play: the winner."""
    states, stream, out = game.blank(), rng.stream(seed, 0), game.engine.legal_room()
    engine, tables, chance = game.engine, game.tables, random.Random(seed)
    engine.setup_at(states, 0, tables, stream)
    while not states[0].over:
        if states[0].actor == seed % 2:
            a = int(engine.suggest_at(states, 0, tables, stream))
        else:
            a = int(out[chance.randrange(engine.legal_at(states, 0, tables, out))])
        engine.apply_at(states, 0, tables, a, stream)
    return None if states[0].winner < 0 else int(states[0].winner)


def test_actions_are_named_once_for_all_options() -> None:
    one, other = Combact.with_options({}), Combact.with_options({"radius": 2, "set": "quick"})
    for name in ("actions", "ids_by_text", "structures", "ids_by_kind", "ids_by_structure"):
        assert getattr(one, name) is getattr(other, name)


@pytest.mark.parametrize("target", ["time_factor", "autonomy", "goals"])
def test_suggest_beats_random_play(target: str) -> None:
    game = Combact.with_options({"target": target})
    assert isinstance(game, Combact)
    won = [duel(game, seed) == seed % 2 for seed in range(GAMES)]
    assert sum(won) > 0.8 * GAMES


@pytest.mark.parametrize("target", ["autonomy", "goals"])
def test_suggest_does_not_pass_games_away(target: str) -> None:
    """A side that has a placement passes only when it is ahead."""
    for seed in range(5):
        match = begun(target=target, seed=seed)
        while match.actor is not None:
            shown, actor, can_place = match.view(None), match.view(None)["actor"], len(match.legal_ids()) > 1
            suggested(match)
            if match.played[-1].kind == "pass" and can_place and target == "autonomy":
                other = "white" if actor == "black" else "black"
                assert (shown[actor]["territory"] or 0) >= (shown[other]["territory"] or 0)
        assert match.ply > 12


def evaluated(match: Match, seat: int) -> float:
    return float(match.game.engine.evaluate_at(match.state, 0, match.game.tables, seat))


def test_evaluate_is_exact_at_the_end_and_even_between_the_sides() -> None:
    for target in ("time_factor", "autonomy", "goals", "campaign"):
        match = fracas.new("combact", seed=5, target=target, radius=2)
        while match.actor is not None:
            worth = evaluated(match, 0)
            assert -1.0 <= worth <= 1.0
            assert evaluated(match, 1) == pytest.approx(-worth)
            suggested(match)
        assert match.outcome is not None
        expected = {None: 0.0, 0: 1.0, 1: -1.0}[match.outcome.winner]
        assert evaluated(match, 0) == expected


def test_evaluate_knows_territory_markers_and_mobility() -> None:
    far = lay("3a", "white", [], lambda dots: dots[4] == 3)
    closed = [covering("lens", "black", "7-20"), covering("2a", "black", "7-36", avoid=("7-19-36",)), far]
    open_ = [covering("lens", "black", "7-20"), covering("2a", "black", "1-7", avoid=()), far]
    assert evaluated(at(closed, target="autonomy"), 0) > evaluated(at(open_, target="autonomy"), 0)
    at_marker = [covering("2a", "black", "19-20"), far]
    away = [covering("2a", "black", "8-20"), far]
    assert evaluated(at(at_marker, target="goals"), 0) > evaluated(at(away, target="goals"), 0)
    roomy = [lay("5d", "black", [far], lambda dots: dots[1] > 0 and dots[2] > 0), far]
    cramped = [covering("lens", "black", "19-20"), far]
    assert evaluated(at(roomy), 0) > evaluated(at(cramped), 0)


@pytest.mark.parametrize(
    ("play", "reason"),
    [
        ("pass", Plain(kind="no-passing")),
        ("inception 3", Plain(kind="inception-stands")),
        ("target goals", Plain(kind="not-between-matches")),
        ("place 2a at 0.r0", OfPiece(kind="already-placed", piece="2a")),
        ("place 7e at 0.r0", NotOffered(piece="7e", offered=("4a", "4b", "5a", "5b", "lens", "triangle"))),
        ("place 4a at 46.r0", OffTheBoard(radius=3)),
        ("place 4b at 0.m0", OfPiece(kind="mirrored", piece="4b")),
        ("place 5a at 0.r0", FieldTaken(field="0-2")),
    ],
)
def test_illegal_actions_name_the_rule(play: str, reason: Reason) -> None:
    black = lay("2a", "black", [], lambda dots: dots[0] == 2 and dots[1] > 0 and dots[2] > 0)
    match = at([black, lay("3b", "white", [black], lambda dots: dots[28] == 1)])
    assert refused(match, play) == reason


def test_an_action_may_be_given_by_its_fields() -> None:
    match = begun(seed=9)
    action = match.legal()[100]
    assert match.play(action.structure()).id == action.id
    match.undo()
    structure = {"kind": "place", "piece": action.structure()["piece"], "fields": action.structure()["fields"]}
    with pytest.raises(IllegalAction, match="also needs: at, turn"):
        match.play(structure)


def test_preview_tells_the_dots() -> None:
    black = lay("6a", "black", [], lambda dots: dots[0] == 5)
    match = at([black, lay("2a", "white", [black], lambda dots: dots[28] == 1)])
    sixth = lay("lens", "black", [black], lambda dots: dots[0] == 1)
    action = match.game.actions[match.game.ids_by_text[sixth.action]]
    told = match.game.preview(match.game.view(match.state[0], 0), action)
    assert isinstance(told, Placing)
    made = black.dots + sixth.dots
    [(point, count)] = [(point, made[point]) for point in sixth.dots if point != 0]
    assert told.dots == (Dots(count=6, points=(0,)), Dots(count=count, points=(point,)))
    assert told.spends_token


def can_ever_place(match: Match, seat: str) -> bool:
    """Whether a side could place any of the pieces left, offered or not: slowly, from what lies on the board."""
    view = match.view(None)
    laid = [Laid(one["seat"], one["action"], frozenset(one["fields"])) for one in view["placed"]]
    own, most = network(laid, seat), 6 if view[seat]["tokens"] else 5
    left = [spot["piece"] for spot in view["circle"] if not spot["is_taken"]] + list(view[seat]["microbacts"])
    for one in (one for piece in left for one in fits(piece, seat, laid, view["radius"])):
        after = [own[point] + more for point, more in one.dots.items()]
        is_joined = not own or any(own[point] for point in one.dots)
        if is_joined and max(after) <= most and after.count(6) < 2:
            return True
    return False


def test_the_last_placement_of_a_side_is_warned_of() -> None:
    """Of placements in matches played by chance: it hurts if nothing fits afterwards and the other side goes on."""
    chance, harmful, harmless = random.Random(5), 0, 0
    for seed in range(12 if IS_COMPILED else 2):
        match = begun(seed=seed, target="time_factor", radius=2)
        while match.outcome is None:
            actions = match.legal()
            seat = match.game.card.seats[match.actor or 0]
            foreseen = match.game.previews(match.game.view(match.state[0], match.actor), actions)
            index = chance.randrange(len(actions))
            told = foreseen[index]
            match.play(actions[index])
            hurts = match.outcome is None and not can_ever_place(match, seat)
            assert isinstance(told, Placing)
            assert told.hurts == hurts
            harmful, harmless = harmful + hurts, harmless + (not hurts)
    assert harmful > 0
    assert harmless > 0


def drawn(match: Match) -> str:
    console = Console(width=100, no_color=True, force_terminal=False)
    with console.capture() as capture:
        console.print(match.game.draw(match.game.view(match.state[0], 0)))
    return capture.get()


@pytest.mark.parametrize("radius", [2, 3, 4])
def test_the_drawing_shows_every_field_and_point(radius: int) -> None:
    match = begun(target="goals", radius=radius, seed=5)
    for _ in range(6):
        suggested(match)
    text, shown = drawn(match), match.view(None)
    board = text.split("microbacts")[0]
    for owner, glyphs in (("black", "●▲▼"), ("white", "○△▽"), (None, "·")):
        covered = sum(field["owner"] == owner for field in shown["fields"])
        named = {"black": 1}.get(str(owner), 0)  # the legend of Black's line comes before the first `microbacts`
        assert sum(board.count(glyph) for glyph in glyphs) == covered + named
    assert all(str(point["number"]) in board for point in shown["points"])
    assert board.count("<") == board.count("(") == 3  # the markers
    assert all(f"[{spot['piece']}]" in text for spot in shown["circle"] if spot["is_offered"])
    assert max(map(len, text.splitlines())) <= 100


def test_the_drawing_of_every_phase() -> None:
    match = fracas.new("combact", seed=2, target="campaign", first_target="autonomy")
    assert "1:" in drawn(match)
    match.play("inception 1")
    assert "*" not in drawn(match).split("microbacts")[0]  # nothing down, no open point
    match.play(legal_texts(match)[0])
    match.play("pass")
    assert "*" in drawn(match).split("microbacts")[0]
    match.play("pass")
    assert "wins 1:0" in drawn(match)


def test_observations_are_from_the_seats_side() -> None:
    match = begun(target="goals", seed=5)
    for _ in range(8):
        suggested(match)
    game = match.game
    seen = [np.zeros(game.card.features, np.float32) for _ in range(2)]
    for seat in range(2):
        game.engine.observe_at(match.state, 0, game.tables, seat, seen[seat])
        assert np.isfinite(seen[seat]).all()
        assert np.abs(seen[seat]).max() <= 1.0
    fields = {
        owner: [f["number"] for f in match.view(None)["fields"] if f["owner"] == owner] for owner in game.card.seats
    }
    assert np.flatnonzero(seen[0][:252]).tolist() == fields["black"]
    assert np.flatnonzero(seen[1][:252]).tolist() == fields["white"]
    assert np.flatnonzero(seen[0][252:504]).tolist() == fields["white"]


def test_audited_games() -> None:
    for options in Combact.variants().values():
        _audited(options, 30 if IS_COMPILED else 1)


def _audited(options: dict[str, Any], games: int) -> None:
    game = Combact.with_options(options)
    states, out = np.zeros(2, game.state), game.engine.legal_room()
    results = np.zeros((len(game.endings), 3, 2), np.int64)
    lengths, fault = np.zeros(2, np.int64), np.zeros(3, np.int64)
    for sensible in (0, 1):
        game.engine.audited_games(
            states, game.tables, rng.stream("audit", sensible), out, games, sensible, results, lengths, fault
        )
        assert not fault.any()
    assert results.sum() == 2 * games
    assert lengths[1] <= game.card.longest


def test_the_longest_list_fits() -> None:
    """Five largest pieces of the largest board, both microbacts, the pass and the swap: what `most_legal` promises."""
    sizes = {piece: sum(1 for _ in fits(piece, "black", radius=4)) for piece in ("2a", "3a", "4b", "5a", "5b")}
    largest = sum(sizes.values()) + sum(1 for name in ("lens", "triangle") for _ in fits(name, "black", radius=4)) + 2
    assert largest == Combact.card.most_legal
