"""Interactions of people with a real discord.py bot, and its responses."""

import asyncio

import aiohttp
import discord as dpy
import pytest

from sandbox.payloads.components import Container, MediaGallery
from sandbox.payloads.embeds import EmbedMedia
from sandbox.payloads.messages import EPHEMERAL
from sandbox.people.client_refusal import ClientRefusal
from sandbox.testing.driver import Sandbox
from sandbox.testing.timeouts import ANSWER_LIMIT_S
from tests.support.sample_bot import ROUTES, running, wait_for


async def test_a_slash_command_is_answered() -> None:
    async with Sandbox.start() as discord, running(discord):
        robin, platform = discord.person("Robin"), discord.channel("platform-1")
        result = await robin.slash("hello", platform)
        answer = await result.answer()
        assert answer.content == f"Hello {robin.mention}"
        assert [user.id for user in answer.mentions] == [robin.id]
        assert 0 < result.acknowledged_after_s < ANSWER_LIMIT_S


async def test_an_ephemeral_answer_is_seen_by_one_person_only() -> None:
    async with Sandbox.start() as discord, running(discord):
        robin, platform = discord.person("Robin"), discord.channel("platform-1")
        result = await robin.slash("secret", platform)
        answer = await result.answer()
        assert robin.sees(platform) == [answer]
        assert discord.person("Kim").sees(platform) == []


async def test_typing_an_option_offers_the_bots_choices() -> None:
    async with Sandbox.start() as discord, running(discord):
        robin, platform = discord.person("Robin"), discord.channel("platform-1")
        choices = await robin.complete("claim", platform, "route", route="par")
        assert [choice.name for choice in choices] == ROUTES[:2]
        everything = await robin.complete("claim", platform, "route")
        assert len(everything) == len(ROUTES)


async def test_the_client_refuses_options_that_the_command_does_not_accept() -> None:
    async with Sandbox.start() as discord, running(discord):
        robin, platform = discord.person("Robin"), discord.channel("platform-1")
        with pytest.raises(ClientRefusal, match="needs route"):
            await robin.slash("claim", platform)
        with pytest.raises(ClientRefusal, match="out of range"):
            await robin.slash("claim", platform, route="x", wagons=9)
        with pytest.raises(ClientRefusal, match="does not fit"):
            await robin.slash("claim", platform, route="x", wagons="two")
        with pytest.raises(ClientRefusal, match="no option"):
            await robin.slash("claim", platform, route="x", colour="red")
        with pytest.raises(ClientRefusal, match="There is no /fly"):
            await robin.slash("fly", platform)


async def test_a_deferred_answer_gets_its_contents_and_a_follow_up() -> None:
    async with Sandbox.start() as discord, running(discord):
        robin, platform = discord.person("Robin"), discord.channel("platform-1")
        result = await robin.slash("think", platform)
        answer = await result.answer()
        assert (answer.content, answer.flags) == ("Thought", EPHEMERAL)
        assert answer.attachments[0].description == "A small board"
        more = await result.follow_up()
        await discord.until(lambda: discord.now(more) != more)
        assert [message.content for message in result.messages()] == ["Thought", "Even more"]
        assert [m.content for _, m in discord.versions(more.id)] == ["More", "Even more"]


async def test_a_button_with_its_state_in_the_custom_id_works_after_a_restart() -> None:
    async with Sandbox.start() as discord:
        robin, platform = discord.person("Robin"), discord.channel("platform-1")
        async with running(discord):
            message = await (await robin.slash("count", platform)).answer()
            await robin.press(message, "Count 0")
        async with running(discord):
            result = await robin.press(message, "Count 1")
            assert (await result.answer()).content == "2"
            assert discord.public(platform)[0].content == "2"


async def test_a_form_is_opened_and_submitted() -> None:
    async with Sandbox.start() as discord, running(discord):
        robin, platform = discord.person("Robin"), discord.channel("platform-1")
        opened = await robin.slash("form", platform)
        with pytest.raises(ClientRefusal, match="must be filled in"):
            await robin.submit(opened)
        with pytest.raises(ClientRefusal, match="not open"):
            await discord.person("Kim").submit(opened, name="Snail")
        result = await robin.submit(opened, name="Snail")
        assert (await result.answer()).content == "It is called Snail."


