// set_rotation.cpp - (set Rotation), (move Set Rotation): turns a piece on the spot.
#include <algorithm>

#include "ir/ops/travel.h"
#include "ludemes/moves/capturing.h"
#include "ludemes/ranges/ranging.h"

namespace ludens::ludemes::moves {

namespace {

// How many ways pieces can be turned on this board: whatever directions its cells or its vertices have.
int rotation_count(const Lowering& l) {
  size_t most = 1;
  for (const SiteType type : {SiteType::Cell, SiteType::Vertex})
    most = std::max(most, l.equipment.board.supported(type, geometry::Relation::All).in_order.size());
  return static_cast<int>(most);
}

// The rotations named, one move each; then one step back and one step on unless told not to.
NodeId lower_set_rotation(Lowering& l, const Use& use) {
  SiteType type = l.default_type();
  NodeId site = l.ir.reg(Reg::From);
  if (use.has("to")) {
    const Use to = use.use("to");
    type = l.site_type(to);
    if (to.has("site")) site = l.integer(to, "site");
  }
  std::vector<NodeId> rotations;
  for (const BoundId id : use.items("rotations")) rotations.push_back(l.integer(id));
  if (use.has("rotation")) rotations.push_back(l.integer(use, "rotation"));
  std::vector<NodeId> parts;
  const auto add = [&](NodeId rotation, NodeId condition) {
    const NodeId action = l.ir.node(Op::ActTurn, {l.ir.reg(Reg::To), rotation}, {l.space(type)});
    const NodeId emit =
        l.ir.node(Op::EmitSet, {l.ir.node(Op::Single, {site})}, {l.add_kind(use, action, l.traits(type))});
    parts.push_back(condition == ir::kNothing ? emit : l.ir.node(Op::IfMoves, {condition, emit}));
  };
  for (const NodeId rotation : rotations) add(rotation, ir::kNothing);
  const NodeId now = l.ir.node(Op::RotationAt, {l.ir.reg(Reg::To)}, {l.space(type)});
  const int last = rotation_count(l) - 1;
  const NodeId one = l.ir.constant(1);
  const NodeId zero = l.ir.constant(0);
  add(l.ir.node(Op::Select,
                {l.ir.node(Op::Lt, {zero, now}), l.ir.node(Op::Sub, {now, one}), l.ir.constant(last)}),
      l.boolean(use, "previous"));
  add(l.ir.node(Op::Select,
                {l.ir.node(Op::Lt, {now, l.ir.constant(last)}), l.ir.node(Op::Add, {now, one}), zero}),
      l.boolean(use, "next"));
  return l.ir.node(Op::Concat, parts);
}

}  // namespace

constexpr Meaning move_set_rotation_meaning{.lower = lower_set_rotation};

extern const Ludeme move_set_rotation = {
    .rule = "move",
    .form =
        "(move Set Rotation [<moves.to>] [{<int>} | <int>] [previous:<boolean>] [next:<boolean>] [<then>])",
    .summary = "Lets the mover turn a piece to one of some rotations, or by one step to either side",
    .params = {{"to", "where the piece stands [(from)]"},
               {"rotations", "the rotations to choose from [none]"},
               {"rotation", "the only rotation [none]"},
               {"previous", "whether it may turn one step back [True]"},
               {"next", "whether it may turn one step on [True]"},
               {"then", "what follows once it is done"}},
    .example = "(move Set Rotation (to (from)) previous:True next:True)",
    .meaning = &move_set_rotation_meaning,
};

constexpr Meaning set_rotation_meaning{.lower = lower_set_rotation};

extern const Ludeme set_rotation = {
    .rule = "effect.set.set",
    .form = "(set Rotation [<moves.to>] [{<int>} | <int>] [previous:<boolean>] [next:<boolean>] [<then>])",
    .summary = "Turns a piece to one of some rotations, or by one step to either side",
    .params = {{"to", "where the piece stands [(from)]"},
               {"rotations", "the rotations, one move each [none]"},
               {"rotation", "the only rotation [none]"},
               {"previous", "whether it turns one step back [True]"},
               {"next", "whether it turns one step on [True]"},
               {"then", "what follows once it is done"}},
    .example = "(set Rotation (to (last To)) next:False)",
    .meaning = &set_rotation_meaning,
};

}  // namespace ludens::ludemes::moves
