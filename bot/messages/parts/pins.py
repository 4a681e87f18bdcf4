"""Choosing on the map: pages of numbered pins, whose numbers are on the buttons too."""

from collections.abc import Sequence

from bot.messages.parts.message import MAX_BUTTON_LABEL
from bot.messages.parts.pages import nearest_page
from bot.messages.parts.phrasebook import SEPARATOR, shorten
from engine.board import Board
from render.pins import Pin, PinPage, pin_pages

MOST_PINS = 5  # on a page: their list, buttons and picture fit one screen of a phone
MAX_LINE = 75  # characters in the list: two lines of a phone


def pin_page(board: Board, pins: Sequence[Pin], page: int = 0) -> tuple[PinPage, int, int]:
    """The page with this number, or the nearest there is; its number; and how many there are.
    There must be a pin."""
    pages = pin_pages(board, pins, MOST_PINS)
    page = nearest_page(page, len(pages))
    return pages[page], page, len(pages)


def pin_line(number: int, details: str) -> str:
    """`**1** · Paris - Zürich · 4 pts`, in the list below the picture."""
    return f"**{number}**{SEPARATOR}{shorten(details, MAX_LINE)}"


def pin_label(number: int, price: str) -> str:
    """`1 · 3 red`, on a button."""
    return shorten(f"{number}{SEPARATOR}{price}", MAX_BUTTON_LABEL)
