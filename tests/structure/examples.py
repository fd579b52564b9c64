"""Every block of C++ in the pages of docs/ stands, line by line, in one of the programs of examples/. Usage: examples.py [ROOT]"""

import pathlib
import re
import sys

BLOCK = re.compile(r"^```cpp\n(.*?)^```", re.MULTILINE | re.DOTALL)


def check(root):
    programs = [p.read_text(encoding="utf-8") for p in sorted((root / "examples").glob("*.cpp"))]
    problems, count = [], 0
    for page in sorted((root / "docs").glob("*.md")):
        text = page.read_text(encoding="utf-8")
        for block in BLOCK.finditer(text):
            count += 1
            if not any(block[1] in program for program in programs):
                line = text.count("\n", 0, block.start()) + 1
                problems.append(f"{page.relative_to(root)}:{line}: no program of examples/ has these lines")
    return problems, count


if __name__ == "__main__":
    tree = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else pathlib.Path(__file__).resolve().parents[2]
    found, blocks = check(tree)
    print("\n".join(found + [f"{blocks} examples in docs/, {len(found)} problems"]))
    sys.exit(1 if found or blocks == 0 else 0)
