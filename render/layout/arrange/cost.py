"""The cost of an arrangement: low if the board is easy to read."""

import math

from render.ink.geometry import Box, Curve
from render.layout import board_layout
from render.layout.arrange.draft_layout import EDGE, DraftLayout, Thing, crossing

MARGIN = 3.0
NAME_MARGIN = 2.0
NAMES_APART = 7.0  # so that two names do not read as one
MARK_MARGIN = 6.0
HOME_PX = 40.0  # px from its real position at which a place costs as much as a small overlap
STRAIN_PX = 40.0  # the same for two neighbours that move relative to each other
COMFORT = 0.75  # share of the longest space; shorter ones cost something
HARD = 60.0


def cost_alone(draft: DraftLayout, thing: Thing) -> float:
    """The cost of a thing by itself."""
    kind, key = thing
    if kind == "lanes":
        return _lanes(draft, key)
    if kind == "mark":
        return _mark(draft, key)
    return _name(draft, key)


def cost_against(draft: DraftLayout, thing: Thing, boxes: list[Box]) -> float:
    """The cost of a thing with these boxes touching other things on the grid."""
    total = 0.0
    kind, key = thing
    own = draft.lanes[key].ends if kind == "lanes" else (key,)
    for box in boxes:
        for other, near in draft.near(box):
            margin = 0.0 if _belongs(kind, own, other, draft) else _margin(kind, other, draft)
            depth = crossing(box, near, margin)
            if depth and other != thing:
                total += 6.0 * depth + depth * depth
    return total + outside(draft, boxes)


def _margin(kind: str, other: Thing, draft: DraftLayout) -> float:
    """The distance to keep: little from names, more from cities that a route only passes, and room
    for a station between a city and any name."""
    kinds = {kind, other.kind}
    if kinds == {"name"}:
        return NAMES_APART
    if kinds == {"name", "mark"}:
        return draft.name_gap
    if "name" in kinds:
        return NAME_MARGIN
    return MARK_MARGIN if "mark" in kinds else MARGIN


def outside(draft: DraftLayout, boxes: list[Box]) -> float:
    """The cost of boxes that reach beyond the edge of the picture."""
    width, height = draft.plan.size
    total = 0.0
    for box in boxes:
        x, y, along_x, along_y, half_length, half_width = box
        reach_x = abs(along_x) * half_length + abs(along_y) * half_width + EDGE
        reach_y = abs(along_y) * half_length + abs(along_x) * half_width + EDGE
        out = (
            max(0.0, reach_x - x)
            + max(0.0, x + reach_x - width)
            + max(0.0, reach_y - y)
            + max(0.0, y + reach_y - height)
        )
        total += HARD * out
    return total


def _belongs(kind: str, own: tuple[str, ...], other: Thing, draft: DraftLayout) -> bool:
    """Whether two things may touch: a place and its own lanes."""
    if kind == "lanes":
        return other.kind == "mark" and other.key in own
    if kind == "mark":
        return other.kind == "lanes" and own[0] in draft.lanes[other.key].ends
    return False


def _lanes(draft: DraftLayout, group: str) -> float:
    lanes = draft.lanes[group]
    start, end = (draft.at[key] for key in lanes.ends)
    curve: Curve = board_layout.bent(start, end, draft.bends[group])
    box = board_layout.row(curve, lanes.length, lanes.width, draft.plan.space[0])[0]
    space = 2 * box.half_length
    longest = draft.plan.space[0]
    chord = math.hypot(end.x - start.x, end.y - start.y) or 1.0
    bend_x, bend_y = draft.bends[group]
    sag = math.hypot(bend_x, bend_y) / chord
    total = 25.0 * sag * sag + 12.0 * max(0.0, sag - 0.5)
    least = board_layout.MIN_SPACE_LENGTH + 1.0
    if space < least:
        total += HARD * (least - space)
    if space < COMFORT * longest:
        total += lanes.length * (COMFORT * longest - space) ** 2 / longest
    loose = board_layout.LOOSE if group not in draft.home else 1.0
    slack = (
        curve.length
        - 2 * board_layout.TRIM
        - lanes.length * loose * (longest + board_layout.SPACE_GAP)
    )
    if slack > 0:
        share = slack / chord
        total += 12.0 * share * share + (0.6 * slack if group in draft.home else 0.0)
    if group not in draft.home:
        total += 4.0 * _strain(draft, *lanes.ends)
    return total


def _strain(draft: DraftLayout, one: str, other: str) -> float:
    """How differently two places have been moved, which stretches the map between them."""
    (ax, ay), (bx, by) = draft.at[one], draft.at[other]
    (home_ax, home_ay), (home_bx, home_by) = draft.home[one], draft.home[other]
    dx, dy = bx - ax - home_bx + home_ax, by - ay - home_by + home_ay
    return (dx * dx + dy * dy) / (STRAIN_PX * STRAIN_PX)


def _mark(draft: DraftLayout, key: str) -> float:
    (x, y), (home_x, home_y) = draft.at[key], draft.home[key]
    far = math.hypot(x - home_x, y - home_y) / HOME_PX
    if key not in draft.cities:
        return 1.0 * far * far
    return 5.0 * far * far


def _name(draft: DraftLayout, key: str) -> float:
    """Names should be close to their place, preferably on the right or left."""
    label = draft.labels[key]
    box = draft.label_box(key)
    gap_x = max(0.0, abs(label.dx) - box.half_length)
    gap_y = max(0.0, abs(label.dy) - box.half_width)
    return 0.25 * (max(gap_x, gap_y) - board_layout.CITY_RADIUS) + 0.02 * min(
        abs(label.dx), abs(label.dy) * 4
    )
