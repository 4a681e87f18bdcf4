"""Marks on a board cover no names: what would be covered is drawn again, over the marks."""

from functools import reduce

import pytest
from PIL import Image, ImageChops

from engine.final_score import TrailLine
from engine.game import Game
from engine.model import PlaceId, RouteId
from engine.views import public_view
from maps.drawing import Edition
from render.layout.board_layout import PlacedName
from render.layout.layout_cache import layout_of
from render.pictures import board as boards
from render.pictures import final_board
from render.position import from_record
from render.scene import compose, covered_names, marks
from render.scene.layers import LAST_RADIUS
from render.words.english import english
from tests.support.golden_pictures import RECORDS
from tests.support.positions import table

SEEN = 0.97  # of the px of a name, at least
SAME = 48  # in each of red, green and blue: a board has few colours
OPAQUE = 255
MANY = 6


def drawn(game: Game, edition: Edition, *changed: RouteId | PlaceId) -> Image.Image:
    layout = layout_of(game.board.map, edition)
    on_board = boards.piece_layers(public_view(game), game.board, layout, changed)
    return compose.draw(layout.id, on_board, 1).convert("RGB")


def share_seen(name: PlacedName, height: int, marked: Image.Image) -> float:
    """How much of a name, letters and the light line around them, is seen."""
    sprite = marks.name(name, height, 1)
    width, high = sprite.image.size
    shown = marked.crop((sprite.left, sprite.top, sprite.left + width, sprite.top + high))
    apart = ImageChops.difference(shown, sprite.image.convert("RGB"))
    farthest = reduce(ImageChops.lighter, apart.split())
    solid = sprite.image.getchannel("A").point(lambda alpha: OPAQUE * (alpha == OPAQUE), "1")
    numbers = farthest.histogram(solid)
    return sum(numbers[:SAME]) / sum(numbers)


@pytest.mark.parametrize(
    ("map_id", "edition", "route"),
    [
        ("usa", "full", "denver-salt-lake-city-yellow"),
        ("usa", "phone", "chicago-omaha"),
        ("europe", "full", "lisboa-madrid"),
    ],
)
def test_the_mark_of_the_last_move_covers_no_name(
    map_id: str, edition: Edition, route: str
) -> None:
    game = table(map_id)
    layout = layout_of(game.board.map, edition)
    marked = drawn(game, edition, RouteId(route))
    names = covered_names.under_last_move(layout.id, RouteId(route))
    assert names
    assert min(share_seen(name, layout.text, marked) for name in names) > SEEN


def test_the_ring_of_the_last_station_covers_no_name() -> None:
    game = table("europe")
    layout = layout_of(game.board.map, "phone")
    for city, at in list(layout.cities.items())[:MANY]:
        for name in covered_names.under_disc(layout.id, at, LAST_RADIUS):
            assert share_seen(name, layout.text, drawn(game, "phone", city)) > SEEN, name.text


def test_the_longest_path_covers_no_name() -> None:
    over = from_record(RECORDS / "usa-hard-normal-hard-easy.json", None)
    view, board = public_view(over.game), over.game.board
    assert view.final is not None
    lines = (line for seat in view.final.seats for line in seat.lines if line.points)
    trail = next(line for line in lines if isinstance(line, TrailLine))
    layout = layout_of(board.map)
    marked = final_board.draw_marked(view, board, english).convert("RGB")
    names = {n for route in trail.routes for n in covered_names.under_last_move(layout.id, route)}
    assert len(names) > 1
    assert min(share_seen(name, layout.text, marked) for name in names) > SEEN
