"""No test looks at a clock: what is measured depends on what else the machine does. Usage: clocks.py [ROOT]

*_perf.cpp may (./check speed). A test that must not hang needs no clock: ctest ends it.
"""

import pathlib
import re
import sys

CLOCK = re.compile(r"\b(steady_clock|system_clock|high_resolution_clock|Clock::now|clock_gettime|clock\(\)|processor_seconds"
                   r"|ru_utime|ru_stime)")


def clocks(text):
    """The numbers of the lines that name a clock, and the names."""
    return [(number, found[0]) for number, line in enumerate(text.split("\n"), 1) if (found := CLOCK.search(line))]


def check(root):
    tests = sorted(path for folder in ("src", "apps", "tests") for path in (root / folder).rglob("*_test.cpp"))
    problems = [f"{path.relative_to(root)}:{number}: looks at a clock ({name}); such cases go into *_perf.cpp"
                for path in tests for number, name in clocks(path.read_text(encoding="utf-8"))]
    return problems, len(tests)


if __name__ == "__main__":
    tree = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else pathlib.Path(__file__).resolve().parents[2]
    found, count = check(tree)
    print("\n".join(found + [f"{count} files of tests, {len(found)} problems"]))
    sys.exit(1 if found or count == 0 else 0)
