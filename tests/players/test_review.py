"""Reviews of finished games: chances, luck and skill, turning points, mistakes."""

from functools import cache
from math import exp
from pathlib import Path

import pytest
from msgspec.structs import replace

from engine import record as records
from engine.actions import Draw, DrawTickets
from engine.board import Board
from engine.events import GameEnded
from engine.game import Game
from engine.model import Seat
from engine.record import Record
from engine.scoring import final_score
from engine.state import Over
from players.review.features import NAMES
from players.review.findings import Review
from players.review.review import DEALS, MOVES_ASKED_ABOUT, ORDERS, Reviewer
from players.review.value import (
    ANY_MAP,
    Coefficients,
    MapCoefficients,
    Tempering,
    ValueFunction,
    read_coefficients,
    tempered,
    without_tunnel,
)
from tests.support.positions import (
    IN_SOAK,
    MAPS,
    after_opening,
    board,
    opening,
    table,
    with_deck,
    with_hand,
)

RECORDS = Path(__file__).parents[1] / "golden" / "records"
REVIEWED = [
    pytest.param(f"{map_id}-normal-hard-easy", marks=pytest.mark.soak if map_id in IN_SOAK else ())
    for map_id in MAPS
]
NEAR = pytest.approx


@cache
def recorded(name: str) -> Record:
    return records.from_text((RECORDS / f"{name}.json").read_text())


@cache
def reviewed(name: str) -> Review:
    record = recorded(name)
    return reviewer(board(record.map)).review(record)


def reviewer(on: Board) -> Reviewer:
    return Reviewer(on, read_coefficients(), seats_are_alike=True)


def value_of(game: Game, *, seats_are_alike: bool = True) -> tuple[float, ...]:
    value = ValueFunction(game.board, read_coefficients(), seats_are_alike=seats_are_alike)
    return value.chances(game)


@pytest.mark.parametrize("name", REVIEWED)
def test_luck_and_skill_add_up_to_what_changed(name: str) -> None:
    review = reviewed(name)
    winners = recorded(name).final.winners  # type: ignore[union-attr]  # the game is over
    end = [(seat in winners) / len(winners) for seat in range(len(review.start))]
    assert review.curve[-1] == NEAR(end)
    for seat, at_end in enumerate(end):
        assert review.start[seat] + review.luck[seat] + review.skill[seat] == NEAR(at_end)
    before = review.dealt
    for turn in review.turns:
        changed = [after - b for after, b in zip(turn.chances, before, strict=True)]
        parts = [luck + skill for luck, skill in zip(turn.luck, turn.skill, strict=True)]
        assert parts == NEAR(changed, abs=1e-9)
        before = turn.chances
    for shares in (review.luck, review.skill):  # what one wins, the others lose
        assert sum(shares) == NEAR(0, abs=1e-9)


def test_the_same_record_gives_the_same_review() -> None:
    name = "amsterdam-normal-hard-easy"
    record = recorded(name)
    assert reviewer(board("amsterdam")).review(record) == reviewed(name)


def test_a_game_that_is_not_over_has_no_review() -> None:
    record = recorded("amsterdam-normal-hard-easy")
    begun = replace(record, actions=record.actions[:-1], final=None)
    with pytest.raises(ValueError, match="not over"):
        reviewer(board("amsterdam")).review(begun)


@pytest.mark.parametrize("name", REVIEWED)
def test_the_turning_points_are_the_turns_that_changed_most(name: str) -> None:
    review = reviewed(name)
    numbers = [point.turn.number for point in review.turning_points]
    assert numbers == sorted(numbers)
    assert len(numbers) == 3
    least = min(point.turn.swing for point in review.turning_points)
    others = [turn for turn in review.turns[:-1] if turn.number and turn.number not in numbers]
    assert all(turn.swing <= least for turn in others)
    for point in review.turning_points:
        after = [n for n, turn in enumerate(review.turns) if turn.number == point.turn.number]
        assert point.before == review.curve[after[0]]
        assert (point.view.final is not None) == any(
            isinstance(event, GameEnded) for event in point.turn.events
        )


@pytest.mark.parametrize("name", REVIEWED)
def test_the_hint_is_another_legal_move_and_better(name: str) -> None:
    for seat, mistake in enumerate(reviewed(name).mistakes):
        if mistake is not None:
            assert mistake.view.seat == seat
            assert {mistake.played, mistake.advised} <= set(mistake.view.moves)
            assert mistake.played != mistake.advised
            assert mistake.chance_advised > mistake.chance_played
    assert any(reviewed(name).mistakes)


@pytest.mark.parametrize("name", REVIEWED)
def test_a_review_values_a_limited_number_of_positions(name: str) -> None:
    record = recorded(name)
    asked_about = MOVES_ASKED_ABOUT * len(record.seats)
    most = ORDERS * (len(record.actions) + asked_about) + DEALS
    assert reviewed(name).positions <= most


@pytest.mark.parametrize("map_id", MAPS)
def test_chances_add_up_in_every_stage(map_id: str) -> None:
    for game in (opening(map_id), table(map_id), table(map_id, players=2)):
        chances = value_of(game)
        assert len(chances) == len(game.state.players)
        assert sum(chances) == NEAR(1)
        assert all(0 < chance < 1 for chance in chances)


def test_at_the_end_the_winners_have_all_chances() -> None:
    game = table("usa", players=2)
    over = Game(game.board, game.seed, replace(game.state, phase=Over()))
    winners = final_score(over.board, over.state).winners
    assert value_of(over) == tuple((seat in winners) / len(winners) for seat in range(2))


