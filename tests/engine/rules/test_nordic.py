"""The Nordic countries: wilds in tunnels and on ferries, other cards for locomotives, the most
tickets (NOR-1 to NOR-15)."""

import pytest

from engine import cards as card
from engine.actions import Claim, Draw, DrawTickets, PayExtra, Take
from engine.bonuses_so_far import bonuses_so_far, own_bonuses_so_far
from engine.cards import PLAIN, WILD, Colour
from engine.events import RowSwept, TunnelTurned
from engine.final_score import MostTicketsLine, RoutesLine, TrailLine
from engine.game import Game
from engine.model import Seat
from engine.refusals import Code
from engine.state import SecondCard
from engine.views import may_play, player_view
from tests.support.positions import (
    after,
    after_opening,
    board,
    claim,
    claims,
    hand,
    keep,
    lines,
    offered,
    opening,
    pay,
    refusal,
    row,
    score,
    table,
    ticket_deck,
    tickets,
    whose_turn,
    winners,
    with_deck,
    with_hand,
    with_routes,
    with_row,
    with_ticket_deck,
    with_tickets,
    with_turn,
    without_cards,
)

RED, TAKE_WILD = Take(Colour.RED), Take(WILD)
LONG = "lieksa-murmansk"


def owning(*routes: str, players: int = 2) -> Game:
    """A game in which seat 0 owns these routes."""
    return with_routes(table("nordic", players), 0, *routes)


def holding(text: str) -> Game:
    """Seat 0 is to begin a turn with these cards."""
    return with_hand(table("nordic"), 0, text)


def claimed(game: Game, route: str, paid: str) -> bool:
    """Whether seat 0 gets the route for these cards."""
    return bool(after(game, 0, claim(route, paid)).state.players[0].routes)


def test_40_wagons_110_train_cards_and_46_tickets() -> None:
    game = opening("nordic", players=3)
    assert [player.wagons for player in game.state.players] == [40] * 3  # NOR-1
    expected = {colour.word: 12 for colour in PLAIN} | {"wild": 14}
    assert card.to_words(card.pack(game.board.train_cards)) == expected  # NOR-1
    assert len(game.board.tickets) == 46  # NOR-1


def test_four_cards_and_five_tickets_of_which_at_least_two_are_kept() -> None:
    game = opening("nordic", players=3)
    assert [card.total(player.hand) for player in game.state.players] == [4] * 3  # NOR-2
    assert [len(offered(game, seat)) for seat in range(3)] == [5] * 3  # NOR-2
    assert refusal(game, 0, keep(offered(game, 0)[0])).code == Code.TOO_FEW_TICKETS_KEPT  # NOR-2


def test_first_tickets_refused_leave_the_game() -> None:
    game = opening("nordic")
    assert ticket_deck(after_opening(game)) == ticket_deck(game)  # NOR-2


def test_a_turn_draws_cards_claims_a_route_or_draws_tickets() -> None:
    game = holding("1 pink")
    kinds = {type(move) for move in game.moves(Seat(0))}
    assert kinds == {Draw, Take, Claim, DrawTickets}  # NOR-3


def test_of_three_tickets_drawn_at_least_one_is_kept_and_the_rest_leave_the_game() -> None:
    deck = ("alborg-norrkoping", "alborg-umea", "arhus-lillehammer", "bergen-narvik")
    game = after(with_ticket_deck(table("nordic"), *deck), 0, DrawTickets())
    assert offered(game, 0) == list(deck[:3])  # NOR-4
    assert refusal(game, 0, keep()).code == Code.TOO_FEW_TICKETS_KEPT  # NOR-4
    game = after(game, 0, keep("alborg-umea"))
    assert (tickets(game, 0), ticket_deck(game)) == (["alborg-umea"], ["bergen-narvik"])  # NOR-4


def test_a_wild_in_the_row_is_the_first_card_and_a_second_follows() -> None:
    game = with_deck(with_row(table("nordic"), "2 wild 3 red"), "5 blue")
    game = after(game, 0, TAKE_WILD)
    assert isinstance(game.state.phase, SecondCard)  # NOR-5
    assert TAKE_WILD in game.moves(Seat(0))  # NOR-5
    game = after(game, 0, TAKE_WILD)
    assert (hand(game, 0), whose_turn(game)) == ({"wild": 2}, 1)  # NOR-5


@pytest.mark.parametrize("first", [Draw(), RED])
def test_a_wild_in_the_row_may_be_the_second_card(first: Draw | Take) -> None:
    game = with_deck(with_row(table("nordic"), "wild 4 red"), "red 5 black")
    game = after(game, 0, first, TAKE_WILD)
    assert (hand(game, 0), whose_turn(game)) == ({"red": 1, "wild": 1}, 1)  # NOR-5


