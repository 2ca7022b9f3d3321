"""A real browser, and a server for it to look at."""

import os
import shutil
import sys
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, str(Path(__file__).parent))

from serving import Serving

HERE = Path(__file__).parent
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
NONE = "there is no browser: install chromium (on Debian: apt-get install chromium)"


def pytest_configure(config):
    config.addinivalue_line("markers", "quick: a browser test that every run includes")


def pytest_collection_modifyitems(config, items):
    """A plain run opens the browser for a few tests; .ci/run and --thorough for all of them."""
    if every_browser_test(config):
        return
    later = pytest.mark.skip(reason="a browser test for RULEDOCK_BROWSER=all, as .ci/run has it")
    for item in items:
        if HERE in item.path.parents and not item.get_closest_marker("quick"):
            item.add_marker(later)


def every_browser_test(config):
    return config.getoption("thorough") or os.environ.get("RULEDOCK_BROWSER") == "all"


@pytest.fixture(scope="module")
def chromium(request):
    """A browser; its event loop ends with the module, as other tests have loops of their own.

    Whoever asks for every browser test is told of a missing browser by a failure.
    """
    found = shutil.which("chromium")
    if not found and every_browser_test(request.config):
        pytest.fail(NONE)
    if not found:
        pytest.skip(NONE)
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=found, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture
def person(chromium, serving, request):
    """Make a person: a browser of their own, which complains of every error on a page.

    They leave before the server does.
    """
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
