"""The board in words, for people who do not see pictures: pages of text, chosen from a menu.

Everything a decision needs is there: what has changed, the face-up cards, everybody's routes, the
free routes by city, and for a player the own cards and tickets with the routes they still need.
"""

from collections.abc import Iterable, Sequence

from bot.messages.parts.bonuses import bonuses_by_seat, own_bonuses
from bot.messages.parts.buttons import private_rows, with_card_names
from bot.messages.parts.message import (
    MAX_LABEL,
    MAX_OPTIONS,
    MAX_TEXT,
    Menu,
    Message,
    Option,
    TextBoardFile,
)
from bot.messages.parts.pages import nearest_page
from bot.messages.parts.phrasebook import Phrasebook, join_names, shorten
from bot.messages.parts.routes import route_features
from bot.messages.parts.rows import fill_rows
from bot.messages.tickets import offered_ticket_lines, own_ticket_lines
from engine import cards as card
from engine.board import Board
from engine.model import PlaceId, RegionId, Route, RouteId, Seat
from engine.values import Value
from engine.views import PlayerView, PublicSeat, PublicView
from maps.areas import area_name, cities_in, has_districts
from maps.folding import folded
from maps.holdings import piles, seat_holdings

MAX_PAGE = 1800  # letters, without the title
MAX_NEWS = 12  # sentences about what happened
OWN_PAGE = 1
NONE = "\N{EN DASH}"


class Page(Value, frozen=True):
    """One page of the board in words."""

    title: str
    lines: tuple[str, ...]


def text_board_message(
    phrases: Phrasebook,
    view: PublicView,
    mine: PlayerView | None,
    news: Sequence[str],
    page: int = 0,
) -> Message:
    """A page of the board in words, with a menu of all pages. `mine`: what the reader sees, if they
    have a seat; page `OWN_PAGE` is about that. `news`: what happened, the newest last."""
    pages = _pages(phrases, view, mine, news)
    page = nearest_page(page, len(pages))
    shown = pages[page]
    options = tuple(
        Option(shorten(each.title, MAX_LABEL), str(number)) for number, each in enumerate(pages)
    )
    menu = Menu("text_board", options[:MAX_OPTIONS], phrases.say("text-board-placeholder"))
    rows = () if mine is None else private_rows(phrases, mine, "hand", is_recap=True)
    text = "\n".join((f"**{shown.title}**", *shown.lines))[:MAX_TEXT]
    files = () if page else (TextBoardFile(view),)
    return Message(phrases.language, text, fill_rows(menu, *with_card_names(phrases, rows)), files)


def position_lines(phrases: Phrasebook, view: PublicView) -> list[str]:
    """What the picture of a board shows, in lines: the cards, everybody's points, pieces, routes
    and stations. Free routes are left out."""
    taken = [_seat_line(phrases, seat) for seat in view.seats]
    return [*_now_lines(phrases, view, ()), f"**{phrases.say('text-board-taken')}**", *taken]


def text_area_message(phrases: Phrasebook, view: PublicView, area: PlaceId | RegionId) -> Message:
    """The routes from a place and from its neighbours, or from the cities of a region: free and
    taken."""
    lines = [
        line
        for place in _places_in(phrases.board, area)
        for line in _area_lines(phrases, view, place)
    ]
    title = phrases.say("board-area", place=area_name(phrases.board, area))
    text = _chunks([f"**{title}**", *lines])[0]
    return Message(phrases.language, "\n".join(text)[:MAX_TEXT], attachments=(TextBoardFile(view),))


def _places_in(board: Board, area: PlaceId | RegionId) -> list[PlaceId]:
    """A place and its neighbours, or the cities of a region."""
    if area not in board.place_number:
        return cities_in(board, area)
    place = PlaceId(area)
    near = [route for route in board.routes if place in route.ends]
    return list(dict.fromkeys((place, *(other_end(route, place) for route in near))))


def other_end(route: Route, place: PlaceId) -> PlaceId:
    one, other = route.ends
    return other if place == one else one


def _pages(
    phrases: Phrasebook, view: PublicView, mine: PlayerView | None, news: Sequence[str]
) -> list[Page]:
    own = [] if mine is None else [("text-board-own", _own_lines(phrases, mine))]
    sections = [
        ("text-board-now", _now_lines(phrases, view, news)),
        *own,
        ("text-board-taken", [_seat_line(phrases, seat) for seat in view.seats]),
    ]
    if view.final is None and (bonuses := bonuses_by_seat(phrases, view, has_signs=False)):
        sections.append(("text-board-bonuses", bonuses))
    if has_districts(phrases.board.map):
        sections.append(("text-board-districts", _district_lines(phrases)))
    elif phrases.board.map.regions:
        sections.append(("text-board-regions", _region_lines(phrases)))
    if attractions := [city.name for city in phrases.board.map.cities if city.attraction]:
        sections.append(("word-attractions", [", ".join(attractions) + "."]))
    if view.closed:
        closed = [f"{_from(phrases, route)}." for route in _routes(phrases.board, view.closed)]
        sections.append(("phrase-closed", closed))
    pages = []
    for key, lines in sections:
        title = phrases.say(key)
        for number, chunk in enumerate(_chunks(lines), 1):
            pages.append(Page(f"{title} ({number})" if number > 1 else title, tuple(chunk)))
    return pages + _free_pages(phrases, view)


