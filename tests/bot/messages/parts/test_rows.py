"""Rows of buttons are valid on every map that can be made, not only on ours."""

from collections.abc import Iterator
from itertools import combinations

import pytest
from msgspec.structs import replace

from bot.domain.table import StandIn, UserId
from bot.messages.parts.buttons import (
    MAX_CARD_BUTTONS,
    private_rows,
    public_rows,
    turn_screen_rows,
)
from bot.messages.parts.message import MAX_BUTTONS_IN_ROW, MAX_ROWS, Button, Menu, Option
from bot.messages.parts.phrasebook import Phrasebook, phrasebook_for
from bot.messages.parts.rows import Buttons, Rows, fill_rows, phone_lines
from bot.messages.turn import action_result_message, turn_message, turn_rows
from engine.board import Board
from engine.cards import COLOURS, Colour
from engine.events import Passed
from engine.game import make_board
from engine.model import (
    FerryCards,
    LongestTrail,
    Merchandise,
    RegionPoints,
    RuleFacts,
    Seat,
    Stations,
    Tunnels,
)
from engine.views import PlayerView, PublicSeat, Tunnel
from tests.support.messages import (
    assert_valid,
    assert_valid_rows,
    buttons_of,
    catalogue,
    seated_table,
    view_with_hand,
)
from tests.support.positions import MAPS, board

RULES: tuple[RuleFacts, ...] = (
    Stations(3, 4),
    FerryCards(20, 2, 2),
    Tunnels(3),
    Merchandise(16, {2: (8, 4)}),
    RegionPoints((0, 0, 1)),
    LongestTrail(10),
)
RULE_SETS = [rules for n in range(len(RULES) + 1) for rules in combinations(RULES, n)]
ROW_SIZES = (*range(13), 30)
STAGES = ("opening", "turn", "second card", "ticket choice", "tunnel due", "over")


def buttons(number: int, verb: str = "take") -> Buttons:
    return tuple(Button("take", verb, args=(verb, str(n))) for n in range(number))


def sizes(rows: Rows) -> list[int]:
    """How many buttons each row has; a menu is 0."""
    return [0 if isinstance(row, Menu) else len(row) for row in rows]


MENU = Menu("route", (Option("Paris", "paris"),))


def test_every_group_begins_a_new_row_and_an_empty_one_takes_none() -> None:
    assert sizes(fill_rows(buttons(5), buttons(3), (), buttons(2))) == [5, 3, 2]
    assert sizes(fill_rows(MENU, buttons(2), buttons(1))) == [0, 2, 1]
    assert fill_rows(()) == fill_rows() == ()


def test_a_group_that_is_too_long_for_a_row_is_continued_on_the_next() -> None:
    assert sizes(fill_rows(buttons(7), buttons(6), buttons(1))) == [4, 3, 4, 2, 1]


def test_rows_end_where_a_phone_breaks_them() -> None:
    long = tuple(Button("take", "12 characters", args=(str(n),)) for n in range(6))
    assert sizes(fill_rows(long)) == [4, 2]  # two on a line; five would leave one alone
    symbols = tuple(Button("take", "", emoji="🔴", args=(str(n),)) for n in range(5))
    assert sizes(fill_rows(symbols)) == [5]
    assert [len(line) for line in phone_lines(symbols)] == [5]


def test_groups_share_rows_before_anything_is_dropped() -> None:
    groups = buttons(7, "a"), buttons(6, "b"), buttons(3, "c"), buttons(4, "d")
    rows = fill_rows(*groups)
    assert sizes(rows) == [5, 5, 5, 5]
    assert buttons_of(rows) == [button for group in groups for button in group]


def test_what_does_not_fit_is_dropped_from_the_end() -> None:
    groups = buttons(20, "a"), buttons(10, "b")
    rows = fill_rows(*groups)
    assert sizes(rows) == [5, 5, 5, 5, 5]
    assert buttons_of(rows) == [*groups[0], *groups[1][:5]]
    assert sizes(fill_rows(MENU, buttons(30))) == [0, 5, 5, 5, 5]


def board_with(rules: tuple[RuleFacts, ...]) -> Board:
    """Amsterdam with other rules."""
    return make_board(replace(board("amsterdam").map, rules=rules))


