"""The pure suites pass in CPython, and inside MicroPython in a real browser."""

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


def test_in_micropython(page: Page):
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    page.goto("tests/in_browser/")
    expect(page.locator("html")).to_have_attribute("data-app", "ready", timeout=60_000)
    assert page.locator("#failures").inner_text() == ""
    expect(page.locator("#closing-line")).to_have_text(re.compile(r"^[1-9]\d* passed, 0 failed$"))
    assert any("MicroPython" in line for line in said)
