"""Whether this is the moment for an action."""

from engine.actions import Action
from engine.draft import Draft
from engine.refusals import Code, Refusal
from engine.state import Turn


def tag(value: Action) -> str:
    """An action's name in JSON."""
    return str(value.__struct_config__.tag)


def must_begin_turn(draft: Draft, action: Action) -> None:
    """Refuse an action that can only be the whole of a turn."""
    if not isinstance(draft.phase, Turn):
        raise not_now(draft, action)


def not_now(draft: Draft, action: Action) -> Refusal:
    waiting_for = str(draft.phase.__struct_config__.tag)
    return Refusal(Code.NOT_NOW, action=tag(action), waiting_for=waiting_for)
