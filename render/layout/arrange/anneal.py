"""Simulated annealing: try a small change, keep it if the board gets better or, early on, hardly
worse. The same seed gives the same board."""

import math
from collections.abc import Callable, Sequence
from random import Random
from typing import TypeVar

from render.ink.geometry import Box, Point
from render.layout.arrange import energy
from render.layout.arrange.draft_layout import Scene, Thing

T = TypeVar("T")
Undo = Callable[[], None]


class Annealer:
    """One run over a scene."""

    def __init__(self, scene: Scene, seed: int) -> None:
        self.scene = scene
        self.random = Random(seed)  # noqa: S311  # arranging, no cryptography
        self.nodes = list(scene.home)
        self.groups = list(scene.lanes)

    def run(self, tries: int, hot: float, cold: float, reach: float) -> None:
        """Anneals from `hot` to `cold`; moves begin `reach` px wide and end a few px wide."""
        for i in range(tries):
            part = i / tries
            heat = hot * (cold / hot) ** part
            self._try(heat, max(1.5, reach * (1 - part) ** 2))

    def total(self) -> float:
        """What the whole board costs; touching pairs count twice."""
        scene = self.scene
        return sum(
            energy.alone(scene, thing) + energy.against(scene, thing, boxes)
            for thing, boxes in scene.boxes.items()
        )

    def _try(self, heat: float, reach: float) -> None:
        dice = self.random.random()
        if dice < 0.35:
            things, undo = self._move_node(reach)
        elif dice < 0.8:
            things, undo = self._move_bend(reach)
        else:
            things, undo = self._move_name()
        scene = self.scene
        before = {thing: scene.boxes[thing] for thing in things}
        new = {thing: scene.boxes_of(thing) for thing in things}
        after_alone = sum(energy.alone(scene, thing) for thing in things)
        redo = undo()
        before_alone = sum(energy.alone(scene, thing) for thing in things)
        old_cost = before_alone + self._lift_all(things, before)
        new_cost = after_alone + self._place_all(things, new)
        better = old_cost - new_cost
        if better >= 0 or self.random.random() < math.exp(better / heat):
            redo()
            return
        for thing in things:
            scene.lift(thing)
        for thing in things:
            scene.place(thing, before[thing])

    def _lift_all(self, things: Sequence[Thing], boxes: dict[Thing, list[Box]]) -> float:
        cost = 0.0
        for thing in things:
            self.scene.lift(thing)
            cost += energy.against(self.scene, thing, boxes[thing])
        return cost

    def _place_all(self, things: Sequence[Thing], boxes: dict[Thing, list[Box]]) -> float:
        cost = 0.0
        for thing in reversed(things):
            cost += energy.against(self.scene, thing, boxes[thing])
            self.scene.place(thing, boxes[thing])
        return cost

    def _move_node(self, reach: float) -> tuple[list[Thing], Callable[[], Undo]]:
        key = self.random.choice(self.nodes)
        at, old = self.scene.at, self.scene.at[key]
        new = Point(old.x + self._step(reach), old.y + self._step(reach))
        at[key] = new
        return self.scene.things_at(key), _swap(at, key, old, new)

    def _move_bend(self, reach: float) -> tuple[list[Thing], Callable[[], Undo]]:
        group = self.random.choice(self.groups)
        bends, old = self.scene.bends, self.scene.bends[group]
        new = (old[0] + self._step(2 * reach), old[1] + self._step(2 * reach))
        if self.random.random() < 0.1:
            new = (old[0] / 2, old[1] / 2)
        bends[group] = new
        return [f"lanes:{group}"], _swap(bends, group, old, new)

    def _move_name(self) -> tuple[list[Thing], Callable[[], Undo]]:
        key = self.random.choice(self.nodes)
        labels, old = self.scene.labels, self.scene.labels[key]
        new = self.random.choice(self.scene.sides(key))
        labels[key] = new
        return [f"name:{key}"], _swap(labels, key, old, new)

    def _step(self, reach: float) -> float:
        return self.random.gauss(0.0, reach)


def _swap(where: dict[str, T], key: str, old: T, new: T) -> Callable[[], Undo]:
    """Puts the old value back; what it returns puts the new one in again."""

    def redo() -> None:
        where[key] = new

    def undo() -> Undo:
        where[key] = old
        return redo

    return undo
