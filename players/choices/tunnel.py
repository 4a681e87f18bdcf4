"""A tunnel has been dug into, and more is due: pay or leave."""

from engine.actions import GiveUp, PayExtra
from engine.cards import WILD, count
from players.choices.reasons import ReasonCode, ScoredAction, because
from players.position.standing import Standing

WILDS_TO_SAVE = 2  # so many wilds are too much for a tunnel, unless time is short


def after_turning(standing: Standing) -> ScoredAction:
    """Pay, with as few wilds as possible: a turn is lost otherwise, and the risk remains."""
    tunnel = standing.view.public.tunnel
    pays = [move for move in standing.view.moves if isinstance(move, PayExtra)]
    if tunnel is None:
        raise ValueError("no tunnel is being dug")
    if not pays:
        reason = because(ReasonCode.TUNNEL_TOO_DEAR, route=tunnel.route, due=tunnel.due)
        return ScoredAction(0.0, GiveUp(), reason)
    best = min(pays, key=lambda pay: count(pay.cards, WILD))
    is_short = standing.turns_until_end() < 2 * standing.chart.usual_length
    if count(best.cards, WILD) > WILDS_TO_SAVE and not is_short:
        reason = because(ReasonCode.TUNNEL_TOO_DEAR, route=tunnel.route, due=tunnel.due)
        return ScoredAction(0.0, GiveUp(), reason)
    reason = because(ReasonCode.TUNNEL_WORTH_IT, route=tunnel.route, due=tunnel.due)
    return ScoredAction(1.0, best, reason)
