"""What a whole game asks of the system: no connection, and no write outside the player's folders.

The game runs in a process of its own, whose interpreter reports every file and socket.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]

WATCHED = """
import json, os, sys

seen = {"writes": [], "sockets": [], "programs": []}
WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND
PATHS = {"os.mkdir": 1, "os.remove": 1, "os.rmdir": 1, "os.truncate": 1, "os.rename": 2,
         "os.link": 2, "os.symlink": 2, "os.chmod": 1, "os.utime": 1}

def watch(event, arguments):
    if event == "open" and isinstance(arguments[0], (str, bytes)) and arguments[2] & WRITING:
        seen["writes"].append(os.path.abspath(os.fsdecode(arguments[0])))
    elif event in PATHS:
        seen["writes"] += [os.path.abspath(os.fsdecode(a)) for a in arguments[: PATHS[event]]]
    elif event.startswith("socket."):
        seen["sockets"].append(event)
    elif event in ("subprocess.Popen", "os.exec", "os.system", "os.posix_spawn", "os.fork"):
        seen["programs"].append(event)

sys.addaudithook(watch)

from tests.support.whole_game import play_whole_game

seen["scenes"] = play_whole_game(sys.argv[1])
json.dump(seen, sys.stdout)
"""


def test_a_whole_game_opens_no_connection_and_writes_in_its_folders_alone(tmp_path: Path) -> None:
    home = tmp_path / "home"

    done = subprocess.run(
        [sys.executable, "-B", "-c", WATCHED, str(home)],
        cwd=ROOT,
        env=os.environ | {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )

    assert done.returncode == 0, done.stderr
    seen = json.loads(done.stdout.splitlines()[-1])
    print(f"{len(seen['writes'])} writes, {len(seen['sockets'])} sockets, scenes {seen['scenes']}")
    assert seen["scenes"] == ["menu", "board", "results", "menu"]
    assert seen["sockets"] == []
    assert seen["programs"] == []
    assert seen["writes"], "the match is saved, so something is written"
    ours = [home / name for name in ("data", "config", "cache", "log")]
    strange = {path for path in map(Path, seen["writes"]) if not _within(path, [home, *ours])}
    assert strange == set()


def _within(path: Path, folders: list[Path]) -> bool:
    return any(path.is_relative_to(folder) for folder in folders)
