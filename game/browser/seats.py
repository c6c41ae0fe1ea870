"""The plates of the seats: name and face, score, tricks taken, whose turn it is, and what each just did."""

from game.browser.page import every, mark, write
from game.table import words


class Plate:
    """The elements of one plate."""

    def __init__(self, holder):
        self.holder = holder
        self.name = holder.querySelector(".name")
        self.score = holder.querySelector(".score")
        self.tricks = holder.querySelector(".tricks")
        self.did = holder.querySelector(".did")


class Seats:
    """All plates, by seat. `text(message)` says a Message in the language of the page."""

    def __init__(self, text):
        self._text = text
        self._plates = [Plate(holder) for holder in every(".seat")]
        self._deeds = {}  # the messages on the plates, by seat

    def show_names(self, names) -> None:
        """Write the names, by seat."""
        for plate, name in zip(self._plates, names):
            write(plate.name, name)

    def show_faces(self, faces) -> None:
        """Show the faces of the opponents."""
        for plate, face in zip(self._plates[1:], faces):
            mark(plate.holder.querySelector("use"), "href", "#face-" + face)

    def show(self, scene, before) -> None:
        """Show what a scene says of the seats; what is as in the scene before stays. None before: all is written."""
        for seat, plate in enumerate(self._plates):
            if before is None or before.scores[seat] != scene.scores[seat]:
                points = str(scene.scores[seat])
                write(plate.score, points)
                plate.score.style.setProperty("--points", points)
            if before is None or before.tricks[seat] != scene.tricks[seat]:
                mark(plate.tricks, "data-tricks", scene.tricks[seat])
                write(plate.tricks, self._text(words.message("seat-tricks", tricks=scene.tricks[seat])))
            for name in ("dealer", "to_act", "leader"):
                now = getattr(scene, name) == seat
                if before is None or (getattr(before, name) == seat) != now:
                    mark(plate.holder, "data-" + name.replace("_", "-"), "" if now else None)

    def show_winner(self, winner) -> None:
        """Mark the seat that has won; None for none."""
        for seat, plate in enumerate(self._plates):
            mark(plate.holder, "data-winner", "" if winner == seat else None)

    def did(self, deed, clear: bool) -> None:
        """Write on a seat's plate what it just did: (seat, Message) or None; `clear` wipes the others first."""
        for seat, plate in enumerate(self._plates):
            if deed and deed[0] == seat:
                self._deeds[seat] = deed[1]
                write(plate.did, self._text(deed[1]))
            elif clear:
                self._deeds.pop(seat, None)
                write(plate.did, "")

    def reword(self) -> None:
        """Write what each did again, in another language."""
        for seat, message in self._deeds.items():
            write(self._plates[seat].did, self._text(message))
