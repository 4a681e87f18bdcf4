"""Messages as layouts: what stands where, and what Discord would refuse."""

from typing import Any

import pytest

from bot.discord_io.components import Attachment, layout
from bot.domain.table import TableId
from bot.messages.parts.message import (
    MAX_LAYOUT_PARTS,
    Button,
    Divider,
    Menu,
    Message,
    Option,
    Pictures,
    Section,
    Text,
)
from bot.messages.parts.rows import fill_rows, layout_message

PICTURE = Attachment("hand.png", b"", "Your hand: no cards.")
RECORD = Attachment("usa-1.json", b"")
DRAW, HAND = Button("draw", "Deck"), Button("hand", "My hand")
ROUTES = Menu("route", (Option("Paris", "paris"),))

ROW, BUTTON, SELECT, SECTION, TEXT, GALLERY, FILE, DIVIDER = 1, 2, 3, 9, 10, 12, 13, 14


def components(message: Message, *attachments: Attachment) -> list[dict[str, Any]]:
    """What is sent to Discord."""
    items = layout(message, attachments, TableId(7), 3).children
    return [item.to_component_dict() for item in items]


def kinds(message: Message, *attachments: Attachment) -> list[int]:
    return [part["type"] for part in components(message, *attachments)]


def test_a_message_without_blocks_is_text_then_pictures_then_rows_then_files() -> None:
    message = Message("en", "Your hand", fill_rows(ROUTES, (DRAW, HAND)))
    assert kinds(message, RECORD, PICTURE) == [TEXT, GALLERY, ROW, ROW, FILE]


def test_blocks_keep_their_order_and_pictures_their_alt_text() -> None:
    blocks = ((DRAW,), Divider(), Pictures(), Section("Paris", HAND), Text(""), ROUTES)
    sent = components(layout_message("en", blocks), PICTURE)
    assert [part["type"] for part in sent] == [ROW, DIVIDER, GALLERY, SECTION, ROW]
    (picture,) = sent[2]["items"]
    assert picture["media"]["url"] == "attachment://hand.png"
    assert picture["description"] == PICTURE.alt
    assert sent[3]["accessory"]["custom_id"] == "st:hand:7:3"


def test_every_attachment_is_named_because_others_are_not_shown() -> None:
    message = layout_message("en", (Text("Your hand"), (DRAW,)))
    assert kinds(message, PICTURE, RECORD) == [TEXT, ROW, GALLERY, FILE]


def test_a_text_stands_in_for_a_picture_that_could_not_be_drawn() -> None:
    message = layout_message("en", (Text("3 tickets"), Pictures(otherwise="8 cards")))
    assert kinds(message, PICTURE) == [TEXT, GALLERY]
    assert [part["content"] for part in components(message)] == ["3 tickets", "8 cards"]


def test_an_empty_message_is_still_a_layout() -> None:
    assert kinds(Message("en", "")) == [TEXT]


def test_a_layout_with_too_many_parts_is_refused() -> None:
    texts = [Text(str(number)) for number in range(MAX_LAYOUT_PARTS + 1)]
    assert len(kinds(layout_message("en", texts[:-1]))) == MAX_LAYOUT_PARTS
    with pytest.raises(ValueError, match="40"):
        layout(layout_message("en", texts), (), TableId(7), 3)


def test_the_plain_form_of_a_layout_has_the_same_texts_and_controls() -> None:
    blocks = (Text("First"), Section("Second", HAND), Pictures(otherwise="Third"), ROUTES)
    message = layout_message("en", blocks)
    assert message.text == "First\nSecond\nThird"
    assert message.rows == ((HAND,), ROUTES)


@pytest.mark.parametrize("blocks", [(), (Text("The board"),)])
def test_a_note_is_added_at_the_end(blocks: tuple[Text, ...]) -> None:
    message = Message("en", "The board", blocks=blocks).with_note("Permissions are missing.")
    assert message.text == "The board\nPermissions are missing."
    texts = [part["content"] for part in components(message)]
    assert "\n".join(texts) == message.text
