// generators_shapes.h - boards made from nothing that follow no tiling: rings, wedges, spirals, single
// polygons, repeated polygons, mancala boards, and graphs given by lists.
//
// As in generators.h: plain values in, a numbered graph out; `sites` is the board's default kind of site;
// a size that makes no sense gives a graph without vertices, one that is too large a graph marked `full`.
#pragma once

#include <array>
#include <span>
#include <string>
#include <vector>

#include "geometry/generators/outline.h"
#include "geometry/graph.h"

namespace ludens::geometry {

// Polygons inside each other, joined at the middles of their sides or at their corners (morris boards).
struct RingOptions {
  bool midpoints = true;       // a vertex in the middle of each side
  bool join_midpoints = true;  // lines from ring to ring there
  bool join_corners = false;
};
Graph make_concentric_polygons(int sides, int rings, const RingOptions& options, SiteType sites);

// Circles around a centre. On cells the numbers count the cells of each ring, from the inside (1 or less:
// a ring without divisions); on vertices they count vertices, with lines outwards where these line up. A
// negative number, on vertices, leaves out the line around its ring. Staggered: every other ring is turned
// by half a step.
Graph make_concentric_circles(std::span<const int> per_ring, bool stagger, SiteType sites);

// Rings of one cell each. Cells only.
Graph make_target(int rings, SiteType sites);

// A triangle of rows that all have `columns` vertices, fanning out from one apex at the top.
Graph make_wedge(int rows, int columns = 3);

Graph make_spiral(int turns, int sites, bool clockwise = true);

// A regular polygon, or the star with as many points.
Graph make_regular(int sides, bool star, SiteType type);

// Polygons repeated along two steps; parts that meet are shared.
Graph make_repeat(int rows, int columns, const Point& column_step, const Point& row_step,
                  std::span<const Polygon> polygons);

// What the language calls (graph vertices:... edges:...).
Graph make_graph(std::span<const Point> vertices, std::span<const std::array<int, 2>> edges);

// Rows of holes with a store at either end. Stores elsewhere, or other numbers of stores or rows, are not
// drawn: then the board is a plain square, as the reference has it.
enum class Store : std::uint8_t { None, Outer, Inner };
Graph make_mancala(int rows, int columns, Store store = Store::Outer, int stores = 2);

// The closed lines along which pieces of surakarta capture: each runs along a row, around the corner outside
// the board, along a column, and so on. Every loop comes once each way ("Track1F", "Track1B", ...). The site
// before a corner is named twice, as a mark that the next step bends.
struct Loop {
  std::string name;
  std::vector<int> sites;
};

// For a board of so many rows and columns of vertices (triangles: rows only). `loops` may be kNone, meaning
// as many as fit. `from` is the row of the first loop; corners lie on row 0.
std::vector<Loop> surakarta_loops(Basis basis, int rows, int columns, int loops, int from);

}  // namespace ludens::geometry
