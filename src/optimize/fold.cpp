#include "optimize/fold.h"

#include <algorithm>
#include <bit>
#include <optional>

#include "ir/accessors.h"
#include "ir/ops/lifted.h"
#include "ir/ops/regions.h"
#include "optimize/passes.h"
#include "optimize/rewrite.h"

namespace ludens::optimize {

using ir::Builder;
using ir::kNothing;
using ir::NodeId;
using ir::Program;
namespace Op = ir::Op;

namespace {

using Operands = std::span<const NodeId>;
using Attributes = std::span<const std::int32_t>;

bool is(Builder& out, NodeId id, const ir::OpRecord& op) {
  return id != kNothing && out.program().nodes[id].op == &op;
}

std::optional<bool> truth(Builder& out, NodeId id) {
  if (!is(out, id, Op::BoolConst)) return std::nullopt;
  return out.program().attributes(id)[0] != 0;
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

NodeId looked_up(Builder& out, Operands operands, Attributes imm) {
  const auto key = number(out, operands[0]);
  if (!key) return kNothing;
  const auto& list = out.program().lists[static_cast<size_t>(imm[0])];
  const std::int64_t at = std::int64_t{*key} - imm[1];
  const bool there = at >= 0 && at < static_cast<std::int64_t>(list.size());
  return out.constant(there ? list[static_cast<size_t>(at)] : imm[2]);
}

NodeId looked_up_or_kept(Builder& out, Operands operands, Attributes imm) {
  const auto key = number(out, operands[0]);
  if (!key) return kNothing;
  const auto& list = out.program().lists[static_cast<size_t>(imm[0])];
  for (size_t i = 0; i + 1 < list.size(); i += 2)
    if (list[i] == *key) return out.constant(list[i + 1]);
  return operands[0];
}

// So many steps from a site in the first of the directions, where all that is known.
NodeId stepped_ahead(Builder& out, Operands operands, Attributes imm) {
  const auto site = number(out, operands[0]);
  const auto steps = number(out, operands[1]);
  const auto mask = ir::constant_directions(out.program(), operands[2]);
  if (!site || !steps || !mask) return kNothing;
  if (*site < 0) return out.constant(-1);
  const auto type = static_cast<ir::SiteType>(imm[0]);
  const geometry::Topology& board = out.program().equipment->board;
  if (*site >= board.count(type) || *mask == 0 || *steps < 1) return operands[0];
  const auto& radials = board.radials(type, static_cast<geometry::Direction>(std::countr_zero(*mask)));
  for (int n = 0; n < radials.count(*site); ++n)
    if (const auto way = radials.radial(*site, n); static_cast<size_t>(*steps) < way.size())
      return out.constant(way[static_cast<size_t>(*steps)]);
  return operands[0];
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
  if (!is(out, id, Op::EmptySites) && !is(out, id, Op::OwnSites) && !is(out, id, Op::SitesOfPiece))
    return false;
  type = out.program().attributes(id)[0];
  return true;
}

// Does the constant set hold every site that pieces of this type can stand on?
bool holds_all(Builder& out, NodeId set, int type) {
  if (!is(out, set, Op::SetConst)) return false;
  const Program& p = out.program();
  const bool main = type == static_cast<int>(p.equipment->board.default_type());
  const int sites =
      main ? p.equipment->site_count() : p.equipment->board.count(static_cast<ir::SiteType>(type));
  const auto& words = p.sets[static_cast<size_t>(p.attributes(set)[0])];
  for (int site = 0; site < sites; ++site)
    if (!((words[static_cast<size_t>(site) >> 6] >> (site & 63)) & 1)) return false;
  return true;
}

using Words = std::vector<std::uint64_t>;

std::optional<Words> known_set(Builder& out, NodeId id) {
  const Program& p = out.program();
  if (is(out, id, Op::SetConst)) return p.sets[static_cast<size_t>(p.attributes(id)[0])];
  return std::nullopt;
}

// Union, Intersection, Difference of sets that are all known.
template <class Join>
NodeId joined_sets(Builder& out, Operands operands, Join join) {
  if (operands.empty()) return kNothing;
  std::optional<Words> all = known_set(out, operands[0]);
  for (size_t i = 1; all && i < operands.size(); ++i) {
    const std::optional<Words> other = known_set(out, operands[i]);
    if (!other || other->size() != all->size()) return kNothing;
    for (size_t w = 0; w < all->size(); ++w) (*all)[w] = join((*all)[w], (*other)[w]);
  }
  return all ? out.set(std::move(*all)) : kNothing;
}

NodeId intersected(Builder& out, Operands operands) {
  if (const NodeId known = joined_sets(out, operands, [](auto a, auto b) { return a & b; });
      known != kNothing)
    return known;
  if (operands.size() != 2) return kNothing;
  int type = 0;
  for (const int i : {0, 1})
    if (is_state_set(out, operands[static_cast<size_t>(i)], type) &&
        holds_all(out, operands[static_cast<size_t>(1 - i)], type))
      return operands[static_cast<size_t>(i)];
  return kNothing;
}

NodeId single_site(Builder& out, Operands operands) {
  const auto site = number(out, operands[0]);
  if (!site) return kNothing;
  Words words(static_cast<size_t>(out.program().words));
  if (*site >= 0 && *site < out.program().words * 64)
    words[static_cast<size_t>(*site) >> 6] |= std::uint64_t{1} << (*site & 63);
  return out.set(std::move(words));
}

NodeId is_within(Builder& out, Operands operands) {
  const auto site = number(out, operands[0]);
  const auto set = known_set(out, operands[1]);
  if (!site || !set) return kNothing;
  const bool there = *site >= 0 && static_cast<size_t>(*site) < set->size() * 64;
  return out.boolean(there && (((*set)[static_cast<size_t>(*site) >> 6] >> (*site & 63)) & 1));
}

NodeId table_set(Builder& out, Operands operands, Attributes imm) {
  const auto index = number(out, operands[0]);
  if (!index) return kNothing;
  if (*index < 0 || *index >= imm[1]) return out.set({});
  return out.node(Op::SetConst, {}, {imm[0] + *index});
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

NodeId simplified(Builder& out, const ir::OpRecord& op, Operands operands, Attributes imm) {
  if (&op == &Op::Eq || &op == &Op::Ne || &op == &Op::Lt || &op == &Op::Le)
    return compared(out, op, operands);
  if (&op == &Op::Not) {
    const auto known = truth(out, operands[0]);
    return known ? out.boolean(!*known) : kNothing;
  }
  if (&op == &Op::And) return joined(out, op, operands, true);
  if (&op == &Op::Or) return joined(out, op, operands, false);
  if (&op == &Op::Lookup) return looked_up(out, operands, imm);
  if (&op == &Op::LookupOr) return looked_up_or_kept(out, operands, imm);
  if (&op == &Op::Ahead) return stepped_ahead(out, operands, imm);
  if (&op == &Op::Single) return single_site(out, operands);
  if (&op == &Op::IsIn) return is_within(out, operands);
  if (&op == &Op::Union) return joined_sets(out, operands, [](auto a, auto b) { return a | b; });
  if (&op == &Op::Difference) return joined_sets(out, operands, [](auto a, auto b) { return a & ~b; });
  if (&op == &Op::SetAt) return table_set(out, operands, imm);
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

NodeId folded(Builder& out, const ir::OpRecord& op, Operands operands, Attributes imm) {
  const std::vector<NodeId> own(operands.begin(), operands.end());
  const std::vector<std::int32_t> own_imm(imm.begin(), imm.end());
  const NodeId simpler = simplified(out, op, own, own_imm);
  return simpler != kNothing ? simpler : out.node(op, own, own_imm);
}

ir::Program fold(const ir::Program& program) {
  return rewrite(program, [](Builder& out, const ir::Node& node, Operands operands, Attributes attributes) {
    return folded(out, *node.op, operands, attributes);
  });
}

}  // namespace ludens::optimize
