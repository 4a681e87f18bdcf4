"""`python -m render.layout.arrange MAP [--edition phone] [--afresh] ...`: arrange a drawing."""

import argparse

from msgspec.structs import replace

from maps import drawing, loader
from render import lint
from render.layout.arrange.anneal import Annealer
from render.layout.arrange.draft_layout import DraftLayout
from render.layout.arrange.drawing_file import to_toml, write_drawing
from render.layout.arrange.phone_start import phone_start
from render.layout.layout_cache import load_layout


def main() -> None:
    """Arrange the drawing of a map, write it, and print the problems that remain."""
    parser = argparse.ArgumentParser(prog="python -m render.layout.arrange", description=__doc__)
    parser.add_argument("map")
    parser.add_argument("--edition", choices=drawing.EDITIONS, default="full")
    parser.add_argument(
        "--size", type=int, nargs=2, help="start the edition for phones from the full drawing"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tries", type=int, default=100_000)
    parser.add_argument("--afresh", action="store_true", help="start from the real positions")
    parser.add_argument("--hot", type=float, default=60.0)
    parser.add_argument("--reach", type=float, default=14.0)
    chosen = parser.parse_args()

    map_ = loader.load(chosen.map)
    if chosen.size:
        full = drawing.load(map_.id)
        file = drawing.file_of(drawing.phone_id(map_.id))
        file.write_text(to_toml(phone_start(full, tuple(chosen.size))), encoding="utf-8")
    drawing_id = drawing.drawing_id(map_.id, chosen.edition)
    if drawing.edition_of(drawing_id) != chosen.edition:
        parser.error("there is no drawing for phones yet: start it with --size WIDTH HEIGHT")
    plan = drawing.load(drawing_id)
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
    for problem in lint.problems(load_layout(drawing_id)):
        print(f"  {problem}")


if __name__ == "__main__":
    main()
