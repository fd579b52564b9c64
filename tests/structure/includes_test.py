"""Shows includes.py trees with one fault each, and one without."""

import pathlib
import tempfile
import unittest

import includes

TABLE = """| folder | stands on | what |
|---|---|---|
| base | | low |
| middle | base | higher |
| beside | base | as high |
| high | middle | highest |
"""
WITH_ENGINE = TABLE + """| engine | base | what the public interface stands on |
| above | engine | uses it |

| files in | may include | what for |
|---|---|---|
| `src/above` | `engine/open.h` | a reason |
| `apps/program` | `base/` | a reason |
"""


def problems(table=TABLE, **files):
    """What check_tree says of a tree with this table and these files ('a__b_h' stands for a/b.h)."""
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        tree = {"src/README.md": table, "src/base/low.h": "#pragma once\n", "src/middle/mid.h": "#pragma once\n"}
        for name, text in files.items():
            path = name.replace("__", "/").replace("_h", ".h").replace("_cpp", ".cpp")
            tree[path if path.startswith(("include/", "apps/")) else f"src/{path}"] = text
        for name, text in tree.items():
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            (root / name).write_text(text, encoding="utf-8")
        return includes.check_tree(root)[0]


class Includes(unittest.TestCase):
    def test_lower_folders_are_allowed_directly_and_through_others(self):
        self.assertEqual(problems(high__a_cpp='#include "middle/mid.h"\n#include "base/low.h"\n'), [])

    def test_a_higher_folder_is_refused(self):
        found = problems(base__a_cpp='\n#include "middle/mid.h"\n')
        self.assertEqual(len(found), 1)
        self.assertTrue(found[0].startswith("src/base/a.cpp:2: base must not include middle/mid.h"), found)

    def test_a_folder_beside_is_refused(self):
        self.assertEqual(len(problems(beside__a_cpp='#include "middle/mid.h"\n')), 1)

    def test_a_missing_file_is_reported(self):
        self.assertIn("leads to no file", problems(base__a_cpp='#include "low.h"\n')[0])

    def test_own_header_comes_first(self):
        header = {"middle__a_h": "#pragma once\n"}
        self.assertEqual(problems(**header, middle__a_cpp='#include "middle/a.h"\n#include <vector>\n'), [])
        self.assertIn("own header", problems(**header, middle__a_cpp='#include <vector>\n#include "middle/a.h"\n')[0])

    def test_headers_need_pragma_once_and_stay_light(self):
        self.assertIn("#pragma once", problems(base__a_h="\n")[0])
        self.assertIn("slow to compile", problems(base__a_h="#pragma once\n#include <nlohmann/json.hpp>\n")[0])

    def test_public_headers_lead_to_public_headers(self):
        public = {"include__ludens__a_h": "#pragma once\n"}
        self.assertEqual(problems(**public, base__b_cpp='#include "ludens/a.h"\n',
                                  include__ludens__b_h='#pragma once\n#include "ludens/a.h"\n'), [])
        self.assertIn("not public", problems(include__ludens__a_h='#pragma once\n#include "base/low.h"\n')[0])

    def test_standard_names_need_their_header(self):
        used = "std::map<int, int> m;\n"
        self.assertIn("does not lead to <map>", problems(base__a_cpp=used)[0])
        self.assertEqual(problems(base__a_cpp="#include <map>\n" + used), [])
        self.assertEqual(problems(base__b_h="#pragma once\n#include <map>\n", base__a_cpp='#include "base/b.h"\n' + used), [])
        self.assertEqual(problems(base__a_cpp="// as in std::map\n"), [])

    def test_above_the_engine_only_what_is_granted_is_included(self):
        tree = {"engine__open_h": "#pragma once\n", "engine__data_h": "#pragma once\n", "include__ludens__a_h": "#pragma once\n",
                "above__own_h": "#pragma once\n", "above__a_cpp": '#include "above/own.h"\n#include "engine/open.h"\n#include "ludens/a.h"\n',
                "apps__program__a_cpp": '#include "base/low.h"\n'}
        self.assertEqual(problems(WITH_ENGINE, **tree), [])
        for name, text, expected in [
                ("above__b_cpp", '\n#include "engine/data.h"\n', "src/above/b.cpp:2: src/above must not include engine/data.h"),
                ("above__b_cpp", '#include "base/low.h"\n', "src/above/b.cpp:1: src/above must not include base/low.h"),
                ("apps__program__b_cpp", '#include "engine/open.h"\n', "apps/program/b.cpp:1: apps/program must not include engine/open.h"),
                ("apps__other__b_cpp", "\n", "apps/other: the second table"),
                ("above__a_cpp", "\n", "src/README.md: src/above does not need engine/open.h any more")]:
            found = problems(WITH_ENGINE, **{**tree, name: text})
            self.assertEqual(len(found), 1, found)
            self.assertTrue(found[0].startswith(expected), found)
        self.assertIn("src/above: the second table", problems(WITH_ENGINE.replace("| `src/above` | `engine/open.h` | a reason |\n", ""), **tree)[0])

    def test_an_unknown_folder_is_reported(self):
        self.assertIn("does not name this folder", problems(stray__a_h="#pragma once\n")[0])


if __name__ == "__main__":
    unittest.main(verbosity=0)
