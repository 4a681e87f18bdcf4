"""Alt texts: what a picture shows, most important first, no longer than Discord allows."""

from bisect import bisect
from collections.abc import Iterator, Sequence
from functools import cache
from typing import assert_never

from msgspec.structs import replace

from engine.board import Board
from engine.final_score import DistrictsLine, FinalScore, SeatScore, TrailLine
from engine.tickets.ticket_progress import ticket_progress
from engine.views import PlayerView, PublicSeat, PublicView, TicketView
from maps.areas import QUARTERS, Area, area_name
from maps.awards import Award, margin
from maps.bonus_counts import BonusCount, bonus_counts, with_points
from maps.holdings import Holding, piles, seat_holdings
from maps.names import (
    aim,
    ends_name,
    find_route,
    find_ticket,
    numbered_offers,
    path_name,
    place_name,
    region_name,
    route_name,
    ticket_name,
)
from maps.ticket_states import ticket_state
from maps.typography import capitalised, signed
from render.ink.symbol_shapes import SymbolName
from render.panel.score_lines import mandalas, scored_places, scored_regions, symbol_of
from render.pins import CityPin, Pin, RoutePin, TicketPin
from render.words.phrases import (
    cards_text,
    colours_text,
    map_name,
    points_text,
    route_text,
    ticket_points_text,
)
from render.words.say import Say

MAX_LETTERS = 1024
MAX_ROUTES_NAMED = 12  # of each seat


def of_board(
    view: PublicView, board: Board, names: Sequence[str], say: Say, sentences: Sequence[str] = ()
) -> str:
    """The board after a turn: `sentences`, who is next, the scores, who has which routes."""
    return _fitted(sentences, view, board, names, say)


def of_map(board: Board, say: Say) -> str:
    """A map before the game."""
    map_ = board.map
    places, name = len(map_.cities) + len(map_.countries), map_name(map_, say)
    return say("phrase-map", map=name, cities=places, routes=len(map_.routes))


def of_own_board(view: PlayerView, board: Board, names: Sequence[str], say: Say) -> str:
    """The board as one seat sees it: its tickets first, open ones with the path that is marked."""
    return _fitted(_marked_tickets(view, board, say), view.public, board, names, say)


def of_pin_board(view: PlayerView, board: Board, pins: Sequence[Pin], say: Say) -> str:
    """What can be chosen, each with the number that it has on the picture, then the seat's tickets
    with the paths that are marked."""
    chosen = ", ".join(_pinned(pin, board, say) for pin in pins)
    own = _marked_tickets(replace(view, offered=()), board, say)
    return within([say("phrase-pins", pins=chosen), *own], MAX_LETTERS, say("phrase-rest"))


def _pinned(pin: Pin, board: Board, say: Say) -> str:
    """`2 is Paris - Zürich: 3 grey, tunnel`."""
    match pin:
        case RoutePin():
            route = find_route(board, pin.route)
            name = route_text(route, ends_name(board, route.ends), say)
        case CityPin():
            name = place_name(board, pin.city)
        case TicketPin():
            points = ticket_points_text(find_ticket(board, pin.ticket), say)
            name = f"{ticket_name(board, pin.ticket)} ({points})"
        case _:
            assert_never(pin)
    return say("phrase-pin", number=pin.number, name=name)


def of_area(view: PublicView, board: Board, names: Sequence[str], area: Area, say: Say) -> str:
    """Part of the board."""
    return _fitted([_area_sentence(board, area, say)], view, board, names, say)


def of_own_area(view: PlayerView, board: Board, names: Sequence[str], area: Area, say: Say) -> str:
    """Part of the board as one seat sees it."""
    first = [_area_sentence(board, area, say), *_marked_tickets(view, board, say)]
    return _fitted(first, view.public, board, names, say)


def _area_sentence(board: Board, area: Area, say: Say) -> str:
    """Which part of the board it is."""
    if area in QUARTERS:
        return say(f"phrase-{area}")
    return say("phrase-area", place=area_name(board, area))


def of_hand(view: PlayerView, board: Board, say: Say) -> str:
    """Everything a seat holds."""
    cards = say("phrase-hand", cards=cards_text(view.hand, say))
    sentences = [cards, held_line(view, board, say), *tickets(view, board, say)]
    return within(sentences, MAX_LETTERS, say("phrase-rest"))


