"""Two people at one device, and programs: nobody sees or uses what is not theirs to know."""

from __future__ import annotations

import pytest

import fracas
from fracas.cli.console import sentence as sentence_of
from fracas.cli.play.talk import Mode
from fracas.cli.rules_in_use import in_a_line
from fracas.core import rng
from fracas.core.contract import Options
from fracas.core.errors import IllegalAction
from fracas.core.match import Match
from fracas.search.players import Picker, Player, RandomPlayer, Situation, SuggestPlayer, decide, situation

from .desk import Desk
from .whisper import BIDS, SEATS, Whisper, new_match, secret_of


def test_the_device_is_passed_before_the_first_view() -> None:
    desk = Desk(new_match())
    assert desk.session.mode is Mode.PASS
    assert "Pass the device to north, then press Enter." in desk.text
    assert "SECRET" not in desk.text
    assert desk.outputs[0].clear
    shown = desk.type("")
    assert secret_of(desk.match, 0) in shown
    assert secret_of(desk.match, 1) not in shown


def test_the_screen_is_wiped_and_the_other_seat_asked_for_after_an_action() -> None:
    desk = Desk(new_match())
    desk.type("")
    passing = desk.type("bid low 3")
    assert "Pass the device to south" in passing
    assert "North plays bid low 3." in passing
    assert "SECRET" not in passing
    assert desk.outputs[0].clear
    with pytest.raises(IllegalAction, match="press Enter alone"):
        desk.type("bid low 4")
    assert desk.match.ply == 1
    shown = desk.type("")
    assert secret_of(desk.match, 1) in shown
    assert secret_of(desk.match, 0) not in shown


def test_private_news_is_read_before_the_device_is_passed() -> None:
    desk = Desk(new_match())
    desk.type("")
    news = desk.type("draw")
    assert desk.session.mode is Mode.READ
    assert secret_of(desk.match, 0) in news
    assert "Only for you" in news
    passing = desk.type("")
    assert "SECRET" not in passing
    assert "Pass the device to south" in passing
    shown = desk.type("")
    assert secret_of(desk.match, 0) not in shown
    assert "North plays draw." in shown
    assert secret_of(desk.match, 0) not in desk.type("log")


def test_taking_back_asks_for_the_device_again() -> None:
    desk = Desk(new_match())
    desk.type("", "bid low 3", "")
    back = desk.type("undo")
    assert "Pass the device to north" in back
    assert "SECRET" not in back
    assert desk.match.ply == 0
    assert secret_of(desk.match, 1) not in desk.type("")
    again = desk.type("redo")
    assert "Pass the device to south" in again
    assert "SECRET" not in again


def test_taking_back_while_the_device_is_passed_shows_nothing() -> None:
    desk = Desk(new_match())
    desk.type("", "bid low 3")
    back = desk.type("undo")
    assert "Pass the device to north" in back
    assert "SECRET" not in back


def test_the_end_and_leaving_show_no_secret() -> None:
    desk = Desk(new_match())
    desk.type("", "bid low 3", "")
    end = desk.type("stop")
    assert desk.session.mode is Mode.OVER
    assert "SECRET" not in end
    assert desk.outputs[0].clear
    assert "SECRET" not in desk.type("log")
    desk = Desk(new_match())
    desk.type("", "bid low 3", "")
    assert "SECRET" not in desk.leave()
    assert desk.outputs[0].clear


def test_what_was_hidden_is_shown_after_the_end_for_good() -> None:
    desk = Desk(fracas.new("toy-battle", seed=3, starter="blue", turn_limit=10))
    with pytest.raises(IllegalAction, match="shown when the game is over"):
        desk.type("", "reveal")
    while desk.session.mode is not Mode.OVER:
        desk.type("" if desk.session.mode is not Mode.CHOOSE else desk.match.legal()[0].text)
    assert "Blue's rack" not in desk.type("board")
    shown = desk.type("reveal")
    assert "Blue's rack" in shown
    assert "Red's rack" in shown
    with pytest.raises(IllegalAction, match="nothing can be taken back"):
        desk.type("undo")


