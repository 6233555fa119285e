"""Gather the licences of what the game is made of, in `assets/licences`, for the About page.

Run with `python -m assets.make.licences` in the environment that the executable is built in. What
an installed package brings along is copied as it is; the rest is written here.
"""

import re
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

Python brings these along, and NumPy those that are named in its own text:

libffi                MIT, (c) 1996-2024 Anthony Green, Red Hat, Inc and others
Expat                 MIT, (c) 1998-2000 Thai Open Source Software Center Ltd and Clark Cooper,
                      (c) 2001-2025 Expat maintainers
bzip2                 BSD style, (c) 1996-2019 Julian R Seward
liblzma (XZ Utils)    public domain and 0BSD
libmpdec              BSD, (c) 2008-2020 Stefan Krah
libgcc, libstdc++     GNU GPL 3 with the GCC Runtime Library Exception 3.1

All of them are separate files beside the program and can be replaced by others of the same
interface. The program itself is started by the loader of PyInstaller, which stands under the GNU
GPL 2 with an exception: what it starts may be under any licence.

The MIT licence, as of libffi, Expat, Brotli, libxmp and PortMidi:

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and
associated documentation files (the "Software"), to deal in the Software without restriction,
including without limitation the rights to use, copy, modify, merge, publish, distribute,
sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or
substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT
NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND
NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM,
DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT
OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.

The BSD licence, as of the libraries of Xiph.Org, libwebp, WavPack and libmpdec:

Redistribution and use in source and binary forms, with or without modification, are permitted
provided that the following conditions are met:

1. Redistributions of source code must retain the above copyright notice, this list of conditions
   and the following disclaimer.
2. Redistributions in binary form must reproduce the above copyright notice, this list of
   conditions and the following disclaimer in the documentation and/or other materials provided
   with the distribution.
3. Neither the name of the copyright holder nor the names of its contributors may be used to
   endorse or promote products derived from this software without specific prior written
   permission.

THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND ANY EXPRESS OR
IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED WARRANTIES OF MERCHANTABILITY AND
FITNESS FOR A PARTICULAR PURPOSE ARE DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR
CONTRIBUTORS BE LIABLE FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR SERVICES; LOSS OF USE,
DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER
IN CONTRACT, STRICT LIABILITY, OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT
OF THE USE OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.

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

NAMED = (
    *("SDL2", "freetype", "harfbuzz", "png", "jpeg", "tiff", "webp", "sharpyuv", "brotli", "z.so"),
    *("ogg", "vorbis", "opus", "FLAC", "wavpack", "xmp", "portmidi", "mpg123", "sndfile"),
    *("fluidsynth", "asound", "ffi", "expat", "bz2", "lzma", "mpdec", "gcc_s", "stdc++", "python"),
    *("gfortran", "quadmath", "scipy_openblas"),
)
"""How the files of libraries begin that are named above, or in the texts of Python and NumPy."""


def unnamed(program: Path) -> list[str]:
    """Libraries in a program built on Linux that no licence is shown for."""
    names = {path.name.removeprefix("lib") for path in program.rglob("lib*.so*")}
    return sorted(name for name in names if not re.match("|".join(map(re.escape, NAMED)), name))


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
