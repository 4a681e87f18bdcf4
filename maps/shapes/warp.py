"""Moves coasts and borders along with the cities that were moved to make room."""

import math
from collections.abc import Callable, Sequence

from maps.drawing import Pixel

UNIT_PX = 100.0
SOFTNESS = 0.02  # 0 would place every city exactly, but distort the map between close ones


def warp(moves: Sequence[tuple[Pixel, Pixel]]) -> Callable[[Pixel], Pixel]:
    """The smoothest function that takes each first point near its second (a thin-plate spline)."""
    knots = [(x / UNIT_PX, y / UNIT_PX) for (x, y), _ in moves]
    shifts = [((b[0] - a[0]) / UNIT_PX, (b[1] - a[1]) / UNIT_PX) for a, b in moves]
    size = len(knots) + 3
    rows = [[0.0] * size + [0.0, 0.0] for _ in range(size)]
    for i, (x, y) in enumerate(knots):
        for j, knot in enumerate(knots):
            rows[i][j] = _bend(x - knot[0], y - knot[1])
        rows[i][i] += SOFTNESS
        for j, value in enumerate((1.0, x, y), start=len(knots)):
            rows[i][j] = rows[j][i] = value
        rows[i][size:] = shifts[i]
    weights = _solve(rows, size)

    def move(at: Pixel) -> Pixel:
        x, y = at[0] / UNIT_PX, at[1] / UNIT_PX
        parts = [_bend(x - a, y - b) for a, b in knots] + [1.0, x, y]
        dx = sum(part * weight[0] for part, weight in zip(parts, weights, strict=True))
        dy = sum(part * weight[1] for part, weight in zip(parts, weights, strict=True))
        return at[0] + dx * UNIT_PX, at[1] + dy * UNIT_PX

    return move


def _bend(dx: float, dy: float) -> float:
    square = dx * dx + dy * dy
    return square * math.log(square) if square else 0.0


def _solve(rows: list[list[float]], size: int) -> list[tuple[float, float]]:
    """Gaussian elimination with pivoting. The last two columns are the right-hand sides."""
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        head = rows[column]
        for row in rows[column + 1 :]:
            factor = row[column] / head[column]
            if factor:
                pairs = zip(row[column:], head[column:], strict=True)
                row[column:] = [a - factor * b for a, b in pairs]
    found = [(0.0, 0.0)] * size
    for column in reversed(range(size)):
        row = rows[column]
        rest = [
            row[size + side] - sum(row[j] * found[j][side] for j in range(column + 1, size))
            for side in (0, 1)
        ]
        found[column] = (rest[0] / row[column], rest[1] / row[column])
    return found
