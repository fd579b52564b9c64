// board_text.h - the board and the pieces as constants of the text, for code that stands alone without the
// interpreter: struct ConstantBoard, with those functions that somebody asks for.
#pragma once

#include <set>
#include <string>

#include "interpreter/machine.h"

namespace ludens::native {

struct BoardText {
  std::string text;
  std::string problem;  // what there are no constants for; empty where there is none
};

// `words`: what the rules and the kernels name (amalgam.h); `rules`: the text of the rules.
BoardText board_text(const interpreter::Prepared& game, const std::set<std::string>& words,
                     const std::string& rules, bool for_gpu);

}  // namespace ludens::native
