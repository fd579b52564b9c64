#include "base/names.h"

#include <doctest/doctest.h>

namespace ludens {

TEST_CASE("letter case") {
  CHECK(equal_ignoring_case("Hex", "hEX"));
  CHECK(!equal_ignoring_case("Hex", "Hexx"));
  CHECK(!equal_ignoring_case("Hex", "Hey"));
}

TEST_CASE("distances") {
  CHECK(edit_distance("step", "step", 5) == 0);
  CHECK(edit_distance("step", "stp", 5) == 1);
  CHECK(edit_distance("step", "stepp", 5) == 1);
  CHECK(edit_distance("step", "setp", 5) == 1);  // two neighbours swapped
  CHECK(edit_distance("step", "Step", 5) == 1);  // half, rounded up
  CHECK(edit_distance("SS", "ss", 5) == 1);
  CHECK(edit_distance("abc", "xyz", 5) == 3);
  CHECK(edit_distance("a", "abcdefgh", 3) > 3);
  CHECK(edit_distance("", "ab", 5) == 2);
}

TEST_CASE("the nearest name is a likely misspelling, or none") {
  const std::vector<std::string> known{"slide", "step", "hop", "Score"};
  CHECK(nearest_name("slyde", known) == "slide");
  CHECK(nearest_name("score", known) == "Score");
  CHECK(nearest_name("zebra", known).empty());
  CHECK(nearest_name("", {}).empty());
  CHECK(nearest_name(std::string(1000, 'a'), known).empty());
}

TEST_CASE("equally near names: the first by alphabet, whatever their order") {
  CHECK(nearest_name("cat", {"hat", "bat"}) == "bat");
  CHECK(nearest_name("cat", {"bat", "hat"}) == "bat");
}

}  // namespace ludens
