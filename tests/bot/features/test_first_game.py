"""The buttons at the end of the lesson."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.discord_io.components import press_in
from bot.domain.refusals import TableCode
from bot.domain.table import ComputerPlayer, Human, InteractionId, Language
from bot.features.caller import Caller
from bot.features.first_game import FirstGameFeature
from bot.messages.parts.message import Section
from bot.tables import Tables
from tests.support.handler_context import handler_context
from tests.support.tables import ADA, HERE, open_lobby, open_tables, refusal_code

AGAINST_COMPUTER = press_in("st:first_game:0:0:computer", ())
WITH_FRIENDS = press_in("st:first_game:0:0:friends", ())


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    async with open_tables(tmp_path) as opened:
        yield opened


def learner(language: Language = "en") -> Caller:
    return Caller(
        ADA.user, ADA.name, language, InteractionId(1), HERE.channel, HERE, language,
        may_manage=False, missing_permissions=(),
    )  # fmt: skip


async def test_a_game_on_the_shortest_map_begins_at_once_against_an_easy_player(
    tables: Tables,
) -> None:
    feature = FirstGameFeature(handler_context(tables))
    reply = await feature.play(learner("sv"), AGAINST_COMPUTER)
    table = await tables.lookup.table(reply.table)
    assert (table.status, table.options.map, table.options.language) == (
        "playing",
        "newyork",
        "sv",
    )
    assert {type(person) for person in table.occupants} == {Human, ComputerPlayer}
    assert [each.level for each in table.occupants if isinstance(each, ComputerPlayer)] == ["easy"]
    view = await tables.lookup.player_view(table.id, ADA.user)
    assert {each.verb for each in reply.message.rows if not isinstance(each, tuple)} == {"keep"}
    assert len(view.offered) == 2


async def test_friends_are_asked_for_a_map(tables: Tables) -> None:
    feature = FirstGameFeature(handler_context(tables))
    message = (await feature.play(learner(), WITH_FRIENDS)).message
    sections = [block for block in message.layout if isinstance(block, Section)]
    assert {each.button.verb for each in sections} == {"open_on"}


async def test_a_game_cannot_begin_where_there_is_another_or_where_nobody_may_write(
    tables: Tables,
) -> None:
    feature = FirstGameFeature(handler_context(tables))
    in_dm = replace(learner(), where=None)
    for pressed in (
        feature.play(in_dm, AGAINST_COMPUTER),
        feature.play(in_dm, WITH_FRIENDS),
    ):
        assert await refusal_code(pressed) == TableCode.NO_TABLE_HERE
    mute = replace(learner(), lacks=("send_messages",))
    pressed = feature.play(mute, AGAINST_COMPUTER)
    assert await refusal_code(pressed) == TableCode.PERMISSION_IS_LACKING
    await open_lobby(tables, ADA)
    pressed = feature.play(learner(), AGAINST_COMPUTER)
    assert await refusal_code(pressed) == TableCode.CHANNEL_HAS_A_TABLE
