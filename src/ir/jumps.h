// jumps.h - jumps along lines, as far as something is counted: the list of a jump_set.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "ir/program.h"

namespace ludens::ir {

// Jumps that begin and end alike: how far they go from a site is how many of its set are in what is counted,
// and that number more.
struct JumpSort {
  geometry::DirectionMask directions = 0;
  std::int32_t more = 0;
  std::int32_t sets =
      -1;  // the first of a table of the program's sets, one for each site; -1: nothing counts

  // The set of one site.
  std::vector<std::uint64_t> counted(const Program& program, int site) const;
  bool operator==(const JumpSort&) const = default;
};

std::vector<std::int32_t> list_of_jumps(std::span<const JumpSort> sorts);
std::vector<JumpSort> jumps_of_list(std::span<const std::int32_t> list);

// The ways from a site, each with the sites along it: the first one step away.
std::vector<std::span<const int>> jump_ways(const geometry::Topology& board, geometry::SiteType type,
                                            geometry::DirectionMask directions, int site);

}  // namespace ludens::ir
