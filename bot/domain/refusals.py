"""What a table does not allow: a code, and the values for the message to the person."""

import enum

Param = str | int | tuple[str, ...]


class TableCode(enum.StrEnum):
    """Why something was refused. Comments name the values that come with a code."""

    NO_TABLE_HERE = "no table here"
    CHANNEL_HAS_A_TABLE = "channel has a table"  # table
    UNKNOWN_TABLE = "unknown table"
    NOT_AT_THIS_TABLE = "not at this table"
    ALREADY_AT_THIS_TABLE = "already at this table"
    TABLE_IS_FULL = "table is full"  # most
    TOO_FEW_PLAYERS = "too few players"  # least, players
    GAME_HAS_BEGUN = "game has begun"
    GAME_HAS_NOT_BEGUN = "game has not begun"
    TABLE_IS_CLOSED = "table is closed"
    GAME_IS_OVER = "game is over"
    ONLY_THE_HOST = "only the host"  # host (a user id)
    ONLY_ITS_PLAYERS = "only its players"
    NO_AUTOMATIC_PLAYER = "no automatic player"
    ORDER_IS_NOT_OF_THESE_PEOPLE = "order is not of these people"
    BOARD_HAS_MOVED_ON = "board has moved on"  # step
    MESSAGE_WAS_LOST = "message was lost"
    NOTHING_TO_UNDO = "nothing to undo"
    NOT_YOURS_TO_UNDO = "not yours to undo"
    UNDO_WAS_DECLINED = "undo was declined"
    UNDONE_TOO_OFTEN = "undone too often"  # most
    NUDGED_ALREADY = "nudged already"  # until (Unix time)
    TOO_EARLY_TO_NUDGE = "too early to nudge"  # until (Unix time)
    PATIENCE_NOT_OVER = "patience not over"  # until (Unix time)
    NOBODY_IS_ABSENT = "nobody is absent"
    HINTS_ARE_OFF = "hints are off"
    UNKNOWN_MAP = "unknown map"  # map, maps (ids)
    UNKNOWN_PACE = "unknown pace"  # pace, paces (hours)
    MAP_HAS_CHANGED = "map has changed"  # map (an id)
    UNKNOWN_TIME_ZONE = "unknown time zone"  # zone
    UNCLEAR_TIME_ZONE = "unclear time zone"  # zone, zones (that can be meant)
    RULES_HAVE_CHANGED = "rules have changed"
    NOT_FOR_SO_MANY = "not for so many"  # least, most
    MAP_HAS_NO_STATIONS = "map has no stations"
    NO_SUCH_QUESTION = "no such question"
    NOT_YOURS_TO_ANSWER = "not yours to answer"
    ASKED_SOMEBODY_ELSE = "asked somebody else"  # name
    NO_SUBSTITUTE_WANTED = "no substitute wanted"
    NO_THREADS_HERE = "no threads here"
    NOT_FOR_BOTS = "not for bots"
    GAME_IS_NOT_OVER = "game is not over"
    TABLES_ARE_ELSEWHERE = "tables are elsewhere"  # channels (links)
    LIST_IS_ELSEWHERE = "list is elsewhere"  # channels (the link to one)
    ONLY_MANAGERS_CANCEL = "only managers cancel"
    ONLY_SERVER_MANAGERS = "only server managers"
    PERMISSION_IS_LACKING = "permission is lacking"  # permissions (their names in Discord's API)
    SHARED_ELSEWHERE = "shared elsewhere"
    NOT_IN_OWN_TURN = "not in own turn"
    QUEUE_IS_FULL = "queue is full"  # most
    QUEUE_HAS_CHANGED = "queue has changed"
    CANNOT_BE_QUEUED = "cannot be queued"
    TOO_MANY_LOBBIES = "too many lobbies"  # whose (person or server), most
    TOO_MANY_NEW_TABLES = "too many new tables"  # whose, most (in an hour), until (Unix time)
    TOO_MANY_WITHOUT_PEOPLE = "too many without people"  # whose, most
    TOO_MANY_REQUESTS = "too many requests"
    ASKED_ALREADY = "asked already"  # name, until (Unix time)
    OFFER_WAS_DECLINED = "offer was declined"  # name
    LEFT_ANOTHER_SEAT = "left another seat"  # name
    ASKED_TOO_OFTEN = "asked too often"  # name, until (Unix time)
    ASKED_TOO_MANY = "asked too many"  # until (Unix time)
    DEAL_IS_CLOSED = "deal is closed"
    DEAL_IS_OPEN = "deal is open"
    DEAL_HAS_NO_MAP = "deal has no map"  # map
    DAY_IS_OVER = "day is over"
    DAILY_BEGUN = "daily begun"
    DATA_DELETED_TODAY = "data deleted today"
    DAILY_NOT_FINISHED = "daily not finished"
    SEEN_ALREADY = "seen already"


class TableRefusal(Exception):  # noqa: N818  # an answer to a person, not a bug
    """The table does not allow it. Nothing has changed."""

    def __init__(self, code: TableCode, **params: Param) -> None:
        super().__init__(code, params)
        self.code = code
        self.params = params