async def test_the_bot_gets_the_values_chosen_in_a_menu() -> None:
    async with Sandbox.start() as discord, running(discord):
        robin, platform = discord.person("Robin"), discord.channel("platform-1")
        menu = await (await robin.slash("pick", platform)).answer()
        with pytest.raises(ClientRefusal, match="not one of the choices"):
            await robin.choose(menu, "Oslo")
        with pytest.raises(ClientRefusal, match="Choose from 1 to 2"):
            await robin.choose(menu, *ROUTES)
        result = await robin.choose(menu, *ROUTES[:2])
        assert (await result.answer()).content == " & ".join(ROUTES[:2])


async def test_people_can_be_chosen_in_menus_and_options() -> None:
    async with Sandbox.start() as discord, running(discord):
        robin, kim = discord.person("Robin"), discord.person("Kim")
        platform = discord.channel("platform-1")
        menu = await (await robin.slash("whom", platform)).answer()
        assert (await (await robin.choose(menu, kim.id)).answer()).content == "Hello Kim"
        assert (await (await robin.slash("greet", platform, who=kim.id)).answer()).content == (
            "Hello Kim"
        )


async def test_a_picture_is_served_with_its_description() -> None:
    async with Sandbox.start() as discord, running(discord):
        robin, platform = discord.person("Robin"), discord.channel("platform-1")
        answer = await (await robin.slash("show", platform)).answer()
        shown = answer.embeds[0].image
        assert isinstance(shown, EmbedMedia)
        assert (shown.width, shown.height, shown.description) == (8, 4, "A small board")
        assert answer.attachments == []  # the embed shows it
        async with aiohttp.ClientSession() as web, web.get(shown.url) as response:
            assert response.content_type == "image/png"
            assert await response.read() == discord.attachment(answer)


async def test_commands_work_in_direct_messages() -> None:
    async with Sandbox.start() as discord, running(discord):
        robin = discord.person("Robin")
        result = await robin.slash("hello", robin.direct())
        assert (await result.answer()).content == f"Hello {robin.mention}"
        assert discord.person("Kim").sees(robin.direct()) == []


async def test_commands_work_in_threads() -> None:
    async with Sandbox.start() as discord, running(discord):
        robin = discord.person("Robin")
        thread = discord.thread(discord.channel("platform-1"), "A table", robin)
        result = await robin.slash("hello", thread)
        assert (await result.answer()).channel_id == thread.id


async def test_an_answer_that_is_too_long_is_refused_with_its_path() -> None:
    async with Sandbox.start() as discord, running(discord) as bot:
        robin, platform = discord.person("Robin"), discord.channel("platform-1")
        failed = bot.next_failure()
        asking = asyncio.create_task(robin.slash("claim", platform, route="x" * 2000))
        error = await wait_for(failed)
        assert (error.status, error.code) == (400, 50035)
        assert "data.content" in error.text
        discord.advance_clock(ANSWER_LIMIT_S)
        assert not (await asking).was_answered


async def test_an_interaction_that_is_not_answered_in_time_fails() -> None:
    async with Sandbox.start(answer_within_s=0.05) as discord, running(discord) as bot:
        robin, platform = discord.person("Robin"), discord.channel("platform-1")
        failed = bot.next_failure()
        result = await robin.slash("wait", platform)
        assert not result.was_answered
        bot.release.set()
        error = await wait_for(failed)
        assert (error.status, error.code) == (404, 10062)


async def test_the_same_interaction_delivered_twice_is_acknowledged_once() -> None:
    async with Sandbox.start() as discord, running(discord) as bot:
        robin, platform = discord.person("Robin"), discord.channel("platform-1")
        failed = bot.next_failure()
        result = await robin.slash("hello", platform)
        discord.deliver_again(result.interaction)
        error = await wait_for(failed)
        assert (error.status, error.code) == (400, 40060)
        assert len(discord.public(platform)) == 1


