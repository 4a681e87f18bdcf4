"""How far a seat is with each of its tickets: what is still to be built and which cards are missing
for it, or why a ticket has become impossible.

Everything is computed from the seat's view, and only where it is shown: views stay cheap. It is
kept as long as nothing has changed on which it depends, because texts and pictures show the same.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Literal, NamedTuple

from msgspec.structs import replace

from engine import cards as card
from engine.board import Board
from engine.cards import PLAIN, WILD, Cards, Colour
from engine.graph import bits, union
from engine.model import RouteId, Seat, TicketId
from engine.payments import Price
from engine.state import RouteSet
from engine.tickets.ticket_outlook import find_ticket_path
from engine.values import Value
from engine.views import PlayerView, TicketView

POSITIONS_KEPT = 1000  # seats of some hundred tables
BOARDS_KEPT = 200  # the same as long as nothing is claimed; they take more memory

LossReason = Literal["cut off", "too few wagons", "too few turns", "game over"]


class CardNeeds(Value, frozen=True):
    """Cards that a hand lacks: those of certain colours, wilds among them; for each number in
    `any_colour` so many of one colour, whichever it is; and ferry cards."""

    cards: Cards = card.NONE
    any_colour: tuple[int, ...] = ()
    ferry_cards: int = 0


class TicketDone(Value, frozen=True):
    """The ticket is done."""


class TicketOpen(Value, frozen=True):
    """The ticket can still be completed, on the path of its `TicketView`.

    `needs` is what the hand lacks for the whole path, as if it were spent on nothing else. Each of
    the `tunnels` on the path may cost more. `awaited` are routes that a station is to borrow but
    that nobody has claimed yet.
    """

    wagons: int
    new_stations: int
    needs: CardNeeds
    tunnels: int
    awaited: tuple[RouteId, ...]


class TicketLost(Value, frozen=True):
    """The ticket is impossible. `wagons`: those that its shortest path would still take; 0 if the
    seat is cut off."""

    reason: LossReason
    wagons: int


TicketProgress = TicketDone | TicketOpen | TicketLost


class Shortage(NamedTuple):
    """Plain cards that are lacking, and how many of them wilds may replace."""

    number: int
    replaceable: int


NO_SHORTAGE = Shortage(0, 0)


class PathItem(NamedTuple):
    """Plain cards that must have one colour: so many, which colours are possible, and how many of
    the cards wilds may replace."""

    number: int
    colours: tuple[Colour, ...]
    replaceable: int


class PathPlan(NamedTuple):
    """What is still to be claimed on the path of an open ticket: in wagons, in cards, how many
    tunnels it has, and which routes that a station is to borrow nobody has claimed yet."""

    wagons: int
    prices: Sequence[Price]
    items: Sequence[PathItem]
    tunnels: int
    awaited: tuple[RouteId, ...]


class ClaimedRoutes(NamedTuple):
    """What paths depend on: the routes of all seats, those closed to everybody, and the seat's own
    tickets."""

    seat: Seat
    routes: tuple[tuple[RouteId, ...], ...]
    closed: tuple[RouteId, ...]
    tickets: tuple[TicketView, ...]


class Means(NamedTuple):
    """What a seat has to build with."""

    hand: Cards
    wagons: int
    stations_built: int
    ferry_cards: int
    is_over: bool


def ticket_progress(board: Board, view: PlayerView) -> tuple[TicketProgress, ...]:
    """The progress of each of the seat's tickets, in their order, each for itself."""
    mine = view.public.seats[view.seat]
    is_over = view.public.stage == "over"
    means = Means(view.hand, mine.wagons, len(mine.stations), mine.ferry_cards, is_over)
    return _progress(board, _claimed_routes(view), means)


def wagons_together(board: Board, view: PlayerView) -> int:
    """About how many wagons it takes to complete all open tickets: so many are enough, but fewer
    may be. Paths share what they have in common."""
    return _wagons_together(board, _claimed_routes(view))


def _claimed_routes(view: PlayerView) -> ClaimedRoutes:
    routes = tuple([seat.routes for seat in view.public.seats])
    return ClaimedRoutes(view.seat, routes, view.public.closed, view.tickets)


@lru_cache(maxsize=POSITIONS_KEPT)
def _progress(board: Board, claimed: ClaimedRoutes, means: Means) -> tuple[TicketProgress, ...]:
    position = _position(board, claimed)
    return tuple([position.progress(ticket, means) for ticket in claimed.tickets])


