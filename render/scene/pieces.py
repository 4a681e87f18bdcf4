"""What can lie on a board, in the board's palette. Each is made once, and known by being itself."""

from functools import lru_cache

from msgspec import Struct
from PIL import Image

from engine.model import MapId, PlaceId, RouteId, Seat
from render.ink import palette
from render.ink.geometry import Box, Point
from render.ink.sprites import Sprite
from render.ink.vision import Rgb
from render.layout import layouts
from render.layout.board_layout import Name
from render.scene import legend as legends
from render.scene import marks, pins, wagons
from render.scene.empty_board import base, colours
from render.scene.legend import Sign
from render.scene.pins import Pinned, Plate
from render.words.labels import Labels

TRAINS_KEPT = 2048
LAST_RADIUS = 23.0


class Piece(Struct, frozen=True, eq=False, gc=False):
    """A patch of the empty board with a piece on it, and which of its pixels the piece touches."""

    image: Image.Image
    touched: Image.Image
    left: int
    top: int

    @property
    def bottom(self) -> int:
        return self.top + self.image.height

    def lay_on(self, part: Image.Image, above: int = 0) -> None:
        part.paste(self.image, (self.left, self.top - above), self.touched)


class Mark(Struct, frozen=True, eq=False, gc=False):
    """Sprites that may cover each other and any pieces: slower to lay than a piece."""

    map_id: MapId
    sprites: tuple[Sprite, ...]

    @property
    def top(self) -> int:
        return min(sprite.top for sprite in self.sprites)

    @property
    def bottom(self) -> int:
        return max(sprite.top + sprite.image.height for sprite in self.sprites)

    def lay_on(self, part: Image.Image, above: int = 0) -> None:
        left = min(sprite.left for sprite in self.sprites)
        right = max(sprite.left + sprite.image.width for sprite in self.sprites)
        top, bottom = max(0, self.top - above), min(part.height, self.bottom - above)
        patch = part.crop((left, top, right, bottom)).convert("RGB")
        for sprite in self.sprites:
            at = sprite.left - left, sprite.top - above - top
            patch.paste(sprite.image, at, sprite.image)
        part.paste(colours(self.map_id).apply(patch), (left, top))


@lru_cache(maxsize=TRAINS_KEPT)
def train(map_id: MapId, route: RouteId, seat: Seat, scale: int) -> tuple[Piece, ...]:
    """The wagons on a route."""
    row = layouts.load(map_id).spaces[route]
    return tuple(_blended(map_id, wagon, scale) for wagon in wagons.train(row, seat, scale))


@lru_cache(maxsize=512)
def station(map_id: MapId, at: Point, seat: Seat, scale: int) -> Piece:
    """A station on its city."""
    return _blended(map_id, wagons.station(at, seat, scale), scale)


@lru_cache(maxsize=1024)
def shut(map_id: MapId, box: Box, scale: int) -> Piece:
    """A closed space."""
    return _blended(map_id, wagons.shut(box, scale), scale)


@lru_cache(maxsize=64)
def legend(map_id: MapId, words: Labels, signs: tuple[Sign, ...], scale: int) -> Piece:
    """The legend in its corner."""
    return _blended(map_id, legends.legend(map_id, words, signs, scale), scale)


@lru_cache(maxsize=1024)
def rim(map_id: MapId, route: RouteId, colour: Rgb, scale: int) -> Mark:
    """A bright rim around a route."""
    return Mark(map_id, (wagons.rim(layouts.load(map_id).spaces[route], colour, scale),))


@lru_cache(maxsize=512)
def last_city(map_id: MapId, city: PlaceId, houses: tuple[Seat, ...], scale: int) -> Mark:
    """A bright ring around the city of the last move, under the houses there."""
    at = layouts.load(map_id).cities[city]
    ring = wagons.ring(at, LAST_RADIUS, palette.LAST_MOVE, scale)
    return Mark(map_id, (ring, *(wagons.station(at, seat, scale) for seat in houses)))


@lru_cache(maxsize=1024)
def dots(map_id: MapId, route: RouteId, ink: Rgb, scale: int) -> Mark:
    """Dots along a route."""
    return Mark(map_id, tuple(marks.dots(layouts.load(map_id).spaces[route], ink, scale)))


@lru_cache(maxsize=1024)
def stem(map_id: MapId, pinned: Pinned, plate: Plate, scale: int) -> Mark:
    """From a place to its pins."""
    return Mark(map_id, (pins.stem(pinned, plate, scale),))


@lru_cache(maxsize=1024)
def ticket_ring(map_id: MapId, at: Point, has_station: bool, scale: int) -> Mark:
    """Around the end of a ticket."""
    return Mark(map_id, (marks.ticket_ring(at, has_station, scale),))


@lru_cache(maxsize=1024)
def pins_of(map_id: MapId, pinned: Pinned, plate: Plate, scale: int) -> Mark:
    """The pins of a place."""
    return Mark(map_id, tuple(pins.row(pinned, plate, scale)))


@lru_cache(maxsize=512)
def name(map_id: MapId, written: Name, scale: int) -> Mark:
    """A name once more, over what would cut into it."""
    return Mark(map_id, (marks.name(written, layouts.load(map_id).text, scale),))


def _blended(map_id: MapId, sprite: Sprite, scale: int) -> Piece:
    left, top = sprite.left, sprite.top
    ground = base(map_id, scale)
    patch = ground.crop((left, top, left + sprite.image.width, top + sprite.image.height))
    blended = patch.convert("RGB")
    blended.paste(sprite.image, (0, 0), sprite.image)
    touched = sprite.image.getchannel("A").point(lambda alpha: 255 if alpha > 8 else 0)
    return Piece(colours(map_id).apply(blended), touched, left, top)
