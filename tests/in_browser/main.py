"""Runs every pure suite and shows its failures and the closing line `N passed, N failed`.

`index.html?suite=NAME` runs one of them. `html[data-app]` is `ready` at the end.
"""

import sys

import js

from tests.in_browser.suites import SUITES

failures = []
total = 0
wanted = js.URLSearchParams.new(js.location.search).get("suite")
for name, suite in SUITES:
    if wanted and name != wanted:
        continue
    passed, failed = suite()
    total += passed
    failures += ["%s: %s" % (name, failure) for failure in failed]

page = js.document
page.getElementById("failures").textContent = "\n".join(failures)
page.getElementById("interpreter").textContent = "%s %s" % (sys.platform, sys.version)
line = "%d passed, %d failed" % (total, len(failures))
page.getElementById("closing-line").textContent = line
print(line)
page.documentElement.dataset.app = "ready"
