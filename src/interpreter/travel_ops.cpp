// travel_ops.cpp - ways of going beyond steps, slides and hops: leaps, tracks, directions and levels.
#include <utility>

#include <algorithm>

#include "ir/ops/travel.h"

#include "interpreter/ways.h"

namespace ludens::interpreter {

namespace {

bool op_for_table(Machine& m, const Code& c) {
  const std::vector<std::int32_t>& table = m.program.lists[static_cast<size_t>(c.imm[0])];
  const int from = m.reg(Reg::From);
  if (table.empty() || from < 0 || from + 1 >= table[0]) return false;
  const Bind to(m, Reg::To);
  const auto end = static_cast<size_t>(table[static_cast<size_t>(from) + 1]);
  for (auto i = static_cast<size_t>(table[static_cast<size_t>(from)]); i < end; ++i) {
    to.slot = table[i];
    if (m.generate(c.args[0])) return true;
  }
  return false;
}

struct TrackSlide {
  int least, most;
  const Code *go, *stop, *end, *at_stop, *body;
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
      if ((!how.end || m.test(how.end)) && m.generate(how.body)) return true;
    }
    between = to;
    if (!m.test(how.go)) return false;
    index = place(index).next_index;
    bends += place(index).bump;
  }
  return false;
}

bool op_slide_track(Machine& m, const Code& c) {
  const int from = m.reg(Reg::From);
  if (from < 0) return false;
  const TrackSlide how{m.eval(c.args[0]), m.eval(c.args[1]), c.args[2], c.args[3],
                       c.args[4],         c.args[5],         c.args[6], c.imm[1] != 0};
  const Bind to(m, Reg::To);
  const Bind between(m, Reg::Between);
  for (const std::int32_t t : m.program.lists[static_cast<size_t>(c.imm[0])]) {
    const geometry::Track& track = m.program.equipment->tracks[static_cast<size_t>(t)];
    for (size_t i = 0; i < track.sites.size(); ++i)
      if (track.sites[i].site == from &&
          slide_along(m, track, static_cast<int>(i), how, to.slot, between.slot))
        return true;
  }
  return false;
}

bool op_for_direction(Machine& m, const Code& c) {
  const auto type = static_cast<geometry::SiteType>(c.imm[0]);
  const int start = m.eval(c.args[0]);
  if (!on_topology(m, type, start)) return false;
  const std::uint64_t mask = m.dirs(c.args[1]);
  const int least = m.eval(c.args[2]);
  const int most = m.eval(c.args[3]);
  const Code* on_the_way = c.args[4];
  const Code* at_end = c.args[5];
  const Bind to(m, Reg::To);
  const Bind between(m, Reg::Between);
  const Bind direction(m, Reg::Dir);
  const Bind way(m, Reg::Way);
  const Bind distance(m, Reg::Dist);
  return for_each_radial(m, type, start, mask, [&](std::span<const int> radial, int d, int n) {
    between.slot = between.before;
    direction.slot = d;
    way.slot = n;
    for (int i = 1; i < static_cast<int>(radial.size()) && i <= most; ++i) {
      const int site = radial[static_cast<size_t>(i)];
      if (on_the_way && i < least) {
        between.slot = site;
        if (!m.test(on_the_way)) return false;
        between.slot = between.before;
      }
      to.slot = site;
      distance.slot = i;
      if (at_end && !m.test(at_end)) return false;
      if (c.imm[1]) between.slot = site;
      if (i >= least && m.generate(c.args[6])) return true;
    }
    return false;
  });
}

bool op_for_levels(Machine& m, const Code& c) {
  const int site = m.eval(c.args[0]);
  const Space& s = m.space(c.imm[0]);
  if (site < 0 || site >= s.sites) return false;
  const int size = runtime::stack_size(s, site);
  for (int i = 0; i < size; ++i) {
    m.reg(Reg::Level) = c.imm[1] ? size - 1 - i : i;
    if (m.generate(c.args[1])) return true;
  }
  return false;
}

void op_keep_level(Machine& m, const Code& c) {
  const Bind level(m, Reg::Level);
  m.perform(c.args[0]);
}

bool op_leave_level(Machine& m, const Code& c) {
  const Sink sink = std::exchange(m.sink, Sink::Merge);
  const bool direct = std::exchange(m.direct, false);
  const Machine::Mark since = m.mark();
  for (int i = 0; i < c.arg_count; ++i) m.perform(c.args[i]);
  m.drop(since);
  m.direct = direct;
  m.sink = sink;
  return false;
}

bool op_for_rotations(Machine& m, const Code& c) {
  const ScratchList values(m);
  m.eval(c.args[0], values.list);
  const Bind bound(m, static_cast<Reg>(c.imm[0]));
  for (const int value : values.list) {
    bound.slot = value;
    if (m.generate(c.args[1])) return true;
  }
  return false;
}

