"""What the game is: cards, a deal, a game, what one seat knows, and a game as text."""
