"""What one person reads: menus that offer what can be done, and refusals that say why."""

from typing import get_args

import pytest

from bot.domain.requests import (
    AbsenceQuestion,
    AbsentPlayer,
    Ballot,
    DueReminder,
    UndoQuestion,
    Vote,
)
from bot.domain.table import Language, Preferences, RemindBy, Seq, TableId, UserId
from bot.i18n.catalogue import LANGUAGES
from bot.messages import absence, affordable, lookup, payments, station, tickets
from bot.messages import claim as claims
from bot.messages import hand as private
from bot.messages import help as guide
from bot.messages.message import Menu, Message, OwnBoard
from engine.actions import Claim, Draw, DrawTickets, Keep, PayExtra
from engine.model import Seat
from engine.payments import Payment
from engine.views import PlayerView, player_view
from players.choices.reasons import Reason, ReasonCode
from tests.support.messages import catalogue, must_fit, phrases, table
from tests.support.positions import after, cards, claim, opening, with_deck, with_hand, with_tickets
from tests.support.positions import table as position
from tests.support.random_games import TABLES, dealt_again, playing


def menu_of(message: Message) -> Menu:
    (menu, *_) = message.rows
    assert isinstance(menu, Menu)
    return menu


@pytest.mark.slow
@pytest.mark.parametrize(("map_id", "players"), TABLES)
def test_private_messages_of_a_whole_game_fit(map_id: str, players: int) -> None:
    for game, seat, played in playing(map_id, players, number=11):
        if game.state.step % 4:
            continue
        language = LANGUAGES[game.state.step // 4 % len(LANGUAGES)]
        spoken, view = phrases(map_id, players, language), player_view(game, seat)
        after_it = player_view(played.game, seat)
        for message in (
            private.hand(spoken, view),
            private.direct_hand(spoken, table(map_id, players), view),
            private.private_board(spoken, view),
            private.after_action(spoken, after_it, played.whispers, played.events),
            tickets.ticket_choice(spoken, view),
            claims.claim_menu(spoken, view),
            station.city_menu(spoken, view, page=1),
            claims.tunnel_question(spoken, view),
        ):
            must_fit(message)


@pytest.mark.slow
@pytest.mark.parametrize(("map_id", "players"), TABLES)
def test_private_messages_are_equal_whatever_is_hidden(map_id: str, players: int) -> None:
    spoken = phrases(map_id, players)
    for game, seat, _ in playing(map_id, players, number=12):
        if game.state.step % 5 == 0:
            there = player_view(dealt_again(game, seat, game.state.step), seat)
            here = player_view(game, seat)
            assert private.hand(spoken, there) == private.hand(spoken, here)
            assert claims.claim_menu(spoken, there) == claims.claim_menu(spoken, here)


@pytest.mark.parametrize(("map_id", "players"), TABLES)
def test_every_payment_of_a_menu_is_a_legal_move(map_id: str, players: int) -> None:
    for game, seat, _ in playing(map_id, players, number=13):
        if game.state.step % 4:
            continue
        view = player_view(game, seat)
        for route in list(affordable.route_ways(view))[:3]:
            menu = menu_of(claims.payment_menu(phrases(map_id, players), view, route))
            assert menu.args == (route,)
            for option in menu.options:
                paid = payments.read(option.value)
                assert paid is not None
                assert Claim(route, paid.cards, paid.ferry_cards) in view.moves


def rich_view(map_id: str, hand: str) -> PlayerView:
    return player_view(with_hand(position(map_id), 0, hand), Seat(0))


def test_many_routes_come_in_pages() -> None:
    view = rich_view("europe", "9 wild 9 red 9 blue 9 green 9 black")
    spoken = phrases("europe", 2)
    first, second = claims.claim_menu(spoken, view), claims.claim_menu(spoken, view, page=1)
    must_fit(first)
    assert len(menu_of(first).options) == 25
    assert not set(menu_of(first).options) & set(menu_of(second).options)
    assert isinstance(first.rows[1], tuple)
    before, more = first.rows[1]
    assert before.disabled
    assert more.args == ("claim", "1")
    pages = -(-len(affordable.route_ways(view)) // 25)
    last = claims.claim_menu(spoken, view, page=99)
    assert last == claims.claim_menu(spoken, view, page=pages - 1)


def test_who_cannot_pay_for_a_tunnel_is_asked_as_well() -> None:
    game = with_deck(with_hand(position("europe"), 0, "2 red"), "red blue blue 5 pink")
    poor = player_view(after(game, 0, claim("angora-constantinople", "2 red")), Seat(0))
    message = claims.tunnel_question(phrases("europe", 2), poor)
    assert "do not have the cards" in message.text
    (row,) = message.rows
    assert isinstance(row, tuple)
    assert [button.verb for button in row] == ["give_up"]


def test_the_ticket_menu_asks_for_what_must_be_kept() -> None:
    view = player_view(opening("europe"), Seat(0))
    menu = menu_of(tickets.ticket_choice(phrases("europe", 2), view))
    assert (menu.least, menu.most, len(menu.options)) == (2, 4, 4)
    assert [option.value for option in menu.options] == list(view.offered)


@pytest.mark.parametrize("language", LANGUAGES)
def test_tickets_are_chosen_beside_the_board_on_which_they_are_pinned(language: Language) -> None:
    game = with_tickets(position("europe"), 0, "paris-wien", "brest-petrograd")
    view = player_view(after(game, 0, DrawTickets()), Seat(0))
    message = tickets.ticket_choice(phrases("europe", 2, language), view)
    assert message.attachments == (OwnBoard(view),)
    labels = [option.label for option in menu_of(message).options]
    numbered = [label.split(" · ")[0] for label in labels]
    assert numbered == ["3", "4", "5"]
    assert all(f"**{number}** · " in message.text for number in numbered)
    board = private.private_board(phrases("europe", 2, language), view)
    assert all(f"**{number}** · " in board.text for number in numbered)


def test_payments_read_as_they_are_written() -> None:
    paid = Payment(cards("2 red 1 wild"), 1)
    assert payments.write(paid) == "2 red 1 wild 1 ferry"
    assert payments.read("2 red + 1 wild, 1 ferry") == paid
    for nonsense in ("", "red", "two red", "2 grey", "0 red", "999 red"):
        assert payments.read(nonsense) is None


def test_what_one_drew_is_told_to_oneself() -> None:
    game = with_deck(position("usa"), "red 5 pink")
    played = game.play(Seat(0), Draw())
    view = player_view(played.game, Seat(0))
    message = private.after_action(phrases("usa", 2), view, played.whispers, played.events)
    assert message.text.startswith("You drew 🔴 1 red.")
    assert message.text.endswith("Now take your second card.")
    assert message.rows


@pytest.mark.parametrize("language", LANGUAGES)
def test_hints_say_what_and_why(language: Language) -> None:
    spoken = phrases("europe", 2, language)
    params: dict[str, str | int] = {
        "route": "paris-zurich",
        "ticket": spoken.board.tickets[0].id,
        "city": "paris",
        "colour": "red",
        "seat": 1,
        "points": 4,
        "tickets": 2,
        "due": 1,
    }
    actions = [*player_view(opening("europe"), Seat(0)).moves[:1], Draw(), PayExtra(cards("1 red"))]
    for action in (*actions, *rich_view("europe", "4 red").moves, Keep(())):
        must_fit(lookup.hint(spoken, action))
    for code in ReasonCode:
        must_fit(lookup.hint(spoken, Draw(), Reason(code, params)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_reminders_votes_and_lists_fit(language: Language) -> None:
    spoken, seated = phrases("usa", 3, language), table("usa", 3, language)
    translator = catalogue().translator(language)
    due = DueReminder(TableId(1), Seat(0), UserId(5), 1.7e9, 0, "mention")
    must_fit(absence.reminder(spoken, seated, due))
    must_fit(absence.nudge(spoken, (UserId(5),)))
    must_fit(absence.patience_over(spoken, AbsentPlayer(TableId(1), Seat(0), UserId(5), 1.7e9)))
    for question in (UndoQuestion(Seat(0), Seq(1)), AbsenceQuestion(Seat(0), 1.7e9)):
        vote = Vote(
            TableId(1),
            question,
            UserId(5),
            1.7e9,
            (UserId(6), UserId(7)),
            (Ballot(UserId(6), "no"),),
            "open",
        )
        asked = absence.question(spoken, vote)
        must_fit(asked)
        assert asked.mentions == (7,)
        must_fit(absence.decided(spoken, vote))
    for by in get_args(RemindBy):
        must_fit(guide.reminders(translator, Preferences(by=by)))
    must_fit(guide.help_message(translator))
    facts = spoken.board.map
    view = rich_view("usa", "1 red").public
    must_fit(guide.games(translator, []))
    several = [guide.OwnTable(seated, facts), guide.OwnTable(seated, facts, view, 1.7e9)] * 30
    must_fit(guide.games(translator, several))
    must_fit(private.which_table(translator, [(seated, facts, "trains")]))
    must_fit(private.which_table(translator, []))
