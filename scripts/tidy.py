"""Runs clang-tidy on the files of a build folder, those only whose text changed since they last passed.

Usage: tidy.py BUILD_FOLDER   (one whose compile_commands.json uses no precompiled header: the tidy preset)

Most of the time goes into the headers of the standard library, for one file as for many. So files are read in batches:
files of which no two mean different things by a name (batches.py), tests apart from the rest. Where a batch does not
compile all the same, it is read by halves.

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
import shutil
import subprocess
import sys

from batches import batches, names_at_large, names_in, text_of

ROOT = pathlib.Path(__file__).resolve().parents[1]
INCLUDE = re.compile(rb'^\s*#\s*include\s*"([^"]+)"', re.MULTILINE)
MOST_FILES = 120  # in a batch: larger is quicker from nothing, and slower after a change of one file
# Headers full of functions that take their parameters by value: for each, a check goes through the whole batch.
READ_APART = re.compile(r"^#include <CLI/", re.MULTILINE)


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


def options_of(entry):
    """Of an entry's command: definitions and folders of headers, and the rest less what is about machine code."""
    command = re.sub(r"^\S+ | -o \S+| -c \S+", " ", entry["command"])
    given, rest = [], []
    for word in shlex.split(command):
        if word.startswith(("-D", "-I", "-isystem")):
            given.append(word)
        elif not re.match(r"-[Ofg]", word):
            rest.append(word)
    return given, rest


class Batch:
    def __init__(self, files, options, common):
        self.files = files
        self.options = options
        digest = hashlib.sha256(common + " ".join(options).replace(str(ROOT), "").encode())
        seen = set()
        for file in files:
            for text in texts(pathlib.Path(file), seen):
                digest.update(hashlib.sha256(text).digest())
        self.key = digest.hexdigest()

    def size(self):
        return sum(os.path.getsize(file) for file in self.files)

    def run(self, folder):
        """Whether it passed, and what was said."""
        return read_together(self.files, lambda files, name: tidy(folder, self.options, self.written(folder, files, name)))

    def written(self, folder, files, name):
        """One file, or one that includes them all."""
        if len(files) == 1:
            return files[0]
        together = folder / f"{self.key}{name}.cpp"
        together.write_text("".join(f'#include "{file}"\n' for file in files), encoding="utf-8")
        return together


def read_together(files, tidy_of, name=""):
    """Files that do not compile as one are read by halves. That takes several times as long, so it is told why."""
    passed, output = tidy_of(files, name)
    if passed or len(files) == 1 or "[clang-diagnostic-error]" not in output:
        return passed, output
    middle = len(files) // 2
    results = [read_together(half, tidy_of, name + side) for half, side in ((files[:middle], "a"), (files[middle:], "b"))]
    clash = next(line for line in output.splitlines() if "[clang-diagnostic-error]" in line)
    told = "" if name else f"note: {len(files)} files are read by halves, which is slow: {clash}\n"
    return all(passed for passed, _ in results), told + "".join(output for _, output in results)


def bound_to_us(words):
    """The command such that it is killed when this program dies, in whatever way: a run that was broken off must not
    leave minutes of work behind. Where the system has no setpriv, as it is."""
    return ["setpriv", "--pdeathsig", "KILL", *words] if shutil.which("setpriv") else words


def tidy(folder, options, file):
    """Runs clang-tidy on one file, which is compiled with these options."""
    words = ["clang-tidy", "-quiet", f"--config-file={ROOT / '.clang-tidy'}", str(file), "--", *options,
             "-Wno-unknown-warning-option",  # g++'s options
             "-Wno-shadow"]  # a name of another file of the batch; g++ looks for it
    result = subprocess.run(bound_to_us(words), cwd=folder, capture_output=True, text=True, check=False)
    return result.returncode == 0, result.stdout + ("" if result.returncode == 0 else result.stderr)


def entries_of(build):
    entries = json.loads((build / "compile_commands.json").read_text(encoding="utf-8"))
    # A source that the build would write (embedded text) is not there, and not ours to mend.
    # clang 14 does not know the coroutines of g++'s library.
    # boost.cpp is nothing but Boost.
    left_out = {str(ROOT / "apps/server" / name) for name in ("net.cpp", "boost.cpp")}
    return [entry for entry in entries if os.path.exists(entry["file"]) and entry["file"] not in left_out]


def all_batches(entries, common, most=MOST_FILES):
    """Files are read together that differ in definitions and folders of headers alone: they get those of all."""
    groups = {}  # by the other options, and what they are
    for entry in entries:
        given, rest = options_of(entry)
        kind = "test" if entry["file"].endswith("_test.cpp") else "apart" if READ_APART.search(text_of(entry["file"])) else ""
        files, givens = groups.setdefault((kind, *rest), (set(), {}))
        files.add(entry["file"])
        givens.update(dict.fromkeys(given))
    return [Batch(batch, [*givens, *key[1:]], common) for key, (files, givens) in groups.items()
            for batch in batches(sorted(files), text_of, most, apart=False,
                                 # tests take other namespaces as their own
                                 names_of=names_in if key[0] == "test" else names_at_large)]


def main(build):
    cache = pathlib.Path(os.environ.get("XDG_CACHE_HOME") or pathlib.Path.home() / ".cache") / "ludens/tidy"
    cache.mkdir(parents=True, exist_ok=True)
    folder = build / "batches"
    folder.mkdir(exist_ok=True)
    version = subprocess.run(["clang-tidy", "--version"], capture_output=True, check=True).stdout
    entries = entries_of(build)
    found = all_batches(entries, version + (ROOT / ".clang-tidy").read_bytes())
    todo = [batch for batch in found if not (cache / batch.key).exists()]
    todo.sort(key=Batch.size, reverse=True)  # the longest first, so that no core waits for another at the end
    print(f"{len(entries)} files in {len(found)} batches, {len(found) - len(todo)} unchanged since they passed", flush=True)
    failed = 0
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for batch, (passed, output) in zip(todo, pool.map(lambda b: b.run(folder), todo)):
            if passed:
                (cache / batch.key).touch()
            else:
                failed += 1
            if output:
                print(output.replace(str(ROOT) + "/", ""), flush=True)
    print(f"{failed} of {len(todo)} batches with findings")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(pathlib.Path(sys.argv[1]).resolve()))
