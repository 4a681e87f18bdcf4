"""Whether this is the moment for an action."""

from engine.actions import Action
from engine.refusals import Code, Refusal
from engine.state import Turn
from engine.working_state import WorkingState


def tag(value: Action) -> str:
    """An action's name in JSON."""
    return str(value.__struct_config__.tag)


def must_begin_turn(draft: WorkingState, action: Action) -> None:
    """Refuse an action that can only be the whole of a turn."""
    if not isinstance(draft.phase, Turn):
        raise not_now(draft, action)


def not_now(draft: WorkingState, action: Action) -> Refusal:
    waiting_for = str(draft.phase.__struct_config__.tag)
    return Refusal(Code.NOT_NOW, action=tag(action), waiting_for=waiting_for)
