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
#include <vector>

namespace ludens::geometry {

enum class SiteType : std::uint8_t { Cell, Edge, Vertex };

// What kind of tiling an element came from. NoBasis where kinds were mixed.
enum class Basis : std::uint8_t {
  NoBasis, Triangular, Square, Hexagonal, T33336, T33344, T33434, T3464, T3636, T4612, T488, T31212,
  T333333_33434, SquarePyramidal, HexagonalPyramidal, Concentric, Circle, Spiral, Dual, Brick, Mesh,
  Morris, Celtic, QuadHex
};

// What outline an element's board has. NoShape where outlines were mixed.
enum class Shape : std::uint8_t {
  NoShape, Custom, Square, Rectangle, Triangle, Hexagon, Cross, Diamond, Prism, Quadrilateral,
  Rhombus, Wheel, Circle, Spiral, Wedge, Star, Limping, Regular, Polygon
};

struct Point {
  double x = 0, y = 0, z = 0;
};

// Points closer than this are the same point.
inline constexpr double kTolerance = 0.001;

inline constexpr int kNone = -1;

struct Vertex {
  Point at;
  int pivot = kNone;  // the vertex that this one turns around on round boards, or kNone
  Basis basis = Basis::NoBasis;
  Shape shape = Shape::NoShape;
  std::vector<int> edges;  // incident edges
  std::vector<int> faces;  // incident faces
};

struct Edge {
  int a = kNone, b = kNone;                 // end vertices
  int left = kNone, right = kNone;          // faces beside it, or kNone
  std::optional<Point> tangent_a, tangent_b;  // set on curved edges: the directions at the ends
  Point at;                                 // middle
  Basis basis = Basis::NoBasis;
  Shape shape = Shape::NoShape;

  bool curved() const { return tangent_a.has_value(); }
};

struct Face {
  std::vector<int> vertices;  // around the face, in order
  std::vector<int> edges;     // edges[i] joins vertices[i] and vertices[i + 1]
  Point at;                   // centre
  Basis basis = Basis::NoBasis;
  Shape shape = Shape::NoShape;
};

struct Graph {
  std::vector<Vertex> vertices;
  std::vector<Edge> edges;
  std::vector<Face> faces;
  std::vector<int> dim;  // size along each side as the generator was given it; may be empty

  // --- looking up; kNone where there is none
  int find_vertex(const Point& at) const;
  int find_edge(int a, int b, bool curved = false) const;
  int find_face(std::span<const int> vertices) const;

  // --- building; "find_or_add" never makes a second element in the same place
  int add_vertex(const Point& at);
  int find_or_add_vertex(const Point& at);
  int find_or_add_edge(int a, int b);
  int find_or_add_edge(int a, int b, const Point& tangent_a, const Point& tangent_b);
  int find_or_add_face(std::span<const int> vertices);
  void make_edges();                     // joins every two vertices that lie one unit apart
  void make_faces(bool check_crossings);  // finds the smallest faces that the edges enclose
  void clear_faces();

  // --- removing; elements that stand on a removed one go with it, ids close up
  void remove_vertex(int id);
  void remove_edge(int id);
  void remove_face(int id, bool remove_orphans);
  void trim();  // drops vertices and edges that belong to no face or dangle

  // --- moving everything
  void translate(double dx, double dy, double dz);
  void scale(double sx, double sy, double sz);
  void rotate(double degrees);
  void skew(double amount);
  void normalise();  // into the unit square, keeping proportions

  // --- numbering
  void reorder();               // by rows, bottom to top, left to right, for all three kinds
  void reorder(SiteType type);
  void set_basis_and_shape(Basis basis, Shape shape);

  double average_edge_length() const;
  Point centroid() const;
};

}  // namespace ludens::geometry
