"""What was remarkable about a game, from its final score."""

from msgspec.structs import replace

from engine.final_score import FinalScore, RegionsLine, SeatScore, TicketLine
from engine.game import Game
from engine.model import Seat, TicketId
from engine.scoring import final_score
from maps.awards import Award, awards_of, margin
from tests.support.positions import (
    MAPS,
    board,
    table,
    with_merchandise,
    with_routes,
    with_stations,
    with_tickets,
)

A, B = Seat(0), Seat(1)


def awards(game: Game) -> tuple[Award, ...]:
    return awards_of(game.board, final_score(game.board, game.state))


def test_an_empty_game_has_no_awards() -> None:
    for map_id in MAPS:
        assert awards(table(map_id)) == ()


def test_the_longest_path_is_an_award_unless_everybody_has_it() -> None:
    game = with_routes(table("usa"), 0, "atlanta-miami")
    assert awards(game) == (Award("longest-path", (A,), 5),)
    assert awards(with_routes(game, 1, "boston-montreal-1")) == (Award("longest-path", (A,), 5),)
    assert awards(with_routes(game, 1, "calgary-helena", "helena-seattle")) == (
        Award("longest-path", (B,), 10),
    )
    assert awards(with_routes(game, 1, "denver-phoenix")) == ()


def test_the_most_valuable_ticket_must_be_completed() -> None:
    game = with_tickets(with_routes(table("europe"), 0, "paris-zurich"), 0, "paris-wien")
    assert all(award.kind != "best-ticket" for award in awards(game))
    game = with_routes(game, 0, "munchen-zurich", "munchen-wien")
    (best,) = [award for award in awards(game) if award.kind == "best-ticket"]
    assert best == Award("best-ticket", (A,), 8)


def test_all_tickets_are_an_award_if_there_are_three_and_none_is_missing() -> None:
    done, missing = (TicketLine(5, TicketId("x"), is_done) for is_done in (True, False))
    for lines, has_award in (
        ((done, done, done), True),
        ((done, done), False),
        ((done, done, done, missing), False),
    ):
        final = scored(SeatScore(A, lines, 15, 3, ()), SeatScore(B, (missing,), -5, 0, ()))
        found = awards_of(board("usa"), final)
        assert (Award("all-tickets", (A,)) in found) == has_award


def test_the_most_attractions_are_an_award() -> None:
    game = with_routes(table("newyork"), 0, "chinatown-wall-street-green")
    game = with_routes(game, 1, "soho-wall-street")
    assert awards(game) == (Award("most-attractions", (A,), 2),)


def test_the_most_districts_are_an_award() -> None:
    game = with_routes(table("london"), 1, "british-museum-covent-garden-1")
    assert awards(game) == (Award("most-districts", (B,), 1),)


def test_the_most_mandalas_are_an_award() -> None:
    loop = ("agra-bhopal-pink", "bhopal-khandwa", "khandwa-raipur", "bilaspur-raipur-black")
    game = with_routes(table("india"), 0, *loop, "bilaspur-katni-white", "agra-katni")
    game = with_tickets(with_routes(game, 1, "calcutta-madras"), 0, "katni-khandwa")
    assert Award("most-mandalas", (A,), 1) in awards(game)
    assert all(each.kind != "most-mandalas" for each in awards(with_tickets(game, 0)))


def test_regions_are_counted_in_the_largest_network() -> None:
    every = tuple(region.id for region in board("italy").map.regions)
    lines = (RegionsLine(1, 4, every[:3], every[:1]), RegionsLine(1, 1, every[3:4], ()))
    final = scored(SeatScore(A, lines, 2, 0, ()), SeatScore(B, (), 0, 0, ()))
    assert awards_of(board("italy"), final) == (Award("most-regions", (A,), 4),)
    whole = RegionsLine(50, len(every), every, ())
    final = scored(SeatScore(A, lines, 2, 0, ()), SeatScore(B, (whole,), 50, 0, ()))
    assert awards_of(board("italy"), final) == (Award("all-regions", (B,)),)


def test_who_built_no_station_has_an_award_if_somebody_else_did() -> None:
    game = with_stations(table("europe", 3), 2, "paris")
    assert awards(game) == (Award("no-station", (A, B)),)


def test_the_most_merchandise_cards_are_an_award() -> None:
    game = with_merchandise(table("amsterdam"), 2, 3)
    assert awards(game) == (Award("most-merchandise", (B,), 3),)


def test_a_win_on_the_last_turn_is_the_first_award() -> None:
    game = with_routes(table("usa"), 1, "atlanta-miami")
    final = final_score(game.board, game.state)
    first, *_ = awards_of(game.board, final, is_won_on_last_turn=True)
    assert first == Award("last-turn", (B,))


def test_the_margin_is_the_distance_to_the_second() -> None:
    final = scored(
        SeatScore(A, (), 3, 0, ()), SeatScore(B, (), 12, 0, ()), SeatScore(Seat(2), (), 11, 0, ())
    )
    assert margin(final) == 1
    assert margin(replace(final, decided_by="tickets done")) == 0


def scored(*seats: SeatScore) -> FinalScore:
    """A final score that the highest total has won."""
    return FinalScore(seats, (max(seats, key=lambda seat: seat.total).seat,), "points")
