"""Europe: the deal, ferries, doubles and the end (EU-1 to EU-6, EU-13 to EU-15)."""

import pytest

from engine import cards as card
from engine.actions import BuildStation, Claim, Draw, DrawTickets, Take
from engine.cards import PLAIN
from engine.final_score import StationsLine, TrailLine
from engine.game import Game
from engine.model import Seat
from engine.refusals import Code
from tests.support.positions import (
    after,
    after_opening,
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
    winners,
    with_hand,
    with_routes,
    with_stations,
    with_ticket_deck,
    with_tickets,
)


def test_45_wagons_three_stations_110_train_cards_and_46_tickets() -> None:
    game = opening("europe", players=5)
    assert [player.wagons for player in game.state.players] == [45] * 5  # EU-1
    assert [lines(game, seat, StationsLine)[0].unbuilt for seat in range(5)] == [3] * 5  # EU-1
    expected = {colour.word: 12 for colour in PLAIN} | {"wild": 14}
    assert card.to_words(card.pack(game.board.train_cards)) == expected  # EU-1
    kinds = [ticket.kind for ticket in game.board.tickets]
    assert (kinds.count("ordinary"), kinds.count("long")) == (40, 6)  # EU-1


def test_four_cards_one_long_ticket_and_three_ordinary_ones_each_at_the_start() -> None:
    game = opening("europe", players=5)
    assert [card.total(player.hand) for player in game.state.players] == [4] * 5  # EU-2
    for player in game.state.players:
        kinds = [game.board.tickets[ticket].kind for ticket in player.offered]
        assert sorted(kinds) == ["long", "ordinary", "ordinary", "ordinary"]  # EU-2


def test_any_two_of_the_first_four_tickets_may_be_kept_but_not_one() -> None:
    game = opening("europe")
    for first in offered(game, 0):
        assert refusal(game, 0, keep(first)).code == Code.TOO_FEW_TICKETS_KEPT  # EU-2
        for second in offered(game, 0):
            if first != second:
                kept = after(game, 0, keep(first, second))
                assert set(tickets(kept, 0)) == {first, second}  # EU-2


def test_refused_first_tickets_and_undealt_long_ones_leave_the_game() -> None:
    game = after_opening(opening("europe", players=3))
    assert len(ticket_deck(game)) == 40 - 3 * 3  # EU-2
    kept = [ticket for seat in range(3) for ticket in tickets(game, seat)]
    assert not set(kept) & set(ticket_deck(game))
    assert all(game.board.tickets[t].kind == "ordinary" for t in game.state.tickets)  # EU-2
    assert not game.state.refused


def test_a_turn_draws_cards_claims_a_route_draws_tickets_or_builds_a_station() -> None:
    game = with_hand(table("europe"), 0, "6 wild")
    kinds = {type(move) for move in game.moves(Seat(0))}
    assert kinds == {Draw, Take, Claim, DrawTickets, BuildStation}  # EU-3


def test_of_three_tickets_drawn_at_least_one_is_kept_and_the_rest_go_under() -> None:
    deck = ("paris-wien", "brest-venezia", "london-wien", "berlin-roma")
    game = after(with_ticket_deck(table("europe"), *deck), 0, DrawTickets())
    assert offered(game, 0) == list(deck[:3])  # EU-4
    assert refusal(game, 0, keep()).code == Code.TOO_FEW_TICKETS_KEPT  # EU-4
    game = after(game, 0, keep("brest-venezia"))
    assert tickets(game, 0) == ["brest-venezia"]
    assert ticket_deck(game) == ["berlin-roma", "paris-wien", "london-wien"]  # EU-4


@pytest.mark.parametrize("left", [1, 2])
def test_fewer_than_three_tickets_are_drawn_when_no_more_are_left(left: int) -> None:
    deck = ("paris-wien", "brest-venezia")[:left]
    game = after(with_ticket_deck(table("europe"), *deck), 0, DrawTickets())
    assert offered(game, 0) == list(deck)  # EU-4
    assert ticket_deck(after(game, 0, keep(*deck))) == []


def test_the_ferry_to_palermo_takes_four_cards_of_one_colour_and_two_locomotives() -> None:
    """The example of the rulebook: from Smyrna to Palermo."""
    game = with_hand(table("europe"), 0, "6 pink 3 wild")
    assert claims(game, 0, "palermo-smyrna") == [  # EU-6
        {"pink": 4, "wild": 2},
        {"pink": 3, "wild": 3},
    ]
    answer = refusal(game, 0, claim("palermo-smyrna", "5 pink 1 wild"))
    assert (answer.code, answer.params) == (Code.TOO_FEW_WILDS, {"need": 2, "given": 1})  # EU-6


