// lift_hops.cpp - "for each piece of this kind: hop" becomes "all pieces of this kind hop at once".
//
// Possible for hops over one site to the next, where the directions are the same for all pieces of the kind
// and both conditions can be had as sets. A hop remembers what it passed, which a group of moves cannot give
// back; where From and To say what that is, what the move does is told so. Elsewhere hops are
// made one by one, of those pieces alone that have one: whether a piece has one is a question of sets, and
// most have none.
#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <utility>

#include "ir/accessors.h"
#include "ir/live_nodes.h"
#include "ir/ops/levels.h"
#include "ir/ops/lifted.h"
#include "ir/ops/moves.h"
#include "ir/ops/numbers.h"
#include "ir/ops/regions.h"
#include "ir/ops/sets.h"
#include "ir/ops/travel.h"
#include "ir/relations.h"
#include "optimize/lift_beside.h"
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

bool goes_over_one(const Program& p, NodeId hop) {
  const auto is = [&](NodeId number, int value) {
    return ir::is(p, number, Op::Const) && ir::attribute<Op::Const, "value">(p, number) == value;
  };
  return ir::is(p, hop, Op::Hop) && is(ir::operand<Op::Hop, "before">(p, hop), 0) &&
         is(ir::operand<Op::Hop, "least">(p, hop), 1) && is(ir::operand<Op::Hop, "most">(p, hop), 1) &&
         is(ir::operand<Op::Hop, "after">(p, hop), 0) && ir::operand<Op::Hop, "stop">(p, hop) == kNothing;
}

// What a hop binds besides From and To: how it came about.
constexpr ir::RegSet kHow =
    ir::bit(Reg::Between) | ir::bit(Reg::Dir) | ir::bit(Reg::Way) | ir::bit(Reg::Dist) | ir::bit(Reg::Aux);

// Is it read how a hop came about, by what sees what is bound around it?
struct Unbound {
  const Program& p;
  std::set<std::pair<NodeId, ir::RegSet>> seen;

  bool is_read(NodeId id, ir::RegSet bound) {
    if (id == kNothing || !seen.emplace(id, bound).second) return false;
    const ir::OpRecord& op = *p.nodes[id].op;
    if (&op == &Op::GetReg)
      return (ir::bit(ir::attribute<Op::GetReg, "register">(p, id)) & kHow & ~bound) != 0;
    // An op that hands registers on may bind nothing.
    const bool binds = !op.hands_on || has_hurdle(id);
    const auto operands = p.operands(id);
    for (size_t i = 0; i < operands.size(); ++i) {
      const ir::Run& run = op.operands[std::min(i, op.operands.size() - 1)].run;
      if (is_read(operands[i], binds ? bound | run.binds : bound)) return true;
    }
    const int number = ir::kind_of(p, id);
    if (number < 0) return false;
    const ir::Kind& kind = p.kinds[static_cast<size_t>(number)];
    const auto is_unbound = [&](Reg reg) { return (ir::bit(reg) & kHow & ~bound) != 0; };
    return std::ranges::any_of(kind.captures, is_unbound) || is_read(kind.actions, bound) ||
           std::ranges::any_of(kind.thens, [&](NodeId then) { return is_read(then, bound); });
  }
  bool has_hurdle(NodeId id) const {
    if (!ir::is(p, id, Op::Hop)) return false;
    const NodeId least = ir::operand<Op::Hop, "least">(p, id);
    return ir::is(p, least, Op::Const) && ir::attribute<Op::Const, "value">(p, least) >= 1;
  }
};

// What hops do, told what they pass instead of how they came there.
class HopKinds {
 public:
  explicit HopKinds(const Program& in) : in_(in), emitters_(in.kinds.size()) {
    ir::LiveNodes(in).for_each([&](NodeId id) {
      for (const NodeId operand : in.operands(id))
        if (operand != kNothing)
          if (const int kind = ir::kind_of(in, operand); kind >= 0)
            emitters_[static_cast<size_t>(kind)].push_back(ir::is(in, operand, Op::Emit) ? id : kNothing);
    });
  }

  // Need hops of this kind remember nothing but From and To?
  bool needs_only_ends(Builder& out, int kind) {
    const auto [known, is_new] = made_.try_emplace(kind, kNothing);
    if (is_new) known->second = find_actions(out, kind);
    return known->second != kNothing;
  }
  // Kinds are those of the program that is built once all of it is.
  void finish(Builder& out) const {
    for (const auto& [kind, actions] : made_) {
      if (actions == kNothing) continue;
      ir::Kind& k = out.program().kinds[static_cast<size_t>(kind)];
      k.actions = actions;
      k.captures.clear();
    }
  }

