"""The pieces that a ticket still takes, as symbols with numbers: a wagon and 12."""

from collections.abc import Sequence

from PIL import Image

from engine.model import MapWords
from maps.holdings import Holding
from render.ink.rgb import Rgb
from render.ink.symbol_shapes import holding_shape
from render.ink.symbols import draw_symbol
from render.ink.text import draw_text, text_width

SYMBOL, GAP, BETWEEN = 0.96, 0.18, 0.45  # as parts of the size


def pieces_width(pieces: Sequence[Holding], size: int) -> float:
    """How wide the pieces are at a size of their numbers."""
    widths = [_width(piece, size) for piece in pieces]
    return sum(widths) + BETWEEN * size * max(0, len(widths) - 1)


def draw_pieces(
    image: Image.Image,
    pieces: Sequence[Holding],
    words: MapWords,
    right_middle: tuple[float, float],
    size: int,
    ink: Rgb,
) -> None:
    """Draw the pieces on one line that ends at a point."""
    right, middle = right_middle
    left = right - pieces_width(pieces, size)
    for piece in pieces:
        symbol = holding_shape(piece.kind, words)
        at = left + SYMBOL * size / 2, middle
        draw_symbol(image, symbol, at, round(SYMBOL * size), ink)
        number_at = left + (SYMBOL + GAP) * size, middle
        draw_text(image, number_at, str(piece.number), size, ink, "bold")
        left += _width(piece, size) + BETWEEN * size


def _width(piece: Holding, size: int) -> float:
    return (SYMBOL + GAP) * size + text_width(str(piece.number), size, "bold")
