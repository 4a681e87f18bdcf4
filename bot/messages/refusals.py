"""Refusals in plain words, with what to do instead. Always private."""

from collections.abc import Iterable, Mapping

from bot.domain.refusals import TableCode, TableRefusal
from bot.domain.table import UserId
from bot.i18n.catalogue import Fill, Translator
from bot.messages.message import Message
from bot.messages.phrasebook import Phrasebook, listed, map_name, mention, plain, when
from engine import cards as card
from engine.cards import BY_WORD, COLOURS, WILD, Cards
from engine.model import Map, PlaceId, RouteId, Seat, TicketId
from engine.refusals import Code, Param, Refusal


def refused(phrases: Phrasebook, refusal: Refusal) -> Message:
    """The rules say no."""
    values = _values(phrases, refusal)
    return Message(phrases.language, phrases.say(key_of(refusal.code), **values))


def table_refused(
    translator: Translator, refusal: TableRefusal, link: str = "", maps: Iterable[Map] = ()
) -> Message:
    """The table says no. `link`: where to go instead, if there is such a place. `maps`: those
    that we know by more than their ids."""
    named = {str(facts.id): map_name(translator, facts) for facts in maps}
    values = {name: _table_value(name, value, named) for name, value in refusal.params.items()}
    text = translator.say(table_key_of(refusal.code), **values)
    return Message(translator.language, f"{text} {link}".strip())


def _table_value(name: str, value: Param, maps: Mapping[str, str]) -> Fill:
    match name, value:
        case "until", int():
            return when(value)
        case "host", int():
            return mention(UserId(value))
        case "map", str():
            return maps.get(value, plain(value))
        case "maps", tuple():
            return ", ".join(maps.get(each, each) for each in value)
        case _, str():
            return plain(value)
        case _:
            return _fill(value)


def key_of(code: Code) -> str:
    return "refused-" + code.value.replace(" ", "-")


def table_key_of(code: TableCode) -> str:
    return "table-refused-" + code.value.replace(" ", "-")


def _values(phrases: Phrasebook, refusal: Refusal) -> Mapping[str, Fill]:
    params = refusal.params
    if refusal.code is Code.CARDS_NOT_HELD:
        return _not_held(phrases, params)
    return {name: _value(phrases, name, value) for name, value in params.items()}


def _value(phrases: Phrasebook, name: str, value: Param) -> Fill:
    """A value of the engine as people say it."""
    match name, value:
        case "owner", int():
            return phrases.name(Seat(value))
        case "waiting", tuple():
            return listed(phrases.translator, [phrases.name(Seat(int(seat))) for seat in value])
        case "route", str() if value in phrases.board.route_number:
            return phrases.route(RouteId(value))
        case "ticket", str() if value in phrases.board.ticket_number:
            return phrases.ticket(TicketId(value))
        case "city", str() if value in phrases.board.place_number:
            return phrases.place(PlaceId(value))
        case "colour" | "need", str() if value in BY_WORD:
            return phrases.colour(BY_WORD[value])
        case "action" | "waiting_for", str():
            return value.replace(" ", "-")
        case "cards" | "hand", int():
            return phrases.cards(Cards(value))
        case _, str():
            return plain(value)
        case _:
            return _fill(value)


def _not_held(phrases: Phrasebook, params: Mapping[str, Param]) -> Mapping[str, Fill]:
    """`You need 3 red or wild; you have 2 red`: only the colours that matter."""
    wanted, hand = Cards(int(str(params["cards"]))), Cards(int(str(params["hand"])))
    matter = [c for c in COLOURS if card.count(wanted, c) or c is WILD]
    held = sum(card.of(colour, card.count(hand, colour)) for colour in matter)
    wild = "asked" if card.count(wanted, WILD) else "none"
    return {"cards": phrases.cards(wanted), "hand": phrases.cards(Cards(held)), "wild": wild}


def _fill(value: Param) -> Fill:
    return ", ".join(value) if isinstance(value, tuple) else value


def failed(translator: Translator) -> Message:
    """Something of ours went wrong; the game is as it was."""
    return Message(translator.language, translator.say("failed"))


def lacking_permissions(
    translator: Translator, permissions: tuple[str, ...], where: str
) -> Message:
    """Exactly which permission is missing in which channel. Permissions by Discord's own names."""
    named = ", ".join(f"**{permission}**" for permission in permissions)
    return Message(
        translator.language, translator.say("lacking-permissions", names=named, where=where)
    )
