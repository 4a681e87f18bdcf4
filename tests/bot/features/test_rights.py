"""The bot does for people only what they may do themselves, where they are."""

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.discord_io.components import press_in
from bot.discord_io.permissions import OF_CALLERS_NAMES
from bot.domain.refusals import TableCode
from bot.domain.server_settings import ServerSettings
from bot.domain.table import ChannelId, GuildId, Human, Table, Where
from bot.features.caller import Caller, Reply
from bot.features.context import HandlerContext
from bot.features.lobby import LobbyFeature
from bot.features.pressed_tables import PressedTables
from bot.features.registry import FEATURES
from bot.features.routes import button_of, buttons_of
from bot.features.server.server_tables import ServerTablesFeature
from bot.tables import Tables
from engine.model import MapId
from tests.support.handler_context import NoChannelNames, handler_context
from tests.support.tables import (
    ADA,
    BO,
    HERE,
    STRANGER,
    THERE,
    expect_refusal,
    new_interaction,
    open_lobby,
    open_tables,
    options,
    refusal_code,
    start_first_turn,
)

OTHER_SERVER = Where(GuildId(2), ChannelId(70))


def caller(person: Human, where: Where | None = HERE) -> Caller:
    """Somebody who may do everything that people usually may."""
    channel = ChannelId(1) if where is None else where.channel
    return Caller(
        person.user, person.name, "en", new_interaction(), channel, where, "en", may_manage=False,
        missing_permissions=(), threads="here",
    )  # fmt: skip


def pressed(context: HandlerContext, who: Caller, custom_id: str, *values: str) -> Awaitable[Reply]:
    """What the handler of a button replies; the gate is left out."""
    press = press_in(custom_id, values)
    handlers = dict(pair for each in FEATURES for pair in buttons_of(each(context)))
    return handlers[button_of(press)](who, press)


async def finished_game(tables: Tables) -> Table:
    """A game of Ada and Bo that is over, as far as its row tells."""
    table = await open_lobby(tables, ADA, BO)
    async with tables.store.writing() as db:
        await db.execute("UPDATE tables SET status = 'over' WHERE id = ?", (table.id,))
    return await tables.lookup.table(table.id)


@pytest.mark.parametrize("where", [None, OTHER_SERVER], ids=["direct message", "another server"])
async def test_a_review_is_shared_on_the_server_of_its_game_only(
    tmp_path: Path, where: Where | None
) -> None:
    async with open_tables(tmp_path) as tables:
        table = await finished_game(tables)
        share = f"st:share_review:{table.id}:0"
        attempt = pressed(handler_context(tables), caller(ADA, where), share)
        assert await refusal_code(attempt) == TableCode.SHARED_ELSEWHERE


async def test_a_review_is_shown_after_the_end_only_and_to_others_in_its_channel_only(
    tmp_path: Path,
) -> None:
    async with open_tables(tmp_path) as tables:
        context = handler_context(tables)
        playing = await start_first_turn(tables, ADA, BO)
        early = pressed(context, caller(ADA), f"st:review:{playing.id}:any:picture")
        assert await refusal_code(early) == TableCode.GAME_IS_NOT_OVER
    async with open_tables(tmp_path / "other") as tables:
        over = await finished_game(tables)
        there = caller(STRANGER, THERE)
        attempt = pressed(handler_context(tables), there, f"st:review:{over.id}:any:picture")
        assert await refusal_code(attempt) == TableCode.NOT_AT_THIS_TABLE


@pytest.mark.parametrize("lacking", ["send_messages", "attach_files"])
async def test_sharing_a_review_needs_the_permission_to_post_it(
    tmp_path: Path, lacking: str
) -> None:
    async with open_tables(tmp_path) as tables:
        table = await finished_game(tables)
        who = replace(caller(ADA, THERE), lacks=(lacking,))
        attempt = pressed(handler_context(tables), who, f"st:share_review:{table.id}:0")
        refusal = await expect_refusal(attempt)
        assert refusal.code == TableCode.PERMISSION_IS_LACKING
        assert refusal.params == {"permissions": (lacking,)}


