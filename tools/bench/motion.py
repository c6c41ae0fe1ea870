"""How smoothly cards move on a slow machine: the longest tasks and the gaps between frames of a deal."""

from statistics import median

from playwright.sync_api import Browser

from tests.pages import TablePage
from tools.strength import percentile

SLOWDOWN = 4
WATCH = """
  window.long_tasks = [];
  window.frame_gaps = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.long_tasks.push(entry.duration);
  }).observe({ type: "longtask" });
  let before = 0;
  const frame = (now) => {
    if (before) window.frame_gaps.push(now - before);
    before = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
"""


def figures(browser: Browser, base: str, deals: int) -> dict[str, float]:
    """Of some deals the medians of what one deal shows: one with something else on the machine counts for little."""
    found = [one_deal(browser, base) for _ in range(deals)]
    return {name: median(deal[name] for deal in found) for name in found[0]}


def one_deal(browser: Browser, base: str) -> dict[str, float]:
    """Of a deal played at normal speed with a slow CPU, in ms: the longest task, the 95th percentile of the
    tasks over 50 ms (0 for none), how many of them there were, and the 95th percentile of the gaps between frames."""
    context = browser.new_context(base_url=base)
    page = context.new_page()
    table = TablePage(page).open(seed="motion", speed="normal").complete()
    page.wait_for_selector("#faces > *", state="attached")
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    page.evaluate(f"() => {{ {WATCH} }}")
    table.play_deal()
    tasks, gaps = page.evaluate("[window.long_tasks, window.frame_gaps]")
    context.close()
    return {
        "longest_task": max(tasks, default=0),
        "long_tasks_p95": percentile(tasks, 0.95) if tasks else 0,
        "long_tasks": len(tasks),
        "frame_gap_p95": percentile(gaps, 0.95),
    }
