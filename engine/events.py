"""What happened. Everybody may read an `Event`; only the seat it names may read a `Whisper`."""

from collections.abc import Iterable

from engine.cards import Cards, Colour
from engine.final_score import FinalScore
from engine.model import PlaceId, RouteId, Seat, TicketId
from engine.values import Value


class TicketsChosen(Value, frozen=True, tag="tickets chosen"):
    """A seat has kept some of the tickets it was offered."""

    seat: Seat
    kept: int
    offered: int


class FirstTurn(Value, frozen=True, tag="first turn"):
    """Everybody has chosen first tickets, and the first turn begins."""

    seat: Seat


class CardDrawn(Value, frozen=True, tag="card drawn"):
    """A seat drew a card from the deck, which the others do not see."""

    seat: Seat


class CardTaken(Value, frozen=True, tag="card taken"):
    """A seat took an open card from the row."""

    seat: Seat
    colour: Colour


class RowSwept(Value, frozen=True, tag="row swept"):
    """The row showed too many wilds: these cards were discarded and replaced (ALL-2)."""

    cards: tuple[Colour, ...]


class DeckShuffled(Value, frozen=True, tag="deck shuffled"):
    """The discards became the new deck (ALL-6)."""

    cards: int


class TicketsDrawn(Value, frozen=True, tag="tickets drawn"):
    """A seat drew tickets to choose from."""

    seat: Seat
    offered: int


class RouteClaimed(Value, frozen=True, tag="route claimed"):
    """A seat claimed a route."""

    seat: Seat
    route: RouteId
    cards: Cards
    ferry_cards: int
    points: int


class TunnelTurned(Value, frozen=True, tag="tunnel turned"):
    """A seat paid for a tunnel, these cards were turned over, and `due` more cards are due."""

    seat: Seat
    route: RouteId
    cards: Cards
    turned: tuple[Colour, ...]
    due: int


class TunnelLeft(Value, frozen=True, tag="tunnel left"):
    """A seat gave up a tunnel and took its cards back."""

    seat: Seat
    route: RouteId


class StationBuilt(Value, frozen=True, tag="station built"):
    """A seat built a station."""

    seat: Seat
    city: PlaceId
    cards: Cards


class FerryCardDrawn(Value, frozen=True, tag="ferry card drawn"):
    """A seat drew a ferry card and now holds `held`."""

    seat: Seat
    held: int


class MerchandiseGained(Value, frozen=True, tag="merchandise gained"):
    """A seat got a merchandise card for a route with carts and now holds `held`."""

    seat: Seat
    held: int


class Passed(Value, frozen=True, tag="passed"):
    """A seat had no legal move and passed."""

    seat: Seat


class LastRoundBegan(Value, frozen=True, tag="last round"):
    """A seat has few wagons left, so everybody has one more turn."""

    seat: Seat
    wagons: int


class GameEnded(Value, frozen=True, tag="game ended"):
    """The final score, with everything that was secret."""

    score: FinalScore


Event = (
    TicketsChosen
    | FirstTurn
    | CardDrawn
    | CardTaken
    | RowSwept
    | DeckShuffled
    | TicketsDrawn
    | RouteClaimed
    | TunnelTurned
    | TunnelLeft
    | StationBuilt
    | FerryCardDrawn
    | MerchandiseGained
    | Passed
    | LastRoundBegan
    | GameEnded
)


def changed_places(events: Iterable[object]) -> tuple[RouteId | PlaceId, ...]:
    """The routes and cities that these events changed: pictures mark them on the board. Events of
    other kinds are ignored."""
    changed: list[RouteId | PlaceId] = []
    for event in events:
        match event:
            case RouteClaimed(route=route) | TunnelTurned(route=route):
                changed.append(route)
            case StationBuilt(city=city):
                changed.append(city)
            case _:
                pass
    return tuple(changed)


class YouDrew(Value, frozen=True, tag="you drew"):
    """The card that the seat drew from the deck."""

    seat: Seat
    colour: Colour


class YouAreOffered(Value, frozen=True, tag="you are offered"):
    """Tickets to choose from, and how many of them must be kept."""

    seat: Seat
    tickets: tuple[TicketId, ...]
    keep: int


class YouKept(Value, frozen=True, tag="you kept"):
    """Tickets that the seat has kept."""

    seat: Seat
    tickets: tuple[TicketId, ...]


Whisper = YouDrew | YouAreOffered | YouKept
