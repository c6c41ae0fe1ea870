"""The letters of jack, queen, king and ace on the cards: those printed everywhere, or a language's own."""

from game.browser.page import document, element, mark

LOCAL = "local"  # the value of the setting
LETTERED = "JQKA"  # in the order of the message
BASELINE = 50  # of the pictures of ranks, which are 100 high about their middle
WIDE, WIDEST = 62, 88  # one letter, as those that are drawn; more than one, as the ten


def own_letters(catalogue) -> dict[str, str]:
    """The letters of a language by rank, as far as they differ from those printed everywhere."""
    letters = catalogue.format("index-letters", {}).split()
    return {rank: letter for rank, letter in zip(LETTERED, letters) if rank != letter}


def wear(catalogue, wanted: str) -> bool:
    """Print the letters that are wanted, on the cards and in sentences. Whether they are others than before."""
    letters = own_letters(catalogue) if wanted == LOCAL else {}
    if letters == catalogue.letters:
        return False
    catalogue.use_letters(letters)
    for rank in LETTERED:
        _print(rank, letters.get(rank))
    return True


def _print(rank, letter):
    """Let the pictures show a letter in a rank's place, or the rank as it is drawn."""
    name = "rank-" + rank
    shown, drawn = element(name), element(name + "-drawn")
    if drawn is not None:
        shown.remove()
        mark(drawn, "id", name)
        shown = drawn
    if letter:
        mark(shown, "id", name + "-drawn")
        text = document.createElementNS("http://www.w3.org/2000/svg", "text")
        mark(text, "id", name)
        mark(text, "class", "face-letter")
        mark(text, "y", BASELINE)
        mark(text, "textLength", WIDE if len(letter) == 1 else WIDEST)
        mark(text, "lengthAdjust", "spacingAndGlyphs")
        text.textContent = letter
        shown.parentNode.appendChild(text)
