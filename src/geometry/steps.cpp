#include "geometry/steps.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <unordered_set>

#include "geometry/plane.h"

namespace ludens::geometry {
namespace {

using enum Direction;

constexpr DirectionMask kOrthogonal = bit(Orthogonal) | bit(Adjacent) | bit(All);
constexpr DirectionMask kDiagonal = bit(Diagonal) | bit(Adjacent) | bit(All);
constexpr DirectionMask kOffDiagonal = bit(OffDiagonal) | bit(Adjacent) | bit(All);
constexpr DirectionMask kFarDiagonal = bit(Diagonal) | bit(All);

// Sites this share of an edge's length above another are on another level, or right above it when as close.
constexpr double kLevel = 0.1;

// How well two faces must be in line with the edge between them to be diagonal neighbours.
constexpr double kFarDiagonalError = 0.1;

// Steps count as going in or out when they deviate less than about 26 degrees from the pivot.
constexpr double kRadial = 0.9;

// Leaves room for north steps whose x is off by rounding; they must not sort last.
constexpr double kNorthSlack = 0.0001;

double clockwise_heading(double angle) {
  const double heading = kPi / 2 - angle + kNorthSlack;
  return heading < 0 ? heading + 2 * kPi : heading;
}

// Which of `count` equal arcs, anticlockwise from the one with east in its middle.
int arc_index(double angle, int count) {
  if (angle < 0) angle += 2 * kPi;
  int arc = static_cast<int>(angle * count / (2 * kPi));  // at most one off; the borders decide
  // Angles on a border are common on regular boards; these are the borders' exact values.
  const double half = kPi / count;
  auto end = [&](int n) { return half + 2 * n * kPi / count; };
  while (arc > 0 && angle < end(arc - 1)) --arc;
  while (arc < count && !(angle < end(arc))) ++arc;
  return arc % count;
}

// Of the sixteen compass directions the even ones are the eight.
Direction compass_direction(double angle, bool sixteen) {
  const int arc = sixteen ? arc_index(angle, 16) : 2 * arc_index(angle, 8);
  return static_cast<Direction>((static_cast<int>(E) - arc + 16) % 16);
}

// Up and down have eight directions; those between the quarter ones are wider when all sixteen are in use.
Direction slanted_direction(Direction straight, double angle, bool sixteen) {
  const int compass = static_cast<int>(compass_direction(angle, sixteen));
  const int eighth = sixteen && compass % 4 != 0 ? compass / 4 * 2 + 1 : compass / 2;
  return static_cast<Direction>(static_cast<int>(straight) + 1 + eighth);
}

// Collects the steps of one site at a time. A site reached in two ways is one step, in the lists of the
// first.
class StepFinder {
 public:
  StepFinder(const Graph& graph, SiteType type)
      : graph_(graph), type_(type), unit_(graph.average_edge_length()) {
    seen_[index(SiteType::Cell)].resize(graph.faces.size(), kNone);
    seen_[index(SiteType::Edge)].resize(graph.edges.size(), kNone);
    seen_[index(SiteType::Vertex)].resize(graph.vertices.size(), kNone);
    is_pivot_.resize(graph.vertices.size());
    for (const Vertex& vertex : graph.vertices)
      if (vertex.pivot != kNone) is_pivot_[vertex.pivot] = round_ = true;
    for (const Edge& edge : graph.edges)
      if (edge.curved()) curved_.insert(pair_key(edge.a, edge.b));
  }

  Lists<Step> find() {
    Lists<Step> lists;
    const int count = static_cast<int>(seen_[index(type_)].size());
    const bool dense = too_dense(graph_, type_);
    lists.reserve(count, dense ? 0 : 16 * count);
    for (int site = 0; site < count; ++site) {
      if (dense) {
        lists.close();
        continue;
      }
      steps_.clear();
      site_ = site;
      at_ = at(type_, site);
      switch (type_) {
        case SiteType::Cell:
          from_face();
          break;
        case SiteType::Edge:
          from_edge();
          break;
        case SiteType::Vertex:
          from_vertex();
          break;
      }
      set_specific_directions();
      if (round_) set_rotational_directions();
      std::stable_sort(steps_.begin(), steps_.end(),
                       [](const Draft& a, const Draft& b) { return a.heading < b.heading; });
      for (const Draft& draft : steps_) lists.add(draft.step);
      lists.close();
    }
    return lists;
  }

 private:
  struct Draft {
    Step step;
    DirectionMask contacts = 0;  // all groups, also those of later ways to the same site
    double angle = 0, heading = 0;
  };

  static std::size_t index(SiteType type) { return static_cast<std::size_t>(type); }
  static std::uint64_t pair_key(int a, int b) {
    return static_cast<std::uint64_t>(std::min(a, b)) << 32 | static_cast<std::uint32_t>(std::max(a, b));
  }

