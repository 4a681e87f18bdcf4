"""Members of the guild: people join, leave and change their settings; the bot joins and leaves."""

from sandbox.payloads.errors import FieldProblem, invalid_form
from sandbox.payloads.locales import LOCALES
from sandbox.payloads.users import Person
from sandbox.world.default_world import new_person
from sandbox.world.events import BotJoined, BotLeft, MemberJoined, MemberLeft, PersonChanged
from sandbox.world.world import World


def add_person(world: World, name: str) -> Person:
    """Add a person with this name and some avatar colour to the guild."""
    colour = 0x404040 + int(world.ids.next()) % 0x808080
    person = new_person(name, colour, world.state.people_role, world.clock, world.ids.next())
    world.state.people[person.user.id] = person
    world.publish(MemberJoined(person))
    return person


def remove_person(world: World, person: Person) -> None:
    """The person leaves the guild; the user still exists."""
    person.in_guild = False
    world.publish(MemberLeft(person))


def add_bot(world: World) -> None:
    world.state.bot_in_guild = True
    world.state.bot_joined_at = world.clock.timestamp()
    world.publish(BotJoined())


def remove_bot(world: World) -> None:
    world.state.bot_in_guild = False
    world.publish(BotLeft())


def set_locale(world: World, person: Person, locale: str) -> None:
    if locale not in LOCALES:
        problem = FieldProblem(("locale",), "BASE_TYPE_CHOICES", f"{locale} is no Discord locale.")
        raise invalid_form([problem])
    person.locale = locale
    world.publish(PersonChanged(person))


def set_dms_open(world: World, person: Person, is_open: bool) -> None:
    person.dms_open = is_open
    world.publish(PersonChanged(person))
