// state_text.h - a state as one line of text, in the notation of the reference data.
#pragma once

#include <string>

#include "interpreter/machine.h"

namespace ludens::engine {

// "mover=1 phase=0,0 | 0 7:Disc1 8:Cross2": see the reference's README.
std::string state_text(const interpreter::Machine& m);
// Observer: the player as whom the state is seen, or 0; a piece of a kind that he may not know is a "?".
std::string state_text(const interpreter::Prepared& prepared, const runtime::View& view, int facts_row = -1);

// "C3>C4", or "C3^1>C4" from a level of a stack: where the move goes, without what it does. The move has not
// been applied yet.
std::string move_sites(interpreter::Machine& m, const interpreter::Move& move);

// FNV-1a over the text.
std::uint64_t text_hash(std::string_view text);
std::string hex16(std::uint64_t hash);

}  // namespace ludens::engine
