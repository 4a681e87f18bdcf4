"""Names of maps, colours and cards in the language of a `Say`."""

from collections.abc import Sequence

from engine import cards as card
from engine.cards import COLOURS, Cards, Colour
from engine.model import Map
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
    """`3 red, 1 wild`."""
    held = [(card.count(cards, colour), colour) for colour in COLOURS]
    phrases = [say("phrase-cards", number=n, colour=colour_name(c, say)) for n, c in held if n]
    return ", ".join(phrases) or say("phrase-no-cards")


def colours_text(colours: Sequence[Colour], say: Say) -> str:
    """`red, red, wild`."""
    return ", ".join(colour_name(colour, say) for colour in colours)
