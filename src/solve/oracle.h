// oracle.h - knows what every move of a game leads to: for whoever plays, or shows, a game that is solved.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "ludens/game.h"
#include "ludens/state.h"
#include "solve/value_table.h"

namespace ludens::solve {

struct MoveValue {
  Move move;
  Value value;  // of the position that it leads to
};

class Oracle {
 public:
  // Of the game; solved now unless somebody has an oracle of it already. Null where it cannot be, or where
  // `goes_on` said no: `problem` says why.
  static std::shared_ptr<const Oracle> of(const Game& game, std::size_t most_states, std::string& problem,
                                          const std::function<bool()>& goes_on = {});

  // Why no oracle can be had of such a game, however small; empty where one can.
  static std::string refusal(const Game& game);

  explicit Oracle(ValueTable table) : table_(std::move(table)) {}
  // Every legal move, in the order of the rules. Empty where the position is none of the game's.
  std::vector<MoveValue> values(const State& state) const;

 private:
  ValueTable table_;
};

// The move that is best for the player: wins as soon as possible, loses as late as possible. The values are
// not empty.
std::size_t best_move(const std::vector<MoveValue>& values, int player);

}  // namespace ludens::solve
