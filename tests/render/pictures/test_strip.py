"""The strip says what everybody may know, and nothing else."""

import pytest
from msgspec.structs import replace
from PIL import Image

from engine.game import Game, make_board, start
from engine.model import Seat
from engine.views import public_view
from maps.loader import load
from render.layout.layout_cache import layout_of
from render.panel import strip as panel
from render.panel.seat_tile import tile_parts
from render.pictures.board import strip_image
from render.scene.empty_board import palette_of
from tests.support.positions import (
    SEED,
    board,
    ended,
    table,
    with_hand,
    with_routes,
    with_row,
    with_stations,
    with_turn,
    with_wagons,
)
from tests.support.random_games import MAP_TABLES, dealt_again, positions

NAMES = ("Søren", "Annelies van der Berg", "Γιώργος", "🚂", "A" * 40)


def strip(game: Game, width: int = panel.WIDTH) -> Image.Image:
    view = public_view(game)
    return panel.draw(view, game.board, NAMES[: len(view.seats)], width)


@pytest.mark.parametrize(("map_id", "players"), MAP_TABLES)
def test_the_strip_looks_the_same_whatever_is_hidden(map_id: str, players: int) -> None:
    for game in positions(map_id, players, number=7, every=60):
        other_world = dealt_again(game, Seat(0), number=1)
        assert strip(other_world).tobytes() == strip(game).tobytes()


def test_everything_that_all_may_know_changes_the_strip() -> None:
    game = with_row(table("europe"), "red blue green pink white")
    variants = [
        game,
        with_turn(game, 1),
        with_turn(game, 0, turns_left=2),
        with_hand(game, 1, "red"),
        with_wagons(game, 0, 12),
        with_row(game, "red blue green pink wild"),
        with_routes(game, 0, "paris-zurich"),
        with_stations(game, 0, "paris"),
        ended(game),
    ]
    assert len({strip(variant).tobytes() for variant in variants}) == len(variants)


@pytest.mark.parametrize("width", [400, 800, 1600])
def test_the_strip_comes_in_any_width(width: int) -> None:
    assert strip(table("italy", 5), width).size == (
        width,
        panel.height_at(width, board("italy"), 5),
    )


def test_a_table_of_eight_fits() -> None:
    view = public_view(table("italy", 5))
    seats = [replace(view.seats[seat % 5], seat=Seat(seat)) for seat in range(8)]
    drawn = panel.draw(replace(view, seats=tuple(seats)), board("italy"), [*NAMES, *"FGH"])
    five, eight = (panel.height_at(panel.WIDTH, board("italy"), seats) for seats in (5, 8))
    assert drawn.height == eight > five


def test_a_longest_path_of_another_player_changes_the_own_tile() -> None:
    game = with_routes(table("usa"), 0, "boston-montreal-1")
    overtaken = with_routes(game, 1, "denver-santa-fe", "el-paso-santa-fe")
    first, then = (
        next(panel.placed_tiles(public_view(each), each.board, NAMES[:2]))
        for each in (game, overtaken)
    )
    assert [tile.tile.bonuses[0].points for tile in (first, then)] == [10, 0]
    one, other = (tile_parts(tile.tile, tile.size)[2].draw() for tile in (first, then))
    assert one.tobytes() != other.tobytes()


def test_the_strip_is_lower_on_a_map_without_bonuses() -> None:
    plain = make_board(replace(load("usa"), rules=()))
    assert panel.height_at(1600, plain, 2) < panel.height_at(1600, board("usa"), 2)
    view = public_view(start(plain, 2, SEED).game)
    assert panel.draw(view, plain, NAMES[:2]).height == panel.height_at(1600, plain, 2)


def test_a_strip_of_kept_tiles_looks_like_one_drawn_at_once() -> None:
    for game in positions("europe", 3, number=7, every=60):
        view, on = public_view(game), game.board
        whole = palette_of(on.map.id).apply(panel.draw(view, on, NAMES[:3]))
        assert strip_image(view, on, NAMES[:3], layout_of(on.map)).tobytes() == whole.tobytes()
