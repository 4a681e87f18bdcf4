"""Boards look as they did. To accept a new look, delete the file and run the test twice."""

from collections.abc import Callable
from pathlib import Path

import pytest
from arrange import MAPS, board, ended, table, with_routes, with_row, with_stations, with_tickets
from PIL import Image, ImageChops, ImageStat

from engine.game import Game
from engine.model import PlaceId, RouteId, Seat
from engine.views import player_view, public_view
from render import area, final_board, private
from render import board as boards

FOLDER = Path(__file__).parent / "golden" / "pictures"
NAMES = ("Søren", "Annelies", "Åsa")
WIDTH = 320
MEAN_TOLERANCE = 1.5  # of 255: other versions of FreeType and Pillow shade edges a little otherwise
FAR, FAR_SHARE = 64, 0.01


def position(map_id: str) -> Game:
    """A game of three in which each has claimed two routes, and holds two tickets."""
    game = with_row(table(map_id, 3), "red orange green black wild")
    chosen = [route.id for route in board(map_id).routes if not route.lane][:60:10]
    for seat in range(3):
        game = with_routes(game, seat, *chosen[2 * seat : 2 * seat + 2])
    tickets = [ticket.id for ticket in game.board.tickets[:2]]
    return with_tickets(game, 0, *tickets)


def draw_board(map_id: str) -> Image.Image:
    game = position(map_id)
    last = public_view(game).seats[1].routes[:1]
    return boards.draw(public_view(game), game.board, NAMES, last)


def draw_private(map_id: str) -> Image.Image:
    game = position(map_id)
    return private.draw(player_view(game, Seat(0)), game.board, NAMES)


def draw_area(map_id: str) -> Image.Image:
    game = position(map_id)
    return area.draw(public_view(game), game.board, game.board.routes[0].ends[0])


def draw_final_board(map_id: str) -> Image.Image:
    game = ended(position(map_id))
    return final_board.draw(public_view(game), game.board, NAMES)


PICTURES = [
    *((map_id, draw_board) for map_id in MAPS),
    *(
        (map_id, draw)
        for map_id in ("europe", "italy")  # between them they have all that can be marked
        for draw in (draw_private, draw_area, draw_final_board)
    ),
]


@pytest.mark.parametrize(("map_id", "draw"), PICTURES)
def test_a_board_looks_as_it_did(map_id: str, draw: Callable[[str], Image.Image]) -> None:
    image = draw(map_id).convert("RGB")
    height = round(image.height * WIDTH / image.width)
    small = image.resize((WIDTH, height), Image.Resampling.LANCZOS)
    file = FOLDER / f"{map_id}-{draw.__name__.removeprefix('draw_').replace('_', '-')}.webp"
    if not file.exists():
        small.save(file, lossless=True)
        pytest.fail(f"{file.name} is new: look at it, then run again")
    expected = Image.open(file).convert("RGB")
    assert small.size == expected.size
    apart = ImageChops.difference(small, expected)
    assert max(ImageStat.Stat(apart).mean) < MEAN_TOLERANCE
    histogram = apart.convert("L").histogram()
    assert sum(histogram[FAR:]) < FAR_SHARE * sum(histogram)


def test_a_station_and_a_tunnel_that_is_being_dug_are_drawn() -> None:
    game = with_stations(position("europe"), 1, "wien")
    view = public_view(game)
    plain = boards.draw_pieces(view, game.board)
    marked = boards.draw_pieces(view, game.board, [PlaceId("wien"), RouteId("marseille-roma")])
    assert ImageChops.difference(plain.convert("RGB"), marked.convert("RGB")).getbbox()
