"""Functions that set up positions: `table("europe")`, `with_hand(game, 0, "3 red 1 wild")`.

Every function returns a new game and leaves the old one unchanged. Cards are written as words with
an optional number before each: "3 red wild". Piles are written in their order: a row from left to
right, a deck from its top card down.
"""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import TypeVar

import pytest
from msgspec.structs import replace

from engine import cards as card
from engine.actions import Action, BuildStation, Claim, Keep, PayExtra
from engine.board import Board, wild_use
from engine.cards import WILD, Cards, Colour, Seed
from engine.final_score import FinalScore, ScoreLine
from engine.game import Game, make_board, start
from engine.house_rules import HouseRules
from engine.model import (
    LongestTrail,
    MostTickets,
    PlaceId,
    Route,
    RouteId,
    Seat,
    Substitutes,
    TicketId,
)
from engine.refusals import Refusal
from engine.scoring import final_score
from engine.state import Over, Turn
from maps.loader import load

MAPS = (
    "amsterdam",
    "europe",
    "india",
    "italy",
    "london",
    "newyork",
    "nordic",
    "switzerland",
    "usa",
)
IN_SOAK = ("india", "london", "newyork", "nordic", "switzerland")
"""Maps that have nothing of their own but what has tests of its own, such as a bonus at the end."""

MAPS_WITH_USUAL_WILDS = tuple(each for each in MAPS if each not in ("nordic", "switzerland"))
"""Maps on which a wild pays for every route, and one from the row is a whole turn."""

MAPS_WITH_SWEEPS = tuple(each for each in MAPS if each != "nordic")
"""Maps on which a row with three wilds is replaced."""

MATRIX_MAPS = [
    pytest.param(each, marks=pytest.mark.soak if each in IN_SOAK else ()) for each in MAPS
]
"""For tests that draw or compare many positions of every map and prove something about no map in
particular: in `make test` without those maps."""

SEED = Seed(b"one and the same table")
Line = TypeVar("Line", bound=ScoreLine)


# --- values ---------------------------------------------------------------------------------------


def colours(text: str) -> list[Colour]:
    """Single cards in the order written: "2 red wild"."""
    found: list[Colour] = []
    number = 1
    for word in text.split():
        if word.isdigit():
            number = int(word)
        else:
            found += [card.by_word(word)] * number
            number = 1
    return found


def cards(text: str) -> Cards:
    return card.pack(colours(text))


def claim(route: str, paid: str, ferry_cards: int = 0) -> Claim:
    return Claim(RouteId(route), cards(paid), ferry_cards)


def station(city: str, paid: str) -> BuildStation:
    return BuildStation(PlaceId(city), cards(paid))


def pay(paid: str) -> PayExtra:
    return PayExtra(cards(paid))


def keep(*tickets: str) -> Keep:
    return Keep(tuple(map(TicketId, tickets)))


# --- positions ------------------------------------------------------------------------------------


@cache
def board(map_id: str) -> Board:
    return make_board(load(map_id))


@cache
def through_board(map_id: str) -> Board:
    """The board with the house rule that a station lends a way through its city."""
    return make_board(load(map_id), HouseRules(stations="through"))


def with_ways_through(game: Game) -> Game:
    """The same game with the house rule that a station lends a way through its city."""
    return replace(game, board=through_board(game.board.map.id))


@cache
def limited_board(map_id: str) -> Board:
    """The board if wilds paid only for tunnels and ferries."""
    map_ = load(map_id)
    market = replace(map_.market, wilds_pay=("tunnels", "ferries"))
    return make_board(replace(map_, market=market))


def with_limited_wilds(game: Game) -> Game:
    """The same game if wilds paid only for tunnels and ferries."""
    return replace(game, board=limited_board(game.board.map.id))


