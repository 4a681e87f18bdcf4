"""What a ticket still needs, or why it is impossible."""

import random
from collections.abc import Iterator
from itertools import product

import pytest

from engine import cards as card
from engine.board import Board
from engine.cards import PLAIN, WILD, Cards, Colour
from engine.game import Game
from engine.graph import bits, joined
from engine.model import RouteId, Seat
from engine.payments import Price, all_ways
from engine.substitutes import without
from engine.tickets.ticket_progress import (
    CardNeeds,
    PathItem,
    TicketDone,
    TicketLost,
    TicketOpen,
    TicketProgress,
    card_needs,
    ticket_progress,
    wagons_together,
)
from engine.views import PlayerView, player_view
from tests.support.positions import (
    after,
    cards,
    claim,
    ended,
    table,
    with_deck,
    with_ferry_cards,
    with_hand,
    with_routes,
    with_stations,
    with_tickets,
    with_turn,
    with_wagons,
    with_ways_through,
)
from tests.support.random_games import playing


def progress(game: Game, ticket: str) -> TicketProgress:
    """The progress of a ticket, if seat 0 had it."""
    view = player_view(with_tickets(game, 0, ticket), Seat(0))
    (found,) = ticket_progress(game.board, view)
    return found


def open_ticket(game: Game, ticket: str) -> TicketOpen:
    found = progress(game, ticket)
    assert isinstance(found, TicketOpen)
    return found


def needs(game: Game, ticket: str, hand: str) -> CardNeeds:
    return open_ticket(with_hand(game, 0, hand), ticket).needs


def lost(reason: str, wagons: int) -> TicketLost:
    return TicketLost(reason, wagons)  # type: ignore[arg-type]  # a word of `LossReason`


def test_an_open_ticket_counts_the_wagons_of_the_routes_not_yet_built() -> None:
    game = table("usa")
    assert open_ticket(game, "denver-el-paso").wagons == 4
    game = with_routes(game, 0, "denver-santa-fe")
    assert open_ticket(game, "denver-el-paso").wagons == 2
    assert progress(with_routes(game, 0, "el-paso-santa-fe"), "denver-el-paso") == TicketDone()


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("", CardNeeds(any_colour=(2, 2))),  # two grey routes of two spaces
        ("red", CardNeeds(cards("red"), (2,))),  # a second red card is less than two of a colour
        ("2 red", CardNeeds(any_colour=(2,))),
        ("3 red", CardNeeds(cards("red"))),
        ("2 red 2 blue", CardNeeds()),
        ("4 red", CardNeeds()),
        ("2 red blue wild", CardNeeds()),
        ("wild", CardNeeds(any_colour=(2, 1))),
        ("2 wild", CardNeeds(any_colour=(2,))),
        ("5 wild", CardNeeds()),
    ],
)
def test_a_grey_route_needs_cards_of_one_colour(hand: str, expected: CardNeeds) -> None:
    assert needs(table("usa"), "denver-el-paso", hand) == expected  # ALL-8


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("", "3 red 3 yellow"),
        ("2 red yellow 5 green", "red 2 yellow"),
        ("2 red wild", "3 yellow"),  # wilds replace the colour of which fewest are lacking
        ("2 red 2 wild", "2 yellow"),
        ("3 red 3 yellow", ""),
        ("9 wild", ""),
    ],
)
def test_coloured_routes_need_what_the_hand_lacks_of_their_colours(
    hand: str, expected: str
) -> None:
    found = needs(table("europe"), "warszawa-smolensk", hand)
    assert found == CardNeeds(cards(expected))


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("", CardNeeds(cards("4 black pink wild"), (1,))),
        ("3 orange black pink wild", CardNeeds(cards("orange"))),
        ("black wild", CardNeeds(cards("3 black pink"), (1,))),
        ("4 black 3 wild", CardNeeds()),
    ],
)
def test_a_double_is_paid_in_the_colour_that_the_hand_has(hand: str, expected: CardNeeds) -> None:
    """From Edinburgh to Paris: four black or orange, a ferry of two spaces, one pink."""
    assert needs(table("europe"), "edinburgh-paris", hand) == expected  # EU-6


