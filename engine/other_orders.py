"""The same game with its unseen piles in another order: what could have come instead.

For reviews of games that are over. What players hold and what lies open stays as it is.
"""

import hashlib

from msgspec.structs import replace

from engine.cards import Colour, Seed, shuffled
from engine.game import Game


def other_order(game: Game, number: int) -> Game:
    """The game with both decks shuffled, and with another seed for the shuffles to come. Every
    number gives an order that the game's seed determines."""
    material = game.seed + b"another order" + number.to_bytes(8, "big")
    seed = Seed(hashlib.sha256(material).digest())
    state = game.state
    mixed = replace(
        state,
        deck=bytes(shuffled(state.deck, seed, 2 * state.step)),
        tickets=tuple(shuffled(state.tickets, seed, 2 * state.step + 1)),
    )
    return Game(game.board, seed, mixed, game.rules_version)


def with_top_card(game: Game, colour: Colour) -> Game:
    """The game with a card of this colour on top of the deck, which must have one. It has changed
    places with the card that was there."""
    deck = bytearray(game.state.deck)
    place = deck.rindex(colour)
    deck[place], deck[-1] = deck[-1], deck[place]
    return Game(game.board, game.seed, replace(game.state, deck=bytes(deck)), game.rules_version)
