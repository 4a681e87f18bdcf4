"""The board again, the recap, the log, the standings."""

import re

import pytest

from bot.domain.events import PublicEntry, since_last_turn
from bot.domain.table import Language, Seq
from bot.i18n.catalogue import LANGUAGES
from bot.messages.lookup import (
    area_message,
    board_message,
    log_message,
    own_board_message,
    recap_message,
    standings_message,
)
from bot.messages.parts.message import Menu, Message, OwnArea, TextFile
from engine.model import PlaceId, Seat
from engine.views import public_view
from maps.areas import QUARTERS, find_area
from maps.typography import signed
from tests.support.messages import (
    assert_valid,
    buttons_of,
    first_seat_view,
    phrasebook,
)
from tests.support.positions import table as position
from tests.support.random_games import MAP_TABLES, playing

SIGNED = re.compile("[+\N{MINUS SIGN}]\\d+")


@pytest.mark.parametrize("language", LANGUAGES)
def test_recap_and_log_of_a_long_game_are_valid(language: Language) -> None:
    steps = enumerate(playing("italy", 5, number=6), 1)
    entries = [PublicEntry(Seq(n), seat, p.events, 0.0) for n, (_, seat, p) in steps]
    *_, (_, _, last) = playing("italy", 5, number=6)
    phrases, view = phrasebook("italy", 5, language), public_view(last.game)
    assert_valid(recap_message(phrases, view, entries))
    assert_valid(recap_message(phrases, view, []))
    assert_valid(log_message(phrases, entries))
    assert_valid(log_message(phrases, []))
    assert_valid(standings_message(phrases, view))


def test_an_undone_move_is_marked_in_the_log_and_missing_from_the_recap() -> None:
    _, seat, played = next(playing("usa", 2, number=1))
    entries = [PublicEntry(Seq(1), seat, played.events, 0.0, is_undone=True)]
    phrases = phrasebook("usa", 2)
    assert phrases.say("log-undone") in log_message(phrases, entries).text
    nothing = recap_message(phrases, public_view(played.game), []).text
    assert recap_message(phrases, public_view(played.game), entries).text == nothing


def test_the_file_of_a_log_has_no_escaped_markdown() -> None:
    _, seat, played = next(playing("usa", 2, number=1))
    log = log_message(phrasebook("usa", 2), [PublicEntry(Seq(1), seat, played.events, 0.0)])
    (file,) = log.attachments
    assert isinstance(file, TextFile)
    assert "\\" not in file.text
    assert "\\_" in log.text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("map_id", "players"), MAP_TABLES)
def test_after_the_end_the_standings_are_the_final_scores(
    map_id: str, players: int, language: Language
) -> None:
    *_, (_, _, last) = playing(map_id, players, number=9)
    phrases, view = phrasebook(map_id, players, language), public_view(last.game)
    assert view.final is not None
    message = standings_message(phrases, view)
    assert_valid(message)
    title, winner, *lines = message.text.split("\n")
    assert phrases.map_name() in title
    assert all(phrases.name(seat) in winner for seat in view.final.winners)
    for score in view.final.seats:
        (line,) = (each for each in lines if each.startswith(phrases.marked_name(score.seat)))
        parts = line.removeprefix(f"{phrases.marked_name(score.seat)} **{signed(score.total)}**: ")
        assert parts != line
        points = [int(each.replace("\N{MINUS SIGN}", "-")) for each in SIGNED.findall(parts)]
        assert sum(points) == score.total
    assert phrases.say("score-note") not in message.text


def test_before_the_end_the_standings_say_what_is_not_counted_yet() -> None:
    _, _, played = next(playing("usa", 2, number=1))
    phrases = phrasebook("usa", 2)
    assert phrases.say("score-note") in standings_message(phrases, public_view(played.game)).text


def test_after_the_last_turn_of_the_game_a_recap_says_that_it_is_over() -> None:
    *_, (_, _, last) = playing("usa", 2, number=1)
    text = recap_message(phrasebook("usa", 2), public_view(last.game), []).text
    assert text.startswith("Your last turn ended the game.")


@pytest.mark.parametrize(
    ("seats", "is_turn", "recent"),
    [
        ([0, 0, 1, 1], True, [3, 4]),  # the others have moved
        ([0, 0, 1, 1, 0], True, [3, 4, 5]),  # in the middle of the player's turn
        ([0, 0, 1, 1, 0, 0], False, []),  # the player's own move was the last
        ([0, 0, 1], False, [3]),
        ([1, 0], True, [1, 2]),  # the player chose tickets last, and begins
        ([], False, []),
    ],
)
def test_a_recap_begins_after_the_players_last_turn(
    seats: list[int], is_turn: bool, recent: list[int]
) -> None:
    entries = [PublicEntry(Seq(n), Seat(seat), (), 0.0) for n, seat in enumerate(seats, 1)]
    found = since_last_turn(entries, Seat(0), is_turn=is_turn)
    assert [entry.seq for entry in found] == recent


def test_an_area_names_its_place() -> None:
    _, _, played = next(playing("usa", 2, number=1))
    message = area_message(phrasebook("usa", 2), public_view(played.game), PlaceId("miami"))
    assert "Miami" in message.text


def test_the_own_board_can_be_enlarged() -> None:
    view = first_seat_view(position("usa"))
    message = own_board_message(phrasebook("usa", 2), view, PlaceId("miami"))
    assert message.attachments == (OwnArea(view, PlaceId("miami")),)


def test_a_board_with_regions_has_a_menu_of_them() -> None:
    phrases = phrasebook("italy", 2)
    message = board_message(phrases, public_view(position("italy")))
    assert_valid(message)
    (menu,) = (row for row in message.rows if isinstance(row, Menu))
    values = [option.value for option in menu.options]
    assert len(values) == len(phrases.board.map.regions)
    assert all(find_area(phrases.board, value) == value for value in values)


def test_the_buttons_under_a_board_show_which_area_is_shown() -> None:
    phrases, view = phrasebook("usa", 2), public_view(position("usa"))
    messages: dict[str, Message] = {"whole": board_message(phrases, view)}
    messages |= {area: area_message(phrases, view, area) for area in QUARTERS}
    for area, message in messages.items():
        buttons = [each for each in buttons_of(message.rows) if each.verb == "zoom"]
        assert [button.args[1] for button in buttons] == [*QUARTERS, "whole"]
        (shown,) = (button.args[1] for button in buttons if button.style == "primary")
        assert shown == area
