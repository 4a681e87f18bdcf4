"""Sentences of the lesson: what the learner has just done, and what to do now and why."""

from collections.abc import Iterator, Sequence
from typing import assert_never

from bot.domain.lesson import OPPONENT, LessonPosition
from bot.messages.parts.affordable import missing_cards, route_payments, wilds_and_ferry_cards
from bot.messages.parts.event_sentences import event_sentences
from bot.messages.parts.phrasebook import Phrasebook, join_names
from bot.messages.parts.routes import tickets_by_route, unaffordable_routes
from engine import cards as card
from engine.actions import Claim, Draw, DrawTickets, Keep, Pass, Take
from engine.cards import WILD
from engine.events import (
    CardTaken,
    DeckShuffled,
    GameEnded,
    LastRoundBegan,
    RouteClaimed,
    RowSwept,
    YouDrew,
)
from engine.model import Route, RouteId
from engine.payments import Payment
from engine.views import PlayerView


def reaction(phrases: Phrasebook, position: LessonPosition) -> Iterator[str]:
    """One line about the learner's turn and one about the opponent's; who plays, at the
    beginning."""
    if position.last is None:
        yield phrases.say("learn-welcome", name=phrases.name(OPPONENT))
    own = " ".join(_own_sentences(phrases, position))
    theirs = " ".join(_opponents_sentences(phrases, position))
    yield from (line for line in (own, theirs) if line)


def _own_sentences(phrases: Phrasebook, position: LessonPosition) -> Iterator[str]:
    match position.last:
        case Keep(tickets=tickets):
            kept = join_names(phrases.translator, [phrases.ticket(each) for each in tickets])
            yield phrases.say("learn-kept", tickets=kept)
        case Draw() | Take():
            yield from _card_sentences(phrases, position)
        case Claim():
            yield from _claim_sentences(phrases, position)
        case DrawTickets() | Pass() | None:
            pass
        case _:
            raise ValueError("the practice board has no such action")
    piles = [e for e in position.done if isinstance(e, RowSwept | DeckShuffled | LastRoundBegan)]
    yield from event_sentences(phrases, piles)


def _card_sentences(phrases: Phrasebook, position: LessonPosition) -> Iterator[str]:
    """All cards of the turn, and what a locomotive is."""
    taken = [event.colour for event in position.done if isinstance(event, CardTaken)]
    drawn = [each.colour for each in position.whispers if isinstance(each, YouDrew)]
    yield phrases.say("learn-drew", cards=phrases.counted_cards(card.pack([*taken, *drawn])))
    if WILD in taken and len(taken) + len(drawn) == 1:
        yield phrases.say("learn-face-up-wild")
    elif WILD in drawn:
        yield phrases.say("learn-wild")


def _claim_sentences(phrases: Phrasebook, position: LessonPosition) -> Iterator[str]:
    """What the claim scored, and what can be learned from it."""
    before, view = position.before, position.view
    claimed = next(event for event in position.done if isinstance(event, RouteClaimed))
    route = phrases.route(claimed.route)
    yield phrases.say("learn-claimed", route=route, points=claimed.points)
    if before is None:
        return
    was_done = {mine.ticket for mine in before.tickets if mine.state == "done"}
    done = [m.ticket for m in view.tickets if m.state == "done" and m.ticket not in was_done]
    for ticket in done:
        yield phrases.say("learn-finished", ticket=phrases.ticket(ticket))
    if done or view.public.stage == "over":
        return
    ways = route_payments(before)[claimed.route]
    wilds = [card.count(way.cards, WILD) for way in ways]
    spent = card.count(claimed.cards, WILD)
    if spent > min(wilds):
        yield phrases.say("learn-spent-wild")
    elif spent < max(wilds):
        yield phrases.say("learn-saved-wild")
    wanted = tickets_by_route(phrases.board, before)
    if claimed.route not in wanted:
        yield from _elsewhere_sentences(phrases, claimed.route, is_open=bool(wanted))


def _elsewhere_sentences(phrases: Phrasebook, route: RouteId, *, is_open: bool) -> Iterator[str]:
    """About a route that no ticket needs. `is_open`: there is a ticket that needs another one."""
    if is_open:
        yield phrases.say("learn-elsewhere")
    if phrases.board.lanes[phrases.board.route_number[route]]:
        yield phrases.say("learn-closed")


