#include "render/large_figures.h"

#include <doctest/doctest.h>

#include <algorithm>

namespace ludens::render {

namespace {

// A domino that lies along the rows, 100 units a cell.
constexpr Xy kLying[] = {{50, 150},  {50, 50},  {150, 50}, {150, 150},
                         {250, 150}, {250, 50}, {350, 50}, {350, 150}};

ir::Component domino(int value, int second_value) {
  ir::Component out;
  out.kind = ir::ComponentKind::Domino;
  out.value = value;
  out.second_value = second_value;
  return out;
}

long dots(const Figure& figure) {
  return std::ranges::count(figure.path, 'h');
}

}  // namespace

TEST_CASE("a domino shows a line and its pips on each half") {
  const Figure like{.symbol = "domino", .label = "6\n1", .detail = "pips"};
  const std::vector<Figure> figures = large_figures(domino(6, 1), like, kLying);
  REQUIRE(figures.size() == 5);
  for (const Figure& figure : figures) CHECK((figure.symbol.empty() && figure.label.empty()));
  CHECK(figures[2].path == "M200,50L200,150");
  CHECK(figures[2].fill == "pips");
  CHECK(dots(figures[3]) == 6);
  CHECK(dots(figures[4]) == 1);
  CHECK(figures[4].path.starts_with("M300,100"));
}

TEST_CASE("a blank half shows nothing, a large number is written") {
  const std::vector<Figure> figures = large_figures(domino(0, 12), {}, kLying);
  REQUIRE(figures.size() == 4);
  CHECK(figures[3].label == "12");
  CHECK(figures[3].x == 300);
}

TEST_CASE("a bent piece is filled along its cells, and not across its corner") {
  constexpr Xy kBent[] = {{0, 100}, {0, 0}, {100, 0}};
  const std::vector<Figure> figures = large_figures({}, {.fill = "a", .edge = "b"}, kBent);
  REQUIRE(figures.size() == 2);
  CHECK(figures[0].fill == "b");
  CHECK(figures[1].fill == "a");
  CHECK(std::ranges::count(figures[1].path, 'L') == 2);
  CHECK(figures[0].line > figures[1].line);
}

}  // namespace ludens::render
