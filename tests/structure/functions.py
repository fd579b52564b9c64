"""No function of the program is longer than its reader's page. Usage: functions.py [ROOT]

Lines are counted between the braces, as clang-format lays them out: a body ends where a brace stands as far in as the line
that the function begins on. A class may be long, tables are; a lambda counts for the function around it, too.
"""

import pathlib
import re
import sys

FOLDERS = ("src", "apps", "include")
MOST = 60
OPENS = re.compile(r"[\w)\]>&*] (?:const )?(?:noexcept )?(?:override )?(?:-> .+ )?\{$|\)[^;{}]*\{$")
# What stands before a declaration, which may go over several lines.
BEFORE = re.compile(r"^\s*(//.*)?$|^#|[;{}:]$|// .*$")
NO_FUNCTION = re.compile(r"\s*(?:\} )?(?:else|namespace|class|struct|union|enum|switch|do|if|for|while|extern \"C\"|template <\w+ \w+>$)\b")


def functions(text):
    """(line, length) of each body in braces that follows a list of parameters at the outermost place for one."""
    lines = text.split("\n")
    end_of_last = -1
    for number, line in enumerate(lines):
        if number <= end_of_last or not line.endswith("{") or NO_FUNCTION.match(line) or not OPENS.search(line):
            continue
        first = number
        while first > 0 and not BEFORE.search(lines[first - 1]):
            first -= 1
        if NO_FUNCTION.match(lines[first]) or "(" not in "".join(lines[first:number + 1]):
            continue
        brace = lines[first][:len(lines[first]) - len(lines[first].lstrip())] + "}"
        for last in range(number + 1, len(lines)):
            if lines[last].startswith(brace):
                end_of_last = last
                yield number + 1, last - number - 1
                break


def check(root):
    files = sorted(path for folder in FOLDERS for path in (root / folder).rglob("*")
                   if path.suffix in (".h", ".cpp") and not path.stem.endswith(("_test", "_perf", "_fuzz")))
    problems = []
    for path in files:
        name = path.relative_to(root).as_posix()
        problems += [f"{name}:{line}: a function of {length} lines; {MOST} are enough"
                     for line, length in functions(path.read_text(encoding="utf-8")) if length > MOST]
    return problems, len(files)


if __name__ == "__main__":
    tree = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else pathlib.Path(__file__).resolve().parents[2]
    found, count = check(tree)
    print("\n".join(found + [f"{count} files, {len(found)} problems"]))
    sys.exit(1 if found or count == 0 else 0)