def test_a_lane_that_is_not_open_does_not_count() -> None:
    game = with_routes(table("europe", 4), 1, "edinburgh-london-orange")
    assert needs(game, "edinburgh-paris", "4 orange pink wild").cards == cards("4 black")


@pytest.mark.parametrize(
    ("hand", "ferry_cards", "expected"),
    [
        ("2 orange 2 blue", 0, CardNeeds(ferry_cards=1)),
        ("2 orange 2 blue", 1, CardNeeds()),
        ("2 orange 2 blue 2 wild", 0, CardNeeds()),  # two wilds for the two waves
        ("2 orange 2 blue wild", 0, CardNeeds(ferry_cards=1)),
        ("2 red blue wild", 0, CardNeeds(ferry_cards=1)),  # the wild replaces a blue card
        ("", 2, CardNeeds(cards("2 orange"), (2,))),
    ],
)
def test_waves_need_ferry_cards_or_wilds(hand: str, ferry_cards: int, expected: CardNeeds) -> None:
    """From Sassari to Roma: two orange or red, and a ferry of four spaces with two waves."""
    game = with_ferry_cards(table("italy"), 0, ferry_cards)
    assert needs(game, "sassari-roma", hand) == expected  # IT-5


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("1 green 3 blue", CardNeeds(cards(""), ())),
        ("1 green 2 blue", CardNeeds(cards("1 wild"), ())),
        ("4 blue", CardNeeds(cards("1 green"), ())),
    ],
)
def test_cards_that_are_left_over_stand_for_a_locomotive(hand: str, expected: CardNeeds) -> None:
    board = table("nordic").board
    price = board.prices[board.route_number[RouteId("honningsvag-kirkenes")]]
    item = PathItem(price.plain, (Colour.GREEN,), price.replaceable)
    assert card_needs([price], [item], cards(hand), 0) == expected


def test_a_single_wave_is_left_to_a_wild() -> None:
    """From Taranto to Catania there is one wave; the ferry of Sassari has two."""
    game = with_routes(table("italy"), 0, "catania-messina", "cosenza-taranto-orange")
    assert needs(game, "taranto-catania", "2 blue") == CardNeeds(ferry_cards=1)
    assert needs(game, "taranto-catania", "2 blue wild") == CardNeeds()


def test_a_wild_pays_for_one_wave_only() -> None:
    """From Napoli to Palermo there are four waves."""
    game = with_routes(table("italy"), 0, "napoli-roma-red")
    assert needs(game, "roma-palermo", "3 blue") == CardNeeds(ferry_cards=2)
    assert needs(game, "roma-palermo", "3 blue 2 wild") == CardNeeds(ferry_cards=1)
    assert needs(game, "roma-palermo", "3 blue 4 wild") == CardNeeds()


@pytest.mark.parametrize(("wilds", "expected"), [(0, 2), (1, 1), (2, 1), (3, 0)])
def test_wilds_pay_for_the_fewest_waves_first(wilds: int, expected: int) -> None:
    """From Cagliari to Napoli there are three waves: a ferry card pays for two of them."""
    here = table("italy").board
    ferry = here.prices[here.route_number[RouteId("cagliari-napoli")]]
    assert card_needs([ferry], [], card.of(WILD, wilds), 0).ferry_cards == expected  # IT-5


def test_the_longer_of_two_grey_routes_takes_the_colour_that_is_enough() -> None:
    grey = [PathItem(2, PLAIN, 2), PathItem(3, PLAIN, 3)]
    assert card_needs([], grey, cards("3 red"), 0) == CardNeeds(any_colour=(2,))


def test_a_ticket_to_a_country_is_counted_to_the_nearest_of_its_dead_ends() -> None:
    game = with_routes(table("italy"), 0, "bergamo-verona-blue")
    assert open_ticket(game, "svizzera-verona").wagons == 2  # IT-9


def test_tunnels_on_the_path_are_counted() -> None:
    assert open_ticket(table("europe"), "zurich-brindisi").tunnels == 1
    assert open_ticket(table("usa"), "denver-el-paso").tunnels == 0


def surrounded(wagons: int) -> Game:
    """Seat 1 owns the only free route out of Edinburgh, and seat 0 the way from London to Paris."""
    game = with_routes(table("europe"), 1, "edinburgh-london-black")
    game = with_routes(game, 0, "dieppe-london-1", "dieppe-paris")
    return with_hand(with_wagons(game, 0, wagons), 0, "red")


