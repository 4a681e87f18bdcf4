"""What the page is told: every move can be played, and nobody's secrets are in it."""

import json

import msgspec
from msgspec.structs import replace

from bot.domain.table import ChannelId, GuildId, Human, Options, Table, TableId, UserId, Where
from bot.messages.parts.phrasebook import phrasebook_for
from bot.tables import Boards
from bot.web.answers import table_answer
from engine import cards as card
from engine.actions import from_json
from engine.cards import Seed
from engine.game import Game, start
from engine.model import MapId, Seat
from engine.views import player_view, public_view
from tests.support.messages import catalogue

MAP = MapId("europe")
SEED = Seed(bytes(32))
BOARD = Boards()[MAP]
TABLE = Table(
    TableId(7),
    Where(GuildId(1), ChannelId(2)),
    UserId(10),
    Options(MAP, "en", 2),
    "playing",
    (Human(UserId(10), "Ada"), Human(UserId(11), "<img src=x>")),
)
PHRASES = phrasebook_for(catalogue(), "en", BOARD, TABLE.names)


def game_at_first_turn() -> Game:
    game = start(BOARD, 2, SEED).game
    while game.waiting and public_view(game).stage == "opening":
        seat = game.waiting[0]
        game = game.play(seat, player_view(game, seat).moves[-1]).game
    return game


def actions_in(found: object) -> list[object]:
    """Every action anywhere in an answer."""
    if isinstance(found, dict):
        own = [found] if "type" in found else []
        return own + [action for value in found.values() for action in actions_in(value)]
    if isinstance(found, list):
        return [action for value in found for action in actions_in(value)]
    return []


def test_the_moves_of_an_answer_are_those_of_the_view() -> None:
    for game in (start(BOARD, 2, SEED).game, game_at_first_turn()):
        mine = player_view(game, game.waiting[0])
        answer = table_answer(PHRASES, TABLE, mine.public, mine)
        sent = actions_in(json.loads(msgspec.json.encode(answer)))
        assert sorted(map(repr, map(from_json, sent))) == sorted(map(repr, mine.moves))


def test_an_answer_is_the_same_whatever_the_others_hold() -> None:
    game = game_at_first_turn()
    me, other = game.waiting[0], Seat(1 - game.waiting[0])
    players = list(game.state.players)
    swapped = card.pack([card.WILD] * card.total(players[other].hand))
    assert swapped != players[other].hand
    tickets = players[other].tickets[::-1]
    players[other] = replace(players[other], hand=swapped, tickets=tickets)
    changed = replace(game, state=replace(game.state, players=tuple(players)))
    for seat in (me, None):
        before, after = (
            table_answer(
                PHRASES, TABLE, public_view(g), None if seat is None else player_view(g, seat)
            )
            for g in (game, changed)
        )
        assert msgspec.json.encode(before) == msgspec.json.encode(after)


def test_people_who_watch_get_no_seat() -> None:
    answer = table_answer(PHRASES, TABLE, public_view(game_at_first_turn()), None)
    assert answer["mine"] is None
    assert '"hand"' not in msgspec.json.encode(answer).decode()


def test_a_ticket_with_several_targets_has_a_short_name_with_their_points() -> None:
    board = Boards()[MapId("switzerland")]
    phrases = phrasebook_for(catalogue(), "en", board, TABLE.names)
    ticket = next(ticket for ticket in board.tickets if ticket.others)
    view = replace(player_view(start(board, 2, SEED).game, Seat(0)), offered=(ticket.id,))
    mine = table_answer(phrases, TABLE, view.public, view)["mine"]
    assert isinstance(mine, dict)
    (offered,) = mine["offered"]
    assert offered["points"] == "/".join(str(target.points) for target in ticket.targets)
    for target in ticket.targets:
        assert f" {target.points}" in offered["short"]