def test_who_has_more_points_has_better_chances() -> None:
    game = table("usa", players=2)
    one, other = game.state.players
    ahead = replace(game.state, players=(replace(one, points=30), other), turns_left=1)
    assert value_of(Game(game.board, game.seed, ahead))[0] > 0.5


@pytest.mark.parametrize("map_id", MAPS)
def test_who_has_more_cards_for_the_own_tickets_has_better_chances(map_id: str) -> None:
    game = after_opening(opening(map_id))
    equal = with_hand(with_hand(game, 0, "2 red"), 1, "2 red")
    every_colour = "2 red 2 blue 2 green 2 black 2 pink 2 yellow 2 orange 2 white 2 wild"
    assert value_of(with_hand(equal, 0, every_colour))[0] > value_of(equal)[0] + 0.02


def test_a_map_that_was_never_seen_is_valued_like_all_maps_together() -> None:
    known = read_coefficients()
    anywhere = Tempering(known.alike.doubt, {ANY_MAP: known.alike.boldness[ANY_MAP]})
    nowhere = Coefficients("", NAMES, anywhere, anywhere, {ANY_MAP: known.maps[ANY_MAP]})
    assert set(known.maps) == {*MAPS, ANY_MAP} - {"switzerland"}  # valued like all together
    unseen = ValueFunction(board("italy"), nowhere, seats_are_alike=True)
    assert sum(unseen.chances(table("italy"))) == NEAR(1)
    nothing = {ANY_MAP: MapCoefficients((0.0,) * len(NAMES), {})}
    even = Coefficients("", NAMES, anywhere, anywhere, nothing)
    empty = ValueFunction(board("italy"), even, seats_are_alike=True)
    assert empty.chances(table("italy", players=4)) == NEAR((0.25,) * 4)


def test_chances_are_as_bold_as_the_stage_allows_and_the_rest_is_doubt() -> None:
    scores, late = (1.0, 0.0), (0.0, 1.0, 0.0)
    timid = tempered(scores, (1.0, 0.0, 0.0), boldness=(0.5, 2.0, 3.0), doubt=(0.0, 0.1, 0.0))
    bold = tempered(scores, late, boldness=(0.5, 2.0, 3.0), doubt=(0.0, 0.1, 0.0))
    assert timid == NEAR((1 / (1 + exp(-0.5)), 1 / (1 + exp(0.5))))
    assert bold == NEAR((0.9 / (1 + exp(-2.0)) + 0.05, 0.9 / (1 + exp(2.0)) + 0.05))
    assert tempered((50.0, 0.0, 0.0), late, (1.0, 1.0, 1.0), (0.0, 0.3, 0.0)) == NEAR(
        (0.8, 0.1, 0.1)
    )


@pytest.mark.parametrize("map_id", ["usa", "switzerland"])
def test_a_lead_says_less_between_seats_that_are_alike(map_id: str) -> None:
    game = with_hand(after_opening(opening(map_id)), 0, "8 wild")
    coefficients = read_coefficients()
    value = ValueFunction(game.board, coefficients, seats_are_alike=False)
    scores, stages = value.scores(game.state), value.stages(game.state)
    alike, unlike = coefficients.alike, coefficients.unlike
    timid, bold = value_of(game), value_of(game, seats_are_alike=False)
    assert timid == NEAR(tempered(scores, stages, alike.boldness[map_id], alike.doubt))
    assert bold == NEAR(tempered(scores, stages, unlike.boldness[ANY_MAP], unlike.doubt))
    assert max(timid) < max(bold) - 0.02


def test_a_drawn_card_is_compared_with_every_card_of_the_deck() -> None:
    game = with_deck(table("usa", players=2), "red red wild wild wild")
    expected = reviewer(game.board).expected(game, Seat(0), Draw())
    red, wild = (
        value_of(with_deck(game, deck).play(Seat(0), Draw()).game)
        for deck in ("red red wild wild wild", "wild red red wild wild")
    )
    assert expected[0] == NEAR((2 * red[0] + 3 * wild[0]) / 5)


def test_what_reveals_nothing_has_no_luck() -> None:
    game = with_hand(table("usa"), 0, "4 blue")
    move = next(m for m in game.moves(Seat(0)) if not game.play(Seat(0), m).revealed)
    after = game.play(Seat(0), move).game
    assert reviewer(game.board).expected(game, Seat(0), move) == value_of(after)


def test_drawn_tickets_are_valued_as_if_the_best_were_kept() -> None:
    game = table("usa")
    drawn = game.play(Seat(0), DrawTickets()).game
    kept = [value_of(drawn.play(Seat(0), move).game)[0] for move in drawn.moves(Seat(0))]
    assert min(kept) < value_of(drawn)[0] < max(kept) + 0.1


def test_a_tunnel_is_valued_as_if_it_were_paid_for_if_it_can_be() -> None:
    game = with_hand(table("europe"), 0, "4 blue 2 wild")
    route = next(
        move
        for move in game.moves(Seat(0))
        if getattr(move, "route", "")
        and game.board.routes[game.board.route_number[move.route]].tunnel  # type: ignore[union-attr]  # a claim
    )
    due = with_deck(game, "wild wild wild").play(Seat(0), route).game
    paid = without_tunnel(due)
    assert not isinstance(due.state.phase, type(paid.state.phase))
    assert sum(value_of(due)) == NEAR(1)
    assert value_of(due) == value_of(paid)
