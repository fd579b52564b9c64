// simplify.cpp - conditions that are known are folded away, and "whatever stands on this site goes" becomes a
// condition on the site.
#include <algorithm>

#include "ir/ops/lifted.h"
#include "optimize/fold.h"
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
  const auto is = [&](NodeId id, const ir::OpInfo& op) { return id != kNothing && p.nodes[id].op == &op; };
  if (!is(moves, Op::EmitSet)) return kNothing;
  const int kind = p.immediates(moves)[0];
  const NodeId set = p.operands(moves)[0];
  if (!is(set, Op::Difference)) return kNothing;
  const NodeId single = p.operands(set)[0];
  const NodeId empty = p.operands(set)[1];
  if (!is(single, Op::Single) || !is(empty, Op::EmptySites)) return kNothing;
  const NodeId site = p.operands(single)[0];
  if (!is(site, Op::GetReg) || p.immediates(site)[0] != static_cast<int>(ir::Reg::To)) return kNothing;
  const auto read = ir::free_registers(in, in.kinds[static_cast<size_t>(kind)].actions);
  if (std::ranges::any_of(read, [](ir::Reg r) { return r != ir::Reg::To; })) return kNothing;
  if (!in.kinds[static_cast<size_t>(kind)].filters.empty()) return kNothing;
  const int type = p.immediates(empty)[0];
  return out.node(Op::IfMoves, {out.node(Op::IsOccupied, {site}, {type}), out.node(Op::Emit, {}, {kind})});
}

}  // namespace

ir::Program simplify(const ir::Program& program) {
  return rewrite(program, [&](ir::Builder& out, const ir::Node& node, std::span<const NodeId> operands,
                              std::span<const std::int32_t> imm) {
    if (node.op == &Op::Gather)
      if (const NodeId moves = as_condition(program, out, operands[0]); moves != kNothing)
        return out.node(Op::Gather, {moves});
    return folded(out, *node.op, operands, imm);
  });
}

}  // namespace ludens::optimize
