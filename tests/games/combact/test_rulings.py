"""Every ruling of the circle, the five-dot principle and the targets, by name."""

from __future__ import annotations

import pytest

import fracas
from fracas import Match
from fracas.core import rng
from fracas.games.combact.data import marker_points
from fracas.games.combact.explain import NotConnected, NoToken, Plain, TooManyDots, TooManySixes
from tests.support import refused

from .helpers import (
    NAMES,
    Laid,
    at,
    begun,
    covering,
    fits,
    lay,
    legal_dots,
    legal_texts,
    network,
    shown_dots,
    suggested,
)

BLACK_MARKERS, WHITE_MARKERS = marker_points(3)


# The circle ----------------------------------------------------------------------------------------------------


def test_ruling_black_starts() -> None:
    assert begun().view(None)["actor"] == "black"
    assert begun(starter="white").view(None)["actor"] == "white"


def test_ruling_second_player_sets_inception() -> None:
    match = fracas.new("combact", seed=3)
    assert match.view(None)["actor"] == "white"
    assert legal_texts(match) == [f"inception {spot}" for spot in range(1, 18)]
    match.play("inception 15")
    shown = match.view(None)
    circle = [spot["piece"] for spot in shown["circle"]]
    assert shown["actor"] == "black"
    assert shown["offered"] == [*circle[14:17], circle[0], "lens", "triangle"]


def test_ruling_circle_by_chance() -> None:
    circles = {tuple(spot["piece"] for spot in begun(seed).view(None)["circle"]) for seed in range(20)}
    assert len(circles) == 20
    assert all(sorted(circle) == NAMES[:17] for circle in circles)


def test_ruling_quick_set() -> None:
    circle = [spot["piece"] for spot in begun(set="quick").view(None)["circle"]]
    assert sorted(circle) == [name for name in NAMES[:17] if name[0] in "567"]


def test_the_inception_moves_to_the_spot_of_the_piece_taken() -> None:
    match = begun()
    circle = [spot["piece"] for spot in match.view(None)["circle"]]
    match.play(next(action for action in legal_texts(match) if f" {circle[2]} " in action))
    assert match.view(None)["inception"] == 4
    assert match.view(None)["offered"][:4] == circle[3:7]  # the two passed over wait for the next round


def test_a_microbact_or_a_pass_does_not_move_the_inception() -> None:
    match = begun(target="autonomy")
    before = match.view(None)["offered"][:4]
    match.play(next(action for action in legal_texts(match) if " lens " in action))
    match.play("pass")
    assert match.view(None)["inception"] == 1
    assert match.view(None)["offered"] == [*before, "triangle"]


def test_fewer_are_offered_when_fewer_are_left() -> None:
    match = begun(target="goals", seed=11)
    while match.actor is not None:
        shown = match.view(None)
        left = sum(not spot["is_taken"] for spot in shown["circle"])
        assert sum(spot["is_offered"] for spot in shown["circle"]) == min(4, left)
        match.play(match.legal_ids()[0])


# The five-dot principle ----------------------------------------------------------------------------------------


def test_ruling_first_piece_anywhere() -> None:
    match = begun(target="autonomy")
    microbact = next(one for one in fits("triangle", "black") if one.action in legal_texts(match))
    match.play(microbact.action)  # the first may be a microbact
    expected = {one.action for piece in match.view(None)["offered"] for one in fits(piece, "white", [microbact])}
    assert set(legal_dots(match)) == expected


def test_ruling_later_piece_shares_a_point() -> None:
    black = lay("2a", "black", [], lambda dots: dots[0] == 2)
    white = lay("3a", "white", [], lambda dots: dots[28] == 3)
    match = at([black, white])
    assert all(any(black.dots[point] for point in dots) for dots in legal_dots(match).values())
    assert refused(match, covering("lens", "black", "19-20").action) == NotConnected(seat="black")


def five_at(point: int) -> list[Laid]:
    """Black's 6a puts five dots at the point and four at a neighbour; White is far away."""
    black = lay("6a", "black", [], lambda dots: dots[point] == 5)
    return [black, lay("2a", "white", [black], lambda dots: dots[28] == 1)]


def total(laid: list[Laid], more: Laid) -> list[int]:
    """The dots at the points of a further piece, once it lies there."""
    own = network(laid, more.seat)
    return [own[point] + n for point, n in more.dots.items()]