@lru_cache(maxsize=POSITIONS_KEPT)
def _wagons_together(board: Board, claimed: ClaimedRoutes) -> int:
    return _position(board, claimed).wagons_together()


@lru_cache(maxsize=BOARDS_KEPT)
def _position(board: Board, claimed: ClaimedRoutes) -> "_Position":
    return _Position(board, claimed)


class _Position:
    """The routes that a seat sees claimed, as bit sets."""

    def __init__(self, board: Board, claimed: ClaimedRoutes) -> None:
        self._board, self._tickets = board, claimed.tickets
        self._claimed = [self._routes(routes) for routes in claimed.routes]
        self._own = self._claimed[claimed.seat]
        shut = union(board.lanes[route] for route in bits(self._own))  # ALL-11
        taken = union(self._claimed) | self._routes(claimed.closed)
        self._open = (1 << len(board.routes)) - 1 & ~(taken | shut)
        self._plans: dict[TicketId, PathPlan] = {}

    def progress(self, ticket: TicketView, means: Means) -> TicketProgress:
        if ticket.state == "done":
            return TicketDone()
        is_open = ticket.state == "possible"
        return self._open_ticket(ticket, means) if is_open else self._lost_ticket(ticket, means)

    def wagons_together(self) -> int:
        """Ticket by ticket, those that need most first, with everything planned before as if it
        were built."""
        tickets = [each for each in self._tickets if each.state == "possible"]
        planned = 0
        for ticket in sorted(tickets, key=lambda each: -self._wagons(self._claims(each))):
            path = self._find_path(ticket, self._own | planned)
            choices = [self._claims(ticket) & ~planned]
            if path is not None:
                choices.append(path & ~(self._own | planned))
            planned |= min(choices, key=self._wagons)
        return self._wagons(planned)

    def _open_ticket(self, ticket: TicketView, means: Means) -> TicketOpen:
        plan = self._plan(ticket)
        first = means.stations_built + 1
        stations = [Price(first + number) for number in range(ticket.new_stations)]  # EU-11
        items = [
            *plan.items,
            *(PathItem(price.plain, PLAIN, price.replaceable) for price in stations),
        ]
        return TicketOpen(
            wagons=plan.wagons,
            new_stations=ticket.new_stations,
            needs=card_needs(plan.prices, items, means.hand, means.ferry_cards),
            tunnels=plan.tunnels,
            awaited=plan.awaited,
        )

    def _plan(self, ticket: TicketView) -> PathPlan:
        """What is still to be claimed for an open ticket, made once."""
        plan = self._plans.get(ticket.ticket)
        if plan is None:
            claims, lent = self._claims(ticket), union(self._claimed)
            found = list(bits(claims))
            plan = self._plans[ticket.ticket] = PathPlan(
                self._wagons(claims),
                [self._board.prices[route] for route in found],
                [self._item(route) for route in found],
                sum([self._board.routes[route].tunnel for route in found]),
                tuple([each for each in ticket.borrowed if not lent & self._routes((each,))]),
            )
        return plan

    def _lost_ticket(self, ticket: TicketView, means: Means) -> TicketLost:
        path = self._find_path(ticket, self._own)
        wagons = 0 if path is None else self._wagons(path & ~self._own)
        if means.is_over:
            return TicketLost("game over", wagons)
        if path is None:
            return TicketLost("cut off", 0)
        is_too_long = wagons > means.wagons
        return TicketLost("too few wagons" if is_too_long else "too few turns", wagons)

    def _find_path(self, ticket: TicketView, own: RouteSet) -> RouteSet | None:
        """The cheapest path of a ticket, without stations and however long it is."""
        number = self._board.ticket_number[ticket.ticket]
        path = find_ticket_path(self._board, own, self._open, number, self._wagons(self._open))
        return None if path is None else union(1 << route for route in path.routes)

    def _claims(self, ticket: TicketView) -> RouteSet:
        """The routes to claim on the path of an open ticket."""
        return self._routes(ticket.missing) & ~self._routes(ticket.borrowed)

    def _item(self, route: int) -> PathItem:
        """The plain cards for a route, in the colour of any open lane with the same price."""
        price = self._board.prices[route]
        lanes = [route, *bits(self._board.lanes[route] & self._open)]
        others = [self._board.prices[lane] for lane in lanes]
        colours = [each.colour for each in others if _is_alike(each, price)]
        plain = tuple(colour for colour in colours if colour is not None)
        return PathItem(
            price.plain, plain if len(plain) == len(colours) else PLAIN, price.replaceable
        )

    def _routes(self, routes: Iterable[RouteId]) -> RouteSet:
        return union(1 << self._board.route_number[route] for route in routes)

    def _wagons(self, routes: RouteSet) -> int:
        return sum(self._board.routes[route].length for route in bits(routes))


