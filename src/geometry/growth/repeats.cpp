#include "geometry/growth/repeats.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

namespace ludens::geometry {

namespace {

constexpr double kNear = 0.05;  // of cells whose sides have a length of 1

struct BasisOf {
  TileShape shape;
  Basis basis;
};
constexpr BasisOf kBases[] = {
    {TileShape::T31212, Basis::T31212}, {TileShape::T333333_33434, Basis::T333333_33434},
    {TileShape::T33336, Basis::T33336}, {TileShape::T33344, Basis::T33344},
    {TileShape::T33434, Basis::T33434}, {TileShape::T3464, Basis::T3464},
    {TileShape::T3636, Basis::T3636},   {TileShape::T4612, Basis::T4612},
    {TileShape::T488, Basis::T488}};

Point combined(const Lattice& l, int cols, int rows) {
  return {cols * l.col.x + rows * l.row.x, cols * l.col.y + rows * l.row.y, 0};
}

// The same repeats, counted along level rows.
Lattice levelled(Lattice lattice) {
  constexpr int kMost = 4;
  int a = 0, b = 0;
  for (int cols = 0; cols <= kMost && a == 0 && b == 0; ++cols)
    for (int rows = -kMost; rows <= kMost; ++rows) {
      const Point level = combined(lattice, cols, rows);
      if (level.y != 0 || level.x <= 0 || (a != 0 || b != 0)) continue;
      a = cols;
      b = rows;
    }
  Point up{0, 0, 0};
  for (int cols = -kMost; cols <= kMost; ++cols)
    for (int rows = -kMost; rows <= kMost; ++rows) {
      const Point next = combined(lattice, cols, rows);
      if (std::abs(a * rows - b * cols) != 1 || next.y <= 0) continue;
      if (up.y == 0 || std::abs(next.x) < std::abs(up.x)) up = next;
    }
  const Point level = combined(lattice, a, b);
  lattice.col = level;
  lattice.row = up;
  return lattice;
}

Graph small_board(const Lattice& lattice) {
  constexpr int kReach = 6;
  Patch patch;
  for (int row = -kReach; row <= kReach; ++row)
    for (int column = -kReach; column <= kReach; ++column) patch.sites.push_back({row, column});
  return stamped(lattice, patch, Shape::Custom);
}

double length(const Point& p) {
  return std::hypot(p.x, p.y);
}

// The face with the most sides that is nearest to the middle.
int first_face(const Graph& board) {
  int best = 0;
  for (int i = 1; i < static_cast<int>(board.faces.size()); ++i) {
    const Face& one = board.faces[static_cast<size_t>(i)];
    const Face& other = board.faces[static_cast<size_t>(best)];
    if (one.vertices.size() < other.vertices.size()) continue;
    if (one.vertices.size() > other.vertices.size() || length(one.at) < length(other.at) - kNear) best = i;
  }
  return best;
}

struct RepeatAt {
  int row, column;
  Point rest;  // from where that repeat begins
};
RepeatAt repeat_at(const Repeats& r, const Point& at) {
  const Point from{at.x - r.origin.x, at.y - r.origin.y, 0};
  const int row = static_cast<int>(std::floor((from.y + kNear) / r.lattice.at(1, 0).y));
  const Point of_row = r.lattice.at(row, 0);
  const int column = static_cast<int>(std::floor((from.x - of_row.x + kNear) / r.lattice.at(0, 1).x));
  const Point begin = r.lattice.at(row, column);
  return {row, column, {from.x - begin.x, from.y - begin.y, 0}};
}

void find_cells(Repeats& r, const Graph& board) {
  for (const Face& face : board.faces) {
    const RepeatAt at = repeat_at(r, face.at);
    if (at.row == 0 && at.column == 0) r.cells.push_back({at.rest, {}});
  }
  std::ranges::sort(r.cells, [](const Repeats::Cell& a, const Repeats::Cell& b) {
    return std::abs(a.at.y - b.at.y) > kNear ? a.at.y < b.at.y : a.at.x < b.at.x;
  });
  for (int i = 0; i < r.count(); ++i) {
    const auto cell = static_cast<size_t>(i);
    if (i == 0 || r.cells[cell].at.y - r.cells[cell - 1].at.y > kNear) r.lines.push_back({i, 0});
    ++r.lines.back().count;
  }
}

void find_neighbours(Repeats& r, const Graph& board) {
  for (int i = 0; i < static_cast<int>(board.faces.size()); ++i) {
    const Face& face = board.faces[static_cast<size_t>(i)];
    const Tile here = r.tile_at(face.at);
    if (here.a != 0 || here.b != 0 || here.c == kNone) continue;
    std::vector<Tile>& around = r.cells[static_cast<size_t>(here.c)].around;
    for (const int vertex : face.vertices)
      for (const int other : board.vertices[static_cast<size_t>(vertex)].faces)
        if (other != i) around.push_back(r.tile_at(board.faces[static_cast<size_t>(other)].at));
    std::ranges::sort(around);
    around.erase(std::unique(around.begin(), around.end()), around.end());
    for (const Tile& tile : around) {
      r.across = std::max(r.across, std::abs(tile.a));
      r.up = std::max(r.up, std::abs(tile.b));
    }
  }
}

Repeats made(Basis basis) {
  Repeats out;
  out.lattice = levelled(lattice_of(basis));
  const Graph board = small_board(out.lattice);
  out.origin = board.faces[static_cast<size_t>(first_face(board))].at;
  find_cells(out, board);
  find_neighbours(out, board);
  return out;
}

}  // namespace

Tile Repeats::tile_at(const Point& at) const {
  const RepeatAt found = repeat_at(*this, at);
  Tile out{found.column, found.row, kNone};
  for (int i = 0; i < count(); ++i) {
    const Point& cell = cells[static_cast<size_t>(i)].at;
    if (length({cell.x - found.rest.x, cell.y - found.rest.y, 0}) < kNear) out.c = i;
  }
  return out;
}

const Repeats& repeats_of(TileShape shape) {
  static const std::array<Repeats, std::size(kBases)> all = [] {
    std::array<Repeats, std::size(kBases)> out;
    for (size_t i = 0; i < out.size(); ++i) out[i] = made(kBases[i].basis);
    return out;
  }();
  const auto* const found = std::ranges::find(kBases, shape, &BasisOf::shape);
  return all[static_cast<size_t>(found - kBases)];
}

}  // namespace ludens::geometry
