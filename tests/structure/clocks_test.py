"""Tests of clocks.py: which lines look at a clock."""

import unittest

from clocks import clocks


class ClocksTest(unittest.TestCase):
    def test_a_clock_is_found_with_its_line(self):
        self.assertEqual(clocks("int a;\nauto t = std::chrono::steady_clock::now();\n"), [(2, "steady_clock")])
        self.assertEqual(clocks("CHECK(processor_seconds() < 1);"), [(1, "processor_seconds")])

    def test_waiting_and_budgets_are_no_clocks(self):
        self.assertEqual(clocks("sleep_for(std::chrono::milliseconds(5)); order.seconds = 3;"), [])


if __name__ == "__main__":
    unittest.main(verbosity=0)
