"""The button that opens the web page."""

from bot.messages.page_link import with_page_link
from bot.messages.parts.message import MAX_BUTTONS_IN_ROW, MAX_ROWS, Button, Message, Text
from bot.messages.parts.rows import layout_message
from tests.support.messages import catalogue

ADDRESS = "https://board.example.org/board#token"
BUTTON = Button("hand", "My hand")
FULL = (BUTTON,) * MAX_BUTTONS_IN_ROW


def test_the_link_is_in_the_last_row_or_in_one_of_its_own() -> None:
    for rows, place in (((FULL, (BUTTON,)), 1), ((FULL,), 1), ((), 0)):
        message = with_page_link(catalogue(), Message("da", "", rows), ADDRESS)
        link = message.rows[place]
        assert isinstance(link, tuple)
        assert (link[0].label, link[0].address) == ("Åbn spillepladen", ADDRESS)


def test_a_layout_has_the_link_too() -> None:
    message = with_page_link(catalogue(), layout_message("en", (Text("Hi"), FULL)), ADDRESS)
    assert [len(block) for block in message.blocks if isinstance(block, tuple)] == [5, 1]


def test_without_a_page_or_without_room_the_message_stays_as_it_is() -> None:
    full = Message("en", "", (FULL,) * MAX_ROWS)
    assert with_page_link(catalogue(), full, ADDRESS) == full
    assert with_page_link(catalogue(), Message("en", "", (FULL,)), "").rows == (FULL,)
