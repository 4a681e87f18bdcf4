"""Tickets, the last round, the score and passing, the same on every map (ALL-13 to ALL-18)."""

from itertools import permutations

import pytest
from msgspec.structs import replace

from engine.actions import Draw, DrawTickets, Pass
from engine.cards import Seed, shuffled
from engine.events import FirstTurn, GameEnded, LastRoundBegan, Passed, TicketsChosen, YouKept
from engine.final_score import RoutesLine, TicketLine
from engine.game import Game, draw_lots
from engine.model import Seat
from engine.refusals import Code
from engine.state import Over
from tests.support.positions import (
    after,
    after_opening,
    claim,
    keep,
    lines,
    offered,
    opening,
    refusal,
    score,
    table,
    tickets,
    whose_turn,
    with_ferry_pile,
    with_hand,
    with_routes,
    with_ticket_deck,
    with_tickets,
    with_turn,
    with_wagons,
    without_cards,
)
from tests.support.random_games import TABLES

TICKET = {  # and its value
    "amsterdam": ("dam-waag", 3),
    "europe": ("paris-zagrab", 7),
    "india": ("katni-khandwa", 5),
    "italy": ("milano-bologna", 4),
    "london": ("hyde-park-covent-garden", 3),
    "newyork": ("lower-east-side-wall-street", 2),
    "nordic": ("tampere-tallinn", 3),
    "switzerland": ("schaffhausen-zug", 3),
    "usa": ("denver-el-paso", 4),
}
WAY = {  # routes that join the places of that ticket
    "amsterdam": ("dam-oost-indisch-huis-green", "waag-oost-indisch-huis-blue"),
    "europe": ("paris-zurich", "venezia-zurich", "venezia-zagrab"),
    "india": ("bilaspur-katni-white", "bhopal-bilaspur-1", "bhopal-khandwa"),
    "italy": ("milano-parma", "bologna-parma-red"),
    "london": ("piccadilly-circus-hyde-park-1", "covent-garden-piccadilly-circus-green"),
    "newyork": ("lower-east-side-chinatown", "chinatown-wall-street-green"),
    "nordic": ("helsinki-tampere", "helsinki-tallinn"),
    "switzerland": (
        "schaffhausen-winterthur-white",
        "winterthur-zurich-blue",
        "zug-zurich-red",
    ),
    "usa": ("denver-santa-fe", "el-paso-santa-fe"),
}
SHORT = {  # a route of one space, and what pays for it
    "amsterdam": ("waag-oost-indisch-huis-orange", "1 orange"),
    "europe": ("amsterdam-bruxelles", "1 black"),
    "india": ("bombay-manmad", "1 black"),
    "italy": ("bologna-firenze", "1 black"),
    "london": ("st-pauls-the-charterhouse", "1 black"),
    "newyork": ("east-village-lower-east-side", "1 black"),
    "nordic": ("helsinki-lahti", "1 black"),
    "switzerland": ("luzern-schwyz", "1 blue"),
    "usa": ("atlanta-nashville", "1 black"),
}


def test_a_ticket_is_done_when_an_unbroken_line_of_own_routes_joins_its_places(
    map_id: str,
) -> None:
    ticket, value = TICKET[map_id]
    game = with_tickets(table(map_id), 0, ticket)
    (line,) = lines(with_routes(game, 0, *WAY[map_id]), 0, TicketLine)
    assert (line.points, line.done) == (value, True)  # ALL-13


def test_a_ticket_with_a_gap_in_its_line_subtracts_its_value(map_id: str) -> None:
    ticket, value = TICKET[map_id]
    game = with_routes(with_tickets(table(map_id), 0, ticket), 0, *WAY[map_id][1:])
    (line,) = lines(game, 0, TicketLine)
    assert (line.points, line.done) == (-value, False)  # ALL-13


def test_routes_of_another_seat_do_not_join_a_tickets_places(map_id: str) -> None:
    ticket, value = TICKET[map_id]
    game = with_routes(with_tickets(table(map_id), 0, ticket), 0, *WAY[map_id][1:])
    (line,) = lines(with_routes(game, 1, WAY[map_id][0]), 0, TicketLine)
    assert (line.points, line.done) == (-value, False)  # ALL-13


def test_a_kept_ticket_can_never_be_given_back(map_id: str) -> None:
    game = after_opening(opening(map_id))
    kept = tickets(game, 0)
    assert refusal(game, 0, keep()).code == Code.NOT_NOW  # ALL-13
    game = after(game, 0, DrawTickets())
    assert refusal(game, 0, keep(kept[0])).code == Code.TICKET_NOT_OFFERED
    new = offered(game, 0)[0]
    assert tickets(after(game, 0, keep(new)), 0) == [*kept, new]  # ALL-13


def test_others_learn_only_how_many_tickets_were_kept(map_id: str) -> None:
    game = after(after_opening(opening(map_id)), 0, DrawTickets())
    kept = keep(*offered(game, 0)[:1])
    played = game.play(Seat(0), kept)
    assert played.events == (TicketsChosen(Seat(0), 1, len(offered(game, 0))),)  # ALL-13
    assert played.whispers == (YouKept(Seat(0), kept.tickets),)


