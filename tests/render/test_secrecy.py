"""No picture shows anything that its viewers may not know."""

from typing import get_args, get_type_hints

import pytest

from engine.game import Game
from engine.model import Seat
from engine.views import PlayerView, PublicView, player_view, public_view
from render.output.picture import Picture
from render.panel import strip
from render.pictures import (
    alt_text,
    area,
    board,
    film,
    final_board,
    hand,
    own_board,
    pin_board,
    score_card,
    score_table,
    text_board,
)
from render.pins import RoutePin, pin_pages
from render.words.english import english
from tests.support.positions import MAPS, MATRIX_MAPS
from tests.support.positions import board as board_of
from tests.support.random_games import MATRIX_TABLES, dealt_again, positions

NAMES = ("Søren", "Annelies", "Åsa", "Zoë", "Ole")
ME = Seat(0)
PIN_PAGES = {
    map_id: pin_pages(board_of(map_id), [RoutePin(r.id) for r in board_of(map_id).routes])[0]
    for map_id in MAPS
}


def whole_pictures(game: Game) -> list[Picture]:
    """What everybody sees, then what seat 0 sees."""
    view, mine = public_view(game), player_view(game, ME)
    names = NAMES[: len(game.state.players)]
    return [
        board.board_picture(view, game.board, names, english),
        hand.hand_picture(mine, game.board, english),
        own_board.own_board_picture(mine, game.board, names, english),
        own_board.own_map_picture(mine, game.board, names, english),
        pin_board.pin_board_picture(mine, game.board, english, PIN_PAGES[game.board.map.id]),
    ]


def areas(game: Game) -> list[Picture]:
    """A part of the board as everybody sees it, and as seat 0 does."""
    view, mine = public_view(game), player_view(game, ME)
    names, around = NAMES[: len(game.state.players)], game.board.places[0].id
    return [
        area.area_picture(view, game.board, names, around, english),
        area.own_area_picture(mine, game.board, names, around, english),
    ]


@pytest.mark.slow
@pytest.mark.parametrize(("map_id", "players"), MATRIX_TABLES)
def test_games_that_differ_in_what_is_hidden_give_the_same_bytes(map_id: str, players: int) -> None:
    for game in positions(map_id, players, number=6, every=90):
        other = dealt_again(game, ME, number=2)
        assert whole_pictures(other) == whole_pictures(game)


@pytest.mark.slow
@pytest.mark.parametrize("map_id", MATRIX_MAPS)
def test_areas_of_games_that_differ_in_what_is_hidden_are_the_same_bytes(map_id: str) -> None:
    """One number of seats is enough: areas have no strip, in which every seat has a tile."""
    for game in positions(map_id, 3, number=6, every=90):
        other = dealt_again(game, ME, number=2)
        assert areas(other) == areas(game)


@pytest.mark.parametrize(
    "draws",
    [
        board.board_picture,
        board.draw,
        area.area_picture,
        area.draw,
        strip.draw,
        score_table.score_table_picture,
        score_table.draw,
        score_card.score_card_picture,
        score_card.draw,
        final_board.final_board_picture,
        final_board.draw,
        final_board.draw_named,
        final_board.draw_marked,
        alt_text.of_board,
        alt_text.of_area,
        alt_text.of_final_score,
        alt_text.of_score_card,
        alt_text.of_film,
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
        hand.hand_picture,
        hand.draw,
        own_board.own_board_picture,
        own_board.own_map_picture,
        own_board.draw,
        own_board.own_layers,
        pin_board.pin_board_picture,
        pin_board.draw,
        pin_board.pinned_layers,
        area.own_area_picture,
        alt_text.of_hand,
        alt_text.of_own_board,
        alt_text.of_own_area,
        alt_text.of_pin_board,
        alt_text.tickets,
    ],
)
def test_what_one_seat_sees_is_made_from_its_own_view(draws: object) -> None:
    assert get_type_hints(draws)["view"] is PlayerView


def test_the_frames_of_a_film_are_made_from_public_views() -> None:
    assert PublicView in get_args(film.TurnSeen)
    assert get_type_hints(film.Shot)["view"] is PublicView
    assert Game not in get_type_hints(film.draw_shot).values()
