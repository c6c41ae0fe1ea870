"""Which key was pressed, as the game names keys, on a keyboard of any script."""

PLACES = ("Key", "Digit")  # how the browser names the places of letters and digits on a keyboard


def key_of(event) -> str:
    """The key's own name; on a keyboard of another script, the letter or digit that is printed there on a Latin one."""
    key, place = event.key, event.code
    if len(key) > 1 or key < "\x80":
        return key
    if place == "Slash":
        return "?" if event.shiftKey else "/"
    for start in PLACES:
        if place.startswith(start):
            return place[len(start) :]
    return key