  const Point& at(SiteType type, int id) const {
    if (type == SiteType::Cell) return graph_.faces[id].at;
    return type == SiteType::Edge ? graph_.edges[id].at : graph_.vertices[id].at;
  }

  // seen_ holds the number of the site above that of the step, so that it need not be cleared in between.
  void add(SiteType type, int to, DirectionMask groups) {
    auto& last = seen_[index(type)][to];
    const std::int64_t mine = static_cast<std::int64_t>(site_) << 32;
    if (last >= mine) {
      steps_[static_cast<std::size_t>(last - mine)].contacts |= groups;
      return;
    }
    last = mine + static_cast<std::int64_t>(steps_.size());
    Draft& draft = steps_.emplace_back(Draft{{to, type, groups}, groups});
    draft.angle = seen_angle(at_, at(type, to));
    draft.heading = clockwise_heading(draft.angle);
  }
  bool added(SiteType type, int to) const {
    return seen_[index(type)][to] >= static_cast<std::int64_t>(site_) << 32;
  }

  // --- the steps of each type of site

  void from_vertex() {
    const Vertex& vertex = graph_.vertices[site_];
    for (int edge : vertex.edges) add(SiteType::Vertex, graph_.edges[edge].other(site_), kOrthogonal);
    for (int face : vertex.faces)
      if (graph_.faces[face].vertices.size() >= 4)
        add(SiteType::Vertex, opposite_vertex(graph_.faces[face]), kFarDiagonal);
    for (int edge : vertex.edges) add(SiteType::Edge, edge, kOrthogonal);
    for (int face : vertex.faces) add(SiteType::Cell, face, kOrthogonal);
  }

  // The vertex of the face that lies straight across its centre.
  int opposite_vertex(const Face& face) const {
    int best = kNone;
    double best_distance = 0;
    for (int to : face.vertices) {
      if (to == site_) continue;
      const double off = distance_to_line(face.at, at_, graph_.vertices[to].at);
      if (best != kNone && !(off < best_distance)) continue;
      best = to;
      best_distance = off;
    }
    return best;
  }

  void from_edge() {
    const Edge& edge = graph_.edges[site_];
    for (int end : {edge.a, edge.b})
      for (int other : graph_.vertices[end].edges)
        if (other != site_) add(SiteType::Edge, other, kOrthogonal);
    for (int end : {edge.a, edge.b}) add(SiteType::Vertex, end, kOrthogonal);
    for (int face : {edge.left, edge.right})
      if (face != kNone) add(SiteType::Cell, face, kOrthogonal);
    for (int end : {edge.a, edge.b})
      for (int face : graph_.vertices[end].faces) add(SiteType::Cell, face, kOrthogonal);
  }

  void from_face() {
    const Face& face = graph_.faces[site_];
    for (int id : face.edges) {
      const Edge& edge = graph_.edges[id];
      const int beyond = edge.left == site_ ? edge.right : edge.right == site_ ? edge.left : kNone;
      if (beyond != kNone) add(SiteType::Cell, beyond, kOrthogonal);
    }
    for (int vertex : face.vertices) add_diagonal_at(graph_.vertices[vertex]);
    for (int vertex : face.vertices)
      for (int other : graph_.vertices[vertex].faces)
        if (is_new_face(other)) add(SiteType::Cell, other, kOffDiagonal);
    for (int vertex : face.vertices) add_far_diagonals_at(vertex);
    for (int vertex : face.vertices) add(SiteType::Vertex, vertex, kOrthogonal);
    for (int edge : face.edges) add(SiteType::Edge, edge, kOrthogonal);
  }

  bool is_new_face(int face) const { return face != site_ && !added(SiteType::Cell, face); }

  // Of the faces that share only this vertex, the one most in line with it is the diagonal one.
  void add_diagonal_at(const Vertex& vertex) {
    int best = kNone;
    double best_distance = 0;
    for (int other : vertex.faces) {
      if (!is_new_face(other)) continue;
      const double off = distance_to_line(vertex.at, at_, graph_.faces[other].at);
      if (best != kNone && !(off < best_distance)) continue;
      best = other;
      best_distance = off;
    }
    if (best != kNone) add(SiteType::Cell, best, kDiagonal);
  }

  // Where three edges meet, the face at the far end of the edge that leads away, if it is in line.
  void add_far_diagonals_at(int id) {
    const Vertex& vertex = graph_.vertices[id];
    if (vertex.edges.size() != 3) return;
    const std::vector<int>& own = graph_.faces[site_].edges;
    const auto away = std::find_if(vertex.edges.begin(), vertex.edges.end(), [&](int edge) {
      return std::find(own.begin(), own.end(), edge) == own.end();
    });
    if (away == vertex.edges.end()) return;
    const Vertex& far = graph_.vertices[graph_.edges[*away].other(id)];
    for (int other : far.faces) {
      if (!is_new_face(other)) continue;
      const Point& there = graph_.faces[other].at;
      const double off = distance_to_line(vertex.at, at_, there) + distance_to_line(far.at, at_, there);
      if (!(off / flat_distance(at_, there) > kFarDiagonalError)) add(SiteType::Cell, other, kFarDiagonal);
    }
  }

