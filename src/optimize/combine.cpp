// combine.cpp - "whatever stands on this site goes" becomes a condition on the site, a capture followed by
// the move to its site one action, and a question about the owner of a site, or about each of those around
// it, one about a set of sites. A count that is only compared with none becomes a question whether there is
// one.
#include <algorithm>

#include "ir/accessors.h"
#include "ir/ops/conditions.h"
#include "ir/ops/groups.h"
#include "ir/ops/lifted.h"
#include "ir/ops/lifted_sites.h"
#include "ir/ops/regions.h"
#include "optimize/nearby.h"
#include "optimize/passes.h"
#include "optimize/rewrite.h"
#include "optimize/site_sets.h"

namespace ludens::optimize {

using ir::kNothing;
using ir::NodeId;
namespace Op = ir::Op;

namespace {

// Of (difference (single To) empty): the set of empty sites. kNothing for other sets.
NodeId empty_but_for_to(const ir::Program& p, NodeId set) {
  if (!ir::is(p, set, Op::Difference)) return kNothing;
  const NodeId single = ir::operand<Op::Difference, "a">(p, set);
  const NodeId empty = ir::operand<Op::Difference, "b">(p, set);
  if (!ir::is(p, single, Op::Single) || !ir::is(p, empty, Op::EmptySites)) return kNothing;
  return ir::reads_register(p, ir::operand<Op::Single, "site">(p, single), ir::Reg::To) ? empty : kNothing;
}

// (emit_set (difference (single To) empty)), whose effects ask for To alone: emit, if there is something.
NodeId as_condition(const ir::Program& in, ir::Builder& out, NodeId moves) {
  const ir::Program& p = out.program();
  if (!ir::is(p, moves, Op::EmitSet)) return kNothing;
  const int kind = ir::attribute<Op::EmitSet, "kind">(p, moves);
  const NodeId empty = empty_but_for_to(p, ir::operand<Op::EmitSet, "sites">(p, moves));
  if (empty == kNothing) return kNothing;
  const auto read = ir::free_registers(in, in.kinds[static_cast<size_t>(kind)].actions);
  if (std::ranges::any_of(read, [](ir::Reg r) { return r != ir::Reg::To; })) return kNothing;
  if (!in.kinds[static_cast<size_t>(kind)].filters.empty()) return kNothing;
  const auto type = static_cast<std::int32_t>(ir::attribute<Op::EmptySites, "type">(p, empty));
  const NodeId occupied = out.node(Op::IsOccupied, {out.reg(ir::Reg::To)}, {type});
  return out.node(Op::IfMoves, {occupied, out.node(Op::Emit, {}, {kind})});
}

// Do the moves take what stands at To, and no more? Kinds are known as they were before the pass.
bool takes_target(const ir::Program& in, const ir::Program& p, NodeId moves, ir::SiteType type) {
  if (!ir::is(p, moves, Op::Emit) && !ir::is(p, moves, Op::EmitSet)) return false;
  const ir::Kind& kind = in.kinds[static_cast<size_t>(ir::kind_of(p, moves))];
  const NodeId taken = kind.actions;
  if (!kind.thens.empty() || !kind.filters.empty() || !kind.preludes.empty() ||
      !ir::is(in, taken, Op::ActRemove))
    return false;
  if (!ir::reads_register(in, ir::operand<Op::ActRemove, "site">(in, taken), ir::Reg::To) ||
      ir::operand<Op::ActRemove, "level">(in, taken) != kNothing ||
      ir::attribute<Op::ActRemove, "type">(in, taken) != type ||
      ir::attribute<Op::ActRemove, "at_end_of_turn">(in, taken))
    return false;
  return ir::is(p, moves, Op::Emit) ||
         empty_but_for_to(p, ir::operand<Op::EmitSet, "sites">(p, moves)) != kNothing;
}

// (do (gather (if condition (take To))) (act_move x To)) is one action: whatever stands where a piece goes is
// gone anyway, where pieces do not share sites. Elsewhere only if the condition is that something stands
// there. The first part may be done under a condition of its own.
NodeId as_replacement(const ir::Program& in, ir::Builder& out, std::span<const NodeId> parts) {
  const ir::Program& p = out.program();
  if (parts.size() != 2 || !ir::is(p, parts[1], Op::ActMove)) return kNothing;
  NodeId taking = parts[0];
  const bool is_always = !ir::is(p, taking, Op::IfDo);
  if (!is_always) {
    if (ir::operand<Op::IfDo, "else">(p, taking) != kNothing ||
        !is_steady(p, ir::operand<Op::IfDo, "if">(p, taking)))
      return kNothing;
    taking = ir::operand<Op::IfDo, "then">(p, taking);
  }
  if (!ir::is(p, taking, Op::Gather)) return kNothing;
  const NodeId moves = ir::operand<Op::Gather, "moves">(p, taking);
  if (!ir::is(p, moves, Op::IfMoves) || ir::operand<Op::IfMoves, "else">(p, moves) != kNothing)
    return kNothing;
  const NodeId move = parts[1];
  const NodeId to = ir::operand<Op::ActMove, "to">(p, move);
  const ir::SiteType type = ir::attribute<Op::ActMove, "to_type">(p, move);
  const NodeId condition = ir::operand<Op::IfMoves, "if">(p, moves);
  const bool if_occupied = is_always && ir::is(p, condition, Op::IsOccupied) &&
                           ir::operand<Op::IsOccupied, "site">(p, condition) == to &&
                           ir::attribute<Op::IsOccupied, "type">(p, condition) == type;
  const ir::Uses& uses = in.uses;
  const bool apart =
      !uses.stacks && !uses.counts && !uses.track_indices && !uses.after_consequences && !uses.last_sites;
  if (!if_occupied && !apart) return kNothing;
  if (!ir::reads_register(p, to, ir::Reg::To) ||
      !takes_target(in, p, ir::operand<Op::IfMoves, "then">(p, moves), type))
    return kNothing;
  if (ir::operand<Op::ActMove, "from_level">(p, move) != kNothing ||
      ir::operand<Op::ActMove, "to_level">(p, move) != kNothing)
    return kNothing;
  const NodeId from_to[] = {ir::operand<Op::ActMove, "from">(p, move), to};
  const std::vector<std::int32_t> same(p.attributes(move).begin(), p.attributes(move).end());
  return out.node(Op::ActReplace, from_to, same);
}

// (is_enemy (who site)) as one question; of a level of a stack it stays as it is.
NodeId asked_of_site(ir::Builder& out, const ir::OpRecord& op, NodeId player) {
  const ir::Program& p = out.program();
  if (!ir::is(p, player, Op::Who) || ir::operand<Op::Who, "level">(p, player) != kNothing) return kNothing;
  const auto type = static_cast<std::int32_t>(ir::attribute<Op::Who, "type">(p, player));
  return out.node(op, {ir::operand<Op::Who, "site">(p, player)}, {type});
}

// Of (lt 0 (liberties site)): whether there is one.
NodeId asked_for_one(ir::Builder& out, NodeId least, NodeId count) {
  const ir::Program& p = out.program();
  if (!out.is_constant(least) || out.value(least) != 0 || !ir::is(p, count, Op::Liberties)) return kNothing;
  const NodeId directions = ir::operand<Op::Liberties, "directions">(p, count);
  if (ir::operand<Op::Liberties, "if">(p, count) != kNothing || !ir::constant_directions(p, directions))
    return kNothing;
  const auto type = static_cast<std::int32_t>(ir::attribute<Op::Liberties, "type">(p, count));
  return out.node(Op::HasLiberty, {ir::operand<Op::Liberties, "site">(p, count), directions}, {type});
}

// Of (eq (size sites) 0): whether it is the empty set.
NodeId asked_for_none(ir::Builder& out, NodeId a, NodeId b) {
  const ir::Program& p = out.program();
  const NodeId size = ir::is(p, a, Op::SetSize) ? a : b;
  const NodeId number = size == a ? b : a;
  if (!ir::is(p, size, Op::SetSize) || !out.is_constant(number) || out.value(number) != 0) return kNothing;
  return out.node(Op::SetEq, {ir::operand<Op::SetSize, "sites">(p, size), out.set({})});
}

// Of (all_sites sites if:(is_in site set)): whether they all are in that set.
NodeId asked_for_part(ir::Builder& out, NodeId sites, NodeId condition) {
  const ir::Program& p = out.program();
  if (!ir::is(p, condition, Op::IsIn)) return kNothing;
  const NodeId set = ir::operand<Op::IsIn, "sites">(p, condition);
  if (!ir::reads_register(p, ir::operand<Op::IsIn, "site">(p, condition), ir::Reg::Site) ||
      !is_steady(p, set) || std::ranges::count(ir::free_registers(p, set), ir::Reg::Site) > 0)
    return kNothing;
  return out.node(Op::SetEq, {out.node(Op::Difference, {sites, set}), out.set({})});
}

}  // namespace

ir::Program combine(const ir::Program& program) {
  return rewrite(program, [&](ir::Builder& out, const ir::Node& node, std::span<const NodeId> operands,
                              std::span<const std::int32_t> attributes) {
    if (node.op == &Op::Gather)
      if (const NodeId moves = as_condition(program, out, operands[ir::operand_index<Op::Gather, "moves">()]);
          moves != kNothing)
        return out.node(Op::Gather, {moves});
    if (node.op == &Op::Do) return as_replacement(program, out, operands);
    if (node.op == &Op::SpreadIf) return spread_among(out, operands, attributes);
    if (node.op == &Op::Difference) return without_centre(out, operands[0], operands[1]);
    if (node.op == &Op::Eq) {
      const NodeId owned = is_owned_by(out, operands[0], operands[1]);
      return owned != kNothing ? owned : asked_for_none(out, operands[0], operands[1]);
    }
    if (node.op == &Op::AllSites) return asked_for_part(out, operands[0], operands[1]);
    if (node.op == &Op::IsEnemy) return asked_of_site(out, Op::IsEnemyAt, operands[0]);
    if (node.op == &Op::Lt) return asked_for_one(out, operands[0], operands[1]);
    if (node.op == &Op::IsFriend) return asked_of_site(out, Op::IsFriendAt, operands[0]);
    return kNothing;
  });
}

}  // namespace ludens::optimize
