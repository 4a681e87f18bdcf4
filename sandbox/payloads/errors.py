"""Discord's error responses: status, error code, message and the list of invalid fields."""

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True)
class ErrorCode:
    """One of Discord's documented errors."""

    status: int
    code: int
    message: str


UNAUTHORISED = ErrorCode(401, 0, "401: Unauthorized")
NOT_FOUND = ErrorCode(404, 0, "404: Not Found")
UNKNOWN_APPLICATION = ErrorCode(404, 10002, "Unknown Application")
UNKNOWN_CHANNEL = ErrorCode(404, 10003, "Unknown Channel")
UNKNOWN_MESSAGE = ErrorCode(404, 10008, "Unknown Message")
UNKNOWN_USER = ErrorCode(404, 10013, "Unknown User")
UNKNOWN_WEBHOOK = ErrorCode(404, 10015, "Unknown Webhook")
UNKNOWN_INTERACTION = ErrorCode(404, 10062, "Unknown interaction")
UNKNOWN_COMMAND = ErrorCode(404, 10063, "Unknown application command")
TOO_MANY_COMMANDS = ErrorCode(
    400, 30032, "Maximum number of application commands of this type reached (100)."
)
ENTRY_POINT_LEFT_OUT = ErrorCode(
    400,
    50240,
    "You cannot remove this app's Entry Point command in a bulk update operation. Please include"
    " the Entry Point command in your update request or delete it separately.",
)
TOO_MANY_EMOJIS = ErrorCode(400, 30008, "Maximum number of emojis reached (2000)")
TOO_LARGE = ErrorCode(413, 40005, "Request entity too large")
ALREADY_ACKNOWLEDGED = ErrorCode(400, 40060, "Interaction has already been acknowledged.")
THREAD_EXISTS = ErrorCode(400, 160004, "A thread has already been created for this message")
TOO_MANY_THREADS = ErrorCode(400, 160006, "Maximum number of active threads reached")
MISSING_ACCESS = ErrorCode(403, 50001, "Missing Access")
NOT_IN_DMS = ErrorCode(403, 50003, "Cannot execute action on a DM channel")
NOT_YOUR_MESSAGE = ErrorCode(403, 50005, "Cannot edit a message authored by another user")
EMPTY_MESSAGE = ErrorCode(400, 50006, "Cannot send an empty message")
DMS_CLOSED = ErrorCode(403, 50007, "Cannot send messages to this user")
MISSING_PERMISSIONS = ErrorCode(403, 50013, "Missing Permissions")
INVALID_WEBHOOK_TOKEN = ErrorCode(401, 50027, "Invalid Webhook Token")
INVALID_FORM = ErrorCode(400, 50035, "Invalid Form Body")
BAD_JSON = ErrorCode(400, 50109, "The request body contains invalid JSON.")
THREAD_ARCHIVED = ErrorCode(400, 50083, "Thread is archived")


class DiscordRefusal(Exception):  # noqa: N818  # an expected response, not a failure
    """Raised by a handler to answer the request with one of Discord's errors."""

    def __init__(self, reason: ErrorCode, errors: dict[str, object] | None = None) -> None:
        super().__init__(f"{reason.code}: {reason.message}")
        self.reason = reason
        self.errors = errors

    def response_body(self) -> dict[str, object]:
        body: dict[str, object] = {"message": self.reason.message, "code": self.reason.code}
        if self.errors is not None:
            body["errors"] = self.errors
        return body


FieldPath = tuple[str | int, ...]


@dataclass(frozen=True)
class FieldProblem:
    """One invalid field of a request body: its path, Discord's code and its message."""

    path: FieldPath
    code: str
    message: str


def invalid_form(problems: Iterable[FieldProblem]) -> DiscordRefusal:
    """Error 50035, with each problem listed under the path of its field."""
    errors: dict[str, object] = {}
    for problem in problems:
        node = errors
        for step in problem.path:
            child = node.setdefault(str(step), {})
            if not isinstance(child, dict):
                raise TypeError(f"{problem.path} passes through a list of errors")
            node = child
        found = node.setdefault("_errors", [])
        if isinstance(found, list):
            found.append({"code": problem.code, "message": problem.message})
    return DiscordRefusal(INVALID_FORM, errors)


def refuse_if_any(problems: list[FieldProblem]) -> None:
    """Raise error 50035 if the list is not empty."""
    if problems:
        raise invalid_form(problems)
