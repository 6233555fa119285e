"""Makes exceptions of what the program would only log.

A level whose files can't be read goes on with a weaker evaluation; a measurement must not.
"""

import logging


def be_strict() -> None:
    """From now on a warning or an error that is logged is raised."""
    logging.getLogger().addHandler(_Raiser(logging.WARNING))


class _Raiser(logging.Handler):
    def emit(self, record: logging.LogRecord) -> None:
        cause = record.exc_info[1] if record.exc_info else None
        raise RuntimeError(record.getMessage()) from cause
