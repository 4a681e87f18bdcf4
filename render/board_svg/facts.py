"""What a script must know about pieces and cards, as values that become JSON."""

from engine.cards import COLOURS, WILD, by_word
from engine.model import Map, Seat
from render.board_svg.board import box_numbers, css_colour
from render.ink import palette
from render.ink.symbol_shapes import LETTER_OF_SEAT, OF_SEAT, card_shape
from render.layout.board_layout import BoardLayout
from render.words.phrases import colour_name
from render.words.say import Say

Json = dict[str, object]


def piece_facts(layout: BoardLayout) -> Json:
    """Where the spaces of every route are."""
    return {route: [box_numbers(box) for box in row] for route, row in layout.spaces.items()}


def seat_facts(number: int) -> list[Json]:
    """The colour, the shape and the letter of each seat."""
    return [
        {
            "letter": LETTER_OF_SEAT[seat],
            "shape": OF_SEAT[seat],
            "colour": css_colour(palette.seat(seat)),
            "ink": css_colour(palette.ink_on(palette.seat(seat))),
        }
        for seat in map(Seat, range(number))
    ]


def card_looks(map_: Map) -> dict[str, Json]:
    """The colours and the symbol of each kind of card."""
    return {
        colour.word: {
            "shape": card_shape(colour, map_.words),
            "ground": css_colour(palette.CARD[colour]),
            "ink": css_colour(palette.ink_on(palette.CARD[colour])),
            "stripes": [css_colour(c) for c in palette.WILD_STRIPES] if colour is WILD else [],
        }
        for colour in COLOURS
    }


def card_facts(map_: Map, say: Say) -> Json:
    """The colour, the symbol and the name of each kind of card."""
    return {
        word: {
            "name": colour_name(by_word(word), say),
            "counted": [
                say(f"cards-{word}", number=number)
                for number in range(map_.market.cards.get(by_word(word), 0) + 1)
            ],
            **look,
        }
        for word, look in card_looks(map_).items()
    }
