"""Where the page draws one's attention: forms, replies, unread messages, and whose turn it is."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from sandbox.testing.driver import Sandbox
from tests.support.browser import PHONE, Browser, BrowserWindows, browsing, expect
from tests.support.page_bot import running

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


@pytest_asyncio.fixture(loop_scope="session")
async def discord() -> AsyncIterator[Sandbox]:
    """A server with a bot that is online."""
    async with Sandbox.start(answer_within_s=30.0) as sandbox, running(sandbox):
        yield sandbox


@pytest_asyncio.fixture(loop_scope="session")
async def windows(chromium: Browser, discord: Sandbox) -> AsyncIterator[BrowserWindows]:
    async with browsing(chromium, discord) as browser:
        yield browser


async def test_a_form_opens_only_in_the_window_in_which_it_was_asked_for(
    windows: BrowserWindows,
) -> None:
    here, there = await windows.open("Robin"), await windows.open("Robin", PHONE)
    await here.slash("panel")
    await here.button("Write a note").click()
    form = here.page.get_by_role("dialog", name="A note")
    await form.get_by_role("textbox", name="Words").fill("Tea")
    await form.get_by_role("button", name="Submit").click()
    await expect(there.newest).to_contain_text("Noted: Tea")
    opened = "document.querySelectorAll('dialog').length"
    assert await there.page.evaluate(opened) == 0
    await there.button("Write a note").tap()
    await expect(there.page.get_by_role("dialog", name="A note")).to_be_visible()


async def test_a_form_closes_when_it_was_submitted_elsewhere(
    windows: BrowserWindows, discord: Sandbox
) -> None:
    window, robin = await windows.open("Robin"), discord.person("Robin")
    await window.slash("panel")
    await window.button("Write a note").click()
    form = window.page.get_by_role("dialog", name="A note")
    await expect(form).to_be_visible()
    opener = discord.interactions()[-1]
    discord.server.user_actions.submit(
        discord.world.person(robin.id), opener.id, {"words": "Coffee"}
    )
    await expect(window.newest).to_contain_text("Noted: Coffee")
    await expect(form).to_have_count(0)


async def test_the_button_to_the_newest_messages_covers_none_of_them(
    windows: BrowserWindows,
) -> None:
    robin, kim = await windows.open("Robin", PHONE), await windows.open("Kim")
    await robin.say("\n".join("one line of many" for _ in range(60)))
    await robin.page.locator("#message-list").evaluate("list => list.scrollTo(0, 0)")
    await kim.say("The newest")
    newest = robin.page.get_by_role("button", name="Newest messages")
    await expect(newest).to_be_visible()
    button = await newest.bounding_box()
    messages = await robin.page.locator("#message-list").bounding_box()
    assert button is not None
    assert messages is not None
    assert messages["y"] + messages["height"] <= button["y"]
    await newest.tap()
    await expect(robin.messages.get_by_text("The newest")).to_be_in_viewport()
    await expect(newest).to_be_hidden()


async def test_unread_messages_are_counted_in_the_title_and_on_the_menu(
    windows: BrowserWindows,
) -> None:
    robin, kim = await windows.open("Robin", PHONE), await windows.open("Kim")
    await expect(robin.page).to_have_title("#waiting-room · Slow Train")
    await kim.channel("platform-1").click()
    await expect(kim.page.get_by_role("heading", name="#platform-1")).to_be_visible()
    for text in ("All aboard", "Mind the gap"):
        await kim.say(text)
    await expect(robin.page).to_have_title("(2) #waiting-room · Slow Train")
    await robin.page.get_by_role("button", name="Channels and people, 2 unread").tap()
    await robin.channel("platform-1").tap()
    await expect(robin.page).to_have_title("#platform-1 · Slow Train")
    menu = robin.page.get_by_role("button", name="Channels and people", exact=True)
    await expect(menu).to_be_visible()


async def test_after_a_key_press_the_reply_has_the_focus(windows: BrowserWindows) -> None:
    robin = await windows.open("Robin")
    await robin.slash("layout")
    await robin.button("Claim").press("Enter")
    reply = robin.messages.filter(has_text="is yours").last
    await expect(reply).to_be_focused()
    await robin.button("Claim").click()
    await expect(robin.messages).to_have_count(3)
    await expect(robin.button("Claim")).to_be_focused()


async def test_a_shared_window_tells_whose_turn_it_is_and_continues_as_that_person(
    windows: BrowserWindows,
) -> None:
    window = await windows.open("Robin", PHONE)
    called = window.page.locator("#called-people")
    await expect(called).to_be_empty()
    await window.slash("call", whom="Kim")
    await expect(called).to_contain_text("Waiting for Kim")
    await called.get_by_role("button", name="Continue as Kim").tap()
    await expect(called).to_have_text("Waiting for you, Kim")
    await window.button("Count").tap()  # the bot's next message mentions nobody
    await expect(called).to_be_empty()