def test_a_station_is_counted_with_its_price_and_takes_no_wagons() -> None:
    expected = TicketOpen(0, 1, CardNeeds(), 0, ())
    assert open_ticket(surrounded(9), "edinburgh-paris") == expected  # EU-11
    second = with_stations(surrounded(9), 0, "roma")
    assert open_ticket(second, "edinburgh-paris").needs == CardNeeds(cards("red"))
    third = with_stations(second, 0, "roma", "wien")
    assert open_ticket(third, "edinburgh-paris").needs == CardNeeds(cards("2 red"))


def test_a_station_borrows_what_is_built_and_the_rest_is_claimed() -> None:
    game = with_routes(table("europe"), 1, "edinburgh-london-black")
    game = with_routes(game, 0, "dieppe-london-1")
    found = open_ticket(game, "edinburgh-paris")  # not two stations and a route of somebody else
    assert (found.wagons, found.new_stations, found.awaited) == (1, 1, ())


def test_a_loan_that_completes_another_ticket_is_left_to_it_if_possible() -> None:
    game = with_routes(table("europe"), 1, "brest-paris", "dieppe-paris")
    game = with_routes(game, 0, "marseille-paris", "edinburgh-london-black", "dieppe-london-1")
    game = with_tickets(with_wagons(game, 0, 0), 0, "brest-marseille", "edinburgh-paris")
    game = with_hand(with_stations(game, 0, "paris"), 0, "2 red")
    done, other = ticket_progress(game.board, player_view(game, Seat(0)))
    assert (done, other) == (TicketDone(), TicketOpen(0, 1, CardNeeds(), 0, ()))
    game = with_stations(game, 0, "paris", "roma", "wien")
    done, other = ticket_progress(game.board, player_view(game, Seat(0)))
    assert (done, other) == (TicketDone(), TicketOpen(0, 0, CardNeeds(), 0, ()))


def test_a_ticket_continues_a_loan_of_another() -> None:
    game = with_routes(table("europe"), 1, "brest-paris")
    game = with_stations(with_routes(game, 0, "marseille-paris"), 0, "paris")
    game = with_tickets(game, 0, "brest-marseille", "brest-venezia")
    done, other = ticket_progress(game.board, player_view(game, Seat(0)))
    assert done == TicketDone()
    assert isinstance(other, TicketOpen)
    assert (other.wagons, other.new_stations) == (4, 0)  # by Marseille and Zürich
    assert wagons_together(game.board, player_view(game, Seat(0))) == 4


def test_a_route_that_another_must_claim_first_is_awaited() -> None:
    game = with_wagons(with_routes(table("europe"), 0, "dieppe-london-1", "dieppe-paris"), 0, 3)
    found = open_ticket(game, "edinburgh-paris")
    assert (found.wagons, found.new_stations) == (0, 1)
    assert found.awaited == (RouteId("edinburgh-london-black"),)


def test_a_station_may_lend_a_way_through_its_city() -> None:
    game = with_routes(table("europe"), 1, "edinburgh-london-black", "dieppe-london-1")
    game = with_wagons(with_routes(game, 0, "dieppe-paris"), 0, 0)
    game = with_stations(game, 0, "roma", "wien")
    assert progress(game, "edinburgh-paris") == lost("cut off", 0)
    found = open_ticket(with_ways_through(game), "edinburgh-paris")  # EU-12
    assert (found.wagons, found.new_stations, found.awaited) == (0, 1, ())


def test_a_way_through_a_city_needs_a_station_in_it() -> None:
    game = with_routes(table("europe"), 0, "edinburgh-london-black", "dieppe-london-1")
    game = with_wagons(with_routes(game, 1, "dieppe-paris"), 1, 0)
    game = with_stations(with_stations(game, 0, "london"), 1, "roma", "wien")
    game = with_tickets(game, 1, "edinburgh-paris")
    (found,) = ticket_progress(game.board, player_view(with_ways_through(game), Seat(1)))
    assert found == lost("cut off", 0)  # a station in Edinburgh lends no way on, EU-12


