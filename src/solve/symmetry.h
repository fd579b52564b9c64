// symmetry.h - positions that a turn or reflection of the board makes of one another count as one.
#pragma once

#include <array>
#include <vector>

#include "engine/packed_state.h"

namespace ludens::solve {

using engine::Key;

class Symmetry {
 public:
  // Only the identity.
  Symmetry() = default;

  // One more; `moved` says where each bit of a key of so many bits goes (PackedState::moved_bits).
  void add(const std::vector<int>& moved, int bits);
  // What was added, to be put down and read again.
  const std::vector<std::vector<int>>& moved_bits() const { return moved_bits_; }
  // How many there are, the identity included.
  int count() const { return 1 + static_cast<int>(tables_.size()); }

  // The least of all keys that are the same; `orbit`: how many different ones there are.
  Key least(const Key& key, int& orbit) const {
    Key least = key;
    int fixed = 1;
    for (const Table& table : tables_) {
      const Key image = moved(table, key);
      fixed += image == key;
      if (image < least) least = image;
    }
    orbit = count() / fixed;
    return least;
  }
  Key image(int number, const Key& key) const {
    return number == 0 ? key : moved(tables_[static_cast<size_t>(number) - 1], key);
  }

 private:
  // What each byte of a key becomes; bytes that no key uses are not there.
  struct Table {
    std::vector<std::array<Key, 256>> bytes;
  };
  static Key moved(const Table& table, const Key& key) {
    Key out;
    for (size_t i = 0; i < table.bytes.size(); ++i) {
      const std::uint64_t half = i < 8 ? key.low : key.high;
      const Key& part = table.bytes[i][(half >> (i % 8 * 8)) & 0xFF];
      out.low |= part.low;
      out.high |= part.high;
    }
    return out;
  }

  std::vector<Table> tables_;
  std::vector<std::vector<int>> moved_bits_;
};

// Asks whether moves lead to the same positions whether one turns the board before or after. One per thread;
// keeps its memory.
class Turning {
 public:
  // Of one turn or reflection of the symmetry, and of a position with all that follows it, sorted.
  bool holds(engine::Successors& successors, const Symmetry& symmetry, int number, const Key& key,
             const std::vector<Key>& after);
  // Of all of them.
  bool holds(engine::Successors& successors, const Symmetry& symmetry, const Key& key,
             const std::vector<Key>& after) {
    for (int number = 1; number < symmetry.count(); ++number)
      if (!holds(successors, symmetry, number, key, after)) return false;
    return true;
  }

 private:
  std::vector<Key> after_turned_, turned_after_;
};

// Do moves lead from each of these positions to the same ones whether one turns the board before or after?
bool holds_for(const engine::Game& game, const engine::PackedState& packed, const Symmetry& symmetry,
               const std::vector<Key>& sample);

// Are all of them turns and reflections of the game's board, and each one's inverse among them? Then they
// leave alone whose turn it is and who has won, and moves that commute with them make them sound.
bool is_of_board(const Symmetry& symmetry, const engine::Game& game, const engine::PackedState& packed);

// Turns and reflections of the board that the rules allow: the start position stays the same, each set of
// sites that the rules name becomes one of them, and they hold for a sample of positions. Keys of the sample
// fit.
Symmetry find_symmetry(const engine::Game& game, const engine::PackedState& packed,
                       const std::vector<Key>& sample);

}  // namespace ludens::solve