def views(rules: tuple[RuleFacts, ...]) -> Iterator[tuple[Phrasebook, PlayerView]]:
    """Seat 0 is to act, or nobody: every stage, size of the row, and state of the piles."""
    table = seated_table("amsterdam", 2)
    phrases = phrasebook_for(catalogue(), "en", board_with(rules), table.names)
    view = view_with_hand("amsterdam", "1 red")
    for stage in STAGES:
        waiting = () if stage == "over" else (Seat(0),)
        tunnel = Tunnel(phrases.board.routes[0].id, view.hand, (), 1)
        for size in ROW_SIZES:
            row = tuple(COLOURS[n % len(COLOURS)] for n in range(size))
            for pile, built in ((0, 3), (9, 0)):
                public = replace(
                    view.public,
                    stage=stage,
                    waiting=waiting,
                    row=row,
                    deck=pile,
                    tickets=pile,
                    ferry_pile=pile,
                    tunnel=tunnel if stage == "tunnel due" else None,
                    seats=tuple(with_stations(seat, built) for seat in view.public.seats),
                )
                yield phrases, replace(view, public=public)


def rule_names(rules: tuple[RuleFacts, ...]) -> str:
    return " + ".join(type(rule).__name__ for rule in rules) or "none"


def with_stations(seat: PublicSeat, number: int) -> PublicSeat:
    cities = [city.id for city in board("amsterdam").map.cities]
    return replace(seat, stations=tuple(cities[:number]))


def test_a_map_with_stations_and_ferry_cards_can_have_seven_actions() -> None:
    rules = (Stations(3, 4), FerryCards(20, 2, 2))
    ((phrases, view),) = (
        (phrases, view)
        for phrases, view in views(rules)
        if view.public.stage == "turn" and not view.public.row and not view.public.deck
    )
    rows = turn_screen_rows(phrases, view)
    assert sizes(rows) == [4, 4, 3]
    assert buttons_of(rows)[6].verb == "pass"


def test_a_turns_message_has_at_most_nine_buttons_on_our_maps() -> None:
    for map_id in MAPS:
        view = view_with_hand(map_id, "1 red").public
        phrases = phrasebook_for(catalogue(), "en", board(map_id))
        shown = buttons_of(public_rows(phrases, replace(view, stage="turn", waiting=(Seat(0),))))
        assert [each.verb for each in shown] == [
            *["take"] * len(view.row),
            *("draw_two", "claim", "tickets", "turn"),
        ]
        assert len(shown) <= 9


@pytest.mark.parametrize("rules", RULE_SETS, ids=rule_names)
def test_rows_are_valid_with_any_rules_and_piles_and_nothing_is_dropped(
    rules: tuple[RuleFacts, ...],
) -> None:
    table = seated_table("amsterdam", 2)
    away = replace(table, occupants=(table.occupants[0], StandIn(UserId(9), "Bo", "normal")))
    for phrases, view in views(rules):
        shown = public_rows(phrases, view.public)
        assert_valid_rows(shown)
        with_come_back = turn_rows(phrases, away, view.public)
        assert_valid_rows(with_come_back)
        if view.public.waiting:
            assert len(buttons_of(with_come_back)) == len(buttons_of(shown)) + 1
            assert buttons_of(with_come_back)[-1].verb == "come_back"
        events = () if view.public.waiting else (Passed(Seat(0)),)
        assert_valid(turn_message(phrases, away, view.public, events))
        for can_undo in (False, True):
            private = private_rows(phrases, view, "board", can_undo=can_undo)
            assert_valid_rows(private)
            screen = turn_screen_rows(phrases, view)
            assert_valid_rows(screen)
            assert "hand" in [button.verb for button in buttons_of(screen)] or not screen
            if view.public.waiting:
                verbs = [button.verb for button in buttons_of(private)]
                assert ("undo" in verbs) == can_undo
                assert "board" in verbs
            assert_valid(action_result_message(phrases, view, (), can_undo=can_undo))
            colours = {b.args[0] for b in buttons_of(private) if b.verb == "take"}
            if view.public.stage in ("turn", "second card"):
                assert colours == {colour.word for colour in view.public.row}


def test_all_cards_have_a_button_up_to_two_rows_and_then_every_colour() -> None:
    for phrases, view in views(RULES):
        if view.public.stage == "turn":
            cards = [b for b in buttons_of(public_rows(phrases, view.public)) if b.verb == "take"]
            size = len(view.public.row)
            expected = size if size <= MAX_CARD_BUTTONS else len({*view.public.row})
            assert len(cards) == expected


def test_the_most_buttons_that_a_turn_can_have_fit() -> None:
    """Ten cards, six actions, and four buttons to look, undo and come back."""
    assert MAX_CARD_BUTTONS + 6 + 4 <= MAX_ROWS * MAX_BUTTONS_IN_ROW
    assert len(Colour) <= MAX_CARD_BUTTONS
