// puzzle.h - the variables of a deduction puzzle: each site keeps the values that it may still have.
//
// A site with one value left is resolved; that value is its piece (value 0: none), so that all rules about
// pieces read it. What may be written where is the rules' affair.
#pragma once

#include "runtime/board.h"

namespace ludens::runtime {

// The values that the site may have from now on.
template <class World>
LUDENS_FN void set_values(World& w, int type, int site, const SetWord* values) {
  const Space& s = w.view.space[type];
  copy_words(s.domain + site * s.domain_words, values, s.domain_words);
  w.board().put(type, site, {known_at(s, site).value, 0, 0, 0, 0});
}

}  // namespace ludens::runtime
