// lines.h - kernels of pieces in line (ir/ops/conditions.h).
#pragma once

#include "runtime/kernels/kernel.h"

namespace ludens::kernels {

// The lines through each site, as flat tables. A line has a way ahead and a way back; neither holds the site
// itself.
struct Rows {
  struct Line {
    std::uint32_t first = 0;              // of its sites: those ahead, then those behind
    std::uint16_t ahead = 0, behind = 0;  // how many
  };
  const std::uint32_t* first_line = nullptr;  // by site, and one past the last
  const Line* lines = nullptr;
  const std::int16_t* sites = nullptr;
};

// How many sites from the first on belong to it, up to the first that does not.
template <class Belongs>
LUDENS_FN int run_length(const std::int16_t* way, int size, Belongs belongs) {
  int length = 0;
  while (length < size && belongs(way[length])) ++length;
  return length;
}

// Do the site, which belongs to it, and its neighbours in one of the lines make a row of so many?
template <class Belongs>
LUDENS_FN bool row_through(const Rows& rows, int site, int length, bool exact, bool both_ways,
                           Belongs belongs) {
  const std::uint32_t end = rows.first_line[site + 1];
  for (std::uint32_t i = rows.first_line[site]; i < end; ++i) {
    const Rows::Line line = rows.lines[i];
    const std::int16_t* way = rows.sites + line.first;
    int count = 1 + run_length(way, line.ahead, belongs);
    if (both_ways) count += run_length(way + line.ahead, line.behind, belongs);
    if (count == length || (count > length && !exact)) return true;
  }
  return false;
}

}  // namespace ludens::kernels
