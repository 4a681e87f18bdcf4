"""Sentences about what happened, from public events."""

from collections.abc import Collection, Iterable, Iterator, Sequence
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
from bot.domain.table import MAX_NAME_LENGTH
from bot.messages.parts.phrasebook import (
    FERRY_EMOJI,
    SEPARATOR,
    Phrasebook,
    cut,
    newest_lines,
    safe_name,
    visible_length,
)
from bot.messages.parts.signs import SIGN
from engine import cards as card
from engine.cards import COLOURS, Colour
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

BULLET = "• "
LEFT_OUT = "… "
DECK_SIGN = "🎴"
MIN_SHORT_NAME = 6
LETTERS_OF_SIGN = 3  # as wide as a symbol, in small text

# What is told even where there is no room for everything.
IMPORTANT_EVENTS = (
    LastRoundBegan | GameEnded | StandInCame | CameBack | Substituted | Resigned | CalledOff
)

# What follows from an action, and is not what a notification tells of it.
CONSEQUENCES = RowSwept | DeckShuffled | MerchandiseGained | LastRoundBegan


def important_sentences(phrases: Phrasebook, events: Iterable[AnyEvent]) -> frozenset[str]:
    """The sentences that are told even where there is no room for everything."""
    return frozenset(
        event_sentence(phrases, event) for event in events if isinstance(event, IMPORTANT_EVENTS)
    )


def fit_sentences(
    phrases: Phrasebook, sentences: Sequence[str], important: Collection[str], max_length: int
) -> tuple[str, ...]:
    """All sentences, one on each line, if they fit. Otherwise how many are left out, followed by
    the important ones and the newest."""
    return newest_lines(
        sentences, max_length, lambda number: phrases.say("turn-left-out", number=number), important
    )


def fit_list(
    phrases: Phrasebook,
    opening: str,
    sentences: Sequence[str],
    important: Collection[str],
    max_length: int,
) -> tuple[str, ...]:
    """The lines of a text that begins with `opening`, or with the first sentence if there is none,
    followed by a list of the others. If they do not fit, how many are left out comes first."""
    listed = [f"{BULLET}{line}" for line in sentences]
    kept = {f"{BULLET}{line}" for line in important}
    if listed and not opening and sum(len(line) + 1 for line in listed) <= max_length + 1:
        listed[0] = sentences[0]
    begin = (opening,) if opening else ()
    room = max_length - sum(len(line) + 1 for line in begin)
    return (*begin, *fit_sentences(phrases, listed, kept, room))


def short_news(phrases: Phrasebook, events: Sequence[AnyEvent], first_line: str, room: int) -> str:
    """The newest actions in the room of so many letters, each in a few words and symbols. The
    newest of all is left out if the first line tells everything about it; "" if there is nothing
    else."""
    actions = _actions(events)
    if actions and _is_told(phrases, actions[-1], first_line):
        actions.pop()
    news = [_brief(phrases, action) for action in actions]
    shown = ""
    for line in reversed(news):
        longer = f"{line}{SEPARATOR}{shown}" if shown else line
        if visible_length(longer) + _beyond_letters(longer) > room - len(LEFT_OUT):
            return LEFT_OUT + shown if shown else cut(line, room - _beyond_letters(line))
        shown = longer
    return shown


def _beyond_letters(text: str) -> int:
    """How many letters more would be as wide as the symbols in a text, besides one for each."""
    return (LETTERS_OF_SIGN - 1) * len(SIGN.findall(text))


def _brief(phrases: Phrasebook, action: Sequence[AnyEvent]) -> str:
    """`Ada 🔴 🎴`, or `Ada: Paris - Wien (+7) 🔴4`."""
    match action[0]:
        case CardDrawn(seat=seat) | CardTaken(seat=seat):
            taken = (each.colour if isinstance(each, CardTaken) else None for each in action)
            signs = (DECK_SIGN if colour is None else phrases.emoji(colour) for colour in taken)
            return " ".join((phrases.name(seat), *signs))
        case RouteClaimed(cards=cards, ferry_cards=ferry_cards):
            held = [(colour, card.count(cards, colour)) for colour in COLOURS]
            paid = [f"{phrases.emoji(colour)}{number}" for colour, number in held if number]
            paid += [f"{FERRY_EMOJI}{ferry_cards}"] if ferry_cards else []
            return " ".join((_short_sentence(phrases, action), *paid))
        case _:
            return _short_sentence(phrases, action).removesuffix(".")