def of_final_score(view: PublicView, names: Sequence[str], say: Say) -> str:
    """Who won, with how many points, and from what. Empty before the end of the game."""
    if view.final is None:
        return ""
    _, winners = situation(view, names, say)
    sentences = [winners, *scores(view.final, names, say)]
    return within(sentences, MAX_LETTERS, say("phrase-rest"))


def of_score_card(view: PublicView, names: Sequence[str], awards: Sequence[Award], say: Say) -> str:
    """Who won and by how much, everybody's points and from what, and the awards. Empty before the
    end of the game."""
    if view.final is None:
        return ""
    ahead = margin(view.final)
    winners = ", ".join(names[seat] for seat in view.final.winners)
    by = say("margin-points", number=ahead)
    first = say("phrase-winner-margin", names=winners, margin=by) if ahead else ""
    sentences = [
        first or say("phrase-winner", names=winners),
        _totals(view.final, names, say),
        *(_award_sentence(award, names, say) for award in awards),
        *scores(view.final, names, say)[1:],
    ]
    return within(sentences, MAX_LETTERS, say("phrase-rest"))


def _award_sentence(award: Award, names: Sequence[str], say: Say) -> str:
    """`Longest path: Robin, 32.`"""
    holders = ", ".join(names[seat] for seat in award.seats)
    label = capitalised(say(award.key))
    if not award.number:
        return say("phrase-award", award=label, names=holders)
    return say("phrase-award-number", award=label, names=holders, number=award.number)


def of_final_board(view: PublicView, board: Board, names: Sequence[str], say: Say) -> str:
    """What is marked on the board: longest trails, borrowed routes, joined regions; then who has
    which routes. Who has won is told later. Empty before the end of the game."""
    if view.final is None:
        return ""
    first = [
        say("phrase-final-board", map=map_name(board.map, say)),
        *_final_marks(view.final, board, names, say),
    ]
    return _with_routes(first, view, board, names, say)


def of_film(view: PublicView, board: Board, names: Sequence[str], seconds: int, say: Say) -> str:
    """Which game the film shows, and how it ended. `view`: at the end of the film."""
    sentences = [say("phrase-film", map=map_name(board.map, say), seconds=seconds)]
    if view.final is not None:
        _, winners = situation(view, names, say)
        sentences += [winners, _totals(view.final, names, say)]
    return within(sentences, MAX_LETTERS, say("phrase-rest"))


def scores(final: FinalScore, names: Sequence[str], say: Say) -> list[str]:
    """The totals, the highest first, then what each is made of."""
    parts = [
        say("phrase-score-parts", name=names[seat.seat], parts=_parts(seat, say))
        for seat in _ranked(final)
    ]
    return [_totals(final, names, say), *parts]


def situation(view: PublicView, names: Sequence[str], say: Say) -> list[str]:
    """Whose turn it is and whether it is the last round; or that the game is over and who won."""
    if view.final is not None:
        winners = ", ".join(names[seat] for seat in view.final.winners)
        return [say("phrase-over"), say("phrase-winner", names=winners)]
    if not view.waiting:
        return [say("phrase-over")]  # the result has not been revealed yet
    sentences = [say("phrase-turn", names=", ".join(names[seat] for seat in view.waiting))]
    if view.is_last_round:
        sentences.append(say("phrase-last-round", turns=view.turns_left))
    return sentences


def seat_lines(
    view: PublicView, board: Board, names: Sequence[str], say: Say, *, has_bonuses: bool = True
) -> list[str]:
    """Points and holdings of each seat, and what its bonuses would bring if the game ended now. At
    the end the points are the final total, with all bonuses."""
    is_shown = has_bonuses and board.rules_with_bonuses and view.final is None
    bonuses = bonus_counts(board, view) if is_shown else ((),) * len(view.seats)
    seats = [
        say(
            "phrase-seat",
            name=names[seat.seat],
            points=points_text(_points(view, seat), say),
            held=", ".join(_with_bonuses(seat, board, bonuses[seat.seat], say)),
        )
        for seat in view.seats
    ]
    is_any_scored = any(bonus.points for of_seat in bonuses for bonus in of_seat)
    return [*seats, say("phrase-bonuses")] if is_any_scored else seats


