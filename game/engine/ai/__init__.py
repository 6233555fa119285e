"""The computer player: evaluation, choice of plays, cube."""
