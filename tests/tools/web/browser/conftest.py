"""A real browser, and a server for it to look at."""

import shutil
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, str(Path(__file__).parent))

from serving import Serving

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
NONE = "there is no browser: install chromium (on Debian: apt-get install chromium)"


@pytest.fixture(scope="session")
def chromium():
    found = shutil.which("chromium")
    if not found:
        pytest.skip(NONE)
    playwright = pytest.importorskip("playwright.sync_api")
    with playwright.sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=found, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture
def person(chromium, request):
    """Make a person: a browser of their own, which complains of every error on a page."""
    contexts, troubles = [], []

    def make(language="en", width=1280, height=900, **more):
        context = chromium.new_context(
            locale=language, viewport={"width": width, "height": height}, **more
        )
        context.set_default_timeout(20_000)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: troubles.append(str(error)))
        page.on("console", lambda said: said.type == "error" and troubles.append(said.text))
        page.troubles = troubles
        return page

    yield make
    for context in contexts:
        context.close()
    expected = getattr(request.node, "expected_troubles", ())
    assert [one for one in troubles if not any(part in one for part in expected)] == []


@pytest.fixture
def serving(tmp_path):
    with Serving(tmp_path) as server:
        yield server
