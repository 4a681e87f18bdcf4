"""What the page says about what one cannot do now."""

from msgspec.structs import replace

from bot.messages.parts.phrasebook import phrasebook_for
from bot.web import prospects
from engine.actions import Claim
from engine.cards import NONE
from engine.game import Game
from engine.views import player_view
from tests.support.messages import catalogue
from tests.support.positions import table, with_hand, with_routes

NAMES = ("Ada", "Bo")


def game() -> Game:
    return with_hand(table("europe", 2), 0, "3 red 1 wild")


def test_every_route_is_open_with_what_is_missing_or_barred_with_the_reason() -> None:
    position = with_routes(game(), 1, "frankfurt-paris-orange")
    view = player_view(position, position.waiting[0])
    phrases = phrasebook_for(catalogue(), "en", position.board, NAMES)
    opened, barred = prospects.open_to_seat(phrases, view), prospects.barred(phrases, view)
    owned = {route for seat in view.public.seats for route in seat.routes}
    every = {route.id for route in position.board.routes}
    assert {*opened, *barred, *owned} == every
    assert len(opened) + len(barred) + len(owned) == len(every)
    payable = {move.route for move in view.moves if isinstance(move, Claim)}
    assert {route for route, facts in opened.items() if not facts["missing"]} == payable


def test_what_is_missing_and_why_not_is_said_in_words() -> None:
    position = with_routes(game(), 1, "frankfurt-paris-orange")
    view = player_view(position, position.waiting[0])
    phrases = phrasebook_for(catalogue(), "en", position.board, NAMES)
    reasons = prospects.barred(phrases, view).values()
    assert reasons
    assert all("Bo has the other track" in reason for reason in reasons)
    poor = replace(view, hand=NONE)
    missing = {facts["missing"] for facts in prospects.open_to_seat(phrases, poor).values()}
    assert "still need 4 cards" in missing
