"""The upper limits of a map: what can be played, computed, drawn, and shown on Discord.

They are far above every board that has been printed. `docs/adding-a-map.md` lists them.
"""

from collections.abc import Iterator

from maps.errors import MapProblem

MAX_FILE_BYTES = 250_000

MAX_PLAYERS = 8  # so that a table fits into one picture and one message
MAX_PLACES = 150  # cities and countries together
MAX_REGIONS = 40
MAX_ROUTES = 300
MAX_LANES = 4  # between the same two places
MAX_NEIGHBOURS = 12  # of a city: the stations there are tried out with each of them
MAX_ROUTE_LENGTH = 12
MAX_SPACES = 1_000  # of all routes together: the engine lists every way to pay for them
MAX_TICKETS = 200
MAX_OFFERED_TICKETS = 10  # at once: every choice among them is a legal move, so at most 1,024
MAX_ANY_CARDS = 10  # that stand for one
MAX_WAGONS = 100
MAX_ROUTES_IN_TRAIL = 35  # of one player: the longest trail is found exactly
MAX_ROW = 10
MAX_TURNED_OVER = 10  # cards of a tunnel
MAX_STATIONS = 4  # of one player: they borrow routes in every combination
MAX_FERRY_HAND = 4
MAX_PILE = 200  # of ferry cards or merchandise cards
MAX_POINTS = 1_000  # for one route, ticket, bonus, network or rank

MAX_ID_LENGTH = 50  # so that every button fits into 100 characters: verb, table, step and id
MAX_NAME_LENGTH = 40
MAX_OTHER_NAMES = 30  # of one place or region: all are compared with what is typed
MAX_PROVENANCE_LENGTH = 2_000
MAX_COORDINATE = 100_000


def at_least(place: str, number: int, least: int) -> Iterator[MapProblem]:
    """A problem if the number is smaller than that."""
    if number < least:
        yield MapProblem(place, f"{number} is too few: at least {least}")


def at_most(place: str, number: int, most: int) -> Iterator[MapProblem]:
    """A problem if the number is greater than that."""
    if number > most:
        yield MapProblem(place, f"{number} is too many: at most {most}")


def within(place: str, number: int, least: int, most: int) -> Iterator[MapProblem]:
    """A problem if the number is outside these two, which are allowed."""
    yield from at_least(place, number, least)
    yield from at_most(place, number, most)


def printable(place: str, text: str, longest: int) -> Iterator[MapProblem]:
    """A problem if the text is empty, is too long, or has characters that nobody can see."""
    if not text.strip():
        yield MapProblem(place, "must not be empty")
    if len(text) > longest:
        yield MapProblem(place, f"has {len(text)} characters: at most {longest}")
    if hidden := next((letter for letter in text if not letter.isprintable()), None):
        yield MapProblem(place, f"must not contain U+{ord(hidden):04X}, which nobody can see")
