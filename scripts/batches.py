"""Finds C++ files that can be compiled as one: no two of them define the same name. tidy.py and cmake/folders.cmake ask it.

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
# ... and names that it brings from elsewhere.
BRINGS = re.compile(r"^using (?:namespace|enum) [\w:]+;", re.MULTILINE)


def names_in(text):
    return {name for found in NAMES.findall(text) for name in found if name}


def batches(files, text_of, most):
    """Lists of files that can be compiled as one, by their texts; every file is in one of them."""
    out = []  # (what they bring, names, files)
    for file in files:
        text = text_of(file)
        brings, names = frozenset(BRINGS.findall(text)), names_in(text)
        for known, taken, batch in out:
            if known == brings and len(batch) < most and not taken & names:
                taken |= names
                batch.append(file)
                break
        else:
            out.append((brings, names, [file]))
    return [batch for _, _, batch in out]


def text_of(file):
    return pathlib.Path(file).read_text(encoding="utf-8")


if __name__ == "__main__":
    for batch in batches(sys.argv[2:], text_of, int(sys.argv[1])):
        print("|".join(batch))
