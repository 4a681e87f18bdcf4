"""The final board: the marks of seats at what they have scored for."""

import math
from itertools import combinations

import pytest
from PIL import Image

from engine.final_score import DistrictsLine
from engine.model import Seat
from engine.views import public_view
from render.ink import palette
from render.ink.geometry import Point
from render.layout.layout_cache import layout_of
from render.layout.place_marks import DISTRICT_RADIUS
from render.panel import name_bar
from render.pictures import final_board
from render.position import from_record
from render.scene import marks
from render.scene.empty_board import palette_of
from render.words.english import english
from tests.support.golden_pictures import RECORDS


@pytest.mark.parametrize("number", [2, 3, 4, 5])
def test_no_coin_covers_another(number: int) -> None:
    coins = list(marks.coins(Point(100.0, 100.0), [Seat(seat) for seat in range(number)], 1))
    far = [math.dist((a.left, a.top), (b.left, b.top)) for a, b in combinations(coins, 2)]
    assert min(far) > 2 * marks.COIN - 1.5  # in whole px


def test_of_a_linked_districts_number_nothing_shows_beside_the_coin() -> None:
    over = from_record(RECORDS / "london-hard-normal.json", None)
    view, board = public_view(over.game), over.game.board
    assert view.final is not None
    lines = [line for seat in view.final.seats for line in seat.lines]
    linked = [d for line in lines if isinstance(line, DistrictsLine) for d in line.districts]
    by_one_seat = {district for district in linked if linked.count(district) == 1}
    image = final_board.draw_marked(view, board, english).convert("RGB")
    snow = palette_of(board.map.id).apply(Image.new("RGB", (1, 1), palette.SNOW))
    cities = [city.id for city in board.map.cities if city.region in by_one_seat]
    assert cities
    for at in (layout_of(board.map).cities[city] for city in cities):
        radius = (marks.COIN + 1.5 + DISTRICT_RADIUS - 2.2) / 2
        steps = [math.tau * step / 16 for step in range(16)]
        around = [(at.x + radius * math.cos(s), at.y + radius * math.sin(s)) for s in steps]
        seen = [image.getpixel((round(x), round(y))) for x, y in around]
        assert set(seen) == {snow.convert("RGB").getpixel((0, 0))}


def test_the_final_board_of_a_message_is_for_phones_and_says_what_its_marks_mean() -> None:
    for record, has_marks in (("usa-hard-normal", True), ("amsterdam-hard-normal", False)):
        over = from_record(RECORDS / f"{record}.json", None)
        view, board = public_view(over.game), over.game.board
        assert view.final is not None
        assert bool(list(final_board.signs(view.final))) is has_marks
        picture = final_board.final_board_picture(view, board, ("Søren", "Åsa"), english)
        width, height = layout_of(board.map, "phone").size
        names = name_bar.draw(("Søren", "Åsa"), width).height
        assert picture.width == width
        assert (picture.height > height + names) is has_marks
