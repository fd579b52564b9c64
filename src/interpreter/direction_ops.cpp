// direction_ops.cpp - which ways a piece may go: as it faces, and as the board has them.
#include <algorithm>

#include "interpreter/kernel_call.h"
#include "ir/ops/walks.h"
#include "runtime/kernels/chance.h"
#include "runtime/kernels/dirs.h"

namespace ludens::interpreter {

namespace {

using geometry::Direction;

// --- as pieces face

class FacingTable : public kernels::Facings {
 public:
  FacingTable(const Prepared& game, const Code& c) {
    constexpr int kMostTurns = 16;
    const auto relation = static_cast<geometry::Relation>(attribute<Op::DirsFacing, "relation">(c));
    const geometry::DirectionMask mask =
        game.board->supported(attribute<Op::DirsFacing, "type">(c), relation).mask;
    const auto& by_facing =
        game.program.directions[static_cast<size_t>(attribute<Op::DirsFacing, "directions">(c))].by_facing;
    turns = game.program.uses.rotations ? kMostTurns : 1;
    for (int turn = 0; turn < turns; ++turn)
      for (const int facing : game.facing) {
        int turned = facing;
        if (turn > 0) {
          const Direction ahead =
              facing == geometry::kSpecificDirections ? Direction::N : static_cast<Direction>(facing);
          turned = static_cast<int>(geometry::rotated(ahead, turn, mask));
        }
        seen_.push_back(by_facing[static_cast<size_t>(turned)]);
      }
    seen = seen_.data();
  }

 private:
  std::vector<std::uint64_t> seen_;
};

std::shared_ptr<const kernels::Facings> prepare_dirs_facing(const Prepared& game, const Code& c) {
  return std::make_shared<FacingTable>(game, c);
}

// --- between two sites

class WayTable : public kernels::WaysBetween {
 public:
  WayTable(const geometry::Topology& board, SiteType type, geometry::Relation relation, bool are_all) {
    for (const Direction d : board.supported(type, relation).in_order) order_.push_back(static_cast<int>(d));
    order = {order_.data(), static_cast<int>(order_.size())};
    all = are_all;
    if (board.count(type) <= kMostSites) find_masks(board, type);
  }

 private:
  static constexpr int kMostSites = 150;

  void find_masks(const geometry::Topology& board, SiteType type) {
    const int sites = board.count(type);
    masks_.resize(static_cast<size_t>(sites) * static_cast<size_t>(sites));
    masks = masks_.data();
    for (const int d : order_) {
      const geometry::Radials& radials = board.radials(type, static_cast<Direction>(d));
      for (int from = 0; from < sites; ++from)
        for (int n = 0; n < radials.count(from); ++n)
          for (const int to : radials.radial(from, n).subspan(1)) {
            std::uint64_t& mask = masks_[static_cast<size_t>(from * sites + to)];
            if (all || mask == 0) mask |= std::uint64_t{1} << d;
          }
    }
  }

  std::vector<std::int32_t> order_;
  std::vector<std::uint64_t> masks_;
};

std::shared_ptr<const kernels::WaysBetween> prepare_dirs_of_last(const Prepared& game, const Code& c) {
  const auto relation = static_cast<geometry::Relation>(attribute<Op::DirsOfLast, "relation">(c));
  return std::make_shared<WayTable>(*game.board, attribute<Op::DirsOfLast, "type">(c), relation, false);
}
std::shared_ptr<const kernels::WaysBetween> prepare_dirs_between(const Prepared& game, const Code& c) {
  return std::make_shared<WayTable>(*game.board, attribute<Op::DirsBetween, "type">(c),
                                    geometry::Relation::All, true);
}

// --- at a site

class SiteViews : public kernels::SeenBySite {
 public:
  SiteViews(const geometry::Topology& board, SiteType type, geometry::Relation relation,
            std::span<const std::int32_t> relative) {
    for (int site = 0; site < board.count(type); ++site) {
      const geometry::DirectionMask mask = board.supported_at(type, site, relation);
      const auto known = std::ranges::find(supported_, mask);
      like_.push_back(static_cast<std::int32_t>(known - supported_.begin()));
      if (known != supported_.end()) continue;
      supported_.push_back(mask);
      for (int facing = 0; facing < geometry::kSpecificDirections; ++facing)
        seen_.push_back(seen_by(relative, static_cast<Direction>(facing), mask));
    }
    like = like_.data();
    supported = supported_.data();
    seen = seen_.data();
  }

 private:
  static geometry::DirectionMask seen_by(std::span<const std::int32_t> relative, Direction facing,
                                         geometry::DirectionMask mask) {
    geometry::DirectionMask seen_ways = 0;
    for (const int number : relative)
      for (const Direction d :
           geometry::resolve(static_cast<geometry::RelativeDirection>(number), facing, mask))
        seen_ways |= geometry::bit(d);
    return seen_ways;
  }

  std::vector<std::int32_t> like_;
  std::vector<std::uint64_t> supported_, seen_;
};

std::shared_ptr<const kernels::SeenBySite> prepare_dirs_by_site(const Prepared& game, const Code& c) {
  const auto list = static_cast<size_t>(attribute<Op::DirsBySite, "relative">(c));
  return std::make_shared<SiteViews>(
      *game.board, attribute<Op::DirsBySite, "type">(c),
      static_cast<geometry::Relation>(attribute<Op::DirsBySite, "relation">(c)), game.program.lists[list]);
}

}  // namespace

void add_direction_ops(OpTable& t);

void add_direction_ops(OpTable& t) {
  set_kernel<Op::DirsConst, LUDENS_KERNEL(dirs)>(t);
  set_kernel<Op::DirsFacing, LUDENS_KERNEL(dirs_facing), prepare_dirs_facing>(t);
  set_kernel<Op::DirsUnion, LUDENS_KERNEL(dirs_union)>(t);
  set_kernel<Op::DirsSelect, LUDENS_KERNEL(dirs_select)>(t);
  set_kernel<Op::DirsOfLast, LUDENS_KERNEL(dirs_of_last), prepare_dirs_of_last>(t);
  set_kernel<Op::DirsBetween, LUDENS_KERNEL(dirs_between), prepare_dirs_between>(t);
  set_kernel<Op::DirsBySite, LUDENS_KERNEL(dirs_by_site), prepare_dirs_by_site>(t);
  set_kernel<Op::DirsWithout, LUDENS_KERNEL(dirs_without)>(t);
  set_kernel<Op::DirsRandom, LUDENS_KERNEL(dirs_random)>(t);
}

}  // namespace ludens::interpreter
