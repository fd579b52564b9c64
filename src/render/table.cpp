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

// Does the player's home lie in the upper row? Where nothing is said, the second player's does.
bool is_home_above(const Draft& draft, int owner, const std::vector<Place>& places) {
  for (const ir::Region& region : draft.subject.equipment.regions)
    if (region.fixed && region.owner == owner && !region.parts.empty() && !region.parts[0].empty() &&
        static_cast<size_t>(region.parts[0][0]) < places.size())
      return places[static_cast<size_t>(region.parts[0][0])].at.y < kHigh / 2;
  return owner == 2;
}

// Two boxes beside the table, one for each player, for the men that are borne off.
void draw_trays(Draft& draft, const std::vector<Place>& places) {
  constexpr double kWide = 104, kInset = 12;
  const double left = draft.scene.view.right + 14;
  const bool first_above = is_home_above(draft, 1, places);
  const bool same = is_home_above(draft, 2, places) == first_above;  // then the first player's is below
  for (int owner = 1; owner <= 2; ++owner) {
    const bool above = same ? owner == 2 : (owner == 1) == first_above;
    const double top = above ? 0 : kHigh / 2 + 10, height = kHigh / 2 - 10;
    draft.scene[Layer::Ground].push_back({.kind = ShapeKind::Rect,
                                          .x = left,
                                          .y = top,
                                          .w = kWide,
                                          .h = height,
                                          .round = 14,
                                          .fill = "slot",
                                          .stroke = "slot-edge",
                                          .width = 3});
    draft.scene.trays.push_back({.owner = owner,
                                 .at = {left + kWide / 2, above ? top + kInset : top + height - kInset},
                                 .way = above ? 1.0 : -1.0,
                                 .width = kWide - 2 * kInset});
  }
  draft.scene.view.right = left + kWide + 4;
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
  if (!draft.subject.men.empty() && draft.subject.equipment.players == 2) draw_trays(draft, places);
}

}  // namespace ludens::render
