"""The release workflow cannot run here, so each of its commands is one that is run here."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
WORKFLOW = (ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8")
CHECK = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
README = (ROOT / "README.md").read_text(encoding="utf-8")


def commands() -> list[str]:
    return [found.strip() for found in re.findall(r"^\s*- run: (.+)$", WORKFLOW, re.MULTILINE)]


def test_every_command_is_run_by_the_check_of_the_project() -> None:
    # The README's own line, which the check runs as it stands, has the first two.
    known = CHECK + "".join(re.findall(r"^python3 -m venv .*$", README, re.MULTILINE))
    ours = [command for command in commands() if command.startswith("python ")]
    strange = [command for command in ours if re.search(r"-m ([\w.]+)", command)[1] not in known]

    assert len(ours) >= 4
    assert strange == []


def test_the_build_is_tried_and_kept_where_it_is_taken_from() -> None:
    (build,) = {command for command in commands() if "assets.make.package" in command}

    assert build == "python -m assets.make.package --out packed --try"
    assert "path: packed/*" in WORKFLOW
    assert "packed/*" in next(command for command in commands() if command.startswith("gh "))
