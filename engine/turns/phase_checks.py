"""Checks whether the current phase allows an action."""

from engine.actions import Action
from engine.refusals import Code, Refusal
from engine.state import Turn
from engine.working_state import WorkingState


def action_tag(action: Action) -> str:
    """An action's name in JSON."""
    return str(action.__struct_config__.tag)


def require_turn(working: WorkingState, action: Action) -> None:
    """Refuse an action that may only begin a turn, unless a turn is to begin."""
    if not isinstance(working.phase, Turn):
        raise not_now(working, action)


def not_now(working: WorkingState, action: Action) -> Refusal:
    """The refusal of an action that the current phase does not allow."""
    waiting_for = str(working.phase.__struct_config__.tag)
    return Refusal(Code.NOT_NOW, action=action_tag(action), waiting_for=waiting_for)
