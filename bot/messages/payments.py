"""A payment as it travels in menu values and slash options: `2 red 1 wild 1 ferry`."""

from bot.domain.table import number_of
from engine import cards as card
from engine.cards import BY_WORD, Cards
from engine.payments import Payment
from engine.refusals import Code, Refusal

FERRY = "ferry"


def write(payment: Payment) -> str:
    parts = [f"{number} {word}" for word, number in card.to_words(payment.cards).items()]
    if payment.ferry_cards:
        parts.append(f"{payment.ferry_cards} {FERRY}")
    return " ".join(parts)


def read(text: str) -> Payment | None:
    """The payment of that value; nothing for what was typed by hand and is none."""
    words = text.replace("+", " ").replace(",", " ").split()
    if len(words) % 2 or not words:
        return None
    cards, ferry_cards = 0, 0
    for number, word in zip(words[::2], words[1::2], strict=True):
        held = number_of(number)
        if not 0 < held <= card.MOST:
            return None
        if word == FERRY:
            ferry_cards += held
        elif word in BY_WORD:
            cards += card.of(BY_WORD[word], held)
        else:
            return None
    return Payment(Cards(cards), ferry_cards)


def parse(text: str) -> Payment:
    """The payment of a menu value or slash option, or refuse NOT_AN_ACTION."""
    payment = read(text)
    if payment is None:
        raise Refusal(Code.NOT_AN_ACTION, problem=text)
    return payment


def wilds(payment: Payment) -> tuple[int, int]:
    """What is dearest in a payment, for sorting the cheapest first."""
    return card.count(payment.cards, card.WILD), payment.ferry_cards
