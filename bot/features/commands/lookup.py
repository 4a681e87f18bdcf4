"""/hand /board /recap /log /score /rules /help /games."""

from collections.abc import Iterator

from bot.features.commands.autocomplete import Autocomplete
from bot.features.commands.build import Command, CommandBuilder, Interaction
from bot.features.commands.maps import map_choices
from bot.features.context import HandlerContext
from bot.features.gate import InteractionGate
from bot.features.lookup import LookupFeature
from bot.messages.rules import TOPICS, topic_of


def look_commands(
    build: CommandBuilder,
    gate: InteractionGate,
    context: HandlerContext,
    look: LookupFeature,
    suggest: Autocomplete,
) -> Iterator[Command]:
    """Everything one can look at."""

    async def hand(interaction: Interaction) -> None:
        await gate.serve(interaction, look.hand)

    async def board(
        interaction: Interaction, private: bool = False, area: str = "", text: bool = False
    ) -> None:
        await gate.serve(
            interaction,
            lambda caller: look.board(caller, is_private=private, area=area, is_text=text),
        )

    async def recap(interaction: Interaction) -> None:
        await gate.serve(interaction, look.recap_here)

    async def log(interaction: Interaction) -> None:
        await gate.serve(interaction, look.log)

    async def score(interaction: Interaction) -> None:
        await gate.serve(interaction, look.score)

    async def rules(interaction: Interaction, topic: str | None = None, map_: str = "") -> None:
        await gate.serve(interaction, lambda caller: look.rules(caller, topic_of(topic), map_))

    async def help_(interaction: Interaction) -> None:
        await gate.serve(interaction, look.help)

    async def games(interaction: Interaction) -> None:
        await gate.serve(interaction, look.games)

    yield build("hand", hand, in_dm=True)
    yield build("board", board, suggest={"area": suggest.places})
    yield build("recap", recap)
    yield build("log", log)
    yield build("score", score)
    topics = [build.choice("topic", topic) for topic in TOPICS]
    choices = {"topic": topics, "map_": map_choices(build, context)}
    yield build("rules", rules, in_dm=True, choices=choices)
    yield build("help", help_, in_dm=True)
    yield build("games", games, in_dm=True)
