"""Names of maps, colours and cards in the language of a `Say`."""

from collections.abc import Sequence

from engine import cards as card
from engine.cards import COLOURS, Cards, Colour
from engine.model import Map, Route, Ticket
from maps.names import ticket_points
from maps.typography import MINUS
from render.words.say import Say


def map_name(map_: Map, say: Say) -> str:
    """The map's name in this language, or its own name if the language has none for it."""
    try:
        return say(f"map-{map_.id}")
    except LookupError:
        return map_.name


def colour_name(colour: Colour, say: Say) -> str:
    """`red`."""
    return say(f"colour-{colour.word}")


def cards_text(cards: Cards, say: Say) -> str:
    """`3 red, 1 locomotive`."""
    held = [(card.count(cards, colour), colour) for colour in COLOURS]
    phrases = [say(f"cards-{colour.word}", number=n) for n, colour in held if n]
    return ", ".join(phrases) or say("cards-none")


def points_text(points: int, say: Say) -> str:
    """`8 points`, with a true minus if there are fewer than none."""
    text = say("points-in-words", number=abs(points))
    return f"{MINUS}{text}" if points < 0 else text


def ticket_points_text(ticket: Ticket, say: Say) -> str:
    """`8 points`; with several targets `5/8 points`."""
    if ticket.others:
        return say("points-of-targets", points=ticket_points(ticket))
    return points_text(ticket.points, say)


def route_text(route: Route, name: str, say: Say) -> str:
    """`Paris - Zürich: 3 grey, tunnel`. `name`: what the line begins with."""
    colour = say("colour-grey") if route.colour is None else colour_name(route.colour, say)
    features = [say("phrase-route", route=name, length=route.length, colour=colour)]
    if route.tunnel:
        features.append(say("route-tunnel"))
    if route.locomotives:
        features.append(say("route-locomotives", number=route.locomotives))
    if route.waves:
        features.append(say("route-waves", number=route.waves))
    if route.any_cards:
        features.append(say("route-any-cards", number=route.any_cards))
    if route.carts:
        features.append(say("route-carts"))
    return ", ".join(features)


def colours_text(colours: Sequence[Colour], say: Say) -> str:
    """`red, red, locomotive`."""
    return ", ".join(colour_name(colour, say) for colour in colours)