async def test_an_interaction_token_expires_after_fifteen_minutes() -> None:
    async with Sandbox.start() as discord, running(discord) as bot:
        robin, platform = discord.person("Robin"), discord.channel("platform-1")
        await robin.slash("hello", platform)
        interaction = bot.interactions[-1]
        discord.advance_clock(901)
        with pytest.raises(dpy.HTTPException) as late:
            await interaction.followup.send("Too late")
        assert (late.value.status, late.value.code) == (401, 50027)


async def test_a_follow_up_needs_an_answer_first() -> None:
    async with Sandbox.start() as discord, running(discord) as bot:
        robin, platform = discord.person("Robin"), discord.channel("platform-1")
        waiting = bot.loop.create_task(robin.slash("wait", platform))
        interaction = await wait_for(bot.next_interaction())
        with pytest.raises(dpy.NotFound) as early:
            await interaction.followup.send("Too early")
        assert early.value.code == 10015
        bot.release.set()
        await (await waiting).answer()


async def test_the_first_follow_up_becomes_the_deferred_answer() -> None:
    async with Sandbox.start() as discord, running(discord):
        robin, platform = discord.person("Robin"), discord.channel("platform-1")
        result = await robin.slash("aloud", platform)
        second = await result.follow_up()
        original = result.interaction.original
        assert original is not None
        await discord.until(lambda: original in discord.deleted())
        first = discord.versions(original)[-1][1]
        assert (first.content, first.is_ephemeral) == ("First", False)  # as it was deferred
        assert (second.content, second.is_ephemeral) == ("Second", True)


async def test_after_a_deferred_answer_is_deleted_a_follow_up_takes_its_place() -> None:
    async with Sandbox.start() as discord, running(discord):
        robin, platform = discord.person("Robin"), discord.channel("platform-1")
        result = await robin.slash("below", platform)
        answer = await result.answer()
        assert (answer.content, answer.is_ephemeral) == ("Below", True)
        assert answer.id != result.interaction.original
        assert result.interaction.original in discord.deleted()


async def test_a_button_of_an_ephemeral_message_edits_it() -> None:
    async with Sandbox.start() as discord, running(discord):
        robin, platform = discord.person("Robin"), discord.channel("platform-1")
        message = await (await robin.slash("hush", platform)).answer()
        changed = await (await robin.press(message, "Count 0")).answer()
        assert (changed.content, changed.is_ephemeral) == ("1", True)
        with pytest.raises(ClientRefusal, match="no such message"):
            await discord.person("Kim").press(message, "Count 1")


async def test_a_form_can_hold_a_menu() -> None:
    async with Sandbox.start() as discord, running(discord):
        robin, platform = discord.person("Robin"), discord.channel("platform-1")
        opened = await robin.slash("question", platform)
        result = await robin.submit(opened, train=["night"])
        assert (await result.answer()).content == "The night train"


async def test_a_layout_shows_its_attachment() -> None:
    async with Sandbox.start() as discord, running(discord):
        robin, platform = discord.person("Robin"), discord.channel("platform-1")
        answer = await (await robin.slash("layout", platform)).answer()
        box = answer.components[0]
        assert isinstance(box, Container)
        gallery = box.components[1]
        assert isinstance(gallery, MediaGallery)
        url = gallery.items[0].media.url
        assert url.startswith(f"{discord.server.address}/attachments/{platform.id}/")
        assert answer.attachments == []


async def test_interactions_fail_while_the_bot_is_offline() -> None:
    async with Sandbox.start() as discord:
        robin, platform = discord.person("Robin"), discord.channel("platform-1")
        async with running(discord):
            pass
        asking = asyncio.create_task(robin.complete("claim", platform, "route"))
        using = asyncio.create_task(robin.slash("hello", platform))
        await discord.until(lambda: len(discord.interactions()) == 2)
        await asyncio.sleep(0)  # both wait for an answer now
        discord.advance_clock(ANSWER_LIMIT_S)
        with pytest.raises(ClientRefusal, match="failed"):
            await asking
        assert not (await using).was_answered


async def test_every_interaction_can_be_delivered_twice() -> None:
    async with Sandbox.start() as discord, running(discord) as bot:
        robin, platform = discord.person("Robin"), discord.channel("platform-1")
        discord.deliver_twice()
        failed = bot.next_failure()
        await robin.slash("hello", platform)
        assert (await wait_for(failed)).code == 40060
