"""Before the game: /new /join /start /bring-here, and Play again."""

import re
from collections.abc import Awaitable, Callable
from typing import get_args

from discord import app_commands

from bot.discord_io.components import Press
from bot.domain.refusals import TableCode, TableRefusal
from bot.domain.series import BestOf
from bot.domain.server_settings import ServerSettings
from bot.domain.table import (
    PACES_H,
    Human,
    Language,
    Level,
    Options,
    Table,
    TableId,
    UserId,
    Where,
    level_of,
    number_of,
)
from bot.features.caller import Caller, Reply
from bot.features.context import Feature, HandlerContext
from bot.features.routes import MAPS_TO_PLAY, FilledOptions, button, slash
from bot.i18n.catalogue import Translator
from bot.i18n.durations import hours_in
from bot.messages import computer_players
from bot.messages.lobby_controls import more_message
from bot.messages.map_question import map_question
from bot.messages.own_tables import table_label
from bot.messages.parts.autocomplete import choices_like
from bot.messages.parts.message import Choice, Message
from bot.messages.refusals import missing_permissions_message
from bot.tables.seating import invited_to_play_again
from engine.house_rules import StationLoan
from engine.model import MapId

YES, NO = "y", "n"  # in buttons
MENTION = re.compile(r"<@!?([0-9]+)>")


async def complete_paces(
    context: HandlerContext, caller: Caller, typed: str, _: FilledOptions
) -> list[Choice]:
    """The pace that was typed; all of them if it is none."""
    translator, hours = context.translator(caller), hours_in(typed)
    paces = [Choice(translator.say(f"pace-{each}"), str(each)) for each in PACES_H]
    exact = [pace for pace in paces if pace.value == str(hours)]
    return exact or choices_like(paces, typed) or paces


async def complete_own_tables(
    context: HandlerContext, caller: Caller, typed: str, _: FilledOptions
) -> list[Choice]:
    """The tables the caller is host of, to move one."""
    translator = context.translator(caller)
    named = [
        Choice(table_label(translator, await context.own_table(table, caller)), str(table.id))
        for table in await context.tables.lookup.of_user(caller.user)
        if table.host == caller.user
    ]
    return choices_like(named, typed)


