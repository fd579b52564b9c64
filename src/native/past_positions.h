// past_positions.h - positions that have been, for rules against repetition, in a place of fixed size.
#pragma once

#include <cstdint>

#include "base/device.h"

namespace ludens::standalone {

// Positions that have been, as numbers, the newest last; and which numbers they may be, so that most
// questions whether one has been need not look through them all. Whoever cuts the end off sets `count`.
template <int most>
struct PastPositions {
  static constexpr int words_for(int positions) { return positions >= 1024 ? 256 : positions >= 64 ? 16 : 1; }
  static constexpr int words = words_for(most);  // of 64 bits, a power of two
  std::uint64_t items[most];
  int count;
  std::uint64_t maybe[words];
  int noted;  // so many of the first are in `maybe`, together with some that are gone

  LUDENS_FN int size() const { return count; }
  LUDENS_FN std::uint64_t operator[](int i) const { return items[i]; }
  LUDENS_FN void clear() {
    count = noted = 0;
    for (std::uint64_t& word : maybe) word = 0;
  }
  LUDENS_FN void assign(const std::uint64_t* entries, int size) {
    clear();
    for (; count < size; ++count) items[count] = entries[count];
  }
  // False where there is no room.
  LUDENS_FN bool add(std::uint64_t entry) {
    if (noted > count) noted = count;
    if (count == most) return false;
    items[count++] = entry;
    return true;
  }
  LUDENS_FN bool has(std::uint64_t entry) {
    if (noted > count) noted = count;
    for (; noted < count; ++noted) maybe[word_of(items[noted])] |= bit_of(items[noted]);
    if (!(maybe[word_of(entry)] & bit_of(entry))) return false;
    for (int i = count; i-- > 0;)
      if (items[i] == entry) return true;
    return false;
  }

 private:
  LUDENS_FN static int word_of(std::uint64_t entry) { return static_cast<int>((entry >> 6) & (words - 1)); }
  LUDENS_FN static std::uint64_t bit_of(std::uint64_t entry) { return std::uint64_t{1} << (entry & 63); }
};

}  // namespace ludens::standalone
