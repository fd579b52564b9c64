"""Finds C++ files that can be compiled as one: no two of them mean different things by a name. tidy.py and
cmake/folders.cmake ask it.

Usage: batches.py MOST FILE...   prints a line for each batch of at most MOST files: their paths, with '|' between them

Read from the text alone, by the project's layout. A clash that this overlooks is an error of the compiler, which names
both places.
"""

import pathlib
import re
import sys

# What a file leaves behind for those after it: names at the start of a line, since namespaces are not indented, ...
NAMES = re.compile(r"^(?:#define (\w+)|using (\w+) =|namespace (\w+) =|(?:struct|class|enum|enum class) (\w+)\b"
                   r"|(?! |TEST_|using |return |namespace )[\w:<>,&*\[\] ]*?[\w>&*\]] ?(?<!:)\b(\w+)(?:\[[^\]]*\])?(?:\(|\{| =(?: |$)))", re.MULTILINE)
# ... those among them that only stand for something, which may be said twice, ...
ALIASES = re.compile(r"^(?:using|namespace) (\w+) =\s*([^;]+);", re.MULTILINE)
# ... and names that it brings from elsewhere.
BRINGS = re.compile(r"^using (?:namespace|enum) [\w:]+;", re.MULTILINE)


def names_in(text):
    """The names a file defines, each with what it stands for, or None."""
    names = {name: None for found in NAMES.findall(text) for name in found if name} | dict(ALIASES.findall(text))
    if "_IMPLEMENT_WITH_MAIN" in text:  # doctest writes it
        names["main"] = None
    return names


def clash(some, others):
    return any(name in some and (what is None or what != some[name]) for name, what in others.items())


def batches(files, text_of, most, apart=True):
    """Lists of files that can be compiled as one, by their texts; every file is in one of them. What a file brings
    from elsewhere is seen by those after it: it keeps files apart, or else those that bring the least come first."""
    known = [(file, frozenset(BRINGS.findall(text)), names_in(text)) for file, text in zip(files, map(text_of, files))]
    if not apart:
        known.sort(key=lambda each: -len(each[1]))  # who finds a place with difficulty chooses first
        for _, brings, names in known:
            if any(each.startswith("using enum ") for each in brings):  # two enums may have a name in common
                names["using enum"] = None
    out = []  # (what they bring, names, files)
    for file, brings, names in known:
        for brought, taken, batch in out:
            if (not apart or brought == brings) and len(batch) < most and not clash(taken, names):
                taken |= names
                batch.append(file)
                break
        else:
            out.append((brings, names, [file]))
    if not apart:
        brought = {file: len(brings) for file, brings, _ in known}
        return [sorted(batch, key=brought.get) for _, _, batch in out]
    return [batch for _, _, batch in out]


def text_of(file):
    return pathlib.Path(file).read_text(encoding="utf-8")


if __name__ == "__main__":
    for batch in batches(sys.argv[2:], text_of, int(sys.argv[1])):
        print("|".join(batch))
