// acting.h - what ops of actions share: pushing an action with its operands read.
#pragma once

#include "interpreter/op_call.h"

namespace ludens::interpreter {

using CommitFn = void (*)(Machine&, const Action&);

// The values are what `commit` finds in the action's `v`, in this order.
template <class... Values>
void push_action(Machine& m, CommitFn commit, const ir::OpRecord& op, Values... values) {
  Action& action = m.push(commit, &op);
  static_assert(sizeof...(values) <= std::size(decltype(action.v){}), "an action holds no more values");
  int at = 0;
  ((action.v[at++] = static_cast<std::int32_t>(values)), ...);
}

}  // namespace ludens::interpreter
