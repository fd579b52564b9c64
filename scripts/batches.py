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
NAMES = re.compile(r"^(?:#define (\w+)|using (\w+) =|namespace (\w+) =|(?:struct|class|enum class|enum) (\w+)\b"
                   r"|(?! |TEST_|using |return |namespace )[\w:<>,&*\[\] ]*?[\w>&*\]] ?(?<!:)\b(\w+)(?:\[[^\]]*\])?(?:\(|\{| =(?: |$)))", re.MULTILINE)
# ... the functions among them, which overload each other, ...
FUNCTIONS = re.compile(r"^(?! |TEST_|using |return |namespace )[\w:<>,&*\[\] ]*?[\w>&*\]] ?(?<!:)\b(\w+)\(([^{;]*)\)[^{;()]*[{;]", re.MULTILINE)
TEXTS = re.compile(r"\b(string_view|string&?|char\*)")  # a call with one of them may find what takes another
# ... those that only stand for something, which may be said twice, ...
ALIASES = re.compile(r"^(?:using|namespace) (\w+) =\s*([^;]+);", re.MULTILINE)
# ... and names that it brings from elsewhere.
BRINGS = re.compile(r"^using (?:namespace|enum) [\w:]+;", re.MULTILINE)
# The namespace in which it is at home, and what is in none.
HOME = re.compile(r"^namespace ([\w:]+) \{", re.MULTILINE)
MACROS = re.compile(r"^#define (\w+)", re.MULTILINE)


def names_in(text):
    """The names a file defines, each with what it stands for, or None."""
    names = {name: None for found in NAMES.findall(text) for name in found if name} | dict(ALIASES.findall(text))
    if "_IMPLEMENT_WITH_MAIN" in text:  # doctest writes it
        names["main"] = None
    return names


def parameters_of(text):
    """The types of parameters, without their names, defaults, and what may be written or not."""
    text = re.sub(r"\b\w+::|\bconst\b|=[^,]*", "", text)
    types = [re.sub(r"(?<=[\s&*>])\w+(\[\])?\s*$", r"\1", each).replace(" ", "") for each in text.split(",")]
    return ",".join(TEXTS.sub("text", each).strip() for each in types)


def names_at_large(text):
    """The same where it does not matter which function a call finds: names of other namespaces differ, and so do
    functions by their parameters."""
    home = HOME.search(text)
    home = home[1] if home else ""
    names = names_in(text)
    functions = {}
    for name, parameters in FUNCTIONS.findall(text):
        if names.get(name, "") is None:
            names[name] = "a function"
        functions[f"{name}({parameters_of(parameters)})"] = None
    return {name if name in MACROS.findall(text) else f"{home}::{name}": what for name, what in (names | functions).items()}


def clash(some, others):
    return any(name in some and (what is None or what != some[name]) for name, what in others.items())


def batches(files, text_of, most, apart=True, names_of=names_in):
    """Lists of files that can be compiled as one, by their texts; every file is in one of them. What a file brings
    from elsewhere is seen by those after it: it keeps files apart, or else those that bring the least come first."""
    known = [(file, frozenset(BRINGS.findall(text)), names_of(text)) for file, text in zip(files, map(text_of, files))]
    if not apart:
        known.sort(key=lambda each: -len(each[1]))  # who finds a place with difficulty chooses first
        for _, brings, names in known:
            enums = sorted(each for each in brings if each.startswith("using enum "))
            if enums:  # two of them may have a name in common
                names["using enum"] = " ".join(enums)
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
