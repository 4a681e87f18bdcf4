"""The board picture: what lies on it, what is marked, and that equal views give equal bytes."""

from io import BytesIO
from itertools import pairwise

import pytest
from PIL import Image, ImageChops

from engine.game import Game
from engine.model import MapId, PlaceId, Route, RouteId, Seat
from engine.views import public_view
from maps.areas import QUARTERS, cities_in
from maps.loader import load
from render.ink import palette
from render.ink.geometry import Box, Point, around
from render.ink.pen import beside
from render.ink.rgb import Rgb
from render.layout.layout_cache import layout_of, load_layout
from render.output.picture import Picture
from render.pictures import area, final_board
from render.pictures import board as boards
from render.scene import compose, spaces
from render.words.english import english
from tests.support.positions import (
    MATRIX_MAPS,
    ended,
    opening,
    table,
    with_routes,
    with_stations,
)
from tests.support.random_games import dealt_again, positions

NAMES = ("Søren", "Annelies", "Åsa", "Jörg", "Émile")
NEAR = 12  # of 255: how exactly the palette of a board has the colours that carry a meaning


def names(game: Game) -> tuple[str, ...]:
    return NAMES[: len(game.state.players)]


def draw(game: Game, *last: str) -> Picture:
    marked = [RouteId(id_) for id_ in last]
    return boards.board_picture(public_view(game), game.board, names(game), english, marked)


def pixels(picture: Picture) -> Image.Image:
    return Image.open(BytesIO(picture.data)).convert("RGB")


def colour_at(image: Image.Image, at: Point) -> Rgb:
    found = image.getpixel((round(at.x), round(at.y)))
    assert isinstance(found, tuple)
    red, green, blue = found
    return red, green, blue


def beside_the_mark(image: Image.Image, box: Box) -> Rgb:
    """The colour of a space, or of the wagon on it, beside its symbol."""
    return colour_at(image, beside(box, 0.62 * box.half_length, 0.0))


def is_near(one: Rgb, other: Rgb) -> bool:
    return all(abs(a - b) <= NEAR for a, b in zip(one, other, strict=True))


def dark(image: Image.Image, less_than: int) -> Image.Image:
    """White where the image is so dark, black elsewhere."""
    return image.convert("L").point(lambda light: 255 if light < less_than else 0)


def row(map_id: str, route: str) -> tuple[Box, ...]:
    return load_layout(MapId(map_id)).spaces[RouteId(route)]


def changed_by(before: Game, after: Game) -> Box:
    """The upright box around all that differs on two boards, without the strip."""
    one, other = (
        boards.draw_pieces(public_view(game), game.board, english) for game in (before, after)
    )
    box = ImageChops.difference(one.convert("RGB"), other.convert("RGB")).getbbox()
    assert box is not None
    left, top, right, bottom = box
    return Box((left + right) / 2, (top + bottom) / 2, 1, 0, (right - left) / 2, (bottom - top) / 2)


@pytest.mark.parametrize("map_id", MATRIX_MAPS)
def test_the_same_view_gives_the_same_bytes(map_id: str) -> None:
    game = opening(map_id)
    first = draw(game)
    compose._band.clear()
    boards._packed_row.clear()
    assert draw(game) == first


@pytest.mark.parametrize("map_id", MATRIX_MAPS)
def test_a_board_encoded_in_bands_equals_the_board_drawn_whole(map_id: str) -> None:
    before = None
    for game in positions(map_id, 3, number=2, every=25):
        routes = [route for seat in public_view(game).seats for route in seat.routes]
        last = routes[-1:]
        in_bands = pixels(draw(game, *last))
        whole = boards.draw(public_view(game), game.board, names(game), english, last)
        assert ImageChops.difference(in_bands, whole.convert("RGB")).getbbox() is None
        assert before is None or ImageChops.difference(in_bands, before).getbbox() is not None
        before = in_bands


