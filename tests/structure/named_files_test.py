"""Tests of named_files.py: which names of files a line has, and whether they are there."""

import pathlib
import tempfile
import unittest

from named_files import check, named


class NamedFilesTest(unittest.TestCase):
    def test_names_in_documents_and_comments(self):
        self.assertEqual(named("a.md", "see `memo.h`, src/ir/op.h and [it](../docs/x.md)"), ["memo.h", "src/ir/op.h"])
        self.assertEqual(named("a.cpp", "int a = 0;  // as (lowering.h) says"), ["lowering.h"])
        self.assertEqual(named("a.js", "f('b.js');  // c.js"), ["c.js"])

    def test_what_is_no_name(self):
        for line in ('#include "gone.h"', 'read("gone.cpp");', "// x_test.cpp lies beside x.cpp", "// folder/file.h, *_fuzz.cpp",
                     '"// gone.cpp"', "// drawn.header"):
            self.assertEqual(named("a.cpp", line), [], line)

    def test_what_is_gone_is_told(self):
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder)
            texts = {"src/a.h": "// beside b.cpp\n// and b/c.h, src/b.cpp, ../src/b.cpp\n", "src/b.cpp": ""}
            for name, text in texts.items():
                (root / name).parent.mkdir(exist_ok=True)
                (root / name).write_text(text)
            problems, count = check(root, list(texts))
            self.assertEqual((problems, count), (["src/a.h:2: there is no b/c.h"], 4))


if __name__ == "__main__":
    unittest.main(verbosity=0)
