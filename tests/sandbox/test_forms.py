"""Forms with checkboxes and radio buttons: what a bot may open and what a person may submit."""

from collections.abc import Awaitable, Callable

import discord as dpy
import pytest

from sandbox.payloads.base import Json
from sandbox.payloads.messages import Message
from sandbox.people.client_refusal import ClientRefusal
from sandbox.people.form_input import FormValue
from sandbox.testing.actor import Actor, StartedInteraction
from sandbox.testing.driver import Sandbox
from tests.support.raw_rest import paths, post
from tests.support.sample_bot import running

Submit = Callable[[dpy.Interaction], Awaitable[object]]

TICKETS = ["Roma to Wien", "Paris to Brest", "Oslo to Kyiv", "Cádiz to Sofia"]


class TicketForm(dpy.ui.Modal):
    """A form with every kind of field that offers choices."""

    def __init__(self, on_submit: Submit) -> None:
        super().__init__(title="Tickets", custom_id="choose:7")
        self.respond = on_submit
        self.tickets = dpy.ui.CheckboxGroup[TicketForm](
            custom_id="tickets",
            min_values=2,
            max_values=3,
            options=[dpy.CheckboxGroupOption(label=name, value=name[:4]) for name in TICKETS],
        )
        self.quick = dpy.ui.Checkbox[TicketForm](custom_id="quick", default=True)
        self.map = dpy.ui.RadioGroup[TicketForm](
            custom_id="map",
            required=False,
            options=[dpy.RadioGroupOption(label=name, value=name) for name in ("usa", "europe")],
        )
        self.add_item(dpy.ui.TextDisplay("Keep at least two."))
        self.add_item(dpy.ui.Label(text="Tickets", component=self.tickets))
        self.add_item(dpy.ui.Label(text="Quick", component=self.quick))
        self.add_item(dpy.ui.Label(text="Map", component=self.map))

    async def on_submit(self, interaction: dpy.Interaction) -> None:
        await self.respond(interaction)


class OpenFormView(dpy.ui.View):
    """A button that opens the form."""

    def __init__(self, on_submit: Submit) -> None:
        super().__init__(timeout=None)
        self.form = TicketForm(on_submit)

    @dpy.ui.button(label="Choose", custom_id="open")
    async def open(self, interaction: dpy.Interaction, _: dpy.ui.Button[dpy.ui.View]) -> None:
        await interaction.response.send_modal(self.form)


async def answer_ok(interaction: dpy.Interaction) -> None:
    await interaction.response.send_message("OK", ephemeral=True)


async def open_form(
    discord: Sandbox, bot: dpy.Client, on_submit: Submit = answer_ok
) -> tuple[Actor, Message, StartedInteraction, TicketForm]:
    """A person, the message whose button was pressed, the press, and the form it opened."""
    robin, platform = discord.person("Robin"), discord.channel("platform-1")
    view = OpenFormView(on_submit)
    await bot.get_partial_messageable(int(platform.id)).send("Tickets?", view=view)
    message = discord.public(platform)[-1]
    return robin, message, await robin.press(message, "Choose"), view.form


async def test_the_bot_gets_what_was_ticked_in_a_form() -> None:
    async with Sandbox.start() as discord, running(discord) as bot:
        robin, message, opened, form = await open_form(discord, bot)
        assert opened.form.custom_id == "choose:7"
        result = await robin.submit(opened, {"tickets": ["Roma", "Oslo"], "map": "europe"})
        assert (await result.answer()).content == "OK"
        assert form.tickets.values == ["Roma", "Oslo"]
        assert (form.quick.value, form.map.value) == (True, "europe")
        payload = result.interaction.payload
        assert payload["type"] == 5
        assert payload["data"] == {
            "custom_id": "choose:7",
            "components": [
                {"type": 10, "id": 1},
                {
                    "type": 18,
                    "id": 2,
                    "component": {
                        "type": 22,
                        "id": 3,
                        "custom_id": "tickets",
                        "values": ["Roma", "Oslo"],
                    },
                },
                {
                    "type": 18,
                    "id": 4,
                    "component": {"type": 23, "id": 5, "custom_id": "quick", "value": True},
                },
                {
                    "type": 18,
                    "id": 6,
                    "component": {"type": 21, "id": 7, "custom_id": "map", "value": "europe"},
                },
            ],
        }
        assert bot.interactions[-1].message is not None
        assert bot.interactions[-1].message.id == int(message.id)


