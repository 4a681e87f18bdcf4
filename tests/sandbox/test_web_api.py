"""The page's API: state, event stream and actions of a browser window."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import pytest

from sandbox.payloads.base import Json
from sandbox.payloads.embeds import EmbedMedia
from sandbox.testing.driver import Sandbox
from sandbox.testing.timeouts import ANSWER_LIMIT_S, WAIT_LIMIT_S
from tests.support.sample_bot import running


class ApiWindow:
    """The requests and the event stream of one person's browser window."""

    def __init__(
        self, web: aiohttp.ClientSession, socket: aiohttp.ClientWebSocketResponse, user: str
    ) -> None:
        self._web = web
        self._socket = socket
        self.user = user

    async def get(self, path: str, **query: str) -> Json:
        async with self._web.get(path, params={"as": self.user, **query}) as answer:
            found: Json = await answer.json()
            return found

    async def post(self, path: str, **body: object) -> Json:
        async with self._web.post(path, json={"as": self.user, **body}) as answer:
            found: Json = await answer.json()
            return found

    async def next_event(self, kind: str) -> Json:
        """The next event of this type; others are skipped."""
        while True:
            event: Json = await self._socket.receive_json(timeout=WAIT_LIMIT_S)
            if event["type"] == kind:
                return event


@asynccontextmanager
async def window(discord: Sandbox, name: str) -> AsyncIterator[ApiWindow]:
    user = discord.person(name).id
    async with (
        aiohttp.ClientSession(discord.server.address) as web,
        web.ws_connect(f"/sandbox/events?as={user}") as socket,
    ):
        opened = ApiWindow(web, socket, user)
        await opened.next_event("hello")
        yield opened


async def command_id(window: ApiWindow, name: str) -> str:
    commands = (await window.get("/sandbox/state"))["commands"]
    assert isinstance(commands, list)
    return next(str(c["id"]) for c in commands if c["original_name"] == name)


async def test_a_window_uses_a_command_and_gets_the_answer() -> None:
    async with Sandbox.start() as discord, running(discord), window(discord, "Kim") as kim:
        channel = discord.channel("platform-1").id
        claim = await command_id(kim, "claim")
        request = {"channel": channel, "command": claim, "focused": "route"}
        offered = await kim.post("/sandbox/autocomplete", **request, options={"route": "wien"})
        assert offered == {"choices": [{"name": "Wien to Budapest", "value": "wien to budapest"}]}
        made = await kim.post(
            "/sandbox/command", channel=channel, command=claim, options={"route": "x", "wagons": 2}
        )
        while (event := await kim.next_event("interaction"))["id"] != made["interaction"]:
            pass  # the autocompletion was an interaction, too
        assert event["status"] == "waiting"
        message = (await kim.next_event("message_create"))["message"]
        assert isinstance(message, dict)
        assert message["content"] == "x with 2"
        assert (await kim.next_event("unread"))["unread"] == 1
        await kim.post("/sandbox/read", channel=channel)
        assert (await kim.next_event("unread"))["unread"] == 0


async def test_a_window_presses_chooses_submits_and_dismisses() -> None:
    async with Sandbox.start() as discord, running(discord), window(discord, "Kim") as kim:
        actor, channel = discord.person("Kim"), discord.channel("platform-1")
        counter = await (await actor.slash("count", channel)).answer()
        about = {"channel": channel.id, "message": counter.id}
        await kim.post("/sandbox/press", **about, custom_id="count:0")
        changed = (await kim.next_event("message_update"))["message"]
        assert isinstance(changed, dict)
        assert changed["content"] == "1"
        refused = await kim.post("/sandbox/press", **about, custom_id="count:0")
        assert refused["code"] == "unknown_component"
        menu = await (await actor.slash("pick", channel)).answer()
        about = {"channel": channel.id, "message": menu.id}
        await kim.post("/sandbox/choose", **about, custom_id="pick", values=["Paris to Brest"])
        chosen = await discord.message(channel, lambda m: m.content == "Paris to Brest")
        assert (await kim.post("/sandbox/dismiss", message=chosen.id)) == {}
        assert (await kim.next_event("message_delete"))["id"] == chosen.id
        await kim.post(
            "/sandbox/command", channel=channel.id, command=await command_id(kim, "form")
        )
        modal = (await kim.next_event("modal"))["modal"]
        assert isinstance(modal, dict)
        assert modal["title"] == "Name your train"
        await kim.post("/sandbox/submit", modal=modal["id"], values={"name": "Snail"})
        assert (await kim.next_event("modal_closed"))["id"] == modal["id"]
        await discord.message(channel, lambda m: m.content == "It is called Snail.")


async def test_ephemeral_and_direct_messages_are_shown_to_their_person_only() -> None:
    async with (
        Sandbox.start() as discord,
        running(discord),
        window(discord, "Kim") as kim,
        window(discord, "Noor") as noor,
    ):
        channel = discord.channel("platform-1")
        direct = await kim.post("/sandbox/dms")
        await discord.person("Kim").slash("secret", channel)
        await discord.person("Kim").slash("hello", channel)
        seen = [(await kim.next_event("message_create"))["message"] for _ in range(2)]
        assert [m["ephemeral"] for m in seen if isinstance(m, dict)] == [True, False]
        public = (await noor.next_event("message_create"))["message"]
        assert isinstance(public, dict)
        assert not public["ephemeral"]
        history = await noor.get("/sandbox/messages", channel=channel.id)
        assert "Psst" not in str(history)
        assert (await noor.get("/sandbox/state"))["dms"] == []
        hidden = await noor.get("/sandbox/messages", channel=str(direct["channel"]))
        assert hidden["code"] == "unknown_channel"


