"""A game as one JSON file: the seed, every action with what chance gave, and the final score.

`docs/game-record.md` describes the format, exactly enough to check a game by hand.
"""

from collections.abc import Iterable, Iterator, Sequence

import msgspec

from engine import actions
from engine.actions import Action
from engine.board import Board
from engine.cards import COLOURS, Seed, to_words
from engine.events import RowSwept, TunnelTurned, YouAreOffered, YouDrew
from engine.game import RULES_VERSION, Game, Played, start
from engine.model import MapId, Seat, TicketId
from engine.refusals import Code, Refusal
from engine.score import FinalScore
from engine.scoring import final_score
from engine.values import Value

FORMAT = "slow-train game record 1"
DIGEST_LENGTH = 16


class Start(Value, frozen=True, forbid_unknown_fields=True):
    """What lay on the table before the first action."""

    hands: tuple[dict[str, int], ...]
    row: tuple[str, ...]
    offered: tuple[tuple[TicketId, ...], ...]
    digest: str


class Entry(Value, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One action and what chance gave: the unseen card drawn, tunnel cards, tickets, the row."""

    seat: Seat
    action: dict[str, object]
    row: tuple[str, ...]
    digest: str
    drew: str = ""
    turned: tuple[str, ...] = ()
    offered: tuple[TicketId, ...] = ()
    swept: tuple[tuple[str, ...], ...] = ()


class Record(Value, frozen=True, forbid_unknown_fields=True):
    """A whole game. `final` is null while it is not finished."""

    format: str
    rules: int
    map: MapId
    seed: str
    seats: tuple[str, ...]
    start: Start
    actions: tuple[Entry, ...]
    final: FinalScore | None


class Difference(Value, frozen=True):
    """Where a record says something else than the rules do."""

    place: str
    recorded: object
    replayed: object

    def __str__(self) -> str:
        return f"{self.place}: recorded {self.recorded!r}, replayed {self.replayed!r}"


def make_record(
    board: Board, seed: Seed, seats: Sequence[str], log: Iterable[tuple[Seat, Action]]
) -> Record:
    """The record of a game, played once more from its log."""
    opening = start(board, len(seats), seed)
    game = opening.game
    entries = []
    for seat, action in log:
        played = game.play(seat, action)
        entries.append(_entry(seat, action, played))
        game = played.game
    return Record(
        format=FORMAT,
        rules=RULES_VERSION,
        map=board.map.id,
        seed=seed.hex(),
        seats=tuple(seats),
        start=_start(opening),
        actions=tuple(entries),
        final=None if game.waiting else final_score(board, game.state),
    )


def log_of(record: Record) -> Iterator[tuple[Seat, Action]]:
    """The actions of a record."""
    for entry in record.actions:
        yield entry.seat, actions.from_json(entry.action)


def seed_of(record: Record) -> Seed:
    try:
        return Seed(bytes.fromhex(record.seed))
    except ValueError as error:
        raise Refusal(Code.NOT_A_RECORD, problem=f"seed: {error}") from error


def to_text(record: Record) -> str:
    """The record as JSON, one action a line."""
    body = msgspec.to_builtins(record)
    entries = body.pop("actions")
    final = body.pop("final")
    lines = [f'"{key}": {_json(value)},' for key, value in body.items()]
    entry_lines = ",\n".join(_json(entry) for entry in entries)
    return "\n".join(
        ["{", *lines, '"actions": [', entry_lines, "],", f'"final": {_json(final)}', "}", ""]
    )


def from_text(text: str | bytes) -> Record:
    """The inverse of `to_text`; a `Refusal` says what is wrong with anything else."""
    try:
        record = msgspec.json.decode(text, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Refusal(Code.NOT_A_RECORD, problem=str(error)) from error
    if record.format != FORMAT:
        raise Refusal(Code.NOT_A_RECORD, problem=f"format {record.format!r} is not {FORMAT!r}")
    return record


def differences(record: Record, board: Board) -> Iterator[Difference]:
    """Play the record's actions again and compare everything it says, to the first wrong line."""
    if record.map != board.map.id:
        raise Refusal(Code.OTHER_MAP, recorded=record.map, ours=board.map.id)
    if record.rules != RULES_VERSION:
        raise Refusal(Code.OTHER_RULES, recorded=record.rules, ours=RULES_VERSION)
    opening = start(board, len(record.seats), seed_of(record))
    yield from _compare("start", record.start, _start(opening))
    game = opening.game
    for number, (entry, (seat, action)) in enumerate(
        zip(record.actions, log_of(record), strict=True)
    ):
        place = f"actions[{number}]"
        try:
            played = game.play(seat, action)
        except Refusal as refusal:
            yield Difference(place, entry.action, str(refusal))
            return
        found = list(_compare(place, entry, _entry(seat, action, played)))
        yield from found
        if found:
            return
        game = played.game
    final = None if game.waiting else final_score(board, game.state)
    if record.final != final:
        yield Difference("final", msgspec.to_builtins(record.final), msgspec.to_builtins(final))


def _compare(place: str, recorded: Start | Entry, replayed: Start | Entry) -> Iterator[Difference]:
    for field in recorded.__struct_fields__:
        theirs, ours = getattr(recorded, field), getattr(replayed, field)
        if theirs != ours and field != "action":  # it was replayed, however it was written
            yield Difference(f"{place}.{field}", theirs, ours)


def _start(opening: Played) -> Start:
    state = opening.game.state
    return Start(
        hands=tuple(to_words(player.hand) for player in state.players),
        row=_words(state.row),
        offered=tuple(told.tickets for told in opening.whispers if isinstance(told, YouAreOffered)),
        digest=_digest(opening.game),
    )


def _entry(seat: Seat, action: Action, played: Played) -> Entry:
    events, whispers = played.events, played.whispers
    tunnels = (event for event in events if isinstance(event, TunnelTurned))
    return Entry(
        seat=seat,
        action=actions.to_json(action),
        row=_words(played.game.state.row),
        digest=_digest(played.game),
        drew=next((told.colour.word for told in whispers if isinstance(told, YouDrew)), ""),
        turned=next((_words(tunnel.turned) for tunnel in tunnels), ()),
        offered=next((told.tickets for told in whispers if isinstance(told, YouAreOffered)), ()),
        swept=tuple(_words(event.cards) for event in events if isinstance(event, RowSwept)),
    )


def _words(cards: Iterable[int]) -> tuple[str, ...]:
    return tuple(COLOURS[card].word for card in cards)


def _digest(game: Game) -> str:
    return game.digest()[:DIGEST_LENGTH]


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
