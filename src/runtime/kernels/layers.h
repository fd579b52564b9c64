// layers.h - kernels of boards with layers as seen from above: pieces higher up hide sites, and what joins
// two of them (ir/ops/walks.h).
#pragma once

#include "geometry/headings.h"
#include "runtime/kernels/kernel.h"

namespace ludens::kernels {

// Higher layers have higher numbers.
template <class World, class Type>
LUDENS_FN bool is_covered(const World& w, int site, Type type) {
  if (!on_board(w, type, site)) return false;
  const auto& s = w.space(type);
  const auto* at = w.points(type);
  const int sites = w.board_sites(type);
  for (int other = site + 1; other < sites; ++other)
    if (at[other].x == at[site].x && at[other].y == at[site].y && top_what(s, other) != 0) return true;
  return false;
}

// The sites that rest on both of two, and how many of them hold a piece.
struct Roof {
  int sites = 0, pieces = 0;
};
template <class World, class Type>
LUDENS_FN Roof roof_over(const World& w, Type type, int a, int b) {
  constexpr std::uint64_t kUpward = geometry::bit(geometry::Direction::Upward);
  const auto& s = w.space(type);
  Roof roof;
  for_each_near(w, type, a, kUpward, [&](int up) {
    if (for_each_near(w, type, b, kUpward, [&](int other) { return other == up; })) {
      ++roof.sites;
      roof.pieces += top_what(s, up) != 0;
    }
    return false;
  });
  return roof;
}

template <class World, class Type>
LUDENS_FN bool is_roofed(const World& w, int a, int b, Type type) {
  return on_board(w, type, a) && on_board(w, type, b) && roof_over(w, type, a, b).pieces >= 2;
}

}  // namespace ludens::kernels
