"""What each button and menu does: from the verb of a custom_id to an answer."""

from collections.abc import Awaitable, Callable
from typing import Any

import discord

from bot.discord_io.custom_ids import Press
from bot.domain.refusals import TableCode, TableRefusal
from bot.domain.requests import AbsenceChoice
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
        gate: InteractionGate,
        lobby: LobbyFeature,
        turn: TurnFeature,
        claiming: ClaimFeature,
        look: LookupFeature,
        between: BetweenTurnsFeature,
        leaving: SeatsFeature,
    ) -> None:
        self._gate = gate
        self._actions: dict[str, PressHandler] = {
            **_of_lobby(lobby),
            **_of_turn(turn),
            **_of_claiming(claiming),
            **_of_look(look),
            **_between(between),
            **_of_leaving(leaving),
        }

    @property
    def verbs(self) -> frozenset[str]:
        return frozenset(self._actions)

    async def answer(self, interaction: discord.Interaction[Any], press: Press) -> None:
        """In an ephemeral message the answer takes the place of the menu; otherwise it is new."""
        message = interaction.message
        is_private = message is not None and message.flags.ephemeral
        await self._gate.serve(
            interaction,
            lambda caller: self._deed(caller, press),
            "update" if is_private else "private",
            press.table,
        )

    async def _deed(self, caller: Caller, press: Press) -> Reply:
        deed = self._actions.get(press.verb)
        if deed is None:  # a button from a time to come, or from long ago
            raise TableRefusal(TableCode.BOARD_HAS_MOVED_ON, step=press.step)
        return await deed(caller, press)


def _target(press: Press) -> Target:
    return Target(press.table, press.step)


def _first(press: Press) -> str:
    """The value chosen in a menu for one."""
    return press.values[0] if press.values else ""


def _page(press: Press) -> int:
    page = press.more.rpartition(":")[2]
    return number_of(page)


def _of_lobby(lobby: LobbyFeature) -> dict[str, PressHandler]:
    def add_automatic(caller: Caller, press: Press) -> Awaitable[Reply]:
        level = level_of(press.more)
        if level is None:
            return lobby.choose_automatic(caller, press.table)
        return lobby.add_automatic(caller, press.table, level)

    return {
        "join": lambda caller, press: lobby.join(caller, press.table),
        "leave": lambda caller, press: lobby.leave(caller, press.table),
        "add_automatic": add_automatic,
        "remove_automatic": lambda caller, press: lobby.remove_automatic(
            caller, press.table, press.more
        ),
        "start": lambda caller, press: lobby.start(caller, press.table),
        "again": lambda caller, press: lobby.again(caller, press.table),
    }


def _of_turn(turn: TurnFeature) -> dict[str, PressHandler]:
    return {
        "draw": lambda caller, press: turn.draw(caller, _target(press), DECK),
        "take": lambda caller, press: turn.draw(
            caller, _target(press), press.more.partition(":")[0]
        ),
        "tickets": lambda caller, press: turn.ask_tickets(caller, _target(press)),
        "draw_tickets": lambda caller, press: turn.tickets(caller, _target(press)),
        "choose": lambda caller, press: turn.choose(caller, _target(press)),
        "keep": lambda caller, press: turn.keep(caller, _target(press), press.values),
        "ferry": lambda caller, press: turn.ferry(caller, _target(press)),
        "pass": lambda caller, press: turn.skip(caller, _target(press)),
    }


def _of_claiming(claiming: ClaimFeature) -> dict[str, PressHandler]:
    def more(caller: Caller, press: Press) -> Awaitable[Reply]:
        is_station = press.more.startswith("station")
        menu = claiming.city_menu if is_station else claiming.menu
        return menu(caller, _target(press), _page(press))

    return {
        "claim": lambda caller, press: claiming.menu(caller, _target(press)),
        "route": lambda caller, press: claiming.route(caller, _target(press), _first(press)),
        "pay": lambda caller, press: claiming.pay(
            caller, _target(press), press.more, _first(press)
        ),
        "station": lambda caller, press: claiming.city_menu(caller, _target(press)),
        "city": lambda caller, press: claiming.city(caller, _target(press), _first(press)),
        "pay_station": lambda caller, press: claiming.pay_station(
            caller, _target(press), press.more, _first(press)
        ),
        "tunnel": lambda caller, press: claiming.tunnel(caller, _target(press)),
        "pay_extra": lambda caller, press: claiming.pay_extra(
            caller, _target(press), _first(press)
        ),
        "give_up": lambda caller, press: claiming.give_up(caller, _target(press)),
        "more": more,
    }


def _of_look(look: LookupFeature) -> dict[str, PressHandler]:
    def table(caller: Caller, press: Press) -> Awaitable[Reply]:
        chosen = _first(press)
        return look.hand_away(caller, TableId(number_of(chosen)))

    def rules(caller: Caller, press: Press) -> Awaitable[Reply]:
        if press.values:
            return look.rules(caller, topic_of(press.more), _first(press))
        return look.rules_at(caller, press.table)

    return {
        "hand": lambda caller, press: look.hand_at(caller, press.table),
        "board": lambda caller, press: look.own_board(caller, press.table),
        "recap": lambda caller, press: look.recap(caller, press.table),
        "rules": rules,
        "table": table,
    }


def _mark(press: Press) -> int:
    """Of the question that a button belongs to."""
    return number_of(press.more)


def _of_leaving(leaving: SeatsFeature) -> dict[str, PressHandler]:
    return {
        "cancel": lambda caller, press: leaving.cancel(caller, press.table),
        "call_off": lambda caller, press: leaving.called_off(caller, _target(press)),
        "resign": lambda caller, press: leaving.resigned(caller, _target(press)),
        "not_now": lambda caller, _: leaving.not_now(caller),
        "take_over": lambda caller, press: leaving.take_over(caller, press.table, _mark(press)),
        "decline": lambda caller, press: leaving.decline(caller, press.table, _mark(press)),
    }


def _between(between: BetweenTurnsFeature) -> dict[str, PressHandler]:
    def answer_undo(is_yes: bool) -> PressHandler:
        return lambda caller, press: between.answer_undo(
            caller, press.table, _mark(press), is_yes=is_yes
        )

    def vote(choice: AbsenceChoice) -> PressHandler:
        return lambda caller, press: between.vote(caller, press.table, _mark(press), choice)

    return {
        "undo": lambda caller, press: between.undo(caller, _target(press)),
        "undo_yes": answer_undo(is_yes=True),
        "undo_no": answer_undo(is_yes=False),
        "vote": lambda caller, press: between.call_vote(caller, press.table),
        "vote_wait": vote("wait"),
        "vote_stand_in": vote("stand-in"),
        "vote_substitute": vote("substitute"),
        "come_back": lambda caller, press: between.come_back(caller, press.table),
        "mute": lambda caller, press: between.mute(caller, press.table),
    }
