"""Runs clang-tidy on the files of a build folder, those only whose text changed since they last passed.

Usage: tidy.py BUILD_FOLDER   (one whose compile_commands.json uses no precompiled header: the tidy preset)

A file passes under a key: the hash of its own text, the text of the repository's headers it leads to, its compile
command, .clang-tidy and clang-tidy's version. Keys that passed are kept in ${XDG_CACHE_HOME:-~/.cache}/ludens/tidy,
so that a clean clone does not start from nothing.
"""

import concurrent.futures
import hashlib
import json
import os
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]
INCLUDE = re.compile(rb'^\s*#\s*include\s*"([^"]+)"', re.MULTILINE)


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


def key_of(entry, common):
    command = entry["command"].replace(entry["directory"], "").replace(str(ROOT), "")
    digest = hashlib.sha256(common + command.encode())
    for text in texts(pathlib.Path(entry["file"]), set()):
        digest.update(hashlib.sha256(text).digest())
    return digest.hexdigest()


def run(build, file):
    command = ["clang-tidy", "-quiet", "-extra-arg=-Wno-unknown-warning-option", "-p", build, file]  # g++'s options
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    return result.returncode == 0, result.stdout + ("" if result.returncode == 0 else result.stderr)


def main(build):
    cache = pathlib.Path(os.environ.get("XDG_CACHE_HOME") or pathlib.Path.home() / ".cache") / "ludens/tidy"
    cache.mkdir(parents=True, exist_ok=True)
    version = subprocess.run(["clang-tidy", "--version"], capture_output=True, check=True).stdout
    common = version + (ROOT / ".clang-tidy").read_bytes()
    entries = json.loads((pathlib.Path(build) / "compile_commands.json").read_text(encoding="utf-8"))
    # A source that the build would write (embedded text) is not there, and not ours to mend.
    # clang 14 does not know the coroutines of g++'s library.
    # boost.cpp is nothing but Boost.
    left_out = {str(ROOT / "apps/server" / name) for name in ("net.cpp", "boost.cpp")}
    entries = [entry for entry in entries if os.path.exists(entry["file"]) and entry["file"] not in left_out]
    keys = {entry["file"]: key_of(entry, common) for entry in entries}
    todo = [file for file, key in keys.items() if not (cache / key).exists()]
    print(f"{len(keys)} files, {len(keys) - len(todo)} unchanged since they passed")
    failed = 0
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for file, (passed, output) in zip(todo, pool.map(lambda f: run(build, f), todo)):
            if passed:
                (cache / keys[file]).touch()
            else:
                failed += 1
                print(output.replace(str(ROOT) + "/", ""))
    print(f"{failed} of {len(todo)} files with findings")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
