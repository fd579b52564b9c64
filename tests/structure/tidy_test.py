"""Tests of scripts/tidy.py: which files are read together."""

import pathlib
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "scripts"))
from tidy import batches, names_in  # noqa: E402


class TidyTest(unittest.TestCase):
    def test_names_are_those_that_a_later_file_sees(self):
        text = ("#define BIG 3\nusing Sites = int;\nnamespace {\n\nstruct Field {\n  int inside = 0;\n};\n\n"
                "constexpr int kMost = 3;\nconst char* kWords[] = {0};\n\nstd::vector<int> list_of(int a) {\n  return f(a);\n}\n"
                "void Field::method() {}\n\n}  // namespace\n\nTEST_CASE(\"x\") {\n  g(1);\n}\n")
        self.assertEqual(names_in(text), {"BIG", "Sites", "Field", "kMost", "kWords", "list_of"})

    def test_files_with_the_same_name_are_apart(self):
        files = {"a": "int f() {}\n", "b": "int g() {}\n", "c": "int f() {}\n", "d": "using namespace x;\n"}
        self.assertEqual(batches(files, files.get), [["a", "b"], ["c"], ["d"]])

    def test_a_batch_has_a_bound(self):
        self.assertEqual([len(batch) for batch in batches(list("abcde"), lambda file: "", 2)], [2, 2, 1])


if __name__ == "__main__":
    unittest.main(verbosity=0)
