#include "ludemes/moves/adding.h"

#include "ir/ops/large.h"
#include "ludemes/moves/moving.h"
#include "ludemes/named_pieces.h"
#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::moves {

namespace {

// The components that may be added: the mover's own number where none is named.
std::vector<NodeId> added_components(Lowering& l, const Use& use) {
  if (!use.has("piece")) return {l.ir.node(Op::Mover)};
  const Use piece = use.use("piece");
  return listed_pieces(l, piece, [&](std::string_view name) { return named_piece(l, use, name); });
}

}  // namespace

namespace {

// The level that the move names is where the piece comes to lie.
NodeId add_actions(Lowering& l, const Use& use, const Use& to, NodeId component, MoveTraits& traits) {
  const SiteType type = traits.to_type;
  const NodeId site = l.ir.reg(Reg::To);
  const NodeId state = use.has("piece") ? l.integer(use.use("piece"), "state") : ir::kNothing;
  const NodeId count = use.has("count") ? l.integer(use, "count") : l.ir.constant(1);
  const NodeId level = l.level(to, "level");
  if (l.program.uses.stacks)
    traits.from_level = traits.to_level =
        level != ir::kNothing ? level : l.ir.level(l.ir.node(Op::StackSize, {site}, {l.space(type)}));
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
  return l.ir.node(
      Op::ForLargePlaces,
      {component, sites, existing_sites(l, l.ir.node(Op::EmptySites, {}, {l.space(type)})), state, emit},
      {0});
}

// The reference system lists a move with an effect of its site twice, and it is the same move both times: the
// consequences of the rules around it are added to it once for each place on the list. So are they here.
Context with_outer_thens_twice(Lowering& l, const Use& use) {
  const Context& here = l.context;
  Context twice = here;
  const size_t own = use.has("then") && !here.thens.empty() ? 1 : 0;
  twice.thens.resize(own);
  twice.waiting = here.waiting & static_cast<std::uint32_t>(own);
  for (size_t i = own; i < here.thens.size(); ++i) {
    twice.thens.insert(twice.thens.end(), 2, here.thens[i]);
    const std::uint32_t waits = i < 32 ? here.waiting >> i & 1 : 0;
    const size_t at = twice.thens.size() - 2;
    if (waits && at + 1 < 32) twice.waiting |= 3u << at;
    if (waits && at + 1 >= 32) l.need(use.id(), "more than 32 consequences of one move", ir::Type::Moves);
  }
  for (std::uint16_t& filter : twice.filters) {
    const ir::Filter there = l.program.filters[filter];
    filter = static_cast<std::uint16_t>(l.program.filters.size());
    l.program.filters.push_back({there.condition, 2 * there.outer_thens});
  }
  return twice;
}

NodeId emit_here(Lowering& l, int kind) {
  return l.ir.node(Op::BindReg, {l.ir.reg(Reg::To), l.ir.node(Op::Emit, {}, {kind})},
                   {static_cast<int>(Reg::From)});
}

NodeId emit_twice_where_applied(Lowering& l, const Use& use, NodeId actions, const MoveTraits& traits) {
  const NodeId emit = emit_here(
      l, l.within(with_outer_thens_twice(l, use), [&] { return l.add_kind(use, actions, traits); }));
  const NodeId both = l.ir.node(Op::Concat, {emit, emit});
  const NodeId condition = l.apply_condition(use.use("to"));
  if (condition == ir::kNothing) return both;
  return l.ir.node(Op::IfMoves, {condition, both, emit_here(l, l.add_kind(use, actions, traits))});
}

}  // namespace

// One move per component and site where the condition on (to) holds. Which component is known before From and
// To change.
NodeId lower_adding(Lowering& l, const Use& use) {
  const Use to = use.use("to");
  const SiteType type = l.site_type(to);
  NodeId sites = sites_or_site(l, to);
  if (sites == ir::kNothing) sites = l.ir.node(Op::Single, {l.ir.reg(Reg::To)});
  if (!l.context.is_consequence) sites = existing_sites(l, sites);
  const NodeId condition = l.boolean(to, "if");
  const bool twice = to.has("apply") && !to.has("site");
  std::vector<NodeId> parts;
  std::vector<NodeId> components = added_components(l, use);
  if (to.has("site") && components.size() > 1) components.resize(1);  // one site takes one piece
  for (const NodeId component : components) {
    const Held held = hold(l, component, Reg::Aux);
    MoveTraits traits = l.traits(type);
    const NodeId actions = add_actions(l, use, to, held.value, traits);
    NodeId part = ir::kNothing;
    if (condition == ir::kNothing && !twice) {
      part = l.ir.node(Op::EmitSet, {sites}, {l.add_kind(use, actions, traits)});
    } else {
      NodeId emit = twice ? emit_twice_where_applied(l, use, actions, traits)
                          : emit_here(l, l.add_kind(use, actions, traits));
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
