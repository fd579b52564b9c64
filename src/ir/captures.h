// captures.h - how the registers that a move remembers share the few words that it has.
//
// Up to kMaxCaptures registers have a word each, in the order in which the kind lists them. Where there are
// more, those that never hold large numbers (sites, levels, players, ways over the board) are listed last and
// go in pairs, half a word each.
#pragma once

#include <cstdint>
#include <span>

#include "ir/op.h"
#include "ludens/move.h"

namespace ludens::ir {

inline constexpr bool is_narrow(Reg r) {
  switch (r) {
    case Reg::Between:
    case Reg::Level:
    case Reg::Site:
    case Reg::Player:
    case Reg::Track:
    case Reg::Team:
    case Reg::Dir:
    case Reg::Way:
    case Reg::Dist:
    case Reg::Die:
    case Reg::Region:
    case Reg::Grouping:
      return true;
    default:
      return false;
  }
}

// Visits each register of many with the word that holds it and where it begins there, in bits; -1: it has the
// whole word.
template <class Visit>
void for_each_packed(std::span<const Reg> captures, Visit visit) {
  int half = 0;
  for (const Reg r : captures) {
    const bool narrow = is_narrow(r);
    if (!narrow) half += half % 2;
    visit(r, half / 2, narrow ? half % 2 * 16 : -1);
    half += narrow ? 1 : 2;
  }
}

// Words that they take.
inline int capture_words(std::span<const Reg> captures) {
  int words = static_cast<int>(captures.size());
  if (words > kMaxCaptures) for_each_packed(captures, [&](Reg, int word, int) { words = word + 1; });
  return words;
}

// Of more than kMaxCaptures registers; `regs` are all of them, by number.
inline void pack(std::span<const Reg> captures, const int* regs, Move& move) {
  for_each_packed(captures, [&](Reg r, int word, int bit) {
    const int value = regs[static_cast<int>(r)];
    if (bit < 0)
      move.capture[word] = value;
    else
      move.capture[word] |= static_cast<std::int32_t>(static_cast<std::uint32_t>(value & 0xFFFF) << bit);
  });
}
inline void unpack(std::span<const Reg> captures, const Move& move, int* regs) {
  for_each_packed(captures, [&](Reg r, int word, int bit) {
    const std::int32_t packed = move.capture[word];
    regs[static_cast<int>(r)] = bit < 0 ? packed : static_cast<std::int16_t>(packed >> bit);
  });
}

}  // namespace ludens::ir
