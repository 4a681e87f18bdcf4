"""`python -m compiled`: the rules and the computer players as machine code, in `build/compiled`.

mypyc makes extension modules of the same sources, so what they answer is the same; only time
differs. docs/compiled.md says how to use them, and how to tell whether they run. Building them
needs a C compiler and the packages of `requirements-compiler.lock`.
"""

import ast
import hashlib
import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent
FOLDER = ROOT / "build" / "compiled"
PACKAGES = ("engine", "players")
MADE_OF = "made_of.json"  # beside the packages: what they were compiled from, and for which Python
CHECK = "\n\nfrom compiled import require_fresh\n\nrequire_fresh(__file__)\n"


class StaleError(ImportError):
    """The compiled modules were made of other sources, or for another Python."""


def main() -> int:
    """Compile, in a folder that takes the place of the one before only when all is done."""
    under_way = FOLDER.with_name("compiled.under-way")
    shutil.rmtree(under_way, ignore_errors=True)
    under_way.mkdir(parents=True)
    write_fingerprint(under_way)  # first: a source that is changed meanwhile counts as changed
    for package in PACKAGES:
        ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
        shutil.copytree(ROOT / package, under_way / package, ignore=ignored)
    files = [str(file.relative_to(ROOT)) for file in sources() if can_be_compiled(file)]
    print(f"Compiling {len(files)} modules; this takes a minute or two.", flush=True)
    done = subprocess.run(  # noqa: S603  # our own code
        [sys.executable, "-c", _SETUP, *files], cwd=under_way, capture_output=True, text=True
    )
    if done.returncode:
        print(done.stdout, done.stderr, sep="\n", file=sys.stderr)
        return 1
    for left_over in ("build", ".mypy_cache"):
        shutil.rmtree(under_way / left_over, ignore_errors=True)
    for package in PACKAGES:
        with (under_way / package / "__init__.py").open("a", encoding="utf-8") as more:
            more.write(CHECK)
    shutil.rmtree(FOLDER, ignore_errors=True)
    under_way.rename(FOLDER)
    print(f"They are in {FOLDER.relative_to(ROOT)}.")
    return 0


def require_fresh(package_file: str) -> None:
    """Refuse to import a compiled package if its sources have changed since. Its `__init__.py`,
    whose path this is, calls this first."""
    folder = Path(package_file).parents[1]
    made_of = json.loads((folder / MADE_OF).read_text(encoding="utf-8"))
    if made_of != _fingerprint():
        raise StaleError(
            f"The modules in {folder} were compiled from other sources, or for another Python."
            " Run `make compiled` again, or go without them (docs/compiled.md)."
        )


def write_fingerprint(folder: Path) -> None:
    """Remember in a folder of compiled packages what they are made of, for `require_fresh`."""
    text = json.dumps(_fingerprint(), indent=1)
    (folder / MADE_OF).write_text(text, encoding="utf-8")


def _fingerprint() -> dict[str, str]:
    """The hash of every source, and the kind of Python."""
    files = [*sources(), *(f for p in PACKAGES for f in (ROOT / p).rglob("*.json"))]
    found = {
        file.relative_to(ROOT).as_posix(): hashlib.sha256(file.read_bytes()).hexdigest()
        for file in sorted(files)
    }
    return {"python": sys.implementation.cache_tag or "", **found}


def sources() -> Iterator[Path]:
    """Every module of the packages, compiled or not."""
    for package in PACKAGES:
        yield from sorted((ROOT / package).rglob("*.py"))


def can_be_compiled(file: Path) -> bool:
    """Whether mypyc makes the same of a module. It forgets the options of a class other than
    `frozen`, which all values inherit, and of the types of fields it leaves too little to read them
    from JSON. Such modules define values and compute little."""
    if file.name in ("__init__.py", "__main__.py"):
        return False
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        match node:
            case ast.ClassDef(keywords=options) if {o.arg for o in options} - {"frozen"}:
                return False
            case ast.Attribute(attr="decode" | "convert"):
                return False
            case _:
                pass
    return True


_SETUP = """
import sys
from mypyc.build import mypycify
from setuptools import setup

options = ["--strict", "--explicit-package-bases"]
modules = mypycify([*options, *sys.argv[1:]], opt_level="2", debug_level="0")
sys.argv[1:] = ["--quiet", "build_ext", "--inplace"]
setup(name="slow-train-compiled", packages=[], ext_modules=modules)
"""


if __name__ == "__main__":
    sys.exit(main())
