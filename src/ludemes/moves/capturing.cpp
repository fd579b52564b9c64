#include "ludemes/moves/capturing.h"

namespace ludens::ludemes::moves {

NodeId capture_start(Lowering& l, const Use& use) {
  if (!use.has("from")) return l.ir.node(Op::LastTo);
  const Use from = use.use("from");
  return from.has("site") ? l.integer(from, "site") : l.ir.reg(Reg::From);
}

SiteType capture_type(Lowering& l, const Use& use) {
  return use.has("from") ? l.site_type(use.use("from")) : l.default_type();
}

NodeId caught_condition(Lowering& l, const Use& use, std::string_view slot, Reg reg, SiteType type) {
  if (use.has(slot) && use.use(slot).has("if")) return l.boolean(use.use(slot), "if");
  return l.ir.node(Op::IsEnemy, {l.ir.node(Op::Who, {l.ir.reg(reg)}, {l.space(type)})});
}

NodeId friend_condition(Lowering& l, const Use& use, std::string_view slot, Reg reg, SiteType type) {
  if (use.has(slot) && use.use(slot).has("if")) return l.boolean(use.use(slot), "if");
  return l.ir.node(Op::IsFriend, {l.ir.node(Op::Who, {l.ir.reg(reg)}, {l.space(type)})});
}

NodeId caught_effect(Lowering& l, const Use& use, std::string_view slot, Reg reg, SiteType type) {
  const NodeId moves = use.has(slot) ? applied_moves(l, use.use(slot)) : ir::kNothing;
  return moves != ir::kNothing ? moves : remove_at(l, use, reg, type);
}

}  // namespace ludens::ludemes::moves