 private:
  NodeId find_actions(Builder& out, int kind) {
    const ir::Kind& before = in_.kinds[static_cast<size_t>(kind)];
    geometry::DirectionMask directions = 0;
    for (const NodeId hop : emitters_[static_cast<size_t>(kind)]) {
      if (!goes_over_one(in_, hop) || ir::attribute<Op::Hop, "type">(in_, hop) != before.from_type)
        return kNothing;
      const auto more = all_directions(ir::operand<Op::Hop, "directions">(in_, hop));
      if (!more) return kNothing;
      directions |= *more;
    }
    if (!needs_only_ends(before) || !find_passed(out, before.from_type, directions)) return kNothing;
    return action(out, before.actions);
  }
  // Whatever the piece.
  std::optional<geometry::DirectionMask> all_directions(NodeId id) const {
    if (const auto mask = ir::constant_directions(in_, id)) return mask;
    if (!ir::is(in_, id, Op::DirsFacing)) return std::nullopt;
    const auto which = static_cast<size_t>(ir::attribute<Op::DirsFacing, "directions">(in_, id));
    geometry::DirectionMask all = 0;
    for (const geometry::DirectionMask mask : in_.directions[which].by_facing) all |= mask;
    return all;
  }
  // What lies between From and To: half-way, as numbers, on boards in rows; on others it is looked up.
  bool find_passed(Builder& out, ir::SiteType type, geometry::DirectionMask directions) {
    const std::vector<std::int32_t> all = ir::hops_over_one(in_.equipment->board, type, directions);
    if (all.empty()) return false;
    const int sites = in_.equipment->board.count(type);
    std::vector<std::int32_t> between(static_cast<size_t>(sites * sites), -1);
    bool is_halfway = true;
    for (size_t i = 0; i < all.size(); i += 3) {
      is_halfway = is_halfway && all[i] + all[i + 1] == 2 * all[i + 2];
      between[static_cast<size_t>(all[i] * sites + all[i + 1])] = all[i + 2];
    }
    const NodeId from = out.reg(Reg::From);
    const NodeId to = out.reg(Reg::To);
    if (is_halfway) {
      passed_ = out.node(Op::Div, {out.node(Op::Add, {from, to}), out.constant(2)});
      return true;
    }
    if (in_.words != 1) return false;  // the table would be large
    const NodeId key = out.node(Op::Add, {out.node(Op::Mul, {from, out.constant(sites)}), to});
    passed_ = out.node(Op::Lookup, {key}, {out.list(std::move(between)), 0, -1});
    return true;
  }
  // All but its actions.
  bool needs_only_ends(const ir::Kind& kind) const {
    // What loops around the hop bind would be forgotten as well.
    if (std::ranges::any_of(kind.captures, [](Reg reg) { return (ir::bit(reg) & kHow) == 0; })) return false;
    std::vector<NodeId> all{kind.from_level, kind.to_level};
    all.insert(all.end(), kind.thens.begin(), kind.thens.end());
    for (const std::uint16_t filter : kind.filters) all.push_back(in_.filters[filter].condition);
    for (const std::uint16_t prelude : kind.preludes) all.push_back(in_.preludes[prelude]);
    Unbound unbound{in_, {}};
    return std::ranges::none_of(all, [&](NodeId id) { return unbound.is_read(id, 0); });
  }
  // The number or the action, of a hop over one site right beside From; kNothing where it cannot be said.
  NodeId action(Builder& out, NodeId id) {
    if (id == kNothing) return kNothing;
    const ir::OpRecord& op = *in_.nodes[id].op;
    if (&op == &Op::GetReg) return number(out, ir::attribute<Op::GetReg, "register">(in_, id));
    if (&op == &Op::ForWay) return goes_over_hurdle(id) ? taken(out, id) : kNothing;
    return copied(out, id, [&](NodeId operand) { return action(out, operand); });
  }
  NodeId number(Builder& out, Reg reg) const {
    if (reg == Reg::Between) return passed_;
    if (reg == Reg::Dist || reg == Reg::Aux) return out.constant(1);
    return reg == Reg::From || reg == Reg::To ? out.reg(reg) : kNothing;
  }
  template <class Copy>
  NodeId copied(Builder& out, NodeId id, Copy copy) const {
    const ir::OpRecord& op = *in_.nodes[id].op;
    const bool binds_nothing = std::ranges::none_of(
        op.operands, [](const ir::Operand& o) { return o.run.binds != 0 || o.run.binds_attribute; });
    if (!binds_nothing || op.registers || op.hands_on || op.chance || op.looks_ahead ||
        op.result == ir::Type::Moves || &op == &Op::Gather)
      return kNothing;
    std::vector<NodeId> operands;
    for (const NodeId operand : in_.operands(id)) {
      operands.push_back(operand == kNothing ? kNothing : copy(operand));
      if (operand != kNothing && operands.back() == kNothing) return kNothing;
    }
    return out.node(op, operands, in_.attributes(id));
  }
  bool goes_over_hurdle(NodeId way) const {
    const auto reads = [&](NodeId id, Reg reg) { return ir::reads_register(in_, id, reg); };
    const NodeId last = ir::operand<Op::ForWay, "last">(in_, way);
    const NodeId sum = ir::is(in_, last, Op::Sub) ? ir::operand<Op::Sub, "a">(in_, last) : kNothing;
    return reads(ir::operand<Op::ForWay, "from">(in_, way), Reg::From) &&
           reads(ir::operand<Op::ForWay, "direction">(in_, way), Reg::Dir) &&
           reads(ir::operand<Op::ForWay, "way">(in_, way), Reg::Way) &&
           reads(ir::operand<Op::ForWay, "first">(in_, way), Reg::Dist) && ir::is(in_, sum, Op::Add) &&
           reads(ir::operand<Op::Add, "a">(in_, sum), Reg::Dist) &&
           reads(ir::operand<Op::Add, "b">(in_, sum), Reg::Aux) &&
           is_one(ir::operand<Op::Sub, "b">(in_, last));
  }
  bool is_one(NodeId id) const {
    return ir::is(in_, id, Op::Const) && ir::attribute<Op::Const, "value">(in_, id) == 1;
  }

