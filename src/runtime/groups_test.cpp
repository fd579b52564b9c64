#include "runtime/kernels/groups.h"

#include <doctest/doctest.h>

#include <vector>

#include "ludens/random.h"

namespace ludens::kernels {

namespace {

// A square board, each site beside up to eight others.
template <int size>
struct Square {
  static constexpr int kSites = size * size, words = (kSites + 63) / 64;
  struct Set {
    SetWord all[words];
    operator SetWord*() { return all; }
    operator const SetWord*() const { return all; }
  };
  struct ScratchList {
    explicit ScratchList(const Square&) {}
    std::vector<int> list;
  };
  struct Step {
    int to, type;
    std::uint64_t directions;
  };
  static std::vector<Step> steps(int /*type*/, int /*site*/) { return {}; }
  static int board_sites(int /*type*/) { return kSites; }

  std::vector<std::int32_t> first{0}, to;
  std::vector<SetWord> masks = std::vector<SetWord>(static_cast<size_t>(kSites * words));

  Square() {
    for (int site = 0; site < kSites; ++site) {
      for (int other = 0; other < kSites; ++other) {
        const int across = other % size - site % size;
        const int up = other / size - site / size;
        if (other == site || across * across > 1 || up * up > 1) continue;
        to.push_back(other);
        set_bit(masks.data() + site * words, other);
      }
      first.push_back(static_cast<std::int32_t>(to.size()));
    }
  }
  StepTable site_by_site() const { return {first.data(), to.data(), nullptr, true}; }
  StepTable by_sets() const { return {first.data(), to.data(), masks.data(), true}; }
};

template <int size>
void compare(std::uint64_t seed) {
  const Square<size> board;
  const StepTable plain = board.site_by_site();
  const StepTable quick = board.by_sets();
  const auto directions = [](int /*site*/) { return std::uint64_t{0}; };
  Random random(seed);
  int several = 0;
  for (int round = 0; round < 300; ++round) {
    typename Square<size>::Set members, starts;
    for (int word = 0; word < Square<size>::words; ++word) {
      members[word] = random.next() & (round % 2 == 0 ? random.next() : ~SetWord{0});
      starts[word] = random.next() & random.next() & random.next();
    }
    const auto is_member = [&](int site) { return test_bit(members, site); };
    const auto count = [&](const StepTable& table, int least) {
      return count_groups(board, table, directions, is_member, least, 0);
    };
    const auto biggest = [&](const StepTable& table, const SetWord* from) {
      return biggest_group(board, table, directions, from, is_member, 0);
    };
    for (const int least : {0, 1, 2, 5}) REQUIRE(count(plain, least) == count(quick, least));
    REQUIRE(biggest(plain, nullptr) == biggest(quick, nullptr));
    REQUIRE(biggest(plain, starts) == biggest(quick, starts));
    several += count(quick, 2) > 1;
  }
  CHECK(several > 50);
}

}  // namespace

TEST_CASE("groups are the same by sets and site by site") {
  compare<5>(1);
  compare<8>(2);
  compare<11>(3);
}

}  // namespace ludens::kernels
