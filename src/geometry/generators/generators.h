// generators.h - boards made from nothing: regular tilings, cut to an outline.
//
// Each function takes plain values and gives a numbered graph. `sites` is the board's default kind of
// site: where sizes count sites, a board played on cells needs one more line of vertices each way.
//
// Sizes come from a game's text, so anything may stand there. A shape that a tiling does not have, or a
// size below one, gives a graph without vertices; a board beyond kMaxElements gives one marked `full`.
// The caller reports both. Round boards (concentric, wedge, spiral, ...) are declared elsewhere.
#pragma once

#include <optional>
#include <vector>

#include "geometry/graph.h"

namespace ludens::geometry {

// Extra lines across the cells of a square tiling.
enum class Diagonals : std::uint8_t {
  None,
  Implied,       // none drawn; diagonal steps exist anyway
  Solid,         // both, meeting in a new vertex
  SolidNoSplit,  // both, crossing without a vertex
  Alternating,   // one each, turned by parity
  Concentric,    // one each, around the middle
  Radiating      // from the middle to the corners
};

// The outline of a board that has no named shape: its corners if there are any, else the lengths of its
// sides, walked from the origin. How a length is counted, and which way a negative one turns, is the
// tiling's affair.
struct Outline {
  std::vector<Point> corners;
  std::vector<int> sides;
};

// Shapes: Square, Limping (one column more than rows), Diamond. A pyramid has layers of balls above.
Graph make_square(Shape shape, int dim, Diagonals diagonals, bool pyramidal, SiteType sites);
Graph make_square(const Outline& outline, Diagonals diagonals);
Graph make_rectangle(int rows, int columns, Diagonals diagonals, SiteType sites);

// Shapes: Hexagon, Triangle, Diamond, Prism, Star, Limping, Square, Rectangle. The second size matters to
// Hexagon, Prism and Rectangle only.
Graph make_hex(Shape shape, int dim, std::optional<int> second = std::nullopt);
Graph make_hex(const Outline& outline);

// Shapes: as make_hex.
Graph make_tri(Shape shape, int dim, std::optional<int> second, SiteType sites);
Graph make_tri(const Outline& outline);

// Shapes: Square, Rectangle, Limping, Diamond, Prism, Spiral. Trimmed boards end in half bricks.
Graph make_brick(Shape shape, int dim, std::optional<int> second = std::nullopt, bool trim = false);

Graph make_celtic(int rows, int columns);
Graph make_celtic(const Outline& outline);

// A hexagon cut into quadrilaterals: six fans around the middle, or three around a triangle.
Graph make_quadhex(int layers, bool thirds);

// The semi-regular tilings, T31212 to T488, and T333333_33434. Where a tiling comes in one outline only,
// a free outline gives it at its usual size.
Graph make_tiling(Basis tiling, int dim, std::optional<int> second = std::nullopt);
Graph make_tiling(Basis tiling, const Outline& outline);

// The canvas of a game without a board: Square, Hexagonal or Triangular.
Graph make_boardless(Basis tiling, std::optional<int> dim = std::nullopt);

}  // namespace ludens::geometry
