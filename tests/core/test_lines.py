"""Records with variations and comments: printed and read again they are the same, and what is wrong is named."""

from __future__ import annotations

import random

import pytest

import fracas
from fracas.core import record_lines
from fracas.core.branching import falls, follow, match_at, play_on
from fracas.core.contract import actor_of
from fracas.core.errors import BadRecord
from fracas.core.lines import Chance, Lines, Node, tidy_comment
from fracas.core.match import Match

GAMES = ["toy-battle", "tanks", "combact", "mercenary", "connect-four"]
WORDS = ["( a bracket", ") ~x", "[Tag]", "1. blue: draw", "Result: none", "Zwölf Boxkämpfer", "ok {sic}", "100 %"]


def grown(match: Match, choices: random.Random, lines: int) -> Match:
    """The match with a random tree of lines, names and comments beside it."""
    match.lines = Lines(title=choices.choice(["", "My study"]))
    for ply in range(0, match.ply + 1, 3):
        match.lines.comments[ply] = tidy_comment("\n".join(choices.sample(WORDS, 2)))
    for _ in range(lines):
        nodes = [*match.lines.walk()]
        if nodes and choices.random() < 0.6:
            parent = choices.choice(nodes)
            home, ply, content = parent.children, parent.ply + 1, parent.content
        else:
            ply = choices.randrange(match.ply + 1)
            home, content = match.lines.branches, match.content_at(ply)
        grow(match, choices, home, ply, content)
    match.lines.branches.sort(key=lambda node: node.ply)
    return match


def grow(match: Match, choices: random.Random, home: list[Node], ply: int, content: bytes) -> None:
    is_new_line = bool(home) or home is match.lines.branches
    for step in range(choices.randrange(1, 5)):
        if actor_of(content) is None:
            return
        action = choices.choice(match_at(match.game, content).legal_ids())
        chance = Chance(f"s{choices.randrange(99)}", deals_anew=choices.random() < 0.3)
        node = play_on(match.game, content, ply, action, chance)
        if step == 0 and is_new_line and choices.random() < 0.5:
            node.name = choices.choice(WORDS)
        if choices.random() < 0.3:
            node.comment = tidy_comment(choices.choice(WORDS))
        home.append(node)
        home, ply, content = node.children, ply + 1, node.content


@pytest.mark.parametrize("game", GAMES)
def test_print_and_read_again_is_the_same(game: str) -> None:
    for seed in range(3):
        choices = random.Random(f"{game} {seed}")
        match = fracas.new(game, seed=seed)
        for _ in range(choices.randrange(12)):
            if match.actor is not None:
                match.play(choices.choice(match.legal_ids()))
        text = grown(match, choices, 8).record()
        again = fracas.load(text)
        assert again.record() == text
        assert again.lines == match.lines
        assert again.hash == match.hash


def test_a_line_falls_by_its_salt_and_never_by_the_match() -> None:
    match = fracas.new("tanks", seed=1)
    shot = None
    while shot is None:
        found = [action for action in match.legal() if match.prepare(action).drew_chance]
        shot = found[0] if found else match.play(match.legal()[0]) and None
    contents = [
        play_on(match.game, match.content_at(match.ply), match.ply, shot, Chance(f"s{n}")).content for n in range(40)
    ]
    assert len(set(contents)) > 1
    again = play_on(match.game, match.content_at(match.ply), match.ply, shot, Chance("s7"))
    assert again.content == contents[7]
    other = Match(match.game, match.state_at(0), "another seed", None)  # the salt decides, whatever the match's seed
    assert play_on(other.game, match.content_at(match.ply), match.ply, shot, Chance("s7")).content == again.content


def test_an_expected_line_is_followed_as_far_as_somebody_could_know_it() -> None:
    match = fracas.new("toy-battle", seed=5, starter="blue")
    for text in ("draw", "draw"):
        match.play(text)
    game, content = match.game, match.content_at(2)
    draw, other = match.identify("draw"), match.try_out("draw")
    held = {action.text.split()[1] for action in other.legal() if action.kind == "place"}
    others = [action for action in game.actions if action.text.startswith("place") and action.text.endswith(" b14")]
    placed = [action.id for action in others if action.text.split()[1] not in held]
    anew = 0
    for action in placed:  # red holds none of these, and blue cannot know
        found = follow(game, content, 2, 0, [draw, action], "test")
        assert [node.action.id for node in found.nodes] == [draw, action][: len(found.nodes)]
        assert found.nodes, "the first action could be played"
        then, now = (game.view(match_at(game, one).state[0], 0) for one in (content, found.start))
        assert then == now, "blue sees no difference"
        anew += found.is_dealt_anew
        assert found.is_dealt_anew == (len(found.nodes) == 2)
    assert anew > 0
    whole = follow(game, content, 2, 0, [draw, other.legal_ids()[0]], "test")
    assert (len(whole.nodes), whole.is_dealt_anew, whole.start) == (2, False, content)