def test_the_spaces_of_a_ferry_without_a_locomotive_are_paid_in_one_colour() -> None:
    game = with_hand(table("europe"), 0, "3 pink 3 red 2 wild")
    mixed = claim("palermo-smyrna", "2 pink 2 red 2 wild")
    assert refusal(game, 0, mixed).code == Code.MIXED_COLOURS  # EU-6
    assert claims(with_hand(game, 0, "6 wild"), 0, "palermo-smyrna") == [{"wild": 6}]  # EU-6


@pytest.mark.parametrize("built", [0, 1, 2, 3])
def test_each_station_not_built_is_worth_four_points(built: int) -> None:
    game = with_stations(table("europe"), 0, *("paris", "roma", "wien")[:built])
    (line,) = lines(game, 0, StationsLine)
    assert (line.points, line.unbuilt) == (4 * (3 - built), 3 - built)  # EU-13


def test_the_longest_trail_may_pass_a_city_twice_but_no_route() -> None:
    # A figure of eight through Paris:
    loops = ("bruxelles-paris-red", "bruxelles-dieppe", "dieppe-paris")
    others = ("frankfurt-paris-white", "frankfurt-munchen", "munchen-zurich", "paris-zurich")
    game = with_routes(table("europe"), 0, *loops, *others)
    (line,) = lines(game, 0, TrailLine)
    assert (line.points, line.length) == (10, 2 + 2 + 1 + 3 + 2 + 2 + 3)  # EU-14
    # Two branches, of which a trail can use only one, and a route elsewhere:
    branched = with_routes(game, 0, "brest-dieppe", "amsterdam-frankfurt", "budapest-wien-red")
    (line,) = lines(branched, 0, TrailLine)
    assert line.length == 15 + 2  # EU-14
    assert "budapest-wien-red" not in line.routes  # EU-14


def test_stations_and_borrowed_routes_do_not_lengthen_the_trail() -> None:
    game = with_routes(table("europe"), 0, "brest-paris")
    game = with_routes(game, 1, "paris-zurich", "venezia-zurich")
    game = with_tickets(with_stations(game, 0, "paris"), 0, "brest-venezia")
    assert lines(game, 0, TrailLine)[0].length == 3  # EU-14


def test_all_who_tie_for_the_longest_trail_get_its_points() -> None:
    game = with_routes(table("europe", players=3), 0, "brest-paris")
    game = with_routes(game, 1, "bucuresti-constantinople")
    game = with_routes(game, 2, "dieppe-paris")
    assert [lines(game, seat, TrailLine)[0].points for seat in range(3)] == [10, 10, 0]  # EU-14


def test_nobody_has_the_longest_trail_when_nobody_has_a_route() -> None:
    assert [lines(table("europe"), seat, TrailLine)[0].points for seat in range(2)] == [0, 0]


def totals(game: Game) -> list[int]:
    return [seat.total for seat in score(game).seats]


def test_most_points_win() -> None:
    assert winners(with_routes(table("europe"), 1, "dieppe-paris")) == (1,)  # EU-15


def test_tickets_done_break_a_tie() -> None:
    # 4 + 7 - 7 for seat 0 with one ticket done, 4 for seat 1; the trails are equally long.
    game = with_routes(table("europe"), 0, "paris-zurich", "venezia-zurich", "venezia-zagrab")
    game = with_routes(game, 1, "essen-frankfurt", "berlin-essen", "berlin-frankfurt-red")
    game = with_tickets(game, 0, "paris-zagrab", "amsterdam-pamplona")
    assert totals(game) == [30, 30]
    assert winners(game) == (0,)  # EU-15


def test_then_fewest_stations_break_it() -> None:
    # Seat 0 has built a station and has the longest trail, which would decide later: 8 + 8 + 10.
    # Seat 1 has 14 + 12; nobody has a ticket.
    game = with_stations(table("europe"), 0, "roma")
    game = with_routes(game, 0, "brest-paris", "frankfurt-paris-white")
    game = with_routes(game, 1, "danzig-riga", "kyiv-smolensk", "berlin-wien", "cadiz-lisboa")
    assert totals(game) == [26, 26]
    assert winners(game) == (1,)  # EU-15


def test_then_the_holder_of_the_longest_express_wins() -> None:
    # 8 + 10 for seat 0; seat 1 has as many points, and no bonus: 4 + 4 + 4 + 4 + 2.
    game = with_routes(table("europe"), 0, "brest-paris", "frankfurt-paris-white")
    rest = ("danzig-riga", "kyiv-smolensk", "berlin-wien", "bucuresti-constantinople")
    game = with_routes(game, 1, *rest, "cadiz-lisboa")
    assert totals(game) == [30, 30]
    assert winners(game) == (0,)  # EU-15


def test_otherwise_the_victory_is_shared() -> None:
    game = with_routes(table("europe", players=3), 0, "brest-paris")
    game = with_routes(game, 2, "bucuresti-constantinople")
    assert winners(game) == (0, 2)  # EU-15