def test_a_board_is_1600_px_wide_and_not_large(map_id: str) -> None:
    picture = draw(opening(map_id))
    assert pixels(picture).size == (picture.width, picture.height)
    assert picture.width == 1600
    assert len(picture.data) <= 350_000


def test_a_board_shows_nothing_that_is_hidden(map_id: str) -> None:
    for game in positions(map_id, 2, number=1, every=60):
        assert draw(game) == draw(dealt_again(game, Seat(0), number=2))


def test_every_plain_space_has_the_colour_of_its_route(map_id: str) -> None:
    image = pixels(draw(opening(map_id)))
    for route in load(map_id).routes:
        if not (route.locomotives or route.waves or route.carts or route.any_cards):
            for box in row(map_id, route.id):
                assert is_near(beside_the_mark(image, box), spaces.ground(route)), route.id


def test_a_space_has_a_dot_for_each_card_that_stands_for_one() -> None:
    image = pixels(draw(opening("nordic")))
    route = next(route for route in load("nordic").routes if route.any_cards == 4)
    for box in row("nordic", route.id):
        along, _ = spaces.dots(route, spaces.narrowed(box))
        assert len(along) == 4
        for far in along:
            assert is_near(colour_at(image, beside(box, far, 0)), spaces.ink(route))
        between = beside(box, (along[1] + along[2]) / 2, 0)
        assert is_near(colour_at(image, between), spaces.ground(route))


def test_a_claimed_route_has_the_owners_colour_on_every_space() -> None:
    image = pixels(draw(with_routes(table("europe", 3), 1, "berlin-wien")))
    for box in row("europe", "berlin-wien"):
        assert is_near(beside_the_mark(image, box), palette.seat(Seat(1)))


@pytest.mark.parametrize("last", [(), ("berlin-wien",)])
def test_wagons_of_a_route_are_coupled_and_empty_spaces_are_not(last: tuple[str, ...]) -> None:
    boxes = row("europe", "berlin-wien")
    between = [Point((a.x + b.x) / 2, (a.y + b.y) / 2) for a, b in pairwise(boxes)]
    free = pixels(draw(table("europe", 3)))
    for seat in range(3):
        image = pixels(draw(with_routes(table("europe", 3), seat, "berlin-wien"), *last))
        colour = palette.seat(Seat(seat))
        assert all(is_near(colour_at(image, at), colour) for at in between)
        assert not any(is_near(colour_at(free, at), colour) for at in between)


def test_a_claim_changes_nothing_but_its_spaces() -> None:
    before = table("europe", 4)
    changed = changed_by(before, with_routes(before, 1, "berlin-wien"))
    expected = around(row("europe", "berlin-wien")).grown(6.0)
    assert changed.half_length <= expected.half_length
    assert changed.half_width <= expected.half_width
    assert abs(changed.x - expected.x) < 3
    assert abs(changed.y - expected.y) < 3


def test_a_lane_that_was_closed_is_pale() -> None:
    box = row("usa", "boston-new-york-yellow")[0]
    before = table("usa", 2)
    after = with_routes(before, 0, "boston-new-york-red")
    open_, closed = (beside_the_mark(pixels(draw(game)), box) for game in (before, after))
    assert min(closed) > min(open_)


def test_the_last_move_has_a_bright_rim() -> None:
    game = with_routes(table("europe"), 0, "berlin-wien")
    image = pixels(draw(game, "berlin-wien"))
    for box in row("europe", "berlin-wien"):
        assert is_near(colour_at(image, beside(box, 0.0, box.half_width + 6.0)), palette.LAST_MOVE)


def test_a_station_stands_on_its_city() -> None:
    before = table("europe")
    changed = changed_by(before, with_stations(before, 0, "wien"))
    wien = load_layout(MapId("europe")).cities[PlaceId("wien")]
    assert abs(changed.x - wien.x) < 3
    assert abs(changed.y - wien.y) < 5


