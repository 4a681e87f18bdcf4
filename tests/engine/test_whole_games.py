"""Random whole games on every map, with every number of players.

Tests marked `soak` repeat the same checks for many more games.
"""

import random

import pytest

from engine import cards as card
from engine.actions import (
    Action,
    BuildStation,
    Claim,
    Draw,
    DrawFerryCard,
    DrawTickets,
    GiveUp,
    Keep,
    Pass,
    PayExtra,
    Take,
)
from engine.cards import COLOURS, WILD, Cards
from engine.game import Game
from engine.model import Seat
from engine.payments import all_ways
from engine.record import differences, from_text, make_record, to_text
from engine.refusals import Refusal
from engine.simulate import play_at_random
from engine.substitutes import pays
from engine.views import may_play, player_view
from tests.support.positions import board
from tests.support.random_games import (
    TABLES,
    assert_conserved,
    assert_sums_are_right,
    playing,
    playing_with_substitutes,
    positions,
    seed,
)

pytestmark = pytest.mark.uncovered

GAMES = 5
SOAK_GAMES = 140
"""How many games are played for each of the fifteen combinations of map and number of players."""


@pytest.mark.slow
@pytest.mark.parametrize(("map_id", "players"), TABLES)
def test_cards_and_wagons_are_conserved_and_somebody_can_always_act(
    map_id: str, players: int
) -> None:
    check_games(map_id, players, range(GAMES))


@pytest.mark.soak
@pytest.mark.parametrize(("map_id", "players"), TABLES)
def test_cards_and_wagons_are_conserved_in_many_games(map_id: str, players: int) -> None:
    check_games(map_id, players, range(GAMES, SOAK_GAMES))


def check_games(map_id: str, players: int, numbers: range) -> None:
    """Play random games and check every position and the final score."""
    for number in numbers:
        for game, seat, played in playing(map_id, players, number):
            assert game.moves(seat)
            assert_conserved(played.game)
        assert_sums_are_right(played)


@pytest.mark.parametrize(("map_id", "players"), TABLES)
def test_every_record_replays_to_the_same_digest(map_id: str, players: int) -> None:
    for number in range(2):
        game = play_at_random(board(map_id), players, seed(number))
        seats = [f"seat {seat}" for seat in range(players)]
        record = make_record(board(map_id), game.seed, seats, game.log)
        read_again = from_text(to_text(record))
        assert read_again == record
        assert list(differences(read_again, board(map_id))) == []
        assert record.final == game.score


@pytest.mark.parametrize(("map_id", "players"), TABLES)
def test_every_offered_move_is_accepted_and_leaves_the_original_game_unchanged(
    map_id: str, players: int
) -> None:
    for game in positions(map_id, players, number=7, every=9):
        before = game.digest()
        for seat in game.waiting:
            for action in game.moves(seat):
                game.play(seat, action)
        assert game.digest() == before


@pytest.mark.slow
@pytest.mark.parametrize(("map_id", "players"), TABLES)
def test_what_is_not_offered_is_refused(map_id: str, players: int) -> None:
    rng = random.Random(players)
    for game in positions(map_id, players, number=11, every=7):
        candidates = possible_attempts(game, rng)
        for seat in map(Seat, range(players)):
            offered = game.moves(seat)
            for action in candidates:
                is_legal = action in offered or has_other_substitutes(game, seat, offered, action)
                assert accepts(game, seat, action) == is_legal, (seat, action)


def has_other_substitutes(game: Game, seat: Seat, offered: list[Action], action: Action) -> bool:
    """Whether it claims a route that is offered, with substitutes that are not listed (NOR-9)."""
    if not isinstance(action, Claim) or action.ferry_cards:
        return False
    price = game.board.prices[game.board.route_number[action.route]]
    is_held = card.contains(game.state.players[seat].hand, action.cards)
    is_offered = any(isinstance(move, Claim) and move.route == action.route for move in offered)
    return is_offered and is_held and bool(price.substitutes) and pays(price, action.cards)


@pytest.mark.parametrize("players", [2, 3])
def test_substitutes_that_are_not_listed_are_accepted_and_replayed(players: int) -> None:
    log: list[tuple[Seat, Action]] = []
    unlisted = 0
    for game, seat, action, played in playing_with_substitutes(players, 1):
        unlisted += action not in game.moves(seat)
        assert may_play(game.board, player_view(game, seat), action)
        assert_conserved(played.game)
        log.append((seat, action))
    assert unlisted > 5
    assert_sums_are_right(played)
    names = [f"seat {seat}" for seat in range(players)]
    record = make_record(board("nordic"), seed(1), names, log)
    assert list(differences(from_text(to_text(record)), board("nordic"))) == []


def accepts(game: Game, seat: Seat, action: Action) -> bool:
    try:
        game.play(seat, action)
    except Refusal:
        return False
    return True


def possible_attempts(game: Game, rng: random.Random) -> list[Action]:
    """Actions that somebody might try, legal or not, for all seats."""
    plenty = card.pack(colour for colour in COLOURS for _ in range(9))
    payments: list[Cards] = [card.of(WILD, n) for n in range(4)]
    payments += [card.pack(rng.choices(COLOURS, k=rng.randint(1, 4))) for _ in range(8)]
    actions: list[Action] = [Draw(), DrawTickets(), DrawFerryCard(), GiveUp(), Pass()]
    actions += [Take(colour) for colour in COLOURS]
    actions += [PayExtra(cards) for cards in payments]
    for number in rng.sample(range(len(game.board.routes)), 12):
        ways = all_ways(game.board.prices[number], plenty, ferry_cards=2)
        route = game.board.routes[number].id
        actions += [
            Claim(route, way.cards, way.ferry_cards) for way in rng.sample(ways, min(3, len(ways)))
        ]
        actions += [Claim(route, cards) for cards in payments]
    for city in rng.sample(game.board.map.cities, 5):
        actions += [BuildStation(city.id, cards) for cards in payments]
    offers = [player.offered for player in game.state.players if player.offered]
    for offered in offers:
        ids = [game.board.tickets[ticket].id for ticket in offered]
        actions += [Keep(tuple(ids[:n])) for n in range(len(ids) + 1)]
    return actions
