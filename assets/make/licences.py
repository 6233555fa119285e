"""Gather the licences of what the game is made of, in `assets/licences`, for the About page.

Run with `python -m assets.make.licences` in the environment that the executable is built in. What
an installed package brings along is copied as it is; the rest is written here.
"""

import shutil
import sysconfig
from importlib.metadata import distribution
from pathlib import Path

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "assets" / "licences"

PACKAGES = {
    "pygame-ce": ("pygame-ce", "LGPL.txt"),
    "numpy": ("numpy", "licenses/LICENSE.txt"),
    "platformdirs": ("platformdirs", "licenses/LICENSE"),
}
"""Name of the text, the package it comes with, and how its path there ends."""

EQUITIES = "weights/match-equity-kazaross-xg2.csv"
"""Has its licence in its first line."""

LIBRARIES = """\
The wheels of pygame-ce carry these libraries; the executable ships those that it needs.

SDL 2, SDL_image, SDL_mixer, SDL_ttf      zlib licence, Sam Lantinga and others
FreeType                                  FreeType Project licence
HarfBuzz                                  MIT (old style)
libpng                                    PNG Reference Library licence
libjpeg-turbo                             IJG and BSD licences
libtiff                                   libtiff licence (BSD style)
libwebp                                   BSD, Google
Brotli                                    MIT
zlib                                      zlib licence, Jean-loup Gailly and Mark Adler
libogg, libvorbis, opus, opusfile, FLAC   BSD, Xiph.Org Foundation
WavPack                                   BSD, David Bryant
libxmp                                    MIT
PortMidi                                  MIT
mpg123, libsndfile, FluidSynth, alsa-lib  GNU LGPL 2.1, the text of pygame-ce

They are separate files beside the program and can be replaced by others of the same interface.

The zlib licence, under which SDL stands:

Copyright (C) 1997-2025 Sam Lantinga <slouken@libsdl.org>

This software is provided 'as-is', without any express or implied warranty. In no event will the
authors be held liable for any damages arising from the use of this software.

Permission is granted to anyone to use this software for any purpose, including commercial
applications, and to alter it and redistribute it freely, subject to the following restrictions:

1. The origin of this software must not be misrepresented; you must not claim that you wrote the
   original software. If you use this software in a product, an acknowledgment in the product
   documentation would be appreciated but is not required.
2. Altered source versions must be plainly marked as such, and must not be misrepresented as being
   the original software.
3. This notice may not be removed or altered from any source distribution.
"""


def main() -> None:
    """Write every text anew."""
    FOLDER.mkdir(exist_ok=True)
    shutil.copyfile(ROOT / "LICENSE", FOLDER / "fairgammon.txt")
    shutil.copyfile(Path(sysconfig.get_path("stdlib"), "LICENSE.txt"), FOLDER / "python.txt")
    for name, (package, ending) in PACKAGES.items():
        files = distribution(package).files or ()
        source = next(file for file in files if file.as_posix().endswith(ending))
        shutil.copyfile(distribution(package).locate_file(source), FOLDER / f"{name}.txt")
    (FOLDER / "libraries.txt").write_text(LIBRARIES, encoding="utf-8")
    notice = (ROOT / "assets" / EQUITIES).read_text(encoding="utf-8").partition("\n")[0]
    (FOLDER / "kazaross-xg2.txt").write_text(notice.lstrip("# ") + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
