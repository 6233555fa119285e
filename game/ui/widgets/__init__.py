"""Buttons, switches, lists: the interface's own small set of controls."""
