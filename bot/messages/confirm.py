"""Private questions before something that should not happen by a single tap."""

from bot.messages.parts.message import Button, Message
from bot.messages.parts.phrasebook import Phrasebook
from bot.messages.parts.rows import fill_rows
from engine.views import PublicView


def draw_tickets_question(phrases: Phrasebook, view: PublicView) -> Message:
    """Drawing tickets takes the whole turn: how many are drawn, and how many must be kept."""
    deal = phrases.board.map.more_tickets
    number = min(sum(deal.offered.values()), view.tickets)
    text = phrases.say("confirm-tickets", number=number, keep=min(deal.keep, number))
    draw = Button("draw_tickets", phrases.say("button-tickets"), "primary", "🎫")
    not_now = Button("hand", phrases.say("button-not-now"))
    return Message(phrases.language, text, fill_rows((draw, not_now)))


def resign_question(phrases: Phrasebook, *, is_last: bool) -> Message:
    """`is_last`: no other person plays, so the table would be closed."""
    key = "confirm-resign-last" if is_last else "confirm-resign"
    resign = Button("resign", phrases.say("button-resign"), "danger")
    rows = fill_rows((_not_now_button(phrases), resign))
    return Message(phrases.language, phrases.say(key, map=phrases.map_name()), rows)


def call_off_question(phrases: Phrasebook) -> Message:
    """Before a game in progress is called off."""
    text = phrases.say("confirm-call-off", map=phrases.map_name())
    call_off = Button("call_off", phrases.say("button-cancel"), "danger")
    return Message(phrases.language, text, fill_rows((_not_now_button(phrases), call_off)))


def _not_now_button(phrases: Phrasebook) -> Button:
    return Button("not_now", phrases.say("button-not-now"))