def _is_alike(one: Price, other: Price) -> bool:
    """Whether two prices differ at most in their colour."""
    return replace(one, colour=other.colour) == other


def card_needs(
    prices: Sequence[Price], items: Sequence[PathItem], hand: Cards, ferry_cards: int
) -> CardNeeds:
    """What a hand lacks to pay all prices, as few cards as possible or hardly more. `items`: the
    plain cards of these prices and of anything else.

    Wilds are kept for ferries first, then they replace colours of which the fewest are lacking.
    Cards that nothing else needs are substitutes for wilds that are lacking (NOR-8).
    """
    wilds = card.count(hand, WILD) - sum(price.wilds for price in prices)
    lacking, any_colour = _lacking_plain(items, hand)
    lacking_wilds = max(0, -wilds)
    if lacking_wilds:
        shortages = [*lacking.values(), *any_colour]
        lacking_wilds -= _substitutes(prices, items, hand, shortages, lacking_wilds)
    cards = card.of(WILD, lacking_wilds)
    spare = max(0, wilds)
    for colour in sorted(lacking, key=lambda each: lacking[each].number):
        number, spare = _replace(lacking[colour], spare)
        cards = Cards(cards + card.of(colour, number))
    still_any = []
    for lacked in sorted(any_colour):
        number, spare = _replace(lacked, spare)
        still_any.append(number)
    return CardNeeds(
        cards,
        tuple(sorted([number for number in still_any if number], reverse=True)),
        _lacking_ferry_cards(prices, ferry_cards, spare),
    )


def _substitutes(
    prices: Sequence[Price],
    items: Iterable[PathItem],
    hand: Cards,
    shortages: Iterable[Shortage],
    most: int,
) -> int:
    """How many lacking wilds the plain cards replace that are left over. `shortages`: of the cards
    that `items` take."""
    each = max([price.any_cards for price in prices if price.wilds], default=0)
    if not each:
        return 0
    used = sum(item.number for item in items) - sum(lacked.number for lacked in shortages)
    left = card.total(hand) - card.count(hand, WILD) - used
    return min(most, left // each)


def _replace(lacked: Shortage, spare: int) -> tuple[int, int]:
    """How many cards are lacking and how many wilds are spare, after wilds have replaced cards."""
    used = min(lacked.replaceable, spare)
    return lacked.number - used, spare - used


def _order_of_choice(item: PathItem) -> tuple[int, int, int]:
    return len(item.colours), item.replaceable - item.number, -item.number


def _lacking_plain(
    items: Iterable[PathItem], hand: Cards
) -> tuple[dict[Colour, Shortage], list[Shortage]]:
    """The cards lacking of each colour, and the numbers of cards of one colour, whichever it is.

    Those with the fewest possible colours choose first, then those that wilds help least, then
    those that need most. Each takes the colour of which just enough is left, or else most; among
    equals one that is not lacking yet.
    """
    left = {colour: card.count(hand, colour) for colour in PLAIN}
    lacking: dict[Colour, Shortage] = {}
    any_colour = []
    for number, colours, replaceable in sorted(items, key=_order_of_choice):
        enough = [colour for colour in colours if left[colour] >= number]
        if enough:
            left[min(enough, key=lambda each: left[each])] -= number
            continue
        colour = max(colours, key=lambda each: (left[each], -lacking.get(each, NO_SHORTAGE).number))
        if not left[colour] and colours == PLAIN:
            any_colour.append(Shortage(number, replaceable))
            continue
        before, lacked = lacking.get(colour, NO_SHORTAGE), number - left[colour]
        lacking[colour] = Shortage(
            before.number + lacked, before.replaceable + min(lacked, replaceable)
        )
        left[colour] = 0
    return lacking, any_colour


def _lacking_ferry_cards(prices: Sequence[Price], ferry_cards: int, spare_wilds: int) -> int:
    """The ferry cards lacking for the waves, some of which spare wilds can pay for (IT-5)."""
    waves = [
        min(price.waves_each, price.waves - paid)
        for price in prices
        for paid in range(0, price.waves, price.waves_each)
    ]
    lacking = sorted(waves, reverse=True)[ferry_cards:]
    while lacking and lacking[-1] <= spare_wilds:
        spare_wilds -= lacking.pop()
    return len(lacking)
