"""A game as one JSON file: the seed, every action with its random results, and the final score.

`docs/game-record.md` describes the format in enough detail to verify a game by hand.
"""

from collections.abc import Iterable, Iterator, Sequence

import msgspec

from engine import actions
from engine.actions import Action
from engine.board import Board
from engine.cards import COLOURS, Seed, to_words
from engine.events import Event, RowSwept, TunnelTurned, YouAreOffered, YouDrew
from engine.final_score import FinalScore
from engine.game import RULES_VERSION, RULES_VERSIONS, Game, Played, make_board, start
from engine.house_rules import USUAL_RULES, HouseRules
from engine.model import MapId, Seat, TicketId
from engine.refusals import Code, Refusal
from engine.scoring import final_score
from engine.values import Value

FORMAT = "slow-train game record 1"
DIGEST_LENGTH = 16


class Start(Value, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The table before the first action. `swept`: the rows that were discarded before the row was
    found; records of rules 1 leave them out."""

    hands: tuple[dict[str, int], ...]
    row: tuple[str, ...]
    offered: tuple[tuple[TicketId, ...], ...]
    digest: str
    swept: tuple[tuple[str, ...], ...] = ()


class RecordedAction(Value, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One action and its random results: card drawn, tunnel cards, offered tickets, swept rows."""

    seat: Seat
    action: dict[str, object]
    row: tuple[str, ...]
    digest: str
    drew: str = ""
    turned: tuple[str, ...] = ()
    offered: tuple[TicketId, ...] = ()
    swept: tuple[tuple[str, ...], ...] = ()


class UndoneAction(Value, frozen=True, forbid_unknown_fields=True):
    """An action that was taken back, without its random results: they came again."""

    seat: Seat
    action: dict[str, object]


class Undo(Value, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a seat took back at once. `after`: how many actions of the record were played before.
    `unasked`: something hidden had been seen, and there was nobody to ask."""

    seat: Seat
    after: int
    actions: tuple[UndoneAction, ...]
    unasked: bool = False


class Record(Value, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A whole game. `final` is None while the game is not over. `undone`: what was taken back, in
    the order in which it was; a replay does without."""

    format: str
    rules: int
    map: MapId
    house_rules: HouseRules = USUAL_RULES
    seed: str
    seats: tuple[str, ...]
    start: Start
    actions: tuple[RecordedAction, ...]
    undone: tuple[Undo, ...] = ()
    final: FinalScore | None


class Difference(Value, frozen=True):
    """A place where a record differs from what the rules give."""

    place: str
    recorded: object
    replayed: object

    def __str__(self) -> str:
        return f"{self.place}: recorded {self.recorded!r}, replayed {self.replayed!r}"


def make_record(
    board: Board,
    seed: Seed,
    seats: Sequence[str],
    log: Iterable[tuple[Seat, Action]],
    rules_version: int = RULES_VERSION,
    undone: Iterable[Undo] = (),
) -> Record:
    """The record of a game, made by replaying its log. `undone`: what is not in the log any more,
    because it was taken back."""
    started = start(board, len(seats), seed, rules_version)
    game = started.game
    recorded_actions = []
    for seat, action in log:
        played = game.play(seat, action)
        recorded_actions.append(_recorded_action(seat, action, played))
        game = played.game
    return Record(
        format=FORMAT,
        rules=rules_version,
        map=board.map.id,
        house_rules=board.house_rules,
        seed=seed.hex(),
        seats=tuple(seats),
        start=_start(started),
        actions=tuple(recorded_actions),
        undone=tuple(undone),
        final=None if game.waiting else final_score(board, game.state),
    )


def log_of(record: Record) -> Iterator[tuple[Seat, Action]]:
    """The actions of a record, each with its seat. Raises `Refusal` for what is no action."""
    for recorded in record.actions:
        yield recorded.seat, actions.from_json(recorded.action)


def seed_of(record: Record) -> Seed:
    """The seed of a record. Raises `Refusal` if it is not hexadecimal."""
    try:
        return Seed(bytes.fromhex(record.seed))
    except ValueError as error:
        raise Refusal(Code.NOT_A_RECORD, problem=f"seed: {error}") from error


def deal_again(record: Record, board: Board) -> Played:
    """The game of a record before its first action. The board must have its house rules."""
    return start(board, len(record.seats), seed_of(record), record.rules)


def to_text(record: Record) -> str:
    """The record as JSON, with one action on each line. House rules and what was undone are left
    out if there are none."""
    body = msgspec.to_builtins(record)
    for key in ("house_rules", "undone"):
        if not body[key]:
            del body[key]
    recorded_actions = body.pop("actions")
    final = body.pop("final")
    lines = [f'"{key}": {_json(value)},' for key, value in body.items()]
    action_lines = ",\n".join(_json(recorded) for recorded in recorded_actions)
    return "\n".join(
        ["{", *lines, '"actions": [', action_lines, "],", f'"final": {_json(final)}', "}", ""]
    )


def from_text(text: str | bytes) -> Record:
    """The inverse of `to_text`. Raises a `Refusal` that says what is wrong with anything else."""
    try:
        record = msgspec.json.decode(text, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Refusal(Code.NOT_A_RECORD, problem=str(error)) from error
    except RecursionError as error:
        raise Refusal(Code.NOT_A_RECORD, problem="nested too deeply") from error
    if record.format != FORMAT:
        raise Refusal(Code.NOT_A_RECORD, problem=f"format {record.format!r} is not {FORMAT!r}")
    return record


def differences(record: Record, board: Board) -> Iterator[Difference]:
    """Replay a record and compare everything in it. Stops after the first action that differs."""
    if record.map != board.map.id:
        raise Refusal(Code.OTHER_MAP, recorded=record.map, ours=board.map.id)
    if record.rules not in RULES_VERSIONS:
        raise Refusal(Code.OTHER_RULES, recorded=record.rules, ours=RULES_VERSION)
    if record.house_rules != board.house_rules:
        board = make_board(board.map, record.house_rules)
    started = deal_again(record, board)
    yield from _compare("start", record.start, _start(started))
    game = started.game
    for number, (recorded, (seat, action)) in enumerate(
        zip(record.actions, log_of(record), strict=True)
    ):
        place = f"actions[{number}]"
        try:
            played = game.play(seat, action)
        except Refusal as refusal:
            yield Difference(place, recorded.action, str(refusal))
            return
        found = list(_compare(place, recorded, _recorded_action(seat, action, played)))
        yield from found
        if found:
            return
        game = played.game
    final = None if game.waiting else final_score(board, game.state)
    if record.final != final:
        yield Difference("final", msgspec.to_builtins(record.final), msgspec.to_builtins(final))


def _compare(
    place: str, recorded: Start | RecordedAction, replayed: Start | RecordedAction
) -> Iterator[Difference]:
    for field in recorded.__struct_fields__:
        old, new = getattr(recorded, field), getattr(replayed, field)
        if old != new and field != "action":  # the same action may be written in several ways
            yield Difference(f"{place}.{field}", old, new)


def _start(started: Played) -> Start:
    state = started.game.state
    return Start(
        hands=tuple(to_words(player.hand) for player in state.players),
        row=_words(state.row),
        offered=tuple(
            whisper.tickets for whisper in started.whispers if isinstance(whisper, YouAreOffered)
        ),
        digest=_digest(started.game),
        swept=_swept(started.events) if started.game.rules_version > 1 else (),
    )


def _recorded_action(seat: Seat, action: Action, played: Played) -> RecordedAction:
    events, whispers = played.events, played.whispers
    tunnels = (event for event in events if isinstance(event, TunnelTurned))
    return RecordedAction(
        seat=seat,
        action=actions.to_json(action),
        row=_words(played.game.state.row),
        digest=_digest(played.game),
        drew=next((w.colour.word for w in whispers if isinstance(w, YouDrew)), ""),
        turned=next((_words(tunnel.turned) for tunnel in tunnels), ()),
        offered=next((w.tickets for w in whispers if isinstance(w, YouAreOffered)), ()),
        swept=_swept(events),
    )


def _swept(events: Iterable[Event]) -> tuple[tuple[str, ...], ...]:
    return tuple(_words(event.cards) for event in events if isinstance(event, RowSwept))


def _words(cards: Iterable[int]) -> tuple[str, ...]:
    return tuple(COLOURS[card].word for card in cards)


def _digest(game: Game) -> str:
    return game.digest()[:DIGEST_LENGTH]


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
