"""Simulated annealing: try a small change and keep it if the board gets better, or early on if it
gets only a little worse. The same seed gives the same board."""

import math
from collections.abc import Callable, Sequence
from random import Random
from typing import TypeVar

from render.ink.geometry import Box, Point
from render.layout.arrange.cost import cost_against, cost_alone
from render.layout.arrange.draft_layout import DraftLayout, Thing

T = TypeVar("T")
Redo = Callable[[], None]
Undo = Callable[[], Redo]


class Annealer:
    """Improves a draft in place."""

    def __init__(self, draft: DraftLayout, seed: int) -> None:
        self.draft = draft
        self.random = Random(seed)  # noqa: S311  # arranging, no cryptography
        self.nodes = list(draft.home)
        self.groups = list(draft.lanes)

    def run(self, tries: int, hot: float, cold: float, reach: float) -> None:
        """Cool down from `hot` to `cold`. Moves are first `reach` px wide and shrink to 1.5 px."""
        for i in range(tries):
            part = i / tries
            heat = hot * (cold / hot) ** part
            self._try(heat, max(1.5, reach * (1 - part) ** 2))

    def total(self) -> float:
        """The cost of the whole board. Pairs of things that touch count twice."""
        draft = self.draft
        return sum(
            cost_alone(draft, thing) + cost_against(draft, thing, boxes)
            for thing, boxes in draft.boxes.items()
        )

    def _try(self, heat: float, reach: float) -> None:
        dice = self.random.random()
        if dice < 0.35:
            things, undo = self._move_node(reach)
        elif dice < 0.8:
            things, undo = self._move_bend(reach)
        else:
            things, undo = self._move_name()
        draft = self.draft
        before = {thing: draft.boxes[thing] for thing in things}
        new = {thing: draft.boxes_of(thing) for thing in things}
        after_alone = sum(cost_alone(draft, thing) for thing in things)
        redo = undo()
        before_alone = sum(cost_alone(draft, thing) for thing in things)
        old_cost = before_alone + self._lift_all(things, before)
        new_cost = after_alone + self._place_all(things, new)
        better = old_cost - new_cost
        if better >= 0 or self.random.random() < math.exp(better / heat):
            redo()
            return
        for thing in things:
            draft.lift(thing)
        for thing in things:
            draft.place(thing, before[thing])

    def _lift_all(self, things: Sequence[Thing], boxes: dict[Thing, list[Box]]) -> float:
        cost = 0.0
        for thing in things:
            self.draft.lift(thing)
            cost += cost_against(self.draft, thing, boxes[thing])
        return cost

    def _place_all(self, things: Sequence[Thing], boxes: dict[Thing, list[Box]]) -> float:
        cost = 0.0
        for thing in reversed(things):
            cost += cost_against(self.draft, thing, boxes[thing])
            self.draft.place(thing, boxes[thing])
        return cost

    def _move_node(self, reach: float) -> tuple[list[Thing], Undo]:
        key = self.random.choice(self.nodes)
        at, old = self.draft.at, self.draft.at[key]
        new = Point(old.x + self._step(reach), old.y + self._step(reach))
        at[key] = new
        return self.draft.things_at(key), _swap(at, key, old, new)

    def _move_bend(self, reach: float) -> tuple[list[Thing], Undo]:
        group = self.random.choice(self.groups)
        bends, old = self.draft.bends, self.draft.bends[group]
        new = (old[0] + self._step(2 * reach), old[1] + self._step(2 * reach))
        if self.random.random() < 0.1:
            new = (old[0] / 2, old[1] / 2)
        bends[group] = new
        return [Thing("lanes", group)], _swap(bends, group, old, new)

    def _move_name(self) -> tuple[list[Thing], Undo]:
        key = self.random.choice(self.nodes)
        labels, old = self.draft.labels, self.draft.labels[key]
        new = self.random.choice(self.draft.sides(key))
        labels[key] = new
        return [Thing("name", key)], _swap(labels, key, old, new)

    def _step(self, reach: float) -> float:
        return self.random.gauss(0.0, reach)


def _swap(where: dict[str, T], key: str, old: T, new: T) -> Undo:
    """A function that puts the old value back. It returns one that puts the new value in again."""

    def redo() -> None:
        where[key] = new

    def undo() -> Redo:
        where[key] = old
        return redo

    return undo
