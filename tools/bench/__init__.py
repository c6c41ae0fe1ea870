"""The bench: how soon the first card can be played, how many bytes that takes, how fast deals are played."""