def _now_lines(phrases: Phrasebook, view: PublicView, news: Sequence[str]) -> list[str]:
    """Whose turn it is, what happened, the cards, and everybody's points and pieces."""
    names = join_names(phrases.translator, [phrases.name(seat) for seat in view.waiting])
    lines = [phrases.say("phrase-turn", names=names) if names else phrases.say("phrase-over")]
    if view.is_last_round:
        lines += [phrases.say("turn-last-round", name=phrases.name(seat)) for seat in view.waiting]
    row = ", ".join(map(phrases.colour, view.row)) or phrases.say("cards-none")
    others = [
        phrases.say(f"holding-{pile.kind}", number=pile.number)
        for pile in piles(view, phrases.board.map)
    ]
    lines.append(phrases.say("phrase-row", colours=row))
    lines.append(phrases.say("phrase-piles", deck=view.deck, piles=", ".join(others)))
    lines += [_standing(phrases, seat) for seat in view.seats]
    if news:
        lines += [phrases.say("recap-title"), *(f"• {line}" for line in news[-MAX_NEWS:])]
    return lines


def _standing(phrases: Phrasebook, seat: PublicSeat) -> str:
    """A seat's points and pieces, without the symbols that a screen reader would read out."""
    held = [
        phrases.say(f"holding-{holding.kind}", number=holding.number)
        for holding in seat_holdings(seat, phrases.board.map)
    ]
    points = phrases.say("points", number=seat.points)
    return f"**{phrases.name(seat.seat)}**: {', '.join((points, *held))}."


def _own_lines(phrases: Phrasebook, view: PlayerView) -> list[str]:
    """Cards, tickets offered, own tickets with the routes that are still missing, and bonuses."""
    return [
        phrases.say("phrase-hand", cards=phrases.cards(view.hand)),
        *offered_ticket_lines(phrases, view),
        *own_ticket_lines(phrases, view, has_paths=True),
        *own_bonuses(phrases, view),
    ]


def _seat_line(phrases: Phrasebook, seat: PublicSeat) -> str:
    """A player's routes and stations."""
    routes = ", ".join(phrases.route(route) for route in seat.routes)
    line = f"**{phrases.name(seat.seat)}** ({len(seat.routes)}): {routes or NONE}"
    if not seat.stations:
        return line
    places = ", ".join(phrases.place(city) for city in seat.stations)
    return f"{line}. {phrases.say('text-board-stations', places=places)}"


def _region_lines(phrases: Phrasebook) -> list[str]:
    """The cities of each region, which pictures show by colours."""
    map_, lines = phrases.board.map, []
    for region in map_.regions:
        cities = ", ".join(city.name for city in map_.cities if city.region == region.id)
        twice = f" ({phrases.say('region-double')})" if region.double else ""
        lines.append(f"**{region.name}**: {cities}{twice}.")
    return lines


def _district_lines(phrases: Phrasebook) -> list[str]:
    """The points and the places of each district, which pictures show by numbers."""
    map_, lines = phrases.board.map, []
    for district in map_.regions:
        places = ", ".join(city.name for city in map_.cities if city.region == district.id)
        points = phrases.say("points", number=district.points)
        lines.append(f"**{district.name}** ({points}): {places}.")
    return lines


def _free_pages(phrases: Phrasebook, view: PublicView) -> list[Page]:
    """The free routes from each city, the cities in the order of their names."""
    lines: dict[str, str] = {}
    for place in sorted(phrases.board.places, key=lambda each: folded(each.name)):
        free = [route for route in _free(phrases.board, view) if place.id in route.ends]
        if free:
            described = "; ".join(_to(phrases, route, place.id) for route in free)
            lines[f"**{place.name}**: {described}."] = place.name
    pages = []
    for chunk in _chunks(list(lines)):
        first, last = lines[chunk[0]], lines[chunk[-1]]
        title = phrases.say("text-board-free", first=first, last=last)
        pages.append(Page(title, tuple(chunk)))
    return pages


def _area_lines(phrases: Phrasebook, view: PublicView, place: PlaceId) -> list[str]:
    """A line about the free routes from a place, and one about the taken ones."""
    owner: dict[RouteId, Seat] = {r: seat.seat for seat in view.seats for r in seat.routes}
    here = [route for route in phrases.board.routes if place in route.ends]
    free = [_to(phrases, route, place) for route in _free(phrases.board, view) if route in here]
    taken = [
        f"{phrases.place(other_end(route, place))} ({phrases.name(owner[route.id])})"
        for route in here
        if route.id in owner
    ]
    lines = [f"**{phrases.place(place)}**: {'; '.join(free) or NONE}."]
    return [*lines, f"{phrases.say('phrase-taken')}: {', '.join(taken)}."] if taken else lines


def _free(board: Board, view: PublicView) -> list[Route]:
    gone = {route for seat in view.seats for route in seat.routes} | set(view.closed)
    return [route for route in board.routes if route.id not in gone]


def _routes(board: Board, routes: Iterable[RouteId]) -> list[Route]:
    return [board.routes[board.route_number[route]] for route in routes]


def _to(phrases: Phrasebook, route: Route, place: PlaceId) -> str:
    """`Zürich 3 grey, tunnel`: a route from a place."""
    return f"{phrases.place(other_end(route, place))} {_features(phrases, route)}"


def _from(phrases: Phrasebook, route: Route) -> str:
    """`Paris - Zürich 3 grey, tunnel`, with an en dash."""
    return f"{phrases.ends(route.ends)} {_features(phrases, route)}"


def _features(phrases: Phrasebook, route: Route) -> str:
    """`3 grey, tunnel`."""
    return f"{route.length} {', '.join(route_features(phrases, route, card.NONE))}"


def _chunks(lines: Sequence[str]) -> list[list[str]]:
    """The lines in pages; a line that is too long for one is cut."""
    chunks: list[list[str]] = [[]]
    length = 0
    for line in lines:
        if chunks[-1] and length + len(line) + 1 > MAX_PAGE:
            chunks.append([])
            length = 0
        chunks[-1].append(shorten(line, MAX_PAGE))
        length += len(line) + 1
    return chunks
