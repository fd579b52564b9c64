"""Compiles the kernels of src/runtime/kernels for a GPU, if nvcc is there.

Exit status: 0 they compile, 1 they do not or one is not called in tests/kernels, 77 there is no nvcc.
"""

import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
HERE = ROOT / "tests/kernels"
KERNEL = re.compile(r"^LUDENS_FN [\w:<>&* ]*?\b(\w+)\(", re.MULTILINE)


def uncalled():
    """Kernels, and what they call, that the program for the device does not mention."""
    text = "".join(path.read_text(encoding="utf-8") for path in sorted(HERE.glob("*.cu*")))
    headers = {path: path.read_text(encoding="utf-8") for path in sorted((ROOT / "src/runtime/kernels").glob("*.h"))}
    others = "".join(headers.values())
    for path, header in headers.items():
        for name in KERNEL.findall(header):
            calls = len(re.findall(rf"\b{name}\(", text)) + len(re.findall(rf"\b{name}\(", others)) - 1
            if calls == 0:
                yield f"{path.relative_to(ROOT)}: {name}"


def main():
    missing = list(uncalled())
    for one in missing:
        print(f"{one} is not called in tests/kernels")
    nvcc = shutil.which("nvcc")
    if missing or nvcc is None:
        return 1 if missing else 77
    with tempfile.TemporaryDirectory() as folder:
        # As far as PTX: to make machine code of it takes three times as long and finds no more errors.
        words = [nvcc, "-std=c++20", "-arch=sm_90", "-O1", "-ptx", "-I", ROOT / "src",
                 "-I", ROOT / "include", "-I", HERE, "-o", pathlib.Path(folder) / "device.ptx", HERE / "device.cu"]
        return 1 if subprocess.run(words, check=False).returncode else 0


if __name__ == "__main__":
    sys.exit(main())
