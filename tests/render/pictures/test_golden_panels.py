"""Hand, strip and score look as they did, and the comparison notices every change."""

from collections.abc import Callable

import pytest
from PIL import Image

from engine.game import Game
from engine.model import Seat
from engine.views import player_view, public_view
from render.panel import strip
from render.pictures import hand, score_table
from render.words.english import english
from tests.support.golden_pictures import MAX_APART, apart, assert_looks_as_before
from tests.support.positions import (
    ended,
    table,
    with_hand,
    with_routes,
    with_row,
    with_stations,
    with_tickets,
)

NAMES = ("Søren", "Annelies", "Åsa")


def position() -> Game:
    game = with_hand(table("europe", 3), 0, "3 pink white 2 blue 4 black red wild")
    game = with_row(game, "red orange green yellow wild")
    game = with_tickets(game, 0, "amsterdam-pamplona", "brest-petrograd", "paris-wien")
    game = with_routes(game, 0, "paris-zurich", "munchen-zurich")
    return with_stations(game, 1, "paris")


def draw_hand(game: Game) -> Image.Image:
    return hand.draw(player_view(game, Seat(0)), game.board, english)


def draw_panel(game: Game) -> Image.Image:
    return strip.draw(public_view(game), game.board, NAMES)


def draw_final(game: Game) -> Image.Image:
    return score_table.draw(public_view(ended(game)), game.board, NAMES, english)


@pytest.mark.parametrize("draw", [draw_hand, draw_panel, draw_final])
def test_a_picture_looks_as_it_did(draw: Callable[[Game], Image.Image]) -> None:
    assert_looks_as_before(draw(position()), draw.__name__.removeprefix("draw_"))


def test_no_card_can_be_missing_from_a_hand() -> None:
    less = with_hand(position(), 0, "3 pink white 2 blue 3 black red wild")
    assert apart(draw_hand(position()), draw_hand(less)) > MAX_APART


def test_no_ticket_can_be_in_another_state() -> None:
    done = with_routes(position(), 0, "munchen-wien")
    assert apart(draw_hand(position()), draw_hand(done)) > MAX_APART


def test_no_open_card_can_be_another() -> None:
    other = with_row(position(), "red orange green yellow black")
    assert apart(draw_panel(position()), draw_panel(other)) > MAX_APART


def test_no_line_of_a_score_can_be_another() -> None:
    other = with_stations(position(), 1, "paris", "wien")
    assert apart(draw_final(position()), draw_final(other)) > MAX_APART
