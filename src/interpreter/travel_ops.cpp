// travel_ops.cpp - ways of going beyond steps, slides and hops: leaps, tracks, directions and levels.
#include <utility>

#include "interpreter/gathering.h"
#include "interpreter/kernel_call.h"
#include "ir/ops/travel.h"
#include "runtime/kernels/dirs.h"
#include "runtime/kernels/loops.h"
#include "runtime/kernels/order.h"
#include "runtime/kernels/placing.h"
#include "runtime/kernels/questions.h"
#include "runtime/kernels/track_slides.h"
#include "runtime/kernels/travel.h"

namespace ludens::interpreter {

namespace {

class SlideTracks : public kernels::SlideTracks {
 public:
  SlideTracks(const std::vector<geometry::Track>& all, std::span<const std::int32_t> tracks, int members) {
    std::vector<std::vector<std::int32_t>> of_site(static_cast<size_t>(members));
    for (const std::int32_t t : tracks) {
      const auto& sites = all[static_cast<size_t>(t)].sites;
      const auto begin = static_cast<std::int32_t>(places_.size());
      for (const geometry::TrackSite& one : sites) {
        if (one.site >= 0 && one.site < members)
          of_site[static_cast<size_t>(one.site)].push_back(static_cast<std::int32_t>(places_.size()));
        places_.push_back({one.next, one.next_index < 0 ? -1 : begin + one.next_index, one.bump,
                           static_cast<std::int32_t>(sites.size())});
      }
    }
    for (const std::vector<std::int32_t>& at : of_site) {
      first_.push_back(static_cast<std::int32_t>(starts_.size()));
      starts_.insert(starts_.end(), at.begin(), at.end());
    }
    first_.push_back(static_cast<std::int32_t>(starts_.size()));
    first = first_.data();
    starts = starts_.data();
    places = places_.data();
  }

 private:
  std::vector<std::int32_t> first_, starts_;
  std::vector<kernels::SlidePlace> places_;
};

std::shared_ptr<const kernels::SlideTracks> prepare_slide_track(const Prepared& game, const Code& c) {
  const auto list = static_cast<size_t>(attribute<Op::SlideTrack, "tracks">(c));
  return std::make_shared<SlideTracks>(game.program.equipment->tracks, game.program.lists[list],
                                       game.words * 64);
}

// --- facing

class DirectionOrder : public kernels::DirectionOrder {
 public:
  DirectionOrder(const geometry::Topology& board, SiteType type) {
    for (const geometry::Direction d : board.supported(type, geometry::Relation::All).in_order)
      all_.push_back(static_cast<std::int32_t>(d));
    order = {all_.data(), static_cast<int>(all_.size())};
  }

 private:
  std::vector<std::int32_t> all_;
};

std::shared_ptr<const kernels::DirectionOrder> prepare_dirs_along(const Prepared& game, const Code& c) {
  return std::make_shared<DirectionOrder>(*game.board, attribute<Op::DirsAlong, "type">(c));
}

}  // namespace

void add_travel_ops(OpTable& t);

void add_travel_ops(OpTable& t) {
  set_kernel<Op::ForTable, LUDENS_KERNEL(for_table)>(t);
  set_kernel<Op::SlideTrack, LUDENS_KERNEL(slide_track), prepare_slide_track>(t);
  set_kernel<Op::ForDirection, LUDENS_KERNEL(for_direction)>(t);
  set_kernel<Op::ForLevels, LUDENS_KERNEL(for_levels)>(t);
  set_kernel<Op::KeepLevel, LUDENS_KERNEL(keep_level)>(t);
  set_kernel<Op::LeaveLevel, LUDENS_KERNEL(leave_level)>(t);
  set_kernel<Op::OuterTurn, LUDENS_KERNEL(outer_turn)>(t);
  set_kernel<Op::DirsAlong, LUDENS_KERNEL(dirs_along), prepare_dirs_along>(t);
  set_kernel<Op::ForWay, LUDENS_KERNEL(for_way)>(t);
  set_kernel<Op::IsAhead, LUDENS_KERNEL(is_ahead)>(t);
}

}  // namespace ludens::interpreter
