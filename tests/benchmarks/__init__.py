"""Programs that measure; not part of the test suite, all on one core."""

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # read when numpy is first imported
