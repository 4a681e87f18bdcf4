"""Alt texts: what a picture shows, most important first, no longer than Discord allows."""

from collections.abc import Sequence

from engine.board import Board
from engine.model import PlaceId, Seat
from engine.score import FinalScore, SeatScore
from engine.views import PlayerView, PublicSeat, PublicView
from render.ink.lettering import signed
from render.ink.shapes import SymbolName
from render.panel import holdings
from render.panel.holdings import Holding
from render.panel.score_lines import symbol_of
from render.words.alt_phrases import ENGLISH, AltPhrases, cards_text, colours_text, within
from render.words.names import find_ticket, offers, place_name, route_name, ticket_name

LONGEST = 1024
ROUTES_NAMED = 12


def board(
    view: PublicView,
    on: Board,
    names: Sequence[str],
    news: Sequence[str] = (),
    say: AltPhrases = ENGLISH,
) -> str:
    """The board after a turn: the news, who is next, the scores, who has which routes."""
    return _fitted(news, view, on, names, say)


def private(view: PlayerView, on: Board, names: Sequence[str], say: AltPhrases = ENGLISH) -> str:
    """The board as one seat sees it: its tickets first."""
    return _fitted(tickets(view, on, say), view.public, on, names, say)


def area(
    view: PublicView, on: Board, names: Sequence[str], place: PlaceId, say: AltPhrases = ENGLISH
) -> str:
    """A part of the board."""
    around = say.area.format(place=place_name(on, place))
    return _fitted([around], view, on, names, say)


def own_area(
    view: PlayerView, on: Board, names: Sequence[str], place: PlaceId, say: AltPhrases = ENGLISH
) -> str:
    """A part of the board as one seat sees it."""
    around = say.area.format(place=place_name(on, place))
    return _fitted([around, *tickets(view, on, say)], view.public, on, names, say)


def hand(view: PlayerView, on: Board, say: AltPhrases = ENGLISH) -> str:
    """Everything a seat holds."""
    cards = say.hand.format(cards=cards_text(view.hand, say))
    return within([cards, held_line(view, on, say), *tickets(view, on, say)], LONGEST, say.rest)


def final(view: PublicView, names: Sequence[str], say: AltPhrases = ENGLISH) -> str:
    """Who won, with how much, and from what. Nothing before the end."""
    if view.final is None:
        return ""
    _, won = situation(view, names, say)
    return within([won, *scores(view.final, names, say)], LONGEST, say.rest)


def scores(final: FinalScore, names: Sequence[str], say: AltPhrases) -> list[str]:
    """The totals, the best first, and what each is made of."""
    ranked = sorted(final.seats, key=lambda seat: -seat.total)
    totals = [say.score.format(name=names[s.seat], total=signed(s.total)) for s in ranked]
    parts = [
        say.score_parts.format(name=names[seat.seat], parts=_parts(seat, say)) for seat in ranked
    ]
    return [say.final.format(scores=", ".join(totals)), *parts]


def film(on: Board, frames: int, say: AltPhrases = ENGLISH) -> str:
    """What the film is of."""
    return say.film.format(map=say.map_name(on.map), frames=frames)


def situation(view: PublicView, names: Sequence[str], say: AltPhrases) -> list[str]:
    """Who is waited for, and whether it is the last round; or who has won."""
    if view.final is not None:
        return [say.over, say.winner.format(names=", ".join(names[s] for s in view.final.winners))]
    if not view.waiting:
        return [say.over]  # the result is told later
    told = [say.turn.format(names=", ".join(names[seat] for seat in view.waiting))]
    if view.is_last_round:
        told.append(say.last_round.format(turns=view.turns_left))
    return told


def seat_line(view: PublicView, seat: Seat, on: Board, name: str, say: AltPhrases) -> str:
    """Points and holdings of a seat; at the end its final total, as on the picture."""
    its = view.seats[seat]
    points = its.points if view.final is None else view.final.seats[seat].total
    return say.seat.format(name=name, points=signed(points), held=_held(its, on, say))


