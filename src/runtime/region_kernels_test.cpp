// Kernels of regions and directions over a world of plain arrays.
#include <doctest/doctest.h>

#include <array>
#include <vector>

#include "runtime/kernels/dirs.h"
#include "runtime/kernels/figures.h"
#include "runtime/kernels/regions.h"
#include "runtime/kernels/walks.h"

namespace ludens::kernels {

namespace {

using geometry::Direction;

// A row of five sites from west to east, one piece each at most, and a table of sets: the neighbours of each.
struct Row {
  static constexpr int kSites = 5, words = 1;
  enum class SiteType : int { Cell, Edge, Vertex };
  struct Set {
    SetWord all[1];
    operator SetWord*() { return all; }
    operator const SetWord*() const { return all; }
  };
  struct ScratchList {
    explicit ScratchList(const Row&) {}
    std::vector<int> list;
  };
  struct FreshMemo {
    explicit FreshMemo(const Row& row) : renewed(row.renewed) {}
    void renew() { ++renewed; }
    int& renewed;
  };
  struct Step {
    int to;
    SiteType type;
    std::uint64_t directions;
  };
  struct Ways {
    int step;
    int count(int) const { return 1; }
    Ints way(int site, int) const {
      static constexpr std::array<std::int32_t, 9> kLine = {4, 3, 2, 1, 0, 1, 2, 3, 4};
      return step > 0 ? Ints(kLine.data() + 4 + site, kSites - site)
                      : Ints(kLine.data() + 4 - site, site + 1);
    }
  };

  Row() {
    view.head = &head_;
    runtime::Space& s = view.space[0];
    s.sites = kSites;
    s.what = what.data();
    s.who = who.data();
    s.rotation = rotation.data();
    for (int site = 0; site < kSites; ++site) {
      if (site > 0) near_[static_cast<size_t>(site)] |= SetWord{1} << (site - 1);
      if (site + 1 < kSites) near_[static_cast<size_t>(site)] |= SetWord{1} << (site + 1);
    }
  }
  Row(const Row&) = delete;

  int players() const { return 2; }
  int components() const { return 3; }
  int owner(int piece) const { return piece; }
  int facing(int piece) const { return static_cast<int>(piece == 1 ? Direction::E : Direction::W); }
  runtime::Head& head() const { return *view.head; }
  const runtime::Space& space(SiteType) const { return view.space[0]; }
  int board_sites(SiteType) const { return kSites; }
  Ways ways(SiteType, int direction) const { return {direction == static_cast<int>(Direction::E) ? 1 : -1}; }
  std::vector<Step> steps(SiteType type, int site) const {
    constexpr std::uint64_t kGroup =
        geometry::bit(Direction::Orthogonal) | geometry::bit(Direction::Adjacent);
    std::vector<Step> all;
    if (site + 1 < kSites) all.push_back({site + 1, type, kGroup | geometry::bit(Direction::E)});
    if (site > 0) all.push_back({site - 1, type, kGroup | geometry::bit(Direction::W)});
    return all;
  }
  std::uint64_t supported(SiteType, geometry::Relation) const { return kEast | kWest; }
  const SetWord* constant_set(int index) const { return &near_[static_cast<size_t>(index)]; }
  const std::uint64_t* direction_table(int) const {
    static constexpr auto kAhead = [] {
      std::array<std::uint64_t, geometry::kSpecificDirections + 1> ahead{};
      for (size_t i = 0; i < ahead.size(); ++i) ahead[i] = std::uint64_t{1} << i;
      return ahead;
    }();
    return kAhead.data();
  }

  static constexpr std::uint64_t kEast = geometry::bit(Direction::E), kWest = geometry::bit(Direction::W);
  runtime::View view;
  std::array<std::uint16_t, kSites> what{};
  std::array<std::uint8_t, kSites> who{}, rotation{};
  mutable int renewed = 0;

