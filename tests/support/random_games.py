"""Random games for tests: whole games, and positions from them."""

import random
from collections.abc import Iterator

from msgspec.structs import replace

from engine import cards as card
from engine.cards import Seed
from engine.game import Game, Played, start
from engine.model import Seat
from engine.state import SeatState
from maps.loader import available, load
from tests.support.positions import board

TABLES = [
    (map_id, players)
    for map_id in available()
    for players in range(load(map_id).players[0], load(map_id).players[1] + 1)
]


def seed(number: int) -> Seed:
    return Seed(number.to_bytes(32, "big"))


def playing(map_id: str, players: int, number: int) -> Iterator[tuple[Game, Seat, Played]]:
    """Play a random game. Yields for each action the game before it, the seat, and the result."""
    rng = random.Random(number)
    game = start(board(map_id), players, seed(number)).game
    while game.waiting:
        seat = rng.choice(game.waiting)
        played = game.play(seat, rng.choice(game.moves(seat)))
        yield game, seat, played
        game = played.game


def positions(map_id: str, players: int, number: int, every: int) -> Iterator[Game]:
    """Every `every`-th position of a random game, without the final one."""
    for step, (game, _, _) in enumerate(playing(map_id, players, number)):
        if step % every == 0:
            yield game


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
