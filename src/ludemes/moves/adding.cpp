#include "ludemes/moves/adding.h"

#include "ir/ops/large.h"
#include "ludemes/moves/moving.h"

namespace ludens::ludemes::moves {

namespace {

// The components that may be added: the mover's own number where none is named.
std::vector<NodeId> added_components(Lowering& l, const Use& use) {
  if (!use.has("piece")) return {l.ir.node(Op::Mover)};
  const Use piece = use.use("piece");
  std::vector<NodeId> out;
  const auto add_named = [&](std::string_view name) {
    if (const int exact = l.component_named(name); exact >= 0) {
      out.push_back(l.ir.constant(exact));
    } else {
      l.need(use.id(), "a piece called \"" + std::string(name) + "\"", ir::Type::Moves);
    }
  };
  if (piece.has("name")) add_named(piece.word("name"));
  if (piece.has("component")) out.push_back(l.integer(piece, "component"));
  for (const BoundId id : piece.items("names")) add_named(l.maker.word(id));
  for (const BoundId id : piece.items("components")) out.push_back(l.integer(id));
  return out;
}

}  // namespace

namespace {

// The level that the move names is where the piece comes to lie.
NodeId add_actions(Lowering& l, const Use& use, const Use& to, NodeId component, MoveTraits& traits) {
  const SiteType type = traits.to_type;
  const NodeId site = l.ir.reg(Reg::To);
  const NodeId state = use.has("piece") ? l.integer(use.use("piece"), "state") : ir::kNothing;
  const NodeId count = use.has("count") ? l.integer(use, "count") : l.ir.constant(1);
  const NodeId level = l.integer(to, "level");
  if (l.program.uses.stacks)
    traits.from_level = traits.to_level =
        level != ir::kNothing ? level : l.ir.node(Op::StackSize, {site}, {l.space(type)});
  const NodeId add = l.ir.node(Op::ActAdd, {site, component, count, state, ir::kNothing, ir::kNothing, level},
                               {l.space(type)});
  return in_order(l, {applied(l, to), add});
}

// A large piece is offered in every way that it can lie on empty sites, whatever else the rule says of them.
NodeId add_large(Lowering& l, const Use& use, NodeId component, NodeId sites, SiteType type) {
  const NodeId to = l.ir.reg(Reg::To);
  const NodeId add =
      l.ir.node(Op::ActAdd, {to, component, l.ir.constant(1), l.ir.reg(Reg::Aux2)}, {l.space(type)});
  const NodeId emit =
      l.ir.node(Op::BindReg, {to, l.emit(use, add, l.traits(type))}, {static_cast<int>(Reg::From)});
  const NodeId state = use.has("piece") ? l.integer(use.use("piece"), "state") : ir::kNothing;
  return l.ir.node(Op::ForLargePlaces,
                   {component, sites, l.ir.node(Op::EmptySites, {}, {l.space(type)}), state, emit}, {0});
}

NodeId again_where_applied(Lowering& l, const Use& to, NodeId emit) {
  const NodeId condition = l.apply_condition(to);
  return condition == ir::kNothing ? emit : l.ir.node(Op::IfMoves, {condition, emit});
}

}  // namespace

// One move per component and site where the condition on (to) holds. Which component is known before From and
// To change.
NodeId lower_adding(Lowering& l, const Use& use) {
  const Use to = use.use("to");
  const SiteType type = l.site_type(to);
  NodeId sites = sites_or_site(l, to);
  if (sites == ir::kNothing) sites = l.ir.node(Op::Single, {l.ir.reg(Reg::To)});
  const NodeId condition = l.boolean(to, "if");
  // The reference system offers a move with an effect of its site twice, and so do we.
  const bool twice = to.has("apply") && !to.has("site");
  std::vector<NodeId> parts;
  std::vector<NodeId> components = added_components(l, use);
  if (to.has("site") && components.size() > 1) components.resize(1);  // one site takes one piece
  for (const NodeId component : components) {
    const Held held = hold(l, component, Reg::Aux);
    MoveTraits traits = l.traits(type);
    const NodeId actions = add_actions(l, use, to, held.value, traits);
    const int kind = l.add_kind(use, actions, traits);
    NodeId part = ir::kNothing;
    if (condition == ir::kNothing && !twice) {
      part = l.ir.node(Op::EmitSet, {sites}, {kind});
    } else {
      NodeId emit = l.ir.node(Op::BindReg, {l.ir.reg(Reg::To), l.ir.node(Op::Emit, {}, {kind})},
                              {static_cast<int>(Reg::From)});
      if (twice) emit = l.ir.node(Op::Concat, {emit, again_where_applied(l, to, emit)});
      if (condition != ir::kNothing) emit = l.ir.node(Op::IfMoves, {condition, emit});
      part = l.ir.node(Op::ForSites, {sites, emit}, {static_cast<int>(Reg::To)});
    }
    if (l.program.uses.large_pieces)
      part = l.ir.node(Op::IfMoves, {l.ir.node(Op::IsLarge, {held.value}),
                                     add_large(l, use, held.value, sites, type), part});
    parts.push_back(holding(l, held, part));
  }
  NodeId all = parts.size() == 1 ? parts[0] : l.ir.node(Op::Concat, parts);
  if (use.has("count"))
    all = l.ir.node(Op::IfMoves, {l.ir.node(Op::Lt, {l.ir.constant(0), l.integer(use, "count")}), all});
  return all;
}

}  // namespace ludens::ludemes::moves
