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

// Where pieces are stacked, from the top of the site's stack: is there a row of so many straight down, level,
// or rising by one a step either way? A row along the ground may lack its first piece.
template <class Stacks, class Belongs>
LUDENS_FN bool row_from_top(const Stacks& s, const Rows& rows, int site, int length, bool exact,
                            Belongs belongs) {
  const auto has = [&](int at, int level) {
    return level >= 0 && level < s.size[at] && belongs(s.what[at * s.height + level]);
  };
  const int top = s.size[site] - 1;
  if (top < 0) return false;
  if (top + 1 >= length) {
    int count = 1;
    while (count < length && has(site, top - count)) ++count;
    if (count == length) return true;
  }
  const bool here = has(site, top);
  const std::uint32_t end = rows.first_line[site + 1];
  for (std::uint32_t i = rows.first_line[site]; i < end; ++i) {
    const Rows::Line line = rows.lines[i];
    const std::int16_t* way = rows.sites + line.first;
    const auto run = [&](const std::int16_t* sites, int size, int slope) {
      int count = 0;
      while (count < size && has(sites[count], top + (count + 1) * slope)) ++count;
      return count;
    };
    for (int slope = -1; slope <= 1; ++slope) {
      const int ahead = here ? 1 + run(way, line.ahead, slope) : 0;
      const int count = ahead + run(way + line.ahead, line.behind, -slope);
      if (count == length || (count > length && !exact)) return true;
    }
  }
  return false;
}

}  // namespace ludens::kernels
