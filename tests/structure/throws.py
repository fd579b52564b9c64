"""Nothing is thrown while a game is played: limits are a status (src/runtime/limit.h). Usage: throws.py [ROOT]

A mistake of our own that compiling a game brings to light may be, and want of memory or threads where native code is
made beside the play; the files where that happens stand below.
"""

import pathlib
import re
import sys

FOLDERS = ("src/runtime", "src/interpreter", "src/engine")
COMPILING = {"src/interpreter/prepared.cpp", "src/engine/game.cpp", "src/engine/twin.cpp", "src/engine/window_twins.cpp"}

# Strings and comments speak of throws of dice; a C++ string does not go over a line's end.
ASIDE = re.compile(r'"(?:\\.|[^"\\\n])*"|//[^\n]*')
THROW = re.compile(r"\b(throw|try|catch)\b")


def throws(text):
    """The numbers of the lines that throw or catch, and the words."""
    lines = ASIDE.sub("", text).split("\n")
    return [(number, found[0]) for number, line in enumerate(lines, 1) if (found := THROW.search(line))]


def check(root):
    files = sorted(path for folder in FOLDERS for path in (root / folder).rglob("*")
                   if path.suffix in (".h", ".cpp") and not path.stem.endswith(("_test", "_perf", "_fuzz")))
    problems = []
    unused = set(COMPILING)
    for path in files:
        name = path.relative_to(root).as_posix()
        found = throws(path.read_text(encoding="utf-8"))
        if name in COMPILING and found:
            unused.discard(name)
            continue
        problems += [f"{name}:{number}: {word}; a limit is a status (Machine::give_up)" for number, word in found]
    problems += [f"{name}: throws nothing any more; take it off the list" for name in sorted(unused)]
    return problems, len(files)


if __name__ == "__main__":
    tree = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else pathlib.Path(__file__).resolve().parents[2]
    found, count = check(tree)
    print("\n".join(found + [f"{count} files, {len(found)} problems"]))
    sys.exit(1 if found or count == 0 else 0)
