"""A payment as text, in values of menus and options of slash commands: `2 red 1 wild 1 ferry`. A
suggested route carries the payment that is shown with it: `paris-zurich: 2 red 1 wild`.

What a seat can pay for is in `affordable`; a payment in words that people read is
`Phrasebook.payment`.
"""

from bot.domain.table import number_of
from engine import cards as card
from engine.cards import BY_WORD, Cards
from engine.model import RouteId
from engine.payments import Payment
from engine.refusals import Code, Refusal

FERRY = "ferry"
PAID_WITH = ": "


def to_text(payment: Payment) -> str:
    """`2 red 1 wild 1 ferry`."""
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


def try_parse(text: str) -> Payment | None:
    """The payment in a text, which may be typed by hand; None if it is not one."""
    words = text.replace("+", " ").replace(",", " ").split()
    if len(words) % 2 or not words:
        return None
    cards, ferry_cards = 0, 0
    for digits, word in zip(words[::2], words[1::2], strict=True):
        number = number_of(digits)
        if not 0 < number <= card.MAX_COUNT:
            return None
        if word == FERRY:
            ferry_cards += number
        elif word in BY_WORD:
            cards += card.of(BY_WORD[word], number)
        else:
            return None
    return Payment(Cards(cards), ferry_cards)


def parse(text: str) -> Payment:
    """The payment in a text, or refuse NOT_AN_ACTION."""
    payment = try_parse(text)
    if payment is None:
        raise Refusal(Code.NOT_AN_ACTION, problem=text)
    return payment
