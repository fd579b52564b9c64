#include "geometry/growth/window.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "geometry/generators/lattice.h"
#include "geometry/growth/repeats.h"

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
// By cells, not by vertices: a row that leans over the next would else have cells of its own at the end.
Lattice squares() {
  return {Basis::Square,
          {1, 1, 0},
          {1, 0, 0},
          {0, 1, 0},
          {{-0.5, -0.5, 0}, {-0.5, 0.5, 0}, {0.5, 0.5, 0}, {0.5, -0.5, 0}}};
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

// Rows of so many repeats, each further right than the one below by the lean.
Patch leaning_patch(int rows, int columns, int lean) {
  Patch patch;
  for (int row = 0; row < rows; ++row)
    for (int column = 0; column < columns; ++column) patch.sites.push_back({row, column + lean * row});
  return patch;
}

Graph board_of(const Window& w) {
  switch (w.shape) {
    case TileShape::Square:
      if (w.lean == 0) return make_rectangle(w.rows(), w.columns(), Diagonals::None, SiteType::Cell);
      return board_on(squares(), leaning_patch(w.rows(), w.columns(), w.lean), Shape::Custom);
    case TileShape::Hexagonal:
      return board_on(hexagons(), leaning_patch(w.rows(), w.columns(), w.lean), Shape::Custom);
    case TileShape::Triangular:
      return board_on(triangles(), leaning_patch(w.rows() + 1, w.columns() + 1, w.lean), Shape::Custom);
    default:
      return {};
  }
}

// --- cells of several shapes

// Cells that are not of the window, and what is nobody's without them.
void remove_others(Graph& graph, const Window& w, const Repeats& repeats) {
  Selection others{{}, {}, std::vector<bool>(graph.faces.size())};
  for (size_t i = 0; i < graph.faces.size(); ++i) {
    const Tile tile = repeats.tile_at(graph.faces[i].at);
    others.faces[i] = tile.c == kNone || site_at(w, tile) == kNone;
  }
  graph.remove(others);
  Selection bare{std::vector<bool>(graph.vertices.size()), std::vector<bool>(graph.edges.size()), {}};
  for (size_t i = 0; i < graph.edges.size(); ++i)
    bare.edges[i] = graph.edges[i].left == kNone && graph.edges[i].right == kNone;
  for (size_t i = 0; i < graph.vertices.size(); ++i) bare.vertices[i] = graph.vertices[i].faces.empty();
  graph.remove(bare);
}

Graph board_of_repeats(const Window& w) {
  constexpr int kBeyond = 3;  // so that cells at the sides are whole
  const Repeats& repeats = repeats_of(w.shape);
  Patch patch;
  for (int row = -w.below - kBeyond; row <= w.above + kBeyond; ++row)
    for (int column = -w.left - kBeyond; column <= w.right + kBeyond; ++column)
      patch.sites.push_back({row, column});
  Graph graph = stamped(repeats.lattice, patch, Shape::Custom);
  remove_others(graph, w, repeats);
  graph.reorder();
  std::vector<int> order(static_cast<size_t>(w.cells()), kNone);
  for (size_t i = 0; i < graph.faces.size(); ++i)
    order[static_cast<size_t>(site_at(w, repeats.tile_at(graph.faces[i].at)))] = static_cast<int>(i);
  graph.renumber(SiteType::Cell, order);
  return graph;
}

Spot spot_of_repeats(const Window& w, int site) {
  const Repeats& repeats = repeats_of(w.shape);
  const int row_sites = repeats.count() * w.columns();
  const int within = site % row_sites;
  const auto line = std::ranges::find_if(repeats.lines, [&](const Repeats::Line& one) {
    return within < (one.first + one.count) * w.columns();
  });
  const int at = within - line->first * w.columns();
  return {at / line->count - w.left, site / row_sites - w.below, line->first + at % line->count};
}

int site_of_repeats(const Window& w, const Tile& tile) {
  const Repeats& repeats = repeats_of(w.shape);
  const int column = tile.a + w.left;
  const int row = tile.b + w.below;
  if (column < 0 || column >= w.columns() || row < 0 || row >= w.rows()) return kNone;
  const auto line = std::ranges::find_if(
      repeats.lines, [&](const Repeats::Line& one) { return tile.c < one.first + one.count; });
  return (row * repeats.count() + line->first) * w.columns() + column * line->count + tile.c - line->first;
}

// Triangles have two lines a row.
int lines_per_row(const Window& w) {
  return w.shape == TileShape::Triangular ? 2 : 1;
}

}  // namespace

