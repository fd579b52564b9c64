// repetition.h - kinds of repetition by name.
#pragma once

#include "ludemes/lowering.h"

namespace ludens::ludemes {

inline ir::Repetition repetition_named(std::string_view name) {
  if (name == "PositionalInTurn") return ir::Repetition::PositionalInTurn;
  if (name == "Situational") return ir::Repetition::Situational;
  if (name == "SituationalInTurn") return ir::Repetition::SituationalInTurn;
  return ir::Repetition::Positional;
}

}  // namespace ludens::ludemes