async def test_windows_get_an_event_when_the_bot_goes_online_or_offline() -> None:
    async with Sandbox.start() as discord, window(discord, "Kim") as kim:
        channel = discord.channel("platform-1").id
        async with running(discord):
            assert (await kim.next_event("bot"))["online"] is True
            claim = await command_id(kim, "claim")
        assert (await kim.next_event("bot"))["online"] is False
        state = await kim.get("/sandbox/state")
        assert isinstance(state["bot"], dict)
        assert state["bot"]["online"] is False
        made = await kim.post(
            "/sandbox/command", channel=channel, command=claim, options={"route": "x"}
        )
        discord.advance_clock(ANSWER_LIMIT_S)
        assert (await kim.next_event("interaction"))["status"] == "waiting"
        failed = await kim.next_event("interaction")
        assert (failed["id"], failed["status"]) == (made["interaction"], "failed")


async def test_a_person_sends_messages_and_changes_settings() -> None:
    async with Sandbox.start() as discord, window(discord, "Kim") as kim:
        channel = discord.channel("platform-1").id
        said = await kim.post("/sandbox/messages", channel=channel, content="Hello")
        assert isinstance(said["message"], dict)
        await kim.post("/sandbox/locale", locale="da")
        await kim.post("/sandbox/privacy", dms_open=False)
        me = (await kim.get("/sandbox/state"))["me"]
        assert isinstance(me, dict)
        assert (me["locale"], me["dms_open"]) == ("da", False)
        assert (await kim.post("/sandbox/locale", locale="xx"))["code"] == "50035"
        added = await kim.post("/sandbox/people", name="Jo")
        assert isinstance(added["person"], dict)
        assert added["person"]["global_name"] == "Jo"
        await kim.next_event("people")


async def test_other_sites_may_not_use_the_page() -> None:
    async with Sandbox.start() as discord, aiohttp.ClientSession(discord.server.address) as web:
        for headers in ({"Origin": "http://example.org"}, {"Host": "example.org"}):
            async with web.get("/sandbox/state", headers=headers) as answer:
                assert answer.status == 403
        async with web.post("/sandbox/people", data="name=x") as answer:
            assert (await answer.json())["code"] == "not_json"
        for path in ("/../server.py", "/%2e%2e%2fserver.py", "/nothing.js"):
            async with web.get(path) as answer:
                assert answer.status == 404


async def test_the_world_is_loaded_after_a_restart(tmp_path: Path) -> None:
    async with Sandbox.start(data=tmp_path) as discord, running(discord):
        kim, channel = discord.person("Kim"), discord.channel("platform-1")
        await (await kim.slash("secret", channel)).answer()
        shown = await (await kim.slash("show", channel)).answer()
        picture = discord.attachment(shown)
    async with Sandbox.start(data=tmp_path) as discord:
        messages = discord.messages(discord.channel("platform-1"))
        assert [message.id for message in messages] == [shown.id]
        shown_again = messages[0].embeds[0].image
        assert isinstance(shown_again, EmbedMedia)
        assert shown_again.url.startswith(discord.server.address)
        assert discord.attachment(messages[0]) == picture
        assert discord.person("Kim").id == kim.id
        assert int(discord.world.ids.next()) > int(shown.id)


@pytest.mark.parametrize("path", ["/sandbox/press", "/sandbox/command", "/sandbox/submit"])
async def test_an_action_on_something_unknown_is_refused(path: str) -> None:
    async with Sandbox.start() as discord, window(discord, "Kim") as kim:
        channel = discord.channel("platform-1").id
        assert "error" in await kim.post(path, channel=channel, message="1", modal="1")


async def test_the_clock_is_moved_for_everybody_and_for_the_next_run(tmp_path: Path) -> None:
    file = tmp_path / "clock-ahead"
    async with (
        Sandbox.start(clock_file=file) as discord,
        window(discord, "Robin") as robin,
        window(discord, "Kim") as kim,
    ):
        assert (await kim.get("/sandbox/state"))["clock"] == {"ahead_s": 0.0, "is_movable": True}
        await robin.post("/sandbox/clock", seconds=3600)
        assert (await kim.next_event("clock"))["ahead_s"] == 3600.0
        refused = await robin.post("/sandbox/clock", seconds=6 * 3600)  # an outage for the bot
        assert refused["code"] == "out_of_range"
    async with Sandbox.start(clock_file=file) as discord, window(discord, "Robin") as robin:
        assert (await robin.get("/sandbox/state"))["clock"] == {
            "ahead_s": 3600.0,
            "is_movable": True,
        }


async def test_a_clock_that_the_bot_cannot_follow_is_not_moved() -> None:
    async with Sandbox.start() as discord, window(discord, "Robin") as robin:
        refused = await robin.post("/sandbox/clock", seconds=3600)
        assert refused["code"] == "not_movable"
        assert discord.world.clock.ahead_s == 0.0
