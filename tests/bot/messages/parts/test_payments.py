"""Payments as text."""

from bot.messages.parts import payments
from engine.model import RouteId
from engine.payments import Payment
from tests.support.positions import cards


def test_a_payment_is_parsed_as_it_was_written() -> None:
    paid = Payment(cards("2 red 1 wild"), 1)
    assert payments.to_text(paid) == "2 red 1 wild 1 ferry"
    assert payments.try_parse("2 red + 1 wild, 1 ferry") == paid
    for nonsense in ("", "red", "two red", "2 grey", "0 red", "999 red"):
        assert payments.try_parse(nonsense) is None


def test_a_suggested_route_carries_its_payment() -> None:
    paid = Payment(cards("2 red 1 wild"))
    text = payments.suggestion(RouteId("paris-zurich"), paid)
    assert payments.split_suggestion(text) == ("paris-zurich", "2 red 1 wild")
    for typed in ("paris zurich", "paris: zurich", ": ", "", "2 red"):
        assert payments.split_suggestion(typed) == (typed, "")