class LobbyFeature(Feature):
    """Handlers of the lobby's commands and buttons. Everybody sees the changes in its message."""

    @slash(
        "new",
        choices={
            "map_": MAPS_TO_PLAY,
            "language": get_args(Language),
            "stations": get_args(StationLoan),
        },
        complete={"pace": complete_paces},
    )
    async def new(
        self,
        caller: Caller,
        map_: str = "",
        players: app_commands.Range[int, 1, 8] | None = None,
        pace: str = "",
        language: str | None = None,
        hints: bool | None = None,
        stations: str | None = None,
        watch: bool = False,
        thread: bool = False,
    ) -> Reply:
        """Open a table in this channel, or in a thread of its own. The caller is host and takes a
        seat, or watches. Without a map, and without one that the server has chosen, ask."""
        settings = await self._tables.server_settings.get(caller.require_server().guild)
        if not map_ and settings.map not in self._tables.boards.map_ids:
            hours = f"{_require_pace(pace)}h" if pace else ""
            said = (players, hours, language, hints, stations, watch, thread)
            return self._ask_for_map(caller, tuple(map(_as_word, said)))
        map_id = self._require_map(map_, settings)
        options = Options(
            map=map_id,
            language=_language_named(language) or settings.language or caller.table_language,
            most_players=players or self._tables.boards[map_id].map.players[1],
            patience_h=_require_pace(pace) if pace else settings.pace_h,
            has_hints=settings.has_hints if hints is None else hints,
            stations="through" if stations == "through" else "one",
        )
        if thread and caller.threads != "is one":
            return await self._open_in_thread(caller, options, host_plays=not watch)
        return await self._open(
            caller,
            lambda where: self._tables.lobby.open(
                where, caller.human, options, host_plays=not watch
            ),
        )

    @button("open_on")
    async def open_on(self, caller: Caller, press: Press) -> Reply:
        """The caller has chosen a map, and the other options before."""
        match press.args.split(":"):
            case [map_, players, pace, language, hints, stations, watch, thread]:
                return await self.new(
                    caller,
                    map_,
                    number_of(players) or None,
                    pace,
                    language or None,
                    hints == YES if hints else None,
                    stations or None,
                    watch == YES,
                    thread == YES,
                )
            case _:
                raise TableRefusal(TableCode.BOARD_HAS_MOVED_ON, step=press.target.step)

    @button("again")
    async def play_again(self, caller: Caller, press: Press) -> Reply:
        """Open another table like the one before, by somebody who was at it, for the same people
        and computer players. The others are invited once."""
        return await self._open_again(caller, press.table)

    @button("same_cards")
    async def play_same_cards(self, caller: Caller, press: Press) -> Reply:
        """The same for a friendly game on the same cards, with everybody one seat further."""
        return await self._open_again(caller, press.table, has_same_cards=True)

    @slash("join", choices={"computer": get_args(Level)})
    async def join_here(self, caller: Caller, computer: str = "") -> Reply:
        """Join, or let a computer player of this level join."""
        table_id, level = (await self._context.table_here(caller)).id, level_of(computer)
        if level is not None:
            return await self._add_computer_player(caller, table_id, level)
        return await self._join(caller, table_id)

    @button("join")
    async def join(self, caller: Caller, press: Press) -> Reply:
        return await self._join(caller, press.table)

    @button("add_automatic")
    async def add_computer_player(self, caller: Caller, press: Press) -> Reply:
        return await self._add_computer_player(caller, press.table, level_of(press.args))

    @button("remove_automatic")
    async def remove_computer_player(self, caller: Caller, press: Press) -> Reply:
        return await self._remove_computer_player(caller, press.table, press.args)

    @button("lobby_more")
    async def more(self, caller: Caller, press: Press) -> Reply:
        """What is rarely needed in a lobby, for the caller."""
        may_manage = caller.manages(await self._tables.lookup.table(press.table))
        table = await self._tables.lobby.require_lobby(press.table)
        may_cancel = await self._tables.lobby.may_cancel(table, caller.user, may_manage)
        translator = self._context.phrases(table, caller).translator
        message = more_message(translator, table, caller.user, may_cancel=may_cancel)
        reply = Reply(message, table.id)
        is_full = len(table.occupants) >= table.options.most_players
        return await self._context.while_waiting(caller, reply) if is_full else reply

    @button("language")
    async def change_language(self, caller: Caller, press: Press) -> Reply:
        """The host has chosen the language of the table in the lobby's menu."""
        language = _language_named(press.value)
        if language is None:
            raise TableRefusal(TableCode.BOARD_HAS_MOVED_ON, step=press.target.step)
        translator = self._context.catalogue.translator(language)
        names = {level: computer_players.names(translator, level) for level in get_args(Level)}
        await self._tables.lobby.change_language(press.table, caller.user, language, names)
        return self._context.done(caller, "language-changed")

    @button("best_of")
    async def change_best_of(self, caller: Caller, press: Press) -> Reply:
        """The host has chosen how many games the series has."""
        if press.value not in map(str, get_args(BestOf)):
            raise TableRefusal(TableCode.BOARD_HAS_MOVED_ON, step=press.target.step)
        await self._tables.lobby.change_best_of(press.table, caller.user, int(press.value))
        return self._context.done(caller, "series-changed")

    @slash("start", choices={"order": ("lot", "joined")})
    async def start_here(self, caller: Caller, order: str = "lot", turn_order: str = "") -> Reply:
        """Start the game: seats by lot, in the order of joining, or as the host names people."""
        table = await self._context.table_here(caller)
        users: tuple[UserId, ...] = ()
        if turn_order:
            users = mentioned_users(turn_order)
            if not users:
                raise TableRefusal(TableCode.ORDER_IS_NOT_OF_THESE_PEOPLE)
        elif order == "joined":
            users = tuple(person.user for person in table.occupants if isinstance(person, Human))
        return await self._start(caller, table.id, users)

    @button("start")
    async def start(self, caller: Caller, press: Press) -> Reply:
        return await self._start(caller, press.table, ())

    @slash("bring-here", is_costly=True, complete={"table": complete_own_tables})
    async def move_here(self, caller: Caller, table: str) -> Reply:
        """Move a table to this channel."""
        where = await self._context.require_table_channel(caller)
        caller.require_may_post()
        await self._tables.lobby.move(TableId(number_of(table)), caller.user, where)
        return self._context.done(caller, "moved")

    async def _open(
        self,
        caller: Caller,
        open_in: Callable[[Where], Awaitable[Table]],
        before: Table | None = None,
    ) -> Reply:
        """Open a table where the caller is, unless the bot lacks permissions there. `before`: the
        table whose people are to play again."""
        where = await self._context.require_table_channel(caller)
        caller.require_may_post()
        if caller.missing_permissions:  # the note that is added to every reply names them
            return Reply(Message(caller.language, ""))
        table = await open_in(where)
        wanted = () if before is None else invited_to_play_again(before, caller.user)
        is_invited = bool(table.options.invited) or not wanted
        return self._context.done(caller, "opened" if is_invited else "opened-uninvited")

    async def _open_again(
        self, caller: Caller, table_id: TableId, *, has_same_cards: bool = False
    ) -> Reply:
        before = await self._tables.lookup.table(table_id)
        lobby = self._tables.lobby
        return await self._open(
            caller,
            lambda where: lobby.open_again(
                where, caller.human, before, has_same_cards=has_same_cards
            ),
            before,
        )

    async def _open_in_thread(self, caller: Caller, options: Options, *, host_plays: bool) -> Reply:
        """Open a table in a new thread, unless the bot lacks permissions for that."""
        where = await self._context.require_table_channel(caller)
        if caller.threads == "none":
            raise TableRefusal(TableCode.NO_THREADS_HERE)
        caller.require_may_open_thread()
        if caller.missing_permissions:  # the note that is added to every reply names them
            return Reply(Message(caller.language, ""))
        if caller.missing_for_thread:
            translator = self._context.translator(caller)
            channel = f"<#{caller.channel}>"
            missing = caller.missing_for_thread
            return Reply(missing_permissions_message(translator, missing, channel))
        await self._tables.lobby.open_in_thread(
            where, caller.interaction, caller.human, options, host_plays=host_plays
        )
        return self._context.done(caller, "opened-in-thread")

    def _ask_for_map(self, caller: Caller, said: tuple[str, ...]) -> Reply:
        return Reply(map_question(self._context.translator(caller), self._context.maps, said))

    def _require_map(self, typed: str, settings: ServerSettings) -> MapId:
        """The map that is meant: the one of the server if none is; or a refusal."""
        boards, wanted = self._tables.boards, MapId(typed) or settings.map
        if wanted not in boards.map_ids:
            maps = tuple(map(str, boards.map_ids))
            raise TableRefusal(TableCode.UNKNOWN_MAP, map=typed, maps=maps)
        return wanted

    async def _join(self, caller: Caller, table_id: TableId) -> Reply:
        await self._tables.lobby.join(table_id, caller.human)
        return self._context.done(caller, "joined")

    async def _add_computer_player(
        self, caller: Caller, table_id: TableId, level: Level | None
    ) -> Reply:
        """Add one of this level, with a name in the table's language; without a level, ask."""
        if level is None:
            table = await self._tables.lobby.with_room_for_computer_player(table_id, caller.user)
            translator = self._context.phrases(table, caller).translator
            message = computer_players.add_question(
                translator, table, self._table_translator(table)
            )
            return Reply(message, table_id)
        table_translator = self._table_translator(await self._tables.lookup.table(table_id))
        names = computer_players.names(table_translator, level)
        table = await self._tables.lobby.add_computer_player(table_id, caller.user, level, *names)
        translator = self._context.phrases(table, caller).translator
        return Reply(computer_players.added_message(translator, table, table_translator), table_id)

    async def _remove_computer_player(self, caller: Caller, table_id: TableId, name: str) -> Reply:
        """Remove the one of that name; without a name the only one, or ask which."""
        table = await self._tables.lookup.table(table_id)
        translator = self._context.translator(caller)
        players = computer_players.computer_players_at(table)
        if not name and len(players) > 1:
            return Reply(computer_players.remove_question(translator, table), table_id)
        going = name or next((player.name for player in players), "")
        await self._tables.lobby.remove_computer_player(table_id, caller.user, going)
        return Reply(computer_players.removed_message(translator, going))

    async def _start(self, caller: Caller, table_id: TableId, order: tuple[UserId, ...]) -> Reply:
        """The host's own tickets are offered in the reply."""
        if (await self._tables.lookup.table(table_id)).seat_of(caller.user) is None:
            await self._tables.lobby.start_to_watch(
                table_id, caller.user, order, caller.interaction
            )
            return self._context.done(caller, "begun")
        result = await self._tables.lobby.start(table_id, caller.user, order, caller.interaction)
        return await self._context.result_reply(caller, result)

    def _table_translator(self, table: Table) -> Translator:
        return self._context.catalogue.translator(table.options.language)


def _as_word(option: str | int | None) -> str:
    """An option of /new as part of a button."""
    if isinstance(option, bool):
        return YES if option else NO
    return str(option or "")


def _require_pace(typed: str) -> int:
    """The hours of the pace that was typed, or refuse UNKNOWN_PACE."""
    hours = hours_in(typed)
    if hours not in PACES_H:
        paces = tuple(map(str, PACES_H))
        raise TableRefusal(TableCode.UNKNOWN_PACE, pace=typed, paces=paces)
    return hours


def _language_named(word: str | None) -> Language | None:
    return next((language for language in get_args(Language) if language == word), None)


def mentioned_users(text: str) -> tuple[UserId, ...]:
    """The people mentioned in a text, in their order."""
    return tuple(UserId(number_of(user)) for user in MENTION.findall(text))
