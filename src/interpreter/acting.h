// acting.h - what ops of actions share: pushing an action with its operands read, and asking whether there
// are the sites and components that it names.
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

inline bool has_site(Machine& m, int type, int site) {
  return site >= 0 && site < m.space(type).sites;
}
inline bool has_component(const Machine& m, int what) {
  return what >= 0 && what < m.layout.components;
}
inline int owner_of(const Machine& m, int what) {
  return what > 0 ? m.prepared.owners[static_cast<size_t>(what)] : 0;
}

}  // namespace ludens::interpreter
