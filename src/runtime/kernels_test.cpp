// The kernels over a world of plain arrays: no program, no interpreter.
#include <doctest/doctest.h>

#include <array>
#include <limits>
#include <tuple>
#include <vector>

#include "runtime/kernels/groups.h"
#include "runtime/kernels/lifted_sites.h"
#include "runtime/kernels/lines.h"
#include "runtime/kernels/numbers.h"
#include "runtime/kernels/sets.h"
#include "runtime/kernels/sites.h"

namespace ludens::kernels {

namespace {

constexpr int kLeast = std::numeric_limits<int>::min(), kMost = std::numeric_limits<int>::max();
constexpr Maybe kAbsent{};
constexpr struct {
} kNone;  // a world that is not asked
constexpr Maybe given(int value) {
  return {true, value};
}

// A board of 70 sites, so that sets have two words, and two spaces: one piece a site in the first, stacks of
// up to three in the second. Sites from 60 on are those of a hand, which lies in the first space.
struct World {
  static constexpr int kFlat = 0, kStacks = 1;
  static constexpr int kSites = 70, kBoard = 60, kHeight = 3;
  int words = 2;
  runtime::View view;

  struct Set {
    SetWord words[2];
    operator SetWord*() { return words; }
  };
  int players() const { return 2; }
  int board_sites(int /*type*/) const { return kBoard; }
  const SetWord* constant_set(int index) const { return sets[index].data(); }
  const std::array<SetWord, 2>* sets = nullptr;
  runtime::Head& head() const { return *view.head; }
  const runtime::Space& space(int type) const { return view.space[type]; }
  int type_at(int type, int site) const { return site >= kBoard ? kFlat : type; }

  World() {
    view.head = &head_;
    runtime::Space& flat = view.space[kFlat];
    flat.sites = kSites;
    flat.what = what_.data();
    flat.who = who_.data();
    flat.empty = empty_.data();
    flat.own = own_.data();
    runtime::Space& stacks = view.space[kStacks];
    stacks.sites = kBoard;
    stacks.height = kHeight;
    stacks.what = levels_what_.data();
    stacks.who = levels_who_.data();
    stacks.size = size_.data();
    stacks.empty = stacks_empty_.data();
    stacks.own = own_.data();
    for (int site = 0; site < kSites; ++site) set_bit(flat.empty, site);
    for (int site = 0; site < kBoard; ++site) set_bit(stacks.empty, site);
  }
  World(const World&) = delete;

  void put(int site, int what, int who) {
    runtime::Space& s = view.space[kFlat];
    s.what[site] = static_cast<std::uint16_t>(what);
    s.who[site] = static_cast<std::uint8_t>(who);
    clear_bit(s.empty, site);
    set_bit(s.own + who * words, site);
  }
  void push(int site, int what, int who) {
    runtime::Space& s = view.space[kStacks];
    const int index = site * kHeight + s.size[site]++;
    s.what[index] = static_cast<std::uint16_t>(what);
    s.who[index] = static_cast<std::uint8_t>(who);
    clear_bit(s.empty, site);
  }

