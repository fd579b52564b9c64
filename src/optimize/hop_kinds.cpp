#include "optimize/hop_kinds.h"

#include <algorithm>
#include <set>
#include <utility>

#include "ir/accessors.h"
#include "ir/jumps.h"
#include "ir/live_nodes.h"
#include "ir/ops/levels.h"
#include "ir/ops/lifted.h"
#include "ir/ops/moves.h"
#include "ir/ops/numbers.h"
#include "ir/ops/regions.h"
#include "ir/ops/sets.h"
#include "ir/ops/travel.h"
#include "ir/relations.h"

namespace ludens::optimize {

using ir::Builder;
using ir::kNothing;
using ir::NodeId;
using ir::Program;
using ir::Reg;
namespace Op = ir::Op;

namespace {

bool is_number(const Program& p, NodeId id, int value) {
  return ir::is(p, id, Op::Const) && ir::attribute<Op::Const, "value">(p, id) == value;
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

}  // namespace

bool goes_over_one(const Program& p, NodeId hop) {
  return is_jump(p, hop) && is_number(p, ir::operand<Op::Hop, "least">(p, hop), 1);
}

bool is_jump(const Program& p, NodeId hop) {
  return ir::is(p, hop, Op::Hop) && is_number(p, ir::operand<Op::Hop, "before">(p, hop), 0) &&
         ir::operand<Op::Hop, "least">(p, hop) == ir::operand<Op::Hop, "most">(p, hop) &&
         is_number(p, ir::operand<Op::Hop, "after">(p, hop), 0) &&
         ir::operand<Op::Hop, "stop">(p, hop) == kNothing;
}

HopKinds::HopKinds(const Program& in) : in_(in), emitters_(in.kinds.size()) {
  ir::LiveNodes(in).for_each([&](NodeId id) {
    for (const NodeId operand : in.operands(id))
      if (operand != kNothing)
        if (const int kind = ir::kind_of(in, operand); kind >= 0)
          emitters_[static_cast<size_t>(kind)].push_back(ir::is(in, operand, Op::Emit) ? id : kNothing);
  });
}

bool HopKinds::needs_only_ends(Builder& out, int kind) {
  const auto [known, is_new] = made_.try_emplace(kind, kNothing);
  if (is_new) known->second = find_actions(out, kind);
  return known->second != kNothing;
}

bool HopKinds::do_the_same(int kind, int other) const {
  const auto one = made_.find(kind);
  const auto two = made_.find(other);
  return one != made_.end() && two != made_.end() && one->second == two->second &&
         in_.kinds[static_cast<size_t>(kind)].does_the_same(in_.kinds[static_cast<size_t>(other)]);
}

void HopKinds::finish(Builder& out) const {
  for (const auto& [kind, actions] : made_) {
    if (actions == kNothing) continue;
    ir::Kind& k = out.program().kinds[static_cast<size_t>(kind)];
    k.actions = actions;
    k.captures.clear();
  }
}

NodeId HopKinds::find_actions(Builder& out, int kind) {
  const ir::Kind& before = in_.kinds[static_cast<size_t>(kind)];
  if (!needs_only_ends(before)) return kNothing;
  type_ = before.from_type;
  passed_ = kNothing;
  counts_.clear();
  if (const auto directions = directions_of(kind, goes_over_one)) {
    if (!find_passed(out, *directions)) return kNothing;
  } else if (directions_of(kind, is_jump)) {
    find_counts(kind);
  } else {
    return kNothing;
  }
  return action(out, before.actions);
}

// Of all hops of the kind, whatever the piece; nothing where one of them is not such a hop.
std::optional<geometry::DirectionMask> HopKinds::directions_of(int kind, bool (*is_right)(const Program&,
                                                                                          NodeId)) const {
  geometry::DirectionMask directions = 0;
  for (const NodeId hop : emitters_[static_cast<size_t>(kind)]) {
    if (!is_right(in_, hop) ||
        ir::attribute<Op::Hop, "type">(in_, hop) != in_.kinds[static_cast<size_t>(kind)].from_type)
      return std::nullopt;
    const auto more = all_directions(ir::operand<Op::Hop, "directions">(in_, hop));
    if (!more) return std::nullopt;
    directions |= *more;
  }
  return directions;
}

std::optional<geometry::DirectionMask> HopKinds::all_directions(NodeId id) const {
  if (const auto mask = ir::constant_directions(in_, id)) return mask;
  if (!ir::is(in_, id, Op::DirsFacing)) return std::nullopt;
  const auto which = static_cast<size_t>(ir::attribute<Op::DirsFacing, "directions">(in_, id));
  geometry::DirectionMask all = 0;
  for (const geometry::DirectionMask mask : in_.directions[which].by_facing) all |= mask;
  return all;
}

// How many sites lie between From and To, for all kinds of jumps that do the same, so that they go on doing
// so.
void HopKinds::find_counts(int kind) {
  constexpr int kMost = 1 << 14;
  const geometry::Topology& board = in_.equipment->board;
  const int sites = board.count(type_);
  if (sites > kMost / std::max(sites, 1)) return;
  geometry::DirectionMask directions = 0;
  for (size_t other = 0; other < in_.kinds.size(); ++other)
    if (in_.kinds[static_cast<size_t>(kind)].does_the_same(in_.kinds[other]))
      directions |= directions_of(static_cast<int>(other), is_jump).value_or(0);
  counts_.assign(static_cast<size_t>(sites * sites), -1);
  for (int from = 0; from < sites; ++from)
    for (const std::span<const int> way : ir::jump_ways(board, type_, directions, from))
      for (size_t i = 0; i < way.size(); ++i) {
        std::int32_t& count = counts_[static_cast<size_t>(from * sites + way[i])];
        if (count >= 0 && count != static_cast<std::int32_t>(i)) return counts_.clear();
        count = static_cast<std::int32_t>(i);
      }
}

// What lies between From and To: half-way, as numbers, on boards in rows; on others it is looked up.
bool HopKinds::find_passed(Builder& out, geometry::DirectionMask directions) {
  const std::vector<std::int32_t> all = ir::hops_over_one(in_.equipment->board, type_, directions);
  if (all.empty()) return false;
  const int sites = in_.equipment->board.count(type_);
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
bool HopKinds::needs_only_ends(const ir::Kind& kind) const {
  // What loops around the hop bind would be forgotten as well.
  if (std::ranges::any_of(kind.captures, [](Reg reg) { return (ir::bit(reg) & kHow) == 0; })) return false;
  std::vector<NodeId> all{kind.from_level, kind.to_level};
  all.insert(all.end(), kind.thens.begin(), kind.thens.end());
  for (const std::uint16_t filter : kind.filters) all.push_back(in_.filters[filter].condition);
  for (const std::uint16_t prelude : kind.preludes) all.push_back(in_.preludes[prelude]);
  Unbound unbound{in_, {}};
  return std::ranges::none_of(all, [&](NodeId id) { return unbound.is_read(id, 0); });
}

// The number or the action, of a hop of which the ends are known; kNothing where it cannot be said.
NodeId HopKinds::action(Builder& out, NodeId id) {
  if (id == kNothing) return kNothing;
  const ir::OpRecord& op = *in_.nodes[id].op;
  if (&op == &Op::GetReg) return number(out, ir::attribute<Op::GetReg, "register">(in_, id));
  if (&op == &Op::ForWay && passed_ != kNothing && goes_over_hurdle(id)) return taken(out, id);
  const NodeId made = copied(out, id, [&](NodeId operand) { return action(out, operand); });
  if (made != kNothing) return made;
  Unbound unbound{in_, {}};
  return unbound.is_read(id, 0) ? kNothing : same(out, id);
}

NodeId HopKinds::same(Builder& out, NodeId id) const {
  if (id == kNothing) return kNothing;
  std::vector<NodeId> operands;
  for (const NodeId operand : in_.operands(id)) operands.push_back(same(out, operand));
  return out.node(*in_.nodes[id].op, operands, in_.attributes(id));
}

NodeId HopKinds::number(Builder& out, Reg reg) const {
  if (reg == Reg::From || reg == Reg::To) return out.reg(reg);
  if (passed_ != kNothing) {
    if (reg == Reg::Between) return passed_;
    return reg == Reg::Dist || reg == Reg::Aux ? out.constant(1) : kNothing;
  }
  if (reg != Reg::Aux || counts_.empty()) return kNothing;
  const int sites = in_.equipment->board.count(type_);
  const NodeId key =
      out.node(Op::Add, {out.node(Op::Mul, {out.reg(Reg::From), out.constant(sites)}), out.reg(Reg::To)});
  return out.node(Op::Lookup, {key}, {out.list(counts_), 0, -1});
}

template <class Copy>
NodeId HopKinds::copied(Builder& out, NodeId id, Copy copy) const {
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

bool HopKinds::goes_over_hurdle(NodeId way) const {
  const auto reads = [&](NodeId id, Reg reg) { return ir::reads_register(in_, id, reg); };
  const NodeId last = ir::operand<Op::ForWay, "last">(in_, way);
  const NodeId sum = ir::is(in_, last, Op::Sub) ? ir::operand<Op::Sub, "a">(in_, last) : kNothing;
  return reads(ir::operand<Op::ForWay, "from">(in_, way), Reg::From) &&
         reads(ir::operand<Op::ForWay, "direction">(in_, way), Reg::Dir) &&
         reads(ir::operand<Op::ForWay, "way">(in_, way), Reg::Way) &&
         reads(ir::operand<Op::ForWay, "first">(in_, way), Reg::Dist) && ir::is(in_, sum, Op::Add) &&
         reads(ir::operand<Op::Add, "a">(in_, sum), Reg::Dist) &&
         reads(ir::operand<Op::Add, "b">(in_, sum), Reg::Aux) &&
         is_number(in_, ir::operand<Op::Sub, "b">(in_, last), 1);
}

// (gather (emit_set (difference (single Between) empty))): done to what is passed.
NodeId HopKinds::taken(Builder& out, NodeId way) const {
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
NodeId HopKinds::at_passed(Builder& out, NodeId id) const {
  if (id == kNothing) return kNothing;
  if (!ir::is(in_, id, Op::GetReg)) return copied(out, id, [&](NodeId part) { return at_passed(out, part); });
  const Reg reg = ir::attribute<Op::GetReg, "register">(in_, id);
  return reg == Reg::From || reg == Reg::To || reg == Reg::Between ? passed_ : kNothing;
}

}  // namespace ludens::optimize
