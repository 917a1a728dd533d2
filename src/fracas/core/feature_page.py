"""What the features of a game mean, as a page: written from their declaration."""

from __future__ import annotations

from collections.abc import Iterator

from .contract import Game
from .features import Feature, Rows

HEADINGS = ("from", "feature", "shape", "limits", "meaning")


def feature_rows(game: type[Game]) -> Iterator[tuple[str, str, str, str, str]]:  # type: ignore[type-arg]  # any game
    """A line of each feature under HEADINGS, in the order in which they lie."""
    for item in game.observation.items:
        at = game.observation.at(item.name)
        if isinstance(item, Feature):
            yield str(at), item.name, _shape(item), _limits(item), _meaning(item)
            continue
        yield str(at), item.name, f"{item.count} rows of {item.width}", "", item.meaning + _named(item)
        for part in item.parts:
            within = f"+{game.observation.at(item.name, part.name)}"
            yield within, f"{item.name}[].{part.name}", _shape(part), _limits(part), _meaning(part)


def feature_page(game: type[Game]) -> str:  # type: ignore[type-arg]  # as above
    """The same in Markdown."""
    card = game.card
    lines = [
        f"# {card.name}: what a learner sees",
        "",
        f"{card.features} numbers, in this order. Written by `fracas features {card.id} --page` from the declaration",
        "in the game's `observe.py`; names of single numbers are in `env.unwrapped.feature_names`.",
        "",
        f"| {' | '.join(HEADINGS)} |",
        "|---|---|---|---|---|",
        *(f"| {' | '.join(row)} |" for row in feature_rows(game)),
    ]
    return "\n".join(lines) + "\n"


def _shape(feature: Feature) -> str:
    size = " x ".join(map(str, feature.shape))
    return feature.kind if not feature.shape else f"{feature.kind} {size}"


def _limits(feature: Feature) -> str:
    kind = " whole" if feature.is_whole else ""
    return f"{feature.low:g} to {feature.high:g}{kind}"


def _meaning(feature: Feature) -> str:
    return f"{feature.meaning} ({', '.join(feature.labels)})" if feature.labels else feature.meaning


def _named(item: Rows) -> str:
    return f" ({', '.join(item.labels)})" if item.labels else ""
