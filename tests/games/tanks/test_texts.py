"""The English sentences of events, prompts, previews and reasons, where figures or what was hit change their words."""

from __future__ import annotations

import pytest

from fracas.core.facts import Fact, Preview, Prompt, Reason
from fracas.games.tanks import Tanks
from fracas.games.tanks.explain import Breach, Loss, RamPreview, RepairPreview, ShotPreview, StepPreview
from fracas.games.tanks.reasons import AtSpace, MovementOver, NoTarget, OfTank, Plain, RuleOff, TooDear
from fracas.games.tanks.view import Act, Must, Obstacle
from tests.support import told

from .play import Play, arena, blocked, corner_blocked

pytestmark = pytest.mark.wording


def sentences(game: Play) -> list[str]:
    return [told(Tanks, event) for event in game.match.events(None)]


def test_a_shot_and_its_consequences() -> None:
    zone = arena("9x9", g1="a1", o1="a4", o2="b5")
    game = Play(zone, blast=True, stun=True, triangulation=True).put("orange 1", hit_points=5)
    assert sentences(game.shoot("fire a4", [6, 6, 6])) == [
        "Green 1 fires at Orange 1 on a4 and rolls 6 6 6: a hit on Orange 1 for 6 points.",
        "Orange 1 loses 5 points to the shot and has 0 left.",
        "Orange 1 is destroyed.",
        "Orange 2 loses 1 point to the blast and has 5 left.",
        "Orange 2 is stunned.",
        "Green 1's targeting token now lies on a4.",
    ]


def test_the_other_actions() -> None:
    zone = arena("9x9", g1="a1", o1="a2", pools="b2")
    game = Play(zone, preset="full").put("green 1", hit_points=5)
    assert sentences(game.act("repair")) == ["Green 1 repairs 1 point at the energy pool."]
    assert sentences(Play(zone, preset="full").act("repair")) == [
        "Green 1 draws energy from the pool but has nothing to repair."
    ]
    game = Play(zone, preset="full").act("move e", "move w", "ram n")
    assert sentences(game)[0] == "Green 1 drives from a1 to b1."
    assert sentences(game)[2:] == [
        "Green 1 rams Orange 1 on a2.",
        "Green 1 loses 3 points to the ram and has 3 left.",
        "Orange 1 loses 3 points to the ram and has 3 left.",
    ]
    game = Play(zone, preset="full").put("orange 1", stunned=True).kill("green 2").act("end", "recover", "skip")
    assert sentences(game) == [
        "Green 1 ends its turn.",
        "Orange 1 recovers from its stun.",
        "Green 2 is destroyed and skips its turn.",
    ]
    game = Play(arena("9x9", g1="a1", o1="a3")).kill("orange 2", "orange 3").act("fire a3 aimed")
    assert sentences(game)[-1] == "Green has destroyed Orange's squadron."
    assert sentences(game)[0] == (
        "Green 1 fires an aimed shot at Orange 1 on a3: an automatic hit on Orange 1 for 6 points."
    )


def test_strays_and_obstacles() -> None:
    game = Play(arena("9x9", g1="e5", o1="a9"), collateral=True).shoot("fire a9", [1, 1, 2, 2, 3, 1])
    assert sentences(game)[0].endswith("a stray, 2 up and 1 left, landing outside the zone.")
    game = Play(arena("9x9", g1="a1", o1="a5", walls="a3"), energy_bolts=True, wall_destruction=True)
    game.shoot("fire a5", [5, 5, 5, 5])
    assert sentences(game)[0].endswith("a hit, but it strikes the wall on a3 instead.")
    assert sentences(game)[1] == "The wall on a3 is destroyed."
    game = Play(arena("9x9", g1="a1", o1="a5", o2="a3"), energy_bolts=True).shoot("fire a5", [5, 5, 5, 5])
    assert sentences(game)[0].endswith("a hit, but it strikes Orange 2 on a3 instead, for 1 point.")
    game = Play(arena("9x9", g1="a5", o1="e5"), collateral=True).shoot("fire e5", [1, 6, 3, 4])
    assert sentences(game)[0].startswith("Green 1 fires at Orange 1 on e5 and rolls ")
    assert sentences(game)[0].endswith(": a glancing blow on Orange 1 for 1 point.")


WALL = Obstacle(space="a2", holds="wall", tank=None)
SHOT = ShotPreview(dice=3, hit=125 / 216, glance=None, obstacle=None, ground=[], losses=[])
BLOCKED = ShotPreview(dice=0, hit=0.0, glance=None, obstacle=WALL, ground=[], losses=[])


def loss(tank: str, points: float, kill: float | None = None, stun: float | None = None) -> Loss:
    return Loss(tank=tank, points=points, is_slight=points < 1 / 200, kill=kill, stun=stun)


