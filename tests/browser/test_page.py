"""The page in a real browser with a small bot: every feature of a Discord client we need."""

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from sandbox.testing.driver import Sandbox
from tests.support.browser import PHONE, Browser, BrowserWindows, browsing, expect
from tests.support.page_bot import PageBot, running

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


@pytest_asyncio.fixture(loop_scope="session")
async def discord() -> AsyncIterator[Sandbox]:
    async with Sandbox.start(answer_within_s=30.0) as sandbox:
        yield sandbox


@pytest_asyncio.fixture(loop_scope="session")
async def bot(discord: Sandbox) -> AsyncIterator[PageBot]:
    async with running(discord) as online:
        yield online


@pytest_asyncio.fixture(loop_scope="session")
async def windows(chromium: Browser, discord: Sandbox) -> AsyncIterator[BrowserWindows]:
    async with browsing(chromium, discord) as browser:
        yield browser


async def test_a_message_appears_at_once_in_the_windows_of_others(windows: BrowserWindows) -> None:
    robin, kim = await windows.open("Robin"), await windows.open("Kim")
    await robin.say("A **slow** train")
    await expect(kim.newest).to_contain_text("A slow train")
    await expect(kim.newest.locator("strong")).to_have_text("slow")
    await expect(robin.box).to_have_value("")


async def test_a_message_in_another_channel_is_marked_until_read(windows: BrowserWindows) -> None:
    robin, kim = await windows.open("Robin"), await windows.open("Kim")
    await kim.channel("platform-1").click()
    await expect(kim.page.get_by_role("heading", name="#platform-1")).to_be_visible()
    await kim.say("Departing soon")
    await expect(robin.channel("platform-1")).to_contain_text("1 unread")
    await robin.channel("platform-1").click()
    await expect(robin.newest).to_contain_text("Departing soon")
    await expect(robin.channel("platform-1")).not_to_contain_text("unread")


async def test_markup_in_a_message_stays_text(windows: BrowserWindows) -> None:
    robin = await windows.open("Robin")
    await robin.say("<img src=x onerror=alert(1)> [x](javascript:alert(2))")
    await expect(robin.newest).to_contain_text("<img src=x onerror=alert(1)> [x](javascript:")
    assert await robin.newest.locator("img, a").count() == 0


async def test_the_content_security_policy_allows_only_the_pages_own_scripts(
    windows: BrowserWindows,
) -> None:
    robin = await windows.open("Robin")
    answer = await robin.page.request.get(robin.page.url)
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'; script-src 'self'; style-src 'self'" in policy
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.usefixtures("bot")
async def test_a_slash_lists_the_commands_in_the_users_language(windows: BrowserWindows) -> None:
    robin = await windows.open("Robin")
    await robin.box.fill("/gr")
    await expect(robin.suggestions).to_have_text(["/greetSay hellowhom"])
    await robin.page.get_by_label("Language").select_option("Dansk")
    await robin.page.get_by_role("complementary", name="Medlemmer").wait_for()
    await robin.box.fill("/hil")
    await expect(robin.suggestions).to_have_text(["/hilsSig hejhvem"])
    await robin.page.keyboard.press("Enter")
    await robin.page.keyboard.type("kim")
    await robin.page.keyboard.press("Enter")
    await robin.page.keyboard.press("Enter")
    await expect(robin.newest).to_contain_text("Hello Kim, @Kim")
    await expect(robin.newest).to_contain_text("Robin brugte /hils")


@pytest.mark.usefixtures("bot")
async def test_a_command_is_completed_by_keyboard_with_the_bots_suggestions(
    windows: BrowserWindows,
) -> None:
    robin = await windows.open("Robin")
    keyboard = robin.page.keyboard
    await robin.box.click()
    await keyboard.type("/cl")
    await keyboard.press("Tab")
    await keyboard.type("zür")
    await expect(robin.suggestions).to_have_count(4)
    await keyboard.press("ArrowDown")
    await expect(robin.suggestions.nth(1)).to_have_attribute("aria-selected", "true")
    await keyboard.press("Enter")
    await expect(robin.option("route")).to_have_value("Wien to Zürich")
    await keyboard.type("wagons:")
    await keyboard.type("9")
    await keyboard.press("Enter")
    await expect(robin.page.locator(".command-input")).to_contain_text("From 1 to 8")
    await keyboard.press("Backspace")
    await keyboard.type("3")
    await keyboard.press("Enter")
    await expect(robin.newest).to_contain_text("Wien-Zürich 3 False")
    await expect(robin.box).to_be_focused()