def _actions(events: Iterable[AnyEvent]) -> list[list[AnyEvent]]:
    """The events of each action: cards drawn in one turn are one, and so are tickets that were
    drawn and kept, and a tunnel that was tried and claimed or given up. What follows from an action
    is left out, and that everybody has chosen."""
    actions: list[list[AnyEvent]] = []
    for event in events:
        if isinstance(event, CONSEQUENCES | FirstTurn):
            continue
        last = actions[-1][-1] if actions else None
        match last, event:
            case (CardDrawn() | CardTaken()) as card_, CardDrawn() | CardTaken() if (
                card_.seat == event.seat
            ):
                actions[-1].append(event)
            case TicketsDrawn() as drawn, TicketsChosen() if drawn.seat == event.seat:
                actions[-1] = [event]
            case TunnelTurned() as tried, RouteClaimed() | TunnelLeft() if tried.seat == event.seat:
                actions[-1] = [event]
            case _:
                actions.append([event])
    return actions


def without_told(
    phrases: Phrasebook, events: Sequence[AnyEvent], first_line: str
) -> tuple[str, ...]:
    """The sentences about the events without the newest one that the first line tells, in full or
    in short."""
    sentences = event_sentences(phrases, events)
    in_short = {
        event_sentence(phrases, event)
        for event in events
        if isinstance(event, RouteClaimed) and _is_told(phrases, (event,), first_line)
    }
    told = [n for n, line in enumerate(sentences) if first_line.endswith(line) or line in in_short]
    return (*sentences[: told[-1]], *sentences[told[-1] + 1 :]) if told else sentences


def _is_told(phrases: Phrasebook, action: Sequence[AnyEvent], first_line: str) -> bool:
    """Whether the first line ends with the action, in full, or with a claim in short."""
    newest, full = action[0], event_sentences(phrases, action)[0]
    if first_line.endswith(full) or not isinstance(newest, RouteClaimed):
        return first_line.endswith(full)
    in_short = (_claimed_headline(phrases, newest), *_short_sentences(phrases, action))
    return first_line.endswith(in_short)


def headline(phrases: Phrasebook, events: Sequence[AnyEvent], room: int) -> str:
    """The newest action in so many visible characters: its sentence if it fits, otherwise a shorter
    one, in which names are shortened too."""
    newest = _newest_action(events)
    if newest is None:
        return ""
    told = event_sentences(phrases, events[newest:])[0]
    if visible_length(told) <= room:
        return told
    if isinstance(event := events[newest], RouteClaimed):
        claimed = _claimed_headline(phrases, event)
        if visible_length(claimed) <= room:
            return claimed
    for told in _short_sentences(phrases, events[newest:]):
        if visible_length(told) <= room:
            return told
    return cut(told, room)


def _short_sentences(phrases: Phrasebook, events: Sequence[AnyEvent]) -> Iterator[str]:
    """The first of these events in short, with shorter and shorter names."""
    for length in range(MAX_NAME_LENGTH, MIN_SHORT_NAME - 1, -2):
        yield _short_sentence(phrases.with_short_names(length), events)


def _claimed_headline(phrases: Phrasebook, event: RouteClaimed) -> str:
    """`Ada claimed Paris - Wien (+7).`"""
    return phrases.say(
        "headline-claimed",
        name=phrases.name(event.seat),
        route=phrases.route(event.route),
        points=event.points,
    )


def _newest_action(events: Sequence[AnyEvent]) -> int | None:
    """Where in the events the newest thing that somebody did begins: that a game has begun or ended
    counts, what follows from an action does not. Cards drawn in one turn are one thing."""
    numbers = [n for n, event in enumerate(events) if not isinstance(event, CONSEQUENCES)]
    if not numbers:
        return len(events) - 1 if events else None
    first = numbers.pop()
    drawing = events[first]
    if isinstance(drawing, TicketsChosen) and numbers and _were_drawn(events[numbers[-1]], drawing):
        return numbers[-1]
    if not isinstance(drawing, CardDrawn | CardTaken):
        return first
    while numbers:
        before = events[numbers[-1]]
        if not isinstance(before, CardDrawn | CardTaken) or before.seat != drawing.seat:
            break
        first = numbers.pop()
    return first


