#include "runtime/kernels/enclosures.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <vector>

#include "ludens/random.h"
#include "runtime/kernels/groups.h"

namespace ludens::kernels {

namespace {

constexpr int kSize = 9, kSites = kSize * kSize, kWords = 2;

// A square board, each site beside up to four others.
struct Square {
  std::vector<std::int32_t> first{0}, to;
  std::vector<SetWord> masks = std::vector<SetWord>(static_cast<size_t>(kSites * kWords));
  SetWord from[4][kWords] = {};
  std::vector<StepShift> shifts;

  Square() {
    constexpr int kBy[] = {-kSize, -1, 1, kSize};
    for (int site = 0; site < kSites; ++site) {
      const bool leads[] = {site >= kSize, site % kSize > 0, site % kSize < kSize - 1, site + kSize < kSites};
      for (int d = 0; d < 4; ++d) {
        if (!leads[d]) continue;
        to.push_back(site + kBy[d]);
        set_bit(masks.data() + site * kWords, site + kBy[d]);
        set_bit(from[d], site);
      }
      first.push_back(static_cast<std::int32_t>(to.size()));
    }
    for (int d = 0; d < 4; ++d) shifts.push_back({kBy[d], from[d]});
  }
  Square(const Square&) = delete;

  StepTable table() const { return {first.data(), to.data(), masks.data(), true, shifts.data(), 4}; }
};

struct World {
  int words = kWords;
  struct Set {
    SetWord all[kWords];
    operator SetWord*() { return all; }
    operator const SetWord*() const { return all; }
  };
  struct ScratchList {
    explicit ScratchList(const World&) {}
    std::vector<int> list;
  };
  const runtime::Space& space(int /*type*/) const { return space_; }
  int board_sites(int /*type*/) const { return kSites; }
  struct Step {
    int to, type;
    std::uint64_t directions;
  };
  std::vector<Step> steps(int /*type*/, int /*site*/) const { return {}; }  // all are known beforehand

  World() {
    space_.sites = kSites;
    space_.what = what.data();
    space_.empty = empty;
  }
  World(const World&) = delete;

  std::vector<std::uint16_t> what = std::vector<std::uint16_t>(static_cast<size_t>(kSites));
  SetWord empty[kWords] = {};
  SetWord targets[kWords] = {};

