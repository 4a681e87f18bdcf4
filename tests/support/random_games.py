"""Random games for tests: whole games, and positions from them."""

import random
from collections.abc import Iterator
from functools import lru_cache
from itertools import count, islice

import pytest
from msgspec.structs import replace

from engine import cards as card
from engine.actions import Action, Claim
from engine.board import Board
from engine.cards import Cards, Seed
from engine.events import GameEnded
from engine.final_score import RoutesLine
from engine.game import Game, Played, start
from engine.graph import bits
from engine.model import Seat
from engine.payments import Price, all_ways
from engine.state import SeatState, State, TunnelDue
from engine.substitutes import without
from maps.loader import available, load
from tests.support.positions import IN_SOAK, board

TABLES = [
    (map_id, players)
    for map_id in available()
    for players in range(load(map_id).players[0], load(map_id).players[1] + 1)
]
ONE_TABLE_OF_EACH_MAP = tuple(
    tables[number % len(tables)]
    for number, tables in enumerate(
        [each for each in TABLES if each[0] == map_id] for map_id in available()
    )
)
"""With two players on one map, more on the next."""

MAP_TABLES = [
    pytest.param(*each, marks=() if each in ONE_TABLE_OF_EACH_MAP else pytest.mark.soak)
    for each in TABLES
]
"""All tables, in `make test` one of each map: for tests that prove something about maps, and hardly
more with another number of players."""

MATRIX_TABLES = [
    pytest.param(
        *each,
        marks=pytest.mark.soak if each[0] in IN_SOAK or each not in ONE_TABLE_OF_EACH_MAP else (),
    )
    for each in TABLES
]
"""All tables for the same tests as `MATRIX_MAPS`: in `make test` one of each of those maps."""

GAMES_KEPT = 20

Step = tuple[Game, Seat, Played]
"""The game before an action, whose it is, and the result."""


def seed(number: int) -> Seed:
    return Seed(number.to_bytes(32, "big"))


def playing(map_id: str, players: int, number: int) -> Iterator[Step]:
    """Play a random game. Yields for each action the game before it, the seat, and the result."""
    played, going_on = _played_lately(map_id, players, number)
    for n in count():
        if n == len(played):
            played += islice(going_on, 1)
        if n == len(played):
            return
        yield played[n]


@lru_cache(maxsize=GAMES_KEPT)
def _played_lately(map_id: str, players: int, number: int) -> tuple[list[Step], Iterator[Step]]:
    """What has been played of a game, to which is added whatever is played of the rest. Many tests
    look at the same game, such as those for each language."""
    return [], playing_on(board(map_id), players, number)


def playing_on(on: Board, players: int, number: int) -> Iterator[Step]:
    """The same on any board."""
    rng = random.Random(number)
    game = start(on, players, seed(number)).game
    while game.waiting:
        seat = rng.choice(game.waiting)
        played = game.play(seat, rng.choice(game.moves(seat)))
        yield game, seat, played
        game = played.game


def playing_with_substitutes(
    players: int, number: int
) -> Iterator[tuple[Game, Seat, Action, Played]]:
    """Play a random game on the Nordic map in which seats often pay with substitutes, mostly with
    others than those that are listed. Yields the action too."""
    rng = random.Random(number)
    game = start(board("nordic"), players, seed(number)).game
    while game.waiting:
        seat = rng.choice(game.waiting)
        moves = game.moves(seat)
        claims = [move for move in moves if isinstance(move, Claim)]
        replaceable = [claim for claim in claims if _price(game, claim).any_cards]
        action = rng.choice(replaceable if replaceable and rng.random() < 0.5 else moves)
        if isinstance(action, Claim):
            action = _with_other_substitutes(game, seat, action, rng)
        played = game.play(seat, action)
        yield game, seat, action, played
        game = played.game


def _price(game: Game, claim: Claim) -> Price:
    return game.board.prices[game.board.route_number[claim.route]]