def _short_sentence(phrases: Phrasebook, events: Sequence[AnyEvent]) -> str:
    """The first of these events without what a notification need not say: payments, colours."""
    match events[0]:
        case CardDrawn(seat=seat) | CardTaken(seat=seat):
            number = sum(isinstance(event, CardDrawn | CardTaken) for event in events)
            return phrases.say("headline-cards", name=phrases.name(seat), number=number)
        case RouteClaimed(seat=seat, route=route, points=points):
            return f"{phrases.name(seat)}: {phrases.route(route)} (+{points})"
        case TunnelTurned(seat=seat, route=route):
            return f"{phrases.name(seat)}: {phrases.route(route)}"
        case TunnelLeft(seat=seat):
            return phrases.say("headline-tunnel-left", name=phrases.name(seat))
        case StationBuilt(seat=seat, city=city):
            return f"{phrases.name(seat)}: 🏠 {phrases.place(city)}"
        case TicketsChosen(seat=seat, kept=number) | TicketsDrawn(seat=seat, offered=number):
            return phrases.say("headline-tickets", name=phrases.name(seat), number=number)
        case FerryCardDrawn(seat=seat):
            return f"{phrases.name(seat)}: {phrases.say('cards-ferry', number=1)}"
        case FirstTurn():
            return phrases.say("headline-first-turn")
        case TakenBack(seat=seat):
            return phrases.say("headline-taken-back", name=phrases.name(seat))
        case event:
            return event_sentence(phrases, event)


def event_sentences(phrases: Phrasebook, events: Iterable[AnyEvent]) -> tuple[str, ...]:
    """One sentence for each event, but one for all cards that a seat draws in its turn, and one for
    the tickets that it draws and keeps. What happens to the deck and the row comes after the action
    that caused it."""
    sentences: list[str] = []
    drawn: list[CardDrawn | CardTaken] = []
    about_piles: list[str] = []
    previous: AnyEvent | None = None
    for event in events:
        before, previous = previous, event
        if isinstance(event, RowSwept | DeckShuffled) and (drawn or not sentences):
            about_piles.append(event_sentence(phrases, event))
            continue
        if drawn and not (isinstance(event, CardDrawn | CardTaken) and drawn[0].seat == event.seat):
            sentences += [_drawn_sentence(phrases, drawn), *about_piles]
            drawn, about_piles = [], []
        if isinstance(event, CardDrawn | CardTaken):
            drawn.append(event)
        elif isinstance(event, TicketsChosen) and _were_drawn(before, event):
            sentences[-1] = phrases.say_of(
                event.seat,
                "event-tickets-drawn-and-kept",
                offered=event.offered,
                kept=event.kept,
            )
        else:
            sentences += [event_sentence(phrases, event), *about_piles]
            about_piles = []
    return (*sentences, *([_drawn_sentence(phrases, drawn)] if drawn else ()), *about_piles)


def _were_drawn(before: AnyEvent | None, chosen: TicketsChosen) -> bool:
    """Whether the tickets are chosen right after they were drawn. `before`: the event before."""
    return isinstance(before, TicketsDrawn) and before.seat == chosen.seat


def event_sentence(phrases: Phrasebook, event: AnyEvent) -> str:
    """The sentence about one event."""
    match event:
        case CardDrawn(seat=seat):
            return _cards_sentence(phrases, seat, 1, ())
        case CardTaken(seat=seat, colour=colour):
            return _cards_sentence(phrases, seat, 0, (colour,))
        case RouteClaimed() | TunnelTurned() | TunnelLeft() | StationBuilt():
            return _board_sentence(phrases, event)
        case TicketsChosen() | TicketsDrawn() | FerryCardDrawn() | MerchandiseGained() | Passed():
            return _seat_sentence(phrases, event)
        case RowSwept() | DeckShuffled() | FirstTurn() | LastRoundBegan() | GameEnded():
            return _game_sentence(phrases, event)
        case _:
            return _people_sentence(phrases, event)


