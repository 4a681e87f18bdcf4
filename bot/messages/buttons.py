"""The buttons under a turn's message, from what everybody may know.

Which of them the player can use depends on a secret hand: a button is switched off only for a
reason that everybody sees.
"""

from typing import Literal, assert_never

from bot.messages.message import MOST_BUTTONS_IN_ROW, Button, Row
from bot.messages.phrasebook import Phrasebook
from engine.cards import WILD
from engine.model import FerryCards, Stations
from engine.views import PlayerView, PublicView

Buttons = tuple[Button, ...]
Rows = tuple[Row, ...]


def rows(voice: Phrasebook, view: PublicView) -> Rows:
    """What the waiting player, or all of them, can press now."""
    return _acting(voice, view, (to_hand(voice), _recap(voice)))


def own_rows(
    voice: Phrasebook, view: PlayerView, other: Literal["hand", "board"], *, can_undo: bool = False
) -> Rows:
    """Under what one person sees: what they can do now, and the other of hand and board."""
    there = to_hand(voice) if other == "hand" else _to_board(voice)
    looking: Buttons = (*((undo(voice),) if can_undo else ()), there, _recap(voice))
    if view.seat not in view.public.waiting:
        return (looking,)
    return _acting(voice, view.public, looking)


def with_one_more(rows: Rows, button: Button) -> Rows:
    """Beside the last ones if there is room: on a phone every row counts."""
    if rows and isinstance(rows[-1], tuple) and len(rows[-1]) < MOST_BUTTONS_IN_ROW:
        return (*rows[:-1], (*rows[-1], button))
    return (*rows, (button,))


def to_hand(voice: Phrasebook) -> Button:
    return Button("hand", voice.say("button-hand"), emoji="✋")


def undo(voice: Phrasebook) -> Button:
    return Button("undo", voice.say("button-undo"), emoji="↩️")


def back(voice: Phrasebook) -> Button:
    """For somebody whose seat a stand-in plays."""
    return Button("come_back", voice.say("button-come-back"), "success", "👋")


def _acting(voice: Phrasebook, view: PublicView, looking: Buttons) -> Rows:
    match view.stage:
        case "opening":  # nothing has happened yet
            return (_choosing(voice, tuple(each for each in looking if each.verb != "recap")),)
        case "ticket choice":
            return (_choosing(voice, looking),)
        case "turn":
            return (*_cards(voice, view), _deeds(voice, view), looking)
        case "second card":
            return (*_cards(voice, view), (_deck(voice, view), *looking))
        case "tunnel due":
            decide = Button("tunnel", voice.say("button-tunnel"), "primary", "🚇")
            return ((decide, *looking),)
        case "over":
            return ()
        case _:
            assert_never(view.stage)


def _choosing(voice: Phrasebook, looking: Buttons) -> Buttons:
    return (Button("choose", voice.say("button-choose"), "primary", "🎫"), *looking)


def _cards(voice: Phrasebook, view: PublicView) -> Rows:
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


def _deck(voice: Phrasebook, view: PublicView) -> Button:
    label = voice.say("button-draw")
    return Button("draw", label, "primary", "🎴", disabled=not view.deck)


def _deeds(voice: Phrasebook, view: PublicView) -> Buttons:
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


def _to_board(voice: Phrasebook) -> Button:
    return Button("board", voice.say("button-board"), emoji="🗺️")


def _recap(voice: Phrasebook) -> Button:
    return Button("recap", voice.say("button-recap"), emoji="📜")