@pytest.mark.parametrize("deals_anew", [False, True])
def test_what_may_happen_is_offered_with_its_share(deals_anew: bool) -> None:
    match = fracas.new("toy-battle", seed=3, starter="blue")
    draw = match.game.actions[match.game.ids_by_text["draw"]]
    found = falls(match.game, match.content_at(0), 0, draw, "x", deals_anew=deals_anew, tries=60)
    assert (len(found) > 5) == deals_anew  # the reserve lies as it lies, unless it is dealt anew
    assert sum(one.share for one in found) <= 1 + 1e-9
    for one in found[:3]:
        node = play_on(match.game, match.content_at(0), 0, draw, one.chance)
        assert node.is_by_chance == deals_anew
        told = match_at(match.game, node.content).view("blue")["sides"][0]["rack"]
        assert set(one.events[0].model_dump()["troops"]) <= set(told)


BASE = fracas.new("connect-four", seed=1)
for _column in "4433":
    BASE.play(f"drop {_column}")
BODY = BASE.record()
FIRST = BODY.splitlines().index("1. yellow: drop 4") + 1


@pytest.mark.parametrize(
    ("after", "more", "line", "reason"),
    [
        (2, "(\n2. red: drop 9\n)", 4, "'drop 9' is not an action"),
        (2, "(\n2. yellow: drop 1\n)", 4, "it is red's turn"),
        (2, "(\n4. yellow: drop 1\n)", 4, "action number 4 where 2 or 3 is expected"),
        (2, "(\n2. red: drop 1\n4. red: drop 1\n)", 5, "action number 4 where 3 is expected"),
        (2, "(\n2. red: drop 1", 3, "no closing bracket"),
        (2, "(\n)", 4, "needs an action"),
        (2, ")", 3, "no variation to close"),
        (2, "{never closed", 3, "no closing brace"),
        (2, "(\n{early}\n2. red: drop 1\n)", 4, "stands after an action"),
        (2, "(\n(\n2. red: drop 1\n)\n)", 4, "stands after the action instead"),
        (2, "(\n2. red: drop 1\n(\n2. red: drop 2\n)\n)", 6, "beside it, not within it"),
        (2, "( " + "n" * 81 + "\n2. red: drop 1\n)", 3, "at most 80 visible"),
        (2, "{" + "c" * 4001 + "}", 3, "at most 4000 characters"),
        (2, "{a } b}", 3, "no closing brace"),
        (2, "(\n2. red: drop 1 ~" + "x" * 33 + "\n)", 4, "is not an action"),
        (4, "(\n5. yellow: drop 1\n)\n5. yellow: drop 2", 1, "the list has 5"),
    ],
)
def test_what_is_wrong_is_named_with_its_line(after: int, more: str, line: int, reason: str) -> None:
    rows = BODY.splitlines()
    rows.insert(FIRST - 1 + after, more)
    with pytest.raises(BadRecord, match=reason) as error:
        fracas.load("\n".join(rows) + "\n")
    if line > 1:
        assert error.value.line == FIRST - 1 + line


def test_lines_within_lines_are_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record_lines, "DEEPEST", 1)
    rows = BODY.splitlines()
    rows.insert(FIRST + 1, "(\n2. red: drop 1\n3. yellow: drop 2\n(\n3. yellow: drop 3\n)\n)")
    with pytest.raises(BadRecord, match="at most 1 deep"):
        fracas.load("\n".join(rows) + "\n")
    monkeypatch.setattr(record_lines, "DEEPEST", 2)
    loaded = fracas.load("\n".join(rows) + "\n")
    assert [node.action.text for node in loaded.lines.walk()] == ["drop 1", "drop 2", "drop 3"]
    monkeypatch.setattr(record_lines, "MOST_ACTIONS", 2)
    with pytest.raises(BadRecord, match="at most 2 actions together"):
        fracas.load("\n".join(rows) + "\n")
