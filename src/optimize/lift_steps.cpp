// lift_steps.cpp - "for each piece of this kind: step" becomes "all pieces of this kind step at once".
//
// Possible where the directions are the same for all pieces of the kind, the condition on (to) can be had as
// a set, and the move's effects read nothing but From and To. What cannot be lifted stays in the loop.
#include "ir/accessors.h"
#include "ir/ops/lifted.h"
#include "ir/relations.h"
#include "optimize/lift_pieces.h"
#include "optimize/passes.h"
#include "optimize/site_sets.h"

namespace ludens::optimize {

using ir::Builder;
using ir::kNothing;
using ir::NodeId;
using ir::Program;
namespace Op = ir::Op;

namespace {

NodeId all_step(Builder& out, const PieceLoop& loop, NodeId step, NodeId from) {
  const Program& p = out.program();
  if (!ir::is(p, step, Op::Step) || ir::attribute<Op::Step, "type">(p, step) != loop.type) return kNothing;
  const auto dirs = static_directions(p, ir::operand<Op::Step, "directions">(p, step), loop.component);
  if (!dirs || ir::make_relations(p.equipment->board, loop.type, *dirs, p.words).empty()) return kNothing;
  const auto to =
      landing(out, loop, from, ir::operand<Op::Step, "if">(p, step), ir::operand<Op::Step, "body">(p, step));
  if (!to) return kNothing;
  return for_all_ends(out, *to, [&](const Landing::Ends& ends) {
    return out.node(Op::StepSet, {ends.from, out.directions(*dirs), ends.to},
                    {static_cast<std::int32_t>(loop.type), to->kind});
  });
}

// A piece that is acted on where it stands: (emit_set (single From)).
NodeId all_stay(Builder& out, const PieceLoop& loop, NodeId moves, NodeId from) {
  const Program& p = out.program();
  if (!ir::is(p, moves, Op::EmitSet) || !loop.on_board) return kNothing;
  const NodeId sites = ir::operand<Op::EmitSet, "sites">(p, moves);
  const int kind = ir::attribute<Op::EmitSet, "kind">(p, moves);
  if (!ir::is(p, sites, Op::Single) || !p.kinds[static_cast<size_t>(kind)].captures.empty() ||
      !ir::reads_register(p, ir::operand<Op::Single, "site">(p, sites), ir::Reg::From))
    return kNothing;
  const NodeId pieces = out.node(Op::Intersection, {from, SiteSets(out, loop.type).board()});
  return out.node(Op::EmitSet, {pieces}, {kind});
}

}  // namespace

Program lift_steps(const Program& program) {
  return lift_pieces(program, [](Builder& out, const PieceLoop& loop, NodeId way, NodeId from) {
    const NodeId steps = all_step(out, loop, way, from);
    return steps != kNothing ? steps : all_stay(out, loop, way, from);
  });
}

}  // namespace ludens::optimize
