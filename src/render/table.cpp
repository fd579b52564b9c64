// table.cpp - the table of backgammon: two rows of long points, and a bar between their halves.
#include <algorithm>
#include <cmath>

#include "render/draft.h"

namespace ludens::render {

namespace {

constexpr double kDeep = 420;   // a point, from its base to its tip
constexpr double kHigh = 1000;  // from base to base
constexpr double kHalf = 44;    // half a point's base

// The x of the bars: a column in the middle of an odd number, or a gap.
struct Columns {
  std::vector<double> all;
  double bar = -1;
  bool bar_is_column = false;
};

Columns find_columns(const std::vector<Place>& places) {
  Columns columns;
  for (const Place& place : places) columns.all.push_back(place.at.x);
  std::sort(columns.all.begin(), columns.all.end());
  columns.all.erase(
      std::unique(columns.all.begin(), columns.all.end(), [](double a, double b) { return b - a < 10; }),
      columns.all.end());
  const size_t count = columns.all.size();
  for (size_t i = 0; i + 1 < count; ++i)
    if (columns.all[i + 1] - columns.all[i] > 1.5 * kUnit)
      columns.bar = (columns.all[i] + columns.all[i + 1]) / 2;
  if (columns.bar < 0 && count % 2 == 1 && count > 6) {
    columns.bar = columns.all[count / 2];
    columns.bar_is_column = true;
  }
  return columns;
}

std::string triangle(const Xy& base, double way) {
  return "M" + at_text({base.x - kHalf, base.y}) + "L" + at_text({base.x + kHalf, base.y}) + "L" +
         at_text({base.x, base.y + way * kDeep}) + "Z";
}

}  // namespace

void draw_table(Draft& draft) {
  std::vector<Place>& places = draft.own_places();
  const Columns columns = find_columns(places);
  double middle = 0;
  for (const Place& place : places) middle += place.at.y / static_cast<double>(places.size());
  const Layer layer = draft.scene.own_type == SiteType::Cell ? Layer::Cells : Layer::Vertices;
  for (size_t site = 0; site < places.size(); ++site) {
    Place& place = places[site];
    const bool below = place.at.y > middle;
    const double way = below ? -1 : 1;
    const Xy base{place.at.x, below ? kHigh : 0};
    const bool bar = columns.bar_is_column && std::abs(base.x - columns.bar) < 10;
    place.at = {base.x, base.y + way * 42};
    place.radius = 40;
    place.grow = {0, way * 79};
    place.drawn = true;
    const auto column = std::lround(base.x / kUnit);
    draft.scene[layer].push_back({.words = triangle(base, way),
                                  .fill = bar                          ? "bar"
                                          : (column % 2 == 0) == below ? "table-one"
                                                                       : "table-two",
                                  .stroke = bar ? "none" : "ground-edge",
                                  .width = 2,
                                  .site = site_name(draft.scene.own_type, static_cast<int>(site))});
  }
  const double left = columns.all.front() - 60, right = columns.all.back() + 60;
  std::vector<Shape>& ground = draft.scene[Layer::Ground];
  ground.push_back({.kind = ShapeKind::Rect,
                    .x = left - 22,
                    .y = -22,
                    .w = right - left + 44,
                    .h = kHigh + 44,
                    .round = 14,
                    .fill = "bar",
                    .stroke = "ground-edge",
                    .width = 4});
  ground.push_back(
      {.kind = ShapeKind::Rect, .x = left, .y = 0, .w = right - left, .h = kHigh, .fill = "ground"});
  if (columns.bar >= 0)
    ground.push_back({.kind = ShapeKind::Rect,
                      .x = columns.bar - 46,
                      .y = 0,
                      .w = 92,
                      .h = kHigh,
                      .fill = "bar",
                      .stroke = "ground-edge",
                      .width = 2});
  draft.scene.view = {left - 26, -26, right + 26, kHigh + 26};
}

}  // namespace ludens::render
