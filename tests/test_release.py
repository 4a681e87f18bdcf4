"""A release: the tag, `pyproject.toml` and the changelog agree, and what is public is pinned."""

import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]  # parsed, and compared with what jobs may do

ROOT = Path(__file__).parents[1]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
PINNED = re.compile(r"uses: [\w./-]+@[0-9a-f]{40} # v\d")
CHANGELOG = (
    "# Changelog\n\nAbout it.\n\n## 1.2.3 \N{EN DASH} 2026-03-01\n\n### For players\n- More.\n"
)
OLDER = "\n## 1.2.2 \N{EN DASH} 2026-01-01\n\nOld.\n"


def released(
    folder: Path, tag: str, changelog: str, *more: str
) -> subprocess.CompletedProcess[str]:
    """What the script says to a tag in a repository of version 1.2.3."""
    (folder / "pyproject.toml").write_text('[project]\nversion = "1.2.3"\n', encoding="utf-8")
    (folder / "CHANGELOG.md").write_text(changelog, encoding="utf-8")
    script = ROOT / ".github" / "release.py"
    command = [sys.executable, str(script), tag, "--root", str(folder), *more]
    return subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603


def test_the_notes_are_the_top_section_and_no_other(tmp_path: Path) -> None:
    found = released(tmp_path, "v1.2.3", CHANGELOG + OLDER)
    assert (found.returncode, found.stdout) == (0, "### For players\n- More.\n")


def test_the_notes_name_the_image_and_how_to_verify_it(tmp_path: Path) -> None:
    image = "ghcr.io/ada/slow-train@sha256:0123"
    more = ("--image", image, "--repository", "Ada/slow-train")
    notes = released(tmp_path, "v1.2.3", CHANGELOG, *more).stdout
    assert f"SLOW_TRAIN_IMAGE={image}\n" in notes
    assert f"gh attestation verify oci://{image} --repo Ada/slow-train \\\n" in notes
    films = "https://github.com/Ada/slow-train/blob/v1.2.3/docs/films.md#licences"
    assert f"General Public License, version 3: [Films]({films})" in notes


def test_the_page_of_a_release_has_whole_paragraphs_and_links_that_lead_somewhere(
    tmp_path: Path,
) -> None:
    """GitHub shows every end of a line there, and knows no files."""
    changelog = (
        f"{CHANGELOG}  See [how](docs/updates.md#go-back)\n  or [why](#why), [at\n  home]"
        "(https://example.org).\n- Less.\n\n1. One\n   line.\n2. Two.\n\n### Why\nIt is\nso.\n\n"
        "| a |\n|---|\n| b |\n\n```\nas\nit\n\nis\n```\n"
    )
    found = released(tmp_path, "v1.2.3", changelog, "--repository", "Ada/slow-train")
    files = "https://github.com/Ada/slow-train/blob/v1.2.3"
    assert found.stdout == (
        f"### For players\n- More. See [how]({files}/docs/updates.md#go-back) or"
        f" [why]({files}/CHANGELOG.md#why), [at home](https://example.org).\n- Less.\n\n"
        "1. One line.\n2. Two.\n\n### Why\nIt is so.\n\n"
        "| a |\n|---|\n| b |\n\n```\nas\nit\n\nis\n```\n"
    )


@pytest.mark.parametrize(
    ("tag", "changelog", "said"),
    [
        ("v1.2.4", CHANGELOG, "pyproject.toml has version 1.2.3"),
        ("1.2.3", CHANGELOG, "The tag is 1.2.3"),
        ("v1.2.3", "## Unreleased\n\nNew.\n\n" + CHANGELOG, 'begins with "Unreleased"'),
        ("v1.2.3", OLDER, 'begins with "1.2.2'),
        ("v1.2.3", "## 1.2.3\n\nNew.\n", "and a date"),
        ("v1.2.3", "## 1.2.3 \N{EN DASH} 2026-03-01\n" + OLDER, "says nothing"),
        ("v1.2.3", "# Changelog\n", "no section"),
    ],
)
def test_what_does_not_agree_is_refused_in_one_line(
    tmp_path: Path, tag: str, changelog: str, said: str
) -> None:
    found = released(tmp_path, tag, changelog)
    assert found.returncode == 1
    assert said in found.stderr
    assert (found.stdout, found.stderr.count("\n")) == ("", 1)


def test_an_installed_slow_train_has_every_file_that_it_reads() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    tools = project["tool"]["setuptools"]
    packed = {
        file
        for package, patterns in tools["package-data"].items()
        for pattern in patterns
        for file in (ROOT / package).glob(pattern)
    }
    packages = [each.removesuffix("*") for each in tools["packages"]["find"]["include"]]
    files = {file for each in packages for file in (ROOT / each).rglob("*") if file.is_file()}
    read = {file for file in files if file.suffix not in (".py", ".pyc", ".pyi", ".md", ".so")}
    assert read
    assert read - packed == set()


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.name)
def test_a_workflow_gives_each_job_its_own_rights_and_pins_what_it_uses(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    workflow = yaml.safe_load(text)
    assert workflow["permissions"] == {}
    for job in workflow["jobs"].values():
        assert job["permissions"]
        assert job["timeout-minutes"] <= 60
    assert text.count("uses: ") == len(PINNED.findall(text))


def test_only_jobs_that_run_no_package_may_write() -> None:
    for file in WORKFLOWS:
        for job in yaml.safe_load(file.read_text(encoding="utf-8"))["jobs"].values():
            runs = " ".join(step.get("run", "") for step in job["steps"])
            if "write" in job["permissions"].values():
                assert "make " not in runs.replace("`make", "")
                assert "pip" not in runs


def test_the_unit_for_systemd_is_one_and_shuts_the_bot_in(tmp_path: Path) -> None:
    name = "slow-train.service"
    unit = (ROOT / "docs" / "operations" / name).read_text(encoding="utf-8")
    (command,) = re.findall(r"^ExecStart=(.+)$", unit, re.MULTILINE)
    assert command == "/opt/slow-train/bin/slow-train"
    for line in ("DynamicUser=yes", "NoNewPrivileges=yes", "ProtectSystem=strict"):
        assert line in unit.splitlines()
    file, analyze = tmp_path / name, shutil.which("systemd-analyze")
    file.write_text(unit.replace(command, "/bin/true"), encoding="utf-8")
    if analyze is None:
        pytest.skip("there is no systemd here")
    found = subprocess.run([analyze, "verify", file], capture_output=True, check=False)  # noqa: S603
    assert (found.returncode, found.stderr) == (0, b"")
