"""`python .github/release.py v1.2.3` compares a tag with `pyproject.toml` and the top section of
the changelog, and prints that section as the notes of the release. With `--repository OWNER/NAME`
they are as GitHub needs them on the page of a release: each paragraph on one line, because it shows
every end of a line there, and links to the files of that tag. With `--image NAME@DIGEST` they also
say how to run and to verify the image. Exits with 1 and one line if they do not agree.
"""

import argparse
import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SECTION = re.compile(r"^## (.+)\n((?:(?!## ).*\n?)*)", re.MULTILINE)
DASH = "\N{EN DASH}"
TITLE = re.compile(rf"(\d+\.\d+\.\d+) {DASH} \d\d\d\d-\d\d-\d\d")
BEGINS = re.compile(r"#|\s*(?:- |\d+\. |\||```)|$")  # a line that begins something new
IS_ALONE = re.compile(r"#|\s*(?:\||```)|$")  # one after which something new begins
RELATIVE = re.compile(r"\]\((?!https?:)([^)\s]+)\)")
IMAGE = """
### The image

For amd64 and arm64. In `.env`:

```
SLOW_TRAIN_IMAGE={image}
```

To verify that this repository's release workflow has built it:

```
gh attestation verify oci://{image} --repo {repository} \\
  --signer-workflow {repository}/.github/workflows/release.yml
```

It contains ffmpeg, under the GNU General Public License, version 3:
[Films](docs/films.md#licences) says where its sources are.
"""


class NotReadyError(Exception):
    """Why this tag cannot be released, in one line."""


def notes_for(tag: str, project: str, changelog: str) -> str:
    """The text of the changelog's top section. `project`: the text of pyproject.toml."""
    version = tomllib.loads(project)["project"]["version"]
    if tag != f"v{version}":
        raise NotReadyError(f"The tag is {tag}, but pyproject.toml has version {version}.")
    section = SECTION.search(changelog)
    if section is None:
        raise NotReadyError("CHANGELOG.md has no section.")
    title = TITLE.fullmatch(section[1])
    if title is None or title[1] != version:
        raise NotReadyError(
            f'CHANGELOG.md begins with "{section[1]}"; it must be "{version} {DASH} " and a date.'
        )
    notes = section[2].strip()
    if not notes:
        raise NotReadyError(f"CHANGELOG.md says nothing about {version}.")
    return f"{notes}\n"


def for_release_page(notes: str, tag: str, repository: str) -> str:
    """The same notes for the page of a release, whose reader has no files at hand."""
    lines: list[str] = []
    is_code = False
    for line in notes.splitlines():
        if is_code or not lines or BEGINS.match(line) or IS_ALONE.match(lines[-1]):
            lines.append(line)
        else:
            lines[-1] += f" {line.strip()}"
        is_code ^= line.lstrip().startswith("```")

    def absolute(link: re.Match[str]) -> str:
        path = f"CHANGELOG.md{link[1]}" if link[1].startswith("#") else link[1]
        return f"](https://github.com/{repository}/blob/{tag}/{path})"

    return "".join(f"{RELATIVE.sub(absolute, line)}\n" for line in lines)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("tag")
    parser.add_argument("--image", default="", metavar="NAME@DIGEST")
    parser.add_argument("--repository", default="", metavar="OWNER/NAME")
    parser.add_argument("--root", type=Path, default=ROOT, help="where the files are")
    chosen = parser.parse_args()
    project, changelog = (
        (chosen.root / name).read_text(encoding="utf-8")
        for name in ("pyproject.toml", "CHANGELOG.md")
    )
    try:
        notes = notes_for(chosen.tag, project, changelog)
    except NotReadyError as problem:
        sys.stderr.write(f"{problem}\n")
        return 1
    if chosen.image:
        notes += IMAGE.format(image=chosen.image, repository=chosen.repository)
    if chosen.repository:
        notes = for_release_page(notes, chosen.tag, chosen.repository)
    sys.stdout.write(notes)
    return 0


if __name__ == "__main__":
    sys.exit(main())