def test_a_turn_goes_on_when_only_wilds_lie_open() -> None:
    game = with_row(without_cards(table("nordic")), "red 4 wild")
    game = after(game, 0, RED)
    assert game.moves(Seat(0)) == [TAKE_WILD]  # NOR-5


def test_the_row_is_never_swept() -> None:
    game = with_deck(with_row(table("nordic"), "red 4 wild"), "wild 9 black")
    played = game.play(Seat(0), RED)
    assert not any(isinstance(event, RowSwept) for event in played.events)  # NOR-6
    assert row(played.game) == ["wild"] * 5  # NOR-6


def test_a_deal_is_not_swept_either() -> None:
    game = with_row(with_deck(table("nordic"), "5 wild"), "5 wild")
    assert row(after(game, 0, Draw(), Draw())) == ["wild"] * 5  # NOR-6


def test_wilds_do_not_pay_for_ordinary_routes() -> None:
    game = holding("2 yellow 5 wild")
    assert claims(game, 0, "imatra-lahti") == [{"yellow": 2}]  # NOR-7
    answer = refusal(game, 0, claim("imatra-lahti", "1 yellow 1 wild"))
    assert (answer.code, answer.params["most"]) == (Code.TOO_MANY_WILDS, 0)  # NOR-7
    assert claims(holding("3 red 9 wild"), 0, "kuopio-vaasa") == []  # NOR-7


def test_wilds_pay_for_tunnels_and_ferries() -> None:
    game = holding("1 black 1 green 2 wild")
    paid = [{"black": 1, "wild": 1}, {"wild": 2}]
    assert claims(game, 0, "ostersund-trondheim") == paid  # NOR-7
    paid = [{"green": 1, "wild": 1}, {"wild": 2}]
    assert claims(game, 0, "honningsvag-kirkenes") == paid  # NOR-7, NOR-8


def test_20_of_24_ferries_have_a_colour() -> None:
    ferries = [route for route in board("nordic").routes if route.locomotives]
    grey = {route.id for route in ferries if route.colour is None}
    assert len(ferries) == 24
    one_space = {"arhus-kobenhavn", "vaasa-umea"}
    assert grey == {"alborg-goteborg", "helsinki-stockholm-grey"} | one_space  # NOR-8


def test_a_locomotive_of_a_ferry_takes_a_wild_or_any_three_cards() -> None:
    game = holding("2 pink 2 wild 1 red 1 blue 1 green 1 white")
    route = "honningsvag-tromso"  # pink, four spaces, two locomotives
    assert claimed(game, route, "2 pink 2 wild")  # NOR-8
    assert claimed(game, route, "2 pink 1 wild 1 red 1 blue 1 green")  # NOR-8
    with_white = claim(route, "1 pink 1 wild 1 red 1 blue 1 green 1 white")
    assert refusal(game, 0, with_white).code == Code.TOO_FEW_BESIDE_SUBSTITUTES  # NOR-8
    six = holding("2 pink 6 red")
    assert claimed(six, route, "2 pink 6 red")  # NOR-8
    assert {"pink": 2, "red": 6} in claims(six, 0, route)  # NOR-8


def test_wilds_may_stand_for_the_colour_of_a_ferry() -> None:
    assert claimed(holding("4 wild"), "honningsvag-tromso", "4 wild")  # NOR-8
    game = holding("2 wild 3 red")
    assert claimed(game, "honningsvag-kirkenes", "1 wild 3 red")  # NOR-8
    assert claimed(game, "goteborg-kobenhavn", "1 wild 3 red")  # NOR-8


@pytest.mark.parametrize("route", ["arhus-kobenhavn", "vaasa-umea"])
def test_a_ferry_of_a_single_locomotive_takes_one_wild_or_any_three_cards(route: str) -> None:
    game = holding("1 wild 1 red 1 blue 1 green")
    assert {"wild": 1} in claims(game, 0, route)  # NOR-8
    assert {"red": 1, "blue": 1, "green": 1} in claims(game, 0, route)  # NOR-8
    assert refusal(game, 0, claim(route, "1 red")).code == Code.TOO_FEW_WILDS  # NOR-8


def test_the_three_cards_may_be_of_the_own_colour_and_wild() -> None:
    game = holding("3 green 2 wild")
    assert claimed(game, "honningsvag-kirkenes", "3 green 1 wild")  # NOR-9
    assert claimed(holding("4 green"), "honningsvag-kirkenes", "4 green")  # NOR-9


