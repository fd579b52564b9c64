#include "optimize/fold.h"

#include <algorithm>
#include <optional>

#include "ir/ops/lifted.h"
#include "ir/ops/regions.h"

namespace ludens::optimize {

using ir::Builder;
using ir::kNothing;
using ir::NodeId;
using ir::Program;
namespace Op = ir::Op;

namespace {

using Operands = std::span<const NodeId>;
using Immediates = std::span<const std::int32_t>;

bool is(Builder& out, NodeId id, const ir::OpInfo& op) {
  return id != kNothing && out.program().nodes[id].op == &op;
}

std::optional<bool> truth(Builder& out, NodeId id) {
  if (!is(out, id, Op::BoolConst)) return std::nullopt;
  return out.program().immediates(id)[0] != 0;
}

std::optional<int> number(Builder& out, NodeId id) {
  if (!is(out, id, Op::Const)) return std::nullopt;
  return out.value(id);
}

// --- numbers and conditions

NodeId compared(Builder& out, const ir::OpInfo& op, Operands operands) {
  const auto a = number(out, operands[0]);
  const auto b = number(out, operands[1]);
  if (!a || !b) return kNothing;
  if (&op == &Op::Eq) return out.boolean(*a == *b);
  if (&op == &Op::Ne) return out.boolean(*a != *b);
  if (&op == &Op::Lt) return out.boolean(*a < *b);
  return out.boolean(*a <= *b);
}

// And, Or: `neutral` operands go, one that is the opposite decides.
NodeId joined(Builder& out, const ir::OpInfo& op, Operands operands, bool neutral) {
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

NodeId looked_up(Builder& out, Operands operands, Immediates imm) {
  const auto key = number(out, operands[0]);
  if (!key) return kNothing;
  const auto& list = out.program().lists[static_cast<size_t>(imm[0])];
  const std::int64_t at = std::int64_t{*key} - imm[1];
  const bool there = at >= 0 && at < static_cast<std::int64_t>(list.size());
  return out.constant(there ? list[static_cast<size_t>(at)] : imm[2]);
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
  type = out.program().immediates(id)[0];
  return true;
}

// Does the constant set hold every site that pieces of this type can stand on?
bool holds_all(Builder& out, NodeId set, int type) {
  if (!is(out, set, Op::SetConst)) return false;
  const Program& p = out.program();
  const bool main = type == static_cast<int>(p.equipment->board.default_type());
  const int sites =
      main ? p.equipment->site_count() : p.equipment->board.count(static_cast<ir::SiteType>(type));
  const auto& words = p.sets[static_cast<size_t>(p.immediates(set)[0])];
  for (int site = 0; site < sites; ++site)
    if (!((words[static_cast<size_t>(site) >> 6] >> (site & 63)) & 1)) return false;
  return true;
}

NodeId intersected(Builder& out, Operands operands) {
  if (operands.size() != 2) return kNothing;
  int type = 0;
  for (const int i : {0, 1})
    if (is_state_set(out, operands[static_cast<size_t>(i)], type) &&
        holds_all(out, operands[static_cast<size_t>(1 - i)], type))
      return operands[static_cast<size_t>(i)];
  return kNothing;
}

NodeId table_set(Builder& out, Operands operands, Immediates imm) {
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

NodeId simplified(Builder& out, const ir::OpInfo& op, Operands operands, Immediates imm) {
  if (&op == &Op::Eq || &op == &Op::Ne || &op == &Op::Lt || &op == &Op::Le)
    return compared(out, op, operands);
  if (&op == &Op::Not) {
    const auto known = truth(out, operands[0]);
    return known ? out.boolean(!*known) : kNothing;
  }
  if (&op == &Op::And) return joined(out, op, operands, true);
  if (&op == &Op::Or) return joined(out, op, operands, false);
  if (&op == &Op::Lookup) return looked_up(out, operands, imm);
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

NodeId folded(Builder& out, const ir::OpInfo& op, Operands operands, Immediates imm) {
  const std::vector<NodeId> own(operands.begin(), operands.end());
  const std::vector<std::int32_t> own_imm(imm.begin(), imm.end());
  const NodeId simpler = simplified(out, op, own, own_imm);
  return simpler != kNothing ? simpler : out.node(op, own, own_imm);
}

}  // namespace ludens::optimize
