// perft.h - counts the ways a game can begin: a fact about the rules that other programs can confirm.
//
// A node is a sequence of legal moves as the engine lists them: a forced pass is a move, and nothing follows
// the end of the game. Where a turn is chosen in parts (a chain of jumps, move and shot) each part is a move;
// other programs often count whole turns, so that can be asked for too.
#pragma once

#include <functional>
#include <vector>

#include "engine/turn.h"

namespace ludens::engine {

class Table;

struct PerftOptions {
  bool by_turns = false;  // a move after which the same player moves again goes no deeper
  std::function<bool()> goes_on =
      nullptr;           // asked at every position; false ends the count, which then means nothing
  long* made = nullptr;  // how many moves had to be made is added to this
};

// Sequences of exactly `depth` moves from the machine's position; 1 for depth 0. The state is as before
// afterwards. Where the rules ask for too much somewhere, or the time is up (Machine::watch), `reached` says
// so and the count means nothing.
long perft(Machine& m, int depth, const PerftOptions& options = {}, runtime::Limit* reached = nullptr);
// The same on any board, one that grows included.
long perft(Table& table, int depth, const PerftOptions& options = {}, runtime::Limit* reached = nullptr);

struct Divided {
  Move move;
  long nodes = 0;
};
// The same, by the first move, in the engine's order.
std::vector<Divided> perft_divide(Table& table, int depth, const PerftOptions& options = {},
                                  runtime::Limit* reached = nullptr);

}  // namespace ludens::engine
