"""A source file that a comment or a document names is there, so that neither goes stale when files are renamed.

Usage: named_files.py [ROOT]

Looked at are documents (.md) and the `//` comments of C++ and JavaScript; named is what ends like a source: `lowering.h`,
`src/ludemes/moves/step.cpp`, from whatever folder on. Names that stand for any file (x_test.cpp, folder/file.h) are not.
"""

import pathlib
import re
import subprocess
import sys

NAME = re.compile(r"(?<![\w/.*<>{}$-])((?:\.{1,2}/|[\w-]+/)*[\w-]+\.(?:h|cpp|js|py|def))\b(?![\w(])")
ANY = re.compile(r"(.*/)?(x|x_\w+|file|_\w+)\.\w+")
STRING = re.compile(r'"(?:[^"\\]|\\.)*"')
# Named by a comment although it is gone: mended when that file is worked on. This list only shrinks.
KNOWN = set()  # (path, name)


def said(path, line):
    """What a line says to people: all of it in a document, its comment in a source."""
    if path.endswith(".md"):
        return line
    plain = STRING.sub(lambda text: '"' + " " * (len(text[0]) - 2) + '"', line)
    at = plain.find("//")
    return line[at:] if at >= 0 else ""


def named(path, line):
    return [name for name in NAME.findall(said(path, line)) if not ANY.fullmatch(name)]


def is_there(name, files):
    name = re.sub(r"^(?:\.{1,2}/)+", "", name)
    return any(file == name or file.endswith("/" + name) for file in files)


def check(root, files):
    problems, count = [], 0
    for path in files:
        if not path.endswith((".md", ".h", ".cpp", ".js")) or "/third_party/" in path or not (root / path).is_file():
            continue
        for number, line in enumerate((root / path).read_text(encoding="utf-8").split("\n"), 1):
            for name in named(path, line):
                count += 1
                if not is_there(name, files) and (path, name) not in KNOWN:
                    problems.append(f"{path}:{number}: there is no {name}")
    return problems, count


def tracked(root):
    command = ["git", "-c", "safe.directory=*", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, cwd=root, capture_output=True, check=True).stdout.decode().split("\0")
    return [name for name in names if name]


if __name__ == "__main__":
    tree = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else pathlib.Path(__file__).resolve().parents[2]
    found, count = check(tree, tracked(tree))
    print("\n".join(found + [f"{count} names, {len(found)} problems"]))
    sys.exit(1 if found or count == 0 else 0)
