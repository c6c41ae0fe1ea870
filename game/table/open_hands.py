"""All hands face up, for practice: the one place where the scene gets cards that the person has not seen."""

from game.table.scene import in_hand_order


def with_open_hands(scene, hands, seat: int):
    """The scene of a seat with the other hands face up. `hands` by seat are the cards really held.

    Only for practice, and only when the person has asked for it: `scene` itself knows no such card.
    An open hand is a zone of its own, `open-1` …, whose cards are known by their code.
    """
    places = tuple([_opened(place, hands, seat, scene.trump) for place in scene.places])
    return scene.replace(places=places)


def _opened(place, hands, seat, trump):
    if place.zone == "trick":
        return place.replace(key=place.card)
    if place.seat in (None, seat) or not place.zone.startswith("hand-"):
        return place
    card = in_hand_order(hands[place.seat], trump)[place.index]
    return place.replace(key=card, card=card, zone="open-%d" % place.seat)
