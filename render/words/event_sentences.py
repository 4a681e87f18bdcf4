"""What has just happened, in a sentence for each event that everybody may read."""

from collections.abc import Iterable, Sequence

from engine.board import Board
from engine.events import (
    CardDrawn,
    CardTaken,
    DeckShuffled,
    Event,
    FerryCardDrawn,
    MerchandiseGained,
    Passed,
    RouteClaimed,
    RowSwept,
    StationBuilt,
    TicketsChosen,
    TicketsDrawn,
    TunnelLeft,
    TunnelTurned,
)
from engine.model import PlaceId, RouteId
from render.words.alt_phrases import ENGLISH, AltPhrases, colours_text
from render.words.names import place_name, route_name


def sentences(
    events: Iterable[Event], board: Board, names: Sequence[str], say: AltPhrases = ENGLISH
) -> tuple[str, ...]:
    """One for each event that changes what is seen; the others are silent."""
    told = (_of_board(e, board, names, say) or _of_piles(e, names, say) for e in events)
    return tuple(sentence for sentence in told if sentence)


def touched(events: Iterable[Event]) -> tuple[RouteId | PlaceId, ...]:
    """The routes and cities where something happened, to be marked on the board."""
    places: list[RouteId | PlaceId] = []
    for event in events:
        match event:
            case RouteClaimed(route=route) | TunnelTurned(route=route):
                places.append(route)
            case StationBuilt(city=city):
                places.append(city)
            case _:
                pass
    return tuple(places)


def _of_board(event: Event, board: Board, names: Sequence[str], say: AltPhrases) -> str:
    """What changed on the map."""
    match event:
        case RouteClaimed(seat=seat, route=route, points=points):
            name = route_name(board, route)
            return say.claimed.format(name=names[seat], route=name, points=points)
        case TunnelTurned(seat=seat, route=route):
            return say.turned.format(name=names[seat], route=route_name(board, route))
        case TunnelLeft(seat=seat, route=route):
            return say.left.format(name=names[seat], route=route_name(board, route))
        case StationBuilt(seat=seat, city=city):
            return say.built.format(name=names[seat], place=place_name(board, city))
        case _:
            return ""


def _of_piles(event: Event, names: Sequence[str], say: AltPhrases) -> str:
    """What happened to cards and tickets. The unseen stays unseen."""
    match event:
        case CardDrawn(seat=seat):
            return say.drew.format(name=names[seat])
        case CardTaken(seat=seat, colour=colour):
            return say.took.format(name=names[seat], colour=say.colour[colour])
        case TicketsDrawn(seat=seat):
            return say.drew_tickets.format(name=names[seat])
        case TicketsChosen(seat=seat, kept=kept, offered=offered):
            return say.kept.format(name=names[seat], kept=kept, offered=offered)
        case FerryCardDrawn(seat=seat):
            return say.ferry.format(name=names[seat])
        case MerchandiseGained(seat=seat, held=held):
            return say.gained.format(name=names[seat], held=held)
        case Passed(seat=seat):
            return say.passed.format(name=names[seat])
        case RowSwept(cards=cards):
            return say.swept.format(colours=colours_text(cards, say))
        case DeckShuffled(cards=number):
            return say.shuffled.format(cards=number)
        case _:
            return ""