def _points(view: PublicView, seat: PublicSeat) -> int:
    return seat.points if view.final is None else view.final.seats[seat.seat].total


def _with_bonuses(
    seat: PublicSeat, board: Board, bonuses: Sequence[BonusCount], say: Say
) -> Iterator[str]:
    """`45 trains`, `3 stations left (+12)`, `longest path 14 (+10)`."""
    holdings = seat_holdings(seat, board.map)
    by_kind: dict[str, BonusCount] = {bonus.kind: bonus for bonus in bonuses}
    for held in holdings:
        text = say(f"holding-{held.kind}", number=held.number)
        yield with_points(text, by_kind[held.kind]) if held.kind in by_kind else text
    for bonus in bonuses:
        if bonus.kind not in {held.kind for held in holdings}:
            yield with_points(say(f"bonus-{bonus.kind}", number=bonus.number), bonus)


def held_line(view: PlayerView, board: Board, say: Say) -> str:
    """The holdings of the seat whose view it is, as a sentence."""
    held = _held(view.public.seats[view.seat], board, say)
    return held[:1].upper() + held[1:] + "."


def piles_line(view: PublicView, board: Board, say: Say) -> str:
    """The deck and the other piles."""
    others = _listed(piles(view, board.map), say)
    return say("phrase-piles", deck=view.deck, piles=others)


def tunnel_lines(view: PublicView, board: Board, say: Say) -> list[str]:
    """The cards turned over at a tunnel, if one is being claimed."""
    if view.tunnel is None:
        return []
    route, colours = route_name(board, view.tunnel.route), colours_text(view.tunnel.turned, say)
    return [say("phrase-tunnel", route=route, colours=colours, due=view.tunnel.due)]


def station_line(seat: PublicSeat, board: Board, name: str, say: Say) -> str:
    """Where a seat has stations. It must have one."""
    places = ", ".join(place_name(board, city) for city in seat.stations)
    return say("phrase-stations", name=name, places=places, number=len(seat.stations))


def tickets(view: PlayerView, board: Board, say: Say) -> list[str]:
    """A sentence for each ticket the seat may choose, then for each of its own how far it is."""
    return [*_offers(view, board, say), *(ticket for ticket, _ in _own_tickets(view, board, say))]


def _offers(view: PlayerView, board: Board, say: Say) -> list[str]:
    sentences = []
    if view.offered:
        sentences.append(say("phrase-offered", keep=view.fewest_to_keep, number=len(view.offered)))
    for number, ticket in numbered_offers(view):
        name = ticket_name(board, ticket)
        points = ticket_points_text(find_ticket(board, ticket), say)
        sentences.append(say("phrase-offer", number=number, ticket=name, points=points))
    return sentences


def within(sentences: Sequence[str], most: int, rest: str) -> str:
    """All sentences; or as many of the first as fit, followed by `rest`."""
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


def _marked_tickets(view: PlayerView, board: Board, say: Say) -> list[str]:
    """The sentences of `tickets`, each open one followed by the path that its halo marks."""
    sentences = _offers(view, board, say)
    for ticket, mine in _own_tickets(view, board, say):
        sentences.append(ticket)
        if mine.missing:
            sentences.append(say("phrase-path", path=path_name(board, mine.missing)))
    return sentences


def _own_tickets(view: PlayerView, board: Board, say: Say) -> Iterator[tuple[str, TicketView]]:
    """For each of the seat's tickets a sentence with its number and how far it is."""
    wagons = view.public.seats[view.seat].wagons
    found = zip(view.tickets, ticket_progress(board, view), strict=True)
    for number, (mine, progress) in enumerate(found, start=1):
        sentence = say(
            "phrase-ticket",
            number=number,
            ticket=ticket_name(board, mine.ticket) + aim(board, mine.target),
            points=ticket_points_text(find_ticket(board, mine.ticket), say),
            state=ticket_state(progress, wagons, say),
        )
        yield sentence, mine


def _ranked(final: FinalScore) -> list[SeatScore]:
    return sorted(final.seats, key=lambda seat: -seat.total)


def _totals(final: FinalScore, names: Sequence[str], say: Say) -> str:
    """Everybody's points, the highest first."""
    totals = [
        say("phrase-score", name=names[seat.seat], total=signed(seat.total))
        for seat in _ranked(final)
    ]
    return say("phrase-final", scores=", ".join(totals))


