"""The tables of one person."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from bot.domain.table import ChannelId, GuildId, Language, StandIn, TableId, Where
from bot.i18n.catalogue import LANGUAGES
from bot.messages.own_tables import (
    NamedTable,
    begun_table_label,
    own_table_menu,
    own_tables_message,
    table_label,
)
from bot.messages.parts.message import MAX_LABEL, Message
from engine.model import Map, Seat
from maps.loader import load
from tests.support.messages import assert_valid, buttons_of, catalogue, menu_options, seated_table
from tests.support.tables import ADA, BO, CY

ENGLISH = catalogue().translator("en")
USA: Map = load("usa")


def own_table(number: int, waiting: Sequence[int] = (0,)) -> NamedTable:
    """A table of Ada, Bo and Cy in a channel of its own, read by Bo at seat 1."""
    table = replace(
        seated_table("usa", 3),
        id=TableId(number),
        where=Where(GuildId(1), ChannelId(number)),
        occupants=(ADA, BO, CY),
    )
    seats = tuple(map(Seat, waiting))
    return NamedTable(BO.user, table, USA, seats, 1.7e9 + number, f"room-{number}", "Here")


def lines(message: Message) -> list[str]:
    return message.text.splitlines()[1:]


@pytest.mark.parametrize("language", LANGUAGES)
def test_lists_and_menus_of_no_tables_and_of_many_are_valid(language: Language) -> None:
    translator = catalogue().translator(language)
    occupants = seated_table("usa", 3).occupants  # with long names
    many = [own_table(number, (number % 3,)) for number in range(1, 60)]
    many = [replace(own, table=replace(own.table, occupants=occupants)) for own in many]
    many.append(replace(many[0], table=replace(many[0].table, status="lobby")))
    assert_valid(own_tables_message(translator, []))
    assert_valid(own_table_menu(translator, []))
    for page in (0, 1, 2, 99):
        assert_valid(own_tables_message(translator, many, page))
        assert_valid(own_table_menu(translator, many[:-1], page))


def test_the_readers_own_turns_are_first_and_say_so() -> None:
    tables = [own_table(1), own_table(2, (1,)), own_table(3), own_table(4, (0, 1))]
    shown = lines(own_tables_message(ENGLISH, tables))
    assert ["your turn" in line for line in shown] == [True, True, False, False]
    assert [line.partition("/channels/1/")[2][0] for line in shown] == ["2", "4", "1", "3"]
    assert "waiting for Ada" in shown[2]
    menu = menu_options(own_table_menu(ENGLISH, tables))
    assert [(option.value, option.description) for option in menu] == [
        ("2", "your turn"),
        ("4", "your turn"),
        ("1", ""),
        ("3", ""),
    ]


def test_it_is_not_the_turn_of_a_reader_for_whom_a_stand_in_plays() -> None:
    own = own_table(1, (1,))
    table = replace(own.table, occupants=(ADA, StandIn(BO.user, BO.name, "normal"), CY))
    (line,) = lines(own_tables_message(ENGLISH, [replace(own, table=table)]))
    assert "waiting for Bo" in line


def test_every_table_is_on_exactly_one_page_of_the_list() -> None:
    tables = [own_table(number) for number in range(1, 29)]
    pages = [own_tables_message(ENGLISH, tables, page) for page in range(28)]
    texts = list(dict.fromkeys(page.text for page in pages))
    assert sum(len(text.splitlines()) - 1 for text in texts) == len(tables)
    assert all(line.startswith("•") for page in pages for line in lines(page))


def test_a_menu_of_many_tables_has_pages_and_distinct_labels() -> None:
    tables = [own_table(number) for number in range(1, 29)]
    first, second = (own_table_menu(ENGLISH, tables, page) for page in (0, 1))
    options = [*menu_options(first), *menu_options(second)]
    assert [option.value for option in options] == [str(own.table.id) for own in tables]
    assert len({option.label for option in options}) == len(tables)
    assert [(each.args, each.disabled) for each in buttons_of(first.rows)] == [
        (("hand", "-1"), True),
        (("hand", "1"), False),
    ]


def test_a_label_names_map_channel_and_the_other_players() -> None:
    own = own_table(7)
    assert table_label(ENGLISH, own) == "USA · #room-7 · Ada, Cy"
    assert table_label(ENGLISH, replace(own, channel="")) == "USA · table 7 · Ada, Cy"
    long = table_label(ENGLISH, replace(own, channel="x" * 100))
    assert long.endswith("… · Ada, Cy")


def test_the_server_is_named_if_the_tables_are_on_several() -> None:
    there = own_table(2)
    elsewhere = Where(GuildId(2), ChannelId(2))
    there = replace(there, table=replace(there.table, where=elsewhere), server="There")
    menu = menu_options(own_table_menu(ENGLISH, [own_table(1, (1,)), there]))
    assert [option.description for option in menu] == ["your turn · Here", "There"]


def test_a_game_to_look_at_again_has_its_day_and_a_mark_while_it_is_played() -> None:
    own = own_table(1)
    over = replace(own, table=replace(own.table, status="over"))
    label = "USA · #room-1 · Ada, Cy · 2023-11-14"
    assert begun_table_label(ENGLISH, own, 1.7e9) == f"▶ {label}"
    assert begun_table_label(ENGLISH, over, 1.7e9) == label
    crowded = replace(own, table=seated_table("usa", 5), channel="x" * 100)
    assert len(begun_table_label(ENGLISH, crowded, 1.7e9)) == MAX_LABEL
    assert begun_table_label(ENGLISH, crowded, 1.7e9).endswith("… · 2023-11-14")
