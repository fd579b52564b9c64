#include "geometry/growth/window.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "geometry/generators/lattice.h"

namespace ludens::geometry {

namespace {

const double kRoot3 = std::sqrt(3.0);

// The lattices of (hex) and (tri), whose rows begin half a cell further to the left from row to row.
Lattice hexagons() {
  const double half = kRoot3 / 2;
  return {Basis::Hexagonal,
          {kRoot3, 1.5, 0},
          {1, 0, 0},
          {-0.5, 1, 0},
          {{0, 1, 0}, {half, 0.5, 0}, {half, -0.5, 0}, {0, -1, 0}, {-half, -0.5, 0}, {-half, 0.5, 0}}};
}
Lattice triangles() {
  return {Basis::Triangular, {1, kRoot3 / 2, 0}, {1, 0, 0}, {-0.5, 1, 0}, {{}}};
}

// Boards wider than a hundred cells are numbered otherwise (Graph::reorder); windows are not.
Graph in_rows(Graph graph) {
  const auto row = [&](int cell) { return std::lround(graph.faces[static_cast<size_t>(cell)].at.y * 1000); };
  const auto column = [&](int cell) { return graph.faces[static_cast<size_t>(cell)].at.x; };
  std::vector<int> order(graph.faces.size());
  std::iota(order.begin(), order.end(), 0);
  std::ranges::sort(order,
                    [&](int a, int b) { return row(a) != row(b) ? row(a) < row(b) : column(a) < column(b); });
  graph.renumber(SiteType::Cell, order);
  return graph;
}

Graph board_of(const Window& w) {
  switch (w.shape) {
    case TileShape::Square:
      return make_rectangle(w.rows(), w.columns(), Diagonals::None, SiteType::Cell);
    case TileShape::Hexagonal:
      return board_on(hexagons(), rhombus_patch(w.rows(), w.columns()), Shape::Custom);
    case TileShape::Triangular:
      return board_on(triangles(), rhombus_patch(w.rows() + 1, w.columns() + 1), Shape::Custom);
  }
  return {};
}

}  // namespace

Graph graph_of(const Window& window) {
  return in_rows(board_of(window));
}

Tile tile_at(const Window& w, int site) {
  const int line = site / w.columns();
  const int right = site % w.columns() - w.across;
  if (w.shape == TileShape::Square) return {right, line - w.up, 0};
  if (w.shape == TileShape::Hexagonal) {
    const int above = line - w.up;
    return {right - above, above, -right};
  }
  const int above = line / 2 - w.up;
  const bool down = line % 2 != 0;
  return {above - right - (down ? 0 : 1), -above, right};
}

int site_at(const Window& w, const Tile& tile) {
  int right = tile.a;
  int above = tile.b;
  int line = above + w.up;
  if (w.shape == TileShape::Hexagonal) right = -tile.c;
  if (w.shape == TileShape::Triangular) {
    right = tile.c;
    above = -tile.b;
    line = 2 * (above + w.up) + (tile.a + tile.b + tile.c == 0 ? 1 : 0);
  }
  if (std::abs(right) > w.across || std::abs(above) > w.up) return kNone;
  return line * w.columns() + right + w.across;
}

int first_site(const Window& w) {
  return site_at(w, kFirstTile);
}

std::vector<int> renumbered(const Window& from, const Window& to) {
  std::vector<int> out;
  for (int site = 0; site < from.cells(); ++site) out.push_back(site_at(to, tile_at(from, site)));
  return out;
}

int ring_of(TileShape shape, const Tile& t) {
  switch (shape) {
    case TileShape::Square:
      return std::max(std::abs(t.a), std::abs(t.b));
    case TileShape::Hexagonal:
      return std::max({std::abs(t.a), std::abs(t.b), std::abs(t.c)});
    case TileShape::Triangular:
      return std::max({-t.a, -t.b, -t.c});
  }
  return 0;
}

std::vector<bool> edge_of(const Window& w) {
  constexpr int kMargin = 2;
  std::vector<bool> out;
  for (int site = 0; site < w.cells(); ++site) {
    const int column = site % w.columns();
    const int row = site / w.columns() / (w.shape == TileShape::Triangular ? 2 : 1);
    out.push_back(std::min({column, w.columns() - 1 - column, row, w.rows() - 1 - row}) < kMargin);
  }
  return out;
}

}  // namespace ludens::geometry
