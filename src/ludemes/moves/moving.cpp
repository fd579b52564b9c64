#include "ludemes/moves/moving.h"

#include <algorithm>

namespace ludens::ludemes::moves {

Leaving leaving(Lowering& l, const Use& use) {
  Leaving out{l.default_type(), use.flag("stack"), ir::kNothing};
  if (!use.has("from")) return out;
  const Use from = use.use("from");
  out.type = l.site_type(from);
  out.level = l.integer(from, "level");
  return out;
}

NodeId from_each(Lowering& l, const Use& use, NodeId body) {
  if (!use.has("from")) return body;
  const Use from = use.use("from");
  if (from.has("if")) body = l.ir.node(Op::IfMoves, {l.boolean(from, "if"), body});
  if (from.has("sites"))
    return l.ir.node(Op::ForSites, {l.region(from, "sites"), body}, {static_cast<int>(Reg::From)});
  if (from.has("site"))
    return l.ir.node(Op::BindReg, {l.integer(from, "site"), body}, {static_cast<int>(Reg::From)});
  return body;
}

NodeId applied(Lowering& l, const Use& holder, bool conditional) {
  const NodeId effect = l.apply_effect(holder);
  if (effect == ir::kNothing || !conditional) return effect;
  const NodeId condition = l.apply_condition(holder);
  return condition == ir::kNothing ? effect : l.ir.node(Op::IfDo, {condition, effect});
}

NodeId in_order(Lowering& l, std::vector<NodeId> effects) {
  std::erase(effects, ir::kNothing);
  return effects.size() == 1 ? effects[0] : l.ir.node(Op::Do, effects);
}

NodeId top_level(Lowering& l, NodeId site, SiteType type) {
  return l.ir.node(Op::Sub, {l.ir.node(Op::StackSize, {site}, {l.space(type)}), l.ir.constant(1)});
}

NodeId carry(Lowering& l, const Leaving& leaving, MoveTraits& traits) {
  if (l.program.uses.stacks && !leaving.stack) traits.from_level = leaving.level;
  return l.ir.node(
      Op::ActMove,
      {l.ir.reg(Reg::From), l.ir.reg(Reg::To), leaving.stack ? ir::kNothing : leaving.level, ir::kNothing},
      {l.space(leaving.type), l.space(leaving.type), leaving.stack ? 1 : 0});
}

Held hold(Lowering& l, NodeId value, Reg reg) {
  if (value == ir::kNothing) return {};
  const std::vector<Reg> read = ir::free_registers(l.program, value);
  const bool depends =
      std::ranges::find(read, Reg::From) != read.end() || std::ranges::find(read, Reg::To) != read.end();
  if (!depends) return {value, ir::kNothing, reg};
  return {l.ir.reg(reg), value, reg};
}

NodeId holding(Lowering& l, const Held& held, NodeId body) {
  if (held.given == ir::kNothing) return body;
  return l.ir.node(Op::BindReg, {held.given, body}, {static_cast<int>(held.reg)});
}

NodeId direction_or_adjacent(Lowering& l, const Use& use, SiteType type, std::string_view slot) {
  if (use.has(slot)) return l.directions(use.arg(slot), type);
  return l.direction_mask(geometry::bit(geometry::Direction::Adjacent));
}

NodeId sites_or_site(Lowering& l, const Use& use, std::string_view sites, std::string_view site) {
  if (use.has(sites)) return l.region(use, sites);
  if (use.has(site)) return l.ir.node(Op::Single, {l.integer(use, site)});
  return ir::kNothing;
}

NodeId applied_moves(Lowering& l, const Use& holder) {
  if (!holder.has("apply")) return ir::kNothing;
  const Use apply = holder.use("apply");
  if (!apply.has("effect")) return ir::kNothing;
  const NodeId moves = l.moves(apply, "effect");
  return apply.has("if") ? l.ir.node(Op::IfMoves, {l.boolean(apply, "if"), moves}) : moves;
}

NodeId remove_at(Lowering& l, const Use& use, Reg reg, SiteType type) {
  const NodeId actions = l.ir.node(Op::ActRemove, {l.ir.reg(Reg::To), ir::kNothing}, {l.space(type), 0});
  const NodeId sites = l.ir.node(Op::Difference, {l.ir.node(Op::Single, {l.ir.reg(reg)}),
                                                  l.ir.node(Op::EmptySites, {}, {l.space(type)})});
  return l.ir.node(Op::EmitSet, {sites}, {l.add_kind(use, actions, l.traits(type))});
}

}  // namespace ludens::ludemes::moves
