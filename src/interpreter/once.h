// once.h - running what an op runs once, without counting it as a step (Machine::tick). Only what stands in a
// loop multiplies work, and loops count their rounds by running their bodies through the machine.
#pragma once

#include "interpreter/machine.h"

namespace ludens::interpreter {

inline bool test_once(Machine& m, const Code* c) {
  return m.ask(c);
}
inline bool generate_once(Machine& m, const Code* c) {
  return c->moves_fn(m, *c);
}
inline void perform_once(Machine& m, const Code* c) {
  c->void_fn(m, *c);
  m.finish_effect();
}

inline bool test_once(Machine& m, Lazy<ir::Type::Bool> c) {
  return test_once(m, c.code);
}
inline bool generate_once(Machine& m, Lazy<ir::Type::Moves> c) {
  return generate_once(m, c.code);
}
inline void perform_once(Machine& m, Lazy<ir::Type::Void> c) {
  perform_once(m, c.code);
}

}  // namespace ludens::interpreter
