"""Saying all that stands in the page anew, in another language or with other letters; nothing moves by it."""

from game.browser.page import every
from game.browser.panels import READ


def reword(app) -> None:
    """Write every sentence of the page again; what is spoken, the focus and all that moves stay as they are."""
    app.catalogue.fill_page()
    app.screen.reword()
    app.guarding.reword()
    app.reword()
    for dialog in every("dialog[open]"):
        name = dialog.id.replace("-panel", "")
        if name in READ or name == "practice":
            app.panels.fill(name)
        elif name == "statistics":
            app.statistics().reword()
