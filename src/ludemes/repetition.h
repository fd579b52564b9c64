// repetition.h - kinds of repetition, and what rules about them make the state keep.
#pragma once

#include "ludemes/lowering.h"

namespace ludens::ludemes {

inline ir::Repetition repetition_named(std::string_view name) {
  if (name == "PositionalInTurn") return ir::Repetition::PositionalInTurn;
  if (name == "Situational") return ir::Repetition::Situational;
  if (name == "SituationalInTurn") return ir::Repetition::SituationalInTurn;
  return ir::Repetition::Positional;
}

inline void note_repetition(Lowering& l, ir::Repetition kind) {
  l.program.uses.hash = true;
  l.program.uses.repetitions |= 1u << static_cast<int>(kind);
}

}  // namespace ludens::ludemes