async def test_results_are_shared_by_people_who_may_post_there(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        context, share = handler_context(tables), "st:share:0:any:leaderboard:all:all"
        assert (await pressed(context, caller(ADA), share)).shared is not None
        silent = replace(caller(ADA), lacks=("send_messages",))
        attempt = pressed(context, silent, share)
        assert await refusal_code(attempt) == TableCode.PERMISSION_IS_LACKING
        direct = pressed(context, caller(ADA, None), share)
        assert await refusal_code(direct) == TableCode.NO_TABLE_HERE


New = Callable[[LobbyFeature, Caller], Awaitable[Reply]]
IN_CHANNEL: New = lambda lobby, who: lobby.new(who, "usa")  # noqa: E731
IN_OWN_THREAD: New = lambda lobby, who: lobby.new(who, "usa", thread=True)  # noqa: E731
ALL_BUT_FILES = tuple(name for name in OF_CALLERS_NAMES if name != "attach_files")


@pytest.mark.parametrize(
    ("open_table", "is_thread", "needed"),
    [
        (IN_CHANNEL, False, ("send_messages",)),
        (IN_CHANNEL, True, ("send_messages_in_threads",)),
        (IN_OWN_THREAD, False, ("create_public_threads", "send_messages_in_threads")),
    ],
    ids=["channel", "thread", "new thread"],
)
async def test_a_table_is_opened_by_people_who_may_write_where_it_will_be(
    tmp_path: Path, open_table: New, is_thread: bool, needed: tuple[str, ...]
) -> None:
    async with open_tables(tmp_path) as tables:
        lobby = LobbyFeature(handler_context(tables))
        who = caller(ADA)
        if is_thread:
            who = replace(who, threads="is one")
        refusal = await expect_refusal(open_table(lobby, replace(who, lacks=ALL_BUT_FILES)))
        assert refusal.code == TableCode.PERMISSION_IS_LACKING
        assert refusal.params == {"permissions": needed}
        assert await tables.lookup.of_user(ADA.user) == []
        unneeded = tuple(name for name in OF_CALLERS_NAMES if name not in needed)
        await open_table(lobby, replace(who, lacks=unneeded))
        assert len(await tables.lookup.of_user(ADA.user)) == 1


async def test_tables_are_moved_and_repeated_by_people_who_may_write_there(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        context = handler_context(tables)
        silent = replace(caller(ADA, THERE), lacks=("send_messages",))
        table = await open_lobby(tables, ADA, BO)
        move = LobbyFeature(context).move_here(silent, str(table.id))
        assert await refusal_code(move) == TableCode.PERMISSION_IS_LACKING
        again = pressed(context, silent, f"st:again:{table.id}:any")
        assert await refusal_code(again) == TableCode.PERMISSION_IS_LACKING


async def test_the_list_of_tables_is_posted_only_where_tables_may_be(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        feature = ServerTablesFeature(handler_context(tables))
        silent = replace(caller(BO, THERE), lacks=("send_messages",))
        assert await refusal_code(feature.show(silent)) == TableCode.PERMISSION_IS_LACKING
        only_there = ServerSettings(map=MapId("usa"), channels=(THERE.channel,))
        await tables.server_settings.change(HERE.guild, lambda _: only_there)
        assert await refusal_code(feature.show(caller(BO))) == TableCode.TABLES_ARE_ELSEWHERE
        await feature.show(caller(BO, THERE))
        in_thread = replace(caller(BO), threads="is one", parent=THERE.channel)
        moved = await expect_refusal(feature.show(in_thread))
        assert moved.code == TableCode.LIST_IS_ELSEWHERE
        assert moved.params == {"channels": (f"<#{THERE.channel}>",)}
        await feature.show(replace(in_thread, may_manage_server=True))


class PrivateChannels(NoChannelNames):
    """Nobody who is elsewhere can see a table."""

    def may_mention_in(self, where: Where, table: Where) -> bool:
        return where == table


@pytest.mark.parametrize(
    ("custom_id", "values"),
    [
        ("st:watch:0:any", ("{table}",)),
        ("st:watch:{table}:0:3", ()),
        ("st:recap:{table}:0", ()),
        ("st:text_board:{table}:0", ()),
        ("st:zoom:{table}:0:all:north-west", ()),
    ],
)
async def test_a_game_is_watched_by_people_who_can_see_its_channel(
    tmp_path: Path, custom_id: str, values: tuple[str, ...]
) -> None:
    async with open_tables(tmp_path) as tables:
        table = await start_first_turn(tables, ADA, BO)
        context = handler_context(tables, PrivateChannels())
        custom_id = custom_id.format(table=table.id)
        forged = tuple(value.format(table=table.id) for value in values)
        for where in (THERE, OTHER_SERVER, None):
            attempt = pressed(context, caller(STRANGER, where), custom_id, *forged)
            assert await refusal_code(attempt) == TableCode.UNKNOWN_TABLE
        await pressed(context, caller(STRANGER), custom_id, *forged)


async def test_a_table_is_joined_from_the_list_by_people_who_can_see_its_channel(
    tmp_path: Path,
) -> None:
    async with open_tables(tmp_path) as tables:
        table = await open_lobby(tables, ADA)
        sit = f"st:sit:0:any:{table.id}"
        hidden = handler_context(tables, PrivateChannels())
        attempt = pressed(hidden, caller(STRANGER, THERE), sit)
        assert await refusal_code(attempt) == TableCode.UNKNOWN_TABLE
        await pressed(handler_context(tables), caller(STRANGER, THERE), sit)
        assert (await tables.lookup.table(table.id)).names == ("Ada", "Xu")


async def test_people_in_a_game_recap_it_from_anywhere(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        table = await start_first_turn(tables, ADA, BO)
        context = handler_context(tables, PrivateChannels())
        for where in (THERE, OTHER_SERVER, None):
            reply = await pressed(context, caller(BO, where), f"st:recap:{table.id}:0")
            assert reply.table == table.id


async def test_a_manager_cancels_tables_that_are_in_the_channel_now(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        context = handler_context(tables)
        lobby = await open_lobby(tables, ADA)
        await tables.lobby.move(lobby.id, ADA.user, THERE)
        playing = await start_first_turn(tables, ADA, BO)
        step = (await tables.lookup.public_view(playing.id)).step
        manager_here = replace(caller(STRANGER), may_manage=True)
        manager_there = replace(caller(STRANGER, THERE), may_manage=True)
        cancel, call_off = f"st:cancel:{lobby.id}:0:yes", f"st:call_off:{playing.id}:{step}"
        for who, button in ((manager_here, cancel), (manager_there, call_off)):
            attempt = pressed(context, who, button)
            assert await refusal_code(attempt) == TableCode.ONLY_THE_HOST
        for who, button in ((manager_there, cancel), (manager_here, call_off)):
            await pressed(context, who, button)
        for table in (lobby, playing):
            assert (await tables.lookup.table(table.id)).status == "cancelled"


async def test_a_manager_cancels_a_table_whose_thread_is_yet_to_be_opened(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        table = await tables.lobby.open_in_thread(HERE, new_interaction(), ADA, options("usa"))
        manager = replace(caller(STRANGER), may_manage=True)
        await pressed(handler_context(tables), manager, f"st:cancel:{table.id}:0:yes")
        assert (await tables.lookup.table(table.id)).status == "cancelled"


async def test_a_button_in_a_direct_message_reaches_ones_own_tables_only(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        table = await open_lobby(tables, ADA)
        require_may_press = PressedTables(tables).require_may_press
        await require_may_press(caller(ADA, where=None), table.id)
        attempt = require_may_press(caller(STRANGER, where=None), table.id)
        assert await refusal_code(attempt) == TableCode.NOT_AT_THIS_TABLE


async def test_nothing_is_read_for_a_button_of_a_table_in_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_tables(tmp_path) as tables:
        table = await start_first_turn(tables, ADA, BO)
        require_may_press = PressedTables(tables).require_may_press
        elsewhere = require_may_press(caller(STRANGER, OTHER_SERVER), table.id)
        assert await refusal_code(elsewhere) == TableCode.UNKNOWN_TABLE
        monkeypatch.delattr(tables.cache.store, "reader")
        for where in (HERE, None):
            await require_may_press(caller(BO, where), table.id)
