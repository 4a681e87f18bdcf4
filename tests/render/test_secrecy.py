"""No picture shows what its readers may not know, and the types say who they are."""

from typing import get_args, get_type_hints

import pytest

from engine.game import Game
from engine.model import Seat
from engine.views import PlayerView, PublicView, player_view, public_view
from render.output.encode import Picture
from render.panel import strip
from render.pictures import (
    alt_text,
    area,
    board,
    film,
    final_board,
    hand,
    own_board,
    score_table,
    text_board,
)
from tests.support.random_games import TABLES, dealt_again, positions

NAMES = ("Søren", "Annelies", "Åsa", "Zoë", "Ole")
ME = Seat(0)


def public_pictures(game: Game) -> list[Picture]:
    view, on, names = public_view(game), game.board, NAMES[: len(game.state.players)]
    around = on.places[0].id
    return [board.board(view, on, names), area.area(view, on, names, around)]


def my_pictures(game: Game) -> list[Picture]:
    view, on, names = player_view(game, ME), game.board, NAMES[: len(game.state.players)]
    around = on.places[0].id
    return [
        hand.hand(view, on),
        own_board.private(view, on, names),
        area.own_area(view, on, names, around),
    ]


@pytest.mark.slow
@pytest.mark.parametrize(("map_id", "players"), TABLES)
def test_worlds_that_differ_in_what_is_hidden_give_the_same_bytes(
    map_id: str, players: int
) -> None:
    for game in positions(map_id, players, number=6, every=90):
        other = dealt_again(game, ME, number=2)
        assert public_pictures(other) == public_pictures(game)
        assert my_pictures(other) == my_pictures(game)


@pytest.mark.parametrize(
    "draws",
    [
        board.board,
        board.draw,
        area.area,
        area.draw,
        strip.draw,
        score_table.final,
        score_table.draw,
        final_board.final_board,
        final_board.draw,
        alt_text.board,
        alt_text.area,
        alt_text.final,
        text_board.text_board,
    ],
)
def test_what_everybody_sees_is_made_from_the_public_view_alone(draws: object) -> None:
    hints = get_type_hints(draws)
    assert hints["view"] is PublicView
    assert PlayerView not in hints.values()
    assert Game not in hints.values()


@pytest.mark.parametrize(
    "draws",
    [
        hand.hand,
        hand.draw,
        own_board.private,
        own_board.draw,
        own_board.pieces_on,
        area.own_area,
        alt_text.hand,
        alt_text.private,
        alt_text.own_area,
        alt_text.tickets,
    ],
)
def test_what_one_seat_sees_is_made_from_its_own_view(draws: object) -> None:
    assert get_type_hints(draws)["view"] is PlayerView


def test_the_frames_of_a_film_are_made_from_public_views() -> None:
    assert PublicView in get_args(film.Turn)
