"""Gateway opcodes, close codes and the frames that a bot sends."""

import msgspec

from sandbox.payloads.base import RequestBody

DISPATCH = 0
HEARTBEAT = 1
IDENTIFY = 2
PRESENCE = 3
RESUME = 6
RECONNECT = 7
INVALID_SESSION = 9
HELLO = 10
HEARTBEAT_ACK = 11

UNKNOWN_OPCODE = 4001
DECODE_ERROR = 4002
NOT_AUTHENTICATED = 4003
AUTHENTICATION_FAILED = 4004
ALREADY_AUTHENTICATED = 4005
INVALID_SEQUENCE = 4007
RATE_LIMITED = 4008
SESSION_TIMED_OUT = 4009
INVALID_SHARD = 4010
INVALID_VERSION = 4012
INVALID_INTENTS = 4013
DISALLOWED_INTENTS = 4014


Shard = tuple[int, int]  # its id, and how many there are


class GatewayFrame(RequestBody, frozen=True, kw_only=True):
    op: int
    d: msgspec.Raw = msgspec.Raw(b"null")


class Identify(RequestBody, frozen=True, kw_only=True):
    token: str
    intents: int
    properties: dict[str, object]
    shard: Shard = (0, 1)


class Resume(RequestBody, frozen=True, kw_only=True):
    token: str
    session_id: str
    seq: int