 private:
  runtime::Space space_;
};

void scatter(World& w, int stones, Random& random) {
  clear_words(w.empty, kWords);
  clear_words(w.targets, kWords);
  for (int site = 0; site < kSites; ++site) {
    const int drawn = random.below(100);
    const int what = drawn >= stones ? 0 : 1 + drawn % 2;
    w.what[static_cast<size_t>(site)] = static_cast<std::uint16_t>(what);
    if (what == 0) set_bit(w.empty, site);
    if (what == 2) set_bit(w.targets, site);
  }
}

// Site by site.
bool has_liberty_plainly(const World& w, const StepTable& steps, int site) {
  std::vector<int> group{site};
  for (size_t i = 0; i < group.size(); ++i)
    for (const std::int32_t to : steps.from(group[i])) {
      const int what = w.what[static_cast<size_t>(to)];
      if (what == 0) return true;
      if (what == 2 && std::find(group.begin(), group.end(), to) == group.end()) group.push_back(to);
    }
  return false;
}

}  // namespace

TEST_CASE("liberties of the groups beside a site, by sets and site by site") {
  const Square board;
  const StepTable steps = board.table();
  Random random(1);
  World w;
  int shut_in = 0;
  for (int round = 0; round < 300; ++round) {
    scatter(w, 70 + round % 30, random);
    const auto is_target = [&](int site) { return test_bit(w.targets, site); };
    for (int site = 0; site < kSites; ++site) {
      bool expected = true;
      for (const std::int32_t to : steps.from(site))
        expected = expected && (!is_target(to) || has_liberty_plainly(w, steps, to));
      shut_in += !expected;
      REQUIRE(have_liberties(w, steps, site, is_target, 0) == expected);
      REQUIRE(have_liberties_in(w, steps, site, w.targets, 0) == expected);
    }
  }
  CHECK(shut_in > 100);
}

TEST_CASE("steps of a whole set are those of its sites") {
  const Square board;
  const StepTable steps = board.table();
  Random random(2);
  for (int round = 0; round < 100; ++round) {
    SetWord set[kWords] = {random.next(), random.next() & ((SetWord{1} << (kSites - 64)) - 1)};
    SetWord expected[kWords] = {}, found[kWords] = {};
    for_each_bit(set, kWords, [&](int site) {
      for (const std::int32_t to : steps.from(site)) set_bit(expected, to);
      return false;
    });
    add_steps(found, set, steps, kWords);
    CHECK(found[0] == expected[0]);
    CHECK(found[1] == expected[1]);
  }
  // By whole words, up and down.
  const SetWord all[] = {~SetWord{0}, ~SetWord{0}, ~SetWord{0}};
  const SetWord set[] = {1, 2, 4};
  SetWord up[3] = {}, down[3] = {};
  add_shifted(up, set, {64, all}, 3);
  CHECK(up[0] == 0);
  CHECK(up[1] == 1);
  CHECK(up[2] == 2);
  add_shifted(down, set, {-65, all}, 3);
  CHECK(down[0] == 1);
  CHECK(down[1] == 2);
  CHECK(down[2] == 0);
}

TEST_CASE("groups of a set that is known are those of the sites of which the condition holds") {
  const Square board;
  const StepTable steps = board.table();
  const auto no_directions = [](int) { return std::uint64_t{0}; };
  Random random(3);
  World w;
  bool differed = false;
  for (int round = 0; round < 200; ++round) {
    scatter(w, 20 + round % 80, random);
    const auto is_member = [&](int site) { return test_bit(w.targets, site); };
    SetWord known[kWords], starts[kWords];
    copy_words(known, w.targets, kWords);
    set_bit(known, kSites);  // not on the board
    for (SetWord& word : starts) word = random.next();
    const auto count = [&](const SetWord* members, int least) {
      return count_groups(w, steps, no_directions, is_member, least, members, 0);
    };
    const auto biggest = [&](const SetWord* members, const SetWord* from) {
      return biggest_group(w, steps, no_directions, from, is_member, members, 0);
    };
    REQUIRE(count(known, 0) == count(nullptr, 0));
    REQUIRE(count(known, 3) == count(nullptr, 3));
    REQUIRE(biggest(known, nullptr) == biggest(nullptr, nullptr));
    REQUIRE(biggest(known, starts) == biggest(nullptr, starts));
    differed = differed || biggest(known, starts) != biggest(known, nullptr);
  }
  CHECK(differed);
}

TEST_CASE("members without which the others are one group, by what is around them and one by one") {
  const Square board;
  const StepTable steps = board.table();
  StepTable one_way = steps;
  one_way.is_mutual = false;
  Random random(3);
  World w;
  const auto no_directions = [](int) { return std::uint64_t{0}; };
  int some = 0;
  for (int round = 0; round < 2000; ++round) {
    // A row or two of stones, with some left out, so that one group is likely.
    clear_words(w.targets, kWords);
    const int stones = random.below(14);
    int at = random.below(kSites);
    for (int i = 0; i < stones; ++i) {
      set_bit(w.targets, at);
      const Ints near = steps.from(at);
      at = random.below(12) == 0 ? random.below(kSites) : near[random.below(near.size())];
    }
    World::Set found, expected;
    whole_without(w, found, steps, no_directions, w.targets, 0);
    whole_without(w, expected, one_way, no_directions, w.targets, 0);
    some += any_bit(expected, kWords) ? 1 : 0;
    for (int word = 0; word < kWords; ++word) REQUIRE(found.all[word] == expected.all[word]);
    for (int site = 0; site < kSites; ++site) {
      const auto is_other = [&](int to) { return to != site && test_bit(w.targets, to); };
      const bool whole =
          test_bit(w.targets, site) && count_groups(w, steps, no_directions, is_other, 0, nullptr, 0) == 1;
      REQUIRE(test_bit(found, site) == whole);
    }
  }
  CHECK(some > 500);
  CHECK(some < 2000);
}

}  // namespace ludens::kernels