 private:
  runtime::Head head_;
  std::array<std::uint16_t, kSites> what_{};
  std::array<std::uint8_t, kSites> who_{};
  std::array<std::uint16_t, kBoard * kHeight> levels_what_{};
  std::array<std::uint8_t, kBoard * kHeight> levels_who_{};
  std::array<std::uint8_t, kBoard> size_{};
  std::array<SetWord, 2> empty_{}, stacks_empty_{};
  std::array<SetWord, 2 * 4> own_{};  // nobody, two players, everybody
};

using Set = std::array<SetWord, 2>;

Set set_of(const std::vector<int>& sites) {
  Set set{};
  for (const int site : sites) set_bit(set.data(), site);
  return set;
}

}  // namespace

TEST_CASE("numbers wrap around") {
  CHECK(add(kNone, kMost, 1) == kLeast);
  CHECK(sub(kNone, kLeast, 1) == kMost);
  CHECK(mul(kNone, 65'536, 65'536) == 0);
  CHECK(mul(kNone, kMost, 2) == -2);
  CHECK(neg(kNone, kLeast) == kLeast);
  CHECK(abs(kNone, kLeast) == kLeast);
  CHECK(abs(kNone, -7) == 7);
}

TEST_CASE("dividing goes towards 0, and by 0 it gives 0") {
  CHECK(div(kNone, -7, 2) == -3);
  CHECK(mod(kNone, -7, 2) == -1);
  CHECK(div(kNone, 7, 0) == 0);
  CHECK(mod(kNone, 7, 0) == 0);
  CHECK(div(kNone, kLeast, -1) == kLeast);
  CHECK(mod(kNone, kLeast, -1) == 0);
}

TEST_CASE("powers") {
  CHECK(pow(kNone, 3, 4) == 81);
  CHECK(pow(kNone, -2, 3) == -8);
  CHECK(pow(kNone, 0, 0) == 1);
  CHECK(pow(kNone, 5, -1) == 0);
  CHECK(pow(kNone, 2, 31) == kLeast);
  CHECK(pow(kNone, 2, 32) == 0);
  CHECK(pow(kNone, 2, kMost) == 0);
  CHECK(pow(kNone, -1, 101) == -1);
  CHECK(pow(kNone, 1, kMost) == 1);
}

TEST_CASE("numbers and conditions are compared as they are") {
  CHECK(min(kNone, kLeast, kMost) == kLeast);
  CHECK(max(kNone, kLeast, kMost) == kMost);
  CHECK(to_int(kNone, true) == 1);
  CHECK(to_int(kNone, false) == 0);
  CHECK(lt(kNone, kLeast, kMost));
  CHECK_FALSE(lt(kNone, 1, 1));
  CHECK(le(kNone, 1, 1));
  CHECK_FALSE(le(kNone, kMost, kLeast));
  CHECK(eq(kNone, -1, -1));
  CHECK(ne(kNone, -1, 1));
  CHECK(not_(kNone, false));
  CHECK(xor_(kNone, true, false));
  CHECK_FALSE(xor_(kNone, true, true));
}

TEST_CASE("there is nothing off the board") {
  World w;
  w.put(0, 3, 1);
  w.put(69, 4, 2);
  w.push(0, 3, 1);
  w.push(59, 4, 2);
  for (const int type : {World::kFlat, World::kStacks})
    for (const int site : {-1, kLeast, 70, kMost}) {
      CAPTURE(type);
      CAPTURE(site);
      CHECK(what(w, site, kAbsent, type) == 0);
      CHECK(who(w, site, given(0), type) == 0);
      CHECK(count_at(w, site, type) == 0);
      CHECK(stack_size(w, site, type) == 0);
      CHECK_FALSE(is_empty(w, site, type));
    }
}

TEST_CASE("a site says what stands on it; where pieces do not stack, whatever the level") {
  World w;
  w.put(5, 3, 2);
  for (const Maybe level : {kAbsent, given(0), given(7), given(-1)}) {
    CHECK(what(w, 5, level, World::kFlat) == 3);
    CHECK(who(w, 5, level, World::kFlat) == 2);
  }
  CHECK(what(w, 6, kAbsent, World::kFlat) == 0);
  CHECK(is_empty(w, 6, World::kFlat));
  CHECK_FALSE(is_empty(w, 5, World::kFlat));
  CHECK(count_at(w, 5, World::kFlat) == 1);
  CHECK(count_at(w, 6, World::kFlat) == 0);
  CHECK(stack_size(w, 5, World::kFlat) == 1);
}

TEST_CASE("a stack is read at its top, unless a level is given; there is nothing above it") {
  World w;
  w.push(8, 1, 1);
  w.push(8, 2, 2);
  CHECK(what(w, 8, kAbsent, World::kStacks) == 2);
  CHECK(what(w, 8, given(-1), World::kStacks) == 2);
  CHECK(what(w, 8, given(0), World::kStacks) == 1);
  CHECK(who(w, 8, given(1), World::kStacks) == 2);
  CHECK(what(w, 8, given(2), World::kStacks) == 0);
  CHECK(what(w, 8, given(kMost), World::kStacks) == 0);
  CHECK(what(w, 9, kAbsent, World::kStacks) == 0);
  CHECK(what(w, 9, given(0), World::kStacks) == 0);
  CHECK(stack_size(w, 8, World::kStacks) == 2);
  CHECK(count_at(w, 8, World::kStacks) == 1);
  CHECK(count_at(w, 9, World::kStacks) == 0);
}

TEST_CASE("the sites of hands lie behind the board's, in one space") {
  World w;
  w.put(65, 4, 1);
  CHECK(what(w, 65, kAbsent, World::kStacks) == 4);
  CHECK(stack_size(w, 65, World::kStacks) == 1);
  CHECK_FALSE(is_empty(w, 65, World::kStacks));
  CHECK(is_empty(w, 66, World::kStacks));
}

TEST_CASE("fields that the game does not keep read as 0, a count as one piece") {
  World w;
  w.put(5, 3, 1);
  CHECK(state_at(w, 5, kAbsent, World::kFlat) == 0);
  CHECK(rotation_at(w, 5, kAbsent, World::kFlat) == 0);
  CHECK(value_at(w, 5, kAbsent, World::kFlat) == 0);
  std::array<std::int16_t, World::kSites> count{}, state{};
  std::array<std::uint8_t, World::kSites> rotation{};
  std::array<std::int32_t, World::kSites> value{};
  count[5] = 9, state[5] = 2, rotation[5] = 3, value[5] = -4;
  runtime::Space& s = w.view.space[World::kFlat];
  s.count = count.data(), s.state = state.data(), s.rotation = rotation.data(), s.value = value.data();
  CHECK(count_at(w, 5, World::kFlat) == 9);
  CHECK(state_at(w, 5, kAbsent, World::kFlat) == 2);
  CHECK(rotation_at(w, 5, kAbsent, World::kFlat) == 3);
  CHECK(value_at(w, 5, kAbsent, World::kFlat) == -4);
}

TEST_CASE("everybody else is an enemy, but nobody is none") {
  World w;
  w.head().mover = 2;
  CHECK(is_friend(w, 2));
  CHECK_FALSE(is_friend(w, 1));
  CHECK(is_enemy(w, 1));
  CHECK(is_enemy(w, 3));  // everybody's
  CHECK_FALSE(is_enemy(w, 2));
  CHECK_FALSE(is_enemy(w, 0));
  CHECK(team_of(w, 1) == 1);
  CHECK(team_of(w, -1) == -1);
}

TEST_CASE("those of a team are friends") {
  World w;
  std::array<std::uint8_t, 4> team = {0, 1, 1, 1};
  w.view.team = team.data();
  CHECK(is_friend(w, 2));
  CHECK_FALSE(is_enemy(w, 2));
  CHECK_FALSE(is_friend(w, 0));
  CHECK_FALSE(is_friend(w, 3));  // everybody is no player, whatever stands in that place
  CHECK(team_of(w, 2) == 1);
  CHECK(team_of(w, 3) == 3);
  CHECK(team_of(w, -1) == -1);
}

TEST_CASE("sets of several words are counted, searched and compared to the end") {
  const World w;
  const Set none{}, late = set_of({64, 69}), both = set_of({3, 64, 69});
  CHECK(size(w, none.data()) == 0);
  CHECK(size(w, both.data()) == 3);
  CHECK(first(w, none.data()) == -1);
  CHECK(first(w, late.data()) == 64);
  CHECK(first(w, both.data()) == 3);
  CHECK(set_eq(w, late.data(), set_of({69, 64}).data()));
  CHECK_FALSE(set_eq(w, late.data(), both.data()));
  CHECK_FALSE(set_eq(w, none.data(), late.data()));
}

TEST_CASE("no site off the board is in a set") {
  const World w;
  Set all{};
  all.fill(~SetWord{0});
  CHECK(is_in(w, 0, all.data()));
  CHECK(is_in(w, 127, all.data()));
  for (const int site : {-1, 128, kLeast, kMost}) CHECK_FALSE(is_in(w, site, all.data()));
  for (const int site : {-1, 128, kLeast, kMost}) {
    Set out = all;
    single(w, out.data(), site);
    CHECK(out == Set{});
  }
  Set out = all;
  single(w, out.data(), 64);
  CHECK(out == set_of({64}));
}

TEST_CASE("what is empty and whose sites are whose is read from the state; those of no player are none") {
  World w;
  w.put(64, 1, 1);
  w.put(2, 4, 3);
  Set out{};
  empty_sites(w, out.data(), World::kFlat);
  CHECK(size(w, out.data()) == 68);
  CHECK_FALSE(is_in(w, 64, out.data()));
  own_sites(w, out.data(), 1, World::kFlat);
  CHECK(out == set_of({64}));
  own_sites(w, out.data(), 3, World::kFlat);  // everybody's
  CHECK(out == set_of({2}));
  for (const int player : {-1, 4, kMost}) {
    out.fill(~SetWord{0});
    own_sites(w, out.data(), player, World::kFlat);
    CHECK(out == Set{});
  }
}

TEST_CASE("sets without others, and those of their sites that a body keeps") {
  const World w;
  const Set a = set_of({1, 63, 64, 69}), b = set_of({63, 69, 70});
  Set out{};
  difference(w, out.data(), a.data(), b.data());
  CHECK(out == set_of({1, 64}));
  std::vector<int> asked;
  const auto keep = [&](int site) {
    asked.push_back(site);
    return site % 2 == 1;
  };
  out.fill(~SetWord{0});
  filter_sites(w, out.data(), a.data(), keep);
  CHECK(asked == std::vector<int>{1, 63, 64, 69});
  CHECK(out == set_of({1, 63, 69}));
}

TEST_CASE("a row goes on both ways from a site, as far as sites belong to it") {
  // Through site 2 of seven in a line, ahead to 6 and back to 0; and a line of which there is only one way.
  const std::uint32_t first_line[] = {0, 0, 0, 2};
  const Rows::Line lines[] = {{0, 0, 1}, {1, 4, 2}};
  const std::int16_t sites[] = {9, 3, 4, 5, 6, 1, 0};
  const Rows rows{first_line, lines, sites};
  const auto row = [&](std::initializer_list<int> members, int length, bool exact, bool both_ways = true) {
    const Set all = set_of(members);
    return row_through(rows, 2, length, exact, both_ways,
                       [&](int site) { return test_bit(all.data(), site); });
  };
  CHECK(row({1, 3, 4}, 4, false));
  CHECK(row({1, 3, 4}, 4, true));
  CHECK(row({1, 3, 4}, 3, false));
  CHECK_FALSE(row({1, 3, 4}, 3, true));
  CHECK_FALSE(row({1, 3, 4}, 5, false));
  CHECK_FALSE(row({1, 4, 5, 6}, 3, false));  // 3 is missing
  CHECK_FALSE(row({1, 3, 4}, 4, false, false));
  CHECK(row({1, 3, 4}, 3, true, false));
  CHECK(row({9}, 2, true));
}

TEST_CASE("a group has a liberty if one of its sites has an empty neighbour") {
  // A row of sites: each leads to the next and back.
  World w;
  std::vector<std::int32_t> first, to;
  for (int site = 0; site < World::kBoard; ++site) {
    first.push_back(static_cast<std::int32_t>(to.size()));
    if (site > 0) to.push_back(site - 1);
    if (site + 1 < World::kBoard) to.push_back(site + 1);
  }
  first.push_back(static_cast<std::int32_t>(to.size()));
  const StepTable steps{first.data(), to.data()};
  const auto has = [&](int site) { return has_liberty(w, steps, site, Absent{}, World::kFlat); };
  CHECK_FALSE(has(0));  // nothing stands there
  for (int site = 0; site < 5; ++site) w.put(site, 1, 1);
  CHECK(has(0));
  CHECK(has(4));
  w.put(5, 2, 2);
  CHECK_FALSE(has(0));
  CHECK_FALSE(has(4));
  CHECK(has(5));
}

TEST_CASE("sites with enough of their set among others") {
  World w;
  const Set near[] = {set_of({}), set_of({1, 2}), set_of({0, 2, 65}), set_of({0, 1}), set_of({})};
  w.sets = near;
  // The same, but only the words that are not empty.
  const std::uint32_t first[] = {0, 1, 3, 4, 4};
  const SparseSets::Part parts[] = {{near[1][0], 0}, {near[2][0], 0}, {near[2][1], 1}, {near[3][0], 0}};
  const auto sites = [&](std::initializer_list<int> among, int least) {
    Set out{}, sparse{};
    crowded(w, out.data(), {}, set_of(among).data(), least, 1, 4);
    crowded(w, sparse.data(), {first, parts}, set_of(among).data(), least, 1, 4);
    CHECK(out == sparse);
    return out;
  };
  CHECK(sites({0}, 1) == set_of({1, 2}));
  CHECK(sites({0, 1}, 1) == set_of({0, 1, 2, 65}));
  CHECK(sites({0, 1}, 2) == set_of({2}));
  CHECK(sites({0, 1, 2}, 2) == set_of({0, 1, 2}));
  CHECK(sites({0, 1, 2, 3, 69}, 3) == Set{});
}

// A world that keeps the answers of two questions.
struct KeepingWorld : World {
  mutable GrownSets<2, 2> grown;
  GrownSet<2>* grown_set(const void* table, int least) const { return grown.find(table, least); }
};

TEST_CASE("what is near a set that grows, shrinks and comes back is what it is worked out from nothing") {
  KeepingWorld keeping;
  World w;
  const Set near[] = {set_of({1}), set_of({0, 2}), set_of({1, 3, 65}), set_of({2})};
  keeping.sets = w.sets = near;
  const std::uint32_t first[] = {0, 1, 2, 4, 5};
  const SparseSets::Part parts[] = {
      {near[0][0], 0}, {near[1][0], 0}, {near[2][0], 0}, {near[2][1], 1}, {near[3][0], 0}};
  const SparseSets table{first, parts};
  const auto ask = [&](const World& world, const auto& asked, std::initializer_list<int> among, int least) {
    Set out{};
    crowded(asked, out.data(), table, set_of(among).data(), least, 0, 4);
    Set plain{};
    crowded(world, plain.data(), table, set_of(among).data(), least, 0, 4);
    CHECK(out == plain);
    return out;
  };
  // The third has no room.
  for (const int least : {1, 2, 3}) {
    ask(w, keeping, {1}, least);
    ask(w, keeping, {1, 3}, least);
    ask(w, keeping, {0, 1, 2, 3, 69}, least);
    ask(w, keeping, {0, 2}, least);
    ask(w, keeping, {}, least);
    ask(w, keeping, {2}, least);
  }
  CHECK(ask(w, keeping, {2}, 1) == set_of({1, 3, 65}));
  CHECK(ask(w, keeping, {1, 3}, 2) == set_of({2}));
  keeping.grown.forget();
  CHECK(ask(w, keeping, {3}, 1) == set_of({2}));
}

TEST_CASE("sites from which a row of targets leads to an end") {
  const World w;
  const std::uint32_t first_line[] = {0, 1, 2};
  const Rows::Line lines[] = {{0, 4, 0}, {4, 1, 0}};
  const std::int16_t way[] = {2, 3, 4, 5, 2};  // from 0 over 2, 3, 4 to 5; from 1 to 2
  const Rows rows{first_line, lines, way, 2};
  const auto sites = [&](std::initializer_list<int> targets, std::initializer_list<int> ends, int least = 1,
                         int most = 9) {
    Set out{};
    bracketing_sites(w, out.data(), BracketTable{rows, {}}, set_of({0, 1, 60}).data(), Absent{}, least, most,
                     set_of(targets).data(), set_of(ends).data(), World::kFlat);
    return out;
  };
  CHECK(sites({2, 3}, {4}) == set_of({0}));
  CHECK(sites({2, 3, 4}, {4}) == Set{});  // the row goes on
  CHECK(sites({3}, {4}) == Set{});
  CHECK(sites({}, {2}) == Set{});
  CHECK(sites({2, 3}, {4}, 3) == Set{});
  CHECK(sites({2, 3, 4}, {4}, 1, 2) == set_of({0}));
  CHECK(sites({2, 3, 4, 5}, {5}) == Set{});
}

TEST_CASE("sites moved on and back, from word to word") {
  const World w;
  const auto moved = [&](std::initializer_list<int> sites, int by) {
    Set out{};
    shifted(w, out.data(), set_of(sites).data(), by);
    return out;
  };
  CHECK(moved({0, 5, 63}, 0) == set_of({0, 5, 63}));
  CHECK(moved({0, 62, 63}, 3) == set_of({3, 65, 66}));
  CHECK(moved({0, 65, 70}, -3) == set_of({62, 67}));
  CHECK(moved({1, 2}, 64) == set_of({65, 66}));
  CHECK(moved({65, 66, 2}, -64) == set_of({1, 2}));
  CHECK(moved({1}, 1000) == Set{});
  CHECK(moved({1}, -2) == Set{});
}

TEST_CASE("the rows of targets that lead from a site to an end") {
  const World w;
  const std::uint32_t first_line[] = {0, 2};
  const Rows::Line lines[] = {{0, 4, 0}, {4, 2, 0}};
  const std::int16_t way[] = {2, 3, 4, 65, 5, 6};  // over 2, 3, 4 to 65; over 5 to 6
  const Rows rows{first_line, lines, way, 1};
  const auto sites = [&](std::initializer_list<int> targets, std::initializer_list<int> ends, int least = 1,
                         int most = 9, int from = 0) {
    Set out{};
    bracketed(w, out.data(), BracketTable{rows, {}}, from, Absent{}, least, most, set_of(targets).data(),
              set_of(ends).data(), World::kFlat);
    return out;
  };
  CHECK(sites({2, 3}, {4}) == set_of({2, 3}));
  CHECK(sites({2, 3, 4, 5}, {65, 6}) == set_of({2, 3, 4, 5}));
  CHECK(sites({2, 3, 4, 5}, {65, 6}, 2) == set_of({2, 3, 4}));
  CHECK(sites({2, 3, 4, 5}, {4, 6}, 1, 2) == set_of({2, 3, 5}));
  CHECK(sites({2, 3, 4, 65}, {65}) == Set{});
  CHECK(sites({}, {2}) == Set{});
  CHECK(sites({2}, {3}, 1, 9, -1) == Set{});
  CHECK(sites({2}, {3}, 1, 9, 1) == Set{});
}

TEST_CASE("the same of a board of one word, by shifts") {
  // Eight sites in a row; one way goes up, the other down.
  StraightWays ways;
  ways.count = 2;
  ways.longest = 7;
  for (const auto& [lane, from, up] : {std::tuple(0, 0x7Full, 1ull), std::tuple(1, 0xFEull, 63ull)}) {
    ways.from.set(lane, from);
    ways.up.set(lane, up);
    ways.down.set(lane, 64 - up);
  }
  const auto sites = [&](SetWord targets, SetWord ends) { return bracketing_word(ways, targets, ends); };
  CHECK(sites(0b0110, 0b1000) == 0b0011);  // from a target as well: whoever asks says which sites count
  CHECK(sites(0b0110, 0b1001) == 0b1111);
  CHECK(sites(0b0110, 0b0010) == 0);  // an end among the targets is passed
  CHECK(sites(0b11100000, 0) == 0);
  CHECK(sites(0b11100000, 0b00010000) == 0b11000000);
  CHECK(sites(0b00000011, 0b00000100) == 0b00000001);  // nothing lies below the first
  CHECK(sites(0b01111110, 0b10000000) == 0b00111111);  // the longest row
  for (int site = 0; site < 8; ++site)
    for (SetWord targets = 0; targets < 256; ++targets)
      for (const SetWord ends : {0x00ull, 0x81ull, 0x5Aull, 0xFFull}) {
        SetWord expected = 0;
        for (const int step : {1, -1}) {
          SetWord row = 0;
          int at = site + step;
          while (at >= 0 && at < 8 && ((targets >> at) & 1)) {
            row |= SetWord{1} << at;
            at += step;
          }
          if (at >= 0 && at < 8 && ((ends >> at) & 1)) expected |= row;
        }
        REQUIRE(bracketed_word(ways, SetWord{1} << site, targets, ends) == expected);
        REQUIRE(((sites(targets, ends) >> site) & 1) == (expected != 0));
      }
}

TEST_CASE("values are asked without branches, up to the last") {
  std::vector<std::int16_t> values(70);
  for (const int i : {0, 8, 17, 31, 32, 47, 48, 63, 64, 69}) values[static_cast<size_t>(i)] = 7;
  Set out{};
  words_equal(out.data(), values.data(), 69, 7);
  CHECK(out == set_of({0, 8, 17, 31, 32, 47, 48, 63, 64}));
}

TEST_CASE("a row in space starts at the top of a stack") {
  // Three sites in a row, up to three pieces on each.
  struct {
    int height = 3;
    std::uint8_t size[3] = {1, 2, 3};
    std::uint16_t what[9] = {1, 0, 0, 2, 1, 0, 2, 2, 1};
  } stacks;
  const std::uint32_t first_line[] = {0, 1, 2, 3};
  const Rows::Line lines[] = {{0, 2, 0}, {2, 1, 1}, {4, 0, 2}};
  const std::int16_t sites[] = {1, 2, 2, 0, 1, 0};
  const Rows rows{first_line, lines, sites};
  const auto row = [&](int site, int length, int wanted, bool exact = false) {
    return row_from_top(stacks, rows, site, length, exact, [=](int what) { return what == wanted; });
  };
  for (int site = 0; site < 3; ++site) CHECK(row(site, 3, 1));  // rising
  CHECK(row(0, 2, 1));
  CHECK_FALSE(row(0, 2, 1, true));
  CHECK_FALSE(row(0, 4, 1));
  CHECK_FALSE(row(0, 3, 2));
  stacks.what[8] = 2;
  CHECK(row(2, 3, 2));  // straight down
  CHECK_FALSE(row(0, 3, 1));
}

}  // namespace ludens::kernels
