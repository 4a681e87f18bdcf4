"""Layers that can lie on a board, in the board's palette.

Each layer is kept, so that an equal layer is usually the same one: bands of a board are kept by
the numbers of the layers on them.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import count

from msgspec import Struct, field
from PIL import Image

from engine.model import PlaceId, RouteId, Seat
from maps.drawing import DrawingId
from render.ink import palette
from render.ink.geometry import Box, Frame, Point, upright
from render.ink.rgb import Rgb
from render.ink.sprites import Sprite, cut_up
from render.ink.stencils import Stencil
from render.kept import kept
from render.layout.board_layout import PlacedName
from render.layout.layout_cache import load_layout
from render.scene import covered_names, halos, marks, pins, tags, wagons
from render.scene import legend as legends
from render.scene.empty_board import empty_part, palette_of
from render.scene.halos import Tickets
from render.scene.legend import LegendTexts
from render.scene.pins import PlacedPin
from render.scene.tags import TaggedPlace, TagPlate

LAST_RADIUS = 27.0
_numbers = count(1)


class PieceLayer(Struct, frozen=True, eq=False, gc=False):
    """A patch of the empty board with a piece on it, and which of its pixels the piece touches."""

    image: Image.Image
    touched: Image.Image
    left: int
    top: int
    right: int
    bottom: int
    number: int = field(default_factory=_numbers.__next__)  # no other layer has it

    def lay_on(self, part: Image.Image, above: int = 0, before: int = 0) -> None:
        """Paste onto a board, or onto a part of it with so many px above it and to its left."""
        part.paste(self.image, (self.left - before, self.top - above), self.touched)


class MarkLayer(Struct, frozen=True, eq=False, gc=False):
    """Sprites and stencils that may cover each other and any piece. They blend with what is under
    them. Made by `marks_of`; its edges are stored, because every picture asks for them many
    times."""

    sprites: tuple[Sprite | Stencil, ...]
    left: int
    top: int
    right: int
    bottom: int
    number: int = field(default_factory=_numbers.__next__)

    def paste_on(self, part: Image.Image, above: int = 0, before: int = 0) -> None:
        """Paste onto a part of a board in RGB with so many px above it and to its left."""
        for sprite in self.sprites:
            at = sprite.left - before, sprite.top - above
            shown = sprite.ink if isinstance(sprite, Stencil) else sprite.image
            part.paste(shown, at, sprite.image)


BoardLayer = PieceLayer | MarkLayer


def marks_of(*sprites: Sprite | Stencil) -> MarkLayer:
    """The layer of these sprites, the lowest first."""
    return MarkLayer(
        sprites,
        min(sprite.left for sprite in sprites),
        min(sprite.top for sprite in sprites),
        max(sprite.left + sprite.image.width for sprite in sprites),
        max(sprite.top + sprite.image.height for sprite in sprites),
    )


@kept(megabytes=8)
def train(drawing: DrawingId, route: RouteId, seat: Seat, scale: int) -> tuple[PieceLayer, ...]:
    """The wagons on a route."""
    layout = load_layout(drawing)
    pieces = wagons.train(layout.spaces[route], seat, scale, layout.map_.words)
    return tuple(_blended(drawing, piece, scale) for piece in pieces)


@kept(megabytes=2)
def station(drawing: DrawingId, at: Point, seat: Seat, scale: int) -> PieceLayer:
    """A station on its city."""
    return _blended(drawing, wagons.station(at, seat, scale), scale)


@kept(megabytes=2)
def station_above(at: Point, seat: Seat, scale: int) -> MarkLayer:
    """A station drawn again, over marks that would cover it."""
    return marks_of(wagons.station(at, seat, scale))


@kept(megabytes=2)
def closed_space(drawing: DrawingId, box: Box, scale: int) -> PieceLayer:
    """A closed space."""
    return _blended(drawing, wagons.closed_space(box, scale), scale)


@kept(megabytes=6)
def legend(drawing: DrawingId, texts: LegendTexts, scale: int) -> PieceLayer:
    """The legend in its corner."""
    return _blended(drawing, legends.legend(drawing, texts, scale), scale)


@kept(megabytes=8)
def rim(drawing: DrawingId, route: RouteId, colour: Rgb, scale: int) -> MarkLayer:
    """A bright rim around a route."""
    layout, inks = load_layout(drawing), (palette.SNOW, colour)
    found = wagons.rim(layout.spaces[route], scale, layout.map_.words)
    return marks_of(*(Stencil(inks[mask.ink], mask.image, mask.left, mask.top) for mask in found))


@kept(megabytes=4)
def last_route(drawing: DrawingId, route: RouteId, scale: int) -> MarkLayer:
    """The mark of the last move around a route, and over it the names that it would cover."""
    covered = covered_names.under_last_move(drawing, route)
    mark = halos.last_move(drawing, route, scale)
    return marks_of(*mark, *_names(drawing, covered, scale))


@kept(megabytes=2)
def last_city(
    drawing: DrawingId, city: PlaceId, stations: tuple[Seat, ...], scale: int
) -> MarkLayer:
    """A bright ring around the city of the last move, under the stations there."""
    at = load_layout(drawing).cities[city]
    ring = wagons.last_ring(at, LAST_RADIUS, scale)
    covered = covered_names.under_disc(drawing, at, LAST_RADIUS)
    built = (wagons.station(at, seat, scale) for seat in stations)
    return marks_of(ring, *built, *_names(drawing, covered, scale))


@kept(megabytes=8)
def halo(drawing: DrawingId, route: RouteId, tickets: Tickets, scale: int) -> MarkLayer:
    """The halo around a route that these tickets of a seat need, without their numbers."""
    return marks_of(*halos.halo(drawing, route, tickets, scale))


@kept(megabytes=2)
def beads(drawing: DrawingId, route: RouteId, tickets: Tickets, scale: int) -> MarkLayer:
    """The numbers of the tickets on that halo."""
    return marks_of(*halos.beads(drawing, route, tickets, scale))


@lru_cache(maxsize=1024)
def bead_boxes(drawing: DrawingId, route: RouteId, tickets: Tickets) -> tuple[Box, ...]:
    """Where the numbers on the halo around a route are."""
    radius = halos.BEAD * load_layout(drawing).text
    points = halos.bead_points(drawing, route, tickets)
    return tuple(upright(*at, *at).grown(radius) for at in points)


@kept(megabytes=2)
def stem(tagged: TaggedPlace, plate: TagPlate, scale: int) -> MarkLayer:
    """The line from a place to its tags."""
    return marks_of(*cut_up(tags.stem(tagged, plate, scale)))


@kept(megabytes=4)
def ticket_ring(at: Point, has_station: bool, tickets: Tickets, scale: int) -> MarkLayer:
    """The ring around the end of tickets, in the colours of these open ones."""
    return marks_of(marks.ticket_ring(at, has_station, tickets, scale))


@kept(megabytes=2)
def tags_of(tagged: TaggedPlace, plate: TagPlate, scale: int) -> MarkLayer:
    """The tags of a place."""
    return marks_of(*tags.row(tagged, plate, scale))


@kept(megabytes=4)
def pin(placed: PlacedPin, scale: int) -> MarkLayer:
    """The number of something that can be chosen."""
    return marks_of(*pins.pin(placed, scale))


@kept(megabytes=4)
def name(drawing: DrawingId, placed: PlacedName, scale: int) -> MarkLayer:
    """A name drawn again, over marks that would cover it."""
    return marks_of(marks.name(placed, load_layout(drawing).text, scale))


def _names(
    drawing: DrawingId, covered: Iterable[PlacedName], scale: int
) -> Iterator[Sprite | Stencil]:
    return (sprite for each in covered for sprite in name(drawing, each, scale).sprites)


def _blended(drawing: DrawingId, sprite: Sprite, scale: int) -> PieceLayer:
    left, top = sprite.left, sprite.top
    frame = Frame(left, top, left + sprite.image.width, top + sprite.image.height)
    blended = empty_part(drawing, scale, frame).convert("RGB")
    blended.paste(sprite.image, (0, 0), sprite.image)
    touched = sprite.image.getchannel("A").point(lambda alpha: 255 if alpha > 8 else 0, "1")
    return PieceLayer(palette_of(drawing).apply(blended), touched, *frame)
