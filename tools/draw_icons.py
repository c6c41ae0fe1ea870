"""Draws the icons of the installed game: the five of trumps over its fan, as the mark in the page's tab has it.

    .venv/bin/python -m tools.draw_icons      needs Chromium, which turns the drawing into pixels

`any` icons have round corners; `maskable` ones fill the square, and keep what matters in its middle.
"""

import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "static" / "icons"
FELT, PAPER, INK, RED, EDGE = "#1b6b45", "#fffdf7", "#20251f", "#b3261e", "#0f3f29"
CARD = f'<rect x="-15" y="-22" width="30" height="44" rx="4" fill="{PAPER}" stroke="{EDGE}" stroke-width="0.8"/>'
FIVE = (
    "M-6.6-14h13.6v5h-8.6v4.6C4-5.4 8.6-1.4 8.6 4c0 6-4.4 10-9.6 10-3.2 0-6"
    "-1-8.2-3l3-4c1.6 1.4 3.2 2 5 2 2.6 0 4.4-2 4.4-4.6 0-4.2-4.4-4.6-9.8-2.4z"
)
HEART = "M0 6.5C-8 1-8.5-5-4.5-6.2-2-6.8-.5-5 0-3.6.5-5 2-6.8 4.5-6.2 8.5-5 8 1 0 6.5z"


def drawing(maskable: bool) -> str:
    """The icon in SVG, 64 by 64."""
    scale = 0.78 if maskable else 1
    return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
<rect width="64" height="64" rx="{0 if maskable else 13}" fill="{FELT}"/>
<g transform="translate(32 33)scale({scale})">
<g transform="rotate(-17 0 30)">{CARD}<path transform="translate(-9 -15)scale(.45)" d="{HEART}" fill="{RED}"/></g>
<g transform="rotate(17 0 30)">{CARD}<path transform="translate(9 -15)scale(.45)" d="{HEART}" fill="{RED}"/></g>
{CARD}<path transform="scale(1.02)" d="{FIVE}" fill="{INK}"/>
</g></svg>
"""


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    wanted = {"icon-192": (192, False), "icon-512": (512, False), "maskable-512": (512, True), "touch-180": (180, True)}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for name, (size, maskable) in wanted.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block }}</style>{drawing(maskable)}")
            page.screenshot(path=FOLDER / f"{name}.png", omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
