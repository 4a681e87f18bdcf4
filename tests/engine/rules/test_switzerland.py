"""Switzerland: wilds only in tunnels, tickets with several countries (SWI-1 to SWI-15)."""

from collections import Counter

import pytest

from engine import cards as card
from engine.actions import Claim, Draw, DrawTickets, PayExtra, Take
from engine.cards import PLAIN, WILD, Colour
from engine.events import RowSwept, TunnelTurned
from engine.final_score import TicketLine, TrailLine
from engine.game import Game
from engine.graph import bits
from engine.model import Country, LongestTrail, PlaceId, Seat, Tunnels
from engine.refusals import Code
from engine.state import SecondCard
from engine.views import player_view
from tests.support.positions import (
    after,
    after_opening,
    board,
    cards,
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
BERN_TO_LUGANO = (
    "bern-luzern-1",
    "luzern-schwyz",
    "schwyz-wassen-yellow",
    "bellinzona-wassen-1",
    "bellinzona-lugano-red",
)
TO_FRANCE = ("bern-neuchatel", "la-chaux-de-fonds-neuchatel", "la-chaux-de-fonds-france")


def owning(*routes: str, players: int = 2) -> Game:
    """A game in which seat 0 owns these routes."""
    return with_routes(table("switzerland", players), 0, *routes)


def ticket_line(game: Game, ticket: str) -> tuple[int, bool, str | None]:
    """The line of one ticket if seat 0 held it: its points, whether it is done, its target."""
    (line,) = lines(with_tickets(game, 0, ticket), 0, TicketLine)
    return line.points, line.done, line.reached


def countries_of(ticket: str) -> int:
    """How many ends of a ticket are countries. Its targets are all cities or all countries."""
    found = board("switzerland")
    targets = found.tickets[found.ticket_number[ticket]].places  # type: ignore[index]
    return sum(isinstance(found.places[found.place_number[end]], Country) for end in targets[:2])


def test_40_wagons_110_train_cards_and_46_tickets() -> None:
    game = opening("switzerland", players=3)
    assert [player.wagons for player in game.state.players] == [40] * 3  # SWI-1
    expected = {colour.word: 12 for colour in PLAIN} | {"wild": 14}
    assert card.to_words(card.pack(game.board.train_cards)) == expected  # SWI-1
    kinds = Counter(countries_of(ticket.id) for ticket in game.board.tickets)
    assert kinds == {0: 34, 1: 4, 2: 8}  # SWI-1


def test_each_ticket_from_country_to_country_exists_twice() -> None:
    between = [each for each in board("switzerland").tickets if countries_of(each.id) == 2]
    assert set(Counter((each.ends[0], each.targets) for each in between).values()) == {2}  # SWI-1


def test_four_cards_and_five_tickets_of_which_at_least_two_are_kept() -> None:
    game = opening("switzerland", players=3)
    assert [card.total(player.hand) for player in game.state.players] == [4] * 3  # SWI-2
    assert [len(offered(game, seat)) for seat in range(3)] == [5] * 3  # SWI-2
    assert refusal(game, 0, keep(offered(game, 0)[0])).code == Code.TOO_FEW_TICKETS_KEPT  # SWI-2


def test_first_tickets_refused_leave_the_game() -> None:
    game = opening("switzerland")
    assert ticket_deck(after_opening(game)) == ticket_deck(game)  # SWI-2


def test_a_turn_draws_cards_claims_a_route_or_draws_tickets() -> None:
    game = with_hand(table("switzerland"), 0, "1 yellow")
    kinds = {type(move) for move in game.moves(Seat(0))}
    assert kinds == {Draw, Take, Claim, DrawTickets}  # SWI-3


def test_of_three_tickets_drawn_at_least_one_is_kept_and_the_rest_leave_the_game() -> None:
    deck = ("basel-bern", "bern-chur", "zurich-basel", "geneve-sion")
    game = after(with_ticket_deck(table("switzerland"), *deck), 0, DrawTickets())
    assert offered(game, 0) == list(deck[:3])  # SWI-4
    assert refusal(game, 0, keep()).code == Code.TOO_FEW_TICKETS_KEPT  # SWI-4
    game = after(game, 0, keep("bern-chur"))
    assert (tickets(game, 0), ticket_deck(game)) == (["bern-chur"], ["geneve-sion"])  # SWI-4


def test_so_the_tickets_may_run_out() -> None:
    game = after(with_ticket_deck(table("switzerland"), "basel-bern"), 0, DrawTickets())
    assert offered(game, 0) == ["basel-bern"]  # SWI-4
    game = after(game, 0, keep("basel-bern"))
    assert refusal(game, 1, DrawTickets()).code == Code.NO_TICKETS_LEFT  # SWI-4


def test_a_wild_in_the_row_is_the_first_card_and_a_second_follows() -> None:
    game = with_deck(with_row(table("switzerland"), "2 wild 3 red"), "5 blue")
    game = after(game, 0, TAKE_WILD)
    assert isinstance(game.state.phase, SecondCard)  # SWI-5
    assert set(game.moves(Seat(0))) == {Draw(), RED, TAKE_WILD, Take(Colour.BLUE)}  # SWI-5
    game = after(game, 0, TAKE_WILD)
    assert (hand(game, 0), whose_turn(game)) == ({"wild": 2}, 1)  # SWI-5


@pytest.mark.parametrize("first", [Draw(), RED])
def test_a_wild_in_the_row_may_be_the_second_card(first: Draw | Take) -> None:
    game = with_deck(with_row(table("switzerland"), "wild 4 red"), "red 5 black")
    game = after(game, 0, first, TAKE_WILD)
    assert (hand(game, 0), whose_turn(game)) == ({"red": 1, "wild": 1}, 1)  # SWI-5


def test_a_turn_goes_on_when_only_wilds_lie_open() -> None:
    game = with_row(without_cards(table("switzerland")), "red 2 wild")
    game = after(game, 0, RED)
    assert game.moves(Seat(0)) == [TAKE_WILD]  # SWI-5
    assert whose_turn(after(game, 0, TAKE_WILD)) == 1  # SWI-5


def test_a_turn_ends_with_one_card_when_no_second_is_left() -> None:
    game = with_row(without_cards(table("switzerland")), "wild")
    game = after(game, 0, TAKE_WILD)
    assert (hand(game, 0), whose_turn(game)) == ({"wild": 1}, 1)  # SWI-5


def test_the_row_is_swept_at_three_wilds() -> None:
    game = with_deck(with_row(table("switzerland"), "red 2 wild 2 red"), "wild 5 black 5 blue")
    played = game.play(Seat(0), RED)
    assert any(isinstance(event, RowSwept) for event in played.events)
    assert row(played.game) == ["black"] * 5  # SWI-6


def test_wilds_do_not_pay_for_ordinary_routes() -> None:
    game = with_hand(table("switzerland"), 0, "2 yellow 5 wild")
    assert claims(game, 0, "kreuzlingen-winterthur") == [{"yellow": 2}]  # SWI-7
    answer = refusal(game, 0, claim("kreuzlingen-winterthur", "1 yellow 1 wild"))
    assert (answer.code, answer.params["most"]) == (Code.TOO_MANY_WILDS, 0)  # SWI-7
    assert claims(game, 0, "bern-luzern-1") == []  # SWI-7
    grey = with_hand(table("switzerland"), 0, "4 red 1 green 9 wild")
    assert claims(grey, 0, "bern-luzern-1") == [{"red": 4}]  # SWI-7


def test_wilds_pay_for_tunnels() -> None:
    game = with_hand(table("switzerland"), 0, "1 white 2 wild")
    paid = [{"white": 1, "wild": 1}, {"wild": 2}]
    assert claims(game, 0, "brig-interlaken") == paid  # SWI-7


def test_a_tunnel_may_cost_more_than_it_shows() -> None:
    tunnels = [route for route in board("switzerland").routes if route.tunnel]
    assert len(tunnels) == 42  # SWI-8
    game = with_hand(table("switzerland"), 0, "2 white 2 wild")
    game = with_deck(game, "white wild blue 5 red")
    played = game.play(Seat(0), claim("brig-interlaken", "2 white"))
    (turned,) = [event for event in played.events if isinstance(event, TunnelTurned)]
    assert turned.due == 2  # SWI-8
    assert played.game.moves(Seat(0))[0] == PayExtra(cards("2 wild"))  # SWI-7, SWI-8
    assert hand(after(played.game, 0, pay("2 wild")), 0) == {}  # SWI-8


@pytest.mark.parametrize(("players", "is_open"), [(2, False), (3, True)])
def test_both_routes_of_a_double_are_open_only_to_three_players(
    players: int, is_open: bool
) -> None:
    game = with_routes(table("switzerland", players), 0, "zug-zurich-red")
    game = with_turn(with_hand(game, 1, "1 green"), 1)
    assert bool(claims(game, 1, "zug-zurich-green")) == is_open  # SWI-9


def test_nobody_owns_both_routes_of_a_double() -> None:
    game = with_hand(owning("zug-zurich-red", players=3), 0, "1 green")
    assert (
        refusal(game, 0, claim("zug-zurich-green", "1 green")).code == Code.OWN_OTHER_LANE
    )  # SWI-9


def test_17_routes_lead_abroad() -> None:
    countries = {country.id for country in board("switzerland").map.countries}
    ends = [set(route.ends) & countries for route in board("switzerland").routes]
    found = Counter(place for each in ends for place in each)
    assert found == {"deutschland": 5, "italia": 5, "france": 4, "osterreich": 3}  # SWI-10


def test_two_routes_into_one_country_are_not_joined_there() -> None:
    game = owning("geneve-france", "martigny-france")
    assert len(game.state.players[0].networks) == 2  # SWI-10
    assert not ticket_line(game, "geneve-sion")[1]  # SWI-10


def test_vaduz_is_a_city_like_the_others() -> None:
    vaduz = board("switzerland").place_number[PlaceId("vaduz")]
    assert vaduz in set(bits(board("switzerland").cities))  # SWI-10
    assert len(owning("sargans-vaduz", "vaduz-osterreich").state.players[0].networks) == 1


@pytest.mark.parametrize("players", [2, 3])
def test_the_two_routes_from_kreuzlingen_to_germany_are_no_double(players: int) -> None:
    game = owning("kreuzlingen-deutschland-west", players=players)
    mine = with_hand(game, 0, "1 white")
    assert claims(mine, 0, "kreuzlingen-deutschland-east") == [{"white": 1}]  # SWI-11
    theirs = with_turn(with_hand(game, 1, "1 white"), 1)
    assert claims(theirs, 1, "kreuzlingen-deutschland-east") == [{"white": 1}]  # SWI-11


def test_a_ticket_with_several_countries_scores_the_best_one_reached() -> None:
    france = owning(*TO_FRANCE)
    assert ticket_line(france, "bern-countries") == (5, True, "france")  # SWI-12
    both = with_routes(france, 0, *BERN_TO_LUGANO, "lugano-italia")
    assert ticket_line(both, "bern-countries") == (8, True, "italia")  # SWI-12


@pytest.mark.parametrize("way_in", ["locarno-italia", "lugano-italia"])
def test_any_border_point_of_a_country_completes_a_ticket(way_in: str) -> None:
    game = owning(*BERN_TO_LUGANO, "locarno-lugano", way_in)
    assert ticket_line(game, "bern-countries") == (8, True, "italia")  # SWI-12


def test_the_targets_of_a_ticket_bring_different_points() -> None:
    (ticket,) = (each for each in board("switzerland").tickets if each.id == "bern-countries")
    assert [target.points for target in ticket.targets] == [5, 6, 11, 8]  # SWI-12
    assert (ticket.least, ticket.most) == (5, 11)  # SWI-12


def test_a_ticket_of_which_no_country_is_reached_costs_its_lowest_value() -> None:
    assert ticket_line(table("switzerland"), "bern-countries") == (-5, False, None)  # SWI-12
    assert ticket_line(owning("lugano-italia"), "bern-countries") == (-5, False, None)  # SWI-12
    assert ticket_line(table("switzerland"), "chur-countries") == (-3, False, None)  # SWI-12


def test_a_ticket_with_one_target_names_none() -> None:
    game = owning("zug-zurich-red", "luzern-zug-orange")
    assert ticket_line(game, "luzern-zurich") == (2, True, None)


def test_a_view_says_which_target_a_ticket_means() -> None:
    game = with_tickets(owning(*TO_FRANCE), 0, "bern-countries", "lugano-countries", "basel-bern")
    own, open_one, ordinary = player_view(game, Seat(0)).tickets
    assert (own.state, own.target) == ("done", "france")
    assert (open_one.state, open_one.target) == ("possible", "italia")  # the nearest
    assert open_one.missing == ("lugano-italia",)
    assert ordinary.target is None


def test_from_country_to_country_an_unbroken_line_is_needed() -> None:
    line = ("delemont-france", "basel-delemont", "basel-deutschland")
    assert ticket_line(owning(*line), "france-countries-1") == (5, True, "deutschland")  # SWI-13
    assert ticket_line(owning(*line), "deutschland-countries-1") == (5, True, "france")  # SWI-13
    gap = owning(line[0], line[2], "schaffhausen-deutschland")
    assert ticket_line(gap, "france-countries-1") == (-5, False, None)  # SWI-13


def test_one_line_may_do_several_tickets_and_both_copies_of_one() -> None:
    game = owning("delemont-france", "basel-delemont", "basel-deutschland")
    held = ("france-countries-1", "france-countries-2", "deutschland-countries-2")
    found = lines(with_tickets(game, 0, *held), 0, TicketLine)
    assert [(line.points, line.done) for line in found] == [(5, True)] * 3  # SWI-13


def test_routes_abroad_count_for_the_longest_trail_which_ends_there() -> None:
    assert {type(rule) for rule in board("switzerland").map.rules} == {LongestTrail, Tunnels}
    game = owning("delemont-france", "basel-delemont", "geneve-france")
    game = with_routes(game, 1, "zug-zurich-red", "bern-solothurn")
    mine, theirs = (lines(game, seat, TrailLine)[0] for seat in range(2))
    assert (mine.points, mine.length) == (10, 4)  # 2 and 2, without Geneve's route, SWI-14
    assert (theirs.points, theirs.length) == (0, 2)  # SWI-14


@pytest.mark.parametrize(("route", "points"), [("chur-wassen", 10), ("geneve-yverdon", 15)])
def test_five_and_six_spaces_score_as_everywhere(route: str, points: int) -> None:
    assert owning(route).state.players[0].points == points  # SWI-14


def test_in_a_tie_a_ticket_with_several_targets_is_one_ticket() -> None:
    """Seat 0 reaches two countries of one ticket; seat 1 does two tickets for as many points."""
    to_germany = ("bern-solothurn", "delemont-solothurn", "basel-delemont", "basel-deutschland")
    game = with_tickets(owning(*TO_FRANCE, *to_germany), 0, "bern-countries")
    done = ("zug-zurich-red", "luzern-zug-orange", "schaffhausen-winterthur-white")
    game = with_routes(game, 1, *done, "winterthur-zurich-blue", "baden-zurich", "baden-olten")
    game = with_routes(game, 1, "geneve-yverdon")
    game = with_tickets(game, 1, "luzern-zurich", "schaffhausen-zug")
    assert [seat.total for seat in score(game).seats] == [27, 27]
    assert (winners(game), score(game).decided_by) == ((1,), "tickets done")  # SWI-15


def test_then_the_longest_trail_breaks_a_tie() -> None:
    """5 points for a trail of 5, and 10 for that; or 15 points for routes that do not meet."""
    game = owning("baden-olten", "olten-solothurn", "bern-solothurn")
    game = with_routes(game, 1, "bern-luzern-1", "geneve-lausanne-blue", "baden-zurich")
    assert [seat.total for seat in score(game).seats] == [15, 15]
    assert (winners(game), score(game).decided_by) == ((0,), "longest trail")  # SWI-15


def test_equal_in_all_of_that_they_share_the_victory() -> None:
    game = with_routes(owning("basel-deutschland"), 1, "geneve-france")
    assert (winners(game), score(game).decided_by) == ((0, 1), "nothing")  # SWI-15
