"""What each button and menu does: from the verb of a custom_id to an answer."""

from collections.abc import Awaitable, Callable
from typing import Any

import discord

from bot.answers.claim import Claiming
from bot.answers.house import Target
from bot.answers.lobby import Lobby
from bot.answers.look import Look
from bot.answers.table import Between
from bot.answers.turn import DECK, Turn
from bot.asking import Answer, Asker
from bot.controls import Press
from bot.desk import Desk
from bot.model import TableId
from bot.refusals import TableCode, TableRefusal

Deed = Callable[[Asker, Press], Awaitable[Answer]]


class Presses:
    """One entry for each verb of `present.message.Verb`."""

    def __init__(
        self,
        desk: Desk,
        lobby: Lobby,
        turn: Turn,
        claiming: Claiming,
        look: Look,
        between: Between,
    ) -> None:
        self._desk = desk
        self._deeds: dict[str, Deed] = {
            **_of_lobby(lobby),
            **_of_turn(turn),
            **_of_claiming(claiming),
            **_of_look(look),
            **_between(between),
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

    async def _deed(self, asker: Asker, press: Press) -> Answer:
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
    return int(page) if page.isdecimal() else 0


def _of_lobby(lobby: Lobby) -> dict[str, Deed]:
    return {
        "join": lambda asker, press: lobby.join(asker, press.table),
        "leave": lambda asker, press: lobby.leave(asker, press.table),
        "add_automatic": lambda asker, press: lobby.add_automatic(asker, press.table),
        "remove_automatic": lambda asker, press: lobby.remove_automatic(asker, press.table),
        "start": lambda asker, press: lobby.start(asker, press.table),
        "cancel": lambda asker, press: lobby.cancel(asker, press.table),
    }


def _of_turn(turn: Turn) -> dict[str, Deed]:
    return {
        "draw": lambda asker, press: turn.draw(asker, _target(press), DECK),
        "take": lambda asker, press: turn.draw(asker, _target(press), press.more.partition(":")[0]),
        "tickets": lambda asker, press: turn.tickets(asker, _target(press)),
        "choose": lambda asker, press: turn.choose(asker, _target(press)),
        "keep": lambda asker, press: turn.keep(asker, _target(press), press.values),
        "ferry": lambda asker, press: turn.ferry(asker, _target(press)),
        "pass": lambda asker, press: turn.skip(asker, _target(press)),
    }


def _of_claiming(claiming: Claiming) -> dict[str, Deed]:
    def more(asker: Asker, press: Press) -> Awaitable[Answer]:
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


def _of_look(look: Look) -> dict[str, Deed]:
    def table(asker: Asker, press: Press) -> Awaitable[Answer]:
        chosen = _first(press)
        return look.hand_at(asker, TableId(int(chosen) if chosen.isdecimal() else 0))

    return {
        "hand": lambda asker, press: look.hand_at(asker, press.table),
        "board": lambda asker, press: look.own_board(asker, press.table),
        "recap": lambda asker, press: look.recap(asker, press.table),
        "table": table,
    }


def _between(between: Between) -> dict[str, Deed]:
    return {
        "undo": lambda asker, press: between.undo(asker, press.table),
        "undo_yes": lambda asker, press: between.answer_undo(asker, press.table, is_yes=True),
        "undo_no": lambda asker, press: between.answer_undo(asker, press.table, is_yes=False),
        "vote_wait": lambda asker, press: between.vote(asker, press.table, "wait"),
        "vote_stand_in": lambda asker, press: between.vote(asker, press.table, "stand-in"),
        "vote_substitute": lambda asker, press: between.vote(asker, press.table, "substitute"),
        "come_back": lambda asker, press: between.come_back(asker, press.table),
        "resign": lambda asker, press: between.resign(asker, press.table),
        "mute": lambda asker, press: between.mute(asker, press.table),
    }
