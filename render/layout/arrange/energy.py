"""How bad an arrangement is: a number that is low when the board is easy to read."""

import math

from render.ink.geometry import Box, Curve
from render.layout import board_layout
from render.layout.arrange.draft_layout import EDGE, Scene, Thing, crossing

MARGIN = 3.0
NAME_MARGIN = 1.0
MARK_MARGIN = 6.0
HOME_PX = 40.0  # a place this far from home costs as much as a small overlap
STRAIN_PX = 40.0  # the same, for two neighbours that move apart or around each other
COMFORT = 0.75  # of the longest space: shorter ones cost something
HARD = 60.0


def alone(scene: Scene, thing: Thing) -> float:
    """What a thing costs by itself."""
    kind, _, key = thing.partition(":")
    if kind == "lanes":
        return _lanes(scene, key)
    if kind == "mark":
        return _mark(scene, key)
    return _name(scene, key)


def against(scene: Scene, thing: Thing, boxes: list[Box]) -> float:
    """What a thing costs by touching those on the grid."""
    cost = 0.0
    kind, _, key = thing.partition(":")
    own = scene.lanes[key].ends if kind == "lanes" else (key,)
    for box in boxes:
        for other, near in scene.near(box):
            margin = 0.0 if _belongs(kind, own, other, scene) else _margin(kind, other)
            depth = crossing(box, near, margin)
            if depth and other != thing:
                cost += 6.0 * depth + depth * depth
    return cost + outside(scene, boxes)


def _margin(kind: str, other: Thing) -> float:
    """Names may come near; a way that passes a city keeps away from it."""
    if kind == "name" or other[0] == "n":
        return NAME_MARGIN
    if kind == "mark" or other[0] == "m":
        return MARK_MARGIN
    return MARGIN


def outside(scene: Scene, boxes: list[Box]) -> float:
    """What boxes cost that leave the picture."""
    width, height = scene.plan.size
    cost = 0.0
    for box in boxes:
        reach_x = abs(box[2]) * box[4] + abs(box[3]) * box[5] + EDGE
        reach_y = abs(box[3]) * box[4] + abs(box[2]) * box[5] + EDGE
        out = (
            max(0.0, reach_x - box[0])
            + max(0.0, box[0] + reach_x - width)
            + max(0.0, reach_y - box[1])
            + max(0.0, box[1] + reach_y - height)
        )
        cost += HARD * out
    return cost


def _belongs(kind: str, own: tuple[str, ...], other: Thing, scene: Scene) -> bool:
    """Whether two things may come near: a place and its own lanes."""
    if kind == "lanes":
        return other[0] == "m" and other[5:] in own
    if kind == "mark":
        return other[0] == "l" and other[1] == "a" and own[0] in scene.lanes[other[6:]].ends
    return False


def _lanes(scene: Scene, group: str) -> float:
    lanes = scene.lanes[group]
    start, end = (scene.at[key] for key in lanes.ends)
    curve: Curve = board_layout.bent(start, end, scene.bends[group])
    box = board_layout.row(curve, lanes.length, lanes.width, scene.plan.space[0])[0]
    space = 2 * box.half_length
    longest = scene.plan.space[0]
    chord = math.hypot(end.x - start.x, end.y - start.y) or 1.0
    bend_x, bend_y = scene.bends[group]
    sag = math.hypot(bend_x, bend_y) / chord
    cost = 25.0 * sag * sag + 12.0 * max(0.0, sag - 0.5)
    least = board_layout.SHORTEST + 1.0
    if space < least:
        cost += HARD * (least - space)
    if space < COMFORT * longest:
        cost += lanes.length * (COMFORT * longest - space) ** 2 / longest
    loose = board_layout.LOOSE if group not in scene.home else 1.0
    slack = (
        curve.length
        - 2 * board_layout.TRIM
        - lanes.length * loose * (longest + board_layout.SPACE_GAP)
    )
    if slack > 0:
        share = slack / chord
        cost += 12.0 * share * share + (0.6 * slack if group in scene.home else 0.0)
    if group not in scene.home:
        cost += 4.0 * _strain(scene, *lanes.ends)
    return cost


def _strain(scene: Scene, one: str, other: str) -> float:
    """How differently two places have been moved: the map between them is stretched by it."""
    (ax, ay), (bx, by) = scene.at[one], scene.at[other]
    (home_ax, home_ay), (home_bx, home_by) = scene.home[one], scene.home[other]
    dx, dy = bx - ax - home_bx + home_ax, by - ay - home_by + home_ay
    return (dx * dx + dy * dy) / (STRAIN_PX * STRAIN_PX)


def _mark(scene: Scene, key: str) -> float:
    (x, y), (home_x, home_y) = scene.at[key], scene.home[key]
    far = math.hypot(x - home_x, y - home_y) / HOME_PX
    if key not in scene.cities:
        return 1.0 * far * far
    return 5.0 * far * far


def _name(scene: Scene, key: str) -> float:
    """Names stand nearest on the right or left, then above or below."""
    label = scene.labels[key]
    box = scene.label_box(key)
    gap_x = max(0.0, abs(label.dx) - box.half_length)
    gap_y = max(0.0, abs(label.dy) - box.half_width)
    return 0.25 * (max(gap_x, gap_y) - board_layout.CITY_RADIUS) + 0.02 * min(
        abs(label.dx), abs(label.dy) * 4
    )
