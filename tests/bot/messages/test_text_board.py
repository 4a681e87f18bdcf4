"""The board in words."""

import pytest

from bot.domain.table import Language
from bot.i18n.catalogue import LANGUAGES
from bot.messages.parts.message import Menu, Message
from bot.messages.text_board import OWN_PAGE, text_area_message, text_board_message
from engine.game import Game
from engine.model import Seat
from engine.views import player_view, public_view
from tests.support.messages import assert_valid, menu_options, phrasebook
from tests.support.positions import board, table
from tests.support.random_games import positions


def pages_of(game: Game, language: Language = "en") -> list[Message]:
    """All pages, as seat 0 reads them."""
    map_id, players = game.board.map.id, len(game.state.players)
    phrases, view = phrasebook(map_id, players, language), public_view(game)
    mine = player_view(game, Seat(0))
    first = text_board_message(phrases, view, mine, ("Ada passed.",))
    number = len(menu_options(first))
    return [text_board_message(phrases, view, mine, ("Ada passed.",), n) for n in range(number)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_valid(map_id: str, language: Language) -> None:
    players = min(4, board(map_id).map.players[1])
    for game in positions(map_id, players, number=3, every=120):
        for page in pages_of(game, language):
            assert_valid(page)


def test_every_free_route_is_read_from_both_its_ends(map_id: str) -> None:
    game = list(positions(map_id, 2, number=3, every=30))[1]
    text = "\n".join(page.text for page in pages_of(game))
    view, on = public_view(game), board(map_id)
    gone = {*view.closed, *(route for seat in view.seats for route in seat.routes)}
    lines = {line.split("**")[1]: line for line in text.splitlines() if line.startswith("**")}
    for route in on.routes:
        one, other = (on.places[on.place_number[end]].name for end in route.ends)
        if route.id not in gone:
            assert f"{other} {route.length}" in lines[one]
            assert f"{one} {route.length}" in lines[other]


def test_a_page_names_the_routes_that_tickets_still_need() -> None:
    game = list(positions("europe", 2, number=3, every=60))[1]
    own = pages_of(game)[OWN_PAGE].text
    assert "Still missing: " in own


def test_somebody_without_a_seat_reads_no_hand() -> None:
    game = table("usa")
    message = text_board_message(phrasebook("usa", 2), public_view(game), None, ())
    titles = [option.label for option in menu_options(message)]
    assert titles[:2] == ["Right now", "Everyone's routes"]
    assert isinstance(message.rows[0], Menu)


def test_an_area_names_free_and_taken_routes() -> None:
    game = list(positions("usa", 2, number=3, every=60))[1]
    view = public_view(game)
    taken = view.seats[0].routes[0]
    one, _ = board("usa").routes[board("usa").route_number[taken]].ends
    message = text_area_message(phrasebook("usa", 2), view, one)
    assert_valid(message)
    assert "Taken: " in message.text
