"""Entry points are found as the standard library finds them."""

from importlib import metadata
from zipfile import ZipFile

import pytest

from ruledock.installed import entry_points as installed

GROUPS = ("ruledock.plugins", "ruledock.packs", "console_scripts", "pytest11")
LISTING = """
# offers
[other]
away = somewhere:else

[ruledock.shelf]
plain = json
# a comment = none
deep = json:decoder.JSONDecoder.decode [extra]
"""


def offered(group):
    return sorted((point.name, point.value) for point in installed.entry_points(group=group))


def searched(group):
    return sorted((point.name, point.value) for point in metadata.entry_points(group=group))


@pytest.fixture
def only_folders(monkeypatch):
    """As in a process without tests: whatever finders others bring, folders are read."""
    monkeypatch.setattr(installed, "_only_folders", lambda: True)


@pytest.fixture
def shelf(tmp_path, monkeypatch):
    """A folder with a distribution, first on the path."""
    info = tmp_path / "A_Shelf-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: a.shelf\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(LISTING)
    monkeypatch.syspath_prepend(tmp_path)
    return tmp_path


@pytest.mark.usefixtures("only_folders")
@pytest.mark.parametrize("group", GROUPS)
def test_what_is_installed_here_is_found_as_the_standard_library_finds_it(group):
    assert offered(group) == searched(group) != []


@pytest.mark.usefixtures("only_folders", "shelf")
def test_a_listing_is_read_and_loaded_as_the_standard_library_does_it():
    assert offered("ruledock.shelf") == searched("ruledock.shelf")
    theirs = {point.name: point.load() for point in metadata.entry_points(group="ruledock.shelf")}
    ours = {point.name: point.load() for point in installed.entry_points(group="ruledock.shelf")}
    assert ours == theirs
    assert len(ours) == 2


@pytest.mark.usefixtures("only_folders")
def test_of_two_copies_the_first_on_the_path_counts(shelf, tmp_path_factory, monkeypatch):
    nearer = tmp_path_factory.mktemp("nearer")
    info = nearer / "a-shelf-2.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: a-shelf\nVersion: 2.0\n")
    (info / "entry_points.txt").write_text("[ruledock.shelf]\nnearer = json\n")
    (nearer / "a-shelf-2.0.dist-info").rename(nearer / "a_shelf-2.0.dist-info")
    monkeypatch.syspath_prepend(nearer)
    assert offered("ruledock.shelf") == searched("ruledock.shelf") == [("nearer", "json")]


def test_archives_on_the_path_are_left_to_the_standard_library(tmp_path, monkeypatch):
    archive = tmp_path / "a_shelf.zip"
    with ZipFile(archive, "w") as made:
        made.writestr("a_shelf-1.0.dist-info/METADATA", "Name: a-shelf\nVersion: 1.0\n")
        made.writestr("a_shelf-1.0.dist-info/entry_points.txt", LISTING)
    monkeypatch.syspath_prepend(archive)
    assert not installed._only_folders()
    assert ("plain", "json") in offered("ruledock.shelf")
