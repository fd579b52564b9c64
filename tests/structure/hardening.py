"""The program is built so that a mistake in it is hard to exploit. Usage: hardening.py PROGRAM (of the release build)

By what readelf says of it: it lies anywhere in memory (PIE), what the loader has filled in cannot be written afterwards
(relro, now), overrun arrays on the stack end it (stack protector), and so do the C library's copies into buffers that
are too small (fortify).
"""

import re
import subprocess
import sys


def read(option, program):
    return subprocess.run(["readelf", "-W", option, program], capture_output=True, text=True, check=True).stdout


def missing(header, segments, dynamic, symbols):
    """What is not there, by the texts of readelf."""
    wanted = {
        "PIE": re.search(r"Type:\s+DYN", header) and re.search(r"\(FLAGS_1\).*\bPIE\b", dynamic),
        "relro": "GNU_RELRO" in segments,
        "now": re.search(r"\(FLAGS(_1)?\).*\b(BIND_)?NOW\b", dynamic),
        "a stack that is not executed": re.search(r"GNU_STACK\s.*\sRW\s", segments),
        "stack protector": "__stack_chk_fail" in symbols,
        "fortify": re.search(r"__(?!stack)[a-z]+_chk\b", symbols),
    }
    return [name for name, found in wanted.items() if not found]


if __name__ == "__main__":
    lacks = missing(*(read(option, sys.argv[1]) for option in ("-h", "-l", "-d", "--dyn-syms")))
    print(f"{sys.argv[1]} lacks {', '.join(lacks)}" if lacks else f"{sys.argv[1]} is hardened")
    sys.exit(1 if lacks else 0)
