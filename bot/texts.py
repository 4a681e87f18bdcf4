"""Every text that players read, in the order of a game, so that a native speaker can review it.

Computer players play a game, and the functions that make the bot's messages say what Kim, who has
the first seat, would read. A message that says nothing new is left out. What the game did not need
follows with example values, file by file.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import product
from typing import get_args

from msgspec.structs import replace

from bot.domain.events import (
    PostedMessage,
    Proof,
    PublicEntry,
    StandInCame,
    TakenBack,
    game_events,
)
from bot.domain.replay import ReplayedStep
from bot.domain.requests import (
    AbsenceQuestion,
    AbsentPlayer,
    DueReminder,
    SeatOffer,
    UndoQuestion,
    Vote,
)
from bot.domain.table import (
    ChannelId,
    ComputerPlayer,
    GuildId,
    Human,
    Language,
    MessageId,
    Options,
    Preferences,
    RemindBy,
    Seq,
    StandIn,
    Table,
    TableId,
    UserId,
    Where,
)
from bot.i18n.catalogue import LOCALES, Catalogue, PlaceholderValue, Theme, Translator, theme_of
from bot.messages.absence import nudge_message, patience_ended_message, patience_over_message
from bot.messages.claim import claim_menu, tunnel_question
from bot.messages.computer_players import (
    add_question,
    added_message,
    names,
    remove_question,
    removed_message,
)
from bot.messages.confirm import (
    call_off_question,
    cancel_question,
    draw_tickets_question,
    resign_question,
)
from bot.messages.direct_messages import (
    game_over_direct_message,
    hand_direct_message,
    seat_left_direct_message,
    switched_off_direct_message,
)
from bot.messages.hand import hand_message
from bot.messages.help import help_message
from bot.messages.hint import hint_message
from bot.messages.lobby import (
    cancelled_message,
    game_begun_message,
    game_link_message,
    lobby_message,
    moved_lobby_message,
    opening_over_message,
    thread_starter,
)
from bot.messages.lobby_controls import more_message
from bot.messages.lookup import (
    board_message,
    log_message,
    own_board_message,
    recap_message,
    standings_message,
)
from bot.messages.own_tables import NamedTable, own_tables_message
from bot.messages.parts.message import Menu, Message, Section, Text
from bot.messages.parts.phrasebook import Phrasebook
from bot.messages.refusals import failure_message, missing_permissions_message, refusal_message
from bot.messages.reminders import OtherTurn, preferences_message, reminder_message
from bot.messages.results.ending import ending_messages
from bot.messages.results.replay import replay_message
from bot.messages.rules import rules_map_menu, topic_paragraph, topics_of
from bot.messages.seats import offer_closed_message, seat_offer_message
from bot.messages.station import city_menu
from bot.messages.text_board import text_board_message
from bot.messages.tickets import ticket_menu
from bot.messages.turn import action_result_message, past_turn_message, turn_message
from bot.messages.undo import undone_message
from bot.messages.votes import vote_message, vote_result_message
from engine.actions import Action, Pass
from engine.cards import Colour, Seed, pack
from engine.events import Event
from engine.game import Game, make_board, start
from engine.model import MapId, Seat
from engine.refusals import Refusal
from engine.views import PlayerView, PublicView, player_view, public_view
from maps.awards import awards_of
from maps.loader import available, load
from players.hint import Adviser
from players.levels.registry import make
from render.pictures import alt_text

KIM, ROBIN = UserId(1), UserId(2)
READER = Seat(0)
LEVELS = ("normal", "hard", "easy")  # who plays the seats
SEED = Seed(bytes(range(32)))
WHERE = Where(GuildId(1), ChannelId(2))
POSTED = PostedMessage(MessageId(3), WHERE)
MID_TURN = ("second card", "tunnel due", "ticket choice")
NUMBER_FORMS = {"zero": 0, "one": 1, "two": 2, "few": 3, "many": 5, "other": 3}
ANY_NUMBER = 3
TOO_FEW = (("have", "need"), ("have", "given"), ("kept", "keep"), ("players", "least"))
"""Placeholders of texts that say that there are too few: the first number is the smaller one."""
LARGER = {"given": 4, "need": 5, "keep": 5, "least": 5}  # as an example of many
DOCS_URL = "https://example.com/docs"
LINE = "\N{BOX DRAWINGS LIGHT HORIZONTAL}" * 72

Said = tuple[str, Message | str]
"""When something is said, and what."""


class RecordingTranslator(Translator):
    """Knows which texts it has said, and which values it was given for nothing."""

    def __init__(self, *args: object) -> None:
        self.said: set[str] = set()
        self.unused: set[tuple[str, str]] = set()
        super().__init__(*args)  # type: ignore[arg-type]  # the same as of every translator

    def _say(self, key: str, **values: PlaceholderValue) -> str:
        self.said.add(key)
        text = super()._say(key, **values)
        self.unused |= {(key, name) for name in values if name not in self.placeholders(key)}
        return text


class TextReview:
    """The texts of one language, with the words of a map."""

    def __init__(self, language: Language, map_id: MapId) -> None:
        self.catalogue = Catalogue(kind=RecordingTranslator)
        self.board = make_board(load(map_id))
        self.translator = self._recording(language, theme_of(self.board.map))
        self.common = self._recording(language, "trains")  # of texts that are not about a board
        self.people = (
            Human(KIM, "Kim"),
            Human(ROBIN, "Robin"),
            ComputerPlayer("easy", names(self.translator, "easy")[0]),
        )
        self.table = Table(
            TableId(1), WHERE, KIM, Options(map_id, language, 4), "lobby", self.people, "5" * 64
        )
        self.phrases = Phrasebook(self.translator, self.board, self.table.names)
        self._players = [make(level, self.board, 0) for level in LEVELS]

    @property
    def said(self) -> set[str]:
        return self.translator.said | self.common.said

    @property
    def unused(self) -> set[tuple[str, str]]:
        """Texts and the values that they were given and do not use in this language."""
        return self.translator.unused | self.common.unused

    def write(self, write: Callable[[str], None]) -> None:
        """Everything, in order."""
        known: set[str] = set()
        for when, message in self.everything():
            new = self.said - known
            if new:
                known |= new
                write(f"{LINE}\n{when}\n\n{shown(message)}\n")
        for when, text in self.others():
            write(f"{LINE}\n{when}\n\n{text}\n")

    def everything(self) -> Iterator[Said]:
        """What is said from the lobby to the end of a game, and around it."""
        yield from self._lobby()
        yield from self._game()
        yield from self._rules_and_help()

    def others(self) -> Iterator[tuple[str, str]]:
        """All texts that have not been said, file by file, with example values."""
        said = self.said
        for file in sorted((LOCALES / self.translator.language).glob("*.ftl")):
            keys = [line.split(" =")[0] for line in file.read_text("utf-8").splitlines()]
            left = [k for k in keys if self.translator.has(k) and k not in said]
            lines = [f"{key}: {text}" for key in left for text in self._examples(key)]
            if lines:
                yield file.name, "\n".join(lines)

    def _recording(self, language: Language, theme: Theme) -> RecordingTranslator:
        found = self.catalogue.translator(language, theme)
        assert isinstance(found, RecordingTranslator)  # noqa: S101  # as the catalogue was made
        return found

    def _lobby(self) -> Iterator[Said]:
        say, map_ = self.translator, self.board.map
        alone = replace(self.table, occupants=self.people[:1])
        yield "Kim starts a game", lobby_message(say, alone, map_)
        yield "Kim presses More", more_message(say, alone, KIM, may_cancel=True)
        yield "Kim adds a computer player", add_question(say, alone, say)
        yield "It has joined", added_message(say, self.table, say)
        yield "Kim removes one", remove_question(say, self.table)
        yield "It has left", removed_message(say, self.people[2].name)
        options = replace(
            self.table.options, has_hints=False, invited=(UserId(9),), stations="through"
        )
        asked = replace(self.table, options=options)
        yield "A table with other options", lobby_message(say, asked, map_, POSTED)
        full = replace(self.table, options=replace(self.table.options, most_players=3))
        yield "A full table", lobby_message(say, full, map_)
        yield "In a thread", thread_starter(say, self.table, map_)
        yield "In a thread that is open", thread_starter(say, self.table, map_, WHERE)
        yield "Kim wants to cancel", cancel_question(self.phrases, ["Robin"])
        yield "The game is cancelled", cancelled_message(say, map_)
        expired = cancelled_message(say, map_, is_expired=True)
        yield "Nobody has started it for too long", expired
        yield "The table has moved", moved_lobby_message(say, map_, POSTED)
        yield "The game has begun", game_link_message(say, map_, POSTED)

    def _game(self) -> Iterator[Said]:
        table, phrases = replace(self.table, status="playing"), self.phrases
        adviser, game = Adviser(self.board), start(self.board, len(LEVELS), SEED).game
        yield (
            "The first message of the game",
            game_begun_message(phrases, table, public_view(game), ()),
        )
        log: list[PublicEntry] = []
        news: list[Event] = []
        turns = 0
        while game.waiting:
            seat = game.waiting[0]
            view = player_view(game, seat)
            if seat == READER:
                yield from self._looking(view, adviser, log, turns)
            action: Action = self._players[seat].decide(view)
            played = game.play(seat, action)
            after = player_view(played.game, seat)
            if seat == READER:
                told = action_result_message(
                    phrases, after, played.whispers, played.events, can_undo=True
                )
                yield "Kim has acted: only Kim reads", told
            log.append(PublicEntry(Seq(len(log) + 1), seat, played.events, 0.0))
            news += played.events
            game = played.game
            if after.public.stage not in MID_TURN and after.public.stage != "over":
                yield (
                    "After the turn: everyone reads",
                    turn_message(phrases, table, after.public, news),
                )
                turns, news = turns + 1, []
            if turns == 20:
                yield from self._around_the_table(table, game, log)
                turns += 1
        yield from self._ending(table, game, log)

    def _looking(
        self, view: PlayerView, adviser: Adviser, log: list[PublicEntry], turns: int
    ) -> Iterator[Said]:
        """What Kim can look at before acting."""
        phrases, table = self.phrases, self.table
        if view.offered:
            yield "Kim chooses tickets: only Kim reads", ticket_menu(phrases, view)
        if view.public.stage == "tunnel due":
            yield "Kim is at a tunnel: only Kim reads", tunnel_question(phrases, view)
        yield "Kim's hand", hand_message(phrases, view)
        yield (
            "Kim's hand as a direct message",
            hand_direct_message(phrases, table, view, has_actions=True),
        )
        if view.public.stage == "turn":
            yield "Kim wants to claim a route", claim_menu(phrases, view)
            yield "Kim wants to draw tickets", draw_tickets_question(phrases, view.public)
            if self.board.map.id == "europe":
                yield "Kim wants to build a station", city_menu(phrases, view)
        yield "Kim asks for a hint", hint_message(phrases, view, *adviser.hint(view))
        yield "The board", board_message(phrases, view.public)
        yield "Kim's board", own_board_message(phrases, view)
        say, names_ = self.translator.say, self.table.names
        yield (
            "Alt text of the board",
            alt_text.of_board(view.public, self.board, names_, say),
        )
        yield "Alt text of Kim's board", alt_text.of_own_board(view, self.board, names_, say)
        yield "Alt text of Kim's hand", alt_text.of_hand(view, self.board, say)
        if turns in (0, 10):
            pages = [
                shown(text_board_message(phrases, view.public, view, (), page)) for page in range(4)
            ]
            yield "The board as text", "\n\n".join(pages)
            yield "What has happened", recap_message(phrases, view.public, log[-6:])
            yield "The log", log_message(phrases, log)
            yield "The standings", standings_message(phrases, view.public)
            yield (
                "Kim looks at a move again",
                replay_message(phrases, self._step(view), "own", "picture"),
            )

    def _step(self, view: PlayerView) -> ReplayedStep:
        """A move of the game, which has been taken back, as everybody may look at it."""
        seats = tuple(seat.seat for seat in view.public.seats)
        table = replace(self.table, status="over")
        return ReplayedStep(
            table, Seq(2), 1, 2, (), view.public, view, seats, seats, was_undone=True
        )

    def _around_the_table(self, table: Table, game: Game, log: list[PublicEntry]) -> Iterator[Said]:
        """Waiting, votes, reminders and seats."""
        phrases, say = self.phrases, self.translator
        view = player_view(game, READER)
        yield "Not allowed", self._refused(game, game.waiting[0], Pass())
        yield "Not Kim's turn", self._refused(game, Seat((game.waiting[0] + 1) % 3), Pass())
        undone = TakenBack(Seat(1), log[-1].seq, game_events(log[-1].events))
        yield "Robin has undone a move", turn_message(phrases, table, view.public, (undone,))
        yield "Kim has undone a draw alone", undone_message(phrases, view, is_rated=False)
        struck = replace(log[-1], is_undone=True)
        yield "The message before", past_turn_message(phrases, (struck,), POSTED)
        absence = AbsenceQuestion(Seat(1), 0.0)
        vote = Vote(TableId(1), absence, KIM, 0.0, (KIM, UserId(3)), (), "open")
        yield "A nudge", nudge_message(phrases, (ROBIN,))
        absent = AbsentPlayer(TableId(1), Seat(1), ROBIN, 0.0, 0.0)
        yield "Robin is absent", patience_over_message(phrases, absent)
        muted = replace(absent, is_muted=True)
        yield "Robin wants no calls in this turn", patience_over_message(phrases, muted)
        yield "Robin is back", patience_ended_message(phrases)
        yield "A vote about Robin", vote_message(phrases, vote)
        for outcome in ("wait", "stand-in", "substitute", "void"):
            result = replace(vote, outcome=outcome)
            yield f"It ended: {outcome}", vote_result_message(phrases, result)
        undo = replace(vote, question=UndoQuestion(Seat(1), Seq(3)))
        yield "A vote about undoing", vote_message(phrases, undo)
        for outcome in ("yes", "no"):
            yield (
                f"It ended: {outcome}",
                vote_result_message(phrases, replace(undo, outcome=outcome)),
            )
        came = turn_message(phrases, table, view.public, (StandInCame(Seat(1), "Robin"),))
        yield "A stand-in plays for Robin", came
        standing_in = replace(table, occupants=(StandIn(KIM, "Kim", "hard"), *table.occupants[1:]))
        yield "A stand-in plays for Kim", hand_direct_message(phrases, standing_in, view)
        offer = SeatOffer(TableId(1), Seat(1), Human(UserId(4), "Ada"), ROBIN, 0.0)
        yield "Robin's seat is offered to Ada", seat_offer_message(phrases, offer)
        declined = replace(offer, is_declined=True)
        yield "Ada declines", seat_offer_message(phrases, declined)
        yield "The offer is over", offer_closed_message(phrases)
        yield "Kim wants to resign", resign_question(phrases, Seat(0), is_last=False)
        yield "Kim is the last person", resign_question(phrases, Seat(0), is_last=True)
        yield "Robin plays Kim's seat", seat_left_direct_message(phrases, table, Seat(1))
        yield "The computer plays Kim's seat", seat_left_direct_message(phrases, table, Seat(2))
        yield "Kim wants to cancel the game", call_off_question(phrases)
        yield "A moderator wants to", call_off_question(phrases, KIM)
        due = DueReminder(TableId(1), READER, KIM, 0.0, 0, "mention")
        other = OtherTurn(table, self.board.map, 0.0)
        yield "The first reminder", reminder_message(phrases, table, replace(due, is_first=True))
        yield "A reminder of two games", reminder_message(phrases, table, due, [other])
        by_dm = replace(due, by="dm")
        yield "The same as a direct message", reminder_message(phrases, table, by_dm, [other])
        alone = replace(table, occupants=self.people[:1])
        yield "A reminder to Kim alone", reminder_message(phrases, alone, due)
        late = replace(due, is_long=True)
        yield "A reminder after two weeks", reminder_message(phrases, table, late)
        for by in get_args(RemindBy):
            wishes = preferences_message(say, Preferences(by=by), "UTC", is_muted=True)
            yield f"Kim's reminders: {by}", wishes
        yield "Kim wants no direct messages", switched_off_direct_message(phrases, table)
        own = NamedTable(KIM, table, self.board.map, game.waiting)
        yield "Kim's games", own_tables_message(say, [own, replace(own, waiting=(Seat(1),))])
        yield "Something failed", failure_message(say)
        yield (
            "A permission is missing",
            missing_permissions_message(say, ("attach_files",), "#here"),
        )

    def _ending(self, table: Table, game: Game, log: list[PublicEntry]) -> Iterator[Said]:
        phrases, view = self.phrases, public_view(game)
        first = opening_over_message(phrases, table, log[0].events)
        yield "The first message, after the opening", first
        proof = Proof("7" * 64, has_record=True)
        messages = [shown(each) for each in ending_messages(phrases, table, view, proof)]
        yield "The end: everyone reads", "\n\n".join(messages)
        if view.final is not None:
            yield (
                "A direct message",
                game_over_direct_message(phrases.addressing(READER), table, view.final),
            )
        yield "The final score", standings_message(phrases, view)
        yield from self._final_alt_texts(view)
        over = self._refused(game, READER, Pass())
        yield "Kim presses an old button", over

    def _final_alt_texts(self, view: PublicView) -> Iterator[Said]:
        say, names_ = self.translator.say, self.table.names
        yield "Alt text of the final score", alt_text.of_final_score(view, names_, say)
        if view.final is not None:
            awards = awards_of(self.board, view.final, is_won_on_last_turn=True)
            yield "Alt text of the score card", alt_text.of_score_card(view, names_, awards, say)
        yield (
            "Alt text of the final board",
            alt_text.of_final_board(view, self.board, names_, say),
        )
        yield "Alt text of the film", alt_text.of_film(view, self.board, names_, 28, say)

    def _rules_and_help(self) -> Iterator[Said]:
        phrases = self.phrases
        maps = [load(MapId(map_id)) for map_id in available()]
        yield "Rules of which map?", rules_map_menu(self.translator, maps)
        for topic in topics_of(self.board.map):
            yield "Rules", topic_paragraph(phrases, topic)
        pages: list[str] = []
        while (text := help_message(self.translator, len(pages), DOCS_URL).text) not in pages:
            pages.append(text)
        yield "Help", "\n".join(pages)

    def _refused(self, game: Game, seat: Seat, action: Action) -> Message:
        try:
            game.play(seat, action)
        except Refusal as refusal:
            return refusal_message(self.phrases.addressing(seat), refusal)
        return Message(self.translator.language, "")

    def _examples(self, key: str) -> Iterator[str]:
        """A text in all its forms, each once."""
        forms = {n: _form_values(n, f) for n, f in self.translator.forms(key).items()}
        names_ = sorted(self.translator.placeholders(key))
        values = [forms.get(name) or (self._example(key, name),) for name in names_]
        chosen = (dict(zip(names_, each, strict=True)) for each in product(*values))
        texts = (self.translator.say(key, **given) for given in chosen if _is_possible(given))
        yield from dict.fromkeys(texts)

    def _example(self, key: str, placeholder: str) -> PlaceholderValue:
        """What could be in the place of a placeholder."""
        phrases, board = self.phrases, self.board
        action = phrases.say("action-draw")
        if key == "reason-claim-before-rival":  # a sentence of its own, not a relative clause
            purpose = "reason-claim-for-ticket"
        else:
            purpose = "purpose-ticket"
        if key == "queue-otherwise" or (key in ("hint", "hint-why") and placeholder == "what"):
            return action
        if key in ("and", "or"):
            return "Robin" if placeholder == "last" else "Kim"
        if key.startswith(("results-", "review-", "leaderboard-")) and placeholder != "name":
            percents = {"before": "65%", "first": "65%", "last": "65%", "rating": "1520"}
            if placeholder in percents or placeholder == "place":
                return percents.get(placeholder, ANY_NUMBER)
        if key.startswith("rules-") and placeholder in ("first", "second"):
            return ANY_NUMBER
        if key.startswith("own-bonus"):
            return phrases.say("word-longest-trail") if placeholder == "what" else ANY_NUMBER
        cards = pack([Colour.RED, Colour.RED, Colour.WILD])
        route, ticket = board.routes[0], board.tickets[0]
        examples: dict[str, PlaceholderValue] = {
            **dict.fromkeys(("name", "owner", "waiting", "seat"), "Robin"),
            **dict.fromkeys(("who", "host"), "@Robin"),
            **dict.fromkeys(("names", "order", "voters"), "Kim, Robin"),
            **dict.fromkeys(("route", "path"), phrases.route(route.id)),
            **dict.fromkeys(("place", "city", "first", "last"), phrases.place(route.ends[0])),
            **dict.fromkeys(("ticket", "tickets"), phrases.ticket(ticket.id)),
            **dict.fromkeys(("cards", "hand", "paid"), phrases.cards_in_sentence(cards)),
            **dict.fromkeys(("near", "what"), phrases.route(route.id)),
            **dict.fromkeys(("places", "regions"), ", ".join(p.name for p in board.places[:2])),
            **dict.fromkeys(("colour", "need", "colours"), phrases.colour(Colour.RED)),
            **dict.fromkeys(("map", "maps", "recorded", "ours"), phrases.map_name()),
            **dict.fromkeys(("have", "kept", "players"), 2),
            **{name: LARGER[name] for name in ("given", "keep", "least")},
            **dict.fromkeys(("pace", "paces"), phrases.say("pace-72")),
            "before": "Ada",
            "most": 5,
            "card": phrases.card_in_sentence(Colour.RED),
            "link": "#trains",
            "purpose": phrases.say(purpose, ticket=phrases.ticket(ticket.id)),
            "since": "<t:0:R>",
            "until": "<t:0:R>",
            "zone": "Europe/Copenhagen",
            **dict.fromkeys(("when", "at"), "<t:0:R>"),
            **dict.fromkeys(("channel", "channels"), "#trains"),
            **dict.fromkeys(("url", "contact", "address"), DOCS_URL),
            **dict.fromkeys(("luck", "skill"), "+5"),
            **dict.fromkeys(("chance", "after", "low", "high"), "65%"),
            **dict.fromkeys(("rating", "changes", "levels"), "Kim 1520 ±80"),
            **dict.fromkeys(("scores", "parts", "counts"), "Kim 3, Robin 2"),
            **dict.fromkeys(("award", "badges"), phrases.say("word-longest-trail")),
            "move": action,
            "hint": phrases.say("hint", what=action),
            "zones": "Europe/Copenhagen",
            "permissions": phrases.say("permission-attach-files"),
            "districts": "2, 5",
            "pins": phrases.say("phrase-pin", number=1, name=phrases.place(route.ends[0])),
            "time": phrases.say("lobby-days", number=ANY_NUMBER),
            "state": phrases.say("ticket-done"),
            "where": phrases.say("results-here"),
            "other": "Kim",
            "games": phrases.say("leaderboard-games", number=ANY_NUMBER),
            "season": phrases.say("leaderboard-all-time"),
            "numbers": "3 + 2",
            "seed": "7f3a",
            "hash": "7f3a",
        }
        return examples.get(placeholder, ANY_NUMBER)


def _is_possible(given: Mapping[str, PlaceholderValue]) -> bool:
    """Whether the bot could say it of these numbers: too few is fewer than needed."""
    numbers = {name: value for name, value in given.items() if isinstance(value, int)}
    return all(
        numbers[few] < numbers[more] for few, more in TOO_FEW if few in numbers and more in numbers
    )


def shown(message: Message | str) -> str:
    """A message as plain text: buttons in brackets, menus as lists."""
    if isinstance(message, str):
        return message
    lines: list[str] = []
    for block in message.layout:
        match block:
            case Text(text=text):
                lines.append(text)
            case Section(text=text, button=button):
                lines.append(f"{text}  [{button.label}]")
            case Menu(placeholder=placeholder, options=options):
                lines.append(f"[{placeholder} ▾]")
                lines += [f"    {each.label}  {each.description}".rstrip() for each in options[:6]]
            case tuple():
                lines.append(" ".join(f"[{button.label or button.emoji}]" for button in block))
            case _:
                pass
    return "\n".join(line for line in lines if line)


def _form_values(name: str, forms: Iterable[str]) -> tuple[PlaceholderValue, ...]:
    """A value for each form of a placeholder: numbers for plural forms, otherwise the names of the
    forms."""
    found = sorted(forms)
    if all(form in NUMBER_FORMS or form.isdigit() for form in found):
        numbers = {**NUMBER_FORMS, "other": LARGER.get(name, NUMBER_FORMS["other"])}
        return tuple(numbers[form] if form in numbers else int(form) for form in found)
    return tuple(found)
