// pits.cpp - boards for sowing: round pits on a slab, long stores at its ends.
#include <algorithm>

#include "render/draft.h"

namespace ludens::render {

namespace {

constexpr double kPitRadius = 41;

bool is_store(const Draft& draft, size_t site) {
  if (draft.scene.own_type != SiteType::Vertex) return false;
  const geometry::Vertex& vertex = draft.board.graph().vertices[site];
  return vertex.edges.empty() && draft.board.graph().edges.size() > 1;
}

}  // namespace

void draw_pits(Draft& draft) {
  std::vector<Place>& places = draft.own_places();
  const Layer layer = draft.scene.own_type == SiteType::Cell ? Layer::Cells : Layer::Vertices;
  Box pits{1e9, 1e9, -1e9, -1e9};
  for (size_t site = 0; site < places.size(); ++site)
    if (!is_store(draft, site)) pits.hold(places[site].at.x, places[site].at.y);
  Box slab = pits;
  for (size_t site = 0; site < places.size(); ++site) {
    Place& place = places[site];
    place.drawn = true;
    place.pit = true;
    slab.hold(place.at.x, place.at.y);
    const std::string name = site_name(draft.scene.own_type, static_cast<int>(site));
    // A store beside several rows is as long as they are.
    const bool tall = is_store(draft, site) && pits.height() > 1 &&
                      (place.at.x < pits.left - 1 || place.at.x > pits.right + 1);
    if (tall) {
      const double half = std::max(kPitRadius, pits.height() / 2 + kPitRadius - 6), wide = 35;
      const double x = place.at.x + (place.at.x < pits.left ? -4 : 4);
      place.at.x = x;
      place.radius = wide;
      draft.scene[layer].push_back({.kind = ShapeKind::Rect,
                                    .x = x - wide,
                                    .y = place.at.y - half,
                                    .w = 2 * wide,
                                    .h = 2 * half,
                                    .round = wide,
                                    .fill = "pit",
                                    .stroke = "pit-edge",
                                    .width = 4,
                                    .site = name});
    } else {
      place.radius = std::min(kPitRadius, std::max(place.radius, 20.0) * 1.1);
      draft.scene[layer].push_back({.kind = ShapeKind::Circle,
                                    .x = place.at.x,
                                    .y = place.at.y,
                                    .w = place.radius,
                                    .fill = "pit",
                                    .stroke = "pit-edge",
                                    .width = 4,
                                    .site = name});
    }
  }
  constexpr double kAround = 56;
  draft.scene[Layer::Ground].push_back({.kind = ShapeKind::Rect,
                                        .x = slab.left - kAround,
                                        .y = slab.top - kAround,
                                        .w = slab.width() + 2 * kAround,
                                        .h = slab.height() + 2 * kAround,
                                        .round = 40,
                                        .fill = "ground",
                                        .stroke = "ground-edge",
                                        .width = 4});
  draft.scene.view.hold(slab.left, slab.top, kAround + 6);
  draft.scene.view.hold(slab.right, slab.bottom, kAround + 6);
}

}  // namespace ludens::render
