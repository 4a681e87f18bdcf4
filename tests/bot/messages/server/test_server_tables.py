"""The list of a server's tables in every language: what it says, and that it fits."""

import pytest
from msgspec.structs import replace

from bot.domain.server_tables import FinishedGame, ListedTable, ServerTables
from bot.domain.table import (
    ChannelId,
    ComputerPlayer,
    GuildId,
    Human,
    Language,
    Occupant,
    Options,
    Table,
    TableId,
    UserId,
    Where,
)
from bot.i18n.catalogue import LANGUAGES
from bot.messages.parts.message import Message, Section
from bot.messages.server.server_tables import server_tables_message
from engine.model import MapId, Seat
from maps.loader import load
from tests.support.messages import LONG_NAME, assert_valid, catalogue
from tests.support.results import game, seat_of

MAPS = {MapId(each): load(MapId(each)) for each in ("europe", "italy", "usa")}
ADA, BO = Human(UserId(11), "Ada"), Human(UserId(12), "Bo*")
HAL = ComputerPlayer("easy", "The Tourist")
LONG = tuple(Human(UserId(10**18 + number), LONG_NAME) for number in range(5))
WON = game(seat_of(ADA, 120), seat_of(BO, 90))


def lobby(number: int, *people: Occupant, most: int = 3) -> ListedTable:
    where = Where(GuildId(10**18), ChannelId(10**18 + number))
    options = Options(MapId("usa"), "en", most)
    return ListedTable(Table(TableId(number), where, ADA.user, options, "lobby", people))


def playing(number: int, *people: Occupant, waiting: tuple[int, ...] = (0,)) -> ListedTable:
    table = replace(lobby(number, *people).table, status="playing")
    return ListedTable(table, tuple(Seat(seat) for seat in waiting), 1_790_000_000.7)


def finished(number: int, *winners: str) -> FinishedGame:
    return FinishedGame(Where(GuildId(10**18), ChannelId(10**18 + number)), WON, winners)


def shown(*tables: ListedTable, over: tuple[FinishedGame, ...] = ()) -> Message:
    return server_tables_message(catalogue().translator("en"), ServerTables(tables, over), MAPS)


def test_every_table_says_where_it_is_who_plays_and_what_it_waits_for() -> None:
    first, gone = lobby(1, ADA, HAL), playing(4, ADA, BO, waiting=(0, 1))
    gone = replace(gone, table=replace(gone.table, options=Options(MapId("x_y"), "en", 2)))
    message = shown(first, lobby(2, ADA, BO, most=2), playing(3, ADA, BO, waiting=(1,)), gone)
    assert message.text.splitlines() == [
        "**Games on this server**",
        "**USA** <#1000000000000000001>",
        "Ada, The Tourist · one free seat",
        "**USA** <#1000000000000000002>",
        "Ada, Bo\\* · full, not started yet",
        "**USA** <#1000000000000000003>",
        "Ada, Bo\\* · waiting for Bo\\* (turn began <t:1790000000:R>)",
        "**x\\_y** <#1000000000000000004>",
        "Ada, Bo\\* · waiting for Ada and Bo\\* (turn began <t:1790000000:R>)",
    ]
    (section,) = [block for block in message.blocks if isinstance(block, Section)]
    assert (section.button.verb, section.button.args) == ("sit", ("1",))


def test_games_that_ended_name_the_winners_who_have_not_hidden_themselves() -> None:
    at = f"<t:{int(WON.finished_at)}:R>"
    message = shown(over=(finished(1, "Ada", "Bo*"), finished(2)))
    assert message.text.splitlines()[2:] == [
        "**Finished in the past week**",
        f"**Italy** <#1000000000000000001> · won by Ada and Bo\\* with 120 points, {at}",
        f"**Italy** <#1000000000000000002> {at}",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 8, 60])
def test_the_list_is_a_valid_message_however_many_games_there_are(
    language: Language, number: int
) -> None:
    listed = ServerTables(
        (
            *(lobby(each, *LONG[: each % 5], most=5) for each in range(number)),
            *(playing(each, *LONG, waiting=(0, 1, 2, 3, 4)) for each in range(number)),
        ),
        tuple(finished(each, LONG_NAME, LONG_NAME) for each in range(min(number, 20))),
    )
    message = server_tables_message(catalogue().translator(language), listed, MAPS)
    assert_valid(message)
    assert message.mentions == ()
