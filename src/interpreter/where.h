// where.h - where what a move did happened, for rules that ask; written once for the interpreter and for
// emitted code that stands alone (native/standalone.h).
//
// `where_of(i, at)` says where the i-th action happened; false, and nothing written, where rules do not count
// it.
#pragma once

#include <cstdint>

#include "base/bits.h"
#include "runtime/view.h"

namespace ludens::interpreter {

// The sites, and the levels of their stacks, the ground where none is named.
struct Where {
  int from = -1, to = -1, from_level = 0, to_level = 0;
};

// That of the last action that counts; else the move's own.
template <class WhereOf>
LUDENS_FN void note_last_place(runtime::Head& h, Where last, int first, int end, WhereOf where_of) {
  while (end > first && !where_of(end - 1, last)) --end;
  h.after_from = last.from;
  h.after_to = last.to;
  h.after_level_from = static_cast<std::int16_t>(last.from_level);
  h.after_level_to = static_cast<std::int16_t>(last.to_level);
}

// Every site of the board that they name: where they begin, then where they end.
template <class WhereOf>
LUDENS_FN void note_all_places(SetWord* places, int words, int board_end, int first, int end,
                               WhereOf where_of) {
  clear_words(places, 2 * words);
  for (int i = first; i < end; ++i) {
    Where there;
    if (!where_of(i, there)) continue;
    if (there.from >= 0 && there.from < board_end) set_bit(places, there.from);
    if (there.to >= 0 && there.to < board_end) set_bit(places + words, there.to);
  }
}

}  // namespace ludens::interpreter
