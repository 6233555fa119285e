"""Programs that measure; run them with `python -m tests.benchmarks.NAME`."""
