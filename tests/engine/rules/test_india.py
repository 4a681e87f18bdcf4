"""India: ferries, Mandalas (IND-1 to IND-13)."""

import pytest

from engine import cards as card
from engine.actions import Claim, Draw, DrawTickets, Take
from engine.bonuses_so_far import own_bonuses_so_far
from engine.cards import PLAIN
from engine.final_score import MandalaLine, TrailLine
from engine.game import Game
from engine.model import LongestTrail, Mandala, Seat, TicketId
from engine.refusals import Code
from engine.views import player_view, public_view
from tests.support.positions import (
    after,
    after_opening,
    board,
    claim,
    claims,
    keep,
    lines,
    offered,
    opening,
    refusal,
    score,
    table,
    ticket_deck,
    tickets,
    whose_turn,
    winners,
    with_hand,
    with_routes,
    with_row,
    with_ticket_deck,
    with_tickets,
)

LOOP = (
    "agra-bhopal-pink",
    "bhopal-khandwa",
    "agra-katni",
    "bilaspur-katni-white",
    "bhopal-bilaspur-1",
)
"""Agra, Bhopal, Bilaspur and Katni lie on a loop; Khandwa hangs on Bhopal."""


def mandalas(game: Game, seat: int = 0) -> tuple[int, tuple[str, ...]]:
    (line,) = lines(game, seat, MandalaLine)
    return line.points, line.tickets


def test_45_wagons_110_train_cards_and_58_tickets() -> None:
    game = opening("india", players=4)
    assert [player.wagons for player in game.state.players] == [45] * 4  # IND-1
    expected = {colour.word: 12 for colour in PLAIN} | {"wild": 14}
    assert card.to_words(card.pack(game.board.train_cards)) == expected  # IND-1
    assert len(game.board.tickets) == 58  # IND-1


def test_four_cards_and_four_tickets_of_which_at_least_two_are_kept() -> None:
    game = opening("india", players=4)
    assert [card.total(player.hand) for player in game.state.players] == [4] * 4  # IND-2
    assert [len(offered(game, seat)) for seat in range(4)] == [4] * 4  # IND-2
    assert refusal(game, 0, keep(offered(game, 0)[0])).code == Code.TOO_FEW_TICKETS_KEPT  # IND-2


def test_first_tickets_refused_go_under_the_deck() -> None:
    game = opening("india")
    refused = [*offered(game, 0)[2:], *offered(game, 1)[2:]]
    assert ticket_deck(after_opening(game)) == [*ticket_deck(game), *refused]  # IND-2


def test_a_turn_draws_cards_claims_a_route_or_draws_tickets() -> None:
    game = with_hand(table("india"), 0, "6 wild")
    kinds = {type(move) for move in game.moves(Seat(0))}
    assert kinds == {Draw, Take, Claim, DrawTickets}  # IND-3


def test_of_three_tickets_drawn_at_least_one_is_kept_and_the_rest_go_under() -> None:
    deck = ("agra-jarhat", "ahmadabad-calicut", "ambala-ratiam", "karachi-poona")
    game = after(with_ticket_deck(table("india"), *deck), 0, DrawTickets())
    assert offered(game, 0) == list(deck[:3])  # IND-4
    assert refusal(game, 0, keep()).code == Code.TOO_FEW_TICKETS_KEPT  # IND-4
    game = after(game, 0, keep("ambala-ratiam"))
    assert tickets(game, 0) == ["ambala-ratiam"]
    assert ticket_deck(game) == ["karachi-poona", "agra-jarhat", "ahmadabad-calicut"]  # IND-4


@pytest.mark.parametrize("left", [1, 2])
def test_fewer_than_three_tickets_are_drawn_when_no_more_are_left(left: int) -> None:
    deck = ("agra-jarhat", "ahmadabad-calicut")[:left]
    game = after(with_ticket_deck(table("india"), *deck), 0, DrawTickets())
    assert offered(game, 0) == list(deck)  # IND-4


@pytest.mark.parametrize(("players", "is_open"), [(2, False), (3, False), (4, True)])
def test_both_routes_of_a_double_are_open_only_to_four_players(players: int, is_open: bool) -> None:
    game = with_routes(table("india", players), 0, "agra-jaipur-blue")
    game = with_hand(game, 1, "1 white")
    assert whose_turn(game) == 0
    game = after(with_hand(game, 0, "1 red"), 0, claim("agra-bhopal-red", "1 red"))
    assert bool(claims(game, 1, "agra-jaipur-white")) == is_open  # IND-5


