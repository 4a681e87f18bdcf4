"""Refusals: why the rules do not allow something, as a code and the values for a message."""

import enum

from engine.cards import Cards

Param = str | int | Cards | tuple[str, ...]


class Code(enum.StrEnum):
    """Why something is refused. The comments name the parameters of each code."""

    # who and when
    WRONG_NUMBER_OF_PLAYERS = "wrong number of players"  # players, least, most
    NO_SUCH_SEAT = "no such seat"  # seat, players
    NOT_YOUR_TURN = "not your turn"  # seat, waiting
    GAME_OVER = "game over"
    NOT_NOW = "not now"  # action, waiting_for
    NOT_ON_THIS_MAP = "not on this map"  # action
    CANNOT_PASS = "cannot pass"  # noqa: S105  # a move, not a password
    NOT_AN_ACTION = "not an action"  # problem

    # train cards
    DECK_EMPTY = "deck empty"
    NOT_IN_ROW = "not in row"  # colour
    WILD_AS_SECOND_CARD = "wild as second card"

    # tickets
    NO_TICKETS_LEFT = "no tickets left"
    TICKET_NOT_OFFERED = "ticket not offered"  # ticket
    TICKET_TWICE = "ticket twice"  # ticket
    TOO_FEW_TICKETS_KEPT = "too few tickets kept"  # keep, kept

    # routes
    UNKNOWN_ROUTE = "unknown route"  # route
    ROUTE_TAKEN = "route taken"  # route, owner
    OTHER_LANE_TAKEN = "other lane taken"  # route, owner
    OWN_OTHER_LANE = "own other lane"  # route
    TOO_FEW_WAGONS = "too few wagons"  # route, need, have

    # payments
    CARDS_NOT_HELD = "cards not held"  # cards, hand, most_wilds
    FERRY_CARDS_NOT_HELD = "ferry cards not held"  # given, have
    MIXED_COLOURS = "mixed colours"  # cards
    WRONG_COLOUR = "wrong colour"  # need, cards
    WRONG_NUMBER_OF_CARDS = "wrong number of cards"  # need, given
    TOO_FEW_WILDS = "too few wilds"  # need, given
    TOO_MANY_WILDS = "too many wilds"  # most, given
    TOO_MANY_FERRY_CARDS = "too many ferry cards"  # most, given
    WRONG_NUMBER_WITH_SUBSTITUTES = "wrong number with substitutes"
    # replaces ("locomotive" or "card"), given, need, any_cards, more, most
    TOO_FEW_BESIDE_SUBSTITUTES = "too few beside substitutes"
    # replaces, replaced, substitutes, need, have, colour ("grey" for any)

    # stations and ferry cards
    UNKNOWN_CITY = "unknown city"  # city
    STATION_THERE = "station there"  # city, owner
    NO_STATIONS_LEFT = "no stations left"
    FERRY_HAND_FULL = "ferry hand full"  # most
    NO_FERRY_CARDS_LEFT = "no ferry cards left"

    # game records
    NOT_A_RECORD = "not a record"  # problem
    OTHER_RULES = "other rules"  # recorded, ours
    OTHER_MAP = "other map"  # recorded, ours


SECRET = {"cards", "hand"}
"""Parameters that only the player may see, and that no log line may contain."""


class Refusal(Exception):  # noqa: N818  # an answer to a player, not an error
    """The rules do not allow an action. The game is unchanged."""

    def __init__(self, code: Code, **params: Param) -> None:
        super().__init__(code, params)
        self.code = code
        self.params = params

    def __str__(self) -> str:
        shown = {name: value for name, value in self.params.items() if name not in SECRET}
        values = ", ".join(f"{name}={value!r}" for name, value in shown.items())
        return f"{self.code} ({values})" if values else str(self.code)
