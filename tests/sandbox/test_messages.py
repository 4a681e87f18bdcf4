"""Messages over REST: sending, editing, and Discord's refusals."""

from collections.abc import Awaitable
from io import BytesIO

import aiohttp
import discord as dpy
import msgspec
import pytest
from PIL import Image

from render.output.mp4 import mp4
from sandbox.payloads.components import SelectDefault
from sandbox.payloads.messages import REPLY
from sandbox.testing.driver import Sandbox
from sandbox.world import permissions
from tests.support.raw_rest import post
from tests.support.sample_bot import SampleBot, picture, running


def platform_channel(bot: SampleBot) -> dpy.TextChannel:
    return next(channel for channel in bot.guilds[0].text_channels if channel.name == "platform-1")


async def refusal(request: Awaitable[object]) -> tuple[int, int]:
    """The HTTP status and Discord's error code with which a request is refused."""
    with pytest.raises(dpy.HTTPException) as refused:
        await request
    return refused.value.status, refused.value.code


async def test_messages_are_sent_edited_read_and_deleted() -> None:
    async with Sandbox.start() as discord, running(discord) as bot:
        platform = platform_channel(bot)
        first = await platform.send("one")
        await platform.send("two")
        await first.edit(content="uno")
        assert (await platform.fetch_message(first.id)).content == "uno"
        assert [m.content async for m in platform.history()] == ["two", "uno"]
        assert [m.content async for m in platform.history(oldest_first=True)] == ["uno", "two"]
        await first.delete()
        assert [m.content for m in discord.public(discord.channel("platform-1"))] == ["two"]
        assert await refusal(platform.fetch_message(first.id)) == (404, 10008)
        assert await refusal(first.edit(content="gone")) == (404, 10008)


async def test_a_reply_points_to_its_message() -> None:
    async with Sandbox.start() as discord, running(discord) as bot:
        robin, here = discord.person("Robin"), discord.channel("platform-1")
        robin.say(here, "A question")
        question = await anext(platform_channel(bot).history())
        answer = await question.reply("An answer", mention_author=True)
        assert answer.reference is not None
        assert answer.reference.message_id == question.id
        stored = discord.public(here)[-1]
        assert stored.type == REPLY
        assert [user.id for user in stored.mentions] == [robin.id]
        assert await refusal(question.edit(content="mine")) == (403, 50005)
        assert await refusal(question.delete()) == (403, 50013)


async def test_a_message_without_a_nonce_is_not_taken_for_one_with_a_nonce() -> None:
    async with Sandbox.start() as discord:
        here = discord.channel("platform-1")
        path = f"/channels/{here.id}/messages"
        await post(discord, path, {"content": "without"})
        await post(discord, path, {"content": "with", "nonce": "UNSET", "enforce_nonce": True})
        assert [message.content for message in discord.public(here)] == ["without", "with"]


async def test_a_repeated_nonce_sends_no_second_message() -> None:
    async with Sandbox.start() as discord, running(discord) as bot:
        platform = platform_channel(bot)
        first = await platform.send("once", nonce="turn-7")
        second = await platform.send("once", nonce="turn-7")
        assert first.id == second.id
        assert len(discord.public(discord.channel("platform-1"))) == 1
        discord.advance_clock(301)
        assert (await platform.send("again", nonce="turn-7")).id != first.id


async def test_only_allowed_mentions_notify() -> None:
    async with Sandbox.start() as discord, running(discord) as bot:
        robin, kim = discord.person("Robin"), discord.person("Kim")
        platform, here = platform_channel(bot), discord.channel("platform-1")
        text = f"{robin.mention} {kim.mention} @everyone"
        await platform.send(text, allowed_mentions=dpy.AllowedMentions.none())
        assert discord.public(here)[-1].mentions == []
        only_kim = dpy.AllowedMentions(everyone=False, roles=False, users=[dpy.Object(int(kim.id))])
        await platform.send(text, allowed_mentions=only_kim)
        assert [user.id for user in discord.public(here)[-1].mentions] == [kim.id]
        await platform.send(text)
        notifying = discord.public(here)[-1]
        assert [user.id for user in notifying.mentions] == [robin.id, kim.id]
        assert not notifying.mention_everyone  # the bot lacks the permission


async def test_attachments_are_kept_removed_and_added() -> None:
    async with Sandbox.start() as discord, running(discord) as bot:
        here = discord.channel("platform-1")
        message = await platform_channel(bot).send("board", file=picture("board 1.png"))
        assert message.attachments[0].filename == "board_1.png"
        assert message.attachments[0].description == "A small board"
        message = await message.edit(attachments=[*message.attachments, picture("2.png")])
        assert [a.filename for a in message.attachments] == ["board_1.png", "2.png"]
        message = await message.edit(content="still")
        assert len(message.attachments) == 2
        await message.edit(attachments=[])
        assert discord.public(here)[-1].attachments == []


