"""Pieces in the palette of their board, blended with what lies under them, ready to be laid."""

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from engine.model import MapId, Seat
from engine.values import Value
from render import legend as legends
from render import wagons
from render.base import base, colours
from render.geometry import Box, Point
from render.legend import Sign
from render.sprites import Sprite
from render.words import Words

PIECES_KEPT = 8192


class Piece(Value, frozen=True):
    """A patch of the board with a piece on it, and which of its pixels the piece touches."""

    image: Image.Image
    touched: Image.Image
    at: tuple[int, int]

    def lay_on(self, board: Image.Image) -> None:
        board.paste(self.image, self.at, self.touched)


@lru_cache(maxsize=PIECES_KEPT)
def wagon(map_id: MapId, box: Box, seat: Seat, scale: int) -> Piece:
    """A wagon on its space."""
    return _blended(map_id, wagons.wagon(box, seat, scale), scale)


@lru_cache(maxsize=512)
def station(map_id: MapId, at: Point, seat: Seat, scale: int) -> Piece:
    """A station on its city."""
    return _blended(map_id, wagons.station(at, seat, scale), scale)


@lru_cache(maxsize=1024)
def shut(map_id: MapId, box: Box, scale: int) -> Piece:
    """A closed space."""
    return _blended(map_id, wagons.shut(box, scale), scale)


@lru_cache(maxsize=64)
def legend(map_id: MapId, words: Words, signs: tuple[Sign, ...], scale: int) -> Piece:
    """The legend in its corner."""
    return _blended(map_id, legends.legend(map_id, words, signs, scale), scale)


def retouch(board: Image.Image, map_id: MapId, sprites: Sequence[Sprite]) -> None:
    """Pastes sprites that may cover each other and any pieces: slower than laying pieces."""
    if not sprites:
        return
    left, top = min(s.left for s in sprites), min(s.top for s in sprites)
    right = max(s.left + s.image.width for s in sprites)
    bottom = max(s.top + s.image.height for s in sprites)
    patch = board.crop((left, top, right, bottom)).convert("RGB")
    for sprite in sprites:
        patch.paste(sprite.image, (sprite.left - left, sprite.top - top), sprite.image)
    board.paste(colours(map_id).apply(patch), (left, top))


def _blended(map_id: MapId, sprite: Sprite, scale: int) -> Piece:
    left, top = sprite.left, sprite.top
    ground = base(map_id, scale)
    patch = ground.crop((left, top, left + sprite.image.width, top + sprite.image.height))
    blended = patch.convert("RGB")
    blended.paste(sprite.image, (0, 0), sprite.image)
    touched = sprite.image.getchannel("A").point(lambda alpha: 255 if alpha > 8 else 0)
    return Piece(colours(map_id).apply(blended), touched, (left, top))
