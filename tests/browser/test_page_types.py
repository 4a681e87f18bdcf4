"""The JSDoc types of the page's modules, where TypeScript is installed."""

import shutil
import subprocess
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[2] / "bot" / "web" / "page"


def test_the_modules_of_the_page_have_the_types_they_say() -> None:
    compiler = shutil.which("tsc")
    if compiler is None:
        pytest.skip("TypeScript is not installed: npm install -g typescript")
    checked = subprocess.run(  # noqa: S603  # the compiler that was found
        [compiler, "-p", str(PROJECT)], capture_output=True, text=True, check=False
    )
    assert checked.returncode == 0, checked.stdout
