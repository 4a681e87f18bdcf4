"""Menus in parts that several of them share: payments, pages."""

from collections.abc import Iterable, Sequence

from bot.messages import payments
from bot.messages.message import MAX_LABEL, MAX_OPTIONS, Button, Menu, Option, Row, Verb
from bot.messages.phrasebook import Phrasebook, shortened
from engine.payments import Payment


def payment_rows(
    phrases: Phrasebook, verb: Verb, ways: Iterable[Payment], args: tuple[str, ...] = ()
) -> tuple[Row, ...]:
    """A menu of payments; those beyond 25 cost more wilds than anybody wants to spend."""
    options = tuple(
        Option(shortened(phrases.payment(way), MAX_LABEL), payments.write(way)) for way in ways
    )
    if not options:
        return ()
    return (Menu(verb, options[:MAX_OPTIONS], phrases.say("pay-placeholder"), args=args),)


def paged(
    phrases: Phrasebook,
    verb: Verb,
    opened_by: Verb,
    options: Sequence[Option],
    placeholder: str,
    page: int,
) -> tuple[Row, ...]:
    """A menu of at most 25, and buttons to the pages before and after."""
    pages = -(-len(options) // MAX_OPTIONS)
    page = max(0, min(page, pages - 1))
    start = page * MAX_OPTIONS
    menu = Menu(verb, tuple(options[start : start + MAX_OPTIONS]), placeholder)
    if pages == 1:
        return (menu,)
    before = phrases.say("button-before")
    after = phrases.say("button-after")
    return (
        menu,
        (
            Button("more", before, emoji="◀️", args=(opened_by, str(page - 1)), disabled=page == 0),
            Button(
                "more",
                after,
                emoji="▶️",
                args=(opened_by, str(page + 1)),
                disabled=page == pages - 1,
            ),
        ),
    )
