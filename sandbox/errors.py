"""What Discord refuses, in its own codes and words."""

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True)
class Reason:
    status: int
    code: int
    message: str


UNAUTHORISED = Reason(401, 0, "401: Unauthorized")
NOT_FOUND = Reason(404, 0, "404: Not Found")
UNKNOWN_APPLICATION = Reason(404, 10002, "Unknown Application")
UNKNOWN_CHANNEL = Reason(404, 10003, "Unknown Channel")
UNKNOWN_GUILD = Reason(404, 10004, "Unknown Guild")
UNKNOWN_MEMBER = Reason(404, 10007, "Unknown Member")
UNKNOWN_MESSAGE = Reason(404, 10008, "Unknown Message")
UNKNOWN_USER = Reason(404, 10013, "Unknown User")
UNKNOWN_EMOJI = Reason(400, 10014, "Unknown Emoji")
UNKNOWN_WEBHOOK = Reason(404, 10015, "Unknown Webhook")
UNKNOWN_INTERACTION = Reason(404, 10062, "Unknown interaction")
UNKNOWN_COMMAND = Reason(404, 10063, "Unknown application command")
TOO_MANY_COMMANDS = Reason(
    400, 30032, "Maximum number of application commands of this type reached (100)."
)
TOO_MANY_PINS = Reason(400, 30003, "Maximum number of pins reached for the channel (50)")
TOO_LARGE = Reason(413, 40005, "Request entity too large")
ALREADY_ACKNOWLEDGED = Reason(400, 40060, "Interaction has already been acknowledged.")
THREAD_EXISTS = Reason(400, 160004, "A thread has already been created for this message")
MISSING_ACCESS = Reason(403, 50001, "Missing Access")
NOT_IN_DMS = Reason(403, 50003, "Cannot execute action on a DM channel")
NOT_YOUR_MESSAGE = Reason(403, 50005, "Cannot edit a message authored by another user")
EMPTY_MESSAGE = Reason(400, 50006, "Cannot send an empty message")
DMS_CLOSED = Reason(403, 50007, "Cannot send messages to this user")
MISSING_PERMISSIONS = Reason(403, 50013, "Missing Permissions")
INVALID_WEBHOOK_TOKEN = Reason(401, 50027, "Invalid Webhook Token")
INVALID_FORM = Reason(400, 50035, "Invalid Form Body")
BAD_JSON = Reason(400, 50109, "The request body contains invalid JSON.")
THREAD_ARCHIVED = Reason(400, 50083, "Thread is archived")


class Refused(Exception):  # noqa: N818  # it is an answer, not an accident
    """The answer to a request is one of Discord's errors."""

    def __init__(self, reason: Reason, errors: dict[str, object] | None = None) -> None:
        super().__init__(f"{reason.code}: {reason.message}")
        self.reason = reason
        self.errors = errors

    def body(self) -> dict[str, object]:
        body: dict[str, object] = {"message": self.reason.message, "code": self.reason.code}
        if self.errors is not None:
            body["errors"] = self.errors
        return body


@dataclass(frozen=True)
class Problem:
    """One field of a form that Discord would not take: where, its code, and why."""

    path: tuple[str | int, ...]
    code: str
    message: str


def invalid_form(problems: Iterable[Problem]) -> Refused:
    """50035: every problem under the path of its field."""
    errors: dict[str, object] = {}
    for problem in problems:
        node = errors
        for step in problem.path:
            child = node.setdefault(str(step), {})
            if not isinstance(child, dict):
                raise TypeError(f"{problem.path} runs through a list of errors")
            node = child
        found = node.setdefault("_errors", [])
        if isinstance(found, list):
            found.append({"code": problem.code, "message": problem.message})
    return Refused(INVALID_FORM, errors)


def refuse_if(problems: list[Problem]) -> None:
    if problems:
        raise invalid_form(problems)
