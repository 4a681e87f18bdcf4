"""Payments as text."""

from bot.domain.table import Language
from bot.messages.parts import payments
from engine.model import RouteId
from engine.payments import Payment
from tests.support.messages import phrasebook
from tests.support.positions import cards


def test_a_payment_is_parsed_as_it_was_written() -> None:
    paid = Payment(cards("2 red 1 wild"), 1)
    assert payments.to_text(paid) == "2 red 1 wild 1 ferry"
    assert payments.try_parse("2 red + 1 wild, 1 ferry") == paid
    for nonsense in ("", "red", "two red", "2 grey", "0 red", "999 red"):
        assert payments.try_parse(nonsense) is None


def test_more_cards_than_a_game_has_are_no_payment() -> None:
    for typed in ("127 red", "100 pink 100 pink", "2 red 64 wild 64 wild", "#zzzzzzzzz"):
        assert payments.try_parse(typed) is None
    assert payments.try_parse("126 red") == Payment(cards("126 red"))


def test_a_suggested_route_carries_its_payment() -> None:
    paid = Payment(cards("2 red 1 wild"))
    text = payments.suggestion(RouteId("paris-zurich"), paid)
    assert payments.split_suggestion(text) == ("paris-zurich", "2 red 1 wild")
    for typed in ("paris zurich", "paris: zurich", ": ", "", "2 red"):
        assert payments.split_suggestion(typed) == (typed, "")


def test_cards_of_several_colours_fit_into_a_button() -> None:
    paid = Payment(cards("7 red 3 blue 3 green 2 wild"))
    assert payments.to_text(paid) == "#003000732"
    assert payments.try_parse("#003000732") == paid
    assert payments.to_text(Payment(cards("40 red 1 blue"))) == "1 blue 40 red"
    assert payments.to_text(Payment(cards("1 red 1 blue"), 1)) == "1 blue 1 red 1 ferry"
    for nonsense in ("#", "#00300073", "#00300073?", "#0030007320"):
        assert payments.try_parse(nonsense) is None


def test_colours_may_be_typed_in_any_language() -> None:
    paid = Payment(cards("2 red 3 blue 1 wild"))
    typed_in: dict[Language, str] = {
        "da": "2 røde 3 blå 1 lokomotiv",
        "nl": "2 rode 3 blauwe 1 wild",
        "sv": "2 röda 3 blå 1 lok",
    }
    for language, typed in typed_in.items():
        names = phrasebook("europe", 2, language).colour_names()
        assert payments.try_parse(typed, names) == paid
        assert payments.try_parse("2 red 3 blue 1 wild", names) == paid
