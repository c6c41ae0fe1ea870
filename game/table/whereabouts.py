"""Where each card is, as far as one seat has seen it: for the order of the cards."""

from game.table import words

HELD = "held"  # in the seat's own hand
PLAYED = "played"
LAID_AWAY = "laid-away"  # the seat's own discard
TURNED = "turned"  # the turned card, which lies on the table
TAKEN = "taken"  # the turned card, which another seat took and still holds

SAID = {
    HELD: "where-held",
    PLAYED: "where-played",
    LAID_AWAY: "where-laid-away",
    TURNED: "where-turned",
    TAKEN: "where-taken",
}
IN_ORDER = (PLAYED, HELD, LAID_AWAY, TURNED, TAKEN)  # of a legend


def whereabouts(knowledge) -> dict:
    """The cards of this deal of which the seat knows where they are, each with one of the words above."""
    found = {}
    if knowledge.turn_up:
        found[knowledge.turn_up] = TURNED if knowledge.robber is None else TAKEN
    for card in knowledge.hand:
        found[card] = HELD
    for trick in knowledge.tricks:
        for card in trick.cards:
            found[card] = PLAYED
    for card in knowledge.trick:
        found[card] = PLAYED
    if knowledge.discard:
        found[knowledge.discard] = LAID_AWAY
    return found


def said(place: str, knowledge):
    """The Message that says where such a card is."""
    if place == TAKEN:
        return words.message(SAID[place], seat=words.seat(knowledge.robber))
    return words.message(SAID[place])
