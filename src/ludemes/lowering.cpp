#include "ludemes/lowering.h"

#include <algorithm>

#include "ir/accessors.h"
#include "ir/ops/floats.h"
#include "ir/ops/growth.h"
#include "ir/ops/travel.h"
#include "ludemes/roles.h"

namespace ludens::ludemes {

Lowering::Lowering(const Description& d, const GameEquipment& m, ir::Program& p)
    : description(d),
      made(m),
      equipment(m.equipment),
      program(p),
      ir(p),
      maker(d, m.equipment.board.default_type()) {
  maker.set_equipment(&m.equipment);
}

NodeId Lowering::need(BoundId at, std::string what, ir::Type type) {
  if (needs.size() < 100) needs.push_back({std::move(what), at});
  switch (type) {
    case ir::Type::Int:
      return ir.constant(0);
    case ir::Type::Level:
      return ir.level_const(0);
    case ir::Type::Float:
      return ir.node(Op::FloatConst, {}, {0});
    case ir::Type::Bool:
      return ir.boolean(false);
    case ir::Type::Set:
      return ir.set({});
    case ir::Type::List:
      return ir.node(Op::ListConst, {}, {ir.list({})});
    case ir::Type::Dirs:
      return direction_mask(0);
    case ir::Type::Moves:
      return ir.node(Op::NoMoves);
    case ir::Type::Void:
      return ir.node(Op::Do);
  }
  return ir::kNothing;
}

NodeId Lowering::direction_mask(geometry::DirectionMask mask) {
  return ir.directions(mask);
}

namespace {

std::string shown(const Description& d, BoundId id) {
  const Bound& bound = d.bound[id];
  if (bound.kind != BoundKind::Form) return "this value";
  std::string out = "(" + std::string(bound.form->keyword);
  // The constant that chooses the form says which ludeme it is.
  for (size_t i = 0; i < bound.form->slots.size() && i < 2; ++i) {
    const BoundId arg = d.bound.args(id)[i];
    if (arg != kUnbound && d.bound[arg].kind == BoundKind::Constant)
      out += " " + std::string(d.tree.word(d.bound[arg].word));
  }
  return out + ")";
}

constexpr int kMaxDepth = 300;
constexpr size_t kMaxNodes = 1'000'000;  // the largest known game has a tenth of that

// Stands in the memo for moves whose lowering has begun: no real context has such a component.
Context unfinished() {
  Context mark;
  mark.component = -2;
  return mark;
}

}  // namespace

NodeId Lowering::lower_form(BoundId id, ir::Type type) {
  const Bound& bound = description.bound[id];
  const Meaning* meaning = bound.form->ludeme->meaning;
  if (!meaning || !meaning->lower) {
    // A number that is the same in every state needs no lowering of its own.
    if (type == ir::Type::Int)
      if (const auto value = maker.number(id)) return ir.constant(static_cast<std::int32_t>(*value));
    return need(id, shown(description, id), type);
  }
  if (++depth_ > kMaxDepth) {
    --depth_;
    return need(id, "rules nested more than " + std::to_string(kMaxDepth) + " deep", type);
  }
  if (program.nodes.size() > kMaxNodes) {
    --depth_;
    return need(id, "rules that come to more than " + std::to_string(kMaxNodes) + " steps", type);
  }
  const std::uint32_t outer = ir.source();
  ir.set_source(id);
  const NodeId node = meaning->lower(*this, Use(maker, id));
  ir.set_source(outer);
  --depth_;
  if (node != ir::kNothing && program.type(node) != type)
    return need(id, shown(description, id) + " as another type", type);
  return node;
}

NodeId Lowering::lower(BoundId id, ir::Type type) {
  if (id == kUnbound) return ir::kNothing;
  const bool in_context = type == ir::Type::Moves;
  const auto key = std::make_pair(id, in_context ? context : Context{});
  if (const auto found = memo_.find(key); found != memo_.end()) return found->second;
  NodeId node = ir::kNothing;
  if (in_context) {
    const auto mark = std::make_pair(id, unfinished());
    if (!memo_.try_emplace(mark, ir::kNothing).second)
      return need(id, "a piece whose moves lead back to themselves", type);
    node = lower_form(id, type);
    memo_.erase(mark);
  } else {
    node = within(Context{}, [&] { return lower_form(id, type); });
  }
  memo_.emplace(key, node);
  return node;
}

NodeId Lowering::integer(BoundId id) {
  if (id == kUnbound) return ir::kNothing;
  const Bound& bound = description.bound[id];
  if (bound.kind == BoundKind::Int) return ir.constant(static_cast<std::int32_t>(bound.number));
  if (bound.kind == BoundKind::Constant)
    return player(description.word(bound.word));  // a role where a number may stand
  return lower(id, ir::Type::Int);
}

NodeId Lowering::boolean(BoundId id) {
  if (id == kUnbound) return ir::kNothing;
  const Bound& bound = description.bound[id];
  if (bound.kind == BoundKind::Bool) return ir.boolean(bound.number != 0);
  return lower(id, ir::Type::Bool);
}

NodeId Lowering::region(BoundId id) {
  return lower(id, ir::Type::Set);
}

NodeId Lowering::array(BoundId id) {
  if (id == kUnbound) return ir::kNothing;
  if (description.bound[id].kind != BoundKind::Array) return lower(id, ir::Type::List);
  std::vector<NodeId> items;
  for (const BoundId item : description.bound.args(id)) items.push_back(integer(item));
  return ir.node(Op::MakeList, items);
}

NodeId Lowering::effect(BoundId id) {
  Context fresh;
  fresh.is_consequence = context.is_consequence;
  return within(std::move(fresh), [&] { return moves(id); });
}

NodeId Lowering::consequence(BoundId id) {
  Context fresh;
  fresh.is_consequence = true;
  return within(std::move(fresh), [&] { return moves(id); });
}

NodeId Lowering::perform(BoundId id) {
  return lower(id, ir::Type::Void);
}

NodeId Lowering::moves(BoundId id) {
  if (id == kUnbound) return ir::kNothing;
  const BoundId then = description.bound.arg(id, "then");
  if (then == kUnbound) return lower(id, ir::Type::Moves);
  const Use then_use = use(then);
  Context inner = context;
  inner.thens.insert(inner.thens.begin(), consequence(then_use.arg("effect")));
  // Where players move in turn there is nobody to wait for.
  const bool waits = then_use.flag("applyAfterAllMoves") && program.mode == ir::kSimultaneous;
  if (waits && inner.thens.size() > 32) need(then, "more than 32 consequences of one move", ir::Type::Moves);
  inner.waiting = inner.waiting << 1 | (waits ? 1u : 0u);
  return within(std::move(inner), [&] { return lower(id, ir::Type::Moves); });
}

NodeId Lowering::moves_with(const Use& u, std::string_view slot, std::initializer_list<Reg> bound) {
  Context inner = context;
  for (const Reg r : bound) inner.bound |= 1u << static_cast<int>(r);
  return within(std::move(inner), [&] { return moves(u, slot); });
}

SiteType Lowering::site_type(const Use& u, std::string_view slot) {
  const SiteType type = u.pick(slot, kSiteTypeNames, default_type());
  return program.uses.site_type[space(type)] ? type : default_type();  // the cells of hands (see uses.cpp)
}

bool Lowering::is_everybody(std::string_view role) const {
  return role == "All" || role == "Each" || role == "Shared";
}

NodeId Lowering::player(std::string_view role) {
  if (role == "Mover") return ir.node(Op::Mover);
  if (role == "Next") return ir.node(Op::Next);
  if (role == "Prev") return ir.node(Op::Prev);
  if (role == "Player") return ir.reg(Reg::Player);
  if (role == "TeamMover") return ir.node(Op::TeamOf, {ir.node(Op::Mover)});
  if (const auto number = role_number(role, players())) return ir.constant(*number);
  if (role == "NonMover" || role == "Enemy" || role == "Friend" || role == "Ally")
    return ir.constant(players() + 1);
  return ir.constant(-1);
}

NodeId Lowering::player(const Use& u, std::string_view player_slot, std::string_view role_slot) {
  if (!player_slot.empty() && u.has(player_slot)) {
    const BoundId id = u.arg(player_slot);
    if (description.bound[id].kind == BoundKind::Form && description.bound[id].form->keyword == "player")
      return integer(use(id), "index");
    return integer(id);
  }
  if (!role_slot.empty() && u.has(role_slot)) return player(u.word(role_slot));
  return ir::kNothing;
}

int Lowering::component_named(std::string_view name) const {
  for (size_t i = 1; i < equipment.components.size(); ++i)
    if (equipment.components[i].name == name) return static_cast<int>(i);
  return -1;
}

std::vector<int> Lowering::components_named(std::string_view name) const {
  std::vector<int> out;
  for (size_t i = 1; i < equipment.components.size(); ++i)
    if (equipment.components[i].name == name || equipment.components[i].kind_name == name)
      out.push_back(static_cast<int>(i));
  return out;
}

namespace {

// A rule may offer effects as moves, (step ...) instead of (move Step ...), but then they are no decisions
// about the sites that they name. A whole stack that slides is one all the same.
bool is_decision(const Use& use) {
  const std::string_view keyword = use.form().keyword;
  if (keyword == "slide") return use.flag("stack");
  constexpr std::string_view kDecisions[] = {"append", "move", "satisfy"};
  return std::ranges::find(kDecisions, keyword) != std::end(kDecisions);
}

}  // namespace

int Lowering::add_kind(const Use& u, NodeId actions, const MoveTraits& t) {
  ir::Kind kind;
  kind.actions = actions;
  if (!context.trailing.empty()) {
    std::vector<NodeId> all{actions};
    all.insert(all.end(), context.trailing.begin(), context.trailing.end());
    kind.actions = ir.node(Op::Do, all);
  }
  kind.thens = context.thens;
  kind.waiting = context.waiting;
  kind.filters = context.filters;
  kind.preludes = context.preludes;
  kind.includes_consequences = context.includes_consequences;
  kind.from_type = t.from_type;
  kind.to_type = t.to_type;
  kind.from_level = t.from_level;
  kind.to_level = t.to_level;
  kind.decision = t.decision && is_decision(u);
  kind.pass = t.pass;
  kind.swap = t.swap;
  kind.source = u.id();
  program.kinds.push_back(std::move(kind));
  return static_cast<int>(program.kinds.size() - 1);
}

namespace {

// Calls visit for every node below this one, kinds of moves left aside.
template <class Visit>
void for_each_below(const ir::Program& program, NodeId root, Visit visit) {
  std::vector<bool> seen(program.nodes.size(), false);
  std::vector<NodeId> todo{root};
  while (!todo.empty()) {
    const NodeId id = todo.back();
    todo.pop_back();
    if (id == ir::kNothing || seen[id]) continue;
    seen[id] = true;
    visit(id);
    for (const NodeId operand : program.operands(id)) todo.push_back(operand);
  }
}

}  // namespace

// What (level) is left at by the effects of one move is what the next one finds.
NodeId Lowering::emit(const Use& u, NodeId actions, const MoveTraits& t) {
  NodeId emitted = ir.node(Op::Emit, {}, {add_kind(u, actions, t)});
  // What follows from a move goes wherever the rules say, and the board grows around it.
  if (equipment.grows() && !context.is_consequence)
    emitted = ir.node(Op::IfMoves, {ir.node(Op::Exists, {ir.reg(Reg::To)}), emitted});
  std::vector<NodeId> left;
  for_each_below(program, actions, [&](NodeId id) {
    if (ir::is(program, id, Op::KeepLevel)) left.push_back(ir::operand<Op::KeepLevel, "body">(program, id));
  });
  if (left.empty()) return emitted;
  return ir.node(Op::Concat, {emitted, ir.node(Op::LeaveLevel, left)});
}

NodeId Lowering::apply_condition(const Use& holder, std::string_view slot) {
  if (!holder.has(slot)) return ir::kNothing;
  return boolean(holder.use(slot), "if");
}

// The effect's moves are gathered into the move at hand, so their own surroundings are empty.
NodeId Lowering::apply_effect(const Use& holder, std::string_view slot) {
  if (!holder.has(slot)) return ir::kNothing;
  const Use applied = holder.use(slot);
  if (!applied.has("effect")) return ir::kNothing;
  return ir.node(Op::Gather, {effect(applied.arg("effect"))});
}

}  // namespace ludens::ludemes