REFUSED_VALUES: list[tuple[dict[str, FormValue], str]] = [
    ({"tickets": ["Roma"]}, "Choose from 2 to 3"),
    ({"tickets": ["Roma", "Roma"]}, "Choose from 2 to 3"),
    ({"tickets": ["Roma", "Oslo", "Pari", "Cádi"]}, "Choose from 2 to 3"),
    ({"tickets": ["Roma", "Bern"]}, "not one of the choices"),
    ({"tickets": ["Roma", "Oslo"], "map": "moon"}, "not one of the choices"),
    ({"tickets": ["Roma", "Oslo"], "colour": "red"}, "no field colour"),
    ({}, "Choose from 2 to 3"),
]


async def test_the_client_does_not_submit_choices_that_the_form_does_not_allow() -> None:
    async with Sandbox.start() as discord, running(discord) as bot:
        robin, _, opened, _ = await open_form(discord, bot)
        for values, refusal in REFUSED_VALUES:
            with pytest.raises(ClientRefusal, match=refusal):
                await robin.submit(opened, values)


async def test_a_dismissed_form_is_opened_again_and_a_submitted_one_is_closed() -> None:
    async with Sandbox.start() as discord, running(discord) as bot:
        robin, message, dismissed, _ = await open_form(discord, bot)
        opened = await robin.press(message, "Choose")
        assert opened.form == dismissed.form
        assert (await robin.submit(opened, tickets=["Roma", "Oslo"])).was_answered
        with pytest.raises(ClientRefusal, match="not open"):
            await robin.submit(opened, tickets=["Roma", "Oslo"])


async def test_a_form_stays_open_if_the_bot_does_not_answer() -> None:
    async def stay_silent(_: dpy.Interaction) -> None: ...

    async with Sandbox.start() as discord, running(discord) as bot:
        robin, _, opened, _ = await open_form(discord, bot, stay_silent)
        discord.server.interactions.answer_within_s = 0.01
        for _attempt in range(2):
            assert not (await robin.submit(opened, tickets=["Roma", "Oslo"])).was_answered


async def test_a_submission_reaches_the_bot_after_a_restart() -> None:
    async with Sandbox.start() as discord:
        async with running(discord) as bot:
            robin, _, opened, _ = await open_form(discord, bot)
        async with running(discord) as bot:
            submitted = bot.next_interaction()
            bot.loop.create_task(answer_next(bot))
            result = await robin.submit(opened, tickets=["Roma", "Oslo"])
            assert (await submitted).data == result.interaction.payload["data"]


async def answer_next(bot: dpy.Client) -> None:
    interaction = await bot.wait_for("interaction")
    await interaction.response.send_message("OK")


async def edit(interaction: dpy.Interaction) -> None:
    await interaction.response.edit_message(content="Chosen", view=None)


async def defer_then_edit(interaction: dpy.Interaction) -> None:
    await interaction.response.defer()
    await interaction.edit_original_response(content="Chosen", view=None)


@pytest.mark.parametrize(("respond", "response_type"), [(edit, 7), (defer_then_edit, 6)])
async def test_the_submission_of_a_form_edits_the_message_that_opened_it(
    respond: Submit, response_type: int
) -> None:
    async with Sandbox.start() as discord, running(discord) as bot:
        robin, message, opened, _ = await open_form(discord, bot, respond)
        result = await robin.submit(opened, tickets=["Roma", "Oslo"])
        assert result.interaction.response_type == response_type
        await discord.until(lambda: discord.now(message) != message)
        (changed,) = discord.public(discord.channel("platform-1"))
        assert (changed.content, changed.components) == ("Chosen", [])


async def test_the_submission_of_a_form_is_answered_with_a_new_message() -> None:
    async def think(interaction: dpy.Interaction) -> None:
        await interaction.response.defer(thinking=True, ephemeral=True)
        await interaction.edit_original_response(content="Thought")

    async with Sandbox.start() as discord, running(discord) as bot:
        for respond, response_type, content in ((answer_ok, 4, "OK"), (think, 5, "Thought")):
            robin, message, opened, _ = await open_form(discord, bot, respond)
            result = await robin.submit(opened, tickets=["Roma", "Oslo"])
            answer = await result.answer()
            assert result.interaction.response_type == response_type
            assert (answer.content, answer.is_ephemeral) == (content, True)
            assert discord.now(message) == message
            metadata = answer.interaction_metadata
            assert metadata
            assert metadata.triggering_interaction_metadata
            assert metadata.triggering_interaction_metadata.id == opened.interaction.id


def options(number: int) -> list[Json]:
    return [{"label": str(n), "value": str(n)} for n in range(number)]


