"""The strip under the board: what everybody may know, in symbols and numbers."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PIL import Image

from engine.board import Board
from engine.model import Map, MapWords
from engine.views import PublicView, Tunnel
from maps.bonus_counts import bonus_counts
from maps.holdings import piles, seat_holdings
from render.ink import palette
from render.ink.symbols import draw_symbol, rounded_mask
from render.ink.text import draw_text, text_width
from render.panel import seat_tile
from render.panel.cards import card_back, card_face, paste_card
from render.panel.seat_tile import ROOMY, SeatTile, TileMark, draw_count, draw_tile

WIDTH = 1600  # px; the sizes below are for this width, and other widths are scaled from it
MARGIN = 20
GAP = 14
MAX_IN_ROW = 5
CARD_HEIGHT = 94
MAX_CARD_WIDTH = 160
ROW_ROOM = 850  # px for the open row, whatever its number of cards
SMALL_CARD = (84, 56)
LARGE = 58


class PlacedTile(NamedTuple):
    """A tile, where it lies on the strip, and its width and height."""

    tile: SeatTile
    at: tuple[int, int]
    size: tuple[int, int]


def draw(view: PublicView, board: Board, names: Sequence[str], width: int = WIDTH) -> Image.Image:
    """The strip as an image, as high as `height_at` says."""
    image = Image.new("RGB", (WIDTH, height_at(WIDTH, board, len(view.seats))), palette.PAPER)
    for tile, at, size in placed_tiles(view, board, names):
        image.paste(draw_tile(tile, size), at)
    below = draw_market(view, board.map)
    image.paste(below, (0, image.height - below.height))
    if width == WIDTH:
        return image
    height = height_at(width, board, len(view.seats))
    return image.resize((width, height), Image.Resampling.LANCZOS)


def height_at(width: int, board: Board, seats: int) -> int:
    """How high the strip is at this width, in px."""
    tiles = _rows(seats) * (_tile_height(board) + GAP)
    return round((MARGIN + tiles + 4 + CARD_HEIGHT + MARGIN) * width / WIDTH)


def _tile_height(board: Board) -> int:
    """Tiles are lower on a map without bonuses."""
    return seat_tile.HEIGHT_WITH_BONUSES if board.rules_with_bonuses else seat_tile.HEIGHT


def _rows(seats: int) -> int:
    return -(-seats // MAX_IN_ROW)


def _tiles(view: PublicView, board: Board, names: Sequence[str]) -> Iterator[SeatTile]:
    words, bonuses = board.map.words, bonus_counts(board, view)
    for seat, name, counts in zip(view.seats, names, bonuses, strict=True):
        held = seat_holdings(seat, board.map)
        if view.final is None:
            mark: TileMark = "forward" if seat.seat in view.waiting else ""
            yield SeatTile(seat.seat, name, seat.points, mark, held, counts, words)
        else:
            mark = "crown" if seat.seat in view.final.winners else ""
            total = view.final.seats[seat.seat].total
            yield SeatTile(seat.seat, name, total, mark, held, counts, words)


def placed_tiles(view: PublicView, board: Board, names: Sequence[str]) -> Iterator[PlacedTile]:
    """The tiles in one row, or in several if there are many seats."""
    tiles, height = list(_tiles(view, board, names)), _tile_height(board)
    in_row = -(-len(tiles) // _rows(len(tiles)))
    width = (WIDTH - 2 * MARGIN - (in_row - 1) * GAP) // in_row
    for number, tile in enumerate(tiles):
        left = MARGIN + number % in_row * (width + GAP)
        top = MARGIN + number // in_row * (height + GAP)
        yield PlacedTile(tile, (left, top), (width, height))


def draw_market(view: PublicView, map_: Map) -> Image.Image:
    """The lower part of the strip: open row, piles, and a tunnel or the last round."""
    image = Image.new("RGB", (WIDTH, CARD_HEIGHT + MARGIN), palette.PAPER)
    _draw_market(image, view, map_, 0)
    return image


def _draw_market(image: Image.Image, view: PublicView, map_: Map, top: int) -> None:
    """The open row, the piles, and a tunnel or the last round."""
    card = min(MAX_CARD_WIDTH, ROW_ROOM // max(1, map_.market.row) - 10)
    for place, colour in enumerate(view.row):
        face = card_face(colour, card, CARD_HEIGHT, map_.words)
        paste_card(image, face, MARGIN + place * (card + 10), top)
    left = MARGIN + map_.market.row * (card + 10) + 16
    middle = top + CARD_HEIGHT / 2
    back = card_back(*SMALL_CARD, map_.words)
    paste_card(image, back, left, round(middle - SMALL_CARD[1] / 2))
    deck = str(view.deck)
    draw_text(image, (left + 94, middle), deck, ROOMY.number, palette.INK, "bold")
    at = left + 94 + text_width("888", ROOMY.number, "bold") + 24
    if view.tunnel is not None:  # drawn instead of the piles
        _draw_tunnel(image, view.tunnel, map_.words, middle)
        if view.is_last_round:
            draw_count(image, at, middle, "flag", view.turns_left, ROOMY)
        return
    for pile in piles(view, map_):
        draw_count(image, at, middle, pile.kind, pile.number, ROOMY)
        at += ROOMY.width(88) + 30
    if view.is_last_round:
        _draw_last_round(image, view.turns_left, top)


def _draw_tunnel(image: Image.Image, tunnel: Tunnel, words: MapWords, middle: float) -> None:
    """The cards turned over at a tunnel, and how many more cards are due."""
    due = f"+{tunnel.due}"
    right = WIDTH - MARGIN
    draw_text(image, (right, middle), due, LARGE, palette.INK, "bold", "right")
    left = right - text_width(due, LARGE, "bold") - 12
    for colour in reversed(tunnel.turned):
        left -= SMALL_CARD[0] + 6
        sprite = card_face(colour, *SMALL_CARD, words)
        paste_card(image, sprite, round(left), round(middle - SMALL_CARD[1] / 2))
    draw_symbol(image, "tunnel", (left - 34, middle), 48, palette.INK)


def _draw_last_round(image: Image.Image, turns_left: int, top: int) -> None:
    """A flag, and how many turns remain."""
    width, left, middle = 190, WIDTH - MARGIN - 190, top + CARD_HEIGHT / 2
    image.paste(palette.BAD, (left, top), rounded_mask(width, CARD_HEIGHT, 16))
    draw_symbol(image, "flag", (left + 56, middle), 56, palette.PAPER)
    number = str(turns_left)
    draw_text(image, (left + 136, middle), number, LARGE, palette.PAPER, "bold", "middle")
