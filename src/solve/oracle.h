// oracle.h - knows what every move of a game leads to: for whoever plays, or shows, a game that is solved.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "ludens/game.h"
#include "ludens/referee.h"
#include "solve/expected.h"
#include "solve/value_table.h"

namespace ludens::solve {

struct MoveValue {
  Move move;
  Value value;  // of the position that it leads to
};

class Oracle {
 public:
  // Of the game; solved now unless somebody has an oracle of it already, or a table that was written before
  // is found (table_folder.h). Null where it cannot be, or where `goes_on` said no: `problem` says why.
  static std::shared_ptr<const Oracle> of(const Game& game, std::size_t most_states, std::string& problem,
                                          const std::function<bool()>& goes_on = {});

  // Why no oracle can be had of such a game, however small; empty where one can. Of a game of chance there is
  // none.
  static std::string refusal(const Game& game);

  explicit Oracle(ValueTable table) : table_(std::move(table)) {}
  // Every legal move, in the order of the rules. Empty where the position is none of the game's.
  std::vector<MoveValue> values(const State& state) const;

 private:
  ValueTable table_;
};

// The same of a game of chance: what the first player may expect after each move.
class ChanceOracle {
 public:
  static std::shared_ptr<const ChanceOracle> of(const Game& game, std::size_t most_states,
                                                std::string& problem,
                                                const std::function<bool()>& goes_on = {});
  static std::string refusal(const Game& game);

  explicit ChanceOracle(ExpectedTable table) : table_(std::move(table)) {}
  // Of each of these legal moves. Empty where the position is none of the game's.
  std::vector<double> values(const Game& game, const State& state, const Moves& moves) const;

 private:
  ExpectedTable table_;
};

// The move that is best for the player: wins as soon as possible, loses as late as possible. The values are
// not empty.
std::size_t best_move(const std::vector<MoveValue>& values, int player);

}  // namespace ludens::solve
