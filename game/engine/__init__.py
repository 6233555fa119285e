"""Rules of backgammon and the computer player; numpy and the standard library, no pygame."""
