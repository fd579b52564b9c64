// constant_board.h - the board as constants of the text (board_text.h), in place of the interpreter's: the
// pieces that are the same for every game.
#pragma once

#include "geometry/headings.h"
#include "geometry/site_type.h"
#include "runtime/kernels/kernel.h"

namespace ludens::standalone {

// The radials in one direction.
struct ConstantWays {
  struct Way {
    std::int32_t first, size;
  };
  const std::int32_t* of_site;  // by site, and one past the last; null: there are none
  const Way* all;
  const std::int32_t* sites;

  LUDENS_FN int count(int site) const { return of_site ? of_site[site + 1] - of_site[site] : 0; }
  LUDENS_FN kernels::Ints way(int site, int n) const {
    const Way& one = all[of_site[site] + n];
    return {sites + one.first, one.size};
  }
};

struct ConstantStep {
  std::int32_t to;
  geometry::SiteType type;
  std::uint64_t directions;
};
struct ConstantSteps {
  const ConstantStep* first;
  const ConstantStep* last;
  LUDENS_FN const ConstantStep* begin() const { return first; }
  LUDENS_FN const ConstantStep* end() const { return last; }
};

struct ConstantPoint {
  double x, y;
};
struct ConstantPlace {
  std::int32_t row, column, layer;
};

}  // namespace ludens::standalone
