"""The same game with its decks in another order."""

from engine.cards import Colour
from engine.model import Seat
from engine.other_orders import other_order, with_top_card
from tests.support.positions import MAPS, table


def test_only_what_nobody_has_seen_changes_places() -> None:
    for map_id in MAPS:
        game = table(map_id)
        other = other_order(game, 1)
        assert other.state.deck != game.state.deck
        assert sorted(other.state.deck) == sorted(game.state.deck)
        assert other.state.tickets != game.state.tickets
        assert sorted(other.state.tickets) == sorted(game.state.tickets)
        assert other.state.players == game.state.players
        assert other.state.row == game.state.row
        assert other.seed != game.seed


def test_a_number_always_gives_the_same_order() -> None:
    game = table("usa")
    assert other_order(game, 1) == other_order(game, 1)
    assert other_order(game, 1).state.deck != other_order(game, 2).state.deck


def test_any_card_of_the_deck_can_be_on_top() -> None:
    game = table("usa")
    for colour in set(game.state.deck):
        other = with_top_card(game, Colour(colour))
        assert other.state.deck[-1] == colour
        assert sorted(other.state.deck) == sorted(game.state.deck)
        assert other.moves(Seat(0)) == game.moves(Seat(0))
