// lift_hops.cpp - "for each piece of this kind: hop" becomes "for each that has a hop".
//
// Hops remember what they passed, so they are made one by one; but whether a piece has one is a question of
// sets, and most have none. Possible for hops over one site to the next, where the directions are the same
// for all pieces of the kind and both conditions can be had as sets.
#include <algorithm>

#include "ir/accessors.h"
#include "ir/ops/levels.h"
#include "ir/ops/lifted.h"
#include "optimize/lift_pieces.h"
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

bool goes_over_one(Builder& out, NodeId hop) {
  const Program& p = out.program();
  const auto is = [&](NodeId number, int value) {
    return out.is_constant(number) && out.value(number) == value;
  };
  return is(ir::operand<Op::Hop, "before">(p, hop), 0) && is(ir::operand<Op::Hop, "least">(p, hop), 1) &&
         is(ir::operand<Op::Hop, "most">(p, hop), 1) && is(ir::operand<Op::Hop, "after">(p, hop), 0) &&
         ir::operand<Op::Hop, "stop">(p, hop) == kNothing;
}

NodeId those_that_hop(Builder& out, const PieceLoop& loop, NodeId hop, NodeId from) {
  const Program& p = out.program();
  if (loop.component == 0 || !ir::is(p, hop, Op::Hop) ||
      ir::attribute<Op::Hop, "type">(p, hop) != loop.type || !goes_over_one(out, hop))
    return kNothing;
  const auto dirs = static_directions(p, ir::operand<Op::Hop, "directions">(p, hop), loop.component);
  if (!dirs || !has_few_distances(p.equipment->board, loop.type, *dirs)) return kNothing;
  SiteSets sets(out, loop.type, loop.component);
  const auto where = [&](NodeId condition, Reg site) {
    return condition == kNothing ? sets.board() : sets.where(condition, ir::bit(site));
  };
  const NodeId hurdle = where(ir::operand<Op::Hop, "hurdle">(p, hop), Reg::Between);
  const NodeId to = where(ir::operand<Op::Hop, "if">(p, hop), Reg::To);
  if (hurdle == kNothing || to == kNothing) return kNothing;
  const NodeId some = out.node(Op::HopSources, {from, out.directions(*dirs), hurdle, to},
                               {static_cast<std::int32_t>(loop.type)});
  const NodeId hops = out.node(Op::ForSites, {some, hop}, {static_cast<std::int32_t>(Reg::From)});
  return out.node(Op::BindLevel, {out.level(out.constant(0)), hops});
}

}  // namespace

Program lift_hops(const Program& program) {
  return lift_pieces(program, those_that_hop);
}

}  // namespace ludens::optimize
