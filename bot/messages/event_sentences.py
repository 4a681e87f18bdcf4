"""What has happened, a sentence each, from events that everybody may read."""

from collections.abc import Iterable, Sequence
from typing import assert_never

from bot.domain.events import (
    AnyEvent,
    CalledOff,
    CameBack,
    GameBegan,
    Resigned,
    StandInCame,
    Substituted,
    TableEvent,
    TakenBack,
)
from bot.messages.phrasebook import Phrasebook, plain
from engine import cards as card
from engine.cards import Colour
from engine.events import (
    CardDrawn,
    CardTaken,
    DeckShuffled,
    FerryCardDrawn,
    FirstTurn,
    GameEnded,
    LastRoundBegan,
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
from engine.model import Seat


def sentences(phrases: Phrasebook, events: Iterable[AnyEvent]) -> tuple[str, ...]:
    """One for each event, but one for all the cards that a seat draws in its turn."""
    told: list[str] = []
    drawn: list[CardDrawn | CardTaken] = []
    asides: list[str] = []  # what happened to the deck and the row is told after the deed
    for event in events:
        if isinstance(event, RowSwept | DeckShuffled) and (drawn or not told):
            asides.append(sentence(phrases, event))
            continue
        if drawn and not (isinstance(event, CardDrawn | CardTaken) and drawn[0].seat == event.seat):
            told += [_drawing(phrases, drawn), *asides]
            drawn, asides = [], []
        if isinstance(event, CardDrawn | CardTaken):
            drawn.append(event)
        else:
            told += [sentence(phrases, event), *asides]
            asides = []
    return (*told, *([_drawing(phrases, drawn)] if drawn else ()), *asides)


def sentence(phrases: Phrasebook, event: AnyEvent) -> str:
    """One event on its own."""
    match event:
        case CardDrawn(seat=seat):
            return _drawn_cards(phrases, seat, 1, ())
        case CardTaken(seat=seat, colour=colour):
            return _drawn_cards(phrases, seat, 0, (colour,))
        case RouteClaimed() | TunnelTurned() | TunnelLeft() | StationBuilt():
            return _on_board(phrases, event)
        case TicketsChosen() | TicketsDrawn() | FerryCardDrawn() | MerchandiseGained() | Passed():
            return _beside_board(phrases, event)
        case RowSwept() | DeckShuffled() | FirstTurn() | LastRoundBegan() | GameEnded():
            return _of_all(phrases, event)
        case _:
            return _of_people(phrases, event)


def _on_board(
    phrases: Phrasebook, event: RouteClaimed | TunnelTurned | TunnelLeft | StationBuilt
) -> str:
    name = phrases.name(event.seat)
    match event:
        case RouteClaimed(route=route, cards=cards, ferry_cards=ferry, points=points):
            paid = phrases.cards(cards, ferry)
            named = phrases.route(route)
            return phrases.say("news-claimed", name=name, route=named, points=points, cards=paid)
        case TunnelTurned(route=route, cards=cards, turned=turned, due=due):
            shown = phrases.colours(turned) or phrases.say("cards-none")
            named, paid = phrases.route(route), phrases.cards(cards)
            return phrases.say(
                "news-tunnel-turned", name=name, route=named, paid=paid, cards=shown, due=due
            )
        case TunnelLeft(route=route):
            return phrases.say("news-tunnel-left", name=name, route=phrases.route(route))
        case StationBuilt(city=city, cards=cards):
            place, paid = phrases.place(city), phrases.cards(cards)
            return phrases.say("news-station-built", name=name, place=place, cards=paid)
        case _:
            assert_never(event)


def _beside_board(
    phrases: Phrasebook,
    event: TicketsChosen | TicketsDrawn | FerryCardDrawn | MerchandiseGained | Passed,
) -> str:
    name = phrases.name(event.seat)
    match event:
        case TicketsChosen(kept=kept, offered=offered):
            return phrases.say("news-tickets-chosen", name=name, kept=kept, offered=offered)
        case TicketsDrawn(offered=offered):
            return phrases.say("news-tickets-drawn", name=name, number=offered)
        case FerryCardDrawn(held=held):
            return phrases.say("news-ferry-card-drawn", name=name, held=held)
        case MerchandiseGained(held=held):
            return phrases.say("news-merchandise-gained", name=name, held=held)
        case Passed():
            return phrases.say("news-passed", name=name)
        case _:
            assert_never(event)


def _of_all(
    phrases: Phrasebook, event: RowSwept | DeckShuffled | FirstTurn | LastRoundBegan | GameEnded
) -> str:
    match event:
        case RowSwept(cards=cards):
            return phrases.say("news-row-swept", cards=phrases.colours(cards))
        case DeckShuffled(cards=number):
            return phrases.say("news-deck-shuffled", number=number)
        case FirstTurn(seat=seat):
            return phrases.say("news-first-turn", name=phrases.name(seat))
        case LastRoundBegan(seat=seat, wagons=wagons):
            return phrases.say("news-last-round", name=phrases.name(seat), wagons=wagons)
        case GameEnded():
            return phrases.say("news-game-ended")
        case _:
            assert_never(event)


def _of_people(phrases: Phrasebook, event: TableEvent) -> str:
    match event:
        case GameBegan(names=names, by_lot=by_lot):
            order = ", ".join(map(plain, names))
            return phrases.say("news-began-by-lot" if by_lot else "news-began", order=order)
        case TakenBack(seat=seat, events=()):  # of a log from before it said what
            return phrases.say("news-taken-back", name=phrases.name(seat))
        case TakenBack(seat=seat, events=events):
            what = " ".join(sentences(phrases, events))
            return phrases.say("news-taken-back-moves", name=phrases.name(seat), what=what)
        case CalledOff(name=name):
            return phrases.say("news-called-off", name=plain(name))
        case StandInCame(name=name):
            return phrases.say("news-stand-in-came", name=plain(name))
        case CameBack(name=name):
            return phrases.say("news-came-back", name=plain(name))
        case Substituted(before=before, name=name):
            return phrases.say("news-substituted", name=plain(name), before=plain(before))
        case Resigned(name=name):
            return phrases.say("news-resigned", name=plain(name))
        case _:
            assert_never(event)


def _drawing(phrases: Phrasebook, drawn: Sequence[CardDrawn | CardTaken]) -> str:
    taken = tuple(event.colour for event in drawn if isinstance(event, CardTaken))
    return _drawn_cards(phrases, drawn[0].seat, len(drawn) - len(taken), taken)


def _drawn_cards(phrases: Phrasebook, seat: Seat, unseen: int, taken: tuple[Colour, ...]) -> str:
    name = phrases.name(seat)
    if not taken:
        return phrases.say("news-card-drawn", name=name, number=unseen)
    cards = phrases.cards(card.pack(taken))
    if not unseen:
        return phrases.say("news-card-taken", name=name, cards=cards)
    return phrases.say("news-card-drawn-and-taken", name=name, number=unseen, cards=cards)
