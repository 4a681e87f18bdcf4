"""The tile of a seat in the strip: badge, name, points, holdings, and bonuses so far."""

from functools import lru_cache
from typing import Literal

from PIL import Image

from engine.model import MapWords, Seat
from engine.values import Value
from maps.bonus_counts import BonusCount, bonus_points
from maps.holdings import Holding
from maps.typography import signed
from render.ink import palette
from render.ink.symbol_shapes import SymbolName, holding_shape
from render.ink.symbols import draw_symbol, rounded_mask, seat_badge
from render.ink.text import draw_name, draw_text, text_width

HEIGHT = 138
HEIGHT_WITH_BONUSES = 194
CORNER = 16
PAD = 16
MAX_GAP = 60.0
BONUS_GAP = 22

TileMark = Literal["", "forward", "crown"]


class SeatTile(Value, frozen=True):
    """What a tile shows. `mark`: an arrow if the seat is to move, a crown if it has won.
    `bonuses`: if the game ended now."""

    seat: Seat
    name: str
    points: int
    mark: TileMark
    holdings: tuple[Holding, ...]
    bonuses: tuple[BonusCount, ...]
    words: MapWords


class TileSize(Value, frozen=True):
    """The sizes of everything on a tile, in px."""

    badge: int
    name: int
    points: int
    symbol: int
    number: int

    def width(self, number: int) -> float:
        """How wide a symbol and its number are."""
        return self.symbol + 5 + text_width(str(number), self.number, "bold")


ROOMY = TileSize(badge=46, name=38, points=58, symbol=36, number=40)
TIGHT = TileSize(badge=42, name=33, points=50, symbol=29, number=37)
NARROW = 340


def draw_tile(tile: SeatTile, width_height: tuple[int, int]) -> Image.Image:
    """The tile on paper, with everything smaller if it is narrow. Bonuses need the height
    `HEIGHT_WITH_BONUSES`."""
    width, height = width_height
    size = ROOMY if width >= NARROW else TIGHT
    image = _ground(width, height, bool(tile.mark)).copy()
    _draw_head(image, tile, size, width - PAD, 40)
    _draw_holdings(image, tile, size, width, 102)
    _draw_bonuses(image, tile, size, 158)
    return image


def draw_count(
    image: Image.Image, left: float, middle: float, symbol: SymbolName, number: int, size: TileSize
) -> None:
    """Draw a symbol and its number."""
    at = left + size.symbol / 2, middle
    draw_symbol(image, symbol, at, size.symbol, palette.INK_SOFT)
    at = left + size.symbol + 5, middle
    draw_text(image, at, str(number), size.number, palette.INK, "bold")


@lru_cache(maxsize=16)
def _ground(width: int, height: int, is_marked: bool) -> Image.Image:
    """An empty tile on paper. A marked one is light and has a thick dark edge. Opaque, because that
    is pasted ten times as fast."""
    edge = 6 if is_marked else 2
    tile = Image.new("RGB", (width, height), palette.INK if is_marked else palette.PAPER_EDGE)
    inner = rounded_mask(width - 2 * edge, height - 2 * edge, CORNER - edge)
    tile.paste(palette.SNOW if is_marked else palette.PAPER, (edge, edge), inner)
    on_paper = Image.new("RGB", tile.size, palette.PAPER)
    on_paper.paste(tile, (0, 0), rounded_mask(width, height, CORNER))
    return on_paper


def _draw_head(image: Image.Image, tile: SeatTile, size: TileSize, right: int, middle: int) -> None:
    """Badge, mark, name and points."""
    badge = seat_badge(tile.seat, size.badge)
    image.paste(badge, (PAD, middle - size.badge // 2), badge)
    text = PAD + badge.width + 8
    if tile.mark:
        draw_symbol(image, tile.mark, (text + 11, middle), 24, palette.INK)
        text += 27
    points = signed(tile.points)
    draw_text(image, (right, middle), points, size.points, palette.INK, "bold", "right")
    room = right - text_width(points, size.points, "bold") - 8 - text
    draw_name(image, (text, middle), tile.name, size.name, palette.INK, room)


def _draw_holdings(
    image: Image.Image, tile: SeatTile, size: TileSize, width: int, middle: int
) -> None:
    """Symbols and numbers with equal space between them."""
    widths = [size.width(held.number) for held in tile.holdings]
    gap = min(MAX_GAP, (width - 2 * PAD - sum(widths)) / max(1, len(widths) - 1))
    at = PAD + 0.0
    for held, wide in zip(tile.holdings, widths, strict=True):
        symbol = holding_shape(held.kind, tile.words)
        draw_count(image, at, middle, symbol, held.number, size)
        at += wide + gap


def _draw_bonuses(image: Image.Image, tile: SeatTile, size: TileSize, middle: int) -> None:
    """The symbol of each bonus, how far the seat is, and the points for it if the game ended now.
    Stations and merchandise cards are counted among the holdings, so only their points follow."""
    at = PAD + 0.0
    for bonus in tile.bonuses:
        symbol_at = at + size.symbol / 2, middle
        draw_symbol(image, bonus.kind, symbol_at, size.symbol, palette.INK_SOFT)
        at += size.symbol + 5
        is_counted = bonus.kind in ("station", "cart")
        if not is_counted:
            number = str(bonus.number)
            draw_text(image, (at, middle), number, size.number, palette.INK, "bold")
            at += text_width(number, size.number, "bold") + 8
        if bonus.points or is_counted:
            points, ink = bonus_points(bonus), palette.GOOD if bonus.points else palette.INK_SOFT
            draw_text(image, (at, middle), points, size.number, ink, "bold")
            at += text_width(points, size.number, "bold")
        at += BONUS_GAP
