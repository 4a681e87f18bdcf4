"""The bot is restarted under the players: nothing is lost, old buttons still work."""

from pathlib import Path

import pytest

from bot.domain.requests import ANY_STEP, ActionRequest
from bot.domain.table import InteractionId, UserId
from engine.actions import Draw
from sandbox.rest.faults import ServerError
from sandbox.testing.driver import Sandbox
from tests.support.wire import Pauses, connected, settled, unnoticed
from tests.support.wire_players import Friends, done


@pytest.mark.parametrize("steps", [pytest.param(1, marks=pytest.mark.soak), 8])
async def test_a_game_with_a_restart_after_every_few_steps(tmp_path: Path, steps: int) -> None:
    database = tmp_path / "table.db"
    async with Sandbox.start(rate_limits=False) as discord:
        async with connected(discord, database) as app:
            friends = Friends(discord, app, discord.channel("platform-1"))
            await friends.sit_down()
        is_over = False
        while not is_over:
            async with connected(discord, database) as app:
                friends = Friends(discord, app, friends.channel)
                await friends.play_by_commands(steps)
                is_over = (await friends.table()).status == "over"
        assert any(
            file.filename == "film.webp"
            for message in discord.public(friends.channel)
            for file in message.attachments
        )


async def test_buttons_from_before_a_restart_still_work(tmp_path: Path) -> None:
    database = tmp_path / "table.db"
    async with Sandbox.start(rate_limits=False) as discord:
        async with connected(discord, database) as app:
            friends = Friends(discord, app, discord.channel("platform-1"))
            robin, kim = friends.people
            await done(await robin.slash("new", friends.channel, map="amsterdam"))
        async with connected(discord, database) as app:
            friends = Friends(discord, app, friends.channel)
            await friends.pressed(kim, "join")
        async with connected(discord, database) as app:
            friends = Friends(discord, app, friends.channel)
            await friends.pressed(robin, "start")
            await settled(app)
            menu = await friends.pressed(kim, "choose")
        async with connected(discord, database) as app:
            friends = Friends(discord, app, friends.channel)
            table = await friends.table()
            offered = (await app.tables.lookup.player_view(table.id, UserId(int(kim.id)))).offered
            await friends.chosen(kim, menu, offered[0])
            mine = await app.tables.lookup.player_view(table.id, UserId(int(kim.id)))
            assert [each.ticket for each in mine.tickets] == [offered[0]]


async def test_what_was_committed_and_not_published_is_published_after_a_restart(
    tmp_path: Path,
) -> None:
    database = tmp_path / "table.db"
    async with Sandbox.start(rate_limits=False) as discord:
        async with connected(discord, database) as app:
            friends = Friends(discord, app, discord.channel("platform-1"))
            await friends.sit_down()
            await friends.choose_tickets()
            before = len(discord.public(friends.channel))
            table, robin = await friends.table(), UserId(int(friends.people[0].id))
            for number in (1, 2):
                interaction = InteractionId(number)
                with unnoticed(app):
                    await app.tables.moves.act(
                        ActionRequest(table.id, robin, ANY_STEP, Draw(), interaction)
                    )
        assert len(discord.public(friends.channel)) == before
        async with connected(discord, database) as app:
            await settled(app)
            assert await app.tables.publication.behind() == []
        assert len(discord.public(friends.channel)) == before + 1


async def test_what_discord_refused_is_published_after_a_restart(tmp_path: Path) -> None:
    database = tmp_path / "table.db"
    async with Sandbox.start(rate_limits=False) as discord:
        async with connected(discord, database, pauses=Pauses()) as app:
            friends = Friends(discord, app, discord.channel("platform-1"))
            await friends.sit_down()
            await friends.choose_tickets()
            before = len(discord.public(friends.channel))
            discord.faults.plan(
                ServerError(503), "POST", "/channels/{channel_id}/messages", times=1
            )
            robin = friends.people[0]
            await done(await robin.slash("draw", friends.channel, first="deck", second="deck"))
            await settled(app)
        assert len(discord.public(friends.channel)) == before
        async with connected(discord, database):
            pass
        assert len(discord.public(friends.channel)) == before + 1
