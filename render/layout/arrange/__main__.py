"""`python -m render.layout.arrange MAP [--edition phone] [--afresh] ...`: arrange a drawing."""

import argparse

from msgspec.structs import replace

from maps import drawing, loader
from render import lint
from render.layout.arrange.anneal import Annealer
from render.layout.arrange.draft_layout import DraftLayout
from render.layout.arrange.drawing_file import write_drawing
from render.layout.layout_cache import load_layout


def main() -> None:
    """Arrange the drawing of a map, write it, and print the problems that remain."""
    parser = argparse.ArgumentParser(prog="python -m render.layout.arrange", description=__doc__)
    parser.add_argument("map")
    parser.add_argument("--edition", choices=drawing.EDITIONS, default="full")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tries", type=int, default=100_000)
    parser.add_argument("--afresh", action="store_true", help="start from the real positions")
    parser.add_argument("--hot", type=float, default=60.0)
    parser.add_argument("--reach", type=float, default=14.0)
    chosen = parser.parse_args()

    map_ = loader.load(chosen.map)
    plan = drawing.load(drawing.drawing_id(map_.id, chosen.edition))
    if chosen.afresh:
        plan = replace(plan, places={}, bends={}, stubs={}, labels={})
    draft = DraftLayout(map_, plan)
    annealer = Annealer(draft, chosen.seed)
    print(f"{map_.name}: {annealer.total():.0f}")
    annealer.run(chosen.tries, hot=chosen.hot, cold=0.05, reach=chosen.reach)
    annealer.run(chosen.tries // 3, hot=min(8.0, chosen.hot), cold=0.05, reach=6.0)
    print(f"{map_.name}: {annealer.total():.0f}")
    write_drawing(draft, chosen.edition)
    drawing.load.cache_clear()  # it has the drawing as it was before
    for problem in lint.problems(load_layout(drawing.drawing_id(map_.id, chosen.edition))):
        print(f"  {problem}")


if __name__ == "__main__":
    main()
