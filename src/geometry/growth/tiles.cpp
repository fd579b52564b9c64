#include "geometry/growth/tiles.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "geometry/growth/repeats.h"

namespace ludens::geometry {

namespace {

bool points_up(const Tile& tile) {
  return tile.a + tile.b + tile.c == 0;
}

Tile moved(const Tile& tile, int a, int b, int c) {
  return {tile.a + a, tile.b + b, tile.c + c};
}

// The corners of a triangle: points of a + b + c = 1.
std::array<Tile, 3> corners_of(const Tile& t) {
  if (points_up(t)) return {moved(t, 1, 0, 0), moved(t, 0, 1, 0), moved(t, 0, 0, 1)};
  return {moved(t, 1, 1, 0), moved(t, 1, 0, 1), moved(t, 0, 1, 1)};
}

std::array<Tile, 6> triangles_at(const Tile& corner) {
  return {moved(corner, -1, 0, 0),  moved(corner, 0, -1, 0),  moved(corner, 0, 0, -1),
          moved(corner, -1, -1, 0), moved(corner, -1, 0, -1), moved(corner, 0, -1, -1)};
}

std::vector<Tile> around_triangle(const Tile& tile) {
  std::vector<Tile> out;
  for (const Tile& corner : corners_of(tile))
    for (const Tile& other : triangles_at(corner))
      if (other != tile) out.push_back(other);
  std::ranges::sort(out);
  out.erase(std::unique(out.begin(), out.end()), out.end());  // clang 14 cannot read the other one
  return out;
}

}  // namespace

Place place_of(TileShape shape, const Tile& tile) {
  if (has_repeats(shape)) {
    const Repeats& repeats = repeats_of(shape);
    const auto* const line = &*std::ranges::find_if(
        repeats.lines, [&](const Repeats::Line& one) { return tile.c < one.first + one.count; });
    const auto lines = static_cast<int>(repeats.lines.size());
    return {tile.b * lines + static_cast<int>(line - repeats.lines.data()),
            tile.a * line->count + tile.c - line->first};
  }
  if (shape == TileShape::Triangular) return {2 * tile.b + (points_up(tile) ? 0 : 1), tile.a};
  return {tile.b, tile.a};
}

Centre centre_of(TileShape shape, const Tile& tile) {
  const double a = tile.a, b = tile.b;
  switch (shape) {
    case TileShape::Square:
      return {a, b};
    case TileShape::Hexagonal:
      return {a + b / 2, b * std::sqrt(0.75)};
    case TileShape::Triangular: {
      // Centres of neighbours lie at a distance of 1, so the sides are sqrt(3) long and strips 1.5 high.
      const double side = std::sqrt(3.0);
      const bool up = points_up(tile);
      return {side * (a + b / 2 + (up ? 0 : 0.5)), 1.5 * b + (up ? 0 : 0.5)};
    }
    default: {
      // Here sides have a length of 1: how far neighbours are depends on their shapes.
      const Repeats& repeats = repeats_of(shape);
      const Point begin = repeats.lattice.at(tile.b, tile.a);
      const Point& cell = repeats.cells[static_cast<size_t>(tile.c)].at;
      return {begin.x + cell.x, begin.y + cell.y};
    }
  }
}

std::vector<Tile> around(TileShape shape, const Tile& tile) {
  switch (shape) {
    case TileShape::Square:
      return {moved(tile, -1, -1, 0), moved(tile, 0, -1, 0), moved(tile, 1, -1, 0), moved(tile, -1, 0, 0),
              moved(tile, 1, 0, 0),   moved(tile, -1, 1, 0), moved(tile, 0, 1, 0),  moved(tile, 1, 1, 0)};
    case TileShape::Hexagonal:
      return {moved(tile, 0, -1, 1), moved(tile, 1, -1, 0), moved(tile, -1, 0, 1),
              moved(tile, 1, 0, -1), moved(tile, -1, 1, 0), moved(tile, 0, 1, -1)};
    case TileShape::Triangular:
      return around_triangle(tile);
    default: {
      std::vector<Tile> out;
      for (const Tile& other : repeats_of(shape).cells[static_cast<size_t>(tile.c)].around)
        out.push_back({tile.a + other.a, tile.b + other.b, other.c});
      return out;
    }
  }
}

}  // namespace ludens::geometry