def test_against_a_program_nothing_is_passed_and_only_ones_own_is_shown() -> None:
    desk = Desk(new_match(), (None, SuggestPlayer()))
    assert desk.session.mode is Mode.CHOOSE
    shown = desk.type("bid low 3") if desk.match.ply == 0 else desk.text
    assert secret_of(desk.match, 0) in shown
    assert secret_of(desk.match, 1) not in shown


class Peeker(Picker):
    """Would cheat if it could: bids what it finds as the other seat's number."""

    name = "peeker"

    def pick(self, situation: Situation) -> int:
        return BIDS + int(situation.state[0].secret[1 - situation.seat]) % 20


def whisper_at(secrets: tuple[int, int]) -> Match:
    position = {"actor": SEATS[0], "played": 0, "bids": 0, "secret": list(secrets)}
    return Match.from_position(Whisper(Options()), position, seed=5)


@pytest.mark.parametrize("player", [Peeker(), SuggestPlayer(), RandomPlayer()])
def test_a_program_never_gets_the_true_secret(player: Player) -> None:
    for seed in map(str, range(20)):
        choices = {decide(whisper_at((123, other)), player, seed).text for other in (0, 456, 999)}
        assert len(choices) == 1


def test_what_a_program_gets_is_true_where_its_seat_knows() -> None:
    match = whisper_at((123, 456))
    found = [situation(match, str(seed)) for seed in range(50)]
    assert {int(one.state[0].secret[0]) for one in found} == {123}
    assert len({int(one.state[0].secret[1]) for one in found}) > 20
    assert match.state[0].secret[1] == 456


def test_programs_do_not_touch_the_matchs_chance() -> None:
    """The same actions give the same bytes, whoever chose them."""
    desk = Desk(new_match(), (RandomPlayer(), SuggestPlayer()))
    again = new_match()
    for action in desk.match.played:
        again.play(action)
    assert again.hash == desk.match.hash


def test_toy_battle_programs_choose_alike_whatever_is_hidden() -> None:
    """A redrawn enemy rack and reserve change nothing in what the game's own rule of thumb plays."""
    match = fracas.new("toy-battle", seed=11)
    game = match.game
    for step in range(40):
        seat = match.actor
        if seat is None:
            break
        chosen = decide(Match(game, match.state, "true", None), SuggestPlayer(), f"bot {step}")
        for draw in range(3):
            redrawn = match.state
            game.engine.conceal_at(redrawn, 0, game.tables, seat, rng.stream(f"redraw {draw}", step))
            assert decide(Match(game, redrawn, "redrawn", None), SuggestPlayer(), f"bot {step}") == chosen
        match.play(chosen)
    assert match.ply > 10


def test_toy_battle_passes_the_device_with_public_news_only() -> None:
    match = fracas.new("toy-battle", seed=4, starter="blue")
    desk = Desk(match)
    assert pass_screen_rest(desk) == in_a_line(match.game)  # what is played with everybody knows
    passes = 0
    for _ in range(60):
        if match.actor is None:
            break
        is_choosing = desk.session.mode is Mode.CHOOSE
        desk.type(decide(match, SuggestPlayer(), "bot").text if is_choosing else "")
        if desk.session.mode is Mode.PASS:
            passes += 1
            assert pass_screen_rest(desk) == ""
            assert desk.outputs[-1].clear
    assert passes > 5


def pass_screen_rest(desk: Desk) -> str:
    """What a pass screen shows besides its request and what every spectator heard."""
    assert desk.match.actor is not None
    text = " ".join("".join(char for char in desk.text if char not in "╭╮╰╯─│").split())
    name = desk.match.game.card.seats[desk.match.actor]
    expected = [desk.match.game.card.name, f"Pass the device to {name}, then press Enter."]
    for sentence in [*expected, *(sentence_of(event.text) for event in desk.match.events(None)[-3:])]:
        assert sentence in text
        text = text.replace(sentence, "", 1)
    return text.strip()