def _with_other_substitutes(game: Game, seat: Seat, claim: Claim, rng: random.Random) -> Claim:
    """The same claim paid with any substitutes, if the hand has enough cards for some; otherwise
    unchanged."""
    price, hand = _price(game, claim), game.state.players[seat].hand
    fitting = []
    for replaced in range(1, price.substitutes + 1):
        others = replaced * price.any_cards
        for way in all_ways(without(price, replaced), hand):
            left = list(card.unpack(Cards(hand - way.cards)))
            if len(left) >= others:
                fitting.append(Cards(way.cards + card.pack(rng.sample(left, others))))
    return replace(claim, cards=rng.choice(fitting)) if fitting else claim


def positions(map_id: str, players: int, number: int, every: int) -> Iterator[Game]:
    """Every `every`-th position of a random game, without the final one."""
    for step, (game, _, _) in enumerate(playing(map_id, players, number)):
        if step % every == 0:
            yield game


def assert_conserved(game: Game) -> None:
    """No card, wagon, route or ticket has appeared twice or disappeared."""
    map_, state = game.board.map, game.state
    assert all_train_cards(state) == card.pack(game.board.train_cards)
    claimed = 0
    for player in state.players:
        lengths = sum(map_.routes[route].length for route in bits(player.routes))
        assert player.wagons == map_.wagons - lengths >= 0
        assert not claimed & player.routes
        claimed |= player.routes
    assert claimed & ~state.taken == 0
    held = [ticket for player in state.players for ticket in (*player.tickets, *player.offered)]
    everywhere = [*held, *state.tickets, *state.refused]
    assert len(everywhere) == len(set(everywhere))
    assert len(state.row) == map_.market.row or not state.deck
    assert not state.discards or state.deck


def all_train_cards(state: State) -> Cards:
    whole = state.discards + card.pack(state.deck) + card.pack(state.row)
    whole += sum(player.hand for player in state.players)
    if isinstance(state.phase, TunnelDue):
        whole += state.phase.paid + card.pack(state.phase.turned)
    return Cards(whole)


def assert_sums_are_right(last: Played) -> None:
    """The last action of a game gave a final score that adds up."""
    (ended,) = (event for event in last.events if isinstance(event, GameEnded))
    for player, score in zip(last.game.state.players, ended.score.seats, strict=True):
        (routes,) = (line for line in score.lines if isinstance(line, RoutesLine))
        assert routes.points == player.points  # ALL-15
        assert score.total == sum(line.points for line in score.lines)


def dealt_again(game: Game, seat: Seat, number: int) -> Game:
    """The same game as far as this seat can see; everything secret is dealt again at random."""
    rng = random.Random(number)
    state = game.state
    others = [other for other in range(len(state.players)) if other != seat]

    cards = [*state.deck, *(c for other in others for c in card.unpack(state.players[other].hand))]
    rng.shuffle(cards)
    seen = {*state.players[seat].tickets, *state.players[seat].offered}
    tickets = [ticket for ticket in range(len(game.board.tickets)) if ticket not in seen]
    rng.shuffle(tickets)

    players = list(state.players)
    for other in others:
        players[other] = _with_other_secrets(players[other], cards, tickets)
    return replace(
        game,
        seed=Seed(rng.randbytes(32)),
        state=replace(
            state,
            players=tuple(players),
            deck=bytes(_take(cards, len(state.deck))),
            tickets=tuple(_take(tickets, len(state.tickets))),
            refused=tuple(_take(tickets, len(state.refused))),
        ),
    )


def _with_other_secrets(player: SeatState, cards: list[int], tickets: list[int]) -> SeatState:
    return replace(
        player,
        hand=card.pack(_take(cards, card.total(player.hand))),
        tickets=tuple(_take(tickets, len(player.tickets))),
        offered=tuple(_take(tickets, len(player.offered))),
    )


def _take(pile: list[int], number: int) -> list[int]:
    """Remove the first cards from the pile and return them."""
    taken = pile[:number]
    del pile[:number]
    return taken
