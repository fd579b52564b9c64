"""Tests of functions.py: what is a function, and how long it is."""

import unittest

from functions import functions


class FunctionsTest(unittest.TestCase):
    def test_the_lines_between_the_braces_are_counted(self):
        self.assertEqual(list(functions("int f() {\n  a();\n  b();\n}\nint g() {\n}\n")), [(1, 2), (5, 0)])

    def test_parameters_and_initialisers_may_go_over_lines(self):
        self.assertEqual(list(functions("X::X(int a,\n     int b)\n    : a_(a),\n      b_(b) {\n  c();\n}\n")), [(4, 1)])

    def test_loops_and_lambdas_belong_to_the_function_around_them(self):
        text = "  void f() const {\n    for (;;) {\n      a([&] {\n        b();\n      });\n    }\n  }\n"
        self.assertEqual(list(functions(text)), [(1, 5)])

    def test_classes_namespaces_and_tables_are_none(self):
        self.assertEqual(list(functions("namespace a {\nstruct S {\n  int a;\n};\nint t[] = {\n    1,\n};\n}\n")), [])


if __name__ == "__main__":
    unittest.main(verbosity=0)
