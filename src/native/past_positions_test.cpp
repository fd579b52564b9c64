#include "native/past_positions.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <vector>

#include "ludens/random.h"

namespace ludens::standalone {

TEST_CASE("positions that have been are those that were added and not taken back") {
  constexpr int kMost = 100;
  PastPositions<kMost> past;
  std::vector<std::uint64_t> all;
  past.clear();
  Random random(1);
  // Few numbers, so that they come again, and share bits of the filter.
  const auto drawn = [&] { return static_cast<std::uint64_t>(random.below(60)) * 0x40001; };
  int found = 0;
  for (int round = 0; round < 20'000; ++round) {
    if (random.below(10) == 0) {  // as whoever looks ahead does
      all.resize(static_cast<size_t>(random.below(static_cast<int>(all.size()) + 1)));
      past.count = static_cast<int>(all.size());
    }
    if (random.below(500) == 0) past.assign(all.data(), static_cast<int>(all.size()));
    const std::uint64_t asked = drawn();
    const bool expected = std::ranges::find(all, asked) != all.end();
    found += expected;
    REQUIRE(past.has(asked) == expected);
    if (random.below(2) == 0) continue;
    const std::uint64_t added = drawn();
    REQUIRE(past.add(added) == (all.size() < kMost));
    if (all.size() < kMost) all.push_back(added);
    REQUIRE(past.size() == static_cast<int>(all.size()));
  }
  CHECK(found > 1'000);
  CHECK(found < 19'000);
}

TEST_CASE("where there is no room for a position, none is added") {
  PastPositions<2> past;
  past.clear();
  CHECK(past.add(1));
  CHECK(past.add(2));
  CHECK_FALSE(past.add(3));
  CHECK_FALSE(past.has(3));
  CHECK(past.has(1));
  past.count = 1;
  CHECK_FALSE(past.has(2));
}

}  // namespace ludens::standalone
