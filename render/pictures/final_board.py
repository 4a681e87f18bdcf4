"""The board when the game is over: longest trails, borrowed routes, regions, attractions,
Mandalas."""

from collections import defaultdict
from collections.abc import Iterable, Sequence

from PIL import Image

from engine.board import Board
from engine.final_score import (
    AttractionsLine,
    DistrictsLine,
    FinalScore,
    MandalaLine,
    RegionsLine,
    TrailLine,
)
from engine.model import PlaceId, RegionId, Seat
from engine.views import PublicView
from maps.names import find_ticket
from render.ink import palette
from render.ink.sprites import Sprite
from render.layout.board_layout import CITY_RADIUS, BoardLayout
from render.layout.layout_cache import layout_of
from render.layout.place_marks import radii
from render.output import png_bands
from render.output.picture import Picture
from render.panel import name_bar
from render.panel.score_lines import mandalas, scored_places, scored_regions
from render.pictures import alt_text
from render.pictures.board import draw_pieces, stacked, with_strip
from render.scene import covered_names, halos, marks, wagons
from render.scene.empty_board import palette_of
from render.scene.legend_signs import PictureSign
from render.words.say import Say


def final_board_picture(view: PublicView, board: Board, names: Sequence[str], say: Say) -> Picture:
    """The picture with everybody's name, but without the strip: it does not show who has won. The
    game must be over."""
    image = draw_named(view, board, names, say)
    text = alt_text.of_final_board(view, board, names, say)
    return Picture(png_bands.png(image), "final-board.png", image.width, image.height, text)


def draw_named(view: PublicView, board: Board, names: Sequence[str], say: Say) -> Image.Image:
    """The board with marks, and the names of all seats under it, in the map's palette. The game
    must be over."""
    image = draw_marked(view, board, say)
    bar = palette_of(board.map.id).apply(name_bar.draw(names, image.width))
    return stacked([image, bar])


def draw(view: PublicView, board: Board, names: Sequence[str], say: Say) -> Image.Image:
    """Board and strip as an image in the map's palette. The game must be over."""
    image = draw_marked(view, board, say)
    return with_strip(image, view, board, names, layout_of(board.map))


def draw_marked(view: PublicView, board: Board, say: Say) -> Image.Image:
    """The board alone, with marks, in the map's palette. The game must be over."""
    if view.final is None:
        raise ValueError("a game that is not over has no final board")
    layout = layout_of(board.map)
    image = draw_pieces(view, board, say, signs=signs(view.final)).convert("RGB")
    for sprite in (
        *_trails(view.final, layout),
        *_borrowed(view.final, layout),
        *_regions(view.final, board, layout),
        *_attractions(view.final, layout),
        *_mandalas(view.final, board, layout),
    ):
        sprite.paste_on(image)
    return palette_of(board.map.id).apply(image)


def signs(final: FinalScore) -> Iterable[PictureSign]:
    """What the legend has to explain."""
    lines = [line for seat in final.seats for line in seat.lines if line.points]
    if any(isinstance(line, TrailLine) for line in lines):
        yield "trail"
    if any(seat.borrowed for seat in final.seats):
        yield "borrowed"
    if any(isinstance(line, RegionsLine) for line in lines):
        yield "regions"
    if any(isinstance(line, AttractionsLine) for line in lines):
        yield "attractions"
    if any(isinstance(line, DistrictsLine) for line in lines):
        yield "districts"
    if any(isinstance(line, MandalaLine) for line in lines):
        yield "mandalas"


def _trails(final: FinalScore, layout: BoardLayout) -> Iterable[Sprite]:
    """A bright band around each longest trail that scored, under the names."""
    lines = (line for seat in final.seats for line in seat.lines)
    trails = [line for line in lines if isinstance(line, TrailLine) and line.points]
    routes = [route for trail in trails for route in trail.routes]
    yield from (halos.last_move(layout.id, route, 1) for route in routes)
    covered = {name for route in routes for name in covered_names.under_last_move(layout.id, route)}
    for number in sorted(covered):
        yield marks.name(layout.names[number], layout.text, 1)


def _borrowed(final: FinalScore, layout: BoardLayout) -> Iterable[Sprite]:
    """Dots in the borrower's colour along the route that its station used (EU-12)."""
    for seat in final.seats:
        for loan in seat.borrowed:
            yield from marks.dots(layout.spaces[loan.route], palette.seat(seat.seat), 1)
            yield wagons.station(layout.cities[loan.city], seat.seat, 1)


def _attractions(final: FinalScore, layout: BoardLayout) -> Iterable[Sprite]:
    """At each attraction the marks of the seats that have reached it (NYC-6)."""
    reached: dict[PlaceId, list[Seat]] = defaultdict(list)
    for seat in final.seats:
        for place in scored_places(seat):
            reached[place].append(seat.seat)
    for place, seats in reached.items():
        yield from _coins(place, seats, layout)


def _mandalas(final: FinalScore, board: Board, layout: BoardLayout) -> Iterable[Sprite]:
    """At both ends of each Mandala the marks of the seats whose it is (IND-9)."""
    ends: dict[PlaceId, list[Seat]] = defaultdict(list)
    for seat in final.seats:
        tickets = [find_ticket(board, ticket) for ticket in mandalas(seat)]
        for place in sorted({place for ticket in tickets for place in ticket.ends}):
            ends[place].append(seat.seat)
    for place, seats in ends.items():
        yield from _coins(place, seats, layout)


def _regions(final: FinalScore, board: Board, layout: BoardLayout) -> Iterable[Sprite]:
    """At each city the marks of the seats that score its region with some network (IT-10)."""
    joined: dict[RegionId, list[Seat]] = defaultdict(list)
    for seat in final.seats:
        for region in scored_regions(seat):
            joined[region].append(seat.seat)
    for city in board.map.cities:
        if city.region is not None and joined[city.region]:
            yield from _coins(city.id, joined[city.region], layout)


def _coins(place: PlaceId, seats: Sequence[Seat], layout: BoardLayout) -> Iterable[Sprite]:
    """The marks of one or more seats on a place."""
    at, radius = layout.cities[place], radii(layout.map_)[place]
    if radius > CITY_RADIUS:
        yield marks.blank_disc(at, radius, 1)
    yield from marks.coins(at, seats, 1)
