"""Whole deals between random legal players: the same work in every interpreter, in the common dialect."""

from game.rules.game import legal_moves, new_game, play
from game.rules.house import SEED
from game.rules.shuffle import Dice


def play_deals(number: int) -> None:
    """Play deals one after the other, game after game, until so many are over."""
    dice = Dice("bench")
    games = 0
    game = new_game("bench 0", SEED, 3)
    while number:
        choices = legal_moves(game)
        game, _ = play(game, choices[dice.below(len(choices))])
        if game.deal.over:
            number -= 1
        if game.winner is not None:
            games += 1
            game = new_game("bench %d" % games, SEED, 3)
