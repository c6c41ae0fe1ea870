"""The game: scores, dealer, winner; `play(game, move)` and `legal_moves(game)` are all that drives it."""

from collections import namedtuple

from game.rules import deal as deals
from game.rules import events
from game.rules.deal import IllegalMoveError
from game.rules.deal import Play as Play
from game.rules.deal import Rob as Rob
from game.rules.shuffle import first_dealer
from game.rules.value import Value

FEWEST_SEATS = 2
MOST_SEATS = 6


class NextDeal(Value, namedtuple("NextDeal", ())):
    """The intent to go on to the next deal, the first one too."""

    fields = ()


class Game(
    Value,
    namedtuple("Game", ("seed", "house", "seats", "scores", "dealer", "deal", "winner")),
):
    """A game at some moment.

    `scores` by seat, before the present deal until it is over; `dealer` deals the present deal, or
    the first one while `deal` is None; `winner` is a seat or None. Who holds a Game sees every card.
    """

    fields = ("seed", "house", "seats", "scores", "dealer", "deal", "winner")

    @property
    def between_deals(self):
        """Whether the next move is to deal."""
        return self.winner is None and (self.deal is None or self.deal.over)


def new_game(seed, house, seats: int = 3) -> Game:
    """A game before its first deal. `seed` is a text or a number; 2 to 6 seats, else ValueError."""
    if not FEWEST_SEATS <= seats <= MOST_SEATS:
        raise ValueError("Forty-five seats 2 to 6, not %s." % seats)
    seed = str(seed)
    return Game(
        seed=seed,
        house=house,
        seats=seats,
        scores=(0,) * seats,
        dealer=first_dealer(seed, seats),
        deal=None,
        winner=None,
    )


def to_act(game: Game) -> int | None:
    """The seat whose move it is; None between deals (anybody may deal) and after the end."""
    if game.winner is not None or game.deal is None:
        return None
    return game.deal.to_act


def legal_moves(game: Game) -> tuple:
    """All that may be done now: moves of the seat to act, `NextDeal()` between deals, none after the end."""
    if game.winner is not None:
        return ()
    if game.between_deals:
        return (NextDeal(),)
    return deals.legal_moves(game.deal)


def play(game: Game, move) -> tuple[Game, tuple]:
    """Make a move: the game after it and what happened. IllegalMoveError for any move that isn't legal."""
    if game.winner is not None:
        raise IllegalMoveError(move, "game_over")
    if isinstance(move, NextDeal):
        if not game.between_deals:
            raise IllegalMoveError(move, "deal_not_over")
        return _next_deal(game)
    if game.deal is None:
        raise IllegalMoveError(move, "deal_over")
    deal, happened = deals.play(game.deal, move)
    game = game.replace(deal=deal)
    return _scored(game, happened) if deal.over else (game, happened)


def _next_deal(game):
    first = game.deal is None
    number = 1 if first else game.deal.number + 1
    dealer = game.dealer if first else (game.dealer + 1) % game.seats
    deal = deals.new_deal(game.seed, game.house, number, dealer, game.seats)
    dealt = events.Dealt(number, dealer, deal.hands, deal.turn_up)
    happened = (events.DealerDrawn(dealer), dealt) if first else (dealt,)
    return game.replace(deal=deal, dealer=dealer), happened


def _scored(game, happened):
    tricks = game.deal.tricks
    cards = tuple(trick.cards for trick in tricks)
    score = deals.score(game.house, game.deal.trump, tricks[0].leader, cards, game.seats)
    winner = winner_of(game.house, game.scores, score.points, score.takers, score.best_trump_trick)
    scores = tuple(before + points for before, points in zip(game.scores, score.points))
    happened += (
        events.DealScored(
            score.takers, score.points, score.best_trump, score.best_trump_trick, scores
        ),
    )
    if winner is not None:
        happened += (events.GameWon(winner, scores),)
    return game.replace(scores=scores, winner=winner), happened


def winner_of(house, scores, points, takers=None, best_trump_trick=None) -> int | None:
    """Who has won after a deal (rules 2.9), from the scores before it and its points, by seat.

    `takers` by trick and the number of the best trump's trick matter only where the order does: if
    two have reached the target in a house of first out, which raises ValueError without takers.
    """
    if house.jink and max(points) == sum(points) > 0:
        return points.index(max(points))
    totals = [before + more for before, more in zip(scores, points)]
    if house.first_out and len([total for total in totals if total >= house.target]) > 1:
        if takers is None:
            raise ValueError("Who was out first needs the takers in order.")
        return _first_out(house, scores, takers, best_trump_trick)
    best = max(totals)
    if best >= house.target and totals.count(best) == 1:
        return totals.index(best)
    return None


def _first_out(house, scores, takers, best_trump_trick):
    running = list(scores)
    for number, seat in enumerate(takers):
        running[seat] += deals.trick_points(house, number, best_trump_trick)
        if running[seat] >= house.target:
            return seat
    return None
