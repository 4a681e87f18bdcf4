"""An action as a hint, `claim Paris - Zürich with 3 red cards`, and the reason for it."""

from typing import assert_never

from bot.i18n.catalogue import PlaceholderValue
from bot.messages.parts.phrasebook import Phrasebook, join_names
from engine.actions import (
    Action,
    BuildStation,
    Claim,
    Draw,
    DrawFerryCard,
    DrawTickets,
    GiveUp,
    Keep,
    Pass,
    PayExtra,
    Take,
)
from engine.cards import BY_WORD
from engine.model import PlaceId, RouteId, Seat, TicketId
from players.choices.reasons import Reason, ReasonCode


def action_sentence(phrases: Phrasebook, action: Action) -> str:
    """What to do, as a part of a sentence."""
    match action:
        case Claim(route=route, cards=cards, ferry_cards=ferry_cards):
            paid = phrases.cards_in_sentence(cards, ferry_cards)
            return phrases.say("action-claim", route=phrases.route(route), cards=paid)
        case BuildStation(city=city, cards=cards):
            paid = phrases.cards_in_sentence(cards)
            return phrases.say("action-station", place=phrases.place(city), cards=paid)
        case PayExtra(cards=cards):
            return phrases.say("action-pay", cards=phrases.cards_in_sentence(cards))
        case Take(colour=colour):
            return phrases.say("action-take", card=phrases.open_card(colour))
        case Keep(tickets=tickets):
            kept = join_names(phrases.translator, [phrases.ticket(ticket) for ticket in tickets])
            return phrases.say("action-keep", tickets=kept)
        case _:
            return phrases.say(_action_key(action))


def reason_sentence(phrases: Phrasebook, reason: Reason) -> str:
    """Why to do it, as a part of a sentence."""
    values = _values(phrases, reason)
    if reason.purpose is None:
        return phrases.say(reason_key(reason.code), **values)
    if reason.code is ReasonCode.CLAIM_BEFORE_RIVAL:
        purpose = reason_sentence(phrases, reason.purpose)
    else:
        purpose = phrases.say(purpose_key(reason.purpose.code), **_values(phrases, reason.purpose))
    return phrases.say(reason_key(reason.code), purpose=purpose, **values)


def reason_key(code: ReasonCode) -> str:
    return "reason-" + code.value.replace("_", "-")


def purpose_key(code: ReasonCode) -> str:
    """The key of a purpose as a relative clause. The code must be a CLAIM_FOR_... code."""
    return "purpose-" + code.value.removeprefix("claim_for_")


def _action_key(action: Draw | DrawTickets | DrawFerryCard | GiveUp | Pass) -> str:
    match action:
        case Draw():
            return "action-draw"
        case DrawTickets():
            return "action-tickets"
        case DrawFerryCard():
            return "action-ferry-card"
        case GiveUp():
            return "action-give-up"
        case Pass():
            return "action-pass"
        case _:
            assert_never(action)


def _values(phrases: Phrasebook, reason: Reason) -> dict[str, PlaceholderValue]:
    values = {name: _value(phrases, name, value) for name, value in reason.params.items()}
    if reason.code is ReasonCode.CARD_FOR_ROUTE:
        del values["colour"]
        values["card"] = phrases.card_in_sentence(BY_WORD[str(reason.params["colour"])])
    return values


def _value(phrases: Phrasebook, name: str, value: str | int) -> PlaceholderValue:
    """A parameter of a reason in words that people read: names instead of ids and numbers."""
    match name, value:
        case "route", str():
            return phrases.route(RouteId(value))
        case "ticket", str():
            return phrases.ticket(TicketId(value))
        case "city", str():
            return phrases.place(PlaceId(value))
        case "colour", str():
            return phrases.colour(BY_WORD[value])
        case "seat", int():
            return phrases.name(Seat(value))
        case _:
            return value
