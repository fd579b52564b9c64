// arithmetic.h - operators on integers: two operands, or a list of them.
#pragma once

#include "ludemes/lowering.h"

namespace ludens::ludemes::ints {

inline NodeId combine_two(Lowering& l, const Use& use, std::string_view a, std::string_view b,
                          const ir::OpRecord& op) {
  if (const auto value = l.maker.number(use.id())) return l.ir.constant(static_cast<std::int32_t>(*value));
  return l.ir.node(op, {l.integer(use, a), l.integer(use, b)});
}

// A list in braces is folded here; an array of unknown length by its own op.
inline NodeId combine_list(Lowering& l, const Use& use, const ir::OpRecord& op, const ir::OpRecord& of_list,
                           int neutral) {
  if (use.has("array")) return l.ir.node(of_list, {l.array(use, "array")});
  NodeId result = ir::kNothing;
  for (const BoundId id : use.items("list")) {
    const NodeId next = l.integer(id);
    result = result == ir::kNothing ? next : l.ir.node(op, {result, next});
  }
  return result == ir::kNothing ? l.ir.constant(neutral) : result;
}

}  // namespace ludens::ludemes::ints
