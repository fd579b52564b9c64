"""What `ludens` does on a processor that lacks what it was compiled for: processor_test.py LUDENS

Such a processor is pretended (LUDENS_PROCESSOR=x86-64). A program that was compiled for any has nothing to refuse.
"""

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

LUDENS = pathlib.Path(sys.argv.pop(1)).resolve()


def run(program, *words, **environment):
    return subprocess.run([program, *words], capture_output=True, text=True, check=False, env={**os.environ, **environment})


class ProcessorTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.program = pathlib.Path(folder.name) / "ludens"
        shutil.copy(LUDENS, self.program)
        self.guarded = run(LUDENS, "version").stdout.rstrip().endswith("x86-64-v3")

    def test_it_runs_here(self):
        self.assertEqual(run(self.program, "version").returncode, 0)

    def test_a_lesser_processor_gets_a_sentence(self):
        answer = run(self.program, "version", LUDENS_PROCESSOR="x86-64")
        if not self.guarded:
            self.assertEqual(answer.returncode, 0)
            return
        self.assertEqual((answer.returncode, answer.stdout), (1, ""))
        self.assertRegex(answer.stderr, r"^error: this ludens was built for processors of the kind x86-64-v3, and this one has "
                                        r"no popcnt; .*\n$")

    def test_or_the_plain_program_beside_it(self):
        plain = self.program.with_name("ludens-x86-64")
        plain.write_text('#!/bin/sh\necho "plain: $*"\nexit 3\n', encoding="utf-8")
        plain.chmod(0o755)
        answer = run(self.program, "version", "--json", LUDENS_PROCESSOR="x86-64")
        if self.guarded:
            self.assertEqual((answer.returncode, answer.stdout), (3, "plain: version --json\n"))
        else:
            self.assertEqual(answer.returncode, 0)


if __name__ == "__main__":
    unittest.main(verbosity=0)
