"""Tests of throws.py: which lines throw."""

import unittest

from throws import throws


class ThrowsTest(unittest.TestCase):
    def test_throwing_and_catching_are_found_with_their_lines(self):
        self.assertEqual(throws("int a;\n  throw Limit{};\n"), [(2, "throw")])
        self.assertEqual(throws("try {\n} catch (const Limit&) {\n}"), [(1, "try"), (2, "catch")])

    def test_dice_are_thrown_in_words_only(self):
        self.assertEqual(throws("// A throw of dice.\nauto text = \"a throw\";\nint tries = 0;"), [])


if __name__ == "__main__":
    unittest.main(verbosity=0)
