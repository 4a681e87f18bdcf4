"""Menus that several messages share: ways to pay, and menus with several pages."""

from collections.abc import Iterable, Sequence

from bot.i18n.catalogue import Translator
from bot.messages.parts import payments
from bot.messages.parts.message import MAX_LABEL, MAX_OPTIONS, Menu, Option, Verb
from bot.messages.parts.pages import nearest_page, page_buttons
from bot.messages.parts.phrasebook import Phrasebook, shorten
from bot.messages.parts.rows import Buttons
from engine.payments import Payment


def payment_menus(
    phrases: Phrasebook, verb: Verb, ways: Iterable[Payment], args: tuple[str, ...] = ()
) -> tuple[Menu, ...]:
    """A menu of the first 25 ways to pay, or none if there is no way. Those beyond 25 cost more
    wilds than anybody wants to spend."""
    options = tuple(
        Option(
            shorten(phrases.payment(way), MAX_LABEL),
            payments.to_text(way),
            emoji=phrases.payment_emoji(way),
        )
        for way in ways
    )
    if not options:
        return ()
    return (Menu(verb, options[:MAX_OPTIONS], phrases.say("pay-placeholder"), args=args),)


def paged_menu(
    texts: Translator | Phrasebook,
    verb: Verb,
    opened_by: Verb,
    options: Sequence[Option],
    placeholder: str,
    page: int,
) -> tuple[Menu, Buttons]:
    """One page of at most 25 options, and the buttons to the pages before and after if there are
    several. A page beyond the last means the last. `opened_by`: the verb that shows page 0."""
    pages = -(-len(options) // MAX_OPTIONS)
    page = nearest_page(page, pages)
    start = page * MAX_OPTIONS
    menu = Menu(verb, tuple(options[start : start + MAX_OPTIONS]), placeholder)
    return menu, page_buttons(texts, (opened_by,), page, pages)
