"""Whether to pay the extra cards of a tunnel or to give up."""

from functools import partial

from engine.actions import GiveUp, PayExtra
from engine.cards import WILD, count
from players.choices.reasons import ReasonCode, ScoredAction, make_reason
from players.position.seat_position import SeatPosition

MAX_WILDS = 2  # more wilds are too much for a tunnel, unless time is short


def answer_tunnel(position: SeatPosition) -> ScoredAction:
    """Pay with as few wilds as possible, because giving up loses the turn; give up if that costs
    too many wilds. The position must be one in which a tunnel is due."""
    tunnel = position.view.public.tunnel
    pays = [move for move in position.view.moves if isinstance(move, PayExtra)]
    if tunnel is None:
        raise ValueError("no tunnel is due")
    explain = partial(make_reason, route=tunnel.route)
    if not pays:
        return ScoredAction(
            0.0, GiveUp(), partial(explain, ReasonCode.TUNNEL_UNPAYABLE, due=tunnel.due)
        )
    best = min(pays, key=lambda pay: count(pay.cards, WILD))
    is_time_short = position.turns_until_end() < 2 * position.arrays.usual_length
    wilds = count(best.cards, WILD)
    if wilds > MAX_WILDS and not is_time_short:
        return ScoredAction(
            0.0, GiveUp(), partial(explain, ReasonCode.TUNNEL_TOO_DEAR, wilds=wilds)
        )
    return ScoredAction(1.0, best, partial(explain, ReasonCode.TUNNEL_WORTH_IT, due=tunnel.due))