@pytest.mark.parametrize(("map_id", "players"), TABLES)
@pytest.mark.parametrize("wagons", [1, 2, 3])
def test_two_or_fewer_wagons_after_a_turn_give_everybody_one_more(
    map_id: str, players: int, wagons: int
) -> None:
    route, paid = SHORT[map_id]
    game = with_turn(with_hand(table(map_id, players), 1, paid), 1)
    played = with_wagons(game, 1, wagons + 1).play(Seat(1), claim(route, paid))
    began = LastRoundBegan(Seat(1), wagons) in played.events
    assert began == (wagons <= 2)  # ALL-14
    order = []
    game = played.game
    while began and game.waiting:
        (seat,) = game.waiting
        order.append(seat)
        game = after(game, seat, Draw(), Draw())
    if began:
        assert order == [*range(2, players), *range(2)]  # that player included, ALL-14
        assert game.state.phase == Over()  # ALL-14


def test_a_second_seat_with_few_wagons_does_not_begin_another_last_round(map_id: str) -> None:
    route, paid = SHORT[map_id]
    game = with_wagons(with_hand(with_turn(table(map_id), 1, turns_left=2), 1, paid), 1, 3)
    played = game.play(Seat(1), claim(route, paid))
    assert played.game.state.turns_left == 1
    assert not any(isinstance(event, LastRoundBegan) for event in played.events)  # ALL-14


def test_the_final_score_is_the_sum_of_its_lines_and_is_told_when_the_game_ends(
    map_id: str,
) -> None:
    ticket, value = TICKET[map_id]
    game = with_routes(with_tickets(table(map_id), 1, ticket), 1, *WAY[map_id])
    game = with_turn(game, 1, turns_left=1)
    played = game.play(Seat(1), Draw()).game.play(Seat(1), Draw())
    told = [event.score for event in played.events if isinstance(event, GameEnded)]
    assert told == [score(played.game)]
    for seat in told[0].seats:
        assert seat.total == sum(line.points for line in seat.lines)  # ALL-15
    assert value in [line.points for line in told[0].seats[1].lines]
    assert told[0].winners == (1,)


def test_route_points_are_counted_again_from_the_board(map_id: str) -> None:
    game = with_routes(table(map_id), 0, *WAY[map_id])
    player = game.state.players[0]
    (line,) = lines(game, 0, RoutesLine)
    assert line.points == player.points  # ALL-15
    forgetful = replace(player, points=0)
    state = replace(game.state, players=(forgetful, *game.state.players[1:]))
    assert lines(replace(game, state=state), 0, RoutesLine) == [line]  # ALL-15


def barren(map_id: str, players: int = 2) -> Game:
    """Nothing can be drawn, and nobody holds a card."""
    game = with_ticket_deck(without_cards(table(map_id, players)))
    return with_ferry_pile(game, 0)


def test_a_seat_with_no_legal_action_passes(map_id: str) -> None:
    game = barren(map_id)
    assert game.moves(Seat(0)) == [Pass()]  # ALL-16
    played = game.play(Seat(0), Pass())
    assert Passed(Seat(0)) in played.events
    assert whose_turn(played.game) == 1  # ALL-16


def test_a_seat_that_can_do_anything_does_not_pass(map_id: str) -> None:
    game = table(map_id)
    assert Pass() not in game.moves(Seat(0))
    assert refusal(game, 0, Pass()).code == Code.CANNOT_PASS  # ALL-16
    assert refusal(after(game, 0, Draw()), 0, Pass()).code == Code.NOT_NOW


def test_the_seats_are_drawn_by_lot_from_the_seed_alone() -> None:
    people = ("Ada", "Bo", "Cy")
    orders = {draw_lots(people, Seed(bytes([number]))) for number in range(100)}
    assert orders == set(permutations(people))  # ALL-17
    assert draw_lots(people, Seed(b"x")) == draw_lots(people, Seed(b"x"))
    by_number = [tuple(shuffled(people, Seed(b"x"), number)) for number in range(3)]
    assert len(set(by_number)) == 3
    assert draw_lots(people, Seed(b"x")) == by_number[0]  # shuffle number 0: anyone can verify it


def test_the_first_seat_of_that_order_begins(map_id: str) -> None:
    assert after_opening(opening(map_id, players=3)).waiting == (0,)  # ALL-17


def test_everybody_learns_who_begins_when_the_last_seat_has_chosen(map_id: str) -> None:
    game = opening(map_id)
    first = game.play(Seat(1), keep(*offered(game, 1)))
    assert not any(isinstance(event, FirstTurn) for event in first.events)
    last = first.game.play(Seat(0), keep(*offered(game, 0)))
    assert last.events[-1] == FirstTurn(Seat(0))  # ALL-17


@pytest.mark.parametrize(("map_id", "players"), TABLES)
def test_the_game_ends_when_all_pass_one_after_another(map_id: str, players: int) -> None:
    game = barren(map_id, players)
    for seat in range(players):
        assert game.waiting == (seat,)
        played = game.play(Seat(seat), Pass())
        game = played.game
    assert game.state.phase == Over()  # ALL-18
    assert any(isinstance(event, GameEnded) for event in played.events)  # ALL-18


def test_passes_with_an_action_between_them_do_not_end_the_game(map_id: str) -> None:
    route, paid = SHORT[map_id]
    game = with_hand(barren(map_id, players=3), 1, paid)
    game = without_cards(after(after(game, 0, Pass()), 1, claim(route, paid)))
    game = after(after(game, 2, Pass()), 0, Pass())
    assert whose_turn(game) == 1  # ALL-18
