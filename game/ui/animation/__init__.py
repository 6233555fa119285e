"""Movement over time: curves, queue, and what each event looks like."""
