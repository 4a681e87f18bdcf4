"""Over the wire: the bot does for people only what they may do themselves, and a button acts on a
table of its own server."""

from pathlib import Path

from sandbox.world import permissions
from sandbox.world.channels import deny_permissions
from tests.support.wire.wire import custom_id, english
from tests.support.wire.wire_setup import CHANNEL, friends_in_lobby, friends_online


async def test_somebody_who_may_not_write_here_lets_the_bot_do_nothing_here(
    tmp_path: Path,
) -> None:
    async with friends_online(tmp_path / "table.db") as friends:
        world, (_, kim) = friends.discord.world, friends.people
        channel = friends.discord.channel(CHANNEL)
        denied = permissions.SEND_MESSAGES | permissions.CREATE_PUBLIC_THREADS
        deny_permissions(world, channel, kim.id, denied)
        lacking = "table-refused-permission-is-lacking"
        writing = english(lacking, permissions="**Send Messages**")
        assert (await friends.slash(kim, "new", map="usa")).text == writing
        assert (await friends.post_tables(kim)).text == writing
        threads = english(lacking, permissions="**Create Public Threads**")
        assert (await friends.slash(kim, "new", map="usa", thread=True)).text == threads
        assert friends.public_messages() == []
        deny_permissions(world, channel, kim.id, 0)
        assert (await friends.slash(kim, "new", map="usa")).text == english("done-opened")


async def test_a_button_does_not_act_on_a_table_of_another_server(tmp_path: Path) -> None:
    async with friends_in_lobby(tmp_path / "table.db") as friends:
        _, kim = friends.people
        lobby = friends.newest_message()
        other = friends.discord.guild("Another server", shard=0)
        async with friends.app.tables.store.writing() as db:  # as if the number had been used again
            await db.execute("UPDATE tables SET guild = ?, channel = 1", (int(other.id),))
        started = await kim.press(lobby, custom_id(lobby, "join"))
        assert (await started.reply()).text == english("table-refused-unknown-table")
        rows = await friends.app.tables.store.reader.fetch("SELECT name FROM seats")
        assert [row[0] for row in rows] == ["Robin"]
