"""The edition for phones: names and wagons are large enough on a picture that is 324 px wide."""

from io import BytesIO

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from engine.model import Seat
from engine.views import player_view, public_view
from maps import drawing
from render.layout.layout_cache import layout_of
from render.pictures import board as boards
from render.pictures import own_board
from render.pictures.map_picture import map_part, map_picture
from render.pictures.own_frame import MIN_LETTER, PHONE_WIDTH
from render.scene.wagons import OVERHANG
from render.words.english import english
from tests.support.positions import MAPS, MATRIX_MAPS, board, table, with_routes, with_tickets
from tests.support.random_games import positions

NAMES = ("Søren", "Annelies")
MIN_WAGON_PX = 5.0


@pytest.mark.parametrize("map_id", MAPS)
def test_names_and_wagons_can_be_seen_on_a_phone(map_id: str) -> None:
    layout = layout_of(board(map_id).map, "phone")
    shrunk = PHONE_WIDTH / layout.size[0]
    assert layout.text * shrunk >= MIN_LETTER
    widths = [2 * (box.half_width + OVERHANG) for row in layout.spaces.values() for box in row]
    assert min(widths) * shrunk >= MIN_WAGON_PX
    assert layout.size[1] <= 1.3 * layout.size[0]


def test_a_map_without_a_drawing_for_phones_has_its_full_one() -> None:
    usa = replace(board("usa").map, id="nowhere")
    assert drawing.drawing_id(usa.id, "phone") == usa.id


@pytest.mark.parametrize("map_id", MATRIX_MAPS)
def test_the_board_for_phones_has_every_piece(map_id: str) -> None:
    game = table(map_id)
    bare, built = (
        boards.draw(public_view(g), g.board, NAMES, english, edition="phone").convert("RGB")
        for g in (game, with_routes(game, 0, game.board.routes[0].id))
    )
    layout = layout_of(game.board.map, "phone")
    box = layout.spaces[game.board.routes[0].id][0]
    changed = ImageChops.difference(bare, built)
    assert changed.getpixel((round(box.x), round(box.y))) != (0, 0, 0)


@pytest.mark.parametrize("map_id", MATRIX_MAPS)
def test_a_board_for_phones_encoded_in_bands_equals_the_board_drawn_whole(map_id: str) -> None:
    for game in positions(map_id, 2, number=4, every=60):
        view = public_view(game)
        picture = boards.board_picture(view, game.board, NAMES, english, edition="phone")
        whole = boards.draw(view, game.board, NAMES, english, edition="phone")
        shown = Image.open(BytesIO(picture.data)).convert("RGB")
        assert shown.size == (picture.width, picture.height)
        assert ImageChops.difference(shown, whole.convert("RGB")).getbbox() is None


def test_an_own_board_with_tickets_everywhere_is_the_whole_board_for_phones() -> None:
    game = table("italy")
    far = with_tickets(game, 0, *(ticket.id for ticket in game.board.tickets[:5]))
    view, on = player_view(far, Seat(0)), game.board
    picture = own_board.own_board_picture(view, on, NAMES, english, "phone")
    assert picture.width == layout_of(on.map, "phone").size[0]
    near = player_view(with_tickets(game, 0, "roma-taranto"), Seat(0))
    part = own_board.own_board_picture(near, on, NAMES, english, "phone")
    assert part == own_board.own_board_picture(near, on, NAMES, english)


def test_the_picture_of_an_invitation_is_a_wide_part_of_the_empty_board(map_id: str) -> None:
    picture = map_picture(board(map_id), english)
    assert picture.width == layout_of(board(map_id).map, "phone").size[0]
    assert 1.39 <= picture.width / picture.height <= 1.66
    assert len(picture.data) <= 250_000
    with Image.open(BytesIO(picture.data)) as image:
        assert image.size == (picture.width, picture.height)


def test_the_edges_of_the_picture_of_an_invitation_cut_no_name(map_id: str) -> None:
    layout = layout_of(board(map_id).map, "phone")
    shown = map_part(layout.id)
    boxes = [name.box for name in layout.names] + [name.box for name in layout.region_names]
    for box in boxes:
        top, bottom = box.corners()[0].y, box.corners()[2].y
        assert not any(top < edge < bottom for edge in (shown.top, shown.bottom))
