// walk_ops.cpp - sites found by walking over the board: along lines, by distance, step by step, and in groups
// that a rule makes for itself.
#include <algorithm>

#include "geometry/distances.h"
#include "interpreter/kernel_call.h"
#include "ir/ops/walks.h"
#include "runtime/kernels/figures.h"
#include "runtime/kernels/layers.h"
#include "runtime/kernels/region_groups.h"
#include "runtime/kernels/walks.h"

namespace ludens::interpreter {

namespace {

// --- by distance

class DistanceSets : public kernels::Rings {
 public:
  DistanceSets(const geometry::Lists<int>& next, int words, std::optional<int> nearest,
               std::optional<int> farthest) {
    const int sites = next.size();
    if (sites > kMostSites) return;
    const bool known = nearest && farthest;
    std::vector<std::vector<int>> steps;
    for (int from = 0; from < sites && !known; ++from) {
      steps.push_back(geometry::distances_from(next, {&from, 1}));
      count = std::max(count, std::ranges::max(steps.back()) + 1);
    }
    const int words_each = count * words;
    if (sites * words_each > kMostWords) return;
    fixed = known;
    sets_.resize(static_cast<size_t>(sites * words_each));
    sets = sets_.data();
    for (int from = 0; from < sites; ++from) {
      const std::vector<int> near =
          known ? geometry::sites_at_distance(next, from, *nearest, *farthest)
                : geometry::sites_at_distance(steps[static_cast<size_t>(from)], 0, kFarthest);
      for (const int site : near) {
        const int ring = known ? 0 : steps[static_cast<size_t>(from)][static_cast<size_t>(site)];
        set_bit(sets_.data() + from * words_each + ring * words, site);
      }
    }
  }

 private:
  static constexpr int kMostSites = 1024;
  static constexpr int kMostWords = 1 << 19;
  static constexpr int kFarthest = 1 << 20;

  std::vector<SetWord> sets_;
};

std::shared_ptr<const kernels::Rings> prepare_distance_sites(const Prepared& game, const Code& c) {
  const auto relation = static_cast<geometry::Relation>(attribute<Op::DistanceSites, "relation">(c));
  return std::make_shared<DistanceSets>(
      game.board->neighbours(attribute<Op::DistanceSites, "type">(c), relation), game.words,
      attribute_if<Op::Const, "value">(operand<Op::DistanceSites, "least">(c)),
      attribute_if<Op::Const, "value">(operand<Op::DistanceSites, "most">(c)));
}

}  // namespace

void add_walk_ops(OpTable& t);

void add_walk_ops(OpTable& t) {
  set_kernel<Op::DirectionSites, LUDENS_KERNEL(direction_sites)>(t);
  set_kernel<Op::BetweenSites, LUDENS_KERNEL(between_sites)>(t);
  set_kernel<Op::AroundSites, LUDENS_KERNEL(around_sites)>(t);
  set_kernel<Op::SightSites, LUDENS_KERNEL(sight_sites)>(t);
  set_kernel<Op::Ahead, LUDENS_KERNEL(ahead)>(t);
  set_kernel<Op::PatternSites, LUDENS_KERNEL(pattern_sites)>(t);
  set_kernel<Op::DistanceSites, LUDENS_KERNEL(distance_sites), prepare_distance_sites>(t);
  set_kernel<Op::ReachSites, LUDENS_KERNEL(reach_sites)>(t);
  set_kernel<Op::GroupSites, LUDENS_KERNEL(group_sites)>(t);
  set_kernel<Op::GroupOrigins, LUDENS_KERNEL(group_origins)>(t);
  set_kernel<Op::ListGroupSizes, LUDENS_KERNEL(list_group_sizes)>(t);
  set_kernel<Op::VisitGroups, LUDENS_KERNEL(visit_groups)>(t);
  set_kernel<Op::EveryGroup, LUDENS_KERNEL(every_group)>(t);
  set_kernel<Op::IsCovered, LUDENS_KERNEL(is_covered)>(t);
  set_kernel<Op::IsRoofed, LUDENS_KERNEL(is_roofed)>(t);
}

}  // namespace ludens::interpreter
