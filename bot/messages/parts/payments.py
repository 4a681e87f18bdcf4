"""A payment as text, in values of menus and options of slash commands: `2 red 1 wild 1 ferry`. A
suggested route carries the payment that is shown with it: `paris-zurich: 2 red 1 wild`. Cards of
several colours, which only substitutes have, are a digit for each colour, so that they fit into a
button: `#002030001`.

What a seat can pay for is in `affordable`; a payment in words that people read is
`Phrasebook.payment`.
"""

from collections.abc import Mapping

from bot.domain.table import number_of
from engine import cards as card
from engine.cards import BY_WORD, COLOURS, WILD, Cards, Colour
from engine.model import RouteId
from engine.payments import Payment
from engine.refusals import Code, Refusal

FERRY = "ferry"
SEVERAL = "#"
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
PAID_WITH = ": "


def to_text(payment: Payment) -> str:
    """`2 red 1 wild 1 ferry`, or `#002030001` for several colours."""
    numbers = [card.count(payment.cards, colour) for colour in COLOURS]
    is_mixed = sum(map(bool, numbers[:WILD])) > 1
    if is_mixed and max(numbers) < len(DIGITS) and not payment.ferry_cards:
        return SEVERAL + "".join(DIGITS[number] for number in numbers)
    parts = [f"{number} {word}" for word, number in card.to_words(payment.cards).items()]
    if payment.ferry_cards:
        parts.append(f"{payment.ferry_cards} {FERRY}")
    return " ".join(parts)


def suggestion(route: RouteId, payment: Payment) -> str:
    """`paris-zurich: 2 red 1 wild`."""
    return f"{route}{PAID_WITH}{to_text(payment)}"


def split_suggestion(text: str) -> tuple[str, str]:
    """The route and the payment of a suggestion. A text that people typed may have no payment."""
    route, _, paid = text.rpartition(PAID_WITH)
    return (route, paid) if route and try_parse(paid) is not None else (text, "")


def try_parse(text: str, names: Mapping[str, Colour] = BY_WORD) -> Payment | None:
    """The payment in a text, which may be typed by hand; None if it is not one, or more cards than
    a game has. `names`: those of the colours, in small letters."""
    if text.startswith(SEVERAL):
        return _of_digits(text.removeprefix(SEVERAL))
    words = text.replace("+", " ").replace(",", " ").split()
    if len(words) % 2 or not words:
        return None
    cards, ferry_cards, given = 0, 0, 0
    for digits, word in zip(words[::2], words[1::2], strict=True):
        number = number_of(digits)
        given += number
        if number < 1 or given > card.MAX_CARDS:
            return None
        if word == FERRY:
            ferry_cards += number
        elif word in names:
            cards += card.of(names[word], number)
        else:
            return None
    return Payment(Cards(cards), ferry_cards)


def _of_digits(text: str) -> Payment | None:
    if len(text) != len(COLOURS) or not set(text) <= set(DIGITS):
        return None
    numbers = [DIGITS.index(digit) for digit in text]
    if sum(numbers) > card.MAX_CARDS:
        return None
    return Payment(Cards(sum(map(card.of, COLOURS, numbers))))


def parse(text: str, names: Mapping[str, Colour] = BY_WORD) -> Payment:
    """The payment in a text, or refuse NOT_AN_ACTION."""
    payment = try_parse(text, names)
    if payment is None:
        raise Refusal(Code.NOT_AN_ACTION, problem=text)
    return payment
