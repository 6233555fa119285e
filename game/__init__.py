"""Fairgammon: backgammon against the computer, with dice you can check."""

__version__ = "0.1.0"