bool op_outer_turn(Machine& m, const Code& c) {
  const Machine::Turn turn = m.outer_turn;
  const int base = m.turn_base;
  m.outer_turn = m.turn();
  m.turn_base = c.imm[0];
  const bool stopped = m.generate(c.args[0]);
  m.outer_turn = turn;
  m.turn_base = base;
  return stopped;
}

int facing_at(Machine& m, int type, int site) {
  const Space& s = m.space(type);
  if (site < 0 || site >= s.sites) return geometry::kSpecificDirections;
  const int index = runtime::top_index(s, site);
  const int facing = m.prepared.facing[s.what[index]];
  if (!s.rotation || s.rotation[index] == 0) return facing;
  const auto ahead = facing == geometry::kSpecificDirections ? geometry::Direction::N
                                                             : static_cast<geometry::Direction>(facing);
  const auto supported =
      m.prepared.board->supported(static_cast<geometry::SiteType>(type), geometry::Relation::Adjacent).mask;
  return static_cast<int>(geometry::rotated(ahead, s.rotation[index], supported));
}

std::uint64_t op_dirs_along(Machine& m, const Code& c) {
  const auto type = static_cast<geometry::SiteType>(c.imm[1]);
  const int from = m.eval(c.args[0]);
  const int to = m.eval(c.args[1]);
  int facing = -1;
  if (on_topology(m, type, from) && to >= 0) {
    std::uint64_t leading = 0;
    for (const geometry::Step& step : m.prepared.board->steps(type)[from])
      if (step.type == type && step.to == to) leading |= step.directions;
    for (const geometry::Direction d : m.prepared.board->supported(type, geometry::Relation::All).in_order)
      if (geometry::has(leading, d)) facing = static_cast<int>(d);
  }
  if (facing < 0) facing = facing_at(m, c.imm[1], from);
  return m.program.directions[static_cast<size_t>(c.imm[0])].by_facing[static_cast<size_t>(facing)];
}

void op_for_way(Machine& m, const Code& c) {
  const auto type = static_cast<geometry::SiteType>(c.imm[0]);
  const int from = m.eval(c.args[0]);
  const int direction = m.eval(c.args[1]);
  const int way = m.eval(c.args[2]);
  const int first = m.eval(c.args[3]);
  if (!on_topology(m, type, from) || direction < 0 || direction >= geometry::kDirections || first < 0) return;
  const geometry::Radials& radials =
      m.prepared.board->radials(type, static_cast<geometry::Direction>(direction));
  if (way < 0 || way >= radials.count(from)) return;
  const std::span<const int> radial = radials.radial(from, way);
  const int last = std::min(m.eval(c.args[4]), static_cast<int>(radial.size()) - 1);
  const Bind between(m, Reg::Between);
  for (int i = last; i >= first; --i) {
    between.slot = radial[static_cast<size_t>(i)];
    m.perform(c.args[5]);
  }
}

// Only the eight main compass directions have an ahead.
bool op_is_ahead(Machine& m, const Code& c) {
  const auto type = static_cast<geometry::SiteType>(c.imm[0]);
  const int from = m.eval(c.args[0]);
  const int to = m.eval(c.args[1]);
  if (!on_topology(m, type, from) || !on_topology(m, type, to)) return false;
  const Space& s = m.space(c.imm[0]);
  const int facing = m.prepared.facing[s.what[runtime::top_index(s, from)]];
  if (facing == geometry::kSpecificDirections) return true;
  const std::span<const geometry::Coordinate> at = m.prepared.board->coordinates(type);
  const int up = at[static_cast<size_t>(to)].row - at[static_cast<size_t>(from)].row;
  const int right = at[static_cast<size_t>(to)].column - at[static_cast<size_t>(from)].column;
  switch (static_cast<geometry::Direction>(facing)) {
    case geometry::Direction::N:
      return up > 0;
    case geometry::Direction::NE:
      return up > 0 && right > 0;
    case geometry::Direction::E:
      return right > 0;
    case geometry::Direction::SE:
      return up < 0 && right > 0;
    case geometry::Direction::S:
      return up < 0;
    case geometry::Direction::SW:
      return up < 0 && right < 0;
    case geometry::Direction::W:
      return right < 0;
    case geometry::Direction::NW:
      return up > 0 && right < 0;
    default:
      return false;
  }
}

}  // namespace

void add_travel_ops(OpTable& t);

void add_travel_ops(OpTable& t) {
  set_op(t, Op::ForTable, op_for_table);
  set_op(t, Op::SlideTrack, op_slide_track);
  set_op(t, Op::ForDirection, op_for_direction);
  set_op(t, Op::ForLevels, op_for_levels);
  set_op(t, Op::KeepLevel, op_keep_level);
  set_op(t, Op::LeaveLevel, op_leave_level);
  set_op(t, Op::ForRotations, op_for_rotations);
  set_op(t, Op::OuterTurn, op_outer_turn);
  set_op(t, Op::DirsAlong, op_dirs_along);
  set_op(t, Op::ForWay, op_for_way);
  set_op(t, Op::IsAhead, op_is_ahead);
}

}  // namespace ludens::interpreter
