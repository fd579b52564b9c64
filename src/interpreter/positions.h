// positions.h - positions that have been, for rules against repetition.
//
// They are kept as hashes in one list that only grows, so that undoing is cutting it short. Those that count
// within a turn carry the turn's number, those of the whole state their kind.
#pragma once

#include "interpreter/machine.h"

namespace ludens::interpreter {

// What stands on the board: kept in the state, or worked out on a small board.
std::uint64_t board_hash(const Machine& m);

// What stands on the board, and what goes with it: phases, seats, teams.
std::uint64_t position_hash(const Machine& m);

// Has the present position been before, in the sense asked for? Always no without a history.
bool is_repeated(const Machine& m, ir::Repetition kind);

// Notes the present position for every kind of repetition that the rules ask about. At the end of a move,
// before the turn changes; and once at the start.
void note_position(Machine& m, bool at_start);

// Have the last positions come in the same order three times?
bool is_cycle(const Machine& m);

}  // namespace ludens::interpreter
