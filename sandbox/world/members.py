"""Members of the guild and their roles: people join, leave and change their settings; the bot
joins, leaves and gets roles."""

from sandbox.payloads.errors import FieldProblem, invalid_form
from sandbox.payloads.locales import LOCALES
from sandbox.payloads.users import Person, Role
from sandbox.world.default_world import new_person
from sandbox.world.events import (
    BotJoined,
    BotLeft,
    BotMemberUpdated,
    MemberJoined,
    MemberLeft,
    PersonChanged,
    RoleCreated,
    RoleUpdated,
)
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


def create_role(world: World, name: str, allowed: int) -> Role:
    """Create a role that grants these permissions. Nobody has it yet."""
    role = Role(
        id=world.ids.next(),
        name=name,
        permissions=str(allowed),
        position=len(world.state.guild.roles),
    )
    world.state.guild.roles.append(role)
    world.publish(RoleCreated(role))
    return role


def set_role_permissions(world: World, role: Role, allowed: int) -> None:
    """Let a role grant exactly these permissions."""
    role.permissions = str(allowed)
    world.publish(RoleUpdated(role))


def give_role_to_bot(world: World, role: Role) -> None:
    world.state.bot_roles.append(role.id)
    world.publish(BotMemberUpdated())


def set_locale(world: World, person: Person, locale: str) -> None:
    if locale not in LOCALES:
        problem = FieldProblem(("locale",), "BASE_TYPE_CHOICES", f"{locale} is no Discord locale.")
        raise invalid_form([problem])
    person.locale = locale
    world.publish(PersonChanged(person))


def set_dms_open(world: World, person: Person, is_open: bool) -> None:
    person.dms_open = is_open
    world.publish(PersonChanged(person))
