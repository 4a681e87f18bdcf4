"""Pictures look as they did. To accept a new look, delete the file and run the test twice."""

from collections.abc import Callable
from pathlib import Path

import pytest
from arrange import ended, table, with_hand, with_routes, with_row, with_stations, with_tickets
from PIL import Image, ImageChops, ImageStat

from engine.game import Game
from engine.model import Seat
from engine.views import player_view, public_view
from render import final, hand, panel

FOLDER = Path(__file__).parent / "golden" / "pictures"
NAMES = ("Søren", "Annelies", "Åsa")
WIDTH = 400
MEAN_TOLERANCE = 1.5  # of 255: other versions of FreeType and Pillow shade edges a little otherwise
FAR, FAR_SHARE = 64, 0.01


def position() -> Game:
    game = with_hand(table("europe", 3), 0, "3 pink white 2 blue 4 black red wild")
    game = with_row(game, "red orange green yellow wild")
    game = with_tickets(game, 0, "amsterdam-pamplona", "brest-petrograd", "paris-wien")
    game = with_routes(game, 0, "paris-zurich", "munchen-zurich", "munchen-wien")
    return with_stations(game, 1, "paris")


def draw_hand(game: Game) -> Image.Image:
    return hand.draw(player_view(game, Seat(0)), game.board)


def draw_panel(game: Game) -> Image.Image:
    return panel.draw(public_view(game), game.board.map, NAMES)


def draw_final(game: Game) -> Image.Image:
    return final.draw(public_view(ended(game)), game.board, NAMES)


@pytest.mark.parametrize("draw", [draw_hand, draw_panel, draw_final])
def test_a_picture_looks_as_it_did(draw: Callable[[Game], Image.Image]) -> None:
    image = draw(position())
    height = round(image.height * WIDTH / image.width)
    small = image.resize((WIDTH, height), Image.Resampling.LANCZOS)
    file = FOLDER / f"{draw.__name__.removeprefix('draw_')}.png"
    if not file.exists():
        small.save(file, optimize=True)
        pytest.fail(f"{file.name} is new: look at it, then run again")
    expected = Image.open(file).convert("RGB")
    assert small.size == expected.size
    apart = ImageChops.difference(small, expected)
    assert max(ImageStat.Stat(apart).mean) < MEAN_TOLERANCE
    histogram = apart.convert("L").histogram()
    assert sum(histogram[FAR:]) < FAR_SHARE * sum(histogram)
