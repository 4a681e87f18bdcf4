"""Private questions before something that should not happen by a single tap."""

from collections.abc import Sequence

from bot.domain.table import UserId
from bot.messages.parts.message import Button, Message
from bot.messages.parts.phrasebook import Phrasebook, join_names, mention, safe_name
from bot.messages.parts.rows import fill_rows
from bot.messages.seats import find_substitute_button
from engine.model import Seat
from engine.views import PublicView

CONFIRMED = "yes"  # argument of a button that does it without asking again


def draw_tickets_question(phrases: Phrasebook, view: PublicView) -> Message:
    """Drawing tickets takes the whole turn: how many are drawn, and how many must be kept."""
    deal = phrases.board.map.more_tickets
    number = min(sum(deal.offered.values()), view.tickets)
    text = phrases.say("confirm-tickets", number=number, keep=min(deal.keep, number))
    draw = Button("draw_tickets", phrases.say("button-draw-tickets"), "primary", "🎫")
    not_now = Button("hand", phrases.say("button-not-now"))
    return Message(phrases.language, text, fill_rows((draw, not_now)))


def resign_question(phrases: Phrasebook, seat: Seat, *, is_last: bool) -> Message:
    """Before somebody leaves this seat for good. `is_last`: no other person plays, so the table
    would be closed."""
    key = "confirm-resign-last" if is_last else "confirm-resign"
    resign = Button("resign", phrases.say("button-resign"), "danger")
    find = find_substitute_button(phrases, seat)
    rows = fill_rows((_not_now_button(phrases), find, resign))
    return Message(phrases.language, phrases.say(key, map=phrases.map_name()), rows)


def cancel_question(phrases: Phrasebook, others: Sequence[str]) -> Message:
    """Before a table is cancelled in its lobby. `others`: the people who have joined."""
    names = join_names(phrases.translator, [safe_name(name) for name in others])
    text = phrases.say("confirm-cancel", map=phrases.map_name(), names=names)
    cancel = Button("cancel", phrases.say("button-cancel"), "danger", args=(CONFIRMED,))
    return Message(phrases.language, text, fill_rows((_not_now_button(phrases), cancel)))


def call_off_question(phrases: Phrasebook, host: UserId | None = None) -> Message:
    """Before a game in progress is called off. `host`: the host, if the reader is not the host but
    manages the channel."""
    if host is None:
        text = phrases.say("confirm-call-off", map=phrases.map_name())
    else:
        text = phrases.say(
            "confirm-call-off-as-manager", map=phrases.map_name(), host=mention(host)
        )
    call_off = Button("call_off", phrases.say("button-cancel"), "danger")
    return Message(phrases.language, text, fill_rows((_not_now_button(phrases), call_off)))


def _not_now_button(phrases: Phrasebook) -> Button:
    return Button("not_now", phrases.say("button-not-now"))