@pytest.mark.usefixtures("bot")
async def test_a_value_that_is_not_among_the_choices_is_answered_with_them(
    windows: BrowserWindows,
) -> None:
    robin = await windows.open("Robin")
    keyboard = robin.page.keyboard
    await robin.box.press_sequentially("/claim ")
    await robin.option("route").fill("Paris-Wien")
    await keyboard.press("Tab")
    await keyboard.type("fast:")
    await keyboard.type("24")
    await expect(robin.suggestions).to_have_text(["True", "False"])
    await keyboard.press("Enter")
    error = robin.page.locator(".chip-error").last
    await expect(error).to_have_text("Choose one from the list: True, False")


@pytest.mark.usefixtures("bot")
async def test_a_long_private_reply_is_shown_from_its_top(
    windows: BrowserWindows, discord: Sandbox
) -> None:
    window = await windows.open("Robin", PHONE)
    robin, channel = discord.person("Robin"), discord.channel("waiting-room")
    await robin.slash("claim", channel, route="Paris-Wien " * 160)
    await expect(window.messages).to_have_count(1)
    await expect(window.newest.locator("header")).to_be_in_viewport()
    await expect(window.newest.get_by_text("Only you can see this")).not_to_be_in_viewport()
    await robin.slash("claim", channel, route="Paris-Wien")  # the next reply is not missed
    await expect(window.messages).to_have_count(2)
    await expect(window.newest.get_by_text("Only you can see this")).to_be_in_viewport()


@pytest.mark.usefixtures("bot")
async def test_escape_and_backspace_leave_a_command(windows: BrowserWindows) -> None:
    robin = await windows.open("Robin")
    await robin.box.press_sequentially("/claim ")
    await expect(robin.option("route")).to_be_focused()
    await robin.page.keyboard.press("Backspace")
    await expect(robin.box).to_have_value("/claim")
    await robin.page.keyboard.type(" ")
    await expect(robin.suggestions.first).to_be_visible()
    await robin.page.keyboard.press("Escape")
    await expect(robin.suggestions.first).to_be_hidden()
    await robin.page.keyboard.press("Escape")
    await expect(robin.box).to_be_focused()


@pytest.mark.usefixtures("bot")
async def test_only_the_reader_sees_an_ephemeral_answer_and_can_dismiss_it(
    windows: BrowserWindows,
) -> None:
    robin, kim = await windows.open("Robin"), await windows.open("Kim")
    await robin.slash("claim", route="Paris")
    await expect(robin.newest).to_contain_text("Only you can see this")
    await kim.say("Anything?")
    await expect(kim.messages).to_have_count(1)
    await robin.become("Kim")
    await expect(robin.messages).to_have_count(1)
    await robin.become("Robin")
    await robin.button("dismiss").click()
    await expect(robin.messages).to_have_count(1)


async def test_thinking_is_shown_until_the_bot_answers(
    windows: BrowserWindows, bot: PageBot
) -> None:
    robin = await windows.open("Robin")
    await robin.slash("think")
    await expect(robin.newest).to_contain_text("slow-train is thinking…")
    bot.finish_thinking.set()
    await expect(robin.newest).to_contain_text("I have thought")


@pytest.mark.usefixtures("bot")
async def test_a_button_keeps_the_focus_when_its_message_is_edited(windows: BrowserWindows) -> None:
    robin = await windows.open("Robin")
    await robin.slash("panel")
    await robin.button("Count").press("Enter")
    await expect(robin.newest).to_contain_text("Pressed 1")
    await expect(robin.button("Count")).to_be_focused()
    await robin.page.keyboard.press("Enter")
    await expect(robin.newest).to_contain_text("Pressed 2")


