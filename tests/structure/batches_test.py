"""Tests of scripts/batches.py and scripts/tidy.py: which files are read together."""

import pathlib
import select
import subprocess
import sys
import tempfile
import unittest

SCRIPTS = pathlib.Path(__file__).resolve().parents[2] / "scripts"
sys.path.insert(0, str(SCRIPTS))
from batches import batches, names_at_large, names_in  # noqa: E402
from tidy import all_batches, options_of, read_together  # noqa: E402


class BatchesTest(unittest.TestCase):
    def test_names_are_those_that_a_later_file_sees(self):
        text = ("#define BIG 3\nusing Sites = int;\nnamespace {\n\nstruct Field {\n  int inside = 0;\n};\n\n"
                "constexpr int kMost = 3;\nconst char* kWords[] = {0};\nconst Game kGame =\n    game();\n\nstd::vector<int> list_of(int a) {\n  return f(a);\n}\n"
                "void Field::method() {}\n\n}  // namespace\n\nTEST_CASE(\"x\") {\n  g(1);\n}\n")
        self.assertEqual(names_in(text), {"BIG": None, "Sites": "int", "Field": None, "kMost": None, "kWords": None,
                                          "kGame": None, "list_of": None})

    def test_files_with_the_same_name_are_apart(self):
        files = {"a": "int f() {}\n", "b": "int g() {}\n", "c": "int f() {}\n", "d": "using namespace x;\n"}
        self.assertEqual(batches(files, files.get, 24), [["a", "b"], ["c"], ["d"]])

    def test_the_same_thing_may_be_said_twice(self):
        files = {"a": "using Sites = int;\nnamespace fs = std::filesystem;\n", "b": "using Sites = int;\n",
                 "c": "using Sites = long;\n", "d": "namespace fs = std::filesystem;\nstruct Sites {};\n"}
        self.assertEqual(batches(files, files.get, 24), [["a", "b"], ["c"], ["d"]])

    def test_what_files_bring_keeps_them_apart_or_comes_last(self):
        files = {"a": "using namespace x;\nusing enum Y;\n", "b": "int f() {}\n", "c": "using namespace x;\n", "d": "int f() {}\n",
                 "e": "using enum Z;\n", "f": "using enum Z;\n"}
        self.assertEqual(batches(files, files.get, 24), [["a"], ["b"], ["c"], ["d"], ["e", "f"]])
        self.assertEqual(batches(files, files.get, 24, apart=False), [["b", "c", "a"], ["d", "e", "f"]])

    def test_an_enum_class_has_a_name(self):
        self.assertEqual(names_in("enum class Kind { A };\nenum Old { B };\n"), {"Kind": None, "Old": None})

    def test_functions_may_overload_each_other_and_namespaces_differ(self):
        files = {
            "a": "namespace n {\nint f(int a, const T& b = 0) {}\n", "same": "namespace n {\nint f(int other, T& d) {}\n",
            "more": "namespace n {\nint f(int a) {}\n", "text": "namespace n {\nint f(const char* a) {}\n",
            "also_text": "namespace n {\nint f(const std::string& b) {}\n", "type": "namespace n {\nstruct f {};\n",
            "elsewhere": "namespace m {\nint f(int a, T& b) {}\n"}
        self.assertEqual(batches(files, files.get, 24, apart=False, names_of=names_at_large),
                         [["a", "more", "text", "elsewhere"], ["same", "also_text"], ["type"]])
        self.assertEqual(len(batches(files, files.get, 24)), len(files))

    def test_a_macro_has_no_namespace(self):
        files = {"a": "#define BIG 1\nnamespace n {\n", "b": "#define BIG 2\nnamespace m {\n"}
        self.assertEqual(len(batches(files, files.get, 24, apart=False, names_of=names_at_large)), 2)

    def test_one_main_in_a_batch(self):
        files = {"a": "#define DOCTEST_CONFIG_IMPLEMENT_WITH_MAIN\n", "b": "int main() {}\n"}
        self.assertEqual(batches(files, files.get, 24), [["a"], ["b"]])

    def test_a_batch_has_a_bound(self):
        self.assertEqual([len(batch) for batch in batches(list("abcde"), lambda file: "", 2)], [2, 2, 1])

    def test_the_build_is_told_a_batch_in_a_line(self):
        with tempfile.TemporaryDirectory() as folder:
            for name, text in {"a.cpp": "int f() {}\n", "b.cpp": "int f() {}\n", "c.cpp": "int g() {}\n"}.items():
                pathlib.Path(folder, name).write_text(text, encoding="utf-8")
            done = subprocess.run([sys.executable, SCRIPTS / "batches.py", "24", "a.cpp", "b.cpp", "c.cpp"], cwd=folder,
                                  capture_output=True, text=True, check=True)
        self.assertEqual(done.stdout, "a.cpp|c.cpp\nb.cpp\n")

    def test_what_does_not_compile_as_one_is_read_by_halves(self):
        read = []

        def tidy_of(files, name):
            read.append((name, "".join(files)))
            if "a" in files and "b" in files:
                return False, "a.cpp:1:2: error: clash [clang-diagnostic-error]\n"
            return "d" not in files, "finding\n" if "d" in files else ""

        why = "note: 4 files are read by halves, which is slow: a.cpp:1:2: error: clash [clang-diagnostic-error]\n"
        self.assertEqual(read_together(list("abcd"), tidy_of), (False, why + "finding\n"))
        self.assertEqual(read, [("", "abcd"), ("a", "ab"), ("aa", "a"), ("ab", "b"), ("b", "cd")])

    def test_what_is_run_ends_with_us(self):
        # A program that starts another and says its number, then waits for it.
        starter = ("import subprocess, sys; sys.path.insert(0, sys.argv[1]); from tidy import bound_to_us; "
                   "child = subprocess.Popen(bound_to_us(['cat'])); print(child.pid, flush=True); child.wait()")
        with subprocess.Popen([sys.executable, "-c", starter, SCRIPTS], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as program:
            child = int(program.stdout.readline())
            while "cat" not in pathlib.Path(f"/proc/{child}/cmdline").read_text(encoding="utf-8").split("\0")[0]:
                pass  # it is still setpriv, which has not bound it yet
            program.kill()
            # Its output ends once nobody is left who could write, `cat` included.
            self.assertTrue(select.select([program.stdout], [], [], 60)[0])

    def test_clang_tidy_hears_nothing_of_machine_code(self):
        entry = {"command": r"/usr/bin/c++ -DNAME=\"a\" -I/src -O1 -g1 -fno-tree-vectorize -Wall -o x.o -c /src/x.cpp"}
        self.assertEqual(options_of(entry), (['-DNAME="a"', "-I/src"], ["-Wall"]))

    def test_files_of_several_folders_are_read_together_and_tests_apart(self):
        with tempfile.TemporaryDirectory() as folder:
            entries = []
            for name, options in [("a.cpp", "-DA -O1 -Wall"), ("b.cpp", "-I/b -Wall"), ("c.cpp", "-march=x"), ("a_test.cpp", "-Wall"),
                                  ("d.cpp", "-Wall")]:
                file = pathlib.Path(folder, name)
                file.write_text("#include <CLI/CLI.hpp>\n" if name == "d.cpp" else "", encoding="utf-8")
                entries.append({"file": str(file), "command": f"c++ {options} -o x.o -c {file}"})
            found = [([pathlib.Path(file).name for file in batch.files], batch.options) for batch in all_batches(entries, b"")]
        self.assertEqual(found, [(["a.cpp", "b.cpp"], ["-DA", "-I/b", "-Wall"]), (["c.cpp"], ["-march=x"]), (["a_test.cpp"], ["-Wall"]),
                                 (["d.cpp"], ["-Wall"])])


if __name__ == "__main__":
    unittest.main(verbosity=0)