async def test_a_video_has_its_size_and_can_be_read_in_parts() -> None:
    content = mp4([Image.new("RGB", (16, 10), "teal")] * 2, (16, 10), 5)
    async with Sandbox.start() as discord, running(discord) as bot, aiohttp.ClientSession() as web:
        file = dpy.File(BytesIO(content), "film.mp4", description="A short film")
        (shown,) = (await platform_channel(bot).send(file=file)).attachments
        assert (shown.content_type, shown.width, shown.height) == ("video/mp4", 16, 10)
        assert shown.description == "A short film"
        for asked, status, part in (
            ("bytes=0-3", 206, content[:4]),
            ("bytes=4-", 206, content[4:]),
            ("bytes=0-", 200, content),
            (f"bytes={len(content)}-", 416, b""),
        ):
            async with web.get(shown.url, headers={"Range": asked}) as answer:
                assert (answer.status, await answer.read()) == (status, part)


async def test_a_picture_becomes_an_attachment_when_its_embed_is_removed() -> None:
    async with Sandbox.start() as discord, running(discord) as bot:
        embed = dpy.Embed(title="Board").set_image(url="attachment://board.png")
        message = await platform_channel(bot).send(embed=embed, file=picture())
        assert message.attachments == []
        message = await message.edit(content="Now alone", embed=None)
        assert [a.filename for a in message.attachments] == ["board.png"]
        assert discord.request_log.unknown_routes.total() == 0


async def test_direct_messages_arrive_unless_the_person_has_closed_them() -> None:
    async with Sandbox.start() as discord, running(discord) as bot:
        robin = discord.person("Robin")
        user = await bot.fetch_user(int(robin.id))
        await user.send("Your hand")
        assert [m.content for m in discord.direct(robin)] == ["Your hand"]
        robin.close_dms()
        assert await refusal(user.send("Your hand")) == (403, 50007)
        robin.close_dms(False)
        robin.leave()
        assert await refusal(user.send("Your hand")) == (403, 50007)


@pytest.mark.parametrize(
    ("denied", "code"),
    [
        (permissions.VIEW_CHANNEL, 50001),
        (permissions.SEND_MESSAGES, 50013),
        (permissions.ATTACH_FILES, 50013),
        (permissions.EMBED_LINKS, 50013),
    ],
)
async def test_a_missing_permission_is_refused(denied: int, code: int) -> None:
    async with Sandbox.start() as discord, running(discord) as bot:
        platform, here = platform_channel(bot), discord.channel("platform-1")
        discord.deny(here, denied)
        embed = dpy.Embed(title="Board")
        assert await refusal(platform.send("x", embed=embed, file=picture())) == (403, code)
        discord.deny(here, 0)
        await platform.send("x", embed=embed, file=picture())


async def test_the_bot_has_exactly_the_permissions_it_needs() -> None:
    async with Sandbox.start() as discord, running(discord) as bot:
        platform = platform_channel(bot)
        assert platform.permissions_for(bot.guilds[0].me).value == permissions.GRANTED_TO_THE_BOT
        message = await platform.send("x")
        assert await refusal(platform.edit(name="mine")) == (403, 50013)
        discord.deny(discord.channel("platform-1"), permissions.CREATE_PUBLIC_THREADS)
        assert await refusal(message.create_thread(name="mine")) == (403, 50013)
        assert discord.public(discord.channel("platform-1"))[0].content == "x"


async def test_objects_that_do_not_exist_are_unknown() -> None:
    async with Sandbox.start() as discord, running(discord) as bot:
        platform = platform_channel(bot)
        elsewhere = int(discord.channel("platform-2").id)
        assert await refusal(bot.fetch_channel(1)) == (404, 10003)
        assert await refusal(bot.fetch_user(1)) == (404, 10013)
        discord.delete_channel(discord.channel("platform-1"))
        assert await refusal(platform.send("x")) == (404, 10003)
        discord.remove_bot()
        assert await refusal(bot.fetch_channel(elsewhere)) == (403, 50001)


async def test_a_message_reopens_an_archived_thread_unless_it_is_locked() -> None:
    async with Sandbox.start() as discord, running(discord) as bot:
        parent = discord.channel("platform-1")
        made = discord.thread(parent, "A table", discord.person("Robin"))
        thread = await bot.fetch_channel(int(made.id))
        assert isinstance(thread, dpy.Thread)
        message = await thread.send("x")
        discord.archive(made)
        assert await refusal(message.edit(content="y")) == (400, 50083)
        await thread.send("This opens it again")
        assert not made.thread_metadata.archived
        discord.archive(made, locked=True)
        assert await refusal(thread.send("z")) == (400, 50083)


async def test_a_message_has_at_most_one_thread() -> None:
    async with Sandbox.start() as discord, running(discord) as bot:
        message = await platform_channel(bot).send("x")
        thread = await message.create_thread(name="A table")
        assert thread.id == message.id
        await thread.edit(archived=True)
        assert await refusal(message.create_thread(name="Another")) == (400, 160004)


def test_the_preset_of_a_menu_is_a_string_although_bots_send_a_number() -> None:
    preset = msgspec.convert({"id": 1572794082378383370, "type": "channel"}, SelectDefault)
    assert preset.id == "1572794082378383370"  # which JavaScript could not read as a number