PROMPTS: dict[str, Prompt] = {
    "Green 1 has 6 movement points left: drive, fire, or end the turn.": Act(
        tank="green 1", points_left=6, choices=["drive", "fire", "end"]
    ),
    "Green 1: end the turn.": Act(tank="green 1", points_left=0, choices=["end"]),
    "Green 1 has repaired: end the turn.": Must(kind="end", tank="green 1"),
}
PREVIEWS: dict[str, Preview] = {
    "costs 2 of 6 points": StepPreview(cost=2, points_left=6),
    "both tanks lose 1 point": RamPreview(damage=1),
    "repairs 1 point": RepairPreview(points=1),
    "3 dice: 58 % to hit; Orange 1 avg. −1.62, destroyed 0.5 %": SHOT.model_copy(
        update={"losses": [loss("orange 1", 350 / 216, 1 / 216)]}
    ),
    "3 dice: 58 % to hit; Orange 1 avg. under 0.01": SHOT.model_copy(update={"losses": [loss("orange 1", 0.004)]}),
    "automatic: 100 % to hit; Orange 2 avg. −6.00, destroyed 100 %": SHOT.model_copy(
        update={"dice": 0, "hit": 1.0, "losses": [loss("orange 2", 6.0, 1.0)]}
    ),
    "1 die: 83 % to hit, 17 % to glance; c3 destroyed 100 %; Orange 1 avg. −1.00, stunned 100 %": SHOT.model_copy(
        update={
            "dice": 1,
            "hit": 5 / 6,
            "glance": 1 / 6,
            "ground": [Breach(space="c3", chance=1.0)],
            "losses": [loss("orange 1", 1.0, stun=1.0)],
        }
    ),
    "blocked (a wall on a2); no dice": BLOCKED,
    "blocked (a wall on a2); 2 dice; a2 destroyed 100 %; Orange 2 avg. −1.00, stunned 100 %": BLOCKED.model_copy(
        update={
            "dice": 2,
            "ground": [Breach(space="a2", chance=1.0)],
            "losses": [loss("orange 2", 1.0, stun=1.0)],
        }
    ),
}
REASONS: dict[str, Reason] = {
    "a diagonal step needs both spaces beside it empty, and there is a wall on c4": corner_blocked("c4", "wall"),
    "the way is blocked by destroyed floor on e6": blocked("e6", "hole"),
    "the way is blocked by Green 2 on b3": blocked("b3", "tank", "green 2"),
    "the way is blocked by a wall on a2": blocked("a2", "wall"),
    "the way is blocked by an energy pool on b1": blocked("b1", "pool"),
    "the way is blocked by a gap on a2": blocked("a2", "gap"),
    "the way is blocked by a wreck on a4": blocked("a4", "wreck"),
    "the way is blocked by the edge of the zone": Plain(kind="at-the-edge"),
    "it costs 2 movement points, and none are left": TooDear(cost=2, points_left=0),
    "the cannon fires only once a turn": Plain(kind="already-fired"),
    "an aimed shot is allowed only before any movement": Plain(kind="already-moved"),
    "a tank cannot shoot at itself": Plain(kind="at-itself"),
    "no tank is there to ram": Plain(kind="nobody-to-ram"),
    "a ram ends the tank's movement": MovementOver(cause="ram"),
    "an aimed shot ends the tank's movement": MovementOver(cause="aimed-shot"),
    "the rule “Ramming” is not in use": RuleOff(rule="collision"),
    "Green 2 is on your own side, and the option “Friendly fire” is off": OfTank(kind="own-tank", tank="green 2"),
    "an energy pool cannot be a target": NoTarget(holds="pool"),
    "a gap cannot be a target": NoTarget(holds="gap"),
    "destroyed floor cannot be a target": NoTarget(holds="hole"),
    "a wreck cannot be a target": NoTarget(holds="wreck"),
    "f9 is outside the zone": AtSpace(kind="outside", space="f9"),
    "there is no energy pool next to a1": AtSpace(kind="no-pool", space="a1"),
    "Green 1 is destroyed and can only skip its turn": OfTank(kind="destroyed", tank="green 1"),
    "Orange 1 is stunned and can only recover": OfTank(kind="stunned", tank="orange 1"),
    "Green 2 is neither destroyed nor stunned and can simply end its turn": OfTank(kind="fit", tank="green 2"),
    "a repair takes the whole turn, and Green 1 has already moved or fired": OfTank(kind="turn-begun", tank="green 1"),
}


@pytest.mark.parametrize(("sentence", "fact"), [*PROMPTS.items(), *PREVIEWS.items(), *REASONS.items()])
def test_sentence(sentence: str, fact: Fact) -> None:
    assert told(Tanks, fact) == sentence
