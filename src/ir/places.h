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

// Of an op that locates its actions.
constexpr Places places_of(const OpRecord& op) {
  const auto either = [&](std::string_view name, std::string_view of_both) {
    const int own = operand_named(op, name);
    return own >= 0 ? own : operand_named(op, of_both);
  };
  return {either("from", "site"), either("to", "site"), either("from_level", "level"),
          either("to_level", "level")};
}

// Which of the values is the site type, of an op that has one: it follows the operands.
constexpr int type_index(const OpRecord& op) {
  return static_cast<int>(op.operands.size());
}

}  // namespace ludens::ir
