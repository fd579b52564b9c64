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
#include "runtime/kernels/travel.h"

namespace ludens::interpreter {

namespace {

struct TrackSlide {
  int least, most;
  Lazy<Type::Bool> go, stop, condition;
  Lazy<Type::Moves> at_stop, body;
  bool bent_only;
};

// One slide along the track from one of its places. Sites named twice in a row are bends.
bool slide_along(Machine& m, const geometry::Track& track, int index, const TrackSlide& how, int& to,
                 int& between) {
  const auto place = [&](int i) -> const geometry::TrackSite& { return track.sites[static_cast<size_t>(i)]; };
  const int length = static_cast<int>(track.sites.size());
  int bends = place(index).bump;
  for (int steps = 1; place(index).next != geometry::kNone && steps < length && steps <= how.most; ++steps) {
    to = place(index).next;
    if ((bends > 0 || !how.bent_only) && how.least <= steps) {
      if (how.stop && m.test(how.stop)) return m.generate(how.at_stop);
      if ((!how.condition || m.test(how.condition)) && m.generate(how.body)) return true;
    }
    between = to;
    if (!m.test(how.go)) return false;
    index = place(index).next_index;
    bends += place(index).bump;
  }
  return false;
}

// The places of each site on the tracks of a slide.
struct TrackPlaces {
  struct Place {
    std::int32_t track;
    int index;
  };
  std::vector<std::vector<Place>> of_site;
};

std::shared_ptr<const TrackPlaces> prepare_slide_track(const Prepared& game, Lazy<Type::Int>, Lazy<Type::Int>,
                                                       Lazy<Type::Bool>, Lazy<Type::Bool>, Lazy<Type::Bool>,
                                                       Lazy<Type::Moves>, Lazy<Type::Moves>,
                                                       const std::vector<std::int32_t>& tracks, bool) {
  auto places = std::make_shared<TrackPlaces>();
  places->of_site.resize(static_cast<size_t>(game.words) * 64);
  for (const std::int32_t t : tracks) {
    const auto& sites = game.program.equipment->tracks[static_cast<size_t>(t)].sites;
    for (size_t i = 0; i < sites.size(); ++i)
      if (sites[i].site >= 0 && static_cast<size_t>(sites[i].site) < places->of_site.size())
        places->of_site[static_cast<size_t>(sites[i].site)].push_back({t, static_cast<int>(i)});
  }
  return places;
}

bool op_slide_track(Machine& m, const TrackPlaces& places, int least, int most, Lazy<Type::Bool> go,
                    Lazy<Type::Bool> stop, Lazy<Type::Bool> condition, Lazy<Type::Moves> at_stop,
                    Lazy<Type::Moves> body, const std::vector<std::int32_t>& /*tracks*/,
                    bool only_beyond_bend) {
  const int from = m.reg(Reg::From);
  if (!m.is_member(from)) return false;
  const TrackSlide how{least, most, go, stop, condition, at_stop, body, only_beyond_bend};
  const Bind to(m, Reg::To);
  const Bind between(m, Reg::Between);
  for (const TrackPlaces::Place place : places.of_site[static_cast<size_t>(from)])
    if (slide_along(m, m.program.equipment->tracks[static_cast<size_t>(place.track)], place.index, how,
                    to.slot, between.slot))
      return true;
  return false;
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

// --- other loops

bool op_outer_turn(Machine& m, Lazy<Type::Moves> body, int filters) {
  Question question = m.question;
  question.outer_turn = m.turn();
  question.turn_filters = filters;
  const Asking asking(m.question, question);
  return m.generate(body);
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
  set_op<Op::SlideTrack, op_slide_track, prepare_slide_track>(t);
  set_kernel<Op::ForDirection, LUDENS_KERNEL(for_direction)>(t);
  set_op<Op::ForLevels, op_for_levels>(t);
  set_op<Op::KeepLevel, op_keep_level>(t);
  set_op<Op::LeaveLevel, op_leave_level>(t);
  set_op<Op::OuterTurn, op_outer_turn>(t);
  set_op<Op::DirsAlong, op_dirs_along>(t);
  set_kernel<Op::ForWay, LUDENS_KERNEL(for_way)>(t);
  set_op<Op::IsAhead, op_is_ahead>(t);
}

}  // namespace ludens::interpreter