def _board_sentence(
    phrases: Phrasebook, event: RouteClaimed | TunnelTurned | TunnelLeft | StationBuilt
) -> str:
    seat = event.seat
    match event:
        case RouteClaimed(route=route, cards=cards, ferry_cards=ferry, points=points):
            paid = phrases.cards_in_sentence(cards, ferry)
            named = phrases.route(route)
            return phrases.say_of(seat, "event-claimed", route=named, points=points, cards=paid)
        case TunnelTurned(route=route, cards=cards, turned=turned, due=due):
            shown = phrases.colours(turned) or phrases.say("cards-none")
            named, paid = phrases.route(route), phrases.cards(cards)
            return phrases.say_of(
                seat, "event-tunnel-turned", route=named, paid=paid, cards=shown, due=due
            )
        case TunnelLeft(route=route):
            return phrases.say_of(seat, "event-tunnel-left", route=phrases.route(route))
        case StationBuilt(city=city, cards=cards):
            place, paid = phrases.place(city), phrases.cards_in_sentence(cards)
            return phrases.say_of(seat, "event-station-built", place=place, cards=paid)
        case _:
            assert_never(event)


def _seat_sentence(
    phrases: Phrasebook,
    event: TicketsChosen | TicketsDrawn | FerryCardDrawn | MerchandiseGained | Passed,
) -> str:
    seat = event.seat
    match event:
        case TicketsChosen(kept=kept, offered=offered):
            return phrases.say_of(seat, "event-tickets-chosen", kept=kept, offered=offered)
        case TicketsDrawn(offered=offered):
            return phrases.say_of(seat, "event-tickets-drawn", number=offered)
        case FerryCardDrawn(held=held):
            return phrases.say_of(seat, "event-ferry-card-drawn", held=held)
        case MerchandiseGained(held=held):
            return phrases.say_of(seat, "event-merchandise-gained", held=held)
        case Passed():
            return phrases.say_of(seat, "event-passed")
        case _:
            assert_never(event)


def _game_sentence(
    phrases: Phrasebook, event: RowSwept | DeckShuffled | FirstTurn | LastRoundBegan | GameEnded
) -> str:
    match event:
        case RowSwept(cards=cards):
            return phrases.say("event-row-swept", cards=phrases.colours(cards))
        case DeckShuffled(cards=number):
            return phrases.say("event-deck-shuffled", number=number)
        case FirstTurn(seat=seat):
            return phrases.say_of(seat, "event-first-turn")
        case LastRoundBegan(seat=seat, wagons=wagons):
            return phrases.say_of(seat, "event-last-round", wagons=wagons)
        case GameEnded():
            return phrases.say("event-game-ended")
        case _:
            assert_never(event)


def _people_sentence(phrases: Phrasebook, event: TableEvent) -> str:
    match event:
        case GameBegan(names=names, by_lot=by_lot, is_turned=is_turned):
            order = ", ".join(map(safe_name, names))
            if is_turned:
                return phrases.say("event-began-turned", order=order)
            return phrases.say("event-began-by-lot" if by_lot else "event-began", order=order)
        case TakenBack(seat=seat, events=()):  # older logs do not say which moves
            return phrases.say_of(seat, "event-taken-back")
        case TakenBack(events=events):  # the first of them names whoever has undone it
            what = " ".join(event_sentences(phrases, events))
            return phrases.say("event-taken-back-moves", what=what)
        case CalledOff(name=name):
            return phrases.say("event-called-off", name=safe_name(name))
        case StandInCame(name=name):
            return phrases.say("event-stand-in-came", name=safe_name(name))
        case CameBack(name=name):
            return phrases.say("event-came-back", name=safe_name(name))
        case Substituted(before=before, name=name):
            return phrases.say("event-substituted", name=safe_name(name), before=safe_name(before))
        case Resigned(name=name):
            return phrases.say("event-resigned", name=safe_name(name))
        case _:
            assert_never(event)


def _drawn_sentence(phrases: Phrasebook, drawn: Sequence[CardDrawn | CardTaken]) -> str:
    taken = tuple(event.colour for event in drawn if isinstance(event, CardTaken))
    return _cards_sentence(phrases, drawn[0].seat, len(drawn) - len(taken), taken)


def _cards_sentence(phrases: Phrasebook, seat: Seat, unseen: int, taken: tuple[Colour, ...]) -> str:
    if not taken:
        return phrases.say_of(seat, "event-card-drawn", number=unseen)
    cards = phrases.cards_in_sentence(card.pack(taken))
    if not unseen:
        return phrases.say_of(seat, "event-card-taken", cards=cards)
    return phrases.say_of(seat, "event-card-drawn-and-taken", number=unseen, cards=cards)
