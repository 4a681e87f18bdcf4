"""The review of a finished game, as pictures and as text."""

from bot.domain.table import MessageId, Where
from bot.i18n.catalogue import Translator
from bot.messages.parts.action_sentences import action_sentence, reason_sentence
from bot.messages.parts.event_sentences import CONSEQUENCES, event_sentences
from bot.messages.parts.message import (
    Block,
    BoardPicture,
    Button,
    Message,
    Pictures,
    Text,
    TurningPointBoards,
)
from bot.messages.parts.phrasebook import (
    Phrasebook,
    channel_link,
    shorten,
    without_escapes,
)
from bot.messages.parts.rows import Buttons, fill_rows, layout_message
from bot.messages.results.ending import winner_lines
from bot.messages.results.replay import replay_button
from engine.events import GameEnded, changed_places
from engine.model import Seat
from engine.views import PublicView
from maps.typography import signed
from players.review.findings import Chances, Mistake, Review, TurningPoint
from render.sheets import SHARES, CurveSeat, CurveSheet

MAX_ALT_TEXT = 1024
MAX_SENTENCES = 220  # characters about what happened in a turning point
MAX_MISTAKE = 700
SHORT_NAME = 12
ROWS_OF_TEXT = 10  # of the curve in words


def review_message(
    phrases: Phrasebook,
    view: PublicView,
    review: Review,
    seat: Seat | None,
    buttons: Buttons = (),
) -> Message:
    """The review with pictures. `view`: of the end of the game. `seat`: whose worst move is told,
    if somebody's."""
    blocks: list[Block] = [
        Text("\n".join(_head_lines(phrases, view))),
        Pictures(otherwise="\n".join(_seat_lines(phrases, review)), number=0),
        Text(phrases.say("review-about")),
    ]
    for number, point in enumerate(review.turning_points, 1):
        blocks += [Text(_point_text(phrases, number, point)), Pictures(number=number)]
    blocks += [Text(_mistake_text(phrases, review, seat)), *fill_rows(buttons)]
    boards = tuple(
        [
            BoardPicture(point.view, changed_places(point.turn.events), _sentences(phrases, point))
            for point in review.turning_points
        ]
    )
    pictures = (_curve(phrases, review), TurningPointBoards(boards))
    return layout_message(phrases.language, blocks, pictures)


def review_text_message(
    phrases: Phrasebook,
    view: PublicView,
    review: Review,
    seat: Seat | None,
    buttons: Buttons = (),
) -> Message:
    """The same in words, with short names, because they occur often."""
    phrases = phrases.with_short_names(SHORT_NAME)
    points = [_point_text(phrases, n, p) for n, p in enumerate(review.turning_points, 1)]
    blocks = (
        Text("\n".join(_head_lines(phrases, view))),
        Text("\n".join((f"**{phrases.say('review-curve')}**", *_curve_lines(phrases, review)))),
        Text("\n".join(_seat_lines(phrases, review))),
        Text(phrases.say("review-about")),
        Text("\n".join(points)),
        Text(_mistake_text(phrases, review, seat)),
        *fill_rows(buttons),
    )
    return layout_message(phrases.language, blocks)


def turning_point_line(phrases: Phrasebook, review: Review) -> str:
    """The turn that changed most: `Turn 27: Robin 65% → 21%`; or "" if none stands out."""
    if not review.turning_points:
        return ""
    point = max(review.turning_points, key=lambda each: each.turn.swing)
    seat = _most_changed(point)
    return phrases.say(
        "review-sentence",
        turn=point.turn.number,
        name=phrases.name(Seat(seat)),
        before=_percent(phrases, point.before[seat]),
        after=_percent(phrases, point.turn.chances[seat]),
    )


def review_buttons(phrases: Phrasebook, *, is_text: bool, can_share: bool) -> Buttons:
    """Share the review, if the reader is where that is possible; see it in its other form; and look
    at the game move by move."""
    share = Button("share_review", phrases.say("button-share-review"), "primary", "📣")
    key, emoji, form = (
        ("button-as-picture", "🖼️", "picture") if is_text else ("button-text-board", "📝", "text")
    )
    other = Button("review", phrases.say(key), emoji=emoji, args=(form,))
    return (*((share,) if can_share else ()), other, replay_button(phrases))


def shared_message(translator: Translator, where: Where, message: MessageId) -> Message:
    """After it was shared, now or before."""
    text = translator.say("review-shared", link=f"{channel_link(where)}/{message}")
    return Message(translator.language, text)


def _head_lines(phrases: Phrasebook, view: PublicView) -> list[str]:
    won = [] if view.final is None else winner_lines(phrases, view.final)
    return [phrases.say("review-title", map=phrases.map_name()), *won]


def _seat_lines(phrases: Phrasebook, review: Review) -> list[str]:
    return [
        phrases.say(
            "review-seat",
            name=phrases.marked_name(Seat(seat)),
            luck=_points(review.luck[seat]),
            skill=_points(review.skill[seat]),
        )
        for seat in range(len(review.start))
    ]


