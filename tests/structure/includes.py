"""Reads the #includes of all C++ files and reports those against the direction of the folders.

The direction is the first table in src/README.md, which the build reads too. The second one says what the folders
above the engine and the programs may see of its inside; a name in it that no file needs is reported, too. Also
reported: an include that leads to no file, a .cpp that does not include its own header first, a header without
#pragma once or with a library in it that is slow to compile, a folder that the table does not know, and a name of the
standard library whose header is not included, there or in a header of ours that leads there. (The precompiled header
would hide that.)
Usage: includes.py [ROOT]
"""

import pathlib
import re
import sys

INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]', re.MULTILINE)
ROW = re.compile(r"^\| ([a-z]+) \| ([a-z, ]*)\|", re.MULTILINE)
GRANT = re.compile(r"^\| `((?:src|apps)/[a-z]+)` \|([^|]*)\|", re.MULTILINE)
HEAVY = ("CLI/", "nlohmann/", "boost/")  # these belong into one .cpp each
NAMES = {  # of the standard library, by the headers in cmake/pch.h that they come from
    "array": r"array", "functional": r"function", "map": r"(?:multi)?map",
    "memory": r"(?:unique_ptr|shared_ptr|make_unique|make_shared)", "optional": r"(?:optional|nullopt)",
    "set": r"(?:multi)?set", "span": r"span", "string": r"(?:string|to_string)", "string_view": r"string_view",
    "unordered_map": r"unordered_map", "variant": r"(?:variant|visit|get_if|holds_alternative)", "vector": r"vector"}
NAMES = {header: re.compile(rf"\bstd::{name}\b") for header, name in NAMES.items()}
COMMENT = re.compile(r"//.*")
KINDS = re.compile(r"_(test|perf|fuzz)$")


def read_table(text):
    """The table as {folder: everything it may include, itself among it}."""
    reach = {}
    for folder, below in ROW.findall(text):
        if folder == "folder":
            continue
        reach[folder] = {folder}
        for lower in re.findall("[a-z]+", below):
            reach[folder] |= reach[lower]
    return reach


def read_grants(text):
    """The second table as {"apps/server": {what its files may include: a header, or a folder with / at its end}}."""
    grants = {}
    for user, names in GRANT.findall(text):
        grants.setdefault(user, set()).update(re.findall("`([^`]+)`", names))
    return grants


def check_grants(root, reach, grants):
    """What users include without a grant, users without a row, and grants that nobody needs."""
    users = [f"src/{folder}" for folder in reach if "engine" in reach[folder] - {folder} and (root / "src" / folder).is_dir()]
    if (root / "apps").is_dir():
        users += sorted(f"apps/{p.name}" for p in (root / "apps").iterdir() if p.is_dir())
    problems = [f"{user}: the second table in src/README.md does not name it" for user in users if user not in grants]
    for user, granted in grants.items():
        own = user.removeprefix("src/") + "/"
        needed = set()
        for path in sorted(p for p in (root / user).rglob("*") if p.suffix in (".h", ".cpp")):
            for line, bracket, name in includes_of(path):
                if bracket == "<" or name.startswith(("ludens/", own)):
                    continue
                by = {grant for grant in granted if name == grant or (grant.endswith("/") and name.startswith(grant))}
                needed |= by
                if not by:
                    problems.append(f"{path.relative_to(root)}:{line}: {user} must not include {name}: use include/ludens, or give the "
                                    "folder below a header for it; the second table in src/README.md says what is allowed")
        problems += [f"src/README.md: {user} does not need {grant} any more: take it off" for grant in sorted(granted - needed)]
    return problems


def includes_of(path):
    """(line, bracket, name) of each include."""
    text = path.read_text(encoding="utf-8")
    return [(text.count("\n", 0, m.start(2)) + 1, m[1], m[2]) for m in INCLUDE.finditer(text)]


def check_file(root, path, reach):
    """The problems of one file, each as 'path:line: what is wrong'."""
    where = path.relative_to(root)
    folder = where.parts[1] if where.parts[0] == "src" else None
    includes = includes_of(path)
    problems = []

    def report(line, what):
        problems.append(f"{where}:{line}: {what}")

    for line, bracket, name in includes:
        if bracket == "<":
            if path.suffix == ".h" and name.startswith(HEAVY):
                report(line, f"<{name}> is slow to compile: include it in one .cpp, not in a header")
            continue
        if not any((root / base / name).is_file() for base in ("src", "include", ".")):
            report(line, f'"{name}" leads to no file; write it from src/ down, as "folder/file.h"')
        elif where.parts[0] in ("include", "examples") and not name.startswith("ludens/"):
            report(line, f"{name} is not public: what users include may lead to include/ludens alone")
        elif folder and name.split("/")[0] not in reach[folder] and not name.startswith("ludens/"):
            report(line, f"{folder} must not include {name}: its row in src/README.md does not lead there")

    own = path.with_suffix(".h")
    if path.suffix == ".cpp" and own.is_file() and not KINDS.search(path.stem):
        base = root / where.parts[0] if where.parts[0] in ("src", "include") else root
        expected = str(own.relative_to(base))
        if not includes or includes[0][2] != expected:
            report(1, f'the first include must be the file\'s own header, "{expected}"')
    if path.suffix == ".h" and "#pragma once" not in path.read_text(encoding="utf-8"):
        report(1, "a header needs #pragma once")
    return problems


def headers_of(root, path, known):
    """The names of all headers that a file leads to through ours."""
    if path not in known:
        known[path] = set()  # a circle ends here
        for _, _, name in includes_of(path):
            known[path] |= {name} | ({"string_view"} if name == "string" else set())
            for base in ("src", "include", "."):
                if (root / base / name).is_file():
                    known[path] |= headers_of(root, root / base / name, known)
    return known[path]


def check_standard(root, path, known):
    """The standard headers that a file uses and does not lead to."""
    text = COMMENT.sub("", path.read_text(encoding="utf-8"))
    return [f"{path.relative_to(root)}: uses {found[0]} and does not lead to <{header}>" for header, name in NAMES.items()
            if header not in headers_of(root, path, known) and (found := name.search(text))]


def check_tree(root):
    text = (root / "src/README.md").read_text(encoding="utf-8")
    reach = read_table(text)
    problems = check_grants(root, reach, read_grants(text))
    for folder in sorted(p for p in (root / "src").iterdir() if p.is_dir()):
        if folder.name not in reach:
            problems.append(f"src/{folder.name}: the table in src/README.md does not name this folder")
    files = [p for top in ("src", "apps", "tests", "include", "examples") for p in sorted((root / top).rglob("*"))
             if p.suffix in (".h", ".cpp")]
    known = {}
    for path in files:
        problems += check_standard(root, path, known)
        parts = path.relative_to(root).parts
        if parts[0] != "src" or parts[1] in reach:
            problems += check_file(root, path, reach)
    return problems, len(files)


if __name__ == "__main__":
    tree = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else pathlib.Path(__file__).resolve().parents[2]
    found, count = check_tree(tree)
    print("\n".join(found + [f"{count} files read, {len(found)} problems"]))
    sys.exit(1 if found else 0)
