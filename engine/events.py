"""What happened. An `Event` everybody may read, a `Whisper` only the seat it names."""

from collections.abc import Iterable

from engine.cards import Cards, Colour
from engine.model import PlaceId, RouteId, Seat, TicketId
from engine.score import FinalScore
from engine.values import Value


class TicketsChosen(Value, frozen=True, tag="tickets chosen"):
    """A seat has kept so many of the tickets it was offered."""

    seat: Seat
    kept: int
    offered: int


class FirstTurn(Value, frozen=True, tag="first turn"):
    """Everybody has chosen; the first turn begins."""

    seat: Seat


class CardDrawn(Value, frozen=True, tag="card drawn"):
    """A seat drew from the deck, unseen."""

    seat: Seat


class CardTaken(Value, frozen=True, tag="card taken"):
    """A seat took an open card from the row."""

    seat: Seat
    colour: Colour


class RowSwept(Value, frozen=True, tag="row swept"):
    """Too many wilds lay open; these cards were discarded and replaced (ALL-2)."""

    cards: tuple[Colour, ...]


class DeckShuffled(Value, frozen=True, tag="deck shuffled"):
    """The discards became the new deck (ALL-6)."""

    cards: int


class TicketsDrawn(Value, frozen=True, tag="tickets drawn"):
    """A seat drew tickets to choose from."""

    seat: Seat
    offered: int


class RouteClaimed(Value, frozen=True, tag="route claimed"):
    """A seat put wagons on a route."""

    seat: Seat
    route: RouteId
    cards: Cards
    ferry_cards: int
    points: int


class TunnelTurned(Value, frozen=True, tag="tunnel turned"):
    """A seat paid for a tunnel, and these cards were turned over."""

    seat: Seat
    route: RouteId
    cards: Cards
    turned: tuple[Colour, ...]
    due: int


class TunnelLeft(Value, frozen=True, tag="tunnel left"):
    """A seat gave a tunnel up and took its cards back."""

    seat: Seat
    route: RouteId


class StationBuilt(Value, frozen=True, tag="station built"):
    """A seat built a station."""

    seat: Seat
    city: PlaceId
    cards: Cards


class FerryCardDrawn(Value, frozen=True, tag="ferry card drawn"):
    """A seat drew a ferry card and now holds so many."""

    seat: Seat
    held: int


class MerchandiseGained(Value, frozen=True, tag="merchandise gained"):
    """A seat got a merchandise card for a route with carts."""

    seat: Seat
    held: int


class Passed(Value, frozen=True, tag="passed"):
    """A seat could do nothing."""

    seat: Seat


class LastRoundBegan(Value, frozen=True, tag="last round"):
    """A seat has few wagons left; everybody has one more turn."""

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


def changed_places(events: Iterable[Event]) -> tuple[RouteId | PlaceId, ...]:
    """The routes and cities that these events changed: pictures mark them on the board."""
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
    """The card that came from the deck."""

    seat: Seat
    colour: Colour


class YouAreOffered(Value, frozen=True, tag="you are offered"):
    """Tickets to choose from, and how many of them to keep at least."""

    seat: Seat
    tickets: tuple[TicketId, ...]
    keep: int


class YouKept(Value, frozen=True, tag="you kept"):
    """Tickets that are now one's own."""

    seat: Seat
    tickets: tuple[TicketId, ...]


Whisper = YouDrew | YouAreOffered | YouKept