def test_a_ticket_is_lost_with_the_reason() -> None:
    game = with_wagons(table("usa"), 0, 3)
    assert progress(game, "denver-el-paso") == lost("too few wagons", 4)
    out = ("chicago-toronto", "duluth-toronto", "montreal-toronto", "pittsburgh-toronto")
    cut_off = with_routes(table("usa"), 1, *out, "sault-st-marie-toronto")
    assert progress(cut_off, "toronto-miami") == lost("cut off", 0)
    last = with_turn(table("usa"), 0, turns_left=2)
    assert progress(last, "denver-el-paso") == lost("too few turns", 4)
    assert progress(ended(table("usa")), "denver-el-paso") == lost("game over", 4)
    assert progress(ended(cut_off), "toronto-miami") == lost("game over", 0)


def test_a_tunnel_begun_in_the_last_turn_leaves_no_other_turn() -> None:
    game = with_deck(with_hand(table("europe"), 0, "4 red"), "red 5 blue")
    game = with_routes(game, 0, "paris-zurich")
    game = after(with_turn(game, 0, turns_left=1), 0, claim("sarajevo-sofia", "2 red"))
    assert progress(game, "paris-zagrab") == lost("too few turns", 4)


def together(game: Game, *tickets: str) -> int:
    return wagons_together(game.board, player_view(with_tickets(game, 0, *tickets), Seat(0)))


def test_together_tickets_count_what_they_share_once() -> None:
    game = table("usa")
    assert together(game, "denver-el-paso") == 4
    assert together(game, "denver-el-paso", "kansas-city-houston") == 9
    shared = together(game, "seattle-los-angeles", "portland-phoenix")
    assert shared == 12  # 1 + 5 + 3 to Los Angeles, 3 more to Phoenix
    longest_first = together(game, "denver-el-paso", "calgary-phoenix")
    assert longest_first == 16  # 4 + 4 to Denver, 5 to Phoenix, 3 from there to El Paso
    done = with_routes(game, 0, "denver-santa-fe", "el-paso-santa-fe")
    assert together(done, "denver-el-paso", "kansas-city-houston") == 5
    assert together(ended(game), "denver-el-paso") == 0


def test_together_a_borrowed_route_takes_no_wagons() -> None:
    assert together(surrounded(9), "edinburgh-paris", "warszawa-smolensk") == 6


def scarce(rng: random.Random) -> Game:
    """Amsterdam with few routes left: seat 0 owns some, the others most of the rest."""
    game = table("amsterdam", 3)
    ids = [route.id for route in game.board.routes]
    rng.shuffle(ids)
    number_own, number_free = rng.randint(0, 9), rng.randint(8, 11)
    for number, route in enumerate(ids):
        seats = (
            (0,) if number < number_own else (1, 2) if number >= number_own + number_free else ()
        )
        for seat in seats:
            if not is_shut(game, route, seat):
                game = with_routes(with_wagons(game, seat, 16), seat, route)
    ticket = rng.choice(game.board.tickets).id
    hand = " ".join(rng.choices(["red", "blue", "green", "black", "wild"], k=rng.randint(0, 6)))
    return with_tickets(with_hand(with_wagons(game, 0, rng.randint(2, 6)), 0, hand), 0, ticket)


def is_shut(game: Game, route: str, seat: int) -> bool:
    number = game.board.route_number[RouteId(route)]
    return bool((game.state.taken | game.state.players[seat].shut) >> number & 1)


def free_routes(game: Game) -> list[int]:
    player = game.state.players[0]
    return list(bits((1 << len(game.board.routes)) - 1 & ~(game.state.taken | player.shut)))


def sets_that_complete(game: Game) -> list[tuple[int, ...]]:
    """Every set of free routes that completes the ticket."""
    board, player = game.board, game.state.players[0]
    (ticket,) = player.tickets
    built: list[tuple[tuple[int, ...], tuple[int, ...]]] = [((), player.networks)]
    for route in free_routes(game):
        built += [
            ((*routes, route), joined(networks, board.route_ends[route], board.through[route]))
            for routes, networks in built
        ]
    return [routes for routes, networks in built if board.is_ticket_done(ticket, networks)]


def wagons_of(board: Board, routes: tuple[int, ...]) -> int:
    return sum(board.routes[route].length for route in routes)


