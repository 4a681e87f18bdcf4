"""Plain English for `python -m render`, tests and benchmarks. The bot has its own catalogues.

A test compares every text with the bot's English catalogue, so the two cannot drift apart.
"""

from collections.abc import Mapping
from typing import NamedTuple


class Plural(NamedTuple):
    """A text with two forms, chosen by the value of this name."""

    by: str
    one: str
    other: str


TEMPLATES: Mapping[str, str | Plural] = {
    # Words on pictures
    "word-routes": "Routes",
    "word-tickets": "Tickets",
    "word-unbuilt": "Stations not built",
    "word-longest-trail": "Longest path",
    "word-regions": "Regions",
    "word-merchandise": "Merchandise",
    "word-tie": "tie",
    "word-tickets-done": "most completed",
    "word-fewest-stations": "fewest stations",
    "word-longest-wins": "longest path",
    "word-shared": "shared victory",
    "word-keep": "keep at least",
    "word-tunnel": "Tunnel",
    "word-ferry-locomotive": "Ferry: a locomotive",
    "word-wilds-only": "Only for {uses}",
    "word-ferry-any-cards": "Locomotive or any {number} cards",
    "word-any-cards": "Any {number} cards count as one",
    "word-ferry-wave": "Ferry: a wave",
    "word-cart": "Merchandise",
    "word-station": "Station",
    "word-dead-end": "Country: dead end",
    "word-last-move": "Last move",
    "word-closed": "Closed",
    "word-network": "Your network",
    "word-offer": "Offered to you",
    "word-way": "Possible path",
    "word-borrowed": "Borrowed route",
    "word-joined": "Region reached",
    "word-attractions": "Attractions",
    "word-attraction": "Attraction",
    "word-reached": "Attraction reached",
    "word-districts": "Districts",
    "word-district": "District: its points",
    "word-linked": "District linked",
    "word-mandalas": "Mandalas",
    "word-most-tickets": "Most tickets",
    "word-mandala-ends": "Ends of a Mandala",
    # Alt texts and boards as text
    "phrase-map": "The map {map}, with {cities} places and {routes} routes.",
    "phrase-board": "{map}, move {step}.",
    "phrase-turn": "Waiting for: {names}.",
    "phrase-over": "The game is over.",
    "phrase-winner": "{names} won.",
    "phrase-winner-margin": "{names} won {margin}.",
    "phrase-last-round": Plural(
        "turns", "Last round: {turns} turn left.", "Last round: {turns} turns left."
    ),
    "phrase-seat": "{name}: {points}, {held}.",
    "phrase-bonuses": "In brackets: bonus points if the game ended now.",
    "phrase-routes": "{name} has {routes}.",
    "phrase-route-count": Plural(
        "number", "{name} has {number} route.", "{name} has {number} routes."
    ),
    "phrase-stations": Plural(
        "number", "{name} has a station in {places}.", "{name} has stations in {places}."
    ),
    "phrase-row": "Face-up cards: {colours}.",
    "phrase-piles": Plural(
        "deck", "Deck: {deck} card. Also left: {piles}.", "Deck: {deck} cards. Also left: {piles}."
    ),
    "phrase-tunnel": Plural(
        "due",
        "Tunnel {route}: turned over {colours}, {due} more card to pay.",
        "Tunnel {route}: turned over {colours}, {due} more cards to pay.",
    ),
    "phrase-more": "and {number} more",
    "phrase-rest": "The rest is in the text version: /board text.",
    "phrase-area": "The board around {place}.",
    "phrase-upper-left": "The upper left part of the board.",
    "phrase-upper-right": "The upper right part of the board.",
    "phrase-lower-left": "The lower left part of the board.",
    "phrase-lower-right": "The lower right part of the board.",
    "phrase-hand": "Your hand: {cards}.",
    "phrase-ticket": "Ticket {number}: {ticket}, {points}, {state}.",
    "phrase-path": "Still missing: {path}.",
    "phrase-pins": "Numbers on the board: {pins}.",
    "phrase-pin": "{number} is {name}",
    "phrase-offered": Plural(
        "number",
        "Choose at least {keep} of {number} ticket.",
        "Choose at least {keep} of {number} tickets.",
    ),
    "phrase-offer": "Offer {number}: {ticket}, {points}.",
    "phrase-final": "Final score. {scores}.",
    "phrase-score": "{name} {total}",
    "phrase-score-parts": "{name}: {parts}.",
    "phrase-award": "{award}: {names}.",
    "phrase-award-number": "{award}: {names}, {number}.",
    "phrase-final-board": "{map}: the board at the end of the game.",
    "phrase-longest-trail": "Longest path: {name}, {number}.",
    "phrase-loan": "{name} borrows {route} with a station in {place}.",
    "phrase-joined": "{name} reached {regions}.",
    "phrase-attractions": "{name} reached {places}.",
    "phrase-districts": "Districts linked by {name}: {districts}.",
    "phrase-mandalas": "Mandalas of {name}: {tickets}.",
    "phrase-film": "{map}: the whole game as a {seconds}-second film, without sound.",
    "phrase-free": "Unclaimed routes",
    "phrase-taken": "Taken",
    "phrase-closed": "Closed to everyone",
    "phrase-route": "{route}: {length} {colour}",
    "phrase-part-wagon": "{points} for routes",
    "phrase-part-ticket": "{points} for tickets",
    "phrase-part-station": "{points} for stations",
    "phrase-part-trail": "{points} for the longest path",
    "phrase-part-region": "{points} for regions",
    "phrase-part-cart": "{points} for merchandise",
    "phrase-part-attraction": "{points} for attractions",
    "phrase-part-district": "{points} for districts",
    "phrase-part-mandala": "{points} for Mandalas",
    "phrase-part-globe": "{points} for the most tickets",
    # The score card
    "margin-points": Plural("number", "by a single point", "by {number} points"),
    "award-last-turn": "won on the last turn",
    "award-all-tickets": "all tickets completed",
    "award-longest-path": "longest path",
    "award-all-regions": "every region reached",
    "award-most-regions": "most regions",
    "award-most-merchandise": "most merchandise",
    "award-most-attractions": "most attractions",
    "award-most-districts": "most districts",
    "award-most-mandalas": "most Mandalas",
    "award-no-station": "no station built",
    "award-best-ticket": "most valuable ticket",
    # Colours, cards, pieces, routes and states of tickets, which the bot's messages use too
    "colour-pink": "pink",
    "colour-white": "white",
    "colour-blue": "blue",
    "colour-yellow": "yellow",
    "colour-orange": "orange",
    "colour-black": "black",
    "colour-red": "red",
    "colour-green": "green",
    "colour-wild": "locomotive",
    "colour-grey": "grey",
    "cards-pink": "{number} pink",
    "cards-white": "{number} white",
    "cards-blue": "{number} blue",
    "cards-yellow": "{number} yellow",
    "cards-orange": "{number} orange",
    "cards-black": "{number} black",
    "cards-red": "{number} red",
    "cards-green": "{number} green",
    "cards-wild": Plural("number", "{number} locomotive", "{number} locomotives"),
    "cards-none": "no cards",
    "points-in-words": Plural("number", "{number} point", "{number} points"),
    "points-of-targets": "{points} points",
    "rules-wilds-ordinary-routes": "ordinary routes",
    "rules-wilds-tunnels": "tunnels",
    "rules-wilds-ferries": "ferries",
    "route-tunnel": "tunnel",
    "route-carts": "+1 merchandise card",
    "route-locomotives": Plural(
        "number", "ferry with {number} locomotive", "ferry with {number} locomotives"
    ),
    "route-any-cards": "any {number} cards count as one",
    "route-waves": Plural("number", "ferry with {number} wave", "ferry with {number} waves"),
    "holding-wagon": Plural("number", "{number} train", "{number} trains"),
    "holding-hand": Plural("number", "{number} card", "{number} cards"),
    "holding-ticket": Plural("number", "{number} ticket", "{number} tickets"),
    "holding-station": Plural("number", "{number} station left", "{number} stations left"),
    "holding-ferry": Plural("number", "{number} ferry card", "{number} ferry cards"),
    "holding-cart": Plural("number", "{number} merchandise card", "{number} merchandise cards"),
    "new-stations": Plural("number", "{number} station", "{number} stations"),
    "bonus-trail": "longest path {number}",
    "bonus-region": Plural("number", "{number} region", "{number} regions"),
    "bonus-attraction": Plural("number", "{number} attraction", "{number} attractions"),
    "bonus-district": Plural("number", "{number} district", "{number} districts"),
    "ticket-done": "completed",
    "ticket-to-go": "{pieces} to go",
    "ticket-station-in-use": "only by taking a station from another ticket",
    "ticket-cut-off": "impossible: no path left",
    "ticket-too-few-wagons": Plural(
        "number",
        "impossible: takes {number} train, you have {have}",
        "impossible: takes {number} trains, you have {have}",
    ),
    "ticket-too-few-turns": "impossible: not enough turns left",
    "ticket-not-done": "not completed",
}


def english(key: str, /, **values: str | int) -> str:
    """The English text of a key, as a `Say`. Maps keep their own names."""
    template = TEMPLATES[key]
    if isinstance(template, Plural):
        template = template.one if values[template.by] == 1 else template.other
    return template.format(**values)
