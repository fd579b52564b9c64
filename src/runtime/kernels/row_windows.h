// row_windows.h - rows of pieces through a site, found in a set.
//
// As much of each line through a site as may count is a window. Windows lie side by side in the bits of a
// word, a free bit between them, so that one question is asked of all of them at once.
#pragma once

#include "runtime/kernels/kernel.h"

namespace ludens::kernels {

struct RowWindows {
  // Sites of a window, ascending and in one word of the set.
  struct Part {
    SetWord mask = 0;
    std::uint32_t word = 0;
    std::uint32_t shift = 0;  // where the first of them lies
  };
  const Part* parts = nullptr;  // by site, `words` times `per_word` of each; null: there are no windows
  int words = 0;                // that the windows of a site take
  int per_word = 0;             // the same everywhere, some of them of no sites, so that loops are foreseen
  int stride = 0;  // where each lies so many bits behind the one before, in one word; 0: as the parts say
  bool by_owner = false;  // do the sites of a player tell where each of the player's pieces stands?
};

// A row of so many, in windows that hold all that may count: whatever is so long goes through the middle.
[[gnu::always_inline]] LUDENS_FN bool has_run(SetWord bits, int length, bool exact) {
  SetWord runs = bits;  // by its first site
  int known = 1;
  const auto grow = [&]() __attribute__((always_inline)) {
    const int more = known < length - known ? known : length - known;
    runs &= runs >> more;
    known += more;
  };
  if (known < length) grow();
  if (known < length) grow();
  while (known < length) grow();
  if (exact) runs &= ~(bits << 1) & ~(bits >> length);
  return runs != 0;
}

// Is there a row of so many members through the site, which is one? As row_through says, for the length and
// exactness that the windows were made for. `one_word`: of a set of one word.
template <bool one_word = false>
[[gnu::always_inline]] LUDENS_FN bool row_in_windows(const RowWindows& windows, const SetWord* members,
                                                     int site, int length, bool exact) {
  const RowWindows::Part* part = windows.parts + site * windows.words * windows.per_word;
  for (int word = 0; word < windows.words; ++word) {
    SetWord bits = 0;
#pragma GCC unroll 8
    for (int i = 0; i < windows.per_word; ++i, ++part)
      bits |= gathered_bits(members[one_word ? 0 : part->word], part->mask)
              << (windows.stride > 0 ? static_cast<std::uint32_t>(i * windows.stride) : part->shift);
    if (has_run(bits, length, exact)) return true;
  }
  return false;
}

}  // namespace ludens::kernels