def test_the_three_cards_stand_for_nothing_but_a_locomotive() -> None:
    game = holding("2 wild 9 red")
    assert claims(holding("9 red"), 0, "honningsvag-kirkenes") == []  # NOR-9
    six = refusal(game, 0, claim("honningsvag-kirkenes", "6 red"))
    assert six.code == Code.WRONG_NUMBER_WITH_SUBSTITUTES  # NOR-9
    three = refusal(game, 0, claim("honningsvag-kirkenes", "4 red"))
    assert three.code == Code.TOO_FEW_BESIDE_SUBSTITUTES  # NOR-9


def test_on_a_grey_ferry_the_three_cards_leave_the_colour_of_the_rest_open() -> None:
    route = "helsinki-stockholm-grey"  # four spaces, two of them locomotives
    mixed = "2 red 3 blue 1 white 1 green 1 black"
    assert claimed(holding(mixed), route, mixed)  # NOR-9
    no_two = " ".join(f"1 {colour.word}" for colour in PLAIN)
    answer = refusal(holding(no_two), 0, claim(route, no_two))
    assert (answer.code, answer.params["have"]) == (Code.TOO_FEW_BESIDE_SUBSTITUTES, 1)  # NOR-9


def test_a_seat_may_play_what_fits_though_it_is_not_listed() -> None:
    game = holding("2 green 2 blue 2 red")
    view, route = player_view(game, Seat(0)), "honningsvag-kirkenes"
    unlisted = claim(route, "2 green 1 blue 1 red")
    assert unlisted not in view.moves  # NOR-9
    assert may_play(game.board, view, unlisted)  # NOR-9
    assert may_play(game.board, view, view.moves[0])
    assert not may_play(game.board, view, claim(route, "2 green 1 blue"))
    assert not may_play(game.board, view, claim(route, "2 green 1 blue 1 red", ferry_cards=1))
    assert not may_play(game.board, view, claim("imatra-kuopio", "2 green 1 blue 1 red"))
    assert not may_play(game.board, view, pay("1 green"))
    taken = player_view(with_routes(game, 1, route), Seat(0))
    assert any(isinstance(move, Claim) for move in taken.moves)
    assert not may_play(game.board, taken, unlisted)


def test_seven_of_a_colour_and_eight_others_pay_for_murmansk_lieksa() -> None:
    game = holding("7 red 3 blue 3 green 2 wild")
    assert claimed(game, LONG, "7 red 3 blue 3 green 2 wild")  # NOR-10
    assert {"red": 7, "blue": 3, "green": 3, "wild": 2} in claims(game, 0, LONG)  # NOR-10
    nine = holding("9 red 3 wild")
    assert claims(nine, 0, LONG) == [{"red": 9}]  # NOR-10
    assert refusal(nine, 0, claim(LONG, "7 red 2 wild")).code == Code.TOO_MANY_WILDS  # NOR-10


def test_even_all_nine_cards_of_murmansk_lieksa_may_be_others() -> None:
    rest = " ".join(f"4 {colour.word}" for colour in PLAIN) + " 4 wild"
    assert claimed(holding(rest), LONG, rest)  # NOR-10
    too_few = refusal(holding(rest), 0, claim(LONG, rest.replace("4 wild", "3 wild")))
    assert too_few.code == Code.WRONG_NUMBER_WITH_SUBSTITUTES  # NOR-10


def test_a_tunnel_may_cost_more_which_no_other_cards_stand_for() -> None:
    tunnels = [route for route in board("nordic").routes if route.tunnel]
    assert len(tunnels) == 10
    game = with_deck(holding("2 black 1 wild 6 red"), "black blue wild 5 red")
    assert claims(game, 0, "ostersund-trondheim") == [
        {"black": 2},
        {"black": 1, "wild": 1},
    ]  # NOR-11
    mixed = claim("ostersund-trondheim", "1 black 3 red")
    assert refusal(game, 0, mixed).code == Code.MIXED_COLOURS  # NOR-11
    played = game.play(Seat(0), claim("ostersund-trondheim", "1 black 1 wild"))
    (turned,) = [event for event in played.events if isinstance(event, TunnelTurned)]
    assert turned.due == 2  # NOR-11
    assert not [m for m in played.game.moves(Seat(0)) if isinstance(m, PayExtra)]  # NOR-11
    extra = refusal(played.game, 0, pay("1 black 3 red"))
    assert extra.code == Code.MIXED_COLOURS  # NOR-11


