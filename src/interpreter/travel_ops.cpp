// travel_ops.cpp - ways of going beyond steps, slides and hops: leaps, tracks, directions and levels.
#include <algorithm>
#include <utility>

#include "geometry/queries.h"
#include "interpreter/facing.h"
#include "interpreter/kernel_call.h"
#include "interpreter/ways.h"
#include "ir/ops/travel.h"
#include "runtime/kernels/loops.h"
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

// --- levels

bool op_for_levels(Machine& m, int site, Lazy<Type::Moves> body, SiteType type, bool from_top) {
  if (!kernels::has_site(m, static_cast<int>(type), site)) return false;
  const Space& s = m.space(type);
  const int size = runtime::stack_size(s, site);
  for (int i = 0; i < size; ++i) {
    m.reg(Reg::Level) = from_top ? size - 1 - i : i;
    if (m.generate(body)) return true;
  }
  return false;
}

void op_keep_level(Machine& m, Lazy<Type::Void> body) {
  const Bind level(m, Reg::Level);
  m.perform(body);
}

bool op_leave_level(Machine& m, Rest<Type::Void> effects) {
  const bool direct = std::exchange(m.direct, false);
  const Machine::Mark since = m.mark();
  for (const Lazy<Type::Void> effect : effects) m.perform(effect);
  m.drop(since);
  m.direct = direct;
  return false;
}

// --- facing

// The last of the directions in which one step leads from one site to the other; -1 where none does.
int direction_of_step(const Machine& m, SiteType type, int from, int to) {
  if (!on_topology(m, type, from) || to < 0) return -1;
  std::uint64_t leading = 0;
  for (const geometry::Step& step : m.prepared.board->steps(type)[from])
    if (step.type == type && step.to == to) leading |= step.directions;
  int direction = -1;
  for (const geometry::Direction d : m.prepared.board->supported(type, geometry::Relation::All).in_order)
    if (geometry::has(leading, d)) direction = static_cast<int>(d);
  return direction;
}

std::uint64_t op_dirs_along(Machine& m, int from, int to, int directions, SiteType type) {
  int facing = direction_of_step(m, type, from, to);
  const bool there = from >= 0 && from < m.space(type).sites;
  if (facing < 0)
    facing = there ? facing_at(m, type, from, geometry::Relation::Adjacent) : geometry::kSpecificDirections;
  return m.program.directions[static_cast<size_t>(directions)].by_facing[static_cast<size_t>(facing)];
}

bool op_is_ahead(Machine& m, int from, int to, SiteType type) {
  if (!on_topology(m, type, from) || !on_topology(m, type, to)) return false;
  const Space& s = m.space(type);
  const int facing = m.prepared.facing[s.what[runtime::top_index(s, from)]];
  if (facing == geometry::kSpecificDirections) return true;
  const std::span<const geometry::Coordinate> at = m.prepared.board->coordinates(type);
  return geometry::is_ahead(at[static_cast<size_t>(from)], at[static_cast<size_t>(to)],
                            static_cast<geometry::Direction>(facing));
}

}  // namespace

void add_travel_ops(OpTable& t);

void add_travel_ops(OpTable& t) {
  set_kernel<Op::ForTable, LUDENS_KERNEL(for_table)>(t);
  set_kernel<Op::SlideTrack, LUDENS_KERNEL(slide_track), prepare_slide_track>(t);
  set_kernel<Op::ForDirection, LUDENS_KERNEL(for_direction)>(t);
  set_op<Op::ForLevels, op_for_levels>(t);
  set_op<Op::KeepLevel, op_keep_level>(t);
  set_op<Op::LeaveLevel, op_leave_level>(t);
  set_kernel<Op::OuterTurn, LUDENS_KERNEL(outer_turn)>(t);
  set_op<Op::DirsAlong, op_dirs_along>(t);
  set_kernel<Op::ForWay, LUDENS_KERNEL(for_way)>(t);
  set_op<Op::IsAhead, op_is_ahead>(t);
}

}  // namespace ludens::interpreter
