"""Menus that several messages share: ways to pay, and menus with several pages."""

from collections.abc import Iterable, Sequence

from bot.messages.parts import payments
from bot.messages.parts.message import MAX_LABEL, MAX_OPTIONS, Button, Menu, Option, Verb
from bot.messages.parts.phrasebook import Phrasebook, shorten
from bot.messages.parts.rows import Buttons
from engine.payments import Payment


def payment_menus(
    phrases: Phrasebook, verb: Verb, ways: Iterable[Payment], args: tuple[str, ...] = ()
) -> tuple[Menu, ...]:
    """A menu of the first 25 ways to pay, or none if there is no way. Those beyond 25 cost more
    wilds than anybody wants to spend."""
    options = tuple(
        Option(shorten(phrases.payment(way), MAX_LABEL), payments.to_text(way)) for way in ways
    )
    if not options:
        return ()
    return (Menu(verb, options[:MAX_OPTIONS], phrases.say("pay-placeholder"), args=args),)


def paged_menu(
    phrases: Phrasebook,
    verb: Verb,
    opened_by: Verb,
    options: Sequence[Option],
    placeholder: str,
    page: int,
) -> tuple[Menu, Buttons]:
    """One page of at most 25 options, and the buttons to the pages before and after if there are
    several. A page beyond the last means the last. `opened_by`: the verb that shows page 0."""
    pages = -(-len(options) // MAX_OPTIONS)
    page = max(0, min(page, pages - 1))
    start = page * MAX_OPTIONS
    menu = Menu(verb, tuple(options[start : start + MAX_OPTIONS]), placeholder)
    if pages == 1:
        return menu, ()
    previous = Button(
        "more",
        phrases.say("button-previous-page"),
        emoji="◀️",
        args=(opened_by, str(page - 1)),
        disabled=page == 0,
    )
    following = Button(
        "more",
        phrases.say("button-next-page"),
        emoji="▶️",
        args=(opened_by, str(page + 1)),
        disabled=page == pages - 1,
    )
    return menu, (previous, following)
