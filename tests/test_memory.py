"""Many deals in one sitting: elements, listeners and memory stay what they were (table.md, B33)."""

import os

import pytest
from playwright.sync_api import BrowserContext, Page

from tests.pages import TablePage

DEALS = [40] + ([500] if os.environ.get("LONG") else [])
WARM = 8

# MicroPython's memory, wherever its WebAssembly instance exports it.
_KEEP_MEMORY = """for (const name of ["instantiate", "instantiateStreaming"]) {
  const real = WebAssembly[name];
  WebAssembly[name] = async (...given) => {
    const made = await real.apply(WebAssembly, given);
    for (const part of Object.values((made.instance || made).exports))
      if (part instanceof WebAssembly.Memory) window.python_memory = part;
    return made;
  };
}"""
# Plays by itself until so many deals more are over; a new game follows the one that ends.
_PLAY = """async (deals) => {
  const table = document.getElementById("table");
  const press = (selector) => {
    const found = document.querySelector(selector);
    if (found) found.click();
    return found !== null;
  };
  for (let left = deals, idle = 0; left > 0;) {
    const state = table.dataset;
    if (state.awaiting === "play" || state.awaiting === "rob")
      press('#cards [data-zone="hand-0"]:not([aria-disabled="true"])');
    else if (press('#actions [data-action="next-deal"], #actions [data-action="new-game"]')) left -= 1;
    else press('#actions [data-action="collect"]') || press("#prompt");
    const before = state.version + state.deal + state.awaiting;
    await new Promise(done => setTimeout(done));
    idle = before === state.version + state.deal + state.awaiting ? idle + 1 : 0;
    if (idle > 20000) throw new Error("The table stopped at " + JSON.stringify(state));
  }
  return window.python_memory ? window.python_memory.buffer.byteLength : 0;
}"""


@pytest.mark.parametrize("deals", DEALS)
def test_many_deals_leave_nothing_behind(page: Page, context: BrowserContext, deals: int):
    page.set_default_timeout(600_000)
    page.emulate_media(reduced_motion="reduce")  # thousands of glides would only take time
    page.add_init_script(_KEEP_MEMORY)
    table = TablePage(page).open(seed="sitting", house="traditional")
    tools = context.new_cdp_session(page)
    tools.send("Performance.enable")

    def measured() -> dict[str, float]:
        page.evaluate("document.activeElement.blur()")
        for _ in range(2):
            tools.send("HeapProfiler.collectGarbage")
        metrics = tools.send("Performance.getMetrics")["metrics"]
        return {metric["name"]: metric["value"] for metric in metrics}

    memory_before = page.evaluate(_PLAY, WARM)
    table.asked()
    before = measured()
    memory_after = page.evaluate(_PLAY, deals)
    table.asked()
    after = measured()
    growth = {name: after[name] - before[name] for name in ("Nodes", "JSEventListeners", "JSHeapUsedSize")}
    print(growth, memory_before, memory_after)
    assert memory_before > 0
    assert memory_after <= memory_before + 128 * 1024
    assert growth["JSEventListeners"] <= 5, growth
    assert growth["Nodes"] < 300, growth
    assert growth["JSHeapUsedSize"] < 400_000 + 1_000 * deals, growth
    assert page.locator("#cards .card").count() <= 20
