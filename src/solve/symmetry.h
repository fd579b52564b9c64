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

// Turns and reflections of the board that the rules allow: the start position and each set of sites that the
// rules name stay the same, and from a sample of positions moves lead to the same positions whether
// one turns the board before or after. Keys of the sample fit.
Symmetry find_symmetry(const engine::Game& game, const engine::PackedState& packed,
                       const std::vector<Key>& sample);

}  // namespace ludens::solve