  // --- directions

  Direction specific_direction(const Draft& draft, bool sixteen) const {
    const Point& to = at(draft.step.type, draft.step.to);
    const double rise = to.z - at_.z;
    if (rise >= -kLevel * unit_ && rise <= kLevel * unit_) return compass_direction(draft.angle, sixteen);
    const Direction straight = rise < 0 ? D : U;
    if (flat_distance(at_, to) < kLevel * unit_) return straight;
    return slanted_direction(straight, draft.angle, sixteen);
  }

  void set_specific_directions() {
    DirectionMask used = 0;
    bool sixteen = false;
    for (const Draft& draft : steps_) {
      const DirectionMask own = bit(specific_direction(draft, false));
      sixteen = sixteen || (used & own) != 0;
      used |= own;
    }
    for (Draft& draft : steps_) {
      const Direction d = specific_direction(draft, sixteen);
      const Direction level = is_compass(d) ? SameLayer : d >= U ? Upward : Downward;
      draft.step.directions |= bit(d) | bit(level);
    }
  }

  int pivot() const {
    auto of = [&](int vertex) { return graph_.vertices[vertex].pivot; };
    if (type_ == SiteType::Vertex) return of(site_);
    if (type_ == SiteType::Edge) {
      const Edge& edge = graph_.edges[site_];
      return of(edge.a) != kNone ? of(edge.a) : of(edge.b);
    }
    for (int vertex : graph_.faces[site_].vertices)
      if (of(vertex) != kNone) return of(vertex);
    return kNone;
  }

  void set_rotational_directions() {
    if (type_ == SiteType::Vertex && is_pivot_[site_]) {
      for (Draft& draft : steps_) draft.step.directions |= bit(Out) | bit(Rotational);
      return;
    }
    const int pivot_id = pivot();
    if (pivot_id == kNone) return;
    const Point& middle = graph_.vertices[pivot_id].at;
    const Point inwards = unit_vector(middle - at_);
    for (Draft& draft : steps_) {
      if (has(draft.contacts, Diagonal)) continue;
      const Point& to = at(draft.step.type, draft.step.to);
      const Point along = unit_vector(to - at_);
      const double cosine = along.x * inwards.x + along.y * inwards.y + along.z * inwards.z;
      if (cosine > kRadial)
        draft.step.directions |= bit(In) | bit(Rotational);
      else if (cosine < -kRadial)
        draft.step.directions |= bit(Out) | bit(Rotational);
      // The reference looks for a curved edge between the vertices of these numbers, whatever the type of the
      // sites, so on round boards of cells some have these directions by accident. Recorded boards show it.
      else if (curved_.contains(pair_key(site_, draft.step.to)))
        draft.step.directions |= bit(turns_clockwise(middle, to) ? CW : CCW) | bit(Rotational);
    }
  }

  bool turns_clockwise(const Point& middle, const Point& to) const {
    return (to.x - middle.x) * (at_.y - middle.y) - (to.y - middle.y) * (at_.x - middle.x) > kEpsilon;
  }

  const Graph& graph_;
  SiteType type_;
  double unit_;
  std::array<std::vector<std::int64_t>, 3> seen_;
  std::vector<bool> is_pivot_;
  bool round_ = false;
  std::unordered_set<std::uint64_t> curved_;

  int site_ = 0;  // the site whose steps are being collected
  Point at_;
  std::vector<Draft> steps_;
};

}  // namespace

bool too_dense(const Graph& graph, SiteType type) {
  std::int64_t contacts = 0;
  auto at = [&](int id) {
    const Vertex& vertex = graph.vertices[id];
    return static_cast<std::int64_t>(vertex.edges.size() + vertex.faces.size());
  };
  switch (type) {
    case SiteType::Cell:
      for (const Face& face : graph.faces)
        for (int id : face.vertices) contacts += at(id);
      break;
    case SiteType::Edge:
      for (const Edge& edge : graph.edges) contacts += at(edge.a) + at(edge.b);
      break;
    case SiteType::Vertex:
      for (int id = 0; id < static_cast<int>(graph.vertices.size()); ++id) contacts += at(id);
      break;
  }
  return contacts > kMaxSteps;
}

Lists<Step> find_steps(const Graph& graph, SiteType type) {
  return StepFinder(graph, type).find();
}

double clockwise_from_north(const Point& from, const Point& to) {
  return clockwise_heading(seen_angle(from, to));
}

}  // namespace ludens::geometry
