"""The strip says what everybody may know, and nothing else."""

import pytest
from msgspec.structs import replace
from PIL import Image

from engine.game import Game
from engine.model import Seat
from engine.views import public_view
from render.panel import strip as panel
from tests.support.positions import board, ended, table, with_hand, with_row, with_turn, with_wagons
from tests.support.random_games import TABLES, dealt_again, positions

NAMES = ("Søren", "Annelies van der Berg", "Γιώργος", "🚂", "A" * 40)


def strip(game: Game, width: int = panel.WIDTH) -> Image.Image:
    view = public_view(game)
    return panel.draw(view, game.board, NAMES[: len(view.seats)], width)


@pytest.mark.parametrize(("map_id", "players"), TABLES)
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
