// graph.h - the graph that a board is made of: vertices, edges and faces in space.
//
// Generators (square, hex, ...) make graphs; operators (merge, shift, ...) turn graphs
// into graphs; `measure` (topology.h) turns the final graph into a board with labels,
// directions and neighbours. The order of the elements is their numbering, so it is part of a
// graph's meaning. Knows nothing of pieces, players or the language.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "geometry/point.h"
#include "geometry/point_index.h"
#include "geometry/site_type.h"

namespace ludens::geometry {

// What kind of tiling a graph came from. NoBasis where kinds were mixed.
enum class Basis : std::uint8_t {
  NoBasis,
  Triangular,
  Square,
  Hexagonal,
  T33336,
  T33344,
  T33434,
  T3464,
  T3636,
  T4612,
  T488,
  T31212,
  T333333_33434,
  SquarePyramidal,
  HexagonalPyramidal,
  Concentric,
  Circle,
  Spiral,
  Dual,
  Brick,
  Mesh,
  Morris,
  Celtic,
  QuadHex
};

// What outline a graph has. NoShape where outlines were mixed.
enum class Shape : std::uint8_t {
  NoShape,
  Custom,
  Square,
  Rectangle,
  Triangle,
  Hexagon,
  Cross,
  Diamond,
  Prism,
  Quadrilateral,
  Rhombus,
  Wheel,
  Circle,
  Spiral,
  Wedge,
  Star,
  Limping,
  Regular
};

// A graph never grows beyond this many vertices, edges or faces, whatever the text asks for.
inline constexpr int kMaxElements = 1 << 18;

// Nor does a vertex get more edges than this.
inline constexpr int kMaxDegree = 1024;

// Faces of more sides are not looked for.
inline constexpr int kMaxFaceSides = 32;

struct Vertex {
  Point at;
  int pivot = kNone;       // the vertex that this one turns around on round boards, or kNone
  std::vector<int> edges;  // incident edges, by direction from -180 to 180 degrees when last linked
  std::vector<int> faces;  // incident faces
  bool in_order = true;    // are `edges` still sorted, or did the graph move meanwhile?
};

struct Edge {
  int a = kNone, b = kNone;                   // end vertices
  int left = kNone, right = kNone;            // faces beside it, or kNone
  std::optional<Point> tangent_a, tangent_b;  // set on curved edges: the directions at the ends
  Point at;                                   // middle

  bool curved() const { return tangent_a.has_value() && tangent_b.has_value(); }
  bool joins(int v, int w) const { return (a == v && b == w) || (a == w && b == v); }
  int other(int v) const { return v == a ? b : a; }  // the far end, seen from end v
};

struct Face {
  std::vector<int> vertices;  // around the face, in order
  std::vector<int> edges;     // edges[i] joins vertices[i] and vertices[i + 1]
  Point at;                   // centre
};

struct Bounds {
  Point min, max;
};

// Marks elements of a graph; an empty list marks none.
struct Selection {
  std::vector<bool> vertices, edges, faces;
};

struct Graph {
  std::vector<Vertex> vertices;
  std::vector<Edge> edges;
  std::vector<Face> faces;
  std::vector<int> dim;  // size along each side as the generator was given it; may be empty
  Basis basis = Basis::NoBasis;
  Shape shape = Shape::NoShape;
  bool full = false;  // something was left out because of these limits: the caller must reject the board

  // --- looking up; the lowest id that fits, kNone where there is none
  int find_vertex(const Point& at, double tolerance = kTolerance) const;
  int find_edge(int a, int b) const;                   // straight or curved
  int find_edge(int a, int b, bool curved) const;      // only one of the two kinds
  int find_face(std::span<const int> vertices) const;  // forwards or backwards, from any start

  // --- building; "find_or_add" never makes a second element in the same place. All return the id, or
  // kNone where an end is not a vertex, a face lacks an edge, or the graph is full.
  int add_vertex(const Point& at);
  int find_or_add_vertex(const Point& at);
  int add_edge(int a, int b);
  int add_edge(int a, int b, const Point& tangent_a, const Point& tangent_b);
  int find_or_add_edge(int a, int b);  // a curved edge counts as found
  int find_or_add_edge(int a, int b, const Point& tangent_a, const Point& tangent_b);
  int find_or_add_face(std::span<const int> vertices);
  void make_edges();                      // joins every two vertices that lie one unit apart
  void make_faces(bool check_crossings);  // finds the smallest faces that the edges enclose, clockwise
  void clear_edges();                     // and faces
  void clear_faces();
  void link_edges();  // sorts the edges around each vertex anew
  void link_faces();  // sorts the faces around each vertex anew

  // --- removing; elements that stand on a removed one go with it, ids close up
  void remove_vertex(int id);
  void remove_edge(int id);
  void remove_face(int id, bool remove_orphans);  // orphans: edges left without any face
  void remove(Selection doomed);
  void trim();  // drops edges that dangle, and vertices without edges that are nobody's pivot

  // --- moving everything
  void translate(double dx, double dy, double dz);
  void scale(double sx, double sy, double sz);
  void rotate(double degrees);
  void skew(double amount);
  void normalise();    // into the unit square, keeping proportions
  void recalculate();  // edge and face centres; to be called after changing `at` of vertices directly

  // --- numbering
  void reorder();  // by rows, bottom to top, left to right, for all three kinds
  void reorder(SiteType type);
  void renumber(SiteType type, std::span<const int> order);  // order[new id] = old id

  void set_basis_and_shape(Basis new_basis, Shape new_shape);

  double average_edge_length() const;
  Point centroid() const;
  Bounds bounds() const;
  bool is_regular() const;  // is every cell like every other, as far as the tiling tells?

 private:
  void sort_edges_around(int vertex);
  void insert_edge_around(int vertex, int edge);
  Point face_centre(const Face& face) const;

  mutable PointIndex index_;  // of the vertices; filled when first asked
};

// A graph of these points and pairs, with its faces. Coordinates are rounded to single precision.
Graph graph_from_lists(std::span<const Point> points, std::span<const std::pair<int, int>> pairs);

// The same, joining every two points whose distance is one unit (within a hundredth).
Graph graph_from_points(std::span<const Point> points, double unit, Basis basis, Shape shape);

}  // namespace ludens::geometry