def test_ruling_token_pays_for_six() -> None:
    laid = five_at(0)
    match = at(laid)
    sixth = lay("lens", "black", laid, lambda dots: dots[0] == 1)
    match.play(sixth.action)
    assert match.view(None)["black"]["tokens"] == 0
    assert [event.kind for event in match.events(None)] == ["placed", "token"]
    assert shown_dots(match, "black")[0] == 6


def six_by_white(laid: list[Laid]) -> list[Laid]:
    """White joins 5b to its network, five dots at a point, then a lens makes six there."""
    own = network(laid, "white")
    joined = [one for one in fits("5b", "white", laid) if any(own[point] for point in one.dots)]
    five = next(one for one in joined if max(total(laid, one)) == 5)
    more = [*laid, five]
    return [five, next(one for one in fits("lens", "white", more) if sorted(total(more, one))[-1] == 6)]


def test_ruling_token_goes_to_opponent() -> None:
    laid = five_at(0)
    laid.append(lay("lens", "black", laid, lambda dots: dots[0] == 1))
    assert at(laid).view(None)["white"]["tokens"] == 2  # two may be held
    five, sixth = six_by_white(laid)
    match = at([*laid, five], actor="white")
    match.play(sixth.action)  # and are used in turn
    assert match.view(None)["white"]["tokens"] == 1
    assert match.view(None)["black"]["tokens"] == 1


def test_without_a_token_five_is_the_limit() -> None:
    laid = five_at(0)
    laid.append(lay("lens", "black", laid, lambda dots: dots[0] == 1))
    match = at(laid)
    own = network(laid, "black")
    for dots in legal_dots(match).values():
        assert all(own[point] + n <= 5 for point, n in dots.items())
    wanted = next(one for one in fits("3a", "black", laid) if sorted(total(laid, one))[-2:] == [5, 6])
    (sixth,) = (point for point in wanted.dots if own[point] + wanted.dots[point] == 6)
    assert refused(match, wanted.action) == NoToken(seat="black", point=sixth)


def test_ruling_two_sixes_never() -> None:
    laid = five_at(0)
    match = at(laid)
    both = [one for one in fits("3b", "black", laid) if total(laid, one).count(6) == 2 and max(total(laid, one)) == 6]
    assert both
    for one in both:
        assert one.action not in legal_texts(match)
        reason = refused(match, one.action)
        assert isinstance(reason, TooManySixes)
        made = network([*laid, one], "black")
        assert sorted(reason.points) == sorted(point for point in one.dots if made[point] == 6)


def test_ruling_six_is_closed() -> None:
    laid = five_at(0)
    laid.append(lay("lens", "black", laid, lambda dots: dots[0] == 1))
    laid += six_by_white(laid)  # Black has a token again, and still may not touch the point
    match = at(laid)
    assert match.view(None)["black"]["tokens"] == 1
    assert all(dots[0] == 0 for dots in legal_dots(match).values())
    seventh = lay("triangle", "black", laid, lambda dots: dots[0] == 1)
    assert refused(match, seventh.action) == TooManyDots(point=0, dots=7, most=5)


def test_ruling_five_dots_on_the_rim() -> None:
    """Seven fields lie round the rim point 20: five of one colour, a sixth only with the token."""
    laid = five_at(20)
    with_token = [dots[20] for dots in legal_dots(at(laid)).values() if dots[20]]
    assert with_token
    assert set(with_token) == {1}
    spent = next(
        one
        for piece in ("3a", "3b", "4a", "5a")
        for one in fits(piece, "black", laid)
        if one.dots[20] == 0 and max(total(laid, one)) == 6 and total(laid, one).count(6) == 1
    )
    assert not any(dots[20] for dots in legal_dots(at([*laid, spent])).values())


# The targets ---------------------------------------------------------------------------------------------------


def test_ruling_no_move_loses() -> None:
    """The loser is the one to act and has no legal placement; nobody may pass."""
    match = begun(seed=2)
    assert refused(match, "pass") == Plain(kind="no-passing")
    while match.actor is not None:
        actor = match.actor
        match.play(match.legal_ids()[-1])
    outcome = match.outcome
    assert outcome is not None
    assert outcome.winner == actor  # the last to place


