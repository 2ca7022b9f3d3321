"""The mark ``rule`` and the report ``--rules``, as the author of another plugin meets them."""

import pytest

CATALOGUE = """
[[rule]]
id = "meadow.graze"
text = "Sheep graze."
kind = "rule"
edition = "meadow"

[[rule]]
id = "meadow.shear"
text = "Sheep are shorn."
kind = "rule"
edition = "meadow"

[[rule]]
id = "meadow.fence"
text = "There is a fence."
kind = "component-count"
edition = "meadow"
"""

WAIVERS = """
[[waiver]]
id = "meadow.fence"
kind = "prop"
reason = "made of wood"
"""

MARKED = """
import pytest

@pytest.mark.rule("meadow.graze")
def test_graze():
    assert True

def test_without_a_rule():
    assert True
"""

TABLE = [
    "file *rules *covered *waived *uncovered",
    "meadow.toml * 3 * 1 * 1 * 1",
    "total * 3 * 1 * 1 * 1",
]


@pytest.fixture
def meadow(pytester: pytest.Pytester) -> pytest.Pytester:
    """A project of its own with three rules, one of them waived."""
    pytester.makeconftest('pytest_plugins = ["ruledock.testing.tracing"]')
    pytester.makeini("[pytest]\naddopts = --strict-markers\n")
    folder = pytester.path / "docs" / "rules"
    folder.mkdir(parents=True)
    (folder / "meadow.toml").write_text(CATALOGUE)
    (folder / "waivers.toml").write_text(WAIVERS)
    return pytester


def run(project: pytest.Pytester, *arguments: str) -> pytest.RunResult:
    """Run the project's tests here; with workers, which are processes, in a process of its own."""
    here = "-n2" not in arguments
    start = project.runpytest_inprocess if here else project.runpytest_subprocess
    return start("-p", "no:cacheprovider", *arguments)


@pytest.mark.parametrize("workers", ["-n0", "-n2"])
def test_the_report_counts_rules_per_file_with_and_without_workers(
    meadow: pytest.Pytester, workers: str
) -> None:
    meadow.makepyfile(MARKED)
    result = run(meadow, workers, "--rules")
    result.assert_outcomes(passed=2)
    result.stdout.fnmatch_lines(TABLE)
    result.stdout.no_fnmatch_line("*meadow.shear*")


def test_a_selection_of_tests_does_not_hide_what_is_covered(meadow: pytest.Pytester) -> None:
    meadow.makepyfile(MARKED)
    result = run(meadow, "-n0", "-k", "without", "--rules")
    result.stdout.fnmatch_lines(TABLE)


def test_the_uncovered_rules_are_named_on_request(meadow: pytest.Pytester) -> None:
    meadow.makepyfile(MARKED)
    result = run(meadow, "-n0", "--rules=ids")
    result.stdout.fnmatch_lines(["meadow.toml*", "    meadow.shear", "total*"])


def test_a_plain_run_says_nothing_about_rules(meadow: pytest.Pytester) -> None:
    meadow.makepyfile(MARKED)
    run(meadow, "-n0").stdout.no_fnmatch_line("*uncovered*")


@pytest.mark.parametrize("workers", ["-n0", "-n2"])
def test_an_unknown_rule_stops_the_run_at_collection(meadow: pytest.Pytester, workers: str) -> None:
    meadow.makepyfile(MARKED.replace("meadow.graze", "meadow.grase"))
    result = run(meadow, workers)
    assert result.ret != 0
    result.assert_outcomes(errors=1)
    result.stdout.fnmatch_lines(['unknown rule "meadow.grase": did you mean "meadow.graze"?'])


def test_an_unknown_rule_of_a_parameter_or_a_class_is_found_too(meadow: pytest.Pytester) -> None:
    meadow.makepyfile(
        test_class="""
            import pytest

            @pytest.mark.rule("of.the.class")
            class TestSheep:
                def test_it(self):
                    assert True
        """,
        test_param="""
            import pytest

            @pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("of.param"))])
            def test_it(n):
                assert n
        """,
    )
    result = run(meadow, "-n0")
    result.assert_outcomes(errors=2)
    result.stdout.fnmatch_lines(['unknown rule "of.the.class"*', 'unknown rule "of.param"*'])


def test_a_broken_catalogue_is_explained_to_who_asks_for_it(meadow: pytest.Pytester) -> None:
    (meadow.path / "docs" / "rules" / "meadow.toml").write_text("[[rule]]\n")
    meadow.makepyfile(MARKED)
    result = run(meadow, "-n0")
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines(["*meadow.toml, at /rule/0/*"])


def test_a_project_without_marks_needs_no_catalogue(pytester: pytest.Pytester) -> None:
    pytester.makeconftest('pytest_plugins = ["ruledock.testing.tracing"]')
    pytester.makepyfile("def test_it():\n    assert True\n")
    run(pytester, "-n0").assert_outcomes(passed=1)


def test_a_missing_catalogue_is_named(pytester: pytest.Pytester) -> None:
    pytester.makeconftest('pytest_plugins = ["ruledock.testing.tracing"]')
    pytester.makeini("[pytest]\nrule_catalogue = elsewhere\n")
    pytester.makepyfile(MARKED)
    result = run(pytester, "-n0")
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines(["*rule_catalogue: there is no folder *elsewhere"])
