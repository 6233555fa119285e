"""Everything that imports pygame: window, pictures, sounds, scenes."""
