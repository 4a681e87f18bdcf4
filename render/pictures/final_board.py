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
from render.ink.stencils import Stencil
from render.layout.board_layout import CITY_RADIUS, BoardLayout
from render.layout.layout_cache import layout_of
from render.layout.place_marks import radii
from render.output import png_bands
from render.output.picture import Picture
from render.panel import name_bar, sign_bar
from render.panel.score_lines import mandalas, scored_places, scored_regions
from render.pictures import alt_text
from render.pictures.board import draw_pieces, piece_layers, stacked, with_strip
from render.scene import compose, covered_names, halos, marks, wagons
from render.scene.empty_board import palette_of
from render.scene.legend_signs import PictureSign
from render.words.say import Say


def final_board_picture(view: PublicView, board: Board, names: Sequence[str], say: Say) -> Picture:
    """The picture in the edition for phones, with everybody's name and what the marks mean, but
    without the strip: it does not show who has won. The game must be over."""
    image = draw_named(view, board, names, say)
    text = alt_text.of_final_board(view, board, names, say)
    return Picture(png_bands.png(image), "final-board.png", image.width, image.height, text)


def draw_named(view: PublicView, board: Board, names: Sequence[str], say: Say) -> Image.Image:
    """The board for phones with marks, the names of all seats under it, and a legend of the marks,
    in the drawing's palette. The game must be over."""
    final, layout = _final(view), layout_of(board.map, "phone")
    on_board = compose.draw(layout.id, piece_layers(view, board, layout), 1)
    marked = _with_marks(on_board, final, board, layout)
    below = [name_bar.draw(names, marked.width)]
    if found := tuple(signs(final)):
        below.append(sign_bar.draw(found, board.map, marked.width, say))
    return stacked([marked, *map(palette_of(layout.id).apply, below)])


def draw(view: PublicView, board: Board, names: Sequence[str], say: Say) -> Image.Image:
    """The full board and the strip as an image in the map's palette. The game must be over."""
    image = draw_marked(view, board, say)
    return with_strip(image, view, board, names, layout_of(board.map))


def draw_marked(view: PublicView, board: Board, say: Say) -> Image.Image:
    """The full board alone, with marks, in the map's palette. The game must be over."""
    final = _final(view)
    image = draw_pieces(view, board, say, signs=signs(final))
    return _with_marks(image, final, board, layout_of(board.map))


def _final(view: PublicView) -> FinalScore:
    if view.final is None:
        raise ValueError("a game that is not over has no final board")
    return view.final


def _with_marks(
    image: Image.Image, final: FinalScore, board: Board, layout: BoardLayout
) -> Image.Image:
    """A board with what seats have scored for, in the drawing's palette."""
    marked = image.convert("RGB")
    for sprite in (
        *_trails(final, layout),
        *_borrowed(final, layout),
        *_regions(final, board, layout),
        *_attractions(final, layout),
        *_mandalas(final, board, layout),
    ):
        sprite.paste_on(marked)
    return palette_of(layout.id).apply(marked)


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


def _trails(final: FinalScore, layout: BoardLayout) -> Iterable[Sprite | Stencil]:
    """A bright band around each longest trail that scored, and over it the names that it would
    cover."""
    lines = (line for seat in final.seats for line in seat.lines if line.points)
    routes = [route for line in lines if isinstance(line, TrailLine) for route in line.routes]
    for route in routes:
        yield from halos.last_move(layout.id, route, 1)
    covered = {name for each in routes for name in covered_names.under_last_move(layout.id, each)}
    yield from (marks.name(name, layout.text, 1) for name in layout.names if name in covered)


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
