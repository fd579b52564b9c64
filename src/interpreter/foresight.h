// foresight.h - what is worked out on the position that actions lead to which only wait to be carried out.
#pragma once

#include "interpreter/machine.h"

namespace ludens::interpreter {

// For as long as it lives the state is as the actions since the `first` leave it; afterwards it is as before,
// and what was added meanwhile follows those actions.
class Foresight {
 public:
  Foresight(Machine& m, int first) : machine_(m), saved_(m.save()), added_(m) {
    const size_t end = m.actions.size();
    for (auto i = static_cast<size_t>(first); i < end && !m.is_stopped(); ++i) {
      const Action action = m.actions[i];
      action.commit(m, action);
    }
  }
  ~Foresight() {
    machine_.restore(saved_);
    machine_.actions.insert(machine_.actions.end(), added_.list.begin(), added_.list.end());
  }
  Foresight(const Foresight&) = delete;

  // Every action that these moves mean, each of them seen on its own.
  template <class Moves>
  void add(const Moves& moves, int from, int to, int value) {
    // What follows a move sees these, too.
    const Bind bound_from(machine_, Reg::From, from);
    const Bind bound_to(machine_, Reg::To, to);
    const Bind bound_value(machine_, Reg::Value, value);
    const Machine::Mark since = machine_.mark();
    machine_.gather_of([&] { moves(from, to, value); });
    const size_t end = machine_.subs.size();
    for (size_t s = since.sub; s < end; ++s) {
      const Machine::Saved saved = machine_.save();
      machine_.trace = &added_.list;
      machine_.carry_out_sub(s, true);
      machine_.restore(saved);
    }
    machine_.drop(since);
  }

 private:
  Machine& machine_;
  Machine::Saved saved_;
  ScratchActions added_;
};

}  // namespace ludens::interpreter
