// puzzle_deed.h - what a move of a deduction puzzle writes down.
#pragma once

#include <optional>
#include <string>

#include "ir/program.h"
#include "ludens/move.h"
#include "runtime/view.h"

namespace ludens::engine {

struct PuzzleDeed {
  int site = -1, value = -1;
  bool toggles = false;  // false: the site has this value; true: it is crossed out, or possible again
};

// Nothing where the move is none of a deduction puzzle.
std::optional<PuzzleDeed> puzzle_deed(const ir::Program& program, const Move& move);

// As people write it: "A1=4", "A1 not 4", "A1 maybe 4"; "A1 open" where it takes a value away again.
std::string puzzle_notation(const ir::Program& program, const runtime::View& view, const Move& move,
                            const PuzzleDeed& deed);

}  // namespace ludens::engine