@pytest.mark.usefixtures("bot")
async def test_a_missing_answer_is_shown_at_the_message(
    windows: BrowserWindows, discord: Sandbox
) -> None:
    robin = await windows.open("Robin")
    await robin.slash("panel")
    await robin.button("Say nothing").click()
    await expect(robin.button("Say nothing")).to_have_attribute("aria-busy", "true")
    discord.advance_clock(31.0)
    await expect(robin.newest).to_contain_text("The application did not respond")


@pytest.mark.usefixtures("bot")
async def test_several_values_are_chosen_in_a_menu_by_keyboard(windows: BrowserWindows) -> None:
    robin = await windows.open("Robin")
    await robin.slash("panel")
    menu = robin.newest.get_by_role("combobox", name="Which cities?")
    for key in ("ArrowDown", "Enter", "r", " ", "Tab"):
        await menu.press(key)
    await expect(robin.newest).to_contain_text("Chosen: Paris, Roma")


@pytest.mark.usefixtures("bot")
async def test_a_form_is_filled_in_and_submitted(windows: BrowserWindows) -> None:
    robin = await windows.open("Robin")
    await robin.slash("panel")
    await robin.button("Write a note").click()
    form = robin.page.get_by_role("dialog", name="A note")
    await expect(form.get_by_label("Words")).to_be_focused()
    await robin.page.keyboard.type("Mind the gap")
    await robin.page.keyboard.press("Enter")
    await expect(robin.newest).to_contain_text("Noted: Mind the gap")
    await expect(form).to_have_count(0)


@pytest.mark.usefixtures("bot")
async def test_a_picture_has_its_alt_text_and_is_enlarged(windows: BrowserWindows) -> None:
    robin = await windows.open("Robin")
    await robin.slash("picture")
    picture = robin.newest.get_by_role("button", name="Enlarge: All teal")
    await picture.press("Enter")
    large = robin.page.get_by_role("dialog", name="All teal").get_by_role("img", name="All teal")
    await expect(large).to_have_js_property("naturalWidth", 800)
    await robin.page.keyboard.press("Escape")
    await expect(large).to_have_count(0)
    await expect(picture).to_be_focused()


@pytest.mark.usefixtures("bot")
async def test_a_video_has_its_alt_text_and_plays(windows: BrowserWindows) -> None:
    robin = await windows.open("Robin", PHONE)
    await robin.slash("film")
    video = robin.newest.get_by_label("Teal, then navy")
    await expect(video).to_be_visible()
    await expect(video).to_have_js_property("duration", 4)
    await expect(video).to_have_js_property("controls", True)
    box = await video.bounding_box()
    assert box is not None
    assert box["width"] / box["height"] == pytest.approx(320 / 240, abs=0.02)
    await video.evaluate("video => video.play()")
    assert await robin.overflow_px() == 0


async def test_the_page_continues_when_the_bot_is_online_again(
    windows: BrowserWindows, discord: Sandbox
) -> None:
    robin = await windows.open("Robin")
    banner = robin.page.get_by_text("slow-train is offline")
    await expect(banner).to_be_visible()
    async with running(discord):
        await expect(banner).to_be_hidden()
        await robin.slash("panel")
        await expect(robin.button("Count")).to_be_visible()
    await expect(banner).to_be_visible()
    async with running(discord):
        await expect(banner).to_be_hidden()
        await robin.button("Count").click()
        await expect(robin.newest).to_contain_text("Pressed 1")


async def test_the_page_reconnects_when_the_server_is_restarted(
    chromium: Browser, tmp_path: Path
) -> None:
    async with Sandbox.start(data=tmp_path) as first:
        port = first.server.port
        browser = browsing(chromium, first)
        windows = await browser.__aenter__()
        robin = await windows.open("Robin")
        await robin.say("Before")
        await expect(robin.newest).to_contain_text("Before")
    await expect(robin.page.get_by_text("Connection lost")).to_be_visible()
    async with Sandbox.start(data=tmp_path, port=port) as second:
        await expect(robin.page.get_by_text("Connection lost")).to_be_hidden()
        second.person("Kim").say(second.channel("waiting-room"), "After")
        await expect(robin.messages).to_contain_text(["Before", "After"])
        robin.script_errors.clear()  # the browser reports the refused connections
        await browser.__aexit__(None, None, None)


