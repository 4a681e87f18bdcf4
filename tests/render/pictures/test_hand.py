"""A hand is drawn for the seat whose view it is, and shows all that it holds."""

from io import BytesIO
from typing import get_type_hints

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from engine.game import Game
from engine.model import Seat
from engine.tickets.ticket_outlook import TicketState
from engine.views import PlayerView, TicketView, player_view
from render.output.picture import Picture
from render.pictures import alt_text, text_board
from render.pictures.hand import WIDTH, draw, hand_picture
from render.words.english import english
from tests.support.positions import (
    MAPS,
    board,
    opening,
    table,
    with_hand,
    with_routes,
    with_tickets,
)
from tests.support.random_games import MAP_TABLES, dealt_again, positions

ME = Seat(0)


def picture(game: Game, seat: Seat = ME) -> Picture:
    return hand_picture(player_view(game, seat), game.board, english)


def test_the_same_view_gives_the_same_bytes() -> None:
    game = with_hand(table("europe"), 0, "3 red 2 wild green")
    assert picture(game) == picture(game)


@pytest.mark.parametrize(("map_id", "players"), MAP_TABLES)
def test_a_hand_looks_the_same_whatever_is_hidden_from_its_seat(map_id: str, players: int) -> None:
    for game in positions(map_id, players, number=7, every=60):
        assert picture(dealt_again(game, ME, number=1)) == picture(game)


def test_only_the_view_of_a_player_can_be_drawn_as_a_hand() -> None:
    for draws in (hand_picture, draw, alt_text.of_hand, text_board.text_hand):
        assert get_type_hints(draws)["view"] is PlayerView


@pytest.mark.parametrize("map_id", MAPS)
def test_a_hand_is_a_small_file_and_800_px_wide(map_id: str) -> None:
    made = picture(
        with_hand(table(map_id), 0, "9 red 9 wild 9 green 1 black 2 pink 3 white 4 blue")
    )
    assert made.width == WIDTH == Image.open(BytesIO(made.data)).width
    assert len(made.data) < 100_000
    assert made.name == "hand.png"


def test_every_additional_card_changes_the_picture() -> None:
    hands = ["", "red", "2 red", "3 red", "4 red", "3 red wild", "3 red pink"]
    bytes_of = {picture(with_hand(table("usa"), 0, cards)).data for cards in hands}
    assert len(bytes_of) == len(hands)


def test_the_state_of_a_ticket_is_seen_without_colour() -> None:
    view = player_view(with_tickets(table("usa"), 0, "boston-miami"), ME)
    states: list[TicketState] = ["done", "possible", "impossible"]
    signs = {
        sign(replace(view, tickets=(TicketView(view.tickets[0].ticket, state),)))
        for state in states
    }
    assert len(signs) == len(states)


def test_what_an_open_ticket_still_takes_is_seen() -> None:
    game = with_tickets(table("usa"), 0, "denver-el-paso")
    four, two = draw_hand(game), draw_hand(with_routes(game, 0, "denver-santa-fe"))
    row = (0, 90, WIDTH, four.height)  # without the number of wagons that the seat has
    assert four.size == two.size
    assert ImageChops.difference(four.crop(row), two.crop(row)).getbbox() is not None


def draw_hand(game: Game) -> Image.Image:
    return draw(player_view(game, ME), game.board, english)


def sign(view: PlayerView) -> bytes:
    """The sign before the first ticket, in black and white."""
    grey = draw(view, board("usa"), english).crop((30, 100, 80, 140)).convert("L")
    return grey.point(lambda value: 255 if value > 170 else 0).tobytes()


def test_offered_tickets_are_shown_with_the_words_of_the_language() -> None:
    def danish(key: str, /, **values: str | int) -> str:
        return "behold mindst" if key == "word-keep" else english(key, **values)

    view = player_view(opening("europe"), ME)
    ours, theirs = (draw(view, board("europe"), say) for say in (english, danish))
    assert ours.size == theirs.size
    assert ImageChops.difference(ours, theirs).getbbox() is not None