def test_the_locomotives_of_a_ferry_are_paid_with_wilds_and_with_nothing_else() -> None:
    game = with_hand(table("india"), 0, "8 red 2 wild")
    assert claims(game, 0, "calcutta-madras") == [{"red": 6, "wild": 2}]  # IND-6
    assert refusal(game, 0, claim("calcutta-madras", "8 red")).code == Code.TOO_FEW_WILDS  # IND-6
    assert claims(with_hand(game, 0, "12 red 1 wild"), 0, "calcutta-madras") == []  # IND-6


def test_all_ferries_are_grey() -> None:
    ferries = [route for route in board("india").routes if route.locomotives]
    assert (len(ferries), {route.colour for route in ferries}) == (8, {None})  # IND-6


def test_a_face_up_wild_is_the_whole_turn() -> None:
    game = with_row(table("india"), "wild red red blue blue")
    assert whose_turn(after(game, 0, Take(card.WILD))) == 1  # IND-6
    second = after(game, 0, Take(card.Colour.RED))
    assert refusal(second, 0, Take(card.WILD)).code == Code.WILD_AS_SECOND_CARD  # IND-6


def test_there_are_no_tunnels_and_no_stations() -> None:
    map_ = board("india").map
    assert {type(rule) for rule in map_.rules} == {LongestTrail, Mandala}  # IND-7
    assert not any(route.tunnel for route in map_.routes)  # IND-7


@pytest.mark.parametrize(
    ("route", "paid", "points"),
    [
        ("bombay-poona", "1 blue", 1),
        ("agra-delhi", "2 orange", 2),
        ("ahmadabad-bombay", "3 white", 4),
        ("ambala-lahore", "4 black", 7),
        ("bombay-calicut", "4 red 2 wild", 15),
        ("calcutta-madras", "6 red 2 wild", 21),
    ],
)
def test_a_route_scores_by_its_length(route: str, paid: str, points: int) -> None:
    played = with_hand(table("india"), 0, paid).play(Seat(0), claim(route, paid))
    assert public_view(played.game).seats[0].points == points  # IND-7


def test_the_longest_trail_is_worth_ten_points_to_all_who_tie() -> None:
    game = with_routes(table("india", players=3), 0, "agra-delhi", "delhi-jaipur")
    game = with_routes(game, 1, "bareilly-patna")
    game = with_routes(game, 2, "bombay-poona")
    trails = [lines(game, seat, TrailLine)[0] for seat in range(3)]
    assert [(trail.points, trail.length) for trail in trails] == [(10, 4), (10, 4), (0, 1)]  # IND-8


def test_a_ticket_whose_places_two_paths_join_is_a_mandala() -> None:
    game = with_tickets(with_routes(table("india"), 0, *LOOP), 0, "katni-khandwa", "agra-jarhat")
    assert mandalas(game) == (0, ())
    game = with_routes(game, 0, "khandwa-raipur", "bilaspur-raipur-black")
    assert mandalas(game) == (5, ("katni-khandwa",))  # IND-9


def test_the_paths_may_meet_in_a_place() -> None:
    """Two loops that meet in Bhopal, one with Katni, the other with Khandwa."""
    two_loops = (*LOOP, "bhopal-ratiam", "ahmadabad-ratiam", "ahmadabad-khandwa")
    game = with_tickets(with_routes(table("india"), 0, *two_loops), 0, "katni-khandwa")
    assert mandalas(game) == (5, ("katni-khandwa",))  # IND-9, IND-10


def test_the_paths_have_no_route_in_common() -> None:
    """Katni and Manmad lie on two loops that one route joins, Bhopal to Khandwa."""
    loops = ("ahmadabad-khandwa", "ahmadabad-bombay", "bombay-manmad", "khandwa-manmad")
    routes = [route for route in board("india").routes if route.id in loops]
    assert len(routes) == len(loops)
    game = with_tickets(with_routes(table("india"), 0, *LOOP, *loops), 0, "katni-khandwa")
    assert mandalas(game) == (0, ())  # IND-9, IND-10


def test_a_ticket_that_is_not_done_is_no_mandala() -> None:
    game = with_tickets(with_routes(table("india"), 0, *LOOP), 0, "katni-wadi")
    assert mandalas(game) == (0, ())  # IND-9