 private:
  runtime::Head head_;
  std::array<SetWord, kSites> near_{};
};

constexpr auto kCell = Row::SiteType::Cell;
const auto kAlways = [](auto...) { return true; };

// A functor, as bodies are.
template <class Fn>
struct Given {
  Fn fn;
  explicit operator bool() const { return true; }
  template <class... Values>
  auto operator()(Values... values) const {
    return fn(values...);
  }
};
template <class Fn>
Given<Fn> given(Fn fn) {
  return {fn};
}

}  // namespace

TEST_CASE("tables of sets spread and grow, and have nothing beyond their ends") {
  const Row w;
  const SetWord middle = 0b00100;
  SetWord out = ~SetWord{0};
  spread(w, &out, {}, &middle, 0, 5);
  CHECK(out == 0b01010);
  grow(w, &out, {}, &middle, 2, 0, 5);
  CHECK(out == 0b11111);
  grow(w, &out, {}, &middle, -1, 0, 5);
  CHECK(out == middle);
  set_at(w, &out, 5, 0, 5);
  CHECK(out == 0);
  const auto onwards = given([](int from, int to) { return to > from; });
  spread_if(w, &out, &middle, onwards, nullptr, 0, 5);
  CHECK(out == 0b01000);
  const SetWord others = 0b00010;
  spread_if(w, &out, &middle, onwards, &others, 0, 5);
  CHECK(out == 0);
}

TEST_CASE("a lookup has another answer beyond the list, or the key itself") {
  const std::array<std::int32_t, 4> list = {3, 30, 5, 50};
  const Ints all(list.data(), 4);
  CHECK(lookup(0, 12, all, 10, -1) == 5);
  CHECK(lookup(0, 9, all, 10, -1) == -1);
  CHECK(lookup(0, 14, all, 10, -1) == -1);
  CHECK(lookup(0, -2147483647, all, 10, -1) == -1);
  CHECK(lookup_or(0, 3, all) == 30);
  CHECK(lookup_or(0, 5, all) == 50);
  CHECK(lookup_or(0, 4, all) == 4);
  CHECK(lookup_or(0, 6, all) == 6);
  CHECK(lookup_or(0, -2147483647, all) == -2147483647);
}

TEST_CASE("groups of players are as somebody sees them") {
  Row w;
  const auto mask = [&](Maybe player, ir::Op::RoleGroup group) {
    return players_mask(w, player, static_cast<int>(group));
  };
  using enum ir::Op::RoleGroup;
  CHECK(mask({}, Enemy) == 0b100);
  CHECK(mask({true, 2}, Enemy) == 0b010);
  CHECK(mask({true, 3}, Enemy) == 0);
  CHECK(mask({}, NonMover) == 0b101);
  CHECK(mask({}, All) == 0b1111);
  std::array<std::uint8_t, 4> team = {0, 7, 7, 0};
  w.view.team = team.data();
  CHECK(mask({}, Enemy) == 0);
  CHECK(mask({}, Ally) == 0b100);
  CHECK(mask({}, TeamMover) == 0b110);
}

TEST_CASE("a piece faces as it is turned among the directions of the board") {
  Row w;
  w.what[2] = 1;
  CHECK(dirs_facing(w, Facings{}, 2, 0, kCell, 0) == Row::kEast);
  w.rotation[2] = 1;
  CHECK(dirs_facing(w, Facings{}, 2, 0, kCell, 0) == Row::kWest);
  w.rotation[2] = 2;
  CHECK(dirs_facing(w, Facings{}, 2, 0, kCell, 0) == Row::kEast);
  CHECK(dirs_facing(w, Facings{}, 5, 0, kCell, 0) == 0);
}

TEST_CASE("what a piece sees as it is turned is read from the table as far as that goes") {
  Row w;
  const std::uint64_t seen[] = {100, 101, 102, 200, 201, 202};  // by rotation and piece
  const Facings table{seen, 2};
  w.what[2] = 1;
  CHECK(dirs_facing(w, table, 2, 0, kCell, 0) == 101);
  w.rotation[2] = 1;
  CHECK(dirs_facing(w, table, 2, 0, kCell, 0) == 201);
  w.rotation[2] = 2;
  CHECK(dirs_facing(w, table, 2, 0, kCell, 0) == Row::kEast);
  CHECK(dirs_facing(w, table, 1, 0, kCell, 0) == 100);
  CHECK(dirs_facing(w, table, -1, 0, kCell, 0) == 0);
}

TEST_CASE("the first step ahead may be known beforehand, others are not") {
  struct Knowing : Row {
    int next_site(SiteType, int direction, int site) const {
      const int next = direction == static_cast<int>(Direction::E) ? site + 1 : site - 1;
      return next < 0 || next >= kSites ? site : next;
    }
  };
  const Row row;
  const Knowing knowing;
  for (int steps = 0; steps <= Row::kSites; ++steps)
    for (int site = -1; site <= Row::kSites; ++site)
      for (const std::uint64_t ahead_is : {Row::kEast, Row::kWest, std::uint64_t{0}}) {
        const auto wanted = [&] { return steps; };
        const auto directions = [&](int) { return ahead_is; };
        CHECK(ahead(knowing, site, wanted, directions, kCell) == ahead(row, site, wanted, directions, kCell));
      }
}

TEST_CASE("directions of a kind are those that the site has") {
  const Row w;
  const auto all = given([] { return geometry::bit(Direction::Orthogonal); });
  const auto east = given([] { return Row::kEast; });
  CHECK(dirs_without(w, all, east, 2, kCell) == Row::kWest);
  CHECK(dirs_without(w, all, east, 0, kCell) == 0);
  CHECK(dirs_without(w, all, east, 5, kCell) == 0);
}

TEST_CASE("lines end at a stop, which belongs to them only if it is included") {
  const Row w;
  const SetWord first = 0b00001;
  SetWord out = 0;
  const auto east = given([](int, int) { return Row::kEast; });
  const auto at_three = given([](int to) { return to == 3; });
  direction_sites(w, &out, &first, east, at_three, Absent(), {}, kCell, -1);
  CHECK(out == 0b00110);
  direction_sites(w, &out, &first, east, at_three, given(kAlways), {}, kCell, -1);
  CHECK(out == 0b01110);
  direction_sites(w, &out, &first, east, Absent(), Absent(), {true, 1}, kCell, -1);
  CHECK(out == 0b00010);
}

TEST_CASE("directions are asked with what is bound around, and of the site where the line begins") {
  const Row w;
  const SetWord two = 0b10001;
  SetWord out = 0;
  std::vector<std::pair<int, int>> asked;
  const auto directions = given([&](int to, int here) {
    asked.emplace_back(to, here);
    return here == 0 ? Row::kEast : Row::kWest;
  });
  direction_sites(w, &out, &two, directions, given([](int) { return false; }), Absent(), {true, 1}, kCell,
                  42);
  CHECK(out == 0b01010);
  CHECK(asked == std::vector<std::pair<int, int>>{{42, 0}, {42, 4}});
}

TEST_CASE("a piece that turns on its way stands afterwards as before") {
  Row w;
  w.what[2] = 1;
  SetWord out = 0;
  const auto ahead_of_it =
      given([&](int, int, int here) { return dirs_facing(w, Facings{}, here, 0, kCell, 0); });
  const auto turn = given([](int, int, int rotation) { return rotation + 1; });
  reach_sites(w, &out, 2, 1, 3, ahead_of_it, given(kAlways), Absent(), kCell, -1, -1);
  CHECK(out == 0b11000);
  CHECK(w.renewed == 0);
  reach_sites(w, &out, 2, 1, 3, ahead_of_it, given(kAlways), turn, kCell, -1, -1);
  CHECK(out == 0b01000);  // east, then west to where it began
  CHECK(w.renewed == 1);
  CHECK(w.rotation[2] == 0);
}

TEST_CASE("a figure is walked in every direction, and its pieces come in turn") {
  Row w;
  w.what = {1, 2, 1, 2, 0};
  const std::array<std::int32_t, 2> steps = {0, 0};
  const Ints walk(steps.data(), 2);
  const std::vector<int> whats = {1, 2};
  CHECK(is_figure(w, 0, &whats, kCell, walk));
  CHECK(is_figure(w, 2, &whats, kCell, walk));  // to the west
  CHECK_FALSE(is_figure(w, 1, &whats, kCell, walk));
  const std::vector<int>* like_the_first = nullptr;
  CHECK_FALSE(is_figure(w, 0, like_the_first, kCell, walk));
}

}  // namespace ludens::kernels
