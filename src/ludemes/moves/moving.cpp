#include "ludemes/moves/moving.h"

#include <algorithm>

#include "ir/accessors.h"
#include "ir/ops/travel.h"
#include "ir/ops/walks.h"
#include "ludemes/direction_lowering.h"

namespace ludens::ludemes::moves {

Leaving leaving(Lowering& l, const Use& use) {
  Leaving out{l.default_type(), use.flag("stack"), ir::kNothing};
  if (!use.has("from")) return out;
  const Use source = use.use("from");
  out.type = l.site_type(source);
  out.level = l.level(source, "level");
  return out;
}

namespace {

constexpr Reg kOuterFrom = Reg::Aux2;

// From read as it was further out: in the sites between which directions are asked, not in what faces.
NodeId with_outer_from(Lowering& l, NodeId dirs, bool between = false) {
  if (dirs == ir::kNothing) return dirs;
  if (between && ir::reads_register(l.program, dirs, Reg::From)) return l.ir.reg(kOuterFrom);
  const ir::Node node = l.program.nodes[dirs];
  const bool is_between = between || node.op == &Op::DirsBetween;
  if (!is_between && node.op->result != ir::Type::Dirs) return dirs;
  if (node.op == &Op::DirsFacing || ir::kind_attribute(*node.op) >= 0) return dirs;
  const std::vector<NodeId> operands(l.program.operands(dirs).begin(), l.program.operands(dirs).end());
  const std::vector<std::int32_t> attributes(l.program.attributes(dirs).begin(),
                                             l.program.attributes(dirs).end());
  std::vector<NodeId> parts;
  for (const NodeId operand : operands) parts.push_back(with_outer_from(l, operand, is_between));
  return l.ir.node(*node.op, parts, attributes);
}

NodeId from_given_site(Lowering& l, const Use& from, NodeId body) {
  if (from.has("if")) body = l.ir.node(Op::IfMoves, {l.boolean(from, "if"), body});
  if (from.has("sites"))
    return l.ir.node(Op::ForSites, {l.region(from, "sites"), body}, {static_cast<int>(Reg::From)});
  if (from.has("site"))
    return l.ir.node(Op::BindReg, {l.integer(from, "site"), body}, {static_cast<int>(Reg::From)});
  return body;
}

bool starts_elsewhere(const Use& use) {
  return use.has("from") && use.use("from").has("site");
}

}  // namespace

Leaving leaving_with_level_bound(Lowering& l, const Use& use) {
  Leaving out = leaving(l, use);
  if (ir::is(l.program, out.level, Op::GetLevel)) out.level = l.ir.level(l.ir.reg(Reg::Aux));
  return out;
}

NodeId with_level_bound(Lowering& l, const Use& use, NodeId travel) {
  const NodeId level = leaving(l, use).level;
  if (!ir::is(l.program, level, Op::GetLevel)) return travel;
  return l.ir.node(Op::BindReg, {l.ir.level_number(level), travel}, {static_cast<int>(Reg::Aux)});
}

NodeId with_repeats(Lowering& l, const Use& use, SiteType type, NodeId travel) {
  std::vector<NodeId> all{travel};
  if (!use.has("direction")) return travel;
  for (const NodeId repeated : repeated_directions(l, use.arg("direction"), type)) {
    std::vector<NodeId> operands(l.program.operands(travel).begin(), l.program.operands(travel).end());
    const std::vector<std::int32_t> attributes(l.program.attributes(travel).begin(),
                                               l.program.attributes(travel).end());
    operands[0] = repeated;
    all.push_back(l.ir.node(*l.program.nodes[travel].op, operands, attributes));
  }
  return all.size() == 1 ? travel : l.ir.node(Op::Concat, all);
}

NodeId travel_directions(Lowering& l, const Use& use, SiteType type) {
  const NodeId dirs = direction_or_adjacent(l, use, type);
  return starts_elsewhere(use) ? with_outer_from(l, dirs) : dirs;
}

NodeId from_each(Lowering& l, const Use& use, NodeId body) {
  if (!use.has("from")) return body;
  const NodeId moves = from_given_site(l, use.use("from"), body);
  const std::vector<Reg> read = ir::free_registers(l.program, body);
  const bool reads_outer = use.has("direction") && std::ranges::find(read, kOuterFrom) != read.end();
  if (!starts_elsewhere(use) || !reads_outer) return moves;
  return l.ir.node(Op::BindReg, {l.ir.reg(Reg::From), moves}, {static_cast<int>(kOuterFrom)});
}

namespace {

bool has_level_loop(const Lowering& l, NodeId effect) {
  std::vector<bool> seen(l.program.nodes.size(), false);
  std::vector<NodeId> todo{effect};
  while (!todo.empty()) {
    const NodeId id = todo.back();
    todo.pop_back();
    if (id == ir::kNothing || seen[id]) continue;
    seen[id] = true;
    if (l.program.nodes[id].op == &Op::ForLevels) return true;
    const auto operands = l.program.operands(id);
    todo.insert(todo.end(), operands.begin(), operands.end());
  }
  return false;
}

}  // namespace

NodeId applied(Lowering& l, const Use& holder, bool conditional) {
  NodeId effect = l.apply_effect(holder);
  if (effect == ir::kNothing) return effect;
  const NodeId condition = conditional ? l.apply_condition(holder) : ir::kNothing;
  if (condition != ir::kNothing) effect = l.ir.node(Op::IfDo, {condition, effect});
  // The move itself was worked out before the loops of its effects.
  return has_level_loop(l, effect) ? l.ir.node(Op::KeepLevel, {effect}) : effect;
}

NodeId in_order(Lowering& l, std::vector<NodeId> effects) {
  std::erase(effects, ir::kNothing);
  return effects.size() == 1 ? effects[0] : l.ir.node(Op::Do, effects);
}

NodeId top_level(Lowering& l, NodeId site, SiteType type) {
  const NodeId size = l.ir.node(Op::StackSize, {site}, {l.space(type)});
  return l.ir.level(l.ir.node(Op::Sub, {size, l.ir.constant(1)}));
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
  const Use wanted = holder.use("apply");
  if (!wanted.has("effect")) return ir::kNothing;
  const NodeId moves = l.moves(wanted, "effect");
  return wanted.has("if") ? l.ir.node(Op::IfMoves, {l.boolean(wanted, "if"), moves}) : moves;
}

NodeId remove_at(Lowering& l, const Use& use, Reg reg, SiteType type) {
  const NodeId actions = l.ir.node(Op::ActRemove, {l.ir.reg(Reg::To), ir::kNothing}, {l.space(type), 0});
  const NodeId sites = l.ir.node(Op::Difference, {l.ir.node(Op::Single, {l.ir.reg(reg)}),
                                                  l.ir.node(Op::EmptySites, {}, {l.space(type)})});
  return l.ir.node(Op::EmitSet, {sites}, {l.add_kind(use, actions, l.traits(type))});
}

NodeId offered_to(Lowering& l, const Use& use, NodeId player, NodeId moves) {
  if (player == ir::kNothing || l.program.mode != ir::kSimultaneous || use.form().keyword != "move")
    return moves;
  return l.ir.node(Op::IfMoves, {l.ir.node(Op::Eq, {l.ir.node(Op::Mover), player}), moves});
}

}  // namespace ludens::ludemes::moves
