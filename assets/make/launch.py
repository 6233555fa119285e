"""Where the executable starts: outside the package, so that `game` is imported as a package."""

import sys

from game.__main__ import main

if __name__ == "__main__":
    sys.exit(main())
