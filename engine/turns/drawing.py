"""Actions that draw train cards or tickets, and the choice which tickets to keep."""

from functools import cache
from typing import assert_never

from msgspec.structs import replace

from engine.actions import Draw, DrawTickets, Keep, Take
from engine.cards import COLOURS, ONE, WILD
from engine.events import (
    CardDrawn,
    CardTaken,
    FirstTurn,
    TicketsChosen,
    TicketsDrawn,
    YouAreOffered,
    YouDrew,
    YouKept,
)
from engine.model import Market, RefusedTickets, Seat, TicketDeal, TicketId
from engine.refusals import Code, Refusal
from engine.state import Opening, Pile, SecondCard, TicketChoice, Turn
from engine.turns.phase_checks import not_now, require_turn
from engine.working_state import WorkingState

TAKES = tuple(map(Take, COLOURS))


def draw_card(working: WorkingState, seat: Seat, action: Draw) -> None:
    """Draw the top card of the deck. A wild counts as an ordinary card (ALL-5)."""
    is_second = isinstance(working.phase, SecondCard)
    if not is_second:
        require_turn(working, action)
    if not working.deck:
        raise Refusal(Code.DECK_EMPTY)
    working.events.append(CardDrawn(seat))
    (colour,) = working.draw()
    working.give(seat, ONE[colour])
    working.whispers.append(YouDrew(seat, COLOURS[colour]))
    _after_card(working, seat, is_last=is_second)


def take_card(working: WorkingState, seat: Seat, action: Take) -> None:
    """Take an open card. A wild is the whole turn (ALL-4) and never a second card (ALL-5),
    unless it is an ordinary card on this map (SWI-5)."""
    is_second = isinstance(working.phase, SecondCard)
    if not is_second:
        require_turn(working, action)
    colour = action.colour
    slot = working.row.find(colour)
    if slot < 0:
        raise Refusal(Code.NOT_IN_ROW, colour=colour.word)
    is_whole_turn = working.index.map.market.is_whole_turn(colour)
    if is_second and is_whole_turn:
        raise Refusal(Code.WILD_AS_SECOND_CARD)
    working.events.append(CardTaken(seat, colour))
    working.take_from_row(slot)
    working.give(seat, ONE[colour])
    _after_card(working, seat, is_last=is_second or is_whole_turn)


def second_takes(market: Market, row: Pile) -> tuple[Take, ...]:
    """A `Take` for each colour in the row that may be the second card (ALL-5, SWI-5)."""
    return takes(row) if market.face_up_wild == "card" else plain_takes(row)


@cache
def takes(row: Pile) -> tuple[Take, ...]:
    """A `Take` for each colour in the row. There are few different rows, so all are cached."""
    return tuple([TAKES[colour] for colour in sorted(set(row))])


@cache
def plain_takes(row: Pile) -> tuple[Take, ...]:
    """The same without wilds."""
    return tuple([TAKES[colour] for colour in sorted(set(row)) if colour != WILD])


def _after_card(working: WorkingState, seat: Seat, *, is_last: bool) -> None:
    """Wait for the second card, or end the turn if no card may be taken (ALL-6)."""
    market = working.index.map.market
    if is_last or not (working.deck or second_takes(market, working.row)):
        working.is_turn_over = True
    else:
        working.phase = SecondCard((seat,))


def draw_tickets(working: WorkingState, seat: Seat, action: DrawTickets) -> None:
    """Draw tickets and lay them before the seat to choose from."""
    require_turn(working, action)
    if not working.tickets:
        raise Refusal(Code.NO_TICKETS_LEFT)
    number = sum(working.index.map.more_tickets.offered.values())
    offer(working, seat, working.tickets[:number], working.index.map.more_tickets)
    working.tickets = working.tickets[number:]
    working.phase = TicketChoice((seat,))
    working.revealed = True
    working.events.append(TicketsDrawn(seat, len(working.players[seat].offered)))


def offer(working: WorkingState, seat: Seat, tickets: tuple[int, ...], deal: TicketDeal) -> None:
    """Offer tickets to a seat, which must choose which of them to keep."""
    working.players[seat] = replace(working.players[seat], offered=tickets)
    ids = tuple(working.index.tickets[ticket].id for ticket in tickets)
    working.whispers.append(YouAreOffered(seat, ids, fewest_to_keep(deal, len(tickets))))


def fewest_to_keep(deal: TicketDeal, offered: int) -> int:
    """How many of the offered tickets must be kept: all, if the deck had no more (AMS-4)."""
    return min(deal.keep, offered)


def keep_tickets(working: WorkingState, seat: Seat, action: Keep) -> None:
    """Keep some of the tickets offered, at the start of the game or after drawing tickets."""
    is_opening = isinstance(working.phase, Opening)
    if not isinstance(working.phase, Opening | TicketChoice):
        raise not_now(working, action)
    map_ = working.index.map
    deal = map_.first_tickets if is_opening else map_.more_tickets
    kept, refused = _sort_tickets(working, seat, action, deal)
    player = working.players[seat]
    working.players[seat] = replace(player, tickets=player.tickets + kept, offered=())
    working.events.append(TicketsChosen(seat, len(kept), len(kept) + len(refused)))
    working.whispers.append(YouKept(seat, tuple(working.index.tickets[t].id for t in kept)))
    _put_away(working, refused, deal.refused)
    if isinstance(working.phase, Opening):
        _after_first_choice(working, seat, working.phase)
    else:
        if working.rules_version > 1:  # version 1 put them aside for good
            _shuffle_refused_under(working)
        working.is_turn_over = True


def _sort_tickets(
    working: WorkingState, seat: Seat, action: Keep, deal: TicketDeal
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The offered tickets that are kept, and those that are refused."""
    offered = working.players[seat].offered
    wanted: set[TicketId] = set()
    for ticket in action.tickets:
        number = working.index.ticket_number.get(ticket)
        if number not in offered:
            raise Refusal(Code.TICKET_NOT_OFFERED, ticket=ticket)
        if ticket in wanted:
            raise Refusal(Code.TICKET_TWICE, ticket=ticket)
        wanted.add(ticket)
    fewest = fewest_to_keep(deal, len(offered))
    if len(wanted) < fewest:
        raise Refusal(Code.TOO_FEW_TICKETS_KEPT, keep=fewest, kept=len(wanted))
    tickets = working.index.tickets
    return (
        tuple(ticket for ticket in offered if tickets[ticket].id in wanted),
        tuple(ticket for ticket in offered if tickets[ticket].id not in wanted),
    )


def _put_away(working: WorkingState, refused: tuple[int, ...], where: RefusedTickets) -> None:
    """Put refused tickets where the map file says."""
    match where:
        case "under":
            working.tickets += refused
        case "shuffled under":
            working.refused += refused  # shuffled once everybody who chooses has chosen (IT-2)
        case "out":
            pass
        case _:
            assert_never(where)


def _after_first_choice(working: WorkingState, seat: Seat, phase: Opening) -> None:
    """Wait for the seats that have yet to choose, or begin the first turn."""
    still_waiting = tuple(other for other in phase.waiting if other != seat)
    if still_waiting:
        working.phase = Opening(still_waiting)
        return
    _shuffle_refused_under(working)
    working.phase = Turn((Seat(0),))
    working.events.append(FirstTurn(Seat(0)))


def _shuffle_refused_under(working: WorkingState) -> None:
    """Shuffle the refused tickets that were put aside, and put them under the deck."""
    if working.refused:
        working.tickets += tuple(working.shuffled(sorted(working.refused)))
        working.refused = ()
