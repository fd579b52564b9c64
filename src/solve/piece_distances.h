// piece_distances.h - how many moves a puzzle still takes at least, found from its own rules: for groups of
// pieces, how far each way to lay them out is from where they are wanted when no other piece is on the board.
// That never says too much (engine/rearrangement.h has the proof), and groups add up.
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "engine/game.h"
#include "solve/key_set.h"

namespace ludens::solve {

class PieceDistances {
 public:
  // No group has more layouts than `most`. None (count() is 0) where the rules give no such bound.
  PieceDistances(const engine::Game& game, const engine::PackedState& packed, const Key& start,
                 std::size_t most, const std::function<bool()>& goes_on);

  int count() const { return static_cast<int>(groups_.size()); }
  std::size_t layouts() const;  // of all groups
  // Of any position that can be reached; kNever where none leads to a win.
  static constexpr int kNever = 1 << 20;
  int least_moves(const Key& key) const;

 private:
  struct Group {
    std::vector<bool> kept;  // by component
    std::unique_ptr<KeySet> keys;
    std::vector<std::uint16_t> moves;  // by number of key
  };
  static constexpr std::uint16_t kFar = 0xFFFF;

  const engine::PackedState& packed_;
  std::vector<Group> groups_;
};

}  // namespace ludens::solve
