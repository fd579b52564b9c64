// puzzle.h - the variables of a deduction puzzle: each site keeps the values that it may still have.
//
// A site with one value left is resolved; that value is its piece (value 0: none), so that all rules about
// pieces read it. What may be written where is the rules' affair.
#pragma once

#include "runtime/board.h"

namespace ludens::runtime {

inline constexpr int kMaxDomainWords = ir::kMaxPuzzleValue / 64 + 1;

struct Known {
  bool resolved = false;
  int value = 0;  // 0 as long as it is not resolved
};

// Sites of a kind that takes no values count as resolved to 0.
inline Known known_at(const Space& s, int site) {
  if (!s.domain) return {true, 0};
  if (site < 0 || site >= s.sites) return {};
  const SetWord* values = s.domain + site * s.domain_words;
  if (count_bits(values, s.domain_words) != 1) return {};
  return {true, nth_bit(values, 0)};
}

// The values that the site may have from now on.
inline void set_values(BoardWriter writer, int type, int site, const SetWord* values) {
  Space& s = writer.view.space[type];
  copy_words(s.domain + site * s.domain_words, values, s.domain_words);
  writer.put(type, site, {known_at(s, site).value, 0, 0, 0, 0});
}

}  // namespace ludens::runtime