@pytest.mark.parametrize(("players", "is_open"), [(2, False), (3, True)])
@pytest.mark.parametrize(
    ("mine", "other", "paid"),
    [
        ("bergen-oslo-blue", "bergen-oslo-red", "4 red"),
        ("kristiansand-stavanger-green", "kristiansand-stavanger-orange", "2 orange 1 wild"),
        ("mo-i-rana-trondheim-red", "mo-i-rana-trondheim-green", "5 green"),
        ("helsinki-stockholm-grey", "helsinki-stockholm-yellow", "3 yellow 1 wild"),
    ],
)
def test_lanes_of_any_length_and_kind_are_doubles(
    mine: str, other: str, paid: str, players: int, is_open: bool
) -> None:
    game = owning(mine, players=players)
    theirs = with_turn(with_hand(game, 1, paid), 1)
    assert bool(claims(theirs, 1, other)) == is_open  # NOR-12
    own = refusal(with_hand(game, 0, paid), 0, claim(other, paid))
    assert own.code == Code.OWN_OTHER_LANE  # NOR-12


@pytest.mark.parametrize(
    ("route", "points"),
    [("vaasa-umea", 1), ("kirkenes-rovaniemi", 10), ("mo-i-rana-trondheim-red", 15), (LONG, 27)],
)
def test_nine_spaces_score_27(route: str, points: int) -> None:
    assert owning(route).state.players[0].points == points  # NOR-13
    lengths = {route.length for route in board("nordic").routes}
    assert lengths == {1, 2, 3, 4, 5, 6, 9}  # NOR-13


def test_the_most_tickets_bring_ten_points() -> None:
    game = with_tickets(owning("oslo-orebro-green", "orebro-stockholm-black"), 0, "oslo-stockholm")
    assert lines(game, 0, MostTicketsLine) == [MostTicketsLine(10, 1)]  # NOR-14
    assert lines(game, 1, MostTicketsLine) == [MostTicketsLine(0, 0)]  # NOR-14


def test_all_who_tie_get_them_and_nobody_without_a_ticket() -> None:
    found = [line.points for seat in (0, 1) for line in lines(owning(), seat, MostTicketsLine)]
    assert found == [0, 0]  # NOR-14
    game = with_tickets(owning("oslo-orebro-green", "orebro-stockholm-black"), 0, "oslo-stockholm")
    game = with_routes(game, 1, "kristiansand-oslo", "kristiansand-stavanger-green")
    game = with_tickets(game, 1, "oslo-stavanger")
    found = [line.points for seat in (0, 1) for line in lines(game, seat, MostTicketsLine)]
    assert found == [10, 10]  # NOR-14


def test_nothing_tells_of_the_most_tickets_before_the_end() -> None:
    game = with_tickets(owning("oslo-orebro-green", "orebro-stockholm-black"), 0, "oslo-stockholm")
    view = player_view(game, Seat(0))
    assert bonuses_so_far(game.board, view.public) == ((), ())  # NOR-14
    assert own_bonuses_so_far(game.board, view) == ()  # NOR-14


def test_there_are_no_points_for_the_longest_trail() -> None:
    assert lines(owning(LONG), 0, TrailLine) == []  # NOR-14


def test_the_most_tickets_done_break_a_tie() -> None:
    """Seat 0 has a ticket for 4 points and the bonus; seat 1 has as much for its routes."""
    game = with_tickets(owning("oslo-orebro-green", "orebro-stockholm-black"), 0, "oslo-stockholm")
    game = with_routes(game, 1, "kirkenes-rovaniemi", "stockholm-sundsvall-1", "vaasa-umea")
    assert [seat.total for seat in score(game).seats] == [18, 18]
    assert (winners(game), score(game).decided_by) == ((0,), "tickets done")  # NOR-15


def test_then_the_longest_trail_breaks_a_tie_and_not_the_longest_route() -> None:
    """Seat 0 has a trail of two routes; the longest route of seat 1 is longer than either."""
    game = owning("oulu-tornio", "rovaniemi-tornio", "oulu-rovaniemi")
    game = with_routes(game, 1, "kuopio-lahti")
    assert [line.points for seat in (0, 1) for line in lines(game, seat, RoutesLine)] == [4, 4]
    assert [seat.total for seat in score(game).seats] == [4, 4]
    assert (winners(game), score(game).decided_by) == ((0,), "longest trail")  # NOR-15


def test_equal_in_all_of_that_they_share_the_victory() -> None:
    game = with_routes(owning("oulu-tornio"), 1, "rovaniemi-tornio")
    assert (winners(game), score(game).decided_by) == ((0, 1), "nothing")  # NOR-15