def checkboxes(number: int = 3, **more: object) -> Json:
    return {"type": 22, "custom_id": "group", "options": options(number), **more}


def radios(number: int = 3, **more: object) -> Json:
    return {"type": 21, "custom_id": "group", "options": options(number), **more}


VALID_FIELDS = [
    checkboxes(10),
    checkboxes(1, min_values=None, max_values=None, required=None),
    checkboxes(3, min_values=0, required=False),
    radios(10),
    {"type": 23, "custom_id": "box", "default": None},
]
HERE = "data.components.0.component"
INVALID_FIELDS = [
    (checkboxes(11), f"{HERE}.options BASE_TYPE_MAX_LENGTH"),
    (checkboxes(0), f"{HERE}.options BASE_TYPE_MIN_LENGTH"),
    (checkboxes(3, max_values=4), f"{HERE}.max_values NUMBER_TYPE_MAX"),
    (checkboxes(3, max_values=11), f"{HERE}.max_values NUMBER_TYPE_MAX"),
    (checkboxes(3, min_values=3, max_values=2), f"{HERE}.min_values NUMBER_TYPE_MAX"),
    (checkboxes(3, min_values=0), f"{HERE}.min_values NUMBER_TYPE_MIN"),
    (checkboxes(custom_id="x" * 101), f"{HERE}.custom_id BASE_TYPE_MAX_LENGTH"),
    (
        checkboxes(options=options(1) * 2),
        f"{HERE}.options.1.value SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    (
        checkboxes(options=[{**option, "default": True} for option in options(3)], max_values=2),
        f"{HERE} SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES",
    ),
    (radios(1), f"{HERE}.options BASE_TYPE_MIN_LENGTH"),
    (radios(11), f"{HERE}.options BASE_TYPE_MAX_LENGTH"),
    (
        radios(options=[{**option, "default": True} for option in options(2)]),
        f"{HERE} SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES",
    ),
    ({"type": 23}, f"{HERE}.custom_id BASE_TYPE_REQUIRED"),
]


async def test_forms_are_refused_with_the_path_of_their_error() -> None:
    async with Sandbox.start() as discord:
        robin, platform = discord.person("Robin"), discord.channel("platform-1")
        channel = f"/channels/{platform.id}/messages"
        button = {"type": 2, "style": 1, "label": "Open", "custom_id": "open"}
        await post(discord, channel, {"components": [{"type": 1, "components": [button]}]})
        message = discord.public(platform)[0]
        cases = [(field, None) for field in VALID_FIELDS] + INVALID_FIELDS
        for field, error in cases:
            pressed = robin.press_only(message, "Open")
            label = {"type": 18, "label": "Which?", "component": field}
            form = {"custom_id": "form", "title": "Form", "components": [label]}
            path = f"/interactions/{pressed.id}/{pressed.token}/callback?with_response=true"
            answer = await post(discord, path, {"type": 9, "data": form})
            assert (paths(answer["errors"])[-1] if "errors" in answer else None) == error, field


async def test_checkboxes_are_only_for_forms() -> None:
    async with Sandbox.start() as discord:
        path = f"/channels/{discord.channel('platform-1').id}/messages"
        answer = await post(discord, path, {"flags": 1 << 15, "components": [checkboxes()]})
        assert paths(answer["errors"]) == ["components.0.type BASE_TYPE_CHOICES"]


async def test_people_chosen_in_a_form_are_resolved() -> None:
    class GuestForm(dpy.ui.Modal, title="Guests"):
        guests: dpy.ui.Label[dpy.ui.Modal] = dpy.ui.Label(
            text="Guests", component=dpy.ui.UserSelect(custom_id="guests")
        )

        async def on_submit(self, interaction: dpy.Interaction) -> None:
            assert isinstance(self.guests.component, dpy.ui.UserSelect)
            names = [user.display_name for user in self.guests.component.values]
            await interaction.response.send_message(f"Hello {names}")

    async with Sandbox.start() as discord, running(discord) as bot:
        robin, kim, platform = (
            discord.person("Robin"),
            discord.person("Kim"),
            discord.channel("platform-1"),
        )
        view = OpenFormView(answer_ok)
        view.form = GuestForm()  # type: ignore[assignment]  # another form behind the button
        await bot.get_partial_messageable(int(platform.id)).send("Guests?", view=view)
        opened = await robin.press(discord.public(platform)[-1], "Choose")
        result = await robin.submit(opened, guests=[kim.id])
        assert (await result.answer()).content == "Hello ['Kim']"