def held_line(view: PlayerView, on: Board, say: AltPhrases) -> str:
    """What else lies before a seat: wagons, stations, ferry cards, merchandise."""
    held = _held(view.public.seats[view.seat], on, say)
    return held[:1].upper() + held[1:] + "."


def piles_line(view: PublicView, on: Board, say: AltPhrases) -> str:
    """The deck and the other piles."""
    piles = _named(holdings.of_table(view, on.map), say)
    return say.piles.format(deck=view.deck, piles=piles)


def _fitted(
    first: Sequence[str], view: PublicView, on: Board, names: Sequence[str], say: AltPhrases
) -> str:
    """The table after what comes first, with as many routes named for each seat as all allow."""
    for named in range(ROUTES_NAMED, -1, -1):
        told = [*first, *_table(view, on, names, say, named)]
        if len(" ".join(told)) <= LONGEST:
            break
    return within(told, LONGEST, say.rest)


def _table(
    view: PublicView, on: Board, names: Sequence[str], say: AltPhrases, named: int
) -> list[str]:
    title = say.board.format(map=say.map_name(on.map), step=view.step)
    told = [*situation(view, names, say), title]
    if view.tunnel is not None:
        route, colours = route_name(on, view.tunnel.route), colours_text(view.tunnel.turned, say)
        told.append(say.tunnel.format(route=route, colours=colours, due=view.tunnel.due))
    told += [seat_line(view, seat.seat, on, names[seat.seat], say) for seat in view.seats]
    told.append(say.row.format(colours=colours_text(view.row, say)))
    told.append(piles_line(view, on, say))
    for seat in view.seats:
        told += _built(seat, on, names[seat.seat], say, named)
    return told


def _built(seat: PublicSeat, on: Board, name: str, say: AltPhrases, named: int) -> list[str]:
    told = []
    if seat.routes and not named:
        told.append(say.route_count.format(name=name, number=len(seat.routes)))
    elif seat.routes:
        routes = [route_name(on, route) for route in seat.routes[:named]]
        if len(seat.routes) > named:
            routes.append(say.more.format(number=len(seat.routes) - named))
        told.append(say.routes.format(name=name, routes=", ".join(routes)))
    if seat.stations:
        places = ", ".join(place_name(on, city) for city in seat.stations)
        told.append(say.stations.format(name=name, places=places))
    return told


def _held(seat: PublicSeat, on: Board, say: AltPhrases) -> str:
    return _named(holdings.of_seat(seat, on.map), say)


def _named(found: Sequence[Holding], say: AltPhrases) -> str:
    return ", ".join(say.holding[h.symbol].format(number=h.number) for h in found)


def tickets(view: PlayerView, on: Board, say: AltPhrases) -> list[str]:
    """What a seat may choose from, and its own tickets with their state, a sentence each."""
    told = []
    if view.offered:
        told.append(say.offered.format(keep=view.fewest_to_keep, number=len(view.offered)))
    for number, ticket in offers(view):
        name, points = ticket_name(on, ticket), find_ticket(on, ticket).points
        told.append(say.offer.format(number=number, ticket=name, points=points))
    for mine in view.tickets:
        name, points = ticket_name(on, mine.ticket), find_ticket(on, mine.ticket).points
        told.append(say.ticket.format(ticket=name, points=points, state=say.state[mine.state]))
    return told


def _parts(seat: SeatScore, say: AltPhrases) -> str:
    """`routes 45, tickets 31, longest trail 10`: tickets and regions summed up."""
    sums: dict[SymbolName, int] = {}
    for line in seat.lines:
        symbol = symbol_of(line)
        sums[symbol] = sums.get(symbol, 0) + line.points
    return ", ".join(say.part[part].format(points=signed(sums[part])) for part in sums)