def _opponents_sentences(phrases: Phrasebook, position: LessonPosition) -> Iterator[str]:
    yield from event_sentences(
        phrases, [event for event in position.answer if not isinstance(event, GameEnded)]
    )
    claimed = [e.route for e in position.answer if isinstance(e, RouteClaimed)]
    if any(phrases.board.lanes[phrases.board.route_number[route]] for route in claimed):
        yield phrases.say("learn-opponent-closed")


def advice(phrases: Phrasebook, view: PlayerView, turn: int) -> str:
    match view.public.stage:
        case "opening":
            return phrases.say("learn-choose-ticket")
        case "ticket choice":
            return phrases.say("learn-more-tickets")
        case "second card":
            return phrases.say("learn-second-card")
        case "turn" if view.public.is_last_round:
            can_claim = bool(route_payments(view))
            return phrases.say("learn-last-claim" if can_claim else "learn-last-draw")
        case "turn":
            return _turn_advice(phrases, view, turn)
        case "tunnel due" | "over":
            return ""
        case _:
            assert_never(view.public.stage)


def _turn_advice(phrases: Phrasebook, view: PlayerView, turn: int) -> str:
    """Claim a route for a ticket, or draw cards for one; or, if no ticket is open, score."""
    wanted, ways = tickets_by_route(phrases.board, view), route_payments(view)
    payable = [route for route in phrases.board.routes if route.id in wanted and route.id in ways]
    if payable:
        best = min(payable, key=lambda route: wilds_and_ferry_cards(ways[route.id][0]))
        key = "learn-claim-double" if _is_double(phrases, best) else "learn-claim"
        return phrases.say(key, route=phrases.route(best.id))
    if wanted:
        missing = unaffordable_routes(
            phrases.board, view, [each for each in phrases.board.routes if each.id in wanted]
        )
        return _draw_advice(phrases, view, missing[0][1], turn)
    lost = [mine.ticket for mine in view.tickets if mine.state == "impossible"]
    if lost:
        return phrases.say("learn-lost", ticket=phrases.ticket(lost[0]))
    return phrases.say("learn-score-claim" if ways else "learn-score-draw")


def _draw_advice(phrases: Phrasebook, view: PlayerView, route: Route, turn: int) -> str:
    """Which cards to draw, for the route for which fewest are missing."""
    name = phrases.route(route.id)
    if turn == 1 and route.colour is None:
        return phrases.say("learn-draw-any-colour", route=name, number=route.length)
    if turn == 1 and route.colour is not None:
        cost = phrases.cards_in_sentence(card.of(route.colour, route.length))
        return phrases.say("learn-draw-colour", route=name, cards=cost)
    if _is_double(phrases, route):
        return phrases.say("learn-draw-double", route=name)
    price = phrases.board.prices[phrases.board.route_number[route.id]]
    sets = missing_cards(price, view.hand, 0)
    if len(sets) > 1:
        return phrases.say("learn-draw-number-again", route=name, number=card.total(sets[0]))
    return phrases.say("learn-draw-again", route=name, cards=phrases.cards_in_sentence(sets[0]))


def claim_advice(phrases: Phrasebook, position: LessonPosition, shown: Sequence[Payment]) -> str:
    """What to consider before claiming. `shown`: the payments that buttons offer."""
    if not shown:
        return phrases.say("learn-no-claims")
    wanted, ways = tickets_by_route(phrases.board, position.view), route_payments(position.view)
    if wanted and not wanted.keys() & ways.keys():
        return phrases.say("learn-other-claims")
    return payment_advice(phrases, shown)


def payment_advice(phrases: Phrasebook, ways: Sequence[Payment]) -> str:
    """How to choose between these payments."""
    wilds = {card.count(way.cards, WILD) for way in ways}
    return phrases.say("learn-pay" if len(wilds) > 1 else "learn-pay-only")


def _is_double(phrases: Phrasebook, route: Route) -> bool:
    return bool(phrases.board.lanes[phrases.board.route_number[route.id]])