def test_the_station_of_the_last_move_has_a_ring() -> None:
    game = with_stations(table("europe"), 0, "wien")
    assert draw(game, "wien").data != draw(game).data


@pytest.mark.parametrize("around_", ["wien", "berlin-wien", "lisboa", "petrograd"])
def test_an_area_shows_part_of_the_board_at_twice_the_size(around_: str) -> None:
    game = with_routes(table("europe"), 0, "berlin-wien")
    view = public_view(game)
    picture = area.area_picture(view, game.board, names(game), RouteId(around_), english)
    assert (picture.width, picture.height) == tuple(2 * side for side in area.SIZE)
    assert picture == area.area_picture(view, game.board, names(game), RouteId(around_), english)


def test_an_area_around_a_country_shows_the_ends_of_its_routes() -> None:
    game = table("italy")
    left, top, right, bottom = area.frame_of(game.board, PlaceId("monaco"))
    ends = [
        at for group, at in load_layout(MapId("italy")).country_ends.items() if "monaco" in group
    ]
    assert all(left < at.x < right for at in ends)
    assert all(top < at.y < bottom for at in ends)


def test_the_quarters_show_the_whole_board_and_overlap(map_id: str) -> None:
    board = table(map_id).board
    width, height = load_layout(MapId(map_id)).size
    frames = {quarter: area.frame_of(board, quarter) for quarter in QUARTERS}
    assert frames["upper-left"][:2] == (0, 0)
    assert frames["lower-right"][2:] == (width, height)
    assert frames["upper-left"].right > frames["upper-right"].left
    assert frames["upper-left"].bottom > frames["lower-left"].top
    assert frames["upper-right"].right == width
    assert frames["lower-left"].bottom == height


def test_a_region_is_shown_with_all_its_cities() -> None:
    board = table("italy").board
    layout = load_layout(MapId("italy"))
    for region in board.map.regions:
        left, top, right, bottom = area.frame_of(board, region.id)
        for city in cities_in(board, region.id):
            at = layout.cities[city]
            assert left < at.x < right, region
            assert top < at.y < bottom, region


def test_the_final_board_marks_the_longest_trail() -> None:
    game = ended(with_routes(table("europe"), 0, "berlin-wien", "munchen-wien"))
    image = pixels(
        final_board.final_board_picture(public_view(game), game.board, names(game), english)
    )
    box = layout_of(game.board.map, "phone").spaces[RouteId("munchen-wien")][1]
    assert is_near(colour_at(image, beside(box, 0.0, box.half_width + 6.0)), palette.LAST_MOVE)


def test_a_game_that_is_not_over_has_no_final_board() -> None:
    game = table("europe")
    with pytest.raises(ValueError, match="not over"):
        final_board.draw(public_view(game), game.board, names(game), english)


@pytest.mark.parametrize(("length", "number"), [(7, 4), (2, 2), (3, 1), (8, 2), (5, 3), (1, 1)])
def test_marked_spaces_are_as_many_as_the_map_says(length: int, number: int) -> None:
    found = spaces.spread(length, number)
    assert len(found) == number
    assert all(0 <= space < length for space in found)


def test_every_ferry_shows_all_its_locomotives_and_waves(map_id: str) -> None:
    def shown(route: Route) -> tuple[int, int]:
        marked = (spaces.spread(route.length, n) for n in (route.locomotives, route.waves))
        wild, waves = map(len, marked)
        return wild, waves

    for route in load(map_id).routes:
        assert shown(route) == (route.locomotives, route.waves)


def test_the_title_of_a_board_is_the_maps_name_in_the_language_of_the_words() -> None:
    game = table("italy")

    def titled(title: str) -> bytes:
        def say(key: str, /, **values: str | int) -> str:
            return title if key == "map-italy" else english(key, **values)

        return boards.board_picture(public_view(game), game.board, names(game), say).data

    plain = draw(game).data
    assert titled("Italien") != plain
    assert titled(game.board.map.name) == plain
