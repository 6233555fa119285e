"""WHAT LEARN SAYS AND SHOWS: pages, boards with claims about them, exercises; nothing is drawn."""
