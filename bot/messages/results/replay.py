"""A game after one of its moves, and the texts of the page on which it can be replayed."""

from collections.abc import Sequence
from typing import Literal

from bot.domain.replay import Jump, ReplayedStep
from bot.domain.table import START
from bot.messages.parts.event_sentences import event_sentences
from bot.messages.parts.message import (
    MAX_LABEL,
    MAX_TEXT,
    BoardPicture,
    Button,
    Menu,
    Message,
    Option,
    Pictures,
    Text,
    TextBoardFile,
)
from bot.messages.parts.phrasebook import (
    SEPARATOR,
    Phrasebook,
    fit_lines,
    shorten,
    without_escapes,
)
from bot.messages.parts.rows import Buttons, layout_message
from bot.messages.text_board import position_lines
from bot.messages.tickets import STATE_EMOJI
from engine.events import Event, changed_places
from engine.model import Seat
from engine.views import PlayerView, PublicView
from maps.typography import signed

ANYBODY, NOBODY, OWN = "any", "nobody", "own"  # in the place of a seat
MAX_SENTENCES = 700  # letters: what happened; a phone shows the board below it
MAX_CARDS = 900  # letters: somebody's cards and tickets

ReplayForm = Literal["picture", "text"]


def plain_sentences(phrases: Phrasebook, events: Sequence[Event]) -> tuple[str, ...]:
    """What happened, for a page without Markdown."""
    return tuple(without_escapes(sentence) for sentence in event_sentences(phrases, events))


def replay_message(
    phrases: Phrasebook, step: ReplayedStep, shown: str, form: ReplayForm
) -> Message:
    """The board after a move, with what happened in it and the points so far, as a picture or in
    words; the cards and tickets that are shown; and where to go from here. `shown`: whose they are,
    in the arguments of the buttons."""
    sentences = event_sentences(phrases, step.events) or (phrases.say("replay-deal"),)
    title = phrases.say("replay-title", map=phrases.map_name())
    where = phrases.say("replay-step", step=step.number, all=step.moves)
    lines = [f"**{title}**{SEPARATOR}{where}"]
    if step.was_undone:
        lines.append(phrases.say("replay-undone"))
    blocks = (
        Text("\n".join((*lines, fit_lines(sentences, MAX_SENTENCES)))),
        *_position(phrases, step, form),
        Text(_cards(phrases, step.mine)),
        _buttons(phrases, step, shown, form),
        *_menus(phrases, step, shown, form),
        *_review_row(phrases, step),
    )
    if form == "text":
        return layout_message(phrases.language, blocks, (TextBoardFile(step.view),))
    told = tuple(map(without_escapes, sentences))
    picture = BoardPicture(step.view, changed_places(step.events), told)
    return layout_message(phrases.language, blocks, (picture,))


def replay_button(phrases: Phrasebook) -> Button:
    """To the newest move of the table's game."""
    args = ("last", str(START), OWN, "picture")
    return Button("replay", phrases.say("button-replay"), emoji="⏮️", args=args)


def _position(
    phrases: Phrasebook, step: ReplayedStep, form: ReplayForm
) -> tuple[Text | Pictures, ...]:
    """The picture and the points, or all of it in words."""
    if form == "text":
        return (Text(fit_lines(position_lines(phrases, step.view), MAX_TEXT)),)
    return Pictures(), Text(_points_line(phrases, step.view))


def _points_line(phrases: Phrasebook, view: PublicView) -> str:
    """`🇦 Ada **45** · 🇧 Bo **32**`: for routes so far, or the final score."""
    points = [seat.points for seat in view.seats]
    if view.final is not None:
        points = [score.total for score in view.final.seats]
    return SEPARATOR.join(
        f"{phrases.marked_name(Seat(seat))} **{signed(number)}**"
        for seat, number in enumerate(points)
    )


def _cards(phrases: Phrasebook, view: PlayerView | None) -> str:
    """Somebody's cards and tickets, if any are shown."""
    if view is None:
        return ""
    lines = [f"✋ **{phrases.name(view.seat)}**: {phrases.counted_cards(view.hand)}"]
    held = [f"{STATE_EMOJI[each.state]} {phrases.ticket(each.ticket)}" for each in view.tickets]
    if held:
        lines.append(f"🎫 {SEPARATOR.join(held)}")
    if view.offered:
        offered = SEPARATOR.join(map(phrases.ticket, view.offered))
        lines.append(f"🎫 {phrases.say('replay-offered')}: {offered}")
    return fit_lines(lines, MAX_CARDS)


def _buttons(phrases: Phrasebook, step: ReplayedStep, shown: str, form: ReplayForm) -> Buttons:
    """To the deal, back, on, to the newest move, which others may make meanwhile; and the other
    form."""
    is_first, is_last = step.number == 0, step.number == step.moves
    is_playing = step.table.status == "playing"

    def to(jump: Jump, emoji: str, *, disabled: bool) -> Button:
        args = (jump, str(step.entry), shown, form)
        return Button("replay", "", emoji=emoji, args=args, disabled=disabled)

    label = phrases.say("button-as-picture" if form == "text" else "button-text-board")
    emoji, other = ("🖼️", "picture") if form == "text" else ("📝", "text")
    return (
        to("first", "⏮️", disabled=is_first),
        to("back", "◀️", disabled=is_first),
        to("next", "▶️", disabled=is_last and not is_playing),
        to("last", "⏭️", disabled=is_last and not is_playing),
        Button("replay", label, emoji=emoji, args=("at", str(step.entry), shown, other)),
    )


def review_button(phrases: Phrasebook) -> Button:
    """To the review of the table's finished game."""
    return Button(
        "review", phrases.say("button-review"), emoji="📈", args=("picture",), is_lasting=True
    )


def _review_row(phrases: Phrasebook, step: ReplayedStep) -> tuple[Buttons, ...]:
    return ((review_button(phrases),),) if step.table.status == "over" else ()


def _menus(
    phrases: Phrasebook, step: ReplayedStep, shown: str, form: ReplayForm
) -> tuple[Menu, ...]:
    """Whose next route, and whose cards and tickets, as far as there is a choice."""
    menus = []
    if step.claim_later:
        options = (
            Option(phrases.say("replay-anybody"), ANYBODY),
            *(_seat_option(phrases, seat) for seat in step.claim_later),
        )
        args = ("claim", str(step.entry), shown, form)
        menus.append(Menu("replay", options, phrases.say("replay-next-route"), args=args))
    if len(step.may_show) > 1:
        options = (
            Option(phrases.say("replay-view-public"), NOBODY),
            *(_seat_option(phrases, seat) for seat in step.may_show),
        )
        args = ("whose", str(step.entry), shown, form)
        menus.append(Menu("replay", options, phrases.say("replay-whose"), args=args))
    return tuple(menus)


def _seat_option(phrases: Phrasebook, seat: Seat) -> Option:
    return Option(shorten(without_escapes(phrases.name(seat)), MAX_LABEL), str(seat))
