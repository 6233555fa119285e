"""One match in progress: intents in, events out. No pygame, no files."""