def _curve_lines(phrases: Phrasebook, review: Review) -> list[str]:
    """The chances after the deal, after some turns at equal distances, and at the end."""
    last = len(review.turns) - 1
    rows = sorted({round(last * n / (ROWS_OF_TEXT - 1)) for n in range(ROWS_OF_TEXT)})
    lines = [_chances_line(phrases, phrases.say("review-dealt"), review.dealt)]
    for row in rows:
        turn = review.turns[row]
        after = phrases.say("review-after", turn=turn.number)
        lines.append(_chances_line(phrases, after, turn.chances))
    return lines


def _chances_line(phrases: Phrasebook, when: str, chances: Chances) -> str:
    each = [f"{phrases.name(Seat(n))} {_percent(phrases, c)}" for n, c in enumerate(chances)]
    return f"• {when}: {', '.join(each)}"


def _point_text(phrases: Phrasebook, number: int, point: TurningPoint) -> str:
    """What happened in a turning point, and whose chances it changed most."""
    turn, seat = point.turn, _most_changed(point)
    is_luck = abs(turn.luck[seat]) > abs(turn.skill[seat])
    return phrases.say(
        "review-point",
        number=number,
        turn=turn.number,
        what=shorten(" ".join(_sentences(phrases, point)), MAX_SENTENCES),
        name=phrases.name(Seat(seat)),
        before=_percent(phrases, point.before[seat]),
        after=_percent(phrases, turn.chances[seat]),
        cause="luck" if is_luck else "skill",
    )


def _most_changed(point: TurningPoint) -> int:
    """The seat whose chances a turning point changed most."""
    changes = [a - b for a, b in zip(point.turn.chances, point.before, strict=True)]
    return max(range(len(changes)), key=lambda seat: abs(changes[seat]))


def _sentences(phrases: Phrasebook, point: TurningPoint) -> tuple[str, ...]:
    events = [e for e in point.turn.events if not isinstance(e, CONSEQUENCES | GameEnded)]
    return tuple(event_sentences(phrases, events))


def _mistake_text(phrases: Phrasebook, review: Review, seat: Seat | None) -> str:
    """The seat's worst move and what the hint would have done; why, if the seat reads it."""
    if seat is None:
        return ""
    mistake = review.mistakes[seat]
    if mistake is None:
        return phrases.say_of(seat, "review-no-mistake")
    text = "\n".join(
        (
            phrases.say_of(seat, "review-mistake", turn=mistake.turn),
            phrases.say(
                "review-played",
                what=action_sentence(phrases, mistake.played),
                chance=_percent(phrases, mistake.chance_played),
            ),
            phrases.say(
                "review-advised",
                hint=_hint(phrases, mistake, seat),
                chance=_percent(phrases, mistake.chance_advised),
            ),
        )
    )
    return shorten(text, MAX_MISTAKE)


def _hint(phrases: Phrasebook, mistake: Mistake, seat: Seat) -> str:
    what = action_sentence(phrases, mistake.advised)
    if seat != phrases.reader:
        return phrases.say("hint", what=what)
    return phrases.say("hint-why", what=what, why=reason_sentence(phrases, mistake.reason))


def _curve(phrases: Phrasebook, review: Review) -> CurveSheet:
    moments = review.curve
    numbers = [turn.number for turn in review.turns]
    seats = tuple(
        [
            CurveSeat(
                without_escapes(phrases.name(Seat(seat))),
                tuple([chances[seat] for chances in moments]),
                _points(review.luck[seat]),
                _points(review.skill[seat]),
            )
            for seat in range(len(review.start))
        ]
    )
    parts = " ".join(_alt_of(phrases, seat) for seat in seats)
    alt = phrases.say("review-alt", map=phrases.map_name(), parts=parts)
    return CurveSheet(
        title=phrases.map_name(),
        subtitle=phrases.say("review-curve"),
        seats=seats,
        turns=(0, *numbers),
        marks=tuple([numbers.index(p.turn.number) + 1 for p in review.turning_points]),
        percents=tuple([_percent(phrases, share) for share in SHARES]),
        turn_label=phrases.say("review-turn-label"),
        luck_label=phrases.say("review-luck-label"),
        skill_label=phrases.say("review-skill-label"),
        alt=shorten(alt, MAX_ALT_TEXT),
    )


def _alt_of(phrases: Phrasebook, seat: CurveSeat) -> str:
    return phrases.say(
        "review-alt-seat",
        name=seat.name,
        first=_percent(phrases, seat.chances[0]),
        low=_percent(phrases, min(seat.chances)),
        high=_percent(phrases, max(seat.chances)),
        last=_percent(phrases, seat.chances[-1]),
        luck=seat.luck,
        skill=seat.skill,
    )


def _percent(phrases: Phrasebook, chance: float) -> str:
    return phrases.say("results-percent", number=round(100 * chance))


def _points(change: float) -> str:
    """A change of a chance in percentage points: `+12`."""
    points = round(100 * change)
    return f"+{points}" if points > 0 else signed(points)
