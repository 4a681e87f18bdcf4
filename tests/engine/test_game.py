"""Games are immutable values: logs replay, and actions tell whether they revealed secrets."""

import pytest

from engine.actions import Action, Draw, DrawFerryCard, DrawTickets, GiveUp, Pass, Take
from engine.cards import Colour
from engine.game import Game, replay, start
from engine.model import Seat
from tests.support.positions import (
    after,
    board,
    claim,
    keep,
    offered,
    opening,
    station,
    table,
    with_deck,
    with_ferry_pile,
    with_hand,
    with_row,
    with_ticket_deck,
    with_turn,
    without_cards,
)
from tests.support.random_games import playing, seed

RED = Take(Colour.RED)


def test_dealing_shows_what_was_hidden(map_id: str) -> None:
    assert start(board(map_id), 2, seed(3)).revealed is True


def test_the_game_after_a_log_is_the_game_that_was_played(map_id: str) -> None:
    log: list[tuple[Seat, Action]] = []
    for game, seat, played in playing(map_id, 2, number=3):
        for action in game.moves(seat):
            if game.play(seat, action) == played:
                log.append((seat, action))
                break
        if len(log) == 40:
            break
    again = replay(start(board(map_id), 2, seed(3)).game, log)
    assert again == played.game
    assert again.digest() == played.game.digest()


def test_a_game_does_not_change_when_it_is_played(map_id: str) -> None:
    game = table(map_id)
    before = game.digest()
    once, twice = game.play(Seat(0), Draw()), game.play(Seat(0), Draw())
    assert game.digest() == before
    assert once == twice
    assert once.game.digest() != before
    assert (once.game.state.step, game.state.step + 1) == (
        game.state.step + 1,
        once.game.state.step,
    )


def dry(map_id: str) -> Game:
    """Only the tickets are still secret. Seat 0 has red cards, and some cards are open."""
    return with_hand(with_row(without_cards(table(map_id)), "3 red"), 0, "4 red")


def bare(map_id: str) -> Game:
    game = with_hand(without_cards(with_ticket_deck(table(map_id))), 0, "")
    return with_ferry_pile(game, 0)


FULL = with_hand(table("europe"), 0, "4 red")
TUNNEL = claim("angora-constantinople", "2 red")


@pytest.mark.parametrize(
    ("game", "action", "revealed"),
    [
        (table("usa"), Draw(), True),
        (with_row(table("usa"), "5 red"), RED, True),
        (dry("usa"), RED, False),
        (table("usa"), DrawTickets(), True),
        (opening("usa"), keep(*offered(opening("usa"), 0)), False),
        (FULL, claim("erzurum-sochi", "3 red"), True),
        (FULL, claim("kyiv-smolensk", "3 red"), False),
        (FULL, station("paris", "1 red"), False),
        (FULL, TUNNEL, True),
        (with_row(dry("europe"), "5 red"), TUNNEL, False),
        (dry("europe"), TUNNEL, True),  # the paid cards become the new deck and fill the row
        (dry("europe"), claim("kyiv-smolensk", "3 red"), True),
        (after(with_deck(FULL, "3 red 5 blue"), 0, TUNNEL), GiveUp(), False),
        (table("italy"), DrawFerryCard(), False),
        (bare("usa"), Pass(), False),
        (with_turn(FULL, 0, turns_left=1), claim("kyiv-smolensk", "3 red"), True),  # the end
    ],
)
def test_an_action_says_whether_it_showed_anything_hidden(
    game: Game, action: Action, revealed: bool
) -> None:
    assert game.play(Seat(0), action).revealed is revealed
