#include "interpreter/row_windows.h"

#include <doctest/doctest.h>

#include <algorithm>

#include "geometry/generators/generators.h"
#include "interpreter/line_table.h"
#include "ludens/random.h"

namespace ludens::interpreter {

namespace {

using geometry::Direction;
using geometry::Shape;
using geometry::Topology;

constexpr int kWords = 6;

struct Asked {
  int length;
  bool exact, both_ways;
};

// In sets of sites at random, through each site, the windows say what the lines say, site by site.
void compare(const Topology& board, Direction direction, Asked asked, Random& random) {
  const auto most = static_cast<size_t>(asked.length - !asked.exact);
  const OwnedLines<kernels::LineTable> lines(board, SiteType::Cell, direction, most);
  const int sites = board.count(SiteType::Cell);
  OwnedWindows made;
  made.make(lines, sites, asked.length, asked.both_ways);
  const kernels::RowWindows windows = made.windows(true);
  REQUIRE(windows.parts);
  int rows = 0;
  for (int round = 0; round < 40; ++round) {
    SetWord members[kWords] = {};
    for (int site = 0; site < sites; ++site)
      if (random.below(40) < round) set_bit(members, site);
    for (int site = 0; site < sites; ++site) {
      if (!test_bit(members, site)) continue;
      const bool expected = kernels::row_through(lines, site, asked.length, asked.exact, asked.both_ways,
                                                 [&](int at) { return test_bit(members, at); });
      rows += expected;
      REQUIRE(kernels::row_in_windows(windows, members, site, asked.length, asked.exact) == expected);
    }
  }
  CHECK(rows > 0);
}

// How many members there are in a line, counted one by one, is what its set says.
void compare_whole_lines(const Topology& board, Direction direction, Asked asked, Random& random) {
  OwnedLines<kernels::LineTable> lines(board, SiteType::Cell, direction, kWholeWay);
  lines.make_whole_lines(kWords, asked.both_ways);
  REQUIRE(lines.whole_lines);
  const int sites = board.count(SiteType::Cell);
  int found = 0;
  for (int round = 0; round < 40; ++round) {
    SetWord members[kWords] = {};
    for (int site = 0; site < sites; ++site)
      if (random.below(40) < round) set_bit(members, site);
    for (int site = 0; site < sites; ++site) {
      const auto count_in = [&](kernels::Rows::Way way) {
        return std::count_if(way.sites, way.sites + way.size, [&](int at) { return test_bit(members, at); });
      };
      const bool expected =
          kernels::for_each_line(lines, site, [&](kernels::Rows::Way ahead, kernels::Rows::Way behind) {
            const auto count = 1 + count_in(ahead) + (asked.both_ways ? count_in(behind) : 0);
            return count == asked.length || (count > asked.length && !asked.exact);
          });
      found += expected;
      REQUIRE(kernels::has_members_in_line(lines, members, kWords, site, asked.length, asked.exact) ==
              expected);
    }
  }
  CHECK(found > 0);
}

}  // namespace

TEST_CASE("windows find the rows that lines have") {
  Random random(1);
  const Topology square(
      geometry::make_square(Shape::Square, 13, geometry::Diagonals::None, false, SiteType::Cell));
  const Topology hexagon(geometry::make_hex(Shape::Hexagon, 6));
  for (const int length : {2, 3, 5, 6})
    for (const bool exact : {false, true})
      for (const bool both_ways : {false, true}) {
        CAPTURE(length);
        CAPTURE(exact);
        CAPTURE(both_ways);
        compare(square, Direction::All, {length, exact, both_ways}, random);
        compare(square, Direction::W, {length, exact, both_ways}, random);
        compare(hexagon, Direction::Adjacent, {length, exact, both_ways}, random);
      }
}

TEST_CASE("lines as sets have as many members as lines") {
  Random random(1);
  const Topology square(
      geometry::make_square(Shape::Square, 13, geometry::Diagonals::None, false, SiteType::Cell));
  const Topology hexagon(geometry::make_hex(Shape::Hexagon, 6));
  for (const int length : {2, 3, 6})
    for (const bool exact : {false, true})
      for (const bool both_ways : {false, true}) {
        CAPTURE(length);
        CAPTURE(exact);
        CAPTURE(both_ways);
        compare_whole_lines(square, Direction::All, {length, exact, both_ways}, random);
        compare_whole_lines(square, Direction::N, {length, exact, both_ways}, random);
        compare_whole_lines(hexagon, Direction::Adjacent, {length, exact, both_ways}, random);
      }
}

TEST_CASE("sites of a line in any order keep their places") {
  // Through site 2: 70, 5, 2, 65, 1.
  const std::uint32_t first_line[] = {0, 0, 0, 1};
  const kernels::Rows::Line lines[] = {{0, 2, 2}};
  const std::int16_t sites[] = {65, 1, 5, 70};
  const kernels::Rows rows{first_line, lines, sites, 3};
  OwnedWindows made;
  made.make(rows, 3, 3, true);
  const auto row = [&](std::initializer_list<int> members) {
    SetWord set[2] = {};
    for (const int site : members) set_bit(set, site);
    return kernels::row_in_windows(made.windows(true), set, 2, 3, false);
  };
  CHECK(row({70, 5, 2}));
  CHECK(row({5, 2, 65}));
  CHECK(row({2, 65, 1}));
  CHECK_FALSE(row({70, 2, 65}));
  CHECK_FALSE(row({5, 2, 1}));
}

TEST_CASE("a line that is too long for a word has no windows") {
  const std::uint32_t first_line[] = {0, 1};
  const kernels::Rows::Line lines_of_one[] = {{0, 32, 31}};
  const std::vector<std::int16_t> sites(63, 0);
  OwnedWindows none;
  none.make({first_line, lines_of_one, sites.data(), 1}, 1, 33, true);
  CHECK_FALSE(none.windows(true).parts);
}

}  // namespace ludens::interpreter
