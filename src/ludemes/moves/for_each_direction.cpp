// for_each_direction.cpp - (forEach Direction): moves for every direction from a site.
#include "ir/accessors.h"
#include "ir/ops/travel.h"
#include "ludemes/direction_lowering.h"
#include "ludemes/moves/capturing.h"
#include "ludemes/ranges/ranging.h"

namespace ludens::ludemes::moves {

namespace {

// Directions as seen on arriving at (to) from (from), where that was one step.
NodeId seen_on_arrival(Lowering& l, NodeId dirs) {
  const ir::Node node = l.program.nodes[dirs];
  const std::vector<NodeId> operands(l.program.operands(dirs).begin(), l.program.operands(dirs).end());
  if (node.op == &Op::DirsFacing) {
    const std::int32_t table = ir::attribute<Op::DirsFacing, "directions">(l.program, dirs);
    const SiteType type = ir::attribute<Op::DirsFacing, "type">(l.program, dirs);
    return l.ir.node(Op::DirsAlong, {l.ir.reg(Reg::From), l.ir.reg(Reg::To)},
                     {table, static_cast<std::int32_t>(type)});
  }
  if (node.op != &Op::DirsUnion && node.op != &Op::DirsSelect) return dirs;
  std::vector<NodeId> parts;
  for (const NodeId operand : operands)
    parts.push_back(l.program.type(operand) == ir::Type::Dirs ? seen_on_arrival(l, operand) : operand);
  return l.ir.node(*node.op, parts);
}

NodeId lower_for_each_direction(Lowering& l, const Use& use) {
  SiteType type = l.default_type();
  NodeId start = l.ir.reg(Reg::From);
  if (use.has("from")) {
    const Use from = use.use("from");
    type = l.site_type(from);
    if (from.has("site")) start = l.integer(from, "site");
  }
  Range range;
  NodeId on_the_way = ir::kNothing;
  if (use.has("between")) {
    range = lower_range(l, use.use("between").arg("range"));
    on_the_way = l.boolean(use.use("between"), "if");
  }
  if (range.least == ir::kNothing) range = {l.ir.constant(1), l.ir.constant(1)};
  NodeId body = l.moves_with(use, "moves", {Reg::To});
  NodeId condition = ir::kNothing;
  if (use.has("to")) {
    const Use to = use.use("to");
    condition = l.boolean(to, "if");
    if (to.has("apply") && to.use("apply").has("effect"))
      body = l.moves_with(to.use("apply"), "effect", {Reg::To});
  }
  if (body == ir::kNothing) return l.ir.node(Op::NoMoves);
  std::vector<NodeId> dirs{direction_or_adjacent(l, use, type)};
  if (use.has("direction"))
    for (const NodeId repeated : repeated_directions(l, use.arg("direction"), type)) dirs.push_back(repeated);
  std::vector<NodeId> each;
  for (const NodeId some : dirs)
    each.push_back(
        l.ir.node(Op::ForDirection,
                  {start, seen_on_arrival(l, some), range.least, range.most, on_the_way, condition, body},
                  {l.space(type), 0}));
  const NodeId piece = l.ir.node(Op::What, {l.ir.reg(Reg::From)}, {l.space(type)});
  return l.ir.node(Op::IfMoves, {l.ir.node(Op::Lt, {l.ir.constant(0), piece}),
                                 each.size() == 1 ? each[0] : l.ir.node(Op::Concat, each)});
}

}  // namespace

constexpr Meaning for_each_direction_meaning{.lower = lower_for_each_direction};

extern const Ludeme for_each_direction = {
    .rule = "operators.foreach.forEach",
    .form =
        "(forEach Direction [<moves.from>] [<direction>] [<moves.between>] (<moves.to> | <moves>) [<then>])",
    .summary =
        "Gathers moves for each site reached from a site in the directions given, (to) being that site",
    .params = {{"from", "where the directions start [(from)]"},
               {"direction", "the directions to try [Adjacent]"},
               {"between", "how far to go and what must hold on the way [exactly one step]"},
               {"to", "which sites count, and the moves that they give"},
               {"moves", "the moves that each site gives"},
               {"then", "what follows once it is done"}},
    .example = "(forEach Direction Orthogonal (to if:(is Empty (to)) (apply (add (to (to))))))",
    .meaning = &for_each_direction_meaning,
};

}  // namespace ludens::ludemes::moves
