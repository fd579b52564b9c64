// emit.h - a game's rules as C++ text.
//
// Every place where the engine begins to run rules (what a player may do, what follows a move, an end rule)
// becomes a function; what they share becomes functions, too; all the rest is one expression of kernels
// (runtime/kernels/) with lambdas for bodies. Registers are parameters. What has no kernel is left to the
// interpreter: the text calls it for that node and all below it.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "interpreter/machine.h"

namespace ludens::native {

struct Emitted {
  std::string text;
  std::vector<std::string> left;  // ops without a kernel that the rules use, sorted
  std::string problem;            // why there is no text; empty where there is
  bool in_parts = false;          // are parts of the rules functions of their own on a GPU, too?
  std::string header = {};        // that it begins with, where it is played within this program
  // Each, defined before the text, leaves that part of it which is compiled on its own; none: all is one.
  std::vector<std::string> parts = {};
};

// What a header of its own has besides the rules.
struct Start {
  std::vector<std::uint64_t> block;      // the start position
  std::vector<std::uint64_t> positions;  // that have been, then
};
// Room for what is listed and put off; smaller on a GPU, where each playout has its own.
struct Room {
  int moves = 2048, groups = 512, actions = 512, saved = 8, positions = 4096, listed = 1024, lists = 2,
      traces = 6;
  int lists_ahead = 96, saved_ahead = 48, worths = 4096;  // where the longest of turns is looked for
  int legal = 2048;                                       // moves of one position, one by one
  bool whole_turns = false;                               // do players mostly make several moves in a turn?
  // Numbers for moves (exported_actions.h): does every move end where it begins, how many of one position do
  // so at the same sites, and how many are at none.
  bool moves_within_a_site = false;
  int variants = 1, nowhere = 0;
};

// On the interpreter's machine.
Emitted emit(const interpreter::Prepared& game);
// Without the interpreter (standalone.h), for games that can do without.
Emitted emit_standalone(const interpreter::Prepared& game);
// The same for a program that knows nothing of this one (export.h): struct Constants and all that it needs.
Emitted emit_exported(const interpreter::Prepared& game, const Start& start, const Room& room, bool for_gpu);

}  // namespace ludens::native
