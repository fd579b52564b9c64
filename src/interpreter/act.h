// act.h - an effect hands on what it will do: an action with its operands read (machine.h).
#pragma once

#include "interpreter/machine.h"

namespace ludens::interpreter {

// `values`, numbers or enums, are what `commit` finds in Action::v.
template <class... Values>
void act(Machine& m, void (*commit)(Machine&, const Action&), const ir::OpRecord& op, Values... values) {
  static_assert(sizeof...(Values) <= std::size(Action().v));
  Action& action = m.push(commit, &op);
  size_t i = 0;
  ((action.v[i++] = static_cast<std::int32_t>(values)), ...);
}

}  // namespace ludens::interpreter
