"""Drawing: train cards, tickets, and choosing which tickets to keep."""

from typing import assert_never

from msgspec.structs import replace

from engine.actions import Draw, DrawTickets, Keep, Take
from engine.cards import COLOURS, ONE, WILD
from engine.ending import end_turn
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
from engine.model import RefusedTickets, Seat, TicketDeal, TicketId
from engine.phase_checks import must_begin_turn, not_now
from engine.refusals import Code, Refusal
from engine.state import Opening, SecondCard, TicketChoice, Turn
from engine.working_state import WorkingState


def draw_card(draft: WorkingState, seat: Seat, action: Draw) -> None:
    """The top card, unseen: an ordinary card even if it is wild (ALL-5)."""
    is_second = isinstance(draft.phase, SecondCard)
    if not is_second:
        must_begin_turn(draft, action)
    if not draft.deck:
        raise Refusal(Code.DECK_EMPTY)
    draft.events.append(CardDrawn(seat))
    (colour,) = draft.draw()
    draft.give(seat, ONE[colour])
    draft.whispers.append(YouDrew(seat, COLOURS[colour]))
    _after_card(draft, seat, was_last=is_second)


def take_card(draft: WorkingState, seat: Seat, action: Take) -> None:
    """An open card; a wild one is the whole turn (ALL-4) and no second card (ALL-5)."""
    is_second = isinstance(draft.phase, SecondCard)
    if not is_second:
        must_begin_turn(draft, action)
    colour = action.colour
    slot = draft.row.find(colour)
    if slot < 0:
        raise Refusal(Code.NOT_IN_ROW, colour=colour.word)
    if is_second and colour is WILD:
        raise Refusal(Code.WILD_AS_SECOND_CARD)
    draft.events.append(CardTaken(seat, colour))
    draft.take_from_row(slot)
    draft.give(seat, ONE[colour])
    _after_card(draft, seat, was_last=is_second or colour is WILD)


def _after_card(draft: WorkingState, seat: Seat, *, was_last: bool) -> None:
    """A second card follows, if there is one that may be taken (ALL-6)."""
    if was_last or not (draft.deck or draft.row.count(WILD) < len(draft.row)):
        end_turn(draft, seat)
    else:
        draft.phase = SecondCard((seat,))


def draw_tickets(draft: WorkingState, seat: Seat, action: DrawTickets) -> None:
    must_begin_turn(draft, action)
    if not draft.tickets:
        raise Refusal(Code.NO_TICKETS_LEFT)
    number = sum(draft.board.map.more_tickets.offered.values())
    offer(draft, seat, draft.tickets[:number], draft.board.map.more_tickets)
    draft.tickets = draft.tickets[number:]
    draft.phase = TicketChoice((seat,))
    draft.revealed = True
    draft.events.append(TicketsDrawn(seat, len(draft.players[seat].offered)))


def offer(draft: WorkingState, seat: Seat, tickets: tuple[int, ...], deal: TicketDeal) -> None:
    """Lay tickets before a seat to choose from."""
    draft.players[seat] = replace(draft.players[seat], offered=tickets)
    ids = tuple(draft.board.tickets[ticket].id for ticket in tickets)
    draft.whispers.append(YouAreOffered(seat, ids, fewest_to_keep(deal, len(tickets))))


def fewest_to_keep(deal: TicketDeal, offered: int) -> int:
    """The last ticket of the pile must be kept (AMS-4)."""
    return min(deal.keep, offered)


def keep_tickets(draft: WorkingState, seat: Seat, action: Keep) -> None:
    is_opening = isinstance(draft.phase, Opening)
    if not isinstance(draft.phase, Opening | TicketChoice):
        raise not_now(draft, action)
    map_ = draft.board.map
    deal = map_.first_tickets if is_opening else map_.more_tickets
    kept, refused = _sort_tickets(draft, seat, action, deal)
    player = draft.players[seat]
    draft.players[seat] = replace(player, tickets=player.tickets + kept, offered=())
    draft.events.append(TicketsChosen(seat, len(kept), len(kept) + len(refused)))
    draft.whispers.append(YouKept(seat, tuple(draft.board.tickets[t].id for t in kept)))
    _put_away(draft, refused, deal.refused)
    if isinstance(draft.phase, Opening):
        _after_first_choice(draft, seat, draft.phase)
    else:
        end_turn(draft, seat)


def _sort_tickets(
    draft: WorkingState, seat: Seat, action: Keep, deal: TicketDeal
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Which of the offered tickets are kept, and which refused."""
    offered = draft.players[seat].offered
    wanted: set[TicketId] = set()
    for ticket in action.tickets:
        number = draft.board.ticket_number.get(ticket)
        if number not in offered:
            raise Refusal(Code.TICKET_NOT_OFFERED, ticket=ticket)
        if ticket in wanted:
            raise Refusal(Code.TICKET_TWICE, ticket=ticket)
        wanted.add(ticket)
    fewest = fewest_to_keep(deal, len(offered))
    if len(wanted) < fewest:
        raise Refusal(Code.TOO_FEW_TICKETS_KEPT, keep=fewest, kept=len(wanted))
    tickets = draft.board.tickets
    return (
        tuple(ticket for ticket in offered if tickets[ticket].id in wanted),
        tuple(ticket for ticket in offered if tickets[ticket].id not in wanted),
    )


def _put_away(draft: WorkingState, refused: tuple[int, ...], where: RefusedTickets) -> None:
    match where:
        case "under":
            draft.tickets += refused
        case "shuffled under":
            draft.refused += refused  # until everybody has chosen (IT-2)
        case "out":
            pass
        case _:
            assert_never(where)


def _after_first_choice(draft: WorkingState, seat: Seat, phase: Opening) -> None:
    still_waiting = tuple(other for other in phase.waiting if other != seat)
    if still_waiting:
        draft.phase = Opening(still_waiting)
        return
    if draft.refused:
        draft.tickets += tuple(draft.shuffled(sorted(draft.refused)))
        draft.refused = ()
    draft.phase = Turn((Seat(0),))
    draft.events.append(FirstTurn(Seat(0)))
