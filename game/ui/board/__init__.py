"""The backgammon board on the screen: places, gestures, pictures."""
