"""The tables of one person."""

import pytest

from bot.domain.table import Language
from bot.i18n.catalogue import LANGUAGES
from bot.messages.own_tables import OwnTable, own_table_menu, own_tables_message
from tests.support.messages import assert_valid, catalogue, phrasebook, seated_table, view_with_hand


@pytest.mark.parametrize("language", LANGUAGES)
def test_lists_of_no_tables_and_of_many_are_valid(language: Language) -> None:
    translator, table = catalogue().translator(language), seated_table("usa", 3, language)
    map_ = phrasebook("usa", 3).board.map
    view = view_with_hand("usa", "1 red").public
    assert_valid(own_tables_message(translator, []))
    several = [OwnTable(table, map_), OwnTable(table, map_, view, 1.7e9)] * 30
    assert_valid(own_tables_message(translator, several))


@pytest.mark.parametrize("language", LANGUAGES)
def test_menus_of_no_tables_and_of_one_are_valid(language: Language) -> None:
    translator, table = catalogue().translator(language), seated_table("usa", 3, language)
    map_ = phrasebook("usa", 3).board.map
    assert_valid(own_table_menu(translator, [(table, map_, "trains")]))
    assert_valid(own_table_menu(translator, []))
