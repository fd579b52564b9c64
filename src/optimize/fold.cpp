#include "optimize/fold.h"

#include <algorithm>
#include <optional>

#include "base/bits.h"
#include "geometry/queries.h"
#include "ir/accessors.h"
#include "ir/constant_sets.h"
#include "ir/live_nodes.h"
#include "ir/ops/lifted.h"
#include "ir/ops/regions.h"
#include "ir/ops/walks.h"
#include "optimize/passes.h"
#include "optimize/rewrite.h"
#include "optimize/site_sets.h"

namespace ludens::optimize {

using ir::Builder;
using ir::kNothing;
using ir::NodeId;
using ir::Program;
namespace Op = ir::Op;

namespace {

using Operands = std::span<const NodeId>;
using Attributes = std::span<const std::int32_t>;

// By the names of the record, of a node that is not made yet.
template <const ir::OpRecord& op, ir::Name name>
NodeId operand(Operands operands) {
  constexpr auto index = static_cast<size_t>(ir::operand_index<op, name>());
  return index < operands.size() ? operands[index] : kNothing;
}
template <const ir::OpRecord& op, ir::Name name>
auto attribute(Attributes attributes) {
  constexpr auto index = static_cast<size_t>(ir::attribute_index<op, name>());
  return ir::attribute_value<op.attributes[index].type>(attributes[index]);
}

bool is(Builder& out, NodeId id, const ir::OpRecord& op) {
  return ir::is(out.program(), id, op);
}

std::optional<bool> truth(Builder& out, NodeId id) {
  if (!is(out, id, Op::BoolConst)) return std::nullopt;
  return ir::attribute<Op::BoolConst, "value">(out.program(), id);
}

std::optional<int> number(Builder& out, NodeId id) {
  if (!is(out, id, Op::Const)) return std::nullopt;
  return out.value(id);
}

// --- numbers and conditions

NodeId compared(Builder& out, const ir::OpRecord& op, Operands operands) {
  const auto a = number(out, operands[0]);
  const auto b = number(out, operands[1]);
  if (!a || !b) return kNothing;
  if (&op == &Op::Eq) return out.boolean(*a == *b);
  if (&op == &Op::Ne) return out.boolean(*a != *b);
  if (&op == &Op::Lt) return out.boolean(*a < *b);
  return out.boolean(*a <= *b);
}

// And, Or: `neutral` operands go, one that is the opposite decides.
NodeId joined(Builder& out, const ir::OpRecord& op, Operands operands, bool neutral) {
  std::vector<NodeId> kept;
  for (const NodeId operand : operands) {
    const auto known = truth(out, operand);
    if (known && *known != neutral) {
      // What comes before has no effect; what comes after is not asked.
      if (kept.empty()) return operand;
      kept.push_back(operand);
      break;
    }
    if (!known) kept.push_back(operand);
  }
  if (kept.empty()) return out.boolean(neutral);
  return kept.size() == 1 ? kept[0] : out.node(op, kept);
}

NodeId looked_up(Builder& out, Operands operands, Attributes attributes) {
  const auto key = number(out, operand<Op::Lookup, "key">(operands));
  if (!key) return kNothing;
  const auto& list = out.program().lists[static_cast<size_t>(attribute<Op::Lookup, "list">(attributes))];
  const std::int64_t at = std::int64_t{*key} - attribute<Op::Lookup, "first">(attributes);
  const bool there = at >= 0 && at < static_cast<std::int64_t>(list.size());
  return out.constant(there ? list[static_cast<size_t>(at)] : attribute<Op::Lookup, "otherwise">(attributes));
}

NodeId looked_up_or_kept(Builder& out, Operands operands, Attributes attributes) {
  const NodeId given = operand<Op::LookupOr, "key">(operands);
  const auto key = number(out, given);
  if (!key) return kNothing;
  const auto& list = out.program().lists[static_cast<size_t>(attribute<Op::LookupOr, "list">(attributes))];
  for (size_t i = 0; i + 1 < list.size(); i += 2)
    if (list[i] == *key) return out.constant(list[i + 1]);
  return given;
}

// Folded where site, steps and directions are all constant.
NodeId stepped_ahead(Builder& out, Operands operands, Attributes attributes) {
  const NodeId given = operand<Op::Ahead, "site">(operands);
  const auto site = number(out, given);
  const auto steps = number(out, operand<Op::Ahead, "steps">(operands));
  const auto dirs = ir::constant_directions(out.program(), operand<Op::Ahead, "directions">(operands));
  if (!site || !steps || !dirs) return kNothing;
  if (*site < 0) return out.constant(-1);
  const ir::SiteType type = attribute<Op::Ahead, "type">(attributes);
  const geometry::Topology& board = out.program().equipment->board;
  if (*site >= board.count(type)) return given;
  const auto found = geometry::site_ahead(board, type, *site, *dirs, *steps);
  return found ? out.constant(*found) : given;
}

// One of two, by a condition in front.
NodeId chosen(Builder& out, Operands operands, NodeId otherwise) {
  const auto known = truth(out, operands[0]);
  if (!known) return kNothing;
  const NodeId choice = *known ? operands[1] : operands.size() > 2 ? operands[2] : kNothing;
  return choice == kNothing ? otherwise : choice;
}

// --- sets

bool is_state_set(Builder& out, NodeId id, int& type) {
  if (!is(out, id, Op::EmptySites) && !is(out, id, Op::OwnSites) && !is(out, id, Op::SitesOfPiece) &&
      !is(out, id, Op::EnemySites) && !is(out, id, Op::FriendSites))
    return false;
  type = out.program().attributes(id)[0];
  return true;
}

// Does the constant set hold every site that pieces of this type can stand on?
bool holds_all(Builder& out, NodeId set, int type) {
  const Program& p = out.program();
  const ir::SiteWords* words = ir::constant_set(p, set);
  if (!words) return false;
  const bool main = type == static_cast<int>(p.equipment->board.default_type());
  const int sites =
      main ? p.equipment->site_count() : p.equipment->board.count(static_cast<ir::SiteType>(type));
  for (int site = 0; site < sites; ++site)
    if (!test_bit(words->data(), site)) return false;
  return true;
}

NodeId joined_sets(Builder& out, const ir::OpRecord& op, Operands operands) {
  auto words = ir::joined_constants(out.program(), op, operands);
  return words ? out.set(std::move(*words)) : kNothing;
}

NodeId intersected(Builder& out, Operands operands) {
  if (const NodeId known = joined_sets(out, Op::Intersection, operands); known != kNothing) return known;
  if (operands.size() != 2) return kNothing;
  int type = 0;
  for (const int i : {0, 1})
    if (is_state_set(out, operands[static_cast<size_t>(i)], type) &&
        holds_all(out, operands[static_cast<size_t>(1 - i)], type))
      return operands[static_cast<size_t>(i)];
  return kNothing;
}

NodeId single_site(Builder& out, Operands operands) {
  const auto site = number(out, operand<Op::Single, "site">(operands));
  return site ? out.set_of(std::span(&*site, 1)) : kNothing;
}

NodeId is_within(Builder& out, Operands operands) {
  const NodeId asked = operand<Op::IsIn, "site">(operands);
  const auto site = number(out, asked);
  const ir::SiteWords* set = ir::constant_set(out.program(), operand<Op::IsIn, "sites">(operands));
  if (set && !any_bit(set->data(), static_cast<int>(set->size())) && is_steady(out.program(), asked))
    return out.boolean(false);
  if (!site || !set) return kNothing;
  const bool there = *site >= 0 && static_cast<size_t>(*site) < set->size() * 64;
  return out.boolean(there && test_bit(set->data(), *site));
}

NodeId table_set(Builder& out, Operands operands, Attributes attributes) {
  const auto index = number(out, operand<Op::SetAt, "index">(operands));
  if (!index) return kNothing;
  if (*index < 0 || *index >= attribute<Op::SetAt, "count">(attributes)) return out.set({});
  return out.node(Op::SetConst, {}, {attribute<Op::SetAt, "sets">(attributes) + *index});
}

// Of players that are known.
NodeId pieces_of_players(Builder& out, Operands operands, Attributes attributes) {
  const Program& p = out.program();
  const auto players = number(out, operand<Op::PiecesOfPlayers, "players">(operands));
  if (!players || !p.uses.piece_sets) return kNothing;
  const auto type = static_cast<std::int32_t>(attribute<Op::PiecesOfPlayers, "type">(attributes));
  const auto& all = p.equipment->components;
  std::vector<int> owned;
  for (const int component :
       p.lists[static_cast<size_t>(attribute<Op::PiecesOfPlayers, "components">(attributes))])
    if (component > 0 && static_cast<size_t>(component) < all.size() &&
        ((*players >> all[static_cast<size_t>(component)].owner) & 1))
      owned.push_back(component);
  if (owned.empty()) return out.set({});
  std::vector<NodeId> sets;
  for (const int component : owned) sets.push_back(out.node(Op::SitesOfPiece, {}, {type, component}));
  return sets.size() == 1 ? sets[0] : out.node(Op::Union, sets);
}

NodeId bit_of_player(Builder& out, Operands operands) {
  const auto player = number(out, operand<Op::BitOf, "player">(operands));
  if (!player) return kNothing;
  const int everybody = out.program().players + 1;
  return out.constant(*player < 0 || *player > everybody ? 0 : 1 << *player);
}

// --- moves and effects

NodeId concatenated(Builder& out, Operands operands) {
  std::vector<NodeId> parts;
  for (const NodeId operand : operands) {
    if (is(out, operand, Op::NoMoves)) continue;
    if (is(out, operand, Op::Concat)) {
      const auto inner = out.program().operands(operand);
      parts.insert(parts.end(), inner.begin(), inner.end());
    } else {
      parts.push_back(operand);
    }
  }
  if (parts.empty()) return out.node(Op::NoMoves);
  return parts.size() == 1 ? parts[0] : out.node(Op::Concat, parts);
}

NodeId simplified(Builder& out, const ir::OpRecord& op, Operands operands, Attributes attributes) {
  if (&op == &Op::Eq || &op == &Op::Ne || &op == &Op::Lt || &op == &Op::Le)
    return compared(out, op, operands);
  if (&op == &Op::Not) {
    const auto known = truth(out, operands[0]);
    return known ? out.boolean(!*known) : kNothing;
  }
  if (&op == &Op::And) return joined(out, op, operands, true);
  if (&op == &Op::Or) return joined(out, op, operands, false);
  if (&op == &Op::Lookup) return looked_up(out, operands, attributes);
  if (&op == &Op::LookupOr) return looked_up_or_kept(out, operands, attributes);
  if (&op == &Op::Ahead) return stepped_ahead(out, operands, attributes);
  if (&op == &Op::Single) return single_site(out, operands);
  if (&op == &Op::IsIn) return is_within(out, operands);
  if (&op == &Op::Union || &op == &Op::Difference) return joined_sets(out, op, operands);
  if (&op == &Op::BitOf) return bit_of_player(out, operands);
  if (&op == &Op::PiecesOfPlayers) return pieces_of_players(out, operands, attributes);
  if (&op == &Op::SetAt) return table_set(out, operands, attributes);
  if (&op == &Op::Select) return chosen(out, operands, kNothing);
  if (&op == &Op::SelectSet) return chosen(out, operands, out.set({}));
  if (&op == &Op::IfMoves) return chosen(out, operands, out.node(Op::NoMoves));
  if (&op == &Op::IfDo) return chosen(out, operands, out.node(Op::Do));
  if (&op == &Op::Intersection) return intersected(out, operands);
  if (&op == &Op::Concat) return concatenated(out, operands);
  if (&op == &Op::Do && operands.size() == 1) return operands[0];
  return kNothing;
}

}  // namespace

NodeId folded(Builder& out, const ir::OpRecord& op, Operands operands, Attributes attributes) {
  const std::vector<NodeId> own(operands.begin(), operands.end());
  const std::vector<std::int32_t> own_attributes(attributes.begin(), attributes.end());
  const NodeId simpler = simplified(out, op, own, own_attributes);
  return simpler != kNothing ? simpler : out.node(op, own, own_attributes);
}

namespace {

// Does any rule mark pieces that are to be removed at the end of the turn?
bool marks_sites(const Program& program) {
  bool marks = false;
  ir::LiveNodes(program).for_each([&](NodeId id) {
    marks = marks || (ir::is(program, id, Op::ActRemove) &&
                      ir::attribute<Op::ActRemove, "at_end_of_turn">(program, id));
  });
  return marks;
}

}  // namespace

ir::Program fold(const ir::Program& program) {
  const bool marks = marks_sites(program);
  return rewrite(program, [&](Builder& out, const ir::Node& node, Operands operands, Attributes attributes) {
    if (node.op == &Op::ToClearSites && !marks) return out.set({});
    return folded(out, *node.op, operands, attributes);
  });
}

}  // namespace ludens::optimize
