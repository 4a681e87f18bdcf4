"""What is said about a daily deal: truly, kindly, and without names from elsewhere."""

import pytest
from msgspec.structs import replace

from bot.domain.daily import (
    DailyLine,
    DailyResult,
    DailyTable,
    DailyTry,
    Day,
    Standing,
    closes_at,
)
from bot.domain.table import Language, TableId, UserId
from bot.i18n.catalogue import LANGUAGES
from bot.messages import daily as messages
from bot.messages.daily_board import board_message
from bot.messages.daily_result import result_lines, squares
from bot.messages.parts.phrasebook import Phrasebook
from bot.messages.parts.signs import EMOJI_NAMES
from tests.support.messages import assert_valid, catalogue, english, phrasebook

DAY = Day(20_000)
RESULT = DailyResult(40, 35, 5, 4, (7, 6, 5, 4, 3, 2, 1))
ROBIN = DailyTry(DAY, UserId(1), "Robin", TableId(3), RESULT)


@pytest.fixture
def phrases() -> Phrasebook:
    return phrasebook("amsterdam", 2, "en")


def lines_of(standing: Standing, language: Language = "en", *, is_closed: bool = False) -> str:
    translator = catalogue().translator(language)
    return "\n".join(result_lines(translator, RESULT, standing, is_closed=is_closed))


@pytest.mark.parametrize(
    ("others", "beaten", "expected"),
    [
        (1, 0, "One other player has finished so far"),
        (4, 0, "4 others have finished so far"),
        (300, 0, "300 others have finished so far"),
        (1, 1, "Better than the only other player so far"),
        (4, 4, "Better than all 4 others so far"),
        (4, 3, "Better than 3 of the 4 others so far"),
        (300, 1, "Better than 1% of the 300 others so far"),
        (300, 299, "Better than 99% of the 300 others so far"),
    ],
)
def test_one_is_told_whom_one_has_beaten_and_never_that_one_is_the_last(
    others: int, beaten: int, expected: str
) -> None:
    assert expected in lines_of(Standing(others, beaten)).split("\n")
    after = expected.removesuffix(" so far")
    assert after in lines_of(Standing(others, beaten), is_closed=True).split("\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_better_than_nought_of_the_others(language: Language) -> None:
    for others in (0, 1, 2, 40):
        said = lines_of(Standing(others, 0), language)
        assert "0 %" not in said.replace("40 %", "")
        assert said.count("\n") == (2 if others else 1)


def test_squares_are_no_signs_that_mean_something_else() -> None:
    """Those would be shown as the bot's own emoji, beside usual squares."""
    assert not set(squares(range(1, 9))) & {*EMOJI_NAMES}


def test_people_with_the_same_points_share_a_place(phrases: Phrasebook) -> None:
    points = (50, 40, 40, 30)
    tries = tuple(
        replace(ROBIN, name=f"P{at}", result=replace(RESULT, points=each))
        for at, each in enumerate(points)
    )
    table = DailyTable(DAY, tries, 0, None)
    shown = board_message(phrases.translator, phrases.board.map, table, phrases, DAY)
    assert_valid(shown)
    places = [line.partition(" ")[0] for line in shown.text.split("\n")[1:5]]
    assert places == ["1\\.", "2\\.", "2\\.", "4\\."]  # not numbered by Discord


def test_a_table_says_until_when_one_can_begin_and_finish(phrases: Phrasebook) -> None:
    table = DailyTable(DAY, (ROBIN,), 0, None)
    for later, key in enumerate(("daily-board-open", "daily-board-begun", "daily-board-closed")):
        today = Day(DAY + later)
        shown = board_message(phrases.translator, phrases.board.map, table, phrases, today)
        assert english(key, closes=messages.closing_time(DAY)) in shown.text


def test_it_is_said_when_a_deal_closes_because_days_are_rounded() -> None:
    at = int(closes_at(DAY))
    assert messages.closing_time(DAY) == f"<t:{at}:R> (<t:{at}:f>)"


def test_in_a_direct_message_nobody_from_elsewhere_is_named(phrases: Phrasebook) -> None:
    ticket = phrases.board.map.tickets[0].id
    line = DailyLine((phrases.board.routes[0].id,), ((ticket, True),))
    tries = [replace(ROBIN, line=line), replace(ROBIN, name="Kim")]
    here = messages.others_message(phrases, DAY, tries, 0, is_on_server=True)
    anywhere = messages.others_message(phrases, DAY, tries, 0, is_on_server=False)
    assert_valid(here)
    assert_valid(anywhere)
    for name in ("Robin", "Kim"):
        assert name in here.text
        assert name not in anywhere.text
    assert anywhere.text.count("40 points") == 2


def test_with_nobody_to_be_seen_the_right_place_is_named(phrases: Phrasebook) -> None:
    for is_on_server, key in ((True, "daily-others-none"), (False, "daily-others-none-anywhere")):
        shown = messages.others_message(phrases, DAY, [], 0, is_on_server=is_on_server)
        assert english(key) in shown.text
