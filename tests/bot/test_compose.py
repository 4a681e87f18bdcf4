"""The compose files: what they set is a setting of the bot with a value that it accepts."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]  # parsed, and compared with the settings

from bot.domain.shards import shard_range
from bot.settings import Settings, unknown_settings
from tests.support.databases.postgres import REQUIRED

ROOT = Path(__file__).parents[2]
BUILD = "compose.build.yaml"
FILES = sorted(path.name for path in ROOT.glob("compose*.yaml") if path.name != BUILD)
IMAGE = "${SLOW_TRAIN_IMAGE:-slow-train}"
VARIABLE = re.compile(r"\$\{(\w+):\?\}")  # which must be set in .env


def bots_in(file: str) -> dict[str, Mapping[str, Any]]:
    """The services that are our bot, by name."""
    services = yaml.safe_load((ROOT / file).read_text(encoding="utf-8"))["services"]
    return {name: service for name, service in services.items() if service["image"] == IMAGE}


def settings_of(bot: Mapping[str, Any], monkeypatch: pytest.MonkeyPatch, folder: Path) -> Settings:
    """The settings that a bot has, if .env has only what it must have."""
    monkeypatch.chdir(folder)
    for name, value in bot["environment"].items():
        monkeypatch.setenv(name, VARIABLE.sub("secret", value))
    return Settings()


def test_there_are_files_for_one_bot_for_several_and_for_one_with_its_page() -> None:
    assert {file: len(bots_in(file)) for file in FILES} == {
        "compose.scale.yaml": 4,
        "compose.web.yaml": 1,
        "compose.yaml": 1,
    }


def test_what_the_other_files_run_without_a_released_image_is_built_by_a_file_of_its_own() -> None:
    services = yaml.safe_load((ROOT / BUILD).read_text(encoding="utf-8"))["services"]
    assert services == {"bot": {"image": "slow-train", "build": "."}}
    assert {*services} == {*bots_in("compose.yaml")} == {*bots_in("compose.web.yaml")}
    assert "docker build --tag slow-train ." in (ROOT / BUILD).read_text(encoding="utf-8")


@pytest.mark.parametrize("file", FILES)
def test_a_file_says_where_its_image_comes_from(file: str) -> None:
    text = (ROOT / file).read_text(encoding="utf-8")
    explained = " ".join(line for line in text.splitlines() if line.startswith("#"))
    assert "SLOW_TRAIN_IMAGE" in explained
    assert BUILD in explained


def test_the_image_of_the_bots_is_no_misspelt_setting(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_text("SLOW_TRAIN_IMAGE=slow-train\n", encoding="utf-8")
    assert unknown_settings({}, file) == []


@pytest.mark.parametrize("file", FILES)
def test_every_variable_is_a_setting_and_has_a_value_that_is_accepted(
    file: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for bot in bots_in(file).values():
        names = {name.lower() for name in bot["environment"]}
        assert names <= set(Settings.model_fields)
        found = settings_of(bot, monkeypatch, tmp_path).model_dump(mode="json")
        assert names <= {name for name in found if found[name] not in (None, "")}


@pytest.mark.parametrize("file", FILES)
def test_the_settings_that_a_file_needs_are_explained_at_its_top(file: str) -> None:
    text = (ROOT / file).read_text(encoding="utf-8")
    explained = " ".join(line for line in text.splitlines() if line.startswith("#"))
    for name in VARIABLE.findall(text):
        assert name in explained


def test_each_of_several_bots_can_be_asked_how_it_is(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Without METRICS_PORT, `python -m bot health` cannot know it with PostgreSQL."""
    image = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    assert 'HEALTHCHECK --interval=60s --timeout=10s --start-period=30s CMD ["python"' in image
    for bot in bots_in("compose.scale.yaml").values():
        found = settings_of(bot, monkeypatch, tmp_path)
        assert found.metrics_port > 0
        assert found.metrics_host == "0.0.0.0"  # noqa: S104  # Prometheus is another container
        assert "healthcheck" not in bot  # that of the image
        assert not bot.get("network_mode")  # all have the same port


def test_the_bots_have_all_shards_between_them() -> None:
    found = [
        shard_range(bot["environment"]["SHARDS"]) for bot in bots_in("compose.scale.yaml").values()
    ]
    assert {each.count for each in found if each} == {16}
    assert [shard for each in found if each for shard in each.ids] == list(range(16))


def test_a_bot_can_write_where_its_database_or_backup_would_be() -> None:
    """Everything else is read-only, and a file system in memory belongs to root unless told."""
    image = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    user = re.search(r"useradd .*--uid (\d+)", image)
    assert user is not None
    for file in FILES:
        for bot in bots_in(file).values():
            assert bot["read_only"]
            in_volume = any(volume.endswith(":/data") for volume in bot.get("volumes", ()))
            in_memory = [each for each in bot["tmpfs"] if each.startswith("/data")]
            assert in_volume or in_memory == [f"/data:uid={user[1]},gid={user[1]},mode=0755"]


def docker_commands(page: str) -> list[str]:
    """The commands of Docker on a page, each on one line."""
    text = (ROOT / page).read_text(encoding="utf-8").replace("\\\n", " ")
    found = re.findall(r"^ *(docker compose .*)$", text, re.MULTILINE)
    return [re.sub(r"\s+", " ", command) for command in found]


PAGES = ["docs/running.md", "docs/operations.md", "docs/updates.md", "README.md"]


@pytest.mark.parametrize("page", PAGES)
def test_commands_of_docker_name_files_and_services_that_exist(page: str) -> None:
    for command in docker_commands(page):
        named = re.search(r"-f (\S+)", command)
        services = bots_in(named[1] if named else "compose.yaml")
        called = re.findall(r"\b(bot(?:-\d)?)(?=[ :]|$)", command.replace("-m bot", ""))
        assert set(called) <= {*services}, command


@pytest.mark.parametrize("page", ["docs/running.md", "docs/operations.md"])
def test_restore_may_write_into_the_folder_that_is_mounted_for_it(page: str) -> None:
    """With PostgreSQL it keeps what was there before in a file beside the backup."""
    found = [command for command in docker_commands(page) if "restore" in command]
    assert found
    for command in found:
        assert ":ro" not in command


def test_the_checks_at_github_fail_without_postgresql() -> None:
    workflow = yaml.safe_load((ROOT / ".github" / "workflows" / "check.yml").read_text("utf-8"))
    assert workflow["jobs"]["check"]["env"] == {"POSTGRES_REQUIRED": "1"}
    assert "POSTGRES_REQUIRED" in REQUIRED
