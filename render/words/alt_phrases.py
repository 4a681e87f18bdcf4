"""What alt texts and text boards say: sentences with holes. Another language is another value."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from engine import cards as card
from engine.cards import COLOURS, Cards, Colour
from engine.model import Map
from engine.ticket_outlook import TicketState
from engine.values import Value
from render.ink.shapes import SymbolName

HOLDING: Mapping[SymbolName, str] = MappingProxyType(
    {
        "wagon": "wagons {number}",
        "hand": "cards {number}",
        "ticket": "tickets {number}",
        "station": "stations left {number}",
        "ferry": "ferry cards {number}",
        "cart": "merchandise {number}",
    }
)
STATE: Mapping[TicketState, str] = MappingProxyType(
    {
        "done": "done",
        "possible": "possible",
        "impossible": "impossible",
    }
)
PART: Mapping[SymbolName, str] = MappingProxyType(
    {
        "wagon": "routes {points}",
        "ticket": "tickets {points}",
        "station": "stations {points}",
        "trail": "longest trail {points}",
        "region": "regions {points}",
        "cart": "merchandise {points}",
    }
)
COLOUR: Mapping[Colour, str] = MappingProxyType({colour: colour.word for colour in COLOURS})


class AltPhrases(Value, frozen=True):
    """Each phrase with its holes in braces. Numbers stand where they need no plural."""

    board: str = "{map}, move {step}."
    turn: str = "{names} to move."
    over: str = "The game is over."
    winner: str = "{names} won."
    last_round: str = "Last round, turns left: {turns}."
    seat: str = "{name}: points {points}, {held}."
    routes: str = "{name} has {routes}."
    route_count: str = "{name} has routes: {number}."
    stations: str = "{name} has stations in {places}."
    row: str = "Open cards: {colours}."
    piles: str = "Deck {deck}, {piles}."
    tunnel: str = "Tunnel {route}: turned over {colours}, {due} more due."
    more: str = "{number} more"
    rest: str = "More in the text board."
    area: str = "The board around {place}."
    hand: str = "Your hand: {cards}."
    cards: str = "{number} {colour}"
    no_cards: str = "no cards"
    ticket: str = "Ticket {ticket}, {points}: {state}."
    offered: str = "Choose at least {keep} of {number} tickets."
    offer: str = "Offered as {number}: {ticket}, {points}."
    holding: Mapping[SymbolName, str] = HOLDING
    state: Mapping[TicketState, str] = STATE
    final: str = "Final score. {scores}."
    score: str = "{name} {total}"
    score_parts: str = "{name}: {parts}."
    film: str = "The whole game on {map} in {frames} pictures."
    part: Mapping[SymbolName, str] = PART
    free: str = "Free routes"
    taken: str = "Taken"
    closed: str = "Closed to everybody"
    route: str = "{route}: {length} {colour}{extras}"
    tunnel_extra: str = ", tunnel"
    locomotives_extra: str = ", ferry (locomotives {number})"
    waves_extra: str = ", ferry (waves {number})"
    carts_extra: str = ", carts"
    colour: Mapping[Colour, str] = COLOUR
    maps: Mapping[str, str] = MappingProxyType({})  # names of maps by their ids
    grey: str = "grey"
    claimed: str = "{name} claimed {route} (+{points})."
    turned: str = "{name} tries the tunnel {route}."
    left: str = "{name} left the tunnel {route}."
    built: str = "{name} built a station in {place}."
    drew: str = "{name} drew a card."
    took: str = "{name} took {colour}."
    drew_tickets: str = "{name} drew tickets."
    kept: str = "{name} kept {kept} of {offered} tickets."
    ferry: str = "{name} drew a ferry card."
    passed: str = "{name} passed."
    swept: str = "Too many wilds lay open ({colours}): the row was replaced."
    shuffled: str = "The discard pile ({cards}) was shuffled into a new deck."
    gained: str = "{name} has merchandise cards: {held}."

    def map_name(self, facts: Map) -> str:
        """In this language if it has a name for the map, otherwise the map's own."""
        return self.maps.get(facts.id, facts.name)


ENGLISH = AltPhrases()


def cards_text(cards: Cards, say: AltPhrases) -> str:
    """`3 red, 1 wild`."""
    held = [(card.count(cards, colour), colour) for colour in COLOURS]
    told = [say.cards.format(number=n, colour=say.colour[c]) for n, c in held if n]
    return ", ".join(told) or say.no_cards


def colours_text(colours: Sequence[Colour], say: AltPhrases) -> str:
    """`red, red, wild`."""
    return ", ".join(say.colour[colour] for colour in colours)


def within(sentences: Sequence[str], most: int, rest: str) -> str:
    """All sentences; or the first ones, as many as fit, and then where the rest can be read."""
    whole = " ".join(sentences)
    if len(whole) <= most:
        return whole
    room = most - len(rest) - 1
    text = ""
    for sentence in sentences:
        longer = f"{text} {sentence}".strip()
        if len(longer) > room:
            break
        text = longer
    return f"{text or sentences[0][: room - 1] + '…'} {rest}"
