"""The table: where the cards are, how they get there, what is said, and the game played at it."""
