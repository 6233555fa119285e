"""The only code that reads and writes files: matches and settings."""
