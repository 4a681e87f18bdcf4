"""What each button and menu does: from the verb of a custom_id to an answer."""

from collections.abc import Awaitable, Callable
from typing import Any

import discord

from bot.discord_io.custom_ids import Press
from bot.domain.refusals import TableCode, TableRefusal
from bot.domain.requests import Absence
from bot.domain.table import TableId, level_of, number_of
from bot.features.between_turns import BetweenTurnsFeature
from bot.features.caller import Caller, Reply
from bot.features.claim import ClaimFeature
from bot.features.context import Target
from bot.features.gate import InteractionGate
from bot.features.lobby import LobbyFeature
from bot.features.lookup import LookupFeature
from bot.features.seats import SeatsFeature
from bot.features.turn import DECK, TurnFeature
from bot.messages.rules import topic_of

PressHandler = Callable[[Caller, Press], Awaitable[Reply]]


class ButtonRouter:
    """One entry for each verb of `present.message.Verb`."""

    def __init__(
        self,
        desk: InteractionGate,
        lobby: LobbyFeature,
        turn: TurnFeature,
        claiming: ClaimFeature,
        look: LookupFeature,
        between: BetweenTurnsFeature,
        leaving: SeatsFeature,
    ) -> None:
        self._desk = desk
        self._deeds: dict[str, PressHandler] = {
            **_of_lobby(lobby),
            **_of_turn(turn),
            **_of_claiming(claiming),
            **_of_look(look),
            **_between(between),
            **_of_leaving(leaving),
        }

    @property
    def verbs(self) -> frozenset[str]:
        return frozenset(self._deeds)

    async def answer(self, interaction: discord.Interaction[Any], press: Press) -> None:
        """In an ephemeral message the answer takes the place of the menu; otherwise it is new."""
        message = interaction.message
        is_private = message is not None and message.flags.ephemeral
        await self._desk.serve(
            interaction,
            lambda asker: self._deed(asker, press),
            "update" if is_private else "private",
            press.table,
        )

    async def _deed(self, asker: Caller, press: Press) -> Reply:
        deed = self._deeds.get(press.verb)
        if deed is None:  # a button from a time to come, or from long ago
            raise TableRefusal(TableCode.BOARD_HAS_MOVED_ON, step=press.step)
        return await deed(asker, press)


def _target(press: Press) -> Target:
    return Target(press.table, press.step)


def _first(press: Press) -> str:
    """The value chosen in a menu for one."""
    return press.values[0] if press.values else ""


def _page(press: Press) -> int:
    page = press.more.rpartition(":")[2]
    return number_of(page)


def _of_lobby(lobby: LobbyFeature) -> dict[str, PressHandler]:
    def add_automatic(asker: Caller, press: Press) -> Awaitable[Reply]:
        level = level_of(press.more)
        if level is None:
            return lobby.choose_automatic(asker, press.table)
        return lobby.add_automatic(asker, press.table, level)

    return {
        "join": lambda asker, press: lobby.join(asker, press.table),
        "leave": lambda asker, press: lobby.leave(asker, press.table),
        "add_automatic": add_automatic,
        "remove_automatic": lambda asker, press: lobby.remove_automatic(
            asker, press.table, press.more
        ),
        "start": lambda asker, press: lobby.start(asker, press.table),
        "again": lambda asker, press: lobby.again(asker, press.table),
    }


def _of_turn(turn: TurnFeature) -> dict[str, PressHandler]:
    return {
        "draw": lambda asker, press: turn.draw(asker, _target(press), DECK),
        "take": lambda asker, press: turn.draw(asker, _target(press), press.more.partition(":")[0]),
        "tickets": lambda asker, press: turn.ask_tickets(asker, _target(press)),
        "draw_tickets": lambda asker, press: turn.tickets(asker, _target(press)),
        "choose": lambda asker, press: turn.choose(asker, _target(press)),
        "keep": lambda asker, press: turn.keep(asker, _target(press), press.values),
        "ferry": lambda asker, press: turn.ferry(asker, _target(press)),
        "pass": lambda asker, press: turn.skip(asker, _target(press)),
    }


def _of_claiming(claiming: ClaimFeature) -> dict[str, PressHandler]:
    def more(asker: Caller, press: Press) -> Awaitable[Reply]:
        is_station = press.more.startswith("station")
        menu = claiming.city_menu if is_station else claiming.menu
        return menu(asker, _target(press), _page(press))

    return {
        "claim": lambda asker, press: claiming.menu(asker, _target(press)),
        "route": lambda asker, press: claiming.route(asker, _target(press), _first(press)),
        "pay": lambda asker, press: claiming.pay(asker, _target(press), press.more, _first(press)),
        "station": lambda asker, press: claiming.city_menu(asker, _target(press)),
        "city": lambda asker, press: claiming.city(asker, _target(press), _first(press)),
        "pay_station": lambda asker, press: claiming.pay_station(
            asker, _target(press), press.more, _first(press)
        ),
        "tunnel": lambda asker, press: claiming.tunnel(asker, _target(press)),
        "pay_extra": lambda asker, press: claiming.pay_extra(asker, _target(press), _first(press)),
        "give_up": lambda asker, press: claiming.give_up(asker, _target(press)),
        "more": more,
    }


def _of_look(look: LookupFeature) -> dict[str, PressHandler]:
    def table(asker: Caller, press: Press) -> Awaitable[Reply]:
        chosen = _first(press)
        return look.hand_away(asker, TableId(number_of(chosen)))

    def rules(asker: Caller, press: Press) -> Awaitable[Reply]:
        if press.values:
            return look.rules(asker, topic_of(press.more), _first(press))
        return look.rules_at(asker, press.table)

    return {
        "hand": lambda asker, press: look.hand_at(asker, press.table),
        "board": lambda asker, press: look.own_board(asker, press.table),
        "recap": lambda asker, press: look.recap(asker, press.table),
        "rules": rules,
        "table": table,
    }


def _mark(press: Press) -> int:
    """Of the question that a button belongs to."""
    return number_of(press.more)


def _of_leaving(leaving: SeatsFeature) -> dict[str, PressHandler]:
    return {
        "cancel": lambda asker, press: leaving.cancel(asker, press.table),
        "call_off": lambda asker, press: leaving.called_off(asker, _target(press)),
        "resign": lambda asker, press: leaving.resigned(asker, _target(press)),
        "not_now": lambda asker, _: leaving.not_now(asker),
        "take_over": lambda asker, press: leaving.take_over(asker, press.table, _mark(press)),
        "decline": lambda asker, press: leaving.decline(asker, press.table, _mark(press)),
    }


def _between(between: BetweenTurnsFeature) -> dict[str, PressHandler]:
    def answer_undo(is_yes: bool) -> PressHandler:
        return lambda asker, press: between.answer_undo(
            asker, press.table, _mark(press), is_yes=is_yes
        )

    def vote(choice: Absence) -> PressHandler:
        return lambda asker, press: between.vote(asker, press.table, _mark(press), choice)

    return {
        "undo": lambda asker, press: between.undo(asker, _target(press)),
        "undo_yes": answer_undo(is_yes=True),
        "undo_no": answer_undo(is_yes=False),
        "vote": lambda asker, press: between.call_vote(asker, press.table),
        "vote_wait": vote("wait"),
        "vote_stand_in": vote("stand-in"),
        "vote_substitute": vote("substitute"),
        "come_back": lambda asker, press: between.come_back(asker, press.table),
        "mute": lambda asker, press: between.mute(asker, press.table),
    }
