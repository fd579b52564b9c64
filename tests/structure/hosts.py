"""No file of the repository names a host of the network: what is needed comes with it or from the system's packages.

Usage: hosts.py [ROOT]

Allowed are names that lead nowhere or only identify: this machine and its neighbours, those set aside for examples and
tests, the XML namespaces.
What others wrote (third_party) may say where they are found.
"""

import pathlib
import re
import subprocess
import sys

ADDRESS = re.compile(r"\bhttps?://([a-z0-9-]+(?:\.[a-z0-9-]+)+)")
BARE = re.compile(r"(?<![\w@./-])((?:[a-z0-9-]+\.)+(?:org|com|io|net|dev))\b")
ALLOWED = re.compile(r"[\d.]+|www\.w3\.org|.*\.(example|test|invalid|local|lan)|(.*\.)?example\.(org|com|net)")


def hosts(text):
    """The hosts that a line names and must not."""
    found = ADDRESS.findall(text) + BARE.findall(text)
    return sorted({host for host in found if not ALLOWED.fullmatch(host)})


def tracked(root):
    command = ["git", "-c", "safe.directory=*", "ls-files", "-z"]
    names = subprocess.run(command, cwd=root, capture_output=True, check=True).stdout.decode().split("\0")
    return [root / name for name in names if name and "/third_party/" not in name and (root / name).is_file()]


def check(root):
    problems = []
    files = tracked(root)
    for path in files:
        data = path.read_bytes()
        if b"\0" in data:  # a picture
            continue
        for number, line in enumerate(data.decode("utf-8", "replace").split("\n"), 1):
            problems += [f"{path.relative_to(root)}:{number}: names the host {host}" for host in hosts(line)]
    return problems, len(files)


if __name__ == "__main__":
    tree = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else pathlib.Path(__file__).resolve().parents[2]
    found, count = check(tree)
    print("\n".join(found + [f"{count} files, {len(found)} problems"]))
    sys.exit(1 if found or count == 0 else 0)