@pytest.mark.usefixtures("bot")
async def test_on_a_phone_the_channels_are_in_a_side_panel(windows: BrowserWindows) -> None:
    robin = await windows.open("Robin", PHONE)
    await robin.slash("picture")
    await expect(robin.newest.get_by_role("img", name="All teal")).to_be_visible()
    await expect(robin.channel("platform-1")).to_have_count(0)
    await robin.page.get_by_role("button", name="Channels and people").click()
    await robin.channel("platform-1").click()
    await expect(robin.page.get_by_role("heading", name="#platform-1")).to_be_visible()
    await expect(robin.channel("platform-2")).to_have_count(0)
    assert await robin.overflow_px() == 0


@pytest.mark.usefixtures("bot")
async def test_the_bots_own_page_opens_beside_the_chat_where_there_is_room(
    windows: BrowserWindows,
) -> None:
    robin = await windows.open("Robin")
    await robin.page.context.route("**/board", lambda route: route.fulfill(body="The board"))
    await robin.page.set_viewport_size({"width": 1400, "height": 800})
    await robin.slash("board")
    link = robin.newest.get_by_role("link", name="Open")
    await link.click()
    frame = robin.page.locator("#board-panel iframe")
    await expect(frame).to_have_attribute("src", re.compile("/board#token$"))
    assert await robin.overflow_px() == 0
    await robin.page.get_by_role("button", name="Close").click()
    await expect(frame).to_have_count(0)
    await robin.page.set_viewport_size({"width": 900, "height": 800})
    async with robin.page.context.expect_page() as opened:
        await link.click()
    assert (await opened.value).url.endswith("/board#token")


@pytest.mark.usefixtures("bot")
async def test_a_form_with_checkboxes_can_be_submitted_once_enough_are_ticked(
    windows: BrowserWindows,
) -> None:
    robin = await windows.open("Robin")
    await robin.slash("tickets")
    form = robin.page.get_by_role("dialog", name="Tickets")
    group = form.get_by_role("group", name="Which tickets do you keep?")
    submit = form.get_by_role("button", name="Submit")
    keyboard = robin.page.keyboard
    await expect(group).to_contain_text("Choose 2 to 3")
    await expect(group.get_by_role("checkbox").first).to_be_focused()
    await form.get_by_role("radio", name="Fast").check()
    await group.get_by_role("checkbox").first.focus()
    await keyboard.press("Space")
    await expect(group).to_contain_text("1 chosen")
    await expect(submit).to_be_disabled()
    await keyboard.press("Tab")
    await keyboard.press("Space")
    await expect(submit).to_be_enabled()
    await keyboard.press("Tab")
    await keyboard.press("Space")
    await expect(group.get_by_role("checkbox", name="Roma to Oslo")).to_be_disabled()
    await keyboard.press("Space")
    await expect(group.get_by_role("checkbox", name="Roma to Oslo")).to_be_enabled()
    await keyboard.press("Enter")
    await expect(robin.newest).to_contain_text("Paris, Zürich; Fast; True")
    await expect(form).to_have_count(0)


@pytest.mark.usefixtures("bot")
async def test_a_layout_shows_emoji_and_only_the_files_it_refers_to(
    windows: BrowserWindows,
) -> None:
    robin = await windows.open("Robin", PHONE)
    await robin.slash("layout")
    layout = robin.newest
    await expect(layout.get_by_role("heading", name="Your turn")).to_be_visible()
    await expect(layout).to_contain_text(":gone:")
    emoji = layout.get_by_alt_text("card teal")
    await expect(emoji).to_have_count(1 + 2 * 2 + 5)  # text, sections with buttons, menu
    assert await emoji.first.evaluate("image => image.decode().then(() => image.naturalWidth)")
    await expect(layout.get_by_role("img", name="The board")).to_have_count(4)
    await expect(layout.get_by_role("img", name="Own board")).to_have_count(1)
    await expect(layout.locator("a.file")).to_have_text(["File: game.json · 1 KiB"])
    await layout.get_by_role("button", name="Claim", exact=True).nth(1).click()
    await expect(robin.newest).to_contain_text("Zürich is yours")
    assert await robin.overflow_px() == 0
