// lift_hops.cpp - "for each piece of this kind: hop" becomes "all pieces of this kind hop at once".
//
// Possible for hops over one site to the next, where the directions are the same for all pieces of the kind
// and both conditions can be had as sets. A hop remembers what it passed, which a group of moves cannot give
// back; where From and To say what that is, what the move does is told so. Elsewhere hops are
// made one by one, of those pieces alone that have one: whether a piece has one is a question of sets, and
// most have none.
#include <algorithm>
#include <optional>
#include <utility>

#include "ir/accessors.h"
#include "ir/ops/levels.h"
#include "ir/ops/lifted.h"
#include "ir/ops/moves.h"
#include "ir/ops/regions.h"
#include "ir/relations.h"
#include "optimize/lift_beside.h"
#include "optimize/lift_jumps.h"
#include "optimize/passes.h"
#include "optimize/site_sets.h"

namespace ludens::optimize {

using ir::Builder;
using ir::kNothing;
using ir::NodeId;
using ir::Program;
using ir::Reg;
namespace Op = ir::Op;

namespace {

// All hops of equal distances are asked about at once; beyond so many kinds of distances that is no gain.
constexpr size_t kMostDistances = 24;

bool has_few_distances(const geometry::Topology& board, ir::SiteType type, geometry::DirectionMask mask) {
  std::vector<std::pair<int, int>> seen;
  for (int d = 0; d < geometry::kDirections; ++d) {
    if (!((mask >> d) & 1)) continue;
    const geometry::Radials& radials = board.radials(type, static_cast<geometry::Direction>(d));
    for (int site = 0; site < board.count(type); ++site)
      for (int n = 0; n < radials.count(site); ++n) {
        const std::span<const int> radial = radials.radial(site, n);
        if (radial.size() < 3) continue;
        const std::pair distances(radial[1] - site, radial[2] - site);
        if (std::ranges::find(seen, distances) != seen.end()) continue;
        seen.push_back(distances);
        if (seen.size() > kMostDistances) return false;
      }
  }
  return true;
}

struct HopSets {
  geometry::DirectionMask directions;
  NodeId hurdle, to;
};
std::optional<HopSets> sets_of(Builder& out, const PieceLoop& loop, NodeId hop) {
  const Program& p = out.program();
  if (!ir::is(p, hop, Op::Hop) || ir::attribute<Op::Hop, "type">(p, hop) != loop.type ||
      !goes_over_one(p, hop))
    return std::nullopt;
  const auto dirs = static_directions(p, ir::operand<Op::Hop, "directions">(p, hop), loop.component);
  if (!dirs || !has_few_distances(p.equipment->board, loop.type, *dirs)) return std::nullopt;
  SiteSets sets(out, loop.type, loop.component);
  const auto where = [&](NodeId condition, Reg site) {
    return condition == kNothing ? sets.board() : sets.where(condition, ir::bit(site));
  };
  const NodeId hurdle = where(ir::operand<Op::Hop, "hurdle">(p, hop), Reg::Between);
  const NodeId to = where(ir::operand<Op::Hop, "if">(p, hop), Reg::To);
  if (hurdle == kNothing || to == kNothing) return std::nullopt;
  return HopSets{*dirs, hurdle, to};
}

NodeId those_that_hop(Builder& out, const PieceLoop& loop, NodeId hop, NodeId from, HopKinds& kinds) {
  if (const NodeId beside = lift_beside(out, loop, hop, from); beside != kNothing) return beside;
  if (const NodeId jumps = lift_jumps(out, loop, hop, from, kinds); jumps != kNothing) return jumps;
  const auto found = sets_of(out, loop, hop);
  if (!found) return kNothing;
  const Program& p = out.program();
  const auto type = static_cast<std::int32_t>(loop.type);
  const NodeId body = ir::operand<Op::Hop, "body">(p, hop);
  if (ir::is(p, body, Op::Emit)) {
    const int kind = ir::attribute<Op::Emit, "kind">(p, body);
    std::vector<std::int32_t> hops = ir::hops_over_one(p.equipment->board, loop.type, found->directions);
    if (!hops.empty() && kinds.needs_only_ends(out, kind))
      return out.node(Op::HopSet, {from, found->hurdle, found->to}, {out.list(std::move(hops)), kind});
  }
  if (loop.component == 0) return kNothing;
  const NodeId some =
      out.node(Op::HopSources, {from, out.directions(found->directions), found->hurdle, found->to}, {type});
  const NodeId hops = out.node(Op::ForSites, {some, hop}, {static_cast<std::int32_t>(Reg::From)});
  return out.node(Op::BindLevel, {out.level(out.constant(0)), hops});
}

}  // namespace

Program lift_hops(const Program& program) {
  HopKinds kinds(program);
  const auto lift = [&](Builder& out, const PieceLoop& loop, NodeId hop, NodeId from) {
    return those_that_hop(out, loop, hop, from, kinds);
  };
  const auto join = [&](Builder& out, std::vector<NodeId>& lifted) {
    join_jumps(out, lifted, [&](int kind, int other) { return kinds.do_the_same(kind, other); });
  };
  return lift_pieces(program, lift, {join, [&](Builder& out) { kinds.finish(out); }});
}

}  // namespace ludens::optimize
