"""The document: finding, making and filling its elements."""

import asyncio

import js
import jsffi

document = js.document
_UNSCROLLED = jsffi.to_js({"preventScroll": True})
_NEAREST = jsffi.to_js({"block": "nearest", "inline": "nearest"})


def element(identifier: str):
    """The element with this id, which the page always has."""
    return document.getElementById(identifier)


def every(selector: str) -> list:
    """All elements that a selector finds, in the order of the page."""
    found = document.querySelectorAll(selector)
    return [found.item(index) for index in range(found.length)]


def make(tag: str, text: str = "", **attributes):
    """A new element with a text and attributes (`data_card` becomes `data-card`)."""
    made = document.createElement(tag)
    if text:
        made.textContent = text
    for name, value in attributes.items():
        made.setAttribute(name.rstrip("_").replace("_", "-"), value)
    return made


def fill(parent, children) -> None:
    """Put these elements, and nothing else, into a parent."""
    parent.replaceChildren()
    for child in children:
        parent.appendChild(child)


def write(target, text: str) -> None:
    """Set the text of an element if it is another one."""
    if target.textContent != text:
        target.textContent = text


def focused():
    """The element that has the focus, or None if it is the page itself."""
    active = document.activeElement
    return None if active is None or active.tagName == "BODY" else active


def focus(target) -> None:
    """Focus an element, and bring it into view where the page scrolls: once the browser has laid out what has
    changed with it, for which a slow machine needs the time of some frames."""
    target.focus(_UNSCROLLED)
    asyncio.create_task(_into_view(target))


async def _into_view(target):
    await asyncio.sleep(0.1)
    if target.isSameNode(document.activeElement):
        target.scrollIntoView(_NEAREST)


def mark(target, name: str, value) -> None:
    """Set an attribute, or take it away for None."""
    if value is None:
        target.removeAttribute(name)
    else:
        target.setAttribute(name, str(value))
