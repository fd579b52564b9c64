// chance_successors.h - what follows a position where chance has a say: every throw, every move, everything
// that may come of it, with how likely it is.
//
// Dice for a turn are drawn when the turn before ends, so that a key holds what is about to be thrown. What
// dice showed before, and will not show any more once a turn begins with a throw, is left out of keys.
#pragma once

#include <functional>
#include <vector>

#include "engine/packed_state.h"

namespace ludens::engine {

class ChanceSuccessors {
 public:
  ChanceSuccessors(const Game& game, const PackedState& packed) : packed_(packed), table_(game) {}

  using Status = Successors::Status;
  struct Outcome {
    double probability = 1;
    bool over = false;
    int winner = 0;  // of a game that is over; 0: nobody
    Key after;       // of one that goes on
  };
  // What may come of each move, by what chance decides before one is chosen.
  using Choice = std::vector<Outcome>;
  struct Throw {
    double probability = 1;
    std::vector<Choice> choices;
  };
  Status list(const Key& key, std::vector<Throw>& out);
  // The positions in which the game may begin.
  Status starts(Choice& out);

  // The key of a position; false where keys have no room for a number.
  bool pack(const std::byte* block, Key& key);
  // Of which a key was wanted last, as far as its key would tell.
  const std::byte* state() const { return reinterpret_cast<const std::byte*>(settled_.data()); }

 private:
  // Calls run() once for every way that chance may decide: then visit(probability), false to stop. The first
  // draws are those of `before`. False where there are too many ways, or it was stopped.
  bool for_each_way(const std::vector<Draw>& before, const std::function<void()>& run,
                    const std::function<bool(double probability)>& visit);
  Status add_outcome(double probability, Choice& out);
  Status add_choices(const std::vector<Draw>& thrown, const std::vector<Move>& moves, Throw& out);
  std::vector<Draw> drawn_to_open(const std::vector<Draw>& thrown);
  void settle(Machine& m);

  const PackedState& packed_;
  Table table_;
  MoveList list_;
  std::vector<Draw> drawn_;
  std::vector<std::byte> block_;        // the position that is asked about
  std::vector<std::uint64_t> settled_;  // a copy to settle
};

}  // namespace ludens::engine
