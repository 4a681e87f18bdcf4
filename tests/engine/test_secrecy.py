"""Games that differ only in what is secret look the same to a seat."""

import pytest

from engine.actions import Draw, DrawTickets
from engine.game import Game, Played
from engine.model import Seat
from engine.views import player_view, public_view
from tests.support.random_games import TABLES, dealt_again, playing, positions

pytestmark = pytest.mark.uncovered


@pytest.mark.parametrize("every", [15, pytest.param(5, marks=pytest.mark.soak)])
@pytest.mark.parametrize(("map_id", "players"), TABLES)
def test_a_seat_sees_the_same_whatever_is_hidden_from_it(
    map_id: str, players: int, every: int
) -> None:
    for game in positions(map_id, players, number=3, every=every):
        for seat in map(Seat, range(players)):
            other_world = dealt_again(game, seat, number=game.state.step)
            assert player_view(other_world, seat) == player_view(game, seat)
            assert public_view(other_world) == public_view(game)
            assert other_world.moves(seat) == game.moves(seat)


@pytest.mark.parametrize(("map_id", "players"), TABLES)
def test_dealing_again_changes_what_is_hidden(map_id: str, players: int) -> None:
    games = list(positions(map_id, players, number=3, every=20))
    changed = [secrets(dealt_again(game, Seat(0), 1)) != secrets(game) for game in games]
    assert sum(changed) > len(games) / 2


def secrets(game: Game) -> list[object]:
    return [[(player.hand, player.tickets) for player in game.state.players[1:]], game.state.deck]


@pytest.mark.parametrize(("map_id", "players"), TABLES)
def test_a_card_drawn_unseen_tells_the_others_only_that_it_was_drawn(
    map_id: str, players: int
) -> None:
    for game, seat, _ in playing(map_id, players, number=4):
        if Draw() not in game.moves(seat):
            continue
        watcher = Seat((seat + 1) % players)
        here = game.play(seat, Draw())
        there = dealt_again(game, watcher, number=1).play(seat, Draw())
        if here.game.waiting:  # at the end everything is shown
            assert here.events == there.events
            assert public_view(here.game) == public_view(there.game)


@pytest.mark.parametrize(("map_id", "players"), TABLES)
def test_tickets_drawn_and_kept_tell_the_others_only_how_many(map_id: str, players: int) -> None:
    for game in positions(map_id, players, number=6, every=3):
        seat = game.waiting[0]
        if DrawTickets() in game.moves(seat):
            watcher = Seat((seat + 1) % players)
            other_world = dealt_again(game, watcher, number=1)
            here, there = draw_and_keep_one(game, seat), draw_and_keep_one(other_world, seat)
            assert here[0].events == there[0].events
            if here[1].game.waiting:  # at the end everything is shown
                assert here[1].events == there[1].events
                assert public_view(here[1].game) == public_view(there[1].game)


def draw_and_keep_one(game: Game, seat: Seat) -> tuple[Played, Played]:
    drawn = game.play(seat, DrawTickets())
    return drawn, drawn.game.play(seat, drawn.game.moves(seat)[0])


@pytest.mark.parametrize(("map_id", "players"), TABLES)
def test_whispers_are_for_the_seat_that_acts(map_id: str, players: int) -> None:
    for _, seat, played in playing(map_id, players, number=5):
        assert all(whisper.seat == seat for whisper in played.whispers)