def fewest_lacking(board: Board, routes: tuple[int, ...], hand: Cards) -> int:
    """The fewest cards to be drawn to pay for these routes, over all choices of colours."""
    found = []
    colours = [board.routes[route].colour for route in routes]
    grey = {colour for colour in PLAIN if card.count(hand, colour)} | {Colour.WHITE}
    for choice in product(*(grey if colour is None else (colour,) for colour in colours)):
        left = {colour: card.count(hand, colour) for colour in PLAIN}
        for route, colour in zip(routes, choice, strict=True):
            left[colour] -= board.routes[route].length
        lacking = sum(-number for number in left.values() if number < 0)
        found.append(max(0, lacking - card.count(hand, WILD)))
    return min(found)


@pytest.mark.parametrize("number", range(40))
def test_on_small_networks_it_agrees_with_trying_everything(number: int) -> None:
    game = scarce(random.Random(number))
    board, player = game.board, game.state.players[0]
    view = player_view(game, Seat(0))
    (found,) = ticket_progress(board, view)
    complete = sets_that_complete(game)
    fewest = min((wagons_of(board, routes) for routes in complete), default=None)
    if fewest is None:
        assert found == lost("cut off", 0)
    elif fewest == 0:
        assert found == TicketDone()
    elif fewest > player.wagons:
        assert found == lost("too few wagons", fewest)
    else:
        assert isinstance(found, TicketOpen)
        assert found.wagons == fewest == wagons_together(board, view)
        path = {board.route_ends[board.route_number[each]] for each in view.tickets[0].missing}
        lanes = [routes for routes in complete if ends_of(board, routes) == path]
        best = min(fewest_lacking(board, routes, player.hand) for routes in lanes)
        assert card.total(found.needs.cards) + sum(found.needs.any_colour) == best


def ends_of(board: Board, routes: tuple[int, ...]) -> set[int]:
    """Between which places the routes lie; none if two of them are lanes of one double."""
    ends = {board.route_ends[route] for route in routes}
    return ends if len(ends) == len(routes) else set()


def can_pay(prices: list[Price], hand: Cards, ferry_cards: int, substitutes: int = 0) -> bool:
    """Whether a hand can pay all prices one after another, and so many substitutes at the end."""
    if not prices:
        return card.total(hand) >= substitutes
    first, *others = prices
    return any(
        can_pay(
            others,
            Cards(hand - way.cards),
            ferry_cards - way.ferry_cards,
            substitutes + replaced * first.any_cards,
        )
        for replaced in range(first.substitutes + 1)
        for way in all_ways(without(first, replaced), hand, ferry_cards)
    )


def lanes_of(view: PlayerView, board: Board) -> Iterator[list[Price]]:
    """The prices of the routes to claim for the seat's first ticket, for every choice of lanes."""
    ticket = view.tickets[0]
    gone = {route for seat in view.public.seats for route in seat.routes} | set(view.public.closed)
    choices = []
    for route in ticket.missing:
        if route not in ticket.borrowed:
            number = board.route_number[route]
            lanes = [number, *bits(board.lanes[number])]
            choices.append([board.prices[n] for n in lanes if board.routes[n].id not in gone])
    stations = len(view.public.seats[view.seat].stations)
    choices += ([Price(stations + 1 + number)] for number in range(ticket.new_stations))
    yield from (list(choice) for choice in product(*choices))


@pytest.mark.uncovered
@pytest.mark.parametrize("number", range(2))
def test_with_the_cards_it_needs_the_whole_path_can_be_paid(map_id: str, number: int) -> None:
    checked = 0
    for step, (_, seat, played) in enumerate(playing(map_id, 2, number)):
        view = player_view(played.game, seat)
        if step % 15 or not view.tickets:
            continue
        first, *_ = ticket_progress(played.game.board, view)
        if not isinstance(first, TicketOpen) or len(view.tickets[0].missing) > 4:
            continue
        unused = [colour for colour in PLAIN if not card.count(view.hand, colour)]
        missing = first.needs.cards
        for each, colour in zip(first.needs.any_colour, unused, strict=False):
            missing = Cards(missing + card.of(colour, each))
        hand = Cards(view.hand + missing)
        ferry_cards = view.public.seats[seat].ferry_cards + first.needs.ferry_cards
        lanes = lanes_of(view, played.game.board)
        assert any(can_pay(prices, hand, ferry_cards) for prices in lanes)
        checked += 1
    assert checked
