#include "ludemes/moves/adding.h"

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

// One move per component and site where the condition on (to) holds.
NodeId lower_adding(Lowering& l, const Use& use) {
  const Use to = use.use("to");
  const SiteType type = l.site_type(to);
  if (use.has("count") || use.flag("stack")) return l.need(use.id(), "(add) with count: or stack:", ir::Type::Moves);
  const NodeId state = use.has("piece") ? l.integer(use.use("piece"), "state") : ir::kNothing;
  const NodeId sites = to.has("sites") ? l.region(to, "sites") : l.ir.node(Op::Single, {l.integer(to, "site")});
  const NodeId condition = l.boolean(to, "if");
  std::vector<NodeId> parts;
  for (const NodeId component : added_components(l, use)) {
    std::vector<NodeId> actions;
    if (to.has("apply")) {
      NodeId effect = l.apply_effect(to);
      const NodeId when = l.apply_condition(to);
      if (effect != ir::kNothing && when != ir::kNothing) effect = l.ir.node(Op::IfDo, {when, effect});
      if (effect != ir::kNothing) actions.push_back(effect);
    }
    actions.push_back(l.ir.node(Op::ActAdd,
                                {l.ir.reg(Reg::To), component, l.ir.constant(1), state, ir::kNothing, ir::kNothing,
                                 l.integer(to, "level")},
                                {l.space(type)}));
    const int kind = l.add_kind(use, l.ir.node(Op::Do, actions), l.traits(type));
    if (condition == ir::kNothing) {
      parts.push_back(l.ir.node(Op::EmitSet, {sites}, {kind}));
    } else {
      const NodeId emit = l.ir.node(Op::BindReg, {l.ir.reg(Reg::To), l.ir.node(Op::Emit, {}, {kind})}, {static_cast<int>(Reg::From)});
      parts.push_back(l.ir.node(Op::ForSites, {sites, l.ir.node(Op::IfMoves, {condition, emit})}, {static_cast<int>(Reg::To)}));
    }
  }
  return parts.size() == 1 ? parts[0] : l.ir.node(Op::Concat, parts);
}

}  // namespace ludens::ludemes::moves