@cache
def nordic_rules_board(map_id: str) -> Board:
    """The board if its game had what is special in the Nordic countries: three cards stand for a
    locomotive, four for a card of a long grey route, the row is never swept, and the most tickets
    bring points instead of the longest trail."""
    map_ = load(map_id)
    rules = [rule for rule in map_.rules if not isinstance(rule, LongestTrail)]
    return make_board(
        replace(
            map_,
            market=replace(map_.market, sweep_at_wilds=0, face_up_wild="card"),
            rules=(*rules, Substitutes(for_locomotive=3), MostTickets(points=10)),
            routes=tuple(map(_with_any_cards, map_.routes)),
            tie_breaks=("longest trail",),
        )
    )


def _with_any_cards(route: Route) -> Route:
    return replace(route, any_cards=4) if route.length == 6 and route.colour is None else route


def with_nordic_rules(game: Game) -> Game:
    """The same game with those rules."""
    return replace(game, board=nordic_rules_board(game.board.map.id))


def opening(map_id: str, players: int = 2, seed: Seed = SEED) -> Game:
    """A game that has just been dealt."""
    return start(board(map_id), players, seed).game


def after_opening(game: Game) -> Game:
    """Every seat keeps the first choice that it is offered: the fewest tickets."""
    while seats := [seat for seat in game.waiting if not isinstance(game.state.phase, Turn)]:
        game = after(game, seats[0], game.moves(seats[0])[0])
    return game


def table(map_id: str, players: int = 2, seed: Seed = SEED) -> Game:
    """A game in which seat 0 is to begin the first turn, with empty hands and no tickets."""
    game = after_opening(opening(map_id, players, seed))
    empty = [replace(player, hand=card.NONE, tickets=()) for player in game.state.players]
    return _with_state(game, players=tuple(empty))


def with_turn(game: Game, seat: int, *, turns_left: int = 0) -> Game:
    """The seat is to begin a turn. With `turns_left` it is in the last round."""
    return _with_state(game, phase=Turn((Seat(seat),)), turns_left=turns_left)


def with_hand(game: Game, seat: int, text: str) -> Game:
    return _with_player(game, seat, hand=cards(text))


def with_row(game: Game, text: str) -> Game:
    return _with_state(game, row=bytes(colours(text)))


def with_deck(game: Game, text: str) -> Game:
    """The deck has just these cards."""
    return _with_state(game, deck=bytes(reversed(colours(text))))


def with_discards(game: Game, text: str) -> Game:
    return _with_state(game, discards=cards(text))


def without_cards(game: Game) -> Game:
    """The row, the deck and the discards are empty."""
    return with_discards(with_deck(with_row(game, ""), ""), "")


def with_tickets(game: Game, seat: int, *tickets: str) -> Game:
    return _with_player(game, seat, tickets=_ticket_numbers(game, tickets))


def with_offer(game: Game, seat: int, number: int) -> Game:
    """The seat may choose from the first tickets of the map, this many."""
    return _with_player(game, seat, offered=tuple(range(number)))


def with_ticket_deck(game: Game, *tickets: str) -> Game:
    return _with_state(game, tickets=_ticket_numbers(game, tickets))


def with_wagons(game: Game, seat: int, wagons: int) -> Game:
    return _with_player(game, seat, wagons=wagons)


def with_stations(game: Game, seat: int, *cities: str) -> Game:
    numbers = tuple(game.board.place_number[PlaceId(city)] for city in cities)
    return _with_player(game, seat, stations=numbers)


def with_ferry_cards(game: Game, seat: int, held: int) -> Game:
    return _with_player(game, seat, ferry_cards=held)


def with_ferry_pile(game: Game, left: int) -> Game:
    return _with_state(game, ferry_pile=left)


def with_merchandise(game: Game, *held: int) -> Game:
    """How many merchandise cards each seat holds."""
    for seat, number in enumerate(held):
        game = _with_player(game, seat, merchandise=number)
    return game


def with_merchandise_pile(game: Game, left: int) -> Game:
    return _with_state(game, merchandise_pile=left)


