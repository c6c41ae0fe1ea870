"""The pure suites pass in CPython, and inside MicroPython and Pyodide in a real browser."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.in_browser.suites import SUITES


@pytest.mark.parametrize("name, suite", SUITES, ids=[name for name, _ in SUITES])
def test_in_cpython(name, suite, monkeypatch, pytestconfig):
    monkeypatch.chdir(pytestconfig.rootpath)
    passed, failures = suite()
    assert not failures
    assert passed > 0


# For Pyodide on the main thread PyScript asks for its plugins too, which are not shipped.
NO_PLUGINS = pytest.mark.console_expected("404|dynamically imported module: .*/pyscript/")


@pytest.mark.parametrize(
    "path, version", [("", "MicroPython"), pytest.param("pyodide.html", "emscripten", marks=NO_PLUGINS)]
)
def test_in_a_browser(page: Page, path: str, version: str):
    page.goto("tests/in_browser/" + path)
    expect(page.locator("html")).to_have_attribute("data-app", "ready", timeout=60_000)
    assert page.locator("#failures").inner_text() == ""
    expect(page.locator("#closing-line")).to_have_text(re.compile(r"^[1-9]\d* passed, 0 failed$"))
    expect(page.locator("#interpreter")).to_have_text(re.compile(version))
