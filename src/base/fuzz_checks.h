// fuzz_checks.h - what every fuzzer demands of an answer.
#pragma once

#include <cstdlib>

#include "ludens/diagnostic.h"

namespace ludens {

inline void require(bool condition) {
  if (!condition) std::abort();
}

// Errors that a person can read, with a place in the text.
inline void require_shown(const Diagnostics& diagnostics) {
  for (const Diagnostic& diagnostic : diagnostics) {
    require(!diagnostic.message.empty() && !diagnostic.code.empty());
    require(diagnostic.at.line >= 1 && diagnostic.at.column >= 1 && diagnostic.at.length >= 1);
  }
  require(diagnostics.empty() || !to_text(diagnostics).empty());
}

}  // namespace ludens
