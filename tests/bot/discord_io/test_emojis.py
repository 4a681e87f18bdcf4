"""The bot's own emoji in messages: where they are shown, and where not."""

from msgspec.structs import replace

from bot.discord_io.components import with_emojis, without_emojis
from bot.domain.table import UserId
from bot.messages.parts.message import (
    MAX_LAYOUT_TEXT,
    MAX_TEXT,
    Button,
    Divider,
    Menu,
    Message,
    Option,
    Pictures,
    Section,
    Text,
)

RED = "<:st_red_0a1b2c:1000000000000000000>"
CODES = {"🔴": RED}


def test_buttons_and_menus_show_the_emoji_that_are_known() -> None:
    red, blue = Button("take", "Red", emoji="🔴"), Button("take", "Blue", emoji="🔵", args=("1",))
    menu = Menu("route", (Option("🔴 Paris", "a", "🔴 red", "🔴"), Option("Rome", "b")))
    shown = with_emojis(Message("en", "", ((red, blue), menu)), CODES)
    buttons = (replace(red, emoji=RED), blue)
    options = (Option("🔴 Paris", "a", "🔴 red", RED), Option("Rome", "b"))
    assert shown.rows == (buttons, replace(menu, options=options))


def test_texts_show_the_emoji_that_are_known() -> None:
    shown = with_emojis(Message("en", "You drew 🔴 red.\n🔴🔴 🔵"), CODES)
    assert shown.text == f"You drew {RED} red.\n{RED}{RED} 🔵"


def test_what_a_notification_shows_keeps_its_signs() -> None:
    message = Message("en", "<@5>, Bo took 🔴 red.\n🔴 red", mentions=(UserId(5),))
    assert with_emojis(message, CODES).text == f"<@5>, Bo took 🔴 red.\n{RED} red"
    one_line = Message("en", "<@5>, Bo took 🔴 red.", mentions=(UserId(5),))
    assert with_emojis(one_line, CODES) == one_line


def test_a_text_that_would_become_too_long_keeps_its_signs() -> None:
    fits = "🔴" * (MAX_TEXT // len(RED))
    assert with_emojis(Message("en", fits), CODES).text == fits.replace("🔴", RED)
    too_long = fits + "🔴"
    assert with_emojis(Message("en", too_long), CODES).text == too_long


def test_layouts_show_the_emoji_in_their_texts_and_on_their_controls() -> None:
    take = Button("take", "Red", emoji="🔴")
    blocks = (Text("🔴 red"), Section("🔴", take), Pictures("🔴"), Divider(), (take,))
    shown = with_emojis(Message("en", "", blocks=blocks), CODES)
    red = replace(take, emoji=RED)
    assert shown.blocks == (Text(f"{RED} red"), Section(RED, red), Pictures(RED), Divider(), (red,))


def test_a_layout_whose_texts_would_become_too_long_keeps_their_signs() -> None:
    half = "🔴" * (MAX_LAYOUT_TEXT // len(RED) // 2)
    take = Button("take", "Red", emoji="🔴")
    fits = Message("en", "", blocks=(Text(half), Section(half, take)))
    assert with_emojis(fits, CODES).blocks[0] == Text(half.replace("🔴", RED))
    too_long = Message("en", "", blocks=(Text(half), Section(half, take), Text("🔴🔴")))
    red = replace(take, emoji=RED)
    assert with_emojis(too_long, CODES).blocks == (Text(half), Section(half, red), Text("🔴🔴"))


def test_escaped_signs_are_left_alone() -> None:
    message = Message("en", r"\🔴 Bo took 🔴 red.")
    assert with_emojis(message, CODES).text == rf"\🔴 Bo took {RED} red."


def test_a_posted_text_is_the_one_that_was_composed_whatever_emoji_it_shows() -> None:
    for text in ("🔴 red, 🔵 blue", f"{RED} red, 🔵 blue", "<:st_red_ffffff:7> red, 🔵 blue"):
        assert without_emojis(text) == "🔴 red, 🔵 blue"
    for other in ("<:st_unknown_0a1b2c:7>", "<:smile:7>", "<@7> <t:7:R> :red:"):
        assert without_emojis(other) == other