def with_routes(game: Game, seat: int, *routes: str) -> Game:
    """The seat has claimed these routes. The cards paid are added to the game for it."""
    before = game.state
    hand = before.players[seat].hand
    game = without_cards(game)
    for route in routes:
        paid = _price(game, route)
        game = with_turn(with_hand(game, seat, paid), seat)
        game = after(without_cards(game), seat, claim(route, paid))
    return _with_state(
        _with_player(game, seat, hand=hand),
        phase=before.phase,
        row=before.row,
        deck=before.deck,
        discards=before.discards,
        shuffles=before.shuffles,
        step=before.step,
        turns_left=before.turns_left,
        passes=before.passes,
    )


def _price(game: Game, route: str) -> str:
    """Cards that pay for a route: wilds, where the map lets them."""
    found = game.board.routes[game.board.route_number[RouteId(route)]]
    if wild_use(found) in game.board.map.market.wilds_pay:
        return f"{found.length} wild"
    colour = Colour.RED if found.colour is None else found.colour
    return f"{found.length} {colour.word}"


def ended(game: Game) -> Game:
    return _with_state(game, phase=Over())


# --- acting and reading ---------------------------------------------------------------------------


def after(game: Game, seat: int, *actions: Action) -> Game:
    """The game after these actions of one seat."""
    for action in actions:
        game = game.play(Seat(seat), action).game
    return game


def refusal(game: Game, seat: int, action: Action) -> Refusal:
    """The refusal of an action. Also checks that the game is unchanged."""
    before = game.digest()
    with pytest.raises(Refusal) as caught:
        game.play(Seat(seat), action)
    assert game.digest() == before
    return caught.value


@contextmanager
def within(seconds: int) -> Iterator[None]:
    """Raise TimeoutError if the code inside takes longer."""

    def stop(*_: object) -> None:
        raise TimeoutError(f"not done after {seconds} s")

    before = signal.signal(signal.SIGALRM, stop)
    signal.alarm(seconds)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


def whose_turn(game: Game) -> int:
    """The seat that is to begin a turn."""
    assert isinstance(game.state.phase, Turn)
    (seat,) = game.waiting
    return seat


def hand(game: Game, seat: int) -> dict[str, int]:
    return card.to_words(game.state.players[seat].hand)


def row(game: Game) -> list[str]:
    return [Colour(colour).word for colour in game.state.row]


def wilds_in_row(game: Game) -> int:
    return game.state.row.count(WILD)


def tickets(game: Game, seat: int) -> list[str]:
    return [game.board.tickets[number].id for number in game.state.players[seat].tickets]


def offered(game: Game, seat: int) -> list[str]:
    return [game.board.tickets[number].id for number in game.state.players[seat].offered]


def ticket_deck(game: Game) -> list[str]:
    return [game.board.tickets[number].id for number in game.state.tickets]


def claims(game: Game, seat: int, route: str) -> list[dict[str, int]]:
    """Every payment offered for a route, without ferry cards."""
    return [card.to_words(paid.cards) for paid in claim_moves(game, seat, route)]


def claim_moves(game: Game, seat: int, route: str) -> list[Claim]:
    moves = game.moves(Seat(seat))
    return [move for move in moves if isinstance(move, Claim) and move.route == route]


def score(game: Game) -> FinalScore:
    """The final score if the game ended now."""
    return final_score(game.board, game.state)


def lines(game: Game, seat: int, kind: type[Line]) -> list[Line]:
    """The lines of one kind in a seat's score."""
    return [line for line in score(game).seats[seat].lines if isinstance(line, kind)]


def winners(game: Game) -> tuple[int, ...]:
    return score(game).winners


def _ticket_numbers(game: Game, tickets: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(game.board.ticket_number[TicketId(ticket)] for ticket in tickets)


def _with_player(game: Game, seat: int, **fields: object) -> Game:
    players = list(game.state.players)
    players[seat] = replace(players[seat], **fields)
    return _with_state(game, players=tuple(players))


def _with_state(game: Game, **fields: object) -> Game:
    return replace(game, state=replace(game.state, **fields))
