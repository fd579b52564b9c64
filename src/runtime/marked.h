// marked.h - pieces marked to be taken when the turn ends.
//
// A set of sites; in games with stacks it is followed by bits of how often each was marked.
#pragma once

#include "base/bits.h"

namespace ludens::runtime {

inline constexpr int kMarkBits = 6;  // marks beyond 63 do not count: no stack is higher

// How many sets the marks take.
LUDENS_FN int mark_planes(bool stacks) {
  return stacks ? 1 + kMarkBits : 1;
}

LUDENS_FN int times_marked(const SetWord* marks, int words, int site) {
  int times = 0;
  for (int bit = 0; bit < kMarkBits; ++bit)
    if (test_bit(marks + (1 + bit) * words, site)) times |= 1 << bit;
  return times;
}

LUDENS_FN void mark(SetWord* marks, int words, bool stacks, int site) {
  set_bit(marks, site);
  if (!stacks) return;
  const int times = times_marked(marks, words, site) + 1;
  if (times >> kMarkBits) return;
  for (int bit = 0; bit < kMarkBits; ++bit) {
    if ((times >> bit) & 1)
      set_bit(marks + (1 + bit) * words, site);
    else
      clear_bit(marks + (1 + bit) * words, site);
  }
}

}  // namespace ludens::runtime
