"""Messages of whole random games keep to Discord's limits, and do not depend on what their readers
cannot see. Each is made in one language, and the next in another."""

import pytest

from bot.domain.table import Language
from bot.i18n.catalogue import LANGUAGES
from bot.messages.claim import claim_menu, tunnel_question
from bot.messages.hand import hand_elsewhere_layout, hand_elsewhere_message, hand_message
from bot.messages.lookup import area_message, board_message, own_board_message, standings_message
from bot.messages.parts.message import Message
from bot.messages.station import city_menu
from bot.messages.tickets import ticket_menu
from bot.messages.turn import action_result_message, turn_message
from engine.events import Event
from engine.game import Game
from engine.model import Seat
from engine.views import player_view, public_view
from tests.support.messages import assert_valid, phrasebook, seated_table
from tests.support.random_games import MATRIX_TABLES, dealt_again, playing

pytestmark = pytest.mark.slow  # whole games


@pytest.mark.parametrize(("map_id", "players"), MATRIX_TABLES)
def test_private_messages_of_a_whole_game_are_valid(map_id: str, players: int) -> None:
    for game, seat, played in playing(map_id, players, number=11):
        if game.state.step % 4:
            continue
        language = LANGUAGES[game.state.step // 4 % len(LANGUAGES)]
        phrases, view = phrasebook(map_id, players, language), player_view(game, seat)
        after_it = player_view(played.game, seat)
        for message in (
            hand_message(phrases, view),
            hand_elsewhere_message(phrases, seated_table(map_id, players), view),
            hand_elsewhere_layout(phrases, seated_table(map_id, players), view),
            own_board_message(phrases, view),
            own_board_message(phrases, view, "upper-left"),
            board_message(phrases, view.public),
            area_message(phrases, view.public, "lower-right"),
            action_result_message(phrases, after_it, played.whispers, played.events),
            ticket_menu(phrases, view),
            claim_menu(phrases, view),
            city_menu(phrases, view, page=1),
            tunnel_question(phrases, view),
        ):
            assert_valid(message)


def message_of(game: Game, events: tuple[Event, ...], language: Language) -> Message:
    map_id, players = game.board.map.id, len(game.state.players)
    phrases = phrasebook(map_id, players, language)
    return turn_message(phrases, seated_table(map_id, players, language), public_view(game), events)


@pytest.mark.parametrize(("map_id", "players"), MATRIX_TABLES)
def test_turn_messages_of_a_whole_game_are_valid(map_id: str, players: int) -> None:
    for game, _, played in playing(map_id, players, number=8):
        language = LANGUAGES[game.state.step % len(LANGUAGES)]
        assert_valid(message_of(played.game, played.events, language))


@pytest.mark.parametrize(("map_id", "players"), MATRIX_TABLES)
def test_private_messages_do_not_depend_on_what_is_hidden_from_the_player(
    map_id: str, players: int
) -> None:
    phrases = phrasebook(map_id, players)
    for game, seat, _ in playing(map_id, players, number=12):
        if game.state.step % 5 == 0:
            there = player_view(dealt_again(game, seat, game.state.step), seat)
            here = player_view(game, seat)
            assert hand_message(phrases, there) == hand_message(phrases, here)
            assert claim_menu(phrases, there) == claim_menu(phrases, here)


def standings_of(game: Game, language: Language) -> Message:
    phrases = phrasebook(game.board.map.id, len(game.state.players), language)
    return standings_message(phrases, public_view(game))


@pytest.mark.parametrize(("map_id", "players"), MATRIX_TABLES)
def test_public_messages_do_not_depend_on_what_is_hidden(map_id: str, players: int) -> None:
    for game, seat, played in playing(map_id, players, number=3):
        if not played.game.waiting or game.state.step % 3:
            continue
        watcher = Seat((seat + 1) % players)
        there = dealt_again(played.game, watcher, number=game.state.step)
        language = LANGUAGES[game.state.step // 3 % len(LANGUAGES)]
        here = message_of(played.game, played.events, language)
        assert message_of(there, played.events, language) == here
        assert standings_of(there, language) == standings_of(played.game, language)
