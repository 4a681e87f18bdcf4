"""Emoji of the bot's application: their routes, their limits, and their use in messages."""

import base64
import io
from pathlib import Path

import aiohttp
import discord as dpy
import pytest
from PIL import Image

from sandbox.payloads.base import Json
from sandbox.payloads.emojis import MAX_EMOJIS, Emoji
from sandbox.payloads.ids import Id
from sandbox.testing.driver import Sandbox
from tests.support.raw_rest import paths, post
from tests.support.sample_bot import running


def drawing(kind: str = "PNG", frames: int = 1) -> bytes:
    content = io.BytesIO()
    pictures = [Image.new("RGB", (8, 8), (40 * n, 0, 0)) for n in range(frames)]
    pictures[0].save(content, kind, save_all=frames > 1, append_images=pictures[1:])
    return content.getvalue()


def data_uri(content: bytes, kind: str = "png") -> str:
    return f"data:image/{kind};base64,{base64.b64encode(content).decode()}"


async def test_emoji_are_created_and_listed() -> None:
    async with Sandbox.start() as discord, running(discord) as bot:
        red = await bot.create_application_emoji(name="card_red", image=drawing())
        moving = await bot.create_application_emoji(name="train", image=drawing("GIF", 2))
        assert (red.is_application_owned(), red.animated, moving.animated) == (True, False, True)
        assert [e.name for e in await bot.fetch_application_emojis()] == ["card_red", "train"]
        assert discord.request_log.unknown_routes.total() == 0


async def test_the_picture_of_an_emoji_is_served() -> None:
    async with Sandbox.start() as discord, running(discord) as bot, aiohttp.ClientSession() as web:
        emoji = await bot.create_application_emoji(name="card_red", image=drawing("WEBP"))
        address = f"{discord.server.address}/emojis/{emoji.id}.png"
        async with web.get(address) as answer:
            assert answer.content_type == "image/webp"
            assert await answer.read() == drawing("WEBP")
        async with web.get(address.replace(str(emoji.id), "1")) as answer:
            assert answer.status == 404


async def test_emoji_survive_a_restart(tmp_path: Path) -> None:
    async with Sandbox.start(data=tmp_path) as discord, running(discord) as bot:
        emoji = await bot.create_application_emoji(name="card_red", image=drawing())
    async with Sandbox.start(data=tmp_path) as discord, running(discord) as bot:
        assert await bot.fetch_application_emojis() == [emoji]
        address = f"{discord.server.address}/emojis/{emoji.id}.png"
        async with aiohttp.ClientSession() as web, web.get(address) as answer:
            assert await answer.read() == drawing()


INVALID_EMOJI: list[tuple[Json, str]] = [
    ({"name": "a"}, "name BASE_TYPE_MIN_LENGTH"),
    ({"name": "a" * 33}, "name BASE_TYPE_MAX_LENGTH"),
    ({"name": "card-red"}, "name STRING_TYPE_REGEX"),
    ({"name": "kort_rød"}, "name STRING_TYPE_REGEX"),
    ({"name": "taken"}, "name APPLICATION_EMOJI_NAME_ALREADY_TAKEN"),
    ({"image": None}, "image BASE_TYPE_INVALID"),
    ({"image": "data:image/png;base64,%%%"}, "image IMAGE_INVALID"),
    ({"image": data_uri(b"no picture")}, "image IMAGE_INVALID"),
    ({"image": data_uri(drawing("BMP"))}, "image IMAGE_INVALID"),
    ({"image": data_uri(drawing() + bytes(256 * 1024))}, "image BINARY_TYPE_MAX_SIZE"),
]


async def test_an_invalid_emoji_is_refused_with_the_path_of_its_error() -> None:
    async with Sandbox.start() as discord:
        path = f"/applications/{discord.world.state.application.id}/emojis"
        await post(discord, path, {"name": "taken", "image": data_uri(drawing())})
        for fields, error in INVALID_EMOJI:
            body = {"name": "card_red", "image": data_uri(drawing()), **fields}
            answer = await post(discord, path, body)
            assert (answer["code"], paths(answer["errors"])) == (50035, [error])
        unknown = await post(discord, "/applications/1/emojis", {}, "GET")
        assert unknown["code"] == 10002
        assert [emoji.name for emoji in discord.world.state.emojis.values()] == ["taken"]


async def test_an_application_has_at_most_two_thousand_emoji() -> None:
    async with Sandbox.start() as discord:
        state = discord.world.state
        for n in range(MAX_EMOJIS):
            state.emojis[Id(str(n))] = Emoji(id=Id(str(n)), name=f"e_{n}", user=discord.world.bot)
        body = {"name": "one_too_many", "image": data_uri(drawing())}
        answer = await post(discord, f"/applications/{state.application.id}/emojis", body)
        assert answer["code"] == 30008


async def test_components_show_only_emoji_that_exist() -> None:
    async with Sandbox.start() as discord, running(discord) as bot:
        channel = bot.get_partial_messageable(int(discord.channel("platform-1").id))
        emoji = await bot.create_application_emoji(name="card_red", image=drawing())
        misnamed = dpy.PartialEmoji(name="x", id=emoji.id)
        view = dpy.ui.View(timeout=None)
        view.add_item(dpy.ui.Button(label="Red", emoji=misnamed))
        option = dpy.SelectOption(label="Red", emoji=emoji)
        view.add_item(dpy.ui.Select(options=[option]))
        message = await channel.send(f"Draw {emoji}", view=view)
        row = message.components[0]
        assert isinstance(row, dpy.ActionRow)
        assert isinstance(row.children[0], dpy.Button)
        assert row.children[0].emoji == emoji
        assert row.children[0].emoji.name == "card_red"
        assert message.content == f"Draw <:card_red:{emoji.id}>"
        discord.world.state.emojis.clear()
        for path in ("components.0.components.0.emoji", "components.1.components.0.options.0"):
            with pytest.raises(dpy.HTTPException, match=path) as refused:
                await channel.send("Draw", view=view)
            assert (refused.value.code, "Invalid emoji" in refused.value.text) == (50035, True)
        edited = await message.edit(content="The components stay as they were")
        assert edited.components
        assert (await channel.send("<:gone:1>")).content == "<:gone:1>"