  // (gather (emit_set (difference (single Between) empty))): done to what is passed.
  NodeId taken(Builder& out, NodeId way) const {
    const NodeId gather = ir::operand<Op::ForWay, "body">(in_, way);
    const NodeId moves =
        ir::is(in_, gather, Op::Gather) ? ir::operand<Op::Gather, "moves">(in_, gather) : kNothing;
    if (!ir::is(in_, moves, Op::EmitSet)) return kNothing;
    const NodeId sites = ir::operand<Op::EmitSet, "sites">(in_, moves);
    if (!ir::is(in_, sites, Op::Difference)) return kNothing;
    const NodeId single = ir::operand<Op::Difference, "a">(in_, sites);
    const NodeId empty = ir::operand<Op::Difference, "b">(in_, sites);
    if (!ir::is(in_, single, Op::Single) || !ir::is(in_, empty, Op::EmptySites) ||
        !ir::reads_register(in_, ir::operand<Op::Single, "site">(in_, single), Reg::Between))
      return kNothing;
    const ir::Kind& kind = in_.kinds[static_cast<size_t>(ir::attribute<Op::EmitSet, "kind">(in_, moves))];
    if (!kind.thens.empty() || !kind.filters.empty() || !kind.preludes.empty() || kind.pass || kind.swap)
      return kNothing;
    const NodeId done = at_passed(out, kind.actions);
    if (done == kNothing) return kNothing;
    const auto type = static_cast<std::int32_t>(ir::attribute<Op::EmptySites, "type">(in_, empty));
    return out.node(Op::IfDo, {out.node(Op::IsOccupied, {passed_}, {type}), done});
  }
  // From and To of what is done to one site are that site.
  NodeId at_passed(Builder& out, NodeId id) const {
    if (id == kNothing) return kNothing;
    if (!ir::is(in_, id, Op::GetReg))
      return copied(out, id, [&](NodeId part) { return at_passed(out, part); });
    const Reg reg = ir::attribute<Op::GetReg, "register">(in_, id);
    return reg == Reg::From || reg == Reg::To || reg == Reg::Between ? passed_ : kNothing;
  }

  const Program& in_;
  std::vector<std::vector<NodeId>> emitters_;  // by kind: the hops around its moves
  std::map<int, NodeId> made_;                 // by kind: what its moves do now; kNothing: as before
  NodeId passed_ = kNothing;                   // the site, of the kind at hand
};

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
  return lift_pieces(program, lift, [&](Builder& out) { kinds.finish(out); });
}

}  // namespace ludens::optimize
