// figure_ops.cpp - figures that pieces make: walks, pyramids, what lies on what, angles.
#include <algorithm>
#include <cmath>
#include <numbers>

#include "interpreter/figures.h"
#include "interpreter/groups.h"
#include "interpreter/op_call.h"
#include "ir/ops/conditions.h"

namespace ludens::interpreter {

namespace {

using geometry::Direction;

// --- (is Pattern)

bool op_is_figure(Machine& m, int from, Lazy<Type::List> whats, SiteType type,
                  const std::vector<std::int32_t>& steps) {
  if (!on_topology(m, type, from)) return false;
  const int here = top_what(m.space(type), from);
  const ScratchList pieces(m);
  if (whats)
    m.eval(whats, pieces.list);
  else if (here != 0)
    pieces.list.push_back(here);
  if (pieces.list.empty() || pieces.list[0] != here) return false;
  const Figure figure{type, steps, pieces.list};
  return std::ranges::any_of(figure_ways(m, type), [&](Direction facing) {
    return walk_figure(m, figure, from, facing, [](int) {});
  });
}

// --- (is Target)

// One of the stacks must be this, from bottom to top.
bool is_one_stack(const Space& s, const std::vector<std::int32_t>& sites,
                  const std::vector<std::int32_t>& whats) {
  return std::ranges::any_of(sites, [&](int site) {
    if (site < 0 || site >= s.sites || s.size[site] != static_cast<int>(whats.size())) return false;
    return std::equal(whats.begin(), whats.end(), s.what + site * s.height);
  });
}

bool op_hold_pieces(Machine& m, const std::vector<std::int32_t>& sites,
                    const std::vector<std::int32_t>& whats, SiteType type) {
  const Space& s = m.space(type);
  if (s.height > 1) return is_one_stack(s, sites, whats);
  return std::ranges::equal(
      sites, whats, [&](int site, int what) { return site >= 0 && site < s.sites && s.what[site] == what; });
}

// --- boards with layers

bool op_is_flat(Machine& m, int site) {
  constexpr SiteType kVertices = SiteType::Vertex;
  if (!on_topology(m, kVertices, site)) return false;
  if (m.prepared.board->coordinates(kVertices)[static_cast<size_t>(site)].layer == 0) return true;
  const Space& s = m.space(kVertices);
  if (!s.what) return false;
  return !for_each_neighbour(m, kVertices, site, geometry::bit(Direction::Downward),
                             [&](int below) { return top_what(s, below) == 0; });
}

bool op_is_free(Machine& m, const SetWord* sites, std::optional<int> except, SiteType type) {
  using enum Direction;
  constexpr auto kMain = geometry::bit(N) | geometry::bit(S) | geometry::bit(W) | geometry::bit(E);
  const Space& s = m.space(type);
  return for_each_bit(sites, m.words, [&](int site) {
    if (!on_topology(m, type, site)) return false;
    return for_each_neighbour(m, type, site, kMain, [&](int to) {
      return to != except && top_what(s, to) == 0 &&
             m.prepared.board->coordinates(type)[static_cast<size_t>(to)].layer == 0;
    });
  });
}

// Empty sites are like each other, too.
bool op_has_pyramid(Machine& m, const SetWord* tops, SiteType type,
                    const std::vector<std::int32_t>& corners) {
  const Space& s = m.space(type);
  const int sites = std::min(m.prepared.board->count(type), s.sites);
  if (!s.what) return false;
  bool found = false;
  for_each_bit(tops, m.words, [&](int top) {
    if (top >= sites) return true;
    const auto begin = corners.begin() + corners[static_cast<size_t>(top)];
    const auto end = corners.begin() + corners[static_cast<size_t>(top) + 1];
    for (auto at = begin; at != end && !found; at += 4)
      found = std::all_of(at, at + 4, [&](int corner) { return top_what(s, corner) == top_what(s, top); });
    return found;
  });
  return found;
}

// --- angles: as seen on the screen between two sites that meet the conditions

enum class AngleKind : int { Acute, Right, Obtuse, Reflex };

bool is_such_angle(AngleKind kind, double degrees) {
  switch (kind) {
    case AngleKind::Acute:
      return degrees < 90;
    case AngleKind::Right:
      return degrees == 90;
    case AngleKind::Obtuse:
      return degrees > 90;
    default:
      return degrees > 180;
  }
}

bool op_is_angle(Machine& m, int site, Lazy<Type::Bool> first, Lazy<Type::Bool> second, SiteType type,
                 AngleKind kind) {
  if (!on_topology(m, type, site)) return false;
  const int count = m.prepared.board->count(type);
  const Bind at(m, Reg::Site);
  Words firsts;
  Words seconds;
  clear_words(firsts.words, m.words);
  clear_words(seconds.words, m.words);
  for (int i = 0; i < count; ++i) {
    at.slot = i;
    if (i == site) continue;
    if (m.test(first)) set_bit(firsts.words, i);
    if (m.test(second)) set_bit(seconds.words, i);
  }
  const auto places = m.prepared.board->at(type);
  return for_each_bit(firsts, m.words, [&](int a) {
    return for_each_bit(seconds, m.words, [&](int b) {
      if (b <= a) return false;
      const auto& p = places[static_cast<size_t>(a)];
      const auto& q = places[static_cast<size_t>(b)];
      const double degrees = std::abs(std::atan2(q.x - p.x, p.y - q.y) * 180.0 / std::numbers::pi);
      return is_such_angle(kind, degrees);
    });
  });
}

}  // namespace

void add_figure_ops(OpTable& t);

void add_figure_ops(OpTable& t) {
  set_op<Op::IsFigure, op_is_figure>(t);
  set_op<Op::HoldPieces, op_hold_pieces>(t);
  set_op<Op::IsFlat, op_is_flat>(t);
  set_op<Op::IsFree, op_is_free>(t);
  set_op<Op::HasPyramid, op_has_pyramid>(t);
  set_op<Op::IsAngle, op_is_angle>(t);
}

}  // namespace ludens::interpreter
