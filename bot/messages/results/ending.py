"""The end of a game in several messages: tickets of each player, bonuses, winner; film and seed.

None has more than one picture or film.
"""

from collections.abc import Sequence
from typing import assert_never

from msgspec.structs import replace

from bot.domain.events import Proof
from bot.domain.outcome import NO_OUTCOME, Outcome
from bot.domain.table import Table
from bot.messages.parts.message import (
    MAX_TEXT,
    Button,
    Film,
    FinalBoard,
    Message,
    RecordFile,
    ReplayPage,
    ScoreCard,
)
from bot.messages.parts.phrasebook import (
    SEPARATOR,
    Phrasebook,
    fit_lines,
    join_names,
    mention,
    user_to_call,
)
from bot.messages.parts.rows import Buttons, fill_rows
from bot.messages.results.outcome import outcome_lines
from bot.messages.results.replay import replay_button, review_button
from engine.final_score import (
    AttractionsLine,
    BonusLine,
    DistrictsLine,
    FinalScore,
    MandalaLine,
    MerchandiseLine,
    MostTicketsLine,
    RegionsLine,
    RoutesLine,
    ScoreLine,
    SeatScore,
    StationsLine,
    TicketLine,
    TrailLine,
)
from engine.model import TieBreak
from engine.views import PublicView
from maps.awards import Award, AwardKind, awards_of, margin
from maps.bonus_counts import BETWEEN
from maps.names import target_name
from maps.typography import signed

NEW_AWARDS: tuple[AwardKind, ...] = ("last-turn", "all-tickets", "best-ticket")
"""Of which the message about bonuses says nothing."""


def ending_messages(
    phrases: Phrasebook,
    table: Table,
    view: PublicView,
    proof: Proof,
    outcome: Outcome = NO_OUTCOME,
    *,
    is_won_on_last_turn: bool = False,
) -> tuple[Message, ...]:
    """The messages in the order in which they are posted. The seats' tickets are revealed from the
    lowest total to the highest. The message about the winner says what the game meant; the last one
    is quiet. Nothing if the game is not over. `is_won_on_last_turn`: the winner would have lost
    without it."""
    final = view.final
    if final is None:
        return ()
    seats = sorted(final.seats, key=lambda score: score.total)
    winner = winner_message(
        phrases, table, view, proof, outcome, is_won_on_last_turn=is_won_on_last_turn
    )
    return (
        Message(phrases.language, phrases.say("end-over")),
        *(_tickets_message(phrases, score) for score in seats),
        _bonuses_message(phrases, view, final),
        *((winner,) if winner else ()),
        _files_message(phrases, table, proof),
    )


def winner_message(
    phrases: Phrasebook,
    table: Table,
    view: PublicView,
    proof: Proof,
    outcome: Outcome,
    *,
    is_won_on_last_turn: bool,
    review_line: str = "",
) -> Message | None:
    """Who has won, everybody's points and what nobody has read yet about them, what the game meant,
    and all points as a picture; then looking back, and another game. `review_line`: a sentence of
    the review, which is added when there is one. None if the game is not over."""
    final = view.final
    if final is None:
        return None
    awards = awards_of(phrases.board, final, is_won_on_last_turn=is_won_on_last_turn)
    lines = [
        *winner_lines(phrases, final),
        *(_ranked_line(phrases, final, score, awards) for score in seats_by_rank(final)),
        *((phrases.say("series-friendly"),) if table.options.has_same_cards else ()),
        *outcome_lines(phrases, outcome),
        *((review_line,) if review_line else ()),
    ]
    users = tuple(user for person in table.occupants if (user := user_to_call(person)) is not None)
    text = fit_lines([*lines, " ".join(map(mention, users))], MAX_TEXT)
    again = Button("again", phrases.say("button-again"), "success", "🎲")
    rows = fill_rows((*_looking_back(phrases, proof), again, *_same_cards(phrases, proof)))
    return Message(phrases.language, text, rows, (ScoreCard(view, awards),), users)


def seats_by_rank(final: FinalScore) -> list[SeatScore]:
    """The winners first, then by points."""
    return sorted(final.seats, key=lambda score: (score.seat not in final.winners, -score.total))


def score_lines(phrases: Phrasebook, final: FinalScore) -> list[str]:
    """Every seat's total and its parts, the winners first."""
    return [
        f"{phrases.marked_name(score.seat)} **{signed(score.total)}**: "
        + SEPARATOR.join(score_parts(phrases, score))
        for score in seats_by_rank(final)
    ]


def winner_lines(phrases: Phrasebook, final: FinalScore) -> list[str]:
    """Who has won, and what decided it if several had the most points. It speaks to the reader of
    the phrasebook, if they have won alone."""
    names = join_names(phrases.translator, [phrases.name(seat) for seat in final.winners])
    is_alone, person = len(final.winners) == 1, phrases.person(final.winners[0])
    return [
        phrases.say(
            "end-winner",
            names=names,
            number=len(final.winners),
            person=person if is_alone else "other",
        ),
        *_tie_break_lines(phrases, final),
    ]


def score_parts(phrases: Phrasebook, score: SeatScore) -> list[str]:
    """The parts of a seat's total: routes, all tickets together, bonuses."""
    routes = [_score_line(phrases, line) for line in score.lines if isinstance(line, RoutesLine)]
    tickets = [line for line in score.lines if isinstance(line, TicketLine)]
    points = _with_sign(sum(line.points for line in tickets))
    done = sum(line.done for line in tickets)
    all_tickets = phrases.say("score-line-tickets", done=done, number=len(tickets), points=points)
    bonuses = [_score_line(phrases, line) for line in score.lines if _is_bonus(line)]
    return [*routes, all_tickets, *bonuses]