@pytest.mark.parametrize(
    ("number", "points"), [(0, 0), (1, 5), (2, 10), (3, 20), (4, 30), (5, 40), (6, 40)]
)
def test_mandalas_score_by_their_number_beside_the_points_of_the_tickets(
    number: int, points: int
) -> None:
    around = (
        "agra-delhi",
        "bareilly-delhi",
        "bareilly-lucknow",
        "katni-lucknow-blue",
        "bilaspur-katni-white",
        "bilaspur-raipur-black",
        "khandwa-raipur",
        "ahmadabad-khandwa",
        "ahmadabad-jodhpur-black",
        "jaipur-jodhpur",
        "agra-jaipur-blue",
    )
    held = (
        "katni-khandwa",
        "jodhpur-khandwa",
        "jodhpur-lucknow",
        "jaipur-raipur",
        "bareilly-ahmadabad",
    )
    all_held = (*held, "jaipur-patna")
    game = with_routes(table("india"), 0, *around, "bareilly-patna", "katni-patna-1")
    game = with_tickets(game, 0, *all_held[:number])
    assert mandalas(game) == (points, all_held[:number])  # IND-11, IND-12
    done = sum(game.board.tickets[ticket].points for ticket in game.state.players[0].tickets)
    bonus = points + 10  # for the longest trail
    assert score(game).seats[0].total == game.state.players[0].points + done + bonus  # IND-11


def test_one_loop_may_serve_any_number_of_tickets() -> None:
    loop = ("agra-katni", "bhopal-khandwa", "agra-bhopal-pink", "bilaspur-katni-white")
    more = ("khandwa-raipur", "bilaspur-raipur-black", "bhopal-ratiam", "ahmadabad-ratiam")
    game = with_routes(table("india"), 0, *loop, *more, "ahmadabad-khandwa", "agra-delhi")
    held = ("katni-khandwa", "bareilly-ahmadabad", "lahore-delhi")
    game = with_tickets(with_routes(game, 0, "bareilly-delhi"), 0, *held)
    assert mandalas(game) == (5, ("katni-khandwa",))
    game = with_routes(game, 0, "bareilly-lucknow", "agra-lucknow")
    assert mandalas(game) == (10, ("katni-khandwa", "bareilly-ahmadabad"))  # IND-12


def test_the_two_lanes_of_a_double_are_never_two_paths() -> None:
    game = with_routes(table("india", players=4), 0, "agra-bhopal-pink")
    assert refusal(with_hand(game, 0, "1 red"), 0, claim("agra-bhopal-red", "1 red")).code == (
        Code.OWN_OTHER_LANE  # IND-12
    )


def test_before_the_end_only_the_own_view_tells_of_mandalas() -> None:
    game = with_routes(table("india"), 0, *LOOP, "khandwa-raipur", "bilaspur-raipur-black")
    game = with_tickets(game, 0, "katni-khandwa")
    (mine,) = own_bonuses_so_far(game.board, player_view(game, Seat(0)))
    (other,) = own_bonuses_so_far(game.board, player_view(game, Seat(1)))
    done = (TicketId("katni-khandwa"),)
    assert (mine, other) == (MandalaLine(5, done), MandalaLine(0, ()))


def test_most_points_win_then_most_tickets_done() -> None:
    even = with_routes(table("india"), 0, "agra-delhi")
    even = with_routes(even, 1, "bareilly-delhi", "bareilly-lucknow")
    assert (winners(even), score(even).decided_by) == ((0, 1), "nothing")  # IND-13
    game = with_routes(table("india"), 0, "ambala-lahore", "lahore-peshawar-green", "delhi-jaipur")
    game = with_routes(game, 1, "bhopal-khandwa", "agra-bhopal-pink", "agra-katni")
    game = with_tickets(game, 1, "katni-khandwa")
    assert [seat.total for seat in score(game).seats] == [20, 20]
    assert (winners(game), score(game).decided_by) == ((1,), "tickets done")  # IND-13


def test_then_the_longest_trail_breaks_a_tie() -> None:
    """5 points for a trail of 5, and 10 for that; or 15 points for routes that do not meet."""
    trail = ("agra-delhi", "bareilly-delhi", "bareilly-lucknow", "katni-lucknow-blue")
    game = with_routes(table("india"), 0, *trail)
    game = with_routes(game, 1, "ambala-lahore", "calcutta-raipur", "bombay-poona")
    assert [seat.total for seat in score(game).seats] == [15, 15]
    assert (winners(game), score(game).decided_by) == ((0,), "longest trail")  # IND-13
