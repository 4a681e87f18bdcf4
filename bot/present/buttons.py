"""The buttons under a turn's message, from what everybody may know.

Which of them the player can use depends on a secret hand: a button is switched off only for a
reason that everybody sees.
"""

from typing import assert_never

from bot.present.message import Button, Row
from bot.present.voice import Voice
from engine.cards import WILD
from engine.model import FerryCards, Stations
from engine.views import PublicView

Rows = tuple[Row, ...]


def rows(voice: Voice, view: PublicView) -> Rows:
    """What the waiting player, or all of them, can press now."""
    match view.stage:
        case "opening" | "ticket choice":
            return opening_rows(voice)
        case "turn":
            return (*_cards(voice, view), _deeds(voice, view), _looking(voice))
        case "second card":
            return (*_cards(voice, view), (_deck(voice, view), *_looking(voice)))
        case "tunnel due":
            decide = Button("tunnel", voice.say("button-tunnel"), "primary", "🚇")
            return ((decide, *_looking(voice)),)
        case "over":
            return ()
        case _:
            assert_never(view.stage)


def opening_rows(voice: Voice) -> Rows:
    """Tickets are to be chosen, in private."""
    choose = Button("choose", voice.say("button-choose"), "primary", "🎫")
    return ((choose, *_looking(voice)),)


def private_rows(voice: Voice) -> Rows:
    """Under a hand."""
    return (
        (
            Button("board", voice.say("button-board"), emoji="🗺️"),
            Button("recap", voice.say("button-recap"), emoji="📜"),
        ),
    )


def back(voice: Voice) -> Button:
    """For somebody whose seat a stand-in plays."""
    return Button("come_back", voice.say("button-come-back"), "success", "👋")


def _cards(voice: Voice, view: PublicView) -> Rows:
    """The open row; a wild is no second card (ALL-5)."""
    is_second = view.stage == "second card"
    cards = tuple(
        Button(
            "take",
            voice.colour(colour).capitalize(),
            emoji=voice.emoji(colour),
            args=(colour.word, str(slot)),
            disabled=is_second and colour is WILD,
        )
        for slot, colour in enumerate(view.row)
    )
    return tuple(cards[start : start + 5] for start in range(0, len(cards), 5))


def _deck(voice: Voice, view: PublicView) -> Button:
    label = voice.say("button-draw")
    return Button("draw", label, "primary", "🎴", disabled=not view.deck)


def _deeds(voice: Voice, view: PublicView) -> tuple[Button, ...]:
    deeds = [
        _deck(voice, view),
        Button("claim", voice.say("button-claim"), "success", "🛤️"),
        Button("tickets", voice.say("button-tickets"), emoji="🎫", disabled=not view.tickets),
    ]
    (seat,) = view.waiting
    me = view.seats[seat]
    for rule in voice.board.map.rules:
        match rule:
            case Stations(each=each):
                is_out = len(me.stations) == each
                label = voice.say("button-station")
                deeds.append(Button("station", label, emoji="🏠", disabled=is_out))
            case FerryCards(hand=most):
                is_out = not view.ferry_pile or me.ferry_cards >= most
                label = voice.say("button-ferry")
                deeds.append(Button("ferry", label, emoji="⛴️", disabled=is_out))
            case _:
                pass
    if all(deed.disabled for deed in deeds if deed.verb != "claim") and not view.row:
        deeds.append(Button("pass", voice.say("button-pass"), emoji="⏭️"))  # ALL-16
    return tuple(deeds)


def _looking(voice: Voice) -> tuple[Button, ...]:
    return (
        Button("hand", voice.say("button-hand"), emoji="✋"),
        Button("recap", voice.say("button-recap"), emoji="📜"),
        Button("undo", voice.say("button-undo"), emoji="↩️"),
    )