def test_ruling_token_must_be_spent() -> None:
    """In time_factor a placement that spends the token is forced when nothing else can be laid."""
    forced = 0
    for seed in range(60):
        match = begun(seed=seed)
        stream = rng.stream(seed, 0)
        while match.actor is not None:
            own = shown_dots(match, ("black", "white")[match.actor])
            after = [max(own[p] + n for p, n in dots.items()) for dots in legal_dots(match).values()]
            forced += min(after) == 6
            ids = match.legal_ids()
            match.play(ids[rng.below(stream, len(ids))])
        if forced:
            break
    assert forced


@pytest.mark.parametrize("kind", ["blocked", "exhausted"])
def test_ruling_exhausted_or_blocked(kind: str) -> None:
    for seed in range(200):
        match = begun(seed=seed)
        while match.actor is not None:
            suggested(match)
        outcome = match.outcome
        assert outcome is not None
        assert outcome.winner is not None
        shown = match.view(None)
        loser = shown[("black", "white")[1 - outcome.winner]]
        is_exhausted = all(spot["is_taken"] for spot in shown["circle"]) and not loser["microbacts"]
        assert outcome.ending == ("exhausted" if is_exhausted else "blocked")
        if outcome.ending == kind:
            return
    raise AssertionError(f"no game ended {kind}")


@pytest.mark.parametrize("target", ["autonomy", "goals"])
def test_ruling_pass_from_the_first_turn(target: str) -> None:
    match = begun(target=target)
    assert legal_texts(match)[-1] == "pass"
    match.play("pass")
    match.play(match.legal_ids()[0])
    match.play("pass")
    assert match.outcome is None  # two passes, but not one after another
    match.play("pass")
    assert match.outcome is not None
    assert match.outcome.ending == "two-passes"


def test_ruling_pass_when_nothing_is_left() -> None:
    match = begun(target="autonomy", seed=4)
    while legal_texts(match) != ["pass"]:
        match.play(match.legal_ids()[0])
    match.play("pass")
    assert legal_texts(match)[-1] == "pass"


def test_ruling_equal_points_draw() -> None:
    black = lay("2a", "black", [], lambda dots: dots[0] == 2)
    white = lay("3a", "white", [black], lambda dots: dots[28] == 3)
    match = at([black, white], target="autonomy")
    match.play("pass")
    match.play("pass")
    assert match.view(None)["black"]["territory"] == match.view(None)["white"]["territory"] == 0
    assert match.outcome is not None
    assert match.outcome.winner is None


# Goals ---------------------------------------------------------------------------------------------------------


def passed(match: Match) -> str | None:
    """Both pass; the winner's name."""
    match.play("pass")
    match.play("pass")
    assert match.outcome is not None
    return match.outcome.winner_name


def test_own_markers_come_first() -> None:
    black = lay("2a", "black", [], lambda dots: dots[BLACK_MARKERS[0]] > 0)
    white = lay("3a", "white", [black], lambda dots: dots[BLACK_MARKERS[1]] > 0)
    assert passed(at([black, white], target="goals")) == "black"


def test_the_others_markers_come_second() -> None:
    black = lay("2a", "black", [], lambda dots: dots[0] == 2)
    white = lay("3a", "white", [black], lambda dots: dots[BLACK_MARKERS[1]] > 0)
    assert passed(at([black, white], target="goals")) == "white"


def test_ruling_marker_counts_for_both() -> None:
    """Both sides have a peak at Black's marker 19, Black's a microbact: one own marker, one of the other's."""
    match = at([covering("lens", "black", "19-20"), covering("lens", "white", "19-36")], target="goals")
    shown = match.view(None)
    assert (shown["black"]["own_markers"], shown["black"]["other_markers"]) == (1, 0)
    assert (shown["white"]["own_markers"], shown["white"]["other_markers"]) == (0, 1)
    assert passed(match) == "black"


def test_ruling_goals_territory_decides() -> None:
    """No marker connected, but White's lens cuts the rim lens 23-24 off: a point each way decides, else a draw."""
    black = lay("2a", "black", [], lambda dots: dots[0] == 2)
    inner = covering("3a", "white", "10-23-24", "10-23", "10-24")
    assert passed(at([black, inner], target="goals")) == "white"


def test_ruling_goals_not_cut_short() -> None:
    for seed in range(100):
        match = begun(target="goals", seed=seed)
        while match.actor is not None:
            shown = match.view(None)
            if 3 in (shown["black"]["own_markers"], shown["white"]["own_markers"]):
                assert match.legal_ids()
                return
            suggested(match)
    raise AssertionError("nobody connected three markers")
