"""How the numbers in the program were found; not part of what is shipped."""
