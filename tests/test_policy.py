"""What the page lets in and out, in each engine, on a host, on disk and in a sandbox: nothing but its own files."""

import pytest
from playwright.sync_api import Browser, Frame, expect

from tests.pages import PATIENCE, until
from tests.test_embedding import around, frame

INTRUDERS = {
    "script": "const made = document.createElement('script'); made.text = 'window.intruded = 1'; body.append(made)",
    "handler": "body.innerHTML = '<img src=x: onerror=\"window.intruded = 1\">'",
    "eval": "setTimeout('window.intruded = 1')",
    "script from elsewhere": "const made = document.createElement('script'); made.src = 'https://elsewhere.test/x.js'; "
    "body.append(made)",
    "picture from elsewhere": "body.innerHTML = '<img src=\"https://elsewhere.test/x.png\">'",
    "style": "body.innerHTML = '<p style=\"color: red\">'",
    "frame": "body.innerHTML = '<iframe src=\"https://elsewhere.test/\"></iframe>'",
    "words to elsewhere": "fetch('https://elsewhere.test/').catch(() => 0)",
}
ENGINES = {"chromium": "whole_chromium", "firefox": "firefox"}
LISTEN = """window.refused = [];
  addEventListener("securitypolicyviolation", event => window.refused.push(event.effectiveDirective));"""


def intrude(act: str) -> str:
    """What an intruder does that has got as far as a part of the page."""
    return f"{{ const body = document.body.appendChild(document.createElement('div')); {act}; }}"


@pytest.mark.parametrize("way", ["host", "disk", "sandbox"])
@pytest.mark.parametrize("engine", ENGINES)
def test_nothing_comes_in_and_nothing_goes_out(
    request: pytest.FixtureRequest, base_url: str, folder: str, engine: str, way: str
):
    browser: Browser = request.getfixturevalue(ENGINES[engine])
    context = browser.new_context(service_workers="block")
    answered: list[str] = []
    context.route("https://elsewhere.test/**", lambda route: route.fulfill(body=""))
    context.on("response", lambda response: answered.append(response.url))
    page = context.new_page()
    place: Frame = page.main_frame
    if way == "sandbox":
        around(page, base_url, frame(base_url, "boxed", boxed=True))
        expect(page.frame_locator("#boxed").locator("html[data-app=ready]")).to_be_attached(timeout=PATIENCE)
        boxed = page.frame(url=lambda url: "embed=1" in url)
        assert boxed
        place = boxed
    else:
        page.goto(base_url if way == "host" else folder + "index.html")
        expect(page.locator("html[data-app=ready]")).to_be_attached(timeout=PATIENCE)
    place.evaluate(LISTEN)
    for number, act in enumerate(INTRUDERS.values(), 1):
        place.evaluate(intrude(act))
        until(place, f"window.refused.length >= {number}")
    assert place.evaluate("window.intruded") is None
    assert [url for url in answered if "elsewhere.test" in url] == []
    context.close()