def tie_break_key(tie_break: TieBreak) -> str:
    return "end-tie-" + tie_break.replace(" ", "-")


def _score_line(phrases: Phrasebook, line: ScoreLine) -> str:
    """`3 routes: +12`."""
    points = _with_sign(line.points)
    match line:
        case RoutesLine(routes=routes):
            return phrases.say("score-line-routes", points=points, number=routes)
        case TicketLine(ticket=ticket, done=done, reached=reached):
            mark = "✅" if done else "❌"
            return f"{mark} {target_name(phrases.board, ticket, reached)}: {points}"
        case _:
            return _bonus_line(phrases, line, points)


def _bonus_line(phrases: Phrasebook, line: BonusLine, points: str) -> str:
    match line:
        case StationsLine(unbuilt=unbuilt):
            return phrases.say("score-line-stations", points=points, number=unbuilt)
        case TrailLine(length=length):
            return phrases.say("score-line-trail", points=points, number=length)
        case RegionsLine(count=count):
            return phrases.say("score-line-regions", points=points, number=count)
        case MerchandiseLine(cards=cards):
            return phrases.say("score-line-merchandise", points=points, number=cards)
        case AttractionsLine(places=places):
            return phrases.say("score-line-attractions", points=points, number=len(places))
        case DistrictsLine(districts=districts):
            return phrases.say("score-line-districts", points=points, number=len(districts))
        case MandalaLine(tickets=tickets):
            return phrases.say("score-line-mandala", points=points, number=len(tickets))
        case MostTicketsLine(done=done):
            return phrases.say("score-line-most-tickets", points=points, number=done)
        case _:
            assert_never(line)


def _with_sign(points: int) -> str:
    return f"+{points}" if points >= 0 else signed(points)


def _tickets_message(phrases: Phrasebook, score: SeatScore) -> Message:
    """The points of a seat's routes, and each of its tickets."""
    lines = [f"**{phrases.marked_name(score.seat)}**"]
    lines += [_score_line(phrases, line) for line in score.lines if isinstance(line, RoutesLine)]
    tickets = [line for line in score.lines if isinstance(line, TicketLine)]
    lines += [_score_line(phrases, line) for line in sorted(tickets, key=lambda line: -line.points)]
    lines += [
        phrases.say("end-borrowed", place=phrases.place(each.city), route=phrases.route(each.route))
        for each in score.borrowed
    ]
    subtotal = sum(line.points for line in score.lines if isinstance(line, RoutesLine | TicketLine))
    room = MAX_TEXT - 100
    text = fit_lines(lines, room) + "\n" + phrases.say("end-subtotal", number=signed(subtotal))
    return Message(phrases.language, text)


def _bonuses_message(phrases: Phrasebook, view: PublicView, final: FinalScore) -> Message:
    """Everybody's bonuses, and the board on which they can be seen."""
    lines = [phrases.say("end-bonuses")]
    for score in final.seats:
        bonuses = [_score_line(phrases, line) for line in score.lines if _is_bonus(line)]
        text = ", ".join(bonuses) or phrases.say("end-no-bonus")
        lines.append(f"**{phrases.marked_name(score.seat)}** {text}")
    return Message(phrases.language, fit_lines(lines, MAX_TEXT), attachments=(FinalBoard(view),))


def _is_bonus(line: ScoreLine) -> bool:
    """Whether the line is shown as a bonus. A trail is shown even if another player's is longer."""
    return isinstance(line, TrailLine) or (
        line.points != 0 and not isinstance(line, RoutesLine | TicketLine)
    )


def _looking_back(phrases: Phrasebook, proof: Proof) -> Buttons:
    """The review and the moves one by one. A game that began with an older version of the rules
    can no longer be played again."""
    if not proof.has_record:
        return ()
    return (replace(review_button(phrases), style="primary"), replay_button(phrases))


def _same_cards(phrases: Phrasebook, proof: Proof) -> Buttons:
    """Under other rules the same seed may deal other cards."""
    if not proof.has_record:
        return ()
    return (Button("same_cards", phrases.say("button-same-cards"), emoji="🔁"),)


def _ranked_line(
    phrases: Phrasebook, final: FinalScore, score: SeatScore, awards: Sequence[Award]
) -> str:
    """`Robin **112** · by 5 points · all tickets completed`. The bonuses were read before."""
    parts = [f"{phrases.marked_name(score.seat)} **{signed(score.total)}**"]
    if score.seat in final.winners and margin(final):
        parts.append(phrases.say("margin-points", number=margin(final)))
    for award in awards:
        if score.seat in award.seats and award.kind in NEW_AWARDS:
            number = f" ({award.number})" if award.number else ""
            parts.append(phrases.say(award.key) + number)
    return BETWEEN.join(parts)


def _tie_break_lines(phrases: Phrasebook, final: FinalScore) -> list[str]:
    """What decided between seats with the same points, or that they share the victory."""
    match final.decided_by:
        case "points":
            return []
        case "nothing":
            return [phrases.say("end-tie-shared")]
        case tie_break:
            return [phrases.say(tie_break_key(tie_break))]


def _files_message(phrases: Phrasebook, table: Table, proof: Proof) -> Message:
    """The film, the page for replaying, the record and the seed, with which anybody can check every
    shuffle; without a notification. There are no files of a game that began with an older version
    of the rules."""
    key = "end-proof" if proof.has_record else "end-proof-without-record"
    text = phrases.say(key, seed=proof.seed, hash=table.seed_hash)
    files = (Film(table.id), ReplayPage(table.id), RecordFile(table.id))
    return Message(
        phrases.language, text, attachments=files if proof.has_record else (), is_silent=True
    )
