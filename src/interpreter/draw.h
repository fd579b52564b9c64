// draw.h - some of a set's members, drawn by chance.
#pragma once

#include <algorithm>

#include "interpreter/machine.h"

namespace ludens::interpreter {

// Adds `wanted` members of the set to `out`, which has none of them; all where there are no more.
inline void draw_some(Machine& m, const SetWord* set, int words, int wanted, SetWord* out) {
  const int count = count_bits(set, words);
  wanted = std::min(wanted, count);
  const auto take = [&](int n) {
    const int member = nth_bit(set, n);
    if (test_bit(out, member)) return;
    set_bit(out, member);
    --wanted;
  };
  // What is drawn again is drawn anew; after many draws whatever is left will do.
  for (int tries = 0; wanted > 0 && tries < 100 * count; ++tries)
    take(m.chance ? m.draw(count) : tries % count);
  for (int n = 0; wanted > 0 && n < count; ++n) take(n);
}

}  // namespace ludens::interpreter
