// lift_slides.cpp - "for each piece of this kind: slide" becomes "all pieces of this kind slide at once".
//
// Possible where the directions are the same for all pieces of the kind, no two lines from a site meet again,
// the conditions can be had as sets, and the move's effects read nothing but From and To.
#include "ir/accessors.h"
#include "ir/ops/lifted.h"
#include "ir/ops/travel.h"
#include "optimize/lift_jumps.h"
#include "optimize/lift_pieces.h"
#include "optimize/passes.h"
#include "optimize/rewrite.h"
#include "optimize/site_sets.h"

namespace ludens::optimize {

using ir::Builder;
using ir::kNothing;
using ir::NodeId;
using ir::Program;
using ir::Reg;
namespace Op = ir::Op;

namespace {

NodeId all_slide(Builder& out, const PieceLoop& loop, NodeId slide, NodeId from) {
  const Program& p = out.program();
  if (!ir::is(p, slide, Op::Slide) || p.words > kMostWords ||
      ir::attribute<Op::Slide, "type">(p, slide) != loop.type)
    return kNothing;
  const auto dirs = static_directions(p, ir::operand<Op::Slide, "directions">(p, slide), loop.component);
  const NodeId least = ir::operand<Op::Slide, "least">(p, slide);
  const NodeId most = ir::operand<Op::Slide, "most">(p, slide);
  if (!dirs) return kNothing;
  if (!out.is_constant(least) || !out.is_constant(most)) return lift_exact_slides(out, loop, slide, from);
  SiteSets sets(out, loop.type, loop.component);
  const NodeId free =
      sets.where(ir::operand<Op::Slide, "while">(p, slide), ir::bit(Reg::To) | ir::bit(Reg::Between));
  if (free == kNothing) return kNothing;
  NodeId stop = ir::operand<Op::Slide, "stop">(p, slide);
  if (stop != kNothing) {
    stop = sets.where(stop, ir::bit(Reg::To));
    if (stop == kNothing) return kNothing;
  }
  const auto to = landing(out, loop, from, ir::operand<Op::Slide, "if">(p, slide),
                          ir::operand<Op::Slide, "body">(p, slide));
  if (!to || !lines_part(p.equipment->board, loop.type, *dirs)) return kNothing;
  return for_all_ends(out, *to, [&](const Landing::Ends& ends) {
    const NodeId condition = ends.to == sets.board() ? kNothing : ends.to;
    return out.node(Op::SlideSet, {ends.from, out.directions(*dirs), free, stop, condition},
                    {static_cast<std::int32_t>(loop.type), to->kind, out.value(least), out.value(most)});
  });
}

// (for_direction site ... (bind From To (emit))): a move for each site in sight. Something is placed there,
// say.
NodeId all_in_sight(Builder& out, std::span<const NodeId> operands,
                    std::span<const std::int32_t> attributes) {
  const Program& p = out.program();
  const auto operand = [&](int index) {
    return static_cast<size_t>(index) < operands.size() ? operands[static_cast<size_t>(index)] : kNothing;
  };
  const NodeId body = operand(ir::operand_index<Op::ForDirection, "body">());
  const auto dirs = ir::constant_directions(p, operand(ir::operand_index<Op::ForDirection, "directions">()));
  const NodeId least = operand(ir::operand_index<Op::ForDirection, "least">());
  const NodeId most = operand(ir::operand_index<Op::ForDirection, "most">());
  const NodeId condition = operand(ir::operand_index<Op::ForDirection, "if">());
  if (!dirs || p.words > kMostWords || condition == kNothing || !ir::is(p, body, Op::BindReg) ||
      !out.is_constant(least) || out.value(least) > 1 || !out.is_constant(most) ||
      out.value(most) < p.words * 64)
    return kNothing;
  const NodeId move = ir::operand<Op::BindReg, "body">(p, body);
  if (ir::attribute<Op::BindReg, "register">(p, body) != Reg::From ||
      !ir::reads_register(p, ir::operand<Op::BindReg, "value">(p, body), Reg::To) ||
      !ir::is(p, move, Op::Emit))
    return kNothing;
  const int kind = ir::attribute<Op::Emit, "kind">(p, move);
  if (!p.kinds[static_cast<size_t>(kind)].captures.empty()) return kNothing;
  const std::int32_t type = attributes[ir::attribute_index<Op::ForDirection, "type">()];
  const auto site_type = static_cast<ir::SiteType>(type);
  const NodeId open = SiteSets(out, site_type).where(condition, ir::bit(Reg::To));
  if (open == kNothing || !lines_part(p.equipment->board, site_type, *dirs)) return kNothing;
  const NodeId site = operand(ir::operand_index<Op::ForDirection, "site">());
  const NodeId sites = out.node(Op::LineSites, {site, out.directions(*dirs), open}, {type});
  return out.node(Op::EmitSet, {sites}, {kind});
}

}  // namespace

Program lift_slides(const Program& program) {
  const Program seen =
      rewrite(program, [](Builder& out, const ir::Node& node, std::span<const NodeId> operands,
                          std::span<const std::int32_t> attributes) {
        return node.op == &Op::ForDirection ? all_in_sight(out, operands, attributes) : kNothing;
      });
  const auto do_the_same = [&](int kind, int other) {
    const auto& kinds = program.kinds;
    return kinds[static_cast<size_t>(kind)].does_the_same(kinds[static_cast<size_t>(other)]);
  };
  const auto join = [&](Builder& out, std::vector<NodeId>& lifted) { join_jumps(out, lifted, do_the_same); };
  return lift_pieces(seen, all_slide, {join, {}});
}

}  // namespace ludens::optimize
