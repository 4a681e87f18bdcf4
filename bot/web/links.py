"""Signed links: one person, one table, until a moment. And tickets, which open a socket."""

from collections.abc import Callable, Sequence

import msgspec
from itsdangerous import BadSignature, URLSafeSerializer

from bot.domain.table import TableId, UserId, number_of
from engine.values import Value

SALT = "web link"
TICKET_SALT = "web socket"


class Link(Value, frozen=True):
    """What a link says: who opens which table. `epoch`: of the person, when it was made.
    `may_watch`: they could see the table's channel then, and may look at it without a seat."""

    user: UserId
    table: TableId
    epoch: int
    until: float
    may_watch: bool = False


class _Signed(Value, frozen=True, forbid_unknown_fields=True):
    """A link as it is signed: ids as texts, because JavaScript rounds large numbers."""

    u: str
    t: str
    e: int
    x: int
    w: bool = False


class SocketTicket(Value, frozen=True, forbid_unknown_fields=True):
    """What opens one socket: of which session (its digest), about which table, and until when.
    `name`: no two have the same."""

    session: str
    table: str
    until: float
    name: str


class Links:
    """`keys`: the oldest first; the last one signs, all of them are accepted."""

    def __init__(self, keys: Sequence[str], now: Callable[[], float]) -> None:
        self._signer = URLSafeSerializer(list(keys), salt=SALT)
        self._ticket_signer = URLSafeSerializer(list(keys), salt=TICKET_SALT)
        self._now = now

    def ticket(self, ticket: SocketTicket) -> str:
        return str(self._ticket_signer.dumps(msgspec.to_builtins(ticket)))

    def read_ticket(self, text: str) -> SocketTicket | None:
        """What a ticket says; None if it is not ours, was changed, or is over. The caller asks
        whether it has been used."""
        try:
            ticket = msgspec.convert(self._ticket_signer.loads(text), SocketTicket)
        except (BadSignature, msgspec.ValidationError):
            return None
        return ticket if self._now() < ticket.until else None

    def token(self, link: Link) -> str:
        """What follows `/board#` in the link."""
        signed = _Signed(
            str(link.user), str(link.table), link.epoch, int(link.until), link.may_watch
        )
        return str(self._signer.dumps(msgspec.to_builtins(signed)))

    def read(self, token: str) -> Link | None:
        """What the link says; None if it is not ours, was changed, or is over. The caller compares
        its epoch with the person's."""
        try:
            signed = msgspec.convert(self._signer.loads(token), _Signed)
        except (BadSignature, msgspec.ValidationError):
            return None
        if signed.x <= self._now():
            return None
        user, table = UserId(number_of(signed.u)), TableId(number_of(signed.t))
        return Link(user, table, signed.e, float(signed.x), signed.w)