int cells_per_repeat(TileShape shape) {
  if (has_repeats(shape)) return repeats_of(shape).count();
  return shape == TileShape::Triangular ? 2 : 1;
}

Graph graph_of(const Window& window) {
  return has_repeats(window.shape) ? board_of_repeats(window) : in_rows(board_of(window));
}

Window window_around(TileShape shape, int across, int up) {
  return {shape, across, across, up, up, 0};
}

Spot spot_of(const Window& w, int site) {
  if (has_repeats(w.shape)) return spot_of_repeats(w, site);
  const int line = site / w.columns();
  const int row = line / lines_per_row(w);
  Spot spot{site % w.columns() - w.left, row - w.below, line % lines_per_row(w)};
  spot.right += w.lean * (spot.up + spot.nth);
  return spot;
}

// In a leaning window of triangles the two of a pair lie in neighbouring columns, since the row of corners
// above begins further right.
int column_from(const Spot& spot, int lean) {
  return spot.right - lean * (spot.up + spot.nth);
}

Tile tile_at(const Window& w, int site) {
  const Spot at = spot_of(w, site);
  if (has_repeats(w.shape)) return {at.right, at.up, at.nth};
  if (w.shape == TileShape::Square) return {at.right, at.up, 0};
  if (w.shape == TileShape::Hexagonal) return {at.right - at.up, at.up, -at.right};
  return {at.up - at.right - (1 - at.nth), -at.up, at.right};
}

int site_at(const Window& w, const Tile& tile) {
  if (has_repeats(w.shape)) return site_of_repeats(w, tile);
  Spot at{tile.a, tile.b, 0};
  if (w.shape == TileShape::Hexagonal) at.right = -tile.c;
  if (w.shape == TileShape::Triangular) at = {tile.c, -tile.b, tile.a + tile.b + tile.c == 0 ? 1 : 0};
  const int column = column_from(at, w.lean) + w.left;
  const int row = at.up + w.below;
  if (column < 0 || column >= w.columns() || row < 0 || row >= w.rows()) return kNone;
  return (row * lines_per_row(w) + at.nth) * w.columns() + column;
}

int first_site(const Window& w) {
  return site_at(w, kFirstTile);
}

std::vector<int> lines_of(const Window& w) {
  std::vector<int> out{0};
  const auto add = [&](int sites) { out.push_back(out.back() + sites); };
  while (out.back() < w.cells()) {
    if (!has_repeats(w.shape)) {
      add(w.columns());
      continue;
    }
    for (const Repeats::Line& line : repeats_of(w.shape).lines) add(line.count * w.columns());
  }
  return out;
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
    default:
      return 0;
  }
}

Margin margin_of(TileShape shape, int lean) {
  if (has_repeats(shape)) return {2 * repeats_of(shape).across, 2 * repeats_of(shape).up};
  // A neighbour across a corner lies two columns further on where rows lean the other way.
  return {shape == TileShape::Square && lean != 0 ? 4 : 2, 2};
}

std::vector<bool> edge_of(const Window& w) {
  const Margin margin = margin_of(w.shape, w.lean);
  std::vector<bool> out;
  for (int site = 0; site < w.cells(); ++site) {
    const Spot at = spot_of(w, site);
    const int column = column_from(at, w.lean) + w.left;
    const int row = at.up + w.below;
    out.push_back(std::min(column, w.columns() - 1 - column) < margin.columns ||
                  std::min(row, w.rows() - 1 - row) < margin.rows);
  }
  return out;
}

}  // namespace ludens::geometry
