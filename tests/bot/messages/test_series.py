"""The texts of a series: in the lobby, at the end, and in the menu of its length."""

import pytest
from msgspec.structs import replace

from bot.domain.events import GameBegan
from bot.domain.series import Series, SeriesScore
from bot.domain.table import Language, UserId
from bot.i18n.catalogue import LANGUAGES
from bot.messages.lobby import game_begun_message, lobby_message
from bot.messages.lobby_controls import more_message
from bot.messages.parts.message import Menu
from bot.messages.series import lines_after, lines_before
from engine.views import public_view
from maps.loader import load
from tests.support.messages import (
    assert_valid,
    buttons_by_verb,
    catalogue,
    phrasebook,
    rows_of,
    seated_table,
)
from tests.support.positions import opening

ADA, BO = SeriesScore(UserId(1), "A*a", 2), SeriesScore(UserId(2), "Bo", 1)
SERIES = Series(4, 1, (ADA, BO), 3, is_decided=True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_score_is_told_before_and_after_a_game(language: Language) -> None:
    translator = catalogue().translator(language)
    (best_of, before), (after, won) = (
        lines_before(translator, SERIES),
        lines_after(translator, SERIES),
    )
    assert "3" in best_of
    for line in (before, after):
        assert "A\\*a\u00a0**2** · Bo\u00a0**1** · 1 " in line  # names stay with their numbers
    assert r"A\*a" in won
    assert lines_before(translator, Series(0, 0, ())) == []
    assert len(lines_after(translator, replace(SERIES, is_decided=False))) == 1
    hidden = replace(SERIES, scores=(BO,))  # whoever has won has hidden it
    assert len(lines_after(translator, hidden)) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lobby_says_that_the_same_cards_are_dealt_and_what_that_means(language: Language) -> None:
    table, map_ = seated_table("amsterdam", 2, language), load("amsterdam")
    options = replace(table.options, most_players=3, has_same_cards=True)
    friendly = replace(table, options=options)
    translator = catalogue().translator(language)
    message = lobby_message(translator, friendly, map_, series=SERIES)
    assert_valid(message)
    assert translator.say("series-same-cards") in message.text
    assert buttons_by_verb(message.rows)["start"].disabled  # three have to be dealt to
    began = GameBegan(table.names, by_lot=False, is_turned=True)
    begun = game_begun_message(
        phrasebook("amsterdam", 2, language), friendly, public_view(opening("amsterdam")), (began,)
    )
    assert_valid(begun)
    assert translator.say("series-friendly") in begun.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_host_gets_a_menu_of_lengths(language: Language) -> None:
    table, translator = seated_table("amsterdam", 2, language), catalogue().translator(language)
    message = more_message(translator, table, table.host, may_cancel=True)
    assert_valid(message)
    menus = {row.verb: row for row in rows_of(message) if isinstance(row, Menu)}
    assert [option.value for option in menus["best_of"].options] == ["0", "3", "5", "7"]
    other = more_message(translator, table, UserId(999), may_cancel=False)
    assert not [row for row in rows_of(other) if isinstance(row, Menu)]
