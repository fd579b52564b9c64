// places.h - where an action happens, for rules that ask where the last action of a move did.
//
// The values of an action begin with the operands of its op. Those by the names `from` and `to` say where it
// begins and ends, or one by the name `site` says both; `from_level`, `to_level` and `level` likewise.
#pragma once

#include "ir/op.h"

namespace ludens::ir {

// Which of the values; -1: none.
struct Places {
  int from = -1, to = -1, from_level = -1, to_level = -1;
};

constexpr int operand_named(const OpRecord& op, std::string_view name) {
  for (std::size_t i = 0; i < op.operands.size(); ++i)
    if (op.operands[i].name == name) return static_cast<int>(i);
  return -1;
}

// Of an op that locates its actions.
constexpr Places places_of(const OpRecord& op) {
  const auto either = [&](std::string_view name, std::string_view of_both) {
    const int own = operand_named(op, name);
    return own >= 0 ? own : operand_named(op, of_both);
  };
  return {either("from", "site"), either("to", "site"), either("from_level", "level"),
          either("to_level", "level")};
}

}  // namespace ludens::ir