def _final_marks(final: FinalScore, board: Board, names: Sequence[str], say: Say) -> Iterator[str]:
    """What the final board marks, seat by seat."""
    for seat in _ranked(final):
        name = names[seat.seat]
        for line in seat.lines:
            if isinstance(line, TrailLine) and line.points:
                yield say("phrase-longest-trail", name=name, number=line.length)
        for loan in seat.borrowed:
            route, place = route_name(board, loan.route), place_name(board, loan.city)
            yield say("phrase-loan", name=name, route=route, place=place)
        regions = [region_name(board, region) for region in scored_regions(seat)]
        if regions and any(isinstance(line, DistrictsLine) for line in seat.lines):
            yield say("phrase-districts", name=name, districts=", ".join(regions))
        elif regions:
            yield say("phrase-joined", name=name, regions=", ".join(regions))
        if places := [place_name(board, place) for place in scored_places(seat)]:
            yield say("phrase-attractions", name=name, places=", ".join(places))
        if tickets := [ticket_name(board, ticket) for ticket in mandalas(seat)]:
            yield say("phrase-mandalas", name=name, tickets=", ".join(tickets))


def _fitted(
    first: Sequence[str], view: PublicView, board: Board, names: Sequence[str], say: Say
) -> str:
    """The first sentences, then the table, then the routes of every seat. Bonuses are left out if
    there would be no room for how many routes everybody has: the message of the picture has them.
    """
    always = [*first, *_table(view, board, names, say)]
    if len(" ".join([*always, *_built(view, board, names, say, 0)])) > MAX_LETTERS:
        always = [*first, *_table(view, board, names, say, has_bonuses=False)]
    return _with_routes(always, view, board, names, say)


def _with_routes(
    always: Sequence[str], view: PublicView, board: Board, names: Sequence[str], say: Say
) -> str:
    """These sentences, then routes and stations, as many routes named per seat as fit for all."""

    @cache
    def naming(most: int) -> list[str]:
        return [*always, *_built(view, board, names, say, most)]

    def is_too_long(most: int) -> bool:
        return len(" ".join(naming(most))) > MAX_LETTERS

    most = bisect(range(1, MAX_ROUTES_NAMED + 1), False, key=is_too_long)
    return within(naming(most), MAX_LETTERS, say("phrase-rest"))


def _table(
    view: PublicView, board: Board, names: Sequence[str], say: Say, *, has_bonuses: bool = True
) -> list[str]:
    """Everything that is on the board and its strip, except routes and stations."""
    return [
        *situation(view, names, say),
        say("phrase-board", map=map_name(board.map, say), step=view.step),
        *tunnel_lines(view, board, say),
        *seat_lines(view, board, names, say, has_bonuses=has_bonuses),
        say("phrase-row", colours=colours_text(view.row, say)),
        piles_line(view, board, say),
    ]


def _built(
    view: PublicView, board: Board, names: Sequence[str], say: Say, most: int
) -> Iterator[str]:
    """The routes of every seat, at most so many named, and its stations."""
    for seat in view.seats:
        name = names[seat.seat]
        if seat.routes and not most:
            yield say("phrase-route-count", name=name, number=len(seat.routes))
        elif seat.routes:
            routes = [route_name(board, route) for route in seat.routes[:most]]
            if len(seat.routes) > most:
                routes.append(say("phrase-more", number=len(seat.routes) - most))
            yield say("phrase-routes", name=name, routes=", ".join(routes))
        if seat.stations:
            yield station_line(seat, board, name, say)


def _held(seat: PublicSeat, board: Board, say: Say) -> str:
    return _listed(seat_holdings(seat, board.map), say)


def _listed(holdings: Sequence[Holding], say: Say) -> str:
    """`45 trains, 4 cards, 2 tickets`."""
    return ", ".join(say(f"holding-{held.kind}", number=held.number) for held in holdings)


def _parts(seat: SeatScore, say: Say) -> str:
    """`45 for routes, 31 for tickets, 10 for the longest path`: all tickets added up, and all
    regions."""
    sums: dict[SymbolName, int] = {}
    for line in seat.lines:
        symbol = symbol_of(line)
        sums[symbol] = sums.get(symbol, 0) + line.points
    return ", ".join(say(f"phrase-part-{part}", points=signed(sums[part])) for part in sums)
