"""Private replies that say why something was refused or failed, and what to do instead."""

from collections.abc import Iterable, Mapping

from bot.domain.refusals import TableCode, TableRefusal
from bot.domain.table import UserId
from bot.i18n.catalogue import PlaceholderValue, Translator
from bot.messages.parts.message import Message
from bot.messages.parts.phrasebook import (
    Phrasebook,
    join_names,
    map_name,
    mention,
    relative_time,
    safe_name,
)
from engine import cards as card
from engine.cards import BY_WORD, COLOURS, WILD, Cards
from engine.model import Map, PlaceId, RouteId, Seat, TicketId
from engine.refusals import Code, Param, Refusal


def refusal_message(phrases: Phrasebook, refusal: Refusal) -> Message:
    """The rules of the game do not allow it. `phrases`: addressing the seat that was refused."""
    values = _values(phrases, refusal)
    return Message(phrases.language, phrases.say(refusal_key(refusal.code), **values))


def table_refusal_message(
    translator: Translator, refusal: TableRefusal, link: str = "", maps: Iterable[Map] = ()
) -> Message:
    """The table does not allow it. `link`: where to go instead, or "". `maps`: the maps whose names
    are known."""
    map_names = {str(map_.id): map_name(translator, map_) for map_ in maps}
    values = {
        name: _table_value(translator, name, value, map_names)
        for name, value in refusal.params.items()
    }
    text = translator.say(table_refusal_key(refusal.code), **values)
    return Message(translator.language, f"{text} {link}".strip())


def failure_message(translator: Translator) -> Message:
    """A bug or a fault of the bot; the game has not changed."""
    return Message(translator.language, translator.say("failed"))


def missing_permissions_message(
    translator: Translator, permissions: tuple[str, ...], where: str
) -> Message:
    """Which permissions the bot lacks in a channel, by the names they have in the reader's
    Discord. `permissions`: their names in Discord's API."""
    names = _permission_names(translator, permissions)
    text = translator.say("missing-permissions", names=names, where=where)
    return Message(translator.language, text)


def refusal_key(code: Code) -> str:
    return "refused-" + code.value.replace(" ", "-")


def table_refusal_key(code: TableCode) -> str:
    return "table-refused-" + code.value.replace(" ", "-")


def _table_value(
    translator: Translator, name: str, value: Param, map_names: Mapping[str, str]
) -> PlaceholderValue:
    match name, value:
        case "until", int():
            return relative_time(value)
        case "host", int():
            return mention(UserId(value))
        case "map", str():
            return map_names.get(value, safe_name(value))
        case "maps", tuple():
            return ", ".join(map_names.get(each, each) for each in value)
        case "zones", tuple():
            return join_names(translator, value, "or")
        case "permissions", tuple():
            return _permission_names(translator, value)
        case "paces", tuple():
            return ", ".join(translator.say(f"pace-{hours}") for hours in value)
        case _, str():
            return safe_name(value)
        case _:
            return _unnamed_value(value)


def _values(phrases: Phrasebook, refusal: Refusal) -> Mapping[str, PlaceholderValue]:
    params = refusal.params
    if refusal.code is Code.CARDS_NOT_HELD:
        return _cards_not_held_values(phrases, params)
    values = {name: _value(phrases, name, value) for name, value in params.items()}
    match refusal.code:
        case Code.NOT_IN_ROW:
            return {"card": phrases.card_in_sentence(BY_WORD[str(params["colour"])])}
        case Code.ROUTE_TAKEN | Code.STATION_THERE:  # perhaps by the reader
            return {**values, "person": phrases.person(Seat(int(str(params["owner"]))))}
        case _:
            return values


def _value(phrases: Phrasebook, name: str, value: Param) -> PlaceholderValue:
    """A parameter of a refusal in words that people read: names instead of ids and numbers."""
    match name, value:
        case "owner", int():
            return phrases.name(Seat(value))
        case "waiting", tuple():
            return join_names(phrases.translator, [phrases.name(Seat(int(seat))) for seat in value])
        case "route", str() if value in phrases.board.route_number:
            return phrases.route(RouteId(value))
        case "ticket", str() if value in phrases.board.ticket_number:
            return phrases.ticket(TicketId(value))
        case "city", str() if value in phrases.board.place_number:
            return phrases.place(PlaceId(value))
        case "need" | "colour", str() if value in BY_WORD:
            return phrases.colour(BY_WORD[value])
        case "action" | "waiting_for", str():
            return value.replace(" ", "-")
        case "cards" | "hand", int():
            return phrases.cards_in_sentence(Cards(value))
        case _, str():
            return safe_name(value)
        case _:
            return _unnamed_value(value)


def _cards_not_held_values(
    phrases: Phrasebook, params: Mapping[str, Param]
) -> Mapping[str, PlaceholderValue]:
    """Only the colours that matter: `You need 3 red cards or locomotives, and you have only 2 red
    cards`."""
    wanted, hand = Cards(int(str(params["cards"]))), Cards(int(str(params["hand"])))
    could_use_wilds = bool(params["most_wilds"])
    colours = [c for c in COLOURS if card.count(wanted, c) or (c is WILD and could_use_wilds)]
    held = sum(card.of(colour, card.count(hand, colour)) for colour in colours)
    wild = "asked" if card.count(wanted, WILD) or not could_use_wilds else "none"
    return {
        "cards": phrases.cards_in_sentence(wanted),
        "hand": phrases.cards_in_sentence(Cards(held)),
        "held": card.total(Cards(held)),
        "need": card.total(wanted),
        "wild": wild,
    }


def _permission_names(translator: Translator, permissions: Iterable[str]) -> str:
    """As the reader's Discord calls them."""
    keys = [f"permission-{permission.replace('_', '-')}" for permission in permissions]
    return ", ".join(f"**{translator.say(key)}**" for key in keys)


def _unnamed_value(value: Param) -> PlaceholderValue:
    return ", ".join(value) if isinstance(value, tuple) else value
