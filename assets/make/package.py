"""Build the executable and pack it for download, with its checksum beside it.

    python -m assets.make.package [--out FOLDER] [--one-file] [--appdir] [--try]

makes `fairgammon-VERSION-SYSTEM-MACHINE.tar.gz` (a zip on Windows and macOS) and a file of the same
name and `.sha256`, which `sha256sum --check` reads. Has to run on the system that it packs for.
What comes of `--appdir` is told in `assets/linux/README.md`.
"""

import argparse
import hashlib
import os
import platform
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZIP_DEFLATED, ZipFile

from assets.make.licences import unnamed
from game import __version__

ROOT = Path(__file__).parents[2]
DIST = ROOT / "dist"
LINUX = ROOT / "assets" / "linux"
IDENTIFIER = "io.github.fairgammon.Fairgammon"
ICONS = Path("icons", "hicolor", "256x256", "apps")
SYSTEMS = {"darwin": "macos", "win32": "windows"}


def main() -> None:
    """Build, pack and say what came of it."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--out", type=Path, default=DIST, help="where the archive goes")
    parser.add_argument("--one-file", action="store_true", help="a single file in the archive")
    parser.add_argument("--appdir", action="store_true", help="also what an AppImage is made of")
    parser.add_argument(
        "--try", dest="tried", action="store_true", help="unpack it elsewhere and try what is in it"
    )
    options = parser.parse_args()
    program = build(DIST, one_file=options.one_file)
    options.out.mkdir(parents=True, exist_ok=True)
    archive = pack(program, options.out / archive_name())
    checksum = write_checksum(archive)
    print(
        f"{archive} {archive.stat().st_size / 1e6:.1f} MB, {size_of(program) / 1e6:.1f} MB unpacked"
    )
    print(checksum.read_text(encoding="ascii").strip())
    if options.tried:
        try_out(archive)
    if options.appdir:
        start = make_appdir(program)
        print(start.parent)
        if options.tried:
            subprocess.run([start, "--smoke-test"], check=True)


def build(dist: Path, *, one_file: bool = False) -> Path:
    """Make the program in the folder `dist`, with all that goes into its archive."""
    run_pyinstaller(dist, *(["--one-file"] if one_file else []))
    program = dist / built_name(one_file)
    if sys.platform == "linux" and program.is_dir():
        add_desktop_files(program)
        if strangers := unnamed(program):
            raise SystemExit(f"no licence is shown for {', '.join(strangers)}")
    return program


def run_pyinstaller(dist: Path, *options: str) -> None:
    """Run PyInstaller on `build.spec`, with the options that it takes."""
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    folders = ["--distpath", str(dist), "--workpath", str(dist.parent / "build")]
    subprocess.run([*command, *folders, "build.spec", "--", *options], cwd=ROOT, check=True)


def built_name(one_file: bool) -> str:
    """What PyInstaller has made, in `dist`."""
    if one_file:
        return "fairgammon.exe" if sys.platform == "win32" else "fairgammon"
    return "Fairgammon.app" if sys.platform == "darwin" else "fairgammon"


def archive_name() -> str:
    """Without its ending."""
    system = SYSTEMS.get(sys.platform, sys.platform)
    return f"fairgammon-{__version__}-{system}-{platform.machine().lower()}"


def add_desktop_files(folder: Path) -> None:
    """What a Linux desktop wants to know, as the folders below /usr have it."""
    share = folder / "share"
    copies = {
        LINUX / f"{IDENTIFIER}.desktop": share / "applications",
        LINUX / f"{IDENTIFIER}.metainfo.xml": share / "metainfo",
    }
    for source, target in copies.items():
        target.mkdir(parents=True, exist_ok=True)
        shutil.copy(source, target)
    icons = share / ICONS
    icons.mkdir(parents=True, exist_ok=True)
    shutil.copy(ROOT / "assets" / "images" / "icon.png", icons / f"{IDENTIFIER}.png")


def make_appdir(program: Path) -> Path:
    """Lay the program out as an AppImage has it; gives `AppRun` in it, which starts the game."""
    folder = program.with_name("Fairgammon.AppDir")
    shutil.rmtree(folder, ignore_errors=True)
    inside = Path("usr") / "lib" / "fairgammon"
    share = Path("usr") / "share"
    shutil.copytree(program, folder / inside, symlinks=True, ignore=shutil.ignore_patterns("share"))
    shutil.copytree(program / "share", folder / share)
    icon = share / ICONS / f"{IDENTIFIER}.png"
    links = {
        "AppRun": inside / "fairgammon",
        f"{IDENTIFIER}.desktop": share / "applications" / f"{IDENTIFIER}.desktop",
        f"{IDENTIFIER}.png": icon,
        ".DirIcon": icon,
    }
    for name, target in links.items():
        (folder / name).symlink_to(target)
    return folder / "AppRun"


def pack(program: Path, stem: Path) -> Path:
    """The archive with the program in it; names in order, so that equal builds look alike."""
    found = [program, *program.rglob("*")] if program.is_dir() else [program]
    if sys.platform == "linux":
        archive = stem.with_name(stem.name + ".tar.gz")
        with tarfile.open(archive, "w:gz", compresslevel=9) as tar:
            for path in sorted(found):
                tar.add(path, path.relative_to(program.parent), recursive=False, filter=_nobodys)
        return archive
    archive = stem.with_name(stem.name + ".zip")
    if sys.platform == "darwin":
        # The links within the bundle have to stay links, or its signature is broken.
        subprocess.run(["ditto", "-c", "-k", "--keepParent", program, archive], check=True)
        return archive
    with ZipFile(archive, "w", ZIP_DEFLATED, compresslevel=9) as zipped:
        for path in sorted(found):
            zipped.write(path, path.relative_to(program.parent))
    return archive


def _nobodys(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    """Without the name of whoever has built it."""
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = ""
    return entry


def write_checksum(archive: Path) -> Path:
    """The SHA-256 of the archive, in a file beside it."""
    digest = hashlib.sha256(archive.read_bytes()).hexdigest()
    checksum = archive.with_name(archive.name + ".sha256")
    checksum.write_text(f"{digest}  {archive.name}\n", encoding="ascii")
    return checksum


NEEDED = (
    "fonts/Title-SemiBold.ttf",
    "licences/libraries.txt",
    "locale/cs/LC_MESSAGES/fairgammon.mo",
    "sounds/win-1.ogg",
    "weights/contact.npz",
)
"""One of each kind; the program has to notice when it lacks them."""


def try_out(archive: Path) -> None:
    """Let the program try itself where nothing but the archive has put it, without Python."""
    with TemporaryDirectory() as name:
        folder = Path(name) / "a folder with spaces, čeština"
        folder.mkdir()
        if sys.platform == "darwin":
            subprocess.run(["ditto", "-x", "-k", archive, folder], check=True)
        else:
            shutil.unpack_archive(archive, folder)
        program = next(
            path
            for path in sorted(folder.rglob("fairgammon*"))
            if path.is_file() and path.suffix in ("", ".exe")
        )
        environment = {k: v for k, v in os.environ.items() if k not in ("PATH", "PYTHONPATH")}
        command = [program, "--smoke-test"]
        subprocess.run(command, check=True, env=environment, cwd=folder)
        for contents in folder.rglob("game/assets/SHA256SUMS"):
            for name in NEEDED:
                do_without(contents.parent / name, command, environment)


def do_without(file: Path, command: list[Path | str], environment: dict[str, str]) -> None:
    """See that the program, tried without one of its files, says that it is missing."""
    aside = file.with_suffix(".aside")
    file.rename(aside)
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    aside.rename(file)
    print(f"without {file.name}: {done.stderr.strip()}")
    # On Windows a program without a console may have nowhere to say it.
    if done.returncode != 1 or (done.stderr and f"{file.name} is missing" not in done.stderr):
        raise SystemExit(f"the program has not noticed that {file.name} is missing")


def size_of(program: Path) -> int:
    """Bytes of all files; a link counts for nothing."""
    found = program.rglob("*") if program.is_dir() else [program]
    return sum(p.stat().st_size for p in found if p.is_file() and not p.is_symlink())


if __name__ == "__main__":
    main()
