"""Options of Tanks: a preset, every advanced rule as its own switch, the missions, the zone."""

from __future__ import annotations

from functools import cached_property
from typing import Any, ClassVar, Literal

from pydantic import Field, field_validator, model_validator

from fracas.core.contract import Options
from fracas.core.errors import BadData, did_you_mean, listed
from fracas.core.own_files import read_own_file
from fracas.core.said import mistakes

from .data import Zone, format_zone, named_zone, parse_zone, zone_names
from .generate import Needs, generate_zone
from .missions import MISSIONS, MissionGoal, book_goals
from .possible import check_goals
from .state import MOST_TURNS

said = mistakes(__package__)

RANDOM_ZONE = "random"
DEFAULT_ZONE = "arcade"
OWN_ZONE_SUFFIX = ".txt"
ADVANCED_RULES = (
    "collateral",
    "floor_destruction",
    "wall_destruction",
    "blast",
    "stun",
    "triangulation",
    "energy_bolts",
    "target_anything",
    "repair",
    "collision",
    "wrecks",
)
PRESETS: dict[str, frozenset[str]] = {"core": frozenset(), "full": frozenset(ADVANCED_RULES) - {"wrecks"}}

# Every preset, every mission and kind of goal, each rule that the presets leave out, and every zone but those whose
# squadrons are between the smallest and the largest.
VARIANTS: dict[str, dict[str, Any]] = {
    "default": {},
    "crossroads": {"zone": "crossroads"},
    "core": {"preset": "core", "zone": "crossroads"},
    "core-open-field": {"preset": "core", "zone": "open-field"},
    "full-open-field": {"zone": "open-field"},
    "twin-bridges": {"zone": "twin-bridges", "starter": "orange"},
    "ring": {"zone": "ring", "wrecks": True},
    "labyrinth": {"zone": "labyrinth", "friendly_fire": True},
    "corridors": {"zone": "corridors", "reach_far_rank": True},
    "fortress": {"zone": "fortress", "break_walls": True},
    "close-quarters": {"zone": "close-quarters", "starter": "green"},
    "reactor": {"zone": "reactor", "hold_pool": True},
    "islands": {"zone": "islands", "energy_bolts": False, "wrecks": True},
    "all-missions": {"hold_pool": True, "reach_far_rank": True, "break_walls": True},
    "random-zone": {"zone": "random", "zone_seed": 7},
    "random-zone-missions": {"zone": "random", "zone_seed": 8, "hold_pool": True, "break_walls": True},
    "short-rockets": {"preset": "core", "collateral": True, "triangulation": True, "turn_limit": 40},
    "duel": {"zone": "duel"},
    "armada": {"zone": "armada", "friendly_fire": True},
    "last-stand": {"zone": "last-stand"},
    "archipelago": {"zone": "archipelago", "elimination": False, "turn_limit": 80},
    "raid": {"zone": "raid", "starter": "green"},
}


class TanksOptions(Options):
    """Every variant and switch. An advanced rule left at None is as the preset says."""

    essentials: ClassVar = ("preset", "zone", "starter")
    preset: Literal["core", "full"] = "full"
    collateral: bool | None = None
    floor_destruction: bool | None = None
    wall_destruction: bool | None = None
    blast: bool | None = None
    stun: bool | None = None
    triangulation: bool | None = None
    energy_bolts: bool | None = None
    target_anything: bool | None = None
    repair: bool | None = None
    collision: bool | None = None
    wrecks: bool | None = None
    hold_pool: bool = False
    reach_far_rank: bool = False
    break_walls: bool = False
    elimination: bool = Field(True, description="whoever has destroyed all enemy tanks wins; off: only missions win")
    zone: str = Field(
        DEFAULT_ZONE,
        description="a named zone, `random`, a path to a .txt map, or the map itself",
        examples=[*zone_names(), RANDOM_ZONE],
    )
    zone_seed: int = Field(1, ge=0, lt=2**63, description="which zone `random` makes")
    starter: Literal["random", "green", "orange"] = "random"
    turn_limit: int = Field(300, ge=1, le=MOST_TURNS, description="turns of both sides, then it is a draw")
    friendly_fire: bool = Field(False, description="own tanks may be aimed at and rammed")

    def has(self, rule: str) -> bool:
        """Whether an advanced rule is in use."""
        chosen: bool | None = getattr(self, rule)
        return rule in PRESETS[self.preset] if chosen is None else chosen

    @property
    def rules_in_use(self) -> list[str]:
        """The advanced rules of this game, in the rulebook's order."""
        return [rule for rule in ADVANCED_RULES if self.has(rule)]

    @property
    def settled(self) -> dict[str, Any]:
        """The advanced rules that are as the preset says."""
        return {rule: self.has(rule) for rule in ADVANCED_RULES if getattr(self, rule) is None}

    @property
    def missions(self) -> list[str]:
        """The missions of this game, in the order in which they are named when two are fulfilled at once."""
        return [mission for mission in MISSIONS if getattr(self, mission)]

    @cached_property
    def goals(self) -> list[MissionGoal]:
        """Everything that wins besides destroying the enemy: the book's missions, then the goals of the zone."""
        return [*book_goals(self.opened_zone, self.missions), *self.opened_zone.goals]

    @cached_property
    def opened_zone(self) -> Zone:
        """The zone itself. Ruling `no-pools-without-repair`."""
        if self.zone == RANDOM_ZONE:
            zone = generate_zone(self.zone_seed, Needs(centre_pool=self.hold_pool, nine_walls=self.break_walls))
        else:
            zone = parse_zone(self.zone, "zone") if "\n" in self.zone else named_zone(self.zone)
        return zone if self.has("repair") else zone.without_pools()

    @field_validator("zone")
    @classmethod
    def _settle_zone(cls, value: str) -> str:
        """A name stays a name; a map, or the file that holds one, becomes the map's text: a record needs no file."""
        if value == RANDOM_ZONE or value in zone_names():
            return value
        if "\n" in value:
            try:
                return format_zone(parse_zone(value, "zone"))
            except BadData as error:
                raise ValueError(said("where-reason", where=error.where, reason=error.reason)) from None
        if value.endswith(OWN_ZONE_SUFFIX):
            return format_zone(parse_zone(read_own_file(value), value))
        known = [*zone_names(), RANDOM_ZONE]
        hint = did_you_mean(value, known)
        raise ValueError(said("there-is-no-such-zone", hint=hint, known=listed(known), own_zone_suffix=OWN_ZONE_SUFFIX))

    @model_validator(mode="after")
    def _refuse_the_impossible(self) -> TanksOptions:
        rules = frozenset(self.rules_in_use)
        check_goals(self.opened_zone, self.goals, rules, self.elimination, self.turn_limit)
        return self
