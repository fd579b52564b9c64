"""Tests of hardening.py with what readelf says of programs that lack something."""

import unittest

from hardening import missing

HEADER = "  Type:                              DYN (Position-Independent Executable file)\n"
SEGMENTS = "  GNU_STACK      0x000000 0x00 0x00 0x000000 0x000000 RW  0x10\n  GNU_RELRO      0x20 0x20 0x20 0x60 0x60 R   0x1\n"
DYNAMIC = " 0x000000000000001e (FLAGS)              BIND_NOW\n 0x000000006ffffffb (FLAGS_1)            Flags: NOW PIE\n"
SYMBOLS = "     5: 0 0 FUNC    GLOBAL DEFAULT  UND __stack_chk_fail@GLIBC_2.4\n     6: 0 0 FUNC    GLOBAL DEFAULT  UND __memcpy_chk@GLIBC_2.3.4\n"


class HardeningTest(unittest.TestCase):
    def test_a_hardened_program(self):
        self.assertEqual(missing(HEADER, SEGMENTS, DYNAMIC, SYMBOLS), [])

    def test_what_is_missing_is_named(self):
        self.assertEqual(missing(HEADER.replace("DYN", "EXEC"), SEGMENTS, DYNAMIC, SYMBOLS), ["PIE"])
        self.assertEqual(missing(HEADER, SEGMENTS.replace("RELRO", "OTHER"), DYNAMIC, SYMBOLS), ["relro"])
        self.assertEqual(missing(HEADER, SEGMENTS, DYNAMIC.replace("NOW", ""), SYMBOLS), ["now"])
        self.assertEqual(missing(HEADER, SEGMENTS.replace("RW ", "RWE"), DYNAMIC, SYMBOLS), ["a stack that is not executed"])
        self.assertEqual(missing(HEADER, SEGMENTS, DYNAMIC, SYMBOLS.replace("__stack_chk", "__other")), ["stack protector"])
        self.assertEqual(missing(HEADER, SEGMENTS, DYNAMIC, SYMBOLS.replace("memcpy_chk", "memcpy")), ["fortify"])


if __name__ == "__main__":
    unittest.main(verbosity=0)
