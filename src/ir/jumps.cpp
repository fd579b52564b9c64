#include "ir/jumps.h"

#include "ir/codes.h"

namespace ludens::ir {

namespace {

constexpr std::size_t kNumbers = 4;  // of each sort: directions, low and high, how many more, sets

}  // namespace

std::vector<std::uint64_t> JumpSort::counted(const Program& program, int site) const {
  if (sets < 0) return std::vector<std::uint64_t>(static_cast<std::size_t>(program.words));
  return program.sets[static_cast<std::size_t>(sets + site)];
}

std::vector<std::int32_t> list_of_jumps(std::span<const JumpSort> sorts) {
  std::vector<std::int32_t> list;
  for (const JumpSort& sort : sorts)
    list.insert(list.end(), {static_cast<std::int32_t>(sort.directions),
                             static_cast<std::int32_t>(sort.directions >> 32), sort.more, sort.sets});
  return list;
}

std::vector<JumpSort> jumps_of_list(std::span<const std::int32_t> list) {
  std::vector<JumpSort> sorts;
  for (std::size_t i = 0; i + kNumbers <= list.size(); i += kNumbers)
    sorts.push_back({mask_of_halves(list[i], list[i + 1]), list[i + 2], list[i + 3]});
  return sorts;
}

std::vector<std::span<const int>> jump_ways(const geometry::Topology& board, geometry::SiteType type,
                                            geometry::DirectionMask directions, int site) {
  std::vector<std::span<const int>> ways;
  for (int d = 0; d < geometry::kDirections; ++d) {
    if (!((directions >> d) & 1)) continue;
    const geometry::Radials& radials = board.radials(type, static_cast<geometry::Direction>(d));
    for (int n = 0; n < radials.count(site); ++n)
      if (const std::span<const int> radial = radials.radial(site, n); radial.size() > 1)
        ways.push_back(radial.subspan(1));
  }
  return ways;
}

}  // namespace ludens::ir
