// saved_context.h - using a machine for something else, and going on with what it was about.
#pragma once

#include <algorithm>
#include <iterator>

#include "interpreter/machine.h"

namespace ludens::interpreter {

// What a machine was about, while the engine plays ahead on it.
struct SavedContext {
  explicit SavedContext(Machine& m)
      : machine(m),
        list(m.list),
        sink(m.sink),
        base(m.filter_base),
        reach(m.reach),
        prelude(m.prelude_base),
        trace(m.trace) {
    std::copy(std::begin(m.regs), std::end(m.regs), std::begin(regs));
  }
  ~SavedContext() {
    machine.list = list;
    machine.sink = sink;
    machine.filter_base = base;
    machine.reach = reach;
    machine.prelude_base = prelude;
    machine.trace = trace;
    std::copy(std::begin(regs), std::end(regs), std::begin(machine.regs));
  }
  SavedContext(const SavedContext&) = delete;
  Machine& machine;
  MoveList* list;
  Sink sink;
  int base, reach, prelude;
  std::vector<Action>* trace;
  int regs[ir::kRegs];
};

// All that the generator offers, filters untested. The sink is the list from now on: needs an SavedContext
// around it.
inline void list_moves(Machine& m, Lazy<ir::Type::Moves> generator, MoveList& list) {
  m.sink = Sink::List;
  m.list = &list;
  m.generate(generator);
}

}  // namespace ludens::interpreter
