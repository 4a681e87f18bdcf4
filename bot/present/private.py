"""What only one person reads: their hand, and what an action of theirs brought."""

from collections.abc import Iterable
from typing import assert_never

from msgspec.structs import replace

from bot.model import Table
from bot.present import news
from bot.present.buttons import private_rows, rows
from bot.present.claims import tunnel_question
from bot.present.message import MOST_TEXT, HandPicture, Menu, Message, Option, PrivateBoard
from bot.present.tickets import kept, ticket_choice, ticket_lines
from bot.present.voice import Voice, link, map_name, within
from bot.text import Speaker
from engine import cards as card
from engine.cards import COLOURS
from engine.events import (
    CardDrawn,
    Event,
    TicketsChosen,
    TicketsDrawn,
    Whisper,
    YouAreOffered,
    YouDrew,
    YouKept,
)
from engine.model import FerryCards, Map, Seat, Stations
from engine.views import PlayerView

WHISPERED = CardDrawn | TicketsChosen | TicketsDrawn  # a whisper tells more


def hand(voice: Voice, view: PlayerView) -> Message:
    """Cards, tickets with their state, wagons."""
    text = within(hand_lines(voice, view), MOST_TEXT)
    return Message(voice.language, text, private_rows(voice), (HandPicture(view),))


def direct_hand(voice: Voice, table: Table, view: PlayerView) -> Message:
    """The same as a direct message, which says at which table."""
    is_mine = view.seat in view.public.waiting
    lines = [
        voice.say("dm-table", map=voice.map_name(), link=link(table.where)),
        voice.say("dm-your-turn") if is_mine else voice.say("dm-not-your-turn"),
        *hand_lines(voice, view),
    ]
    text = within(lines, MOST_TEXT)
    return Message(voice.language, text, private_rows(voice), (HandPicture(view),))


def private_board(voice: Voice, view: PlayerView) -> Message:
    """The board with one's own tickets."""
    text = within([voice.say("board-private"), *ticket_lines(voice, view)], MOST_TEXT)
    return Message(voice.language, text, wanted=(PrivateBoard(view),))


def which_table(speaker: Speaker, tables: Iterable[tuple[Table, Map, str]]) -> Message:
    """All the tables of a person, to choose one: each with its map and its channel's name."""
    options = tuple(
        Option(f"{map_name(speaker, facts)} · {channel}"[:100], str(table.id))
        for table, facts, channel in tables
    )[:25]
    if not options:
        return Message(speaker.language, speaker.say("games-none"))
    menu = Menu("table", options, speaker.say("hand-which-table"))
    return Message(speaker.language, speaker.say("hand-which-table"), (menu,))


def hand_lines(voice: Voice, view: PlayerView) -> list[str]:
    """A hand in words."""
    lines = [
        voice.say("hand-cards", number=card.total(view.hand), cards=_held(voice, view)),
        *_pieces(voice, view),
    ]
    if view.offered:
        number, keep = len(view.offered), view.fewest_to_keep
        lines.append(voice.say("tickets-choose", number=number, keep=keep))
        lines += [f"• {voice.ticket(ticket)}" for ticket in view.offered]
    if view.tickets:
        lines.append(voice.say("hand-tickets", number=len(view.tickets)))
    return lines + ticket_lines(voice, view)


def whispered(
    voice: Voice, view: PlayerView, whispers: Iterable[Whisper], events: Iterable[Event] = ()
) -> Message:
    """The private answer to an action: what came of it, and what is next for this seat."""
    seen = [event for event in events if not isinstance(event, WHISPERED)]
    lines = [line for whisper in whispers for line in _whispered(voice, whisper)]
    lines += news.sentences(as_you(voice, view.seat), seen)
    following = _next(voice, view) if view.seat in view.public.waiting else None
    if following is None:
        return Message(voice.language, within(lines or [voice.say("done")], MOST_TEXT))
    return replace(following, text=within([*lines, following.text], MOST_TEXT))


def as_you(voice: Voice, seat: Seat) -> Voice:
    """The same voice, speaking to one seat."""
    names = list(voice.names)
    names[seat] = voice.say("you")
    return Voice(voice.speaker, voice.board, names)


def _next(voice: Voice, view: PlayerView) -> Message | None:
    match view.public.stage:
        case "second card":
            return Message(voice.language, voice.say("you-take-another"), rows(voice, view.public))
        case "ticket choice" | "opening":
            return ticket_choice(voice, view)
        case "tunnel due":
            return tunnel_question(voice, view)
        case _:
            return None


def _whispered(voice: Voice, whisper: Whisper) -> list[str]:
    match whisper:
        case YouDrew(colour=colour):
            drawn = f"{voice.emoji(colour)} {voice.cards(card.of(colour, 1))}"
            return [voice.say("you-drew", cards=drawn)]
        case YouKept(tickets=tickets):
            return [kept(voice, tickets).text]
        case YouAreOffered():
            return []
        case _:
            assert_never(whisper)


def _held(voice: Voice, view: PlayerView) -> str:
    held = [colour for colour in COLOURS if card.count(view.hand, colour)]
    counted = [(c, voice.say(f"cards-{c.word}", number=card.count(view.hand, c))) for c in held]
    return ", ".join(f"{voice.emoji(c)} {text}" for c, text in counted) or voice.say("cards-none")


def _pieces(voice: Voice, view: PlayerView) -> list[str]:
    """Wagons, and what else the map gives to a seat."""
    me = view.public.seats[view.seat]
    parts = [voice.say("holding-wagon", number=me.wagons)]
    for rule in voice.board.map.rules:
        match rule:
            case Stations(each=each):
                parts.append(voice.say("holding-station", number=each - len(me.stations)))
            case FerryCards():
                parts.append(voice.say("holding-ferry", number=me.ferry_cards))
            case _:
                pass
    return [" · ".join(parts)]
