"""Runs clang-tidy on the files of a build folder, those only whose text changed since they last passed.

Usage: tidy.py BUILD_FOLDER   (one whose compile_commands.json uses no precompiled header: the tidy preset)

Most of the time goes into the headers of the standard library, for one file as for many. So files are read in batches:
files of one folder and one set of options, of which no two define the same name. Where a batch does not compile all the
same, its files are read one by one.

A batch passes under a key: the hash of its files' text, the text of the repository's headers they lead to, their compile
command, .clang-tidy and clang-tidy's version. Keys that passed are kept in ${XDG_CACHE_HOME:-~/.cache}/ludens/tidy,
so that a clean clone does not start from nothing.
"""

import concurrent.futures
import hashlib
import json
import os
import pathlib
import re
import shlex
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]
INCLUDE = re.compile(rb'^\s*#\s*include\s*"([^"]+)"', re.MULTILINE)
MOST_FILES = 24  # in a batch: larger is quicker from nothing, and slower after a change of one file

# What a file leaves behind for those after it: names at the start of a line, since namespaces are not indented, ...
NAMES = re.compile(r"^(?:#define (\w+)|using (\w+) =|namespace (\w+) =|(?:struct|class|enum|enum class) (\w+)\b"
                   r"|(?! |TEST_|using |return |namespace )[\w:<>,&*\[\] ]*?[\w>&*\]] ?(?<!:)\b(\w+)(?:\[[^\]]*\])?(?:\(|\{| = ))", re.MULTILINE)
# ... and names that it brings from elsewhere.
BRINGS = re.compile(r"^using (?:namespace|enum) [\w:]+;", re.MULTILINE)


def names_in(text):
    return {name for found in NAMES.findall(text) for name in found if name}


def batches(files, text_of, most=MOST_FILES):
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


def texts(path, seen):
    """The text of a file and of every header of the repository that it leads to."""
    if path in seen or not path.is_file():
        return
    seen.add(path)
    text = path.read_bytes()
    yield text.replace(os.fsencode(ROOT), b"")  # files made by the build name the clone they are in
    for name in INCLUDE.findall(text):
        for base in ("src", "include", "."):
            yield from texts(ROOT / base / name.decode(), seen)


def command_for(entry, file):
    """The entry's command, for another file; what it would write does not matter."""
    command = re.sub(r" -o \S+", " -o tidy.o", entry["command"])
    return command.replace(entry["file"], str(file))


class Batch:
    def __init__(self, entries, common):
        self.entries = entries
        digest = hashlib.sha256(common + command_for(entries[0], "").replace(str(ROOT), "").encode())
        seen = set()
        for entry in entries:
            for text in texts(pathlib.Path(entry["file"]), seen):
                digest.update(hashlib.sha256(text).digest())
        self.key = digest.hexdigest()

    def run(self, folder):
        """Whether it passed, and what was said."""
        if len(self.entries) == 1:
            return tidy(folder, self.entries[0]["command"], self.entries[0]["file"])
        file = folder / f"{self.key}.cpp"
        file.write_text("".join(f'#include "{entry["file"]}"\n' for entry in self.entries), encoding="utf-8")
        passed, output = tidy(folder, command_for(self.entries[0], file), file)
        if passed or "[clang-diagnostic-error]" not in output:
            return passed, output
        results = [tidy(folder, entry["command"], entry["file"]) for entry in self.entries]
        return all(passed for passed, _ in results), "".join(output for _, output in results)


def tidy(folder, command, file):
    """Runs clang-tidy on one file, which is compiled by this command."""
    options = shlex.split(re.sub(r"^\S+ | -o \S+| -c \S+", " ", command))
    words = ["clang-tidy", "-quiet", f"--config-file={ROOT / '.clang-tidy'}", str(file), "--", *options,
             "-Wno-unknown-warning-option"]  # g++'s options
    result = subprocess.run(words, cwd=folder, capture_output=True, text=True, check=False)
    return result.returncode == 0, result.stdout + ("" if result.returncode == 0 else result.stderr)


def entries_of(build):
    entries = json.loads((build / "compile_commands.json").read_text(encoding="utf-8"))
    # A source that the build would write (embedded text) is not there, and not ours to mend.
    # clang 14 does not know the coroutines of g++'s library.
    # boost.cpp is nothing but Boost.
    left_out = {str(ROOT / "apps/server" / name) for name in ("net.cpp", "boost.cpp")}
    return [entry for entry in entries if os.path.exists(entry["file"]) and entry["file"] not in left_out]


def all_batches(entries, common):
    groups = {}
    for entry in entries:
        file = pathlib.Path(entry["file"])
        folder = "/".join(file.parent.relative_to(ROOT).parts[:2]) if file.is_relative_to(ROOT) else ""
        groups.setdefault((folder, command_for(entry, "")), {})[entry["file"]] = entry
    return [Batch([group[file] for file in files], common) for group in groups.values()
            for files in batches(sorted(group), lambda file: pathlib.Path(file).read_text(encoding="utf-8"))]


def main(build):
    cache = pathlib.Path(os.environ.get("XDG_CACHE_HOME") or pathlib.Path.home() / ".cache") / "ludens/tidy"
    cache.mkdir(parents=True, exist_ok=True)
    folder = build / "batches"
    folder.mkdir(exist_ok=True)
    version = subprocess.run(["clang-tidy", "--version"], capture_output=True, check=True).stdout
    entries = entries_of(build)
    found = all_batches(entries, version + (ROOT / ".clang-tidy").read_bytes())
    todo = [batch for batch in found if not (cache / batch.key).exists()]
    print(f"{len(entries)} files in {len(found)} batches, {len(found) - len(todo)} unchanged since they passed", flush=True)
    failed = 0
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for batch, (passed, output) in zip(todo, pool.map(lambda b: b.run(folder), todo)):
            if passed:
                (cache / batch.key).touch()
            else:
                failed += 1
                print(output.replace(str(ROOT) + "/", ""), flush=True)
    print(f"{failed} of {len(todo)} batches with findings")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(pathlib.Path(sys.argv[1]).resolve()))
