#include "ir/relations.h"

#include <algorithm>
#include <bit>
#include <set>
#include <utility>

namespace ludens::ir {

namespace {

void add_pair(Relation& relation, int from, int to, int words) {
  relation.forward[static_cast<size_t>(from)] = static_cast<std::int16_t>(to);
  relation.back[static_cast<size_t>(to)] = static_cast<std::int16_t>(from);
  auto part = std::ranges::find(relation.parts, to - from, &Relation::Part::delta);
  if (part == relation.parts.end()) {
    relation.parts.push_back({to - from, std::vector<std::uint64_t>(static_cast<size_t>(words), 0)});
    part = relation.parts.end() - 1;
  }
  part->from[static_cast<size_t>(from) >> 6] |= std::uint64_t{1} << (from & 63);
}

}  // namespace

std::vector<Relation> make_relations(const geometry::Topology& board, geometry::SiteType type,
                                     geometry::DirectionMask mask, int words) {
  const auto& steps = board.steps(type);
  const int sites = board.count(type);
  std::vector<Relation> out;
  for (int d = 0; d < geometry::kSpecificDirections; ++d) {
    Relation relation;
    relation.forward.assign(static_cast<size_t>(words) * 64, -1);
    relation.back.assign(static_cast<size_t>(words) * 64, -1);
    for (int site = 0; site < sites; ++site)
      for (const geometry::Step& step : steps[site]) {
        if (step.type != type || !(step.directions & mask)) continue;
        // A step belongs to the first specific direction that it has.
        if (std::countr_zero(step.directions & geometry::kSpecificMask) != d) continue;
        if (relation.forward[static_cast<size_t>(site)] >= 0 ||
            relation.back[static_cast<size_t>(step.to)] >= 0)
          return {};
        add_pair(relation, site, step.to, words);
      }
    if (!relation.parts.empty()) out.push_back(std::move(relation));
  }
  return out;
}

std::vector<Hops> make_hops(std::span<const std::int32_t> list, int words) {
  std::vector<Hops> out;
  for (size_t i = 0; i + 2 < list.size(); i += 3) {
    const int from = list[i];
    const int to = list[i + 1];
    const int third = list[i + 2] - from;
    auto hops = std::ranges::find_if(
        out, [&](const Hops& one) { return one.third == third && one.ends.parts[0].delta == to - from; });
    if (hops == out.end()) {
      out.push_back({third, {}});
      hops = out.end() - 1;
      hops->ends.forward.assign(static_cast<size_t>(words) * 64, -1);
      hops->ends.back.assign(static_cast<size_t>(words) * 64, -1);
    }
    add_pair(hops->ends, from, to, words);
  }
  return out;
}

std::vector<std::int32_t> hops_over_one(const geometry::Topology& board, geometry::SiteType type,
                                        geometry::DirectionMask mask) {
  std::vector<std::int32_t> list;
  std::set<std::pair<int, int>> ends;
  for (int d = 0; d < geometry::kDirections; ++d) {
    if (!((mask >> d) & 1)) continue;
    const geometry::Radials& radials = board.radials(type, static_cast<geometry::Direction>(d));
    for (int site = 0; site < board.count(type); ++site)
      for (int n = 0; n < radials.count(site); ++n) {
        const std::span<const int> radial = radials.radial(site, n);
        if (radial.size() < 3) continue;
        if (!ends.emplace(site, radial[2]).second) return {};
        list.insert(list.end(), {site, radial[2], radial[1]});
      }
  }
  return list;
}

}  // namespace ludens::ir
