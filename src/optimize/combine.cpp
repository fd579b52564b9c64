// combine.cpp - "whatever stands on this site goes" becomes a condition on the site, and a capture followed
// by the move to its site one action.
#include <algorithm>

#include "ir/ops/lifted.h"
#include "optimize/passes.h"
#include "optimize/rewrite.h"

namespace ludens::optimize {

using ir::kNothing;
using ir::NodeId;
namespace Op = ir::Op;

namespace {

// (emit_set (difference (single To) empty)), whose effects ask for To alone: emit, if there is something.
NodeId as_condition(const ir::Program& in, ir::Builder& out, NodeId moves) {
  ir::Program& p = out.program();
  const auto is = [&](NodeId id, const ir::OpRecord& op) { return id != kNothing && p.nodes[id].op == &op; };
  if (!is(moves, Op::EmitSet)) return kNothing;
  const int kind = p.attributes(moves)[0];
  const NodeId set = p.operands(moves)[0];
  if (!is(set, Op::Difference)) return kNothing;
  const NodeId single = p.operands(set)[0];
  const NodeId empty = p.operands(set)[1];
  if (!is(single, Op::Single) || !is(empty, Op::EmptySites)) return kNothing;
  const NodeId site = p.operands(single)[0];
  if (!is(site, Op::GetReg) || p.attributes(site)[0] != static_cast<int>(ir::Reg::To)) return kNothing;
  const auto read = ir::free_registers(in, in.kinds[static_cast<size_t>(kind)].actions);
  if (std::ranges::any_of(read, [](ir::Reg r) { return r != ir::Reg::To; })) return kNothing;
  if (!in.kinds[static_cast<size_t>(kind)].filters.empty()) return kNothing;
  const int type = p.attributes(empty)[0];
  return out.node(Op::IfMoves, {out.node(Op::IsOccupied, {site}, {type}), out.node(Op::Emit, {}, {kind})});
}

bool is_target(const ir::Program& p, NodeId id) {
  return p.nodes[id].op == &Op::GetReg && p.attributes(id)[0] == static_cast<int>(ir::Reg::To);
}

// Do the moves take what stands at To, and no more? Kinds are known as they were before the pass.
bool takes_target(const ir::Program& in, const ir::Program& p, NodeId moves, int type) {
  const auto is = [&](NodeId id, const ir::OpRecord& op) { return id != kNothing && p.nodes[id].op == &op; };
  if (!is(moves, Op::Emit) && !is(moves, Op::EmitSet)) return false;
  const ir::Kind& kind = in.kinds[static_cast<size_t>(p.attributes(moves)[0])];
  if (!kind.thens.empty() || !kind.filters.empty() || !kind.preludes.empty() || kind.actions == kNothing ||
      in.nodes[kind.actions].op != &Op::ActRemove)
    return false;
  const auto taken = in.operands(kind.actions);
  const auto imm = in.attributes(kind.actions);
  if (!is_target(in, taken[0]) || (taken.size() > 1 && taken[1] != kNothing) || imm[0] != type || imm[1] != 0)
    return false;
  if (is(moves, Op::Emit)) return true;
  const NodeId set = p.operands(moves)[0];
  if (!is(set, Op::Difference) || !is(p.operands(set)[1], Op::EmptySites)) return false;
  const NodeId single = p.operands(set)[0];
  return is(single, Op::Single) && is_target(p, p.operands(single)[0]);
}

// (do (gather (if condition (take To))) (act_move x To)) is one action: whatever stands where a piece goes is
// gone anyway, where pieces do not share sites. Elsewhere only if the condition is that something stands
// there.
NodeId as_replacement(const ir::Program& in, ir::Builder& out, std::span<const NodeId> parts) {
  const ir::Program& p = out.program();
  const auto is = [&](NodeId id, const ir::OpRecord& op) { return id != kNothing && p.nodes[id].op == &op; };
  if (parts.size() != 2 || !is(parts[0], Op::Gather) || !is(parts[1], Op::ActMove)) return kNothing;
  const NodeId moves = p.operands(parts[0])[0];
  if (!is(moves, Op::IfMoves) || (p.operands(moves).size() > 2 && p.operands(moves)[2] != kNothing))
    return kNothing;
  const auto move_args = p.operands(parts[1]);
  const auto move_imm = p.attributes(parts[1]);
  const NodeId to = move_args[1];
  const NodeId condition = p.operands(moves)[0];
  const bool if_occupied = is(condition, Op::IsOccupied) && p.operands(condition)[0] == to &&
                           p.attributes(condition)[0] == move_imm[1];
  const ir::Uses& uses = in.uses;
  const bool apart =
      !uses.stacks && !uses.counts && !uses.track_indices && !uses.after_consequences && !uses.last_sites;
  if (!if_occupied && !apart) return kNothing;
  if (!is_target(p, to) || !takes_target(in, p, p.operands(moves)[1], move_imm[1])) return kNothing;
  if (std::any_of(move_args.begin() + 2, move_args.end(), [](NodeId arg) { return arg != kNothing; }))
    return kNothing;
  const std::vector<std::int32_t> imm(move_imm.begin(), move_imm.end());
  return out.node(Op::ActReplace, std::vector<NodeId>{move_args[0], to}, imm);
}

}  // namespace

ir::Program combine(const ir::Program& program) {
  return rewrite(program, [&](ir::Builder& out, const ir::Node& node, std::span<const NodeId> operands,
                              std::span<const std::int32_t>) {
    if (node.op == &Op::Gather)
      if (const NodeId moves = as_condition(program, out, operands[0]); moves != kNothing)
        return out.node(Op::Gather, {moves});
    if (node.op == &Op::Do) return as_replacement(program, out, operands);
    return kNothing;
  });
}

}  // namespace ludens::optimize
