"""/remind /nudge /vote /substitute /resign."""

from collections.abc import Iterator

import discord
from discord import app_commands

from bot.domain.table import Human, UserId
from bot.features.between_turns import BetweenTurnsFeature
from bot.features.commands.autocomplete import Autocomplete
from bot.features.commands.build import Command, CommandBuilder, Interaction
from bot.features.context import HandlerContext
from bot.features.gate import InteractionGate
from bot.features.seats import SeatsFeature

Hour = app_commands.Range[int, 0, 23]
Hours = app_commands.Range[int, 1, 168]


def table_commands(
    build: CommandBuilder,
    gate: InteractionGate,
    context: HandlerContext,
    between: BetweenTurnsFeature,
    leaving: SeatsFeature,
    suggest: Autocomplete,
) -> Iterator[Command]:
    """What concerns people rather than moves."""

    async def remind(
        interaction: Interaction,
        first_after: Hours | None = None,
        every: Hours | None = None,
        by: str | None = None,
        quiet_from: Hour | None = None,
        quiet_until: Hour | None = None,
        time_zone: str | None = None,
        dm: bool | None = None,
        mute: bool = False,
    ) -> None:
        wanted = {
            "first_after_h": first_after,
            "every_h": every,
            "by": by,
            "quiet_from_h": quiet_from,
            "quiet_until_h": quiet_until,
            "time_zone": time_zone,
            "wants_dm": dm,
        }
        given = {name: value for name, value in wanted.items() if value is not None}
        await gate.serve(interaction, lambda caller: between.remind(caller, given, is_muted=mute))

    async def nudge(interaction: Interaction) -> None:
        await gate.serve(interaction, context.at_table(between.nudge))

    async def vote(interaction: Interaction) -> None:
        await gate.serve(interaction, context.at_table(between.call_vote))

    async def substitute(
        interaction: Interaction, who: discord.User, instead_of: discord.User | None = None
    ) -> None:
        somebody = Human(UserId(who.id), who.display_name)
        absent = None if instead_of is None else UserId(instead_of.id)
        await gate.serve(
            interaction,
            context.at_table(
                lambda caller, t: leaving.offer(caller, t, somebody, absent, is_bot=who.bot)
            ),
        )

    async def resign(interaction: Interaction) -> None:
        await gate.serve(interaction, context.at_table(leaving.resign))

    ways = [build.choice("by", each) for each in ("dm", "mention", "off")]
    yield build(
        "remind", remind, in_dm=True, choices={"by": ways}, suggest={"time_zone": suggest.zones}
    )
    yield build("nudge", nudge)
    yield build("vote", vote)
    yield build("substitute", substitute)
    yield build("resign", resign)
