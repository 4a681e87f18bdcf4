"""The board when the game is over: longest trails, borrowed routes, regions joined."""

from collections import defaultdict
from collections.abc import Iterable, Sequence

from PIL import Image

from engine.board import Board
from engine.model import RegionId, Seat
from engine.score import FinalScore, RegionsLine, SeatScore, TrailLine
from engine.views import PublicView
from render.ink import palette
from render.ink.sprites import Sprite
from render.layout import layouts
from render.layout.board_layout import Layout
from render.output import bands
from render.output.encode import Picture
from render.pictures import alt_text
from render.pictures import board as boards
from render.scene import marks, wagons
from render.scene.empty_board import colours
from render.scene.legend import Sign
from render.words.alt_phrases import ENGLISH as ENGLISH_PHRASES
from render.words.alt_phrases import AltPhrases
from render.words.labels import ENGLISH, Labels


def final_board(
    view: PublicView,
    on: Board,
    names: Sequence[str],
    words: Labels = ENGLISH,
    say: AltPhrases = ENGLISH_PHRASES,
) -> Picture:
    """The picture; only a game that is over has one."""
    image = draw(view, on, names, words)
    text = alt_text.final(view, names, say)
    return Picture(bands.png(image), "final-board.png", image.width, image.height, text)


def draw(view: PublicView, on: Board, names: Sequence[str], words: Labels = ENGLISH) -> Image.Image:
    """Board and strip as an image in the map's palette."""
    if view.final is None:
        raise ValueError("a game that is not over has no final board")
    places = layouts.of(on.map)
    image = boards.draw_pieces(view, on, (), words, signs=signs(view.final)).convert("RGB")
    for sprite in (
        *_trails(view.final, places),
        *_borrowed(view.final, places),
        *_regions(view.final, on, places),
    ):
        sprite.paste_on(image)
    return boards.with_panel(colours(on.map.id).apply(image), view, on, names)


def signs(final: FinalScore) -> Iterable[Sign]:
    """What the legend has to explain."""
    lines = [line for seat in final.seats for line in seat.lines if line.points]
    if any(isinstance(line, TrailLine) for line in lines):
        yield "trail"
    if any(seat.borrowed for seat in final.seats):
        yield "borrowed"
    if any(isinstance(line, RegionsLine) for line in lines):
        yield "regions"


def _trails(final: FinalScore, places: Layout) -> Iterable[Sprite]:
    """A bright rim around each longest trail that scored."""
    for seat in final.seats:
        for line in seat.lines:
            if isinstance(line, TrailLine) and line.points:
                rows = (places.spaces[route] for route in line.routes)
                yield from (wagons.rim(row, palette.LAST_MOVE, 1) for row in rows)


def _borrowed(final: FinalScore, places: Layout) -> Iterable[Sprite]:
    """Dots in the borrower's colour along the route that its station used (EU-12)."""
    for seat in final.seats:
        for loan in seat.borrowed:
            yield from marks.dots(places.spaces[loan.route], palette.seat(seat.seat), 1)
            yield wagons.station(places.cities[loan.city], seat.seat, 1)


def _regions(final: FinalScore, on: Board, places: Layout) -> Iterable[Sprite]:
    """At each city the marks of the seats that score its region with some network (IT-10)."""
    joined: dict[RegionId, list[Seat]] = defaultdict(list)
    for seat in final.seats:
        for region in scored_regions(seat):
            joined[region].append(seat.seat)
    for city in on.map.cities:
        if city.region is not None:
            yield from marks.coins(places.cities[city.id], joined[city.region], 1)


def scored_regions(seat: SeatScore) -> list[RegionId]:
    """The regions of all networks of a seat that score."""
    lines = (line for line in seat.lines if isinstance(line, RegionsLine) and line.points)
    return sorted({region for line in lines for region in line.regions})
