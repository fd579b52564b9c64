// line_ops.cpp - pieces in line, and other figures.
#include <algorithm>
#include <cmath>

#include "interpreter/groups.h"
#include "interpreter/line_table.h"
#include "ir/ops/conditions.h"
#include "ir/ops/counts.h"

namespace ludens::interpreter {

namespace {

// --- (is Line)

// The lines, and whether only like pieces in a row through one site count, at least so many.
struct RowTable : LineTable {
  bool plain = false;
};

// Operands and attributes as op_is_line has them.
bool is_plain_line(const Code& c) {
  return c.op == &Op::IsLine && !c.args[2] && !c.args[5] && !c.args[6] && !c.args[7] && !c.imm[2] &&
         c.imm[3] && c.imm[5] <= 1;
}

std::shared_ptr<const void> prepare_lines(const Prepared& prepared, const Code& c) {
  auto table = std::make_shared<RowTable>();
  table->plain = is_plain_line(c);
  table->fill(*prepared.board, c);
  return table;
}

// Which pieces make the line.
struct Wanted {
  int single = -1;                         // a component
  int owner = -1;                          // or any component of a player
  const std::vector<int>* many = nullptr;  // or one of these

  bool has(Machine& m, int what) const {
    if (many) return std::ranges::find(*many, what) != many->end();
    if (owner >= 0)
      return what > 0 && m.program.equipment->components[static_cast<size_t>(what)].owner == owner;
    return what == single;
  }
};

// What is seen from above: pieces right above hide a site, and pieces on all sites above both of two
// neighbours hide what joins them.
class Sight {
 public:
  Sight(Machine& m, const Code& c, const Space& space)
      : board_(*m.prepared.board),
        space_(space),
        type_(static_cast<geometry::SiteType>(c.imm[0])),
        limited_(c.op == &Op::IsLine && c.args[7] && m.test(c.args[7])) {}

  bool is_covered(int site) const {
    if (!limited_) return false;
    const auto at = board_.at(type_);
    const auto& here = at[static_cast<size_t>(site)];
    for (size_t other = static_cast<size_t>(site) + 1; other < at.size(); ++other)
      if (at[other].x == here.x && at[other].y == here.y && is_occupied(static_cast<int>(other))) return true;
    return false;
  }
  bool is_joint_covered(int a, int b) const {
    if (!limited_) return false;
    const auto& above = board_.neighbours(type_, geometry::Direction::Upward);
    int shared = 0;
    int occupied = 0;
    for (const int up : above[a]) {
      if (std::ranges::find(above[b], up) == above[b].end()) continue;
      ++shared;
      occupied += is_occupied(up);
    }
    return occupied > 0 && occupied == shared;
  }

 private:
  bool is_occupied(int site) const { return top_what(space_, site) != 0; }

  const geometry::Topology& board_;
  const Space& space_;
  geometry::SiteType type_;
  bool limited_;
};

// Counts along one way, up to `length` unless all of it counts.
class LineCounter {
 public:
  LineCounter(Machine& m, const Code& c, const Wanted& wanted, int length)
      : m_(m),
        c_(c),
        wanted_(wanted),
        length_(length),
        space_(m.space(c.imm[0])),
        to_(m, Reg::To),
        sight_(m, c, space_) {}

  // Is there a line through the site?
  bool through(int site) {
    if (sight_.is_covered(site)) return false;
    const auto& lines = static_cast<const RowTable*>(c_.data)->at[static_cast<size_t>(site)];
    for (const geometry::Line& line : lines) {
      int count = 1;
      kinds_.list.assign(1, what(site));
      if (walk(line.ahead, count, true)) return true;
      if (!line.behind.empty() && c_.imm[4]) {
        if (walk(line.behind, count, false)) return true;
      }
      if (count == length_ && enough_kinds()) return true;
    }
    return false;
  }

 private:
  int what(int site) const { return space_.what[runtime::top_index(space_, site)]; }

  bool enough_kinds() const { return c_.imm[5] <= static_cast<int>(kinds_.list.size()); }

  // What hides joints counts in the one way only.
  bool walk(std::span<const int> way, int& count, bool ahead) {
    for (size_t i = 1; i < way.size(); ++i) {
      const int site = way[i];
      const int here = what(site);
      to_.slot = site;
      if (sight_.is_covered(site)) break;
      const bool joined = !ahead || !sight_.is_joint_covered(way[i - 1], site);
      if (joined && wanted_.has(m_, here) && (!c_.args[6] || m_.test(c_.args[6]))) {
        ++count;
        if (std::ranges::find(kinds_.list, here) == kinds_.list.end()) kinds_.list.push_back(here);
        if (!c_.imm[2] && count == length_ && enough_kinds()) return true;
      } else if (c_.imm[3]) {
        break;
      }
    }
    return false;
  }

  Machine& m_;
  const Code& c_;
  const Wanted& wanted_;
  int length_;
  const Space& space_;
  Bind to_;
  Sight sight_;
  ScratchList kinds_{m_};
};

template <class Belongs>
bool row_through(const std::vector<geometry::Line>& lines, int length, bool both_ways, Belongs belongs) {
  for (const geometry::Line& line : lines) {
    int count = 1;
    const auto reaches = [&](std::span<const int> way) {
      for (size_t i = 1; i < way.size() && belongs(way[i]); ++i)
        if (++count == length) return true;
      return false;
    };
    if (reaches(line.ahead) || (both_ways && reaches(line.behind))) return true;
  }
  return false;
}

bool is_plain_row(Machine& m, const Code& c, const RowTable& table, const Space& space, int length) {
  const int site = c.args[1] ? m.eval(c.args[1]) : m.head().last_to;
  if (site < 0 || site >= line_pivots(*m.prepared.board, c)) return false;
  const auto& lines = table.at[static_cast<size_t>(site)];
  const std::uint16_t* whats = space.what;
  if (c.args[3]) {
    const int owner = m.eval(c.args[3]);
    const int* owners = m.prepared.owners.data();
    const auto belongs = [=](int at) { return whats[at] > 0 && owners[whats[at]] == owner; };
    return belongs(site) && row_through(lines, length, c.imm[4], belongs);
  }
  const int wanted = c.args[4] ? m.eval(c.args[4]) : whats[site];
  if (whats[site] != wanted) return false;
  return row_through(lines, length, c.imm[4], [=](int at) { return whats[at] == wanted; });
}

bool op_is_line(Machine& m, const Code& c) {
  const int length = m.eval(c.args[0]);
  const int sites = line_pivots(*m.prepared.board, c);
  const Space& space = m.space(c.imm[0]);
  const auto& table = *static_cast<const RowTable*>(c.data);
  if (table.plain && space.height == 1 && length > 1) return is_plain_row(m, c, table, space, length);
  SetWord pivots[kMaxWords];
  clear_words(pivots, m.words);
  if (c.args[2]) {
    m.eval(c.args[2], pivots);
  } else {
    const int site = c.args[1] ? m.eval(c.args[1]) : m.head().last_to;
    if (site < 0 || site >= sites) return false;
    set_bit(pivots, site);
  }
  const ScratchList whats(m);
  Wanted fixed;
  if (c.args[3]) fixed.owner = m.eval(c.args[3]);
  if (c.args[4]) fixed.single = m.eval(c.args[4]);
  if (c.args[5]) {
    m.eval(c.args[5], whats.list);
    fixed.many = &whats.list;
  }
  const bool own_piece = !c.args[3] && !c.args[4] && !c.args[5];
  const bool named = c.args[4] || c.args[5];
  const Bind to(m, Reg::To);
  bool found = false;
  // The first site that is off the board, or that fails the condition, ends the search.
  for_each_bit(pivots, m.words, [&](int site) {
    if (site >= sites) return true;
    to.slot = site;
    const int what = space.what[runtime::top_index(space, site)];
    Wanted wanted = fixed;
    if (own_piece) wanted.single = what;
    if (named && !wanted.has(m, what)) return false;
    if (c.args[6] && !m.test(c.args[6])) return true;
    found = wanted.has(m, what) && LineCounter(m, c, wanted, length).through(site);
    return found;
  });
  return found;
}

// --- (is Line) where pieces are stacked

class StackLine {
 public:
  StackLine(Machine& m, const Code& c, const Wanted& wanted, int length)
      : m_(m), c_(c), wanted_(wanted), length_(length), space_(m.space(c.imm[0])) {}

  // Along the ground: a stack counts by any of its pieces, or by its top.
  bool through(int site) {
    if (!counts(site)) return false;
    const Bind to(m_, Reg::To);
    for (const geometry::Line& line : lines(site)) {
      int count = 1;
      const auto walk = [&](std::span<const int> way) {
        for (size_t i = 1; i < way.size(); ++i) {
          to.slot = way[i];
          if (!counts(way[i]) || (c_.args[6] && !m_.test(c_.args[6]))) return false;
          if (++count == length_ && !is_exact()) return true;
        }
        return false;
      };
      if (walk(line.ahead) || walk(line.behind) || count == length_) return true;
    }
    return false;
  }

  // In space, from the top of the stack: straight down, level, or rising by one a step either way.
  bool through_top(int site) {
    const int top = space_.size[site] - 1;
    if (top < 0) return false;
    if (top + 1 >= length_) {
      int count = 1;
      while (count < length_ && has(site, top - count)) ++count;
      if (count == length_) return true;
    }
    for (const geometry::Line& line : lines(site))
      for (const int slope : {0, -1, 1})
        if (rises(line, top, slope)) return true;
    return false;
  }

 private:
  bool is_exact() const { return c_.imm[2] != 0; }
  const std::vector<geometry::Line>& lines(int site) const {
    return static_cast<const RowTable*>(c_.data)->at[static_cast<size_t>(site)];
  }
  bool has(int site, int level) const {
    return level >= 0 && level < space_.size[site] &&
           wanted_.has(m_, space_.what[site * space_.height + level]);
  }
  bool counts(int site) const {
    if (c_.imm[3]) return has(site, space_.size[site] - 1);
    for (int level = 0; level < space_.size[site]; ++level)
      if (has(site, level)) return true;
    return false;
  }
  bool rises(const geometry::Line& line, int level, int slope) const {
    int count = 0;
    for (size_t i = 0; i < line.ahead.size(); ++i) {
      if (!has(line.ahead[i], level + static_cast<int>(i) * slope)) break;
      if (++count == length_ && !is_exact()) return true;
    }
    for (size_t i = 1; i < line.behind.size(); ++i) {
      if (!has(line.behind[i], level - static_cast<int>(i) * slope)) break;
      if (++count == length_ && !is_exact()) return true;
    }
    return count == length_;
  }

  Machine& m_;
  const Code& c_;
  const Wanted& wanted_;
  int length_;
  const Space& space_;
};

bool op_is_stack_line(Machine& m, const Code& c) {
  const int length = m.eval(c.args[0]);
  const int site = m.eval(c.args[1]);
  const Space& space = m.space(c.imm[0]);
  if (site < 0 || site >= m.prepared.board->count(static_cast<geometry::SiteType>(c.imm[0]))) return false;
  const ScratchList whats(m);
  Wanted wanted;
  if (c.args[3]) wanted.owner = m.eval(c.args[3]);
  if (c.args[4]) wanted.single = m.eval(c.args[4]);
  if (c.args[5]) {
    m.eval(c.args[5], whats.list);
    wanted.many = &whats.list;
  }
  if (!c.args[3] && !c.args[4] && !c.args[5]) wanted.single = space.what[runtime::top_index(space, site)];
  if (length == 1) return true;
  StackLine line(m, c, wanted, length);
  return c.imm[4] ? line.through_top(site) : line.through(site);
}

// --- (count SizeBiggestLine)

int op_biggest_line(Machine& m, const Code& c) {
  const auto& table = *static_cast<const RowTable*>(c.data);
  SetWord members[kMaxWords];
  clear_words(members, m.words);
  {
    const Bind to(m, Reg::To);
    for (size_t site = 0; site < table.at.size(); ++site) {
      to.slot = static_cast<int>(site);
      if (m.test(c.args[0])) set_bit(members, static_cast<int>(site));
    }
  }
  const auto run = [&](std::span<const int> way) {
    int count = 0;
    for (size_t i = 1; i < way.size() && test_bit(members, way[i]); ++i) ++count;
    return count;
  };
  int biggest = 0;
  for_each_bit(members, m.words, [&](int site) {
    for (const geometry::Line& line : table.at[static_cast<size_t>(site)])
      biggest = std::max(biggest, 1 + run(line.ahead) + run(line.behind));
    return false;
  });
  return biggest;
}

// --- (is Pattern)

// The last step in the direction, or -1.
int step_ahead(const Machine& m, geometry::SiteType type, int site, geometry::Direction direction) {
  int to = -1;
  for_each_neighbour(m, type, site, geometry::bit(direction), [&](int next) {
    to = next;
    return false;
  });
  return to;
}

// Walks the figure with `heading` as the first direction; pieces must be found in turn.
bool walk_fits(Machine& m, const Code& c, int site, size_t heading, const std::vector<int>& pieces) {
  const Space& s = m.space(c.imm[0]);
  const auto type = static_cast<geometry::SiteType>(c.imm[0]);
  const auto& ways = m.prepared.board->supported(type, geometry::Relation::Orthogonal).in_order;
  size_t piece = 1 % pieces.size();
  for (const std::int32_t number : m.program.lists[static_cast<size_t>(c.imm[1])]) {
    const auto step = static_cast<ir::WalkStep>(number);
    if (step == ir::WalkStep::Right) heading = (heading + 1) % ways.size();
    if (step == ir::WalkStep::Left) heading = (heading + ways.size() - 1) % ways.size();
    if (step != ir::WalkStep::Forward) continue;
    site = step_ahead(m, type, site, ways[heading]);
    if (site < 0 || top_what(s, site) != pieces[piece]) return false;
    piece = (piece + 1) % pieces.size();
  }
  return true;
}

bool op_is_figure(Machine& m, const Code& c) {
  const auto type = static_cast<geometry::SiteType>(c.imm[0]);
  const int site = m.eval(c.args[0]);
  if (!on_topology(m, type, site)) return false;
  const int here = top_what(m.space(c.imm[0]), site);
  const ScratchList pieces(m);
  if (c.args[1])
    m.eval(c.args[1], pieces.list);
  else if (here != 0)
    pieces.list.push_back(here);
  if (pieces.list.empty() || pieces.list[0] != here) return false;
  const size_t ways = m.prepared.board->supported(type, geometry::Relation::Orthogonal).in_order.size();
  for (size_t heading = 0; heading < ways; ++heading)
    if (walk_fits(m, c, site, heading, pieces.list)) return true;
  return false;
}

// --- boards with layers

bool op_is_flat(Machine& m, const Code& c) {
  const auto type = geometry::SiteType::Vertex;
  const int site = m.eval(c.args[0]);
  if (!on_topology(m, type, site)) return false;
  if (m.prepared.board->coordinates(type)[static_cast<size_t>(site)].layer == 0) return true;
  const Space& s = m.space(static_cast<int>(type));
  if (!s.what) return false;
  return !for_each_neighbour(m, type, site, geometry::bit(geometry::Direction::Downward),
                             [&](int below) { return top_what(s, below) == 0; });
}

bool op_is_free(Machine& m, const Code& c) {
  using enum geometry::Direction;
  constexpr auto kMain = geometry::bit(N) | geometry::bit(S) | geometry::bit(W) | geometry::bit(E);
  const auto type = static_cast<geometry::SiteType>(c.imm[0]);
  const int taken = c.args[1] ? m.eval(c.args[1]) : -1;
  const Space& s = m.space(c.imm[0]);
  SetWord sites[kMaxWords];
  m.eval(c.args[0], sites);
  return for_each_bit(sites, m.words, [&](int site) {
    if (!on_topology(m, type, site)) return false;
    return for_each_neighbour(m, type, site, kMain, [&](int to) {
      return to != taken && top_what(s, to) == 0 &&
             m.prepared.board->coordinates(type)[static_cast<size_t>(to)].layer == 0;
    });
  });
}

// --- angles: as seen on the screen between two sites that meet the conditions

enum AngleKind : int { kAcute, kRightAngle, kObtuse, kReflex };

bool is_such_angle(int kind, double degrees) {
  switch (kind) {
    case kAcute:
      return degrees < 90;
    case kRightAngle:
      return degrees == 90;
    case kObtuse:
      return degrees > 90;
    default:
      return degrees > 180;
  }
}

bool op_is_angle(Machine& m, const Code& c) {
  const auto type = static_cast<geometry::SiteType>(c.imm[0]);
  const int at = m.eval(c.args[0]);
  if (!on_topology(m, type, at)) return false;
  const int count = m.prepared.board->count(type);
  const Bind site(m, Reg::Site);
  SetWord first[kMaxWords];
  SetWord second[kMaxWords];
  clear_words(first, m.words);
  clear_words(second, m.words);
  for (int i = 0; i < count; ++i) {
    site.slot = i;
    if (i == at) continue;
    if (m.test(c.args[1])) set_bit(first, i);
    if (m.test(c.args[2])) set_bit(second, i);
  }
  const auto places = m.prepared.board->at(type);
  return for_each_bit(first, m.words, [&](int a) {
    return for_each_bit(second, m.words, [&](int b) {
      if (b <= a) return false;
      const auto& p = places[static_cast<size_t>(a)];
      const auto& q = places[static_cast<size_t>(b)];
      const double degrees = std::abs(std::atan2(q.x - p.x, p.y - q.y) * 180.0 / 3.14159265358979323846);
      return is_such_angle(c.imm[1], degrees);
    });
  });
}

// Empty sites are like each other, too.
bool op_has_pyramid(Machine& m, const Code& c) {
  SetWord tops[kMaxWords];
  m.eval(c.args[0], tops);
  const Space& s = m.space(c.imm[0]);
  const std::vector<std::int32_t>& table = m.program.lists[static_cast<size_t>(c.imm[1])];
  const int sites = std::min(m.prepared.board->count(static_cast<geometry::SiteType>(c.imm[0])), s.sites);
  if (!s.what) return false;
  const auto what = [&](int site) { return s.what[runtime::top_index(s, site)]; };
  bool found = false;
  for_each_bit(tops, m.words, [&](int top) {
    if (top >= sites) return true;
    const auto begin = table.begin() + table[static_cast<size_t>(top)];
    const auto end = table.begin() + table[static_cast<size_t>(top) + 1];
    for (auto at = begin; at != end && !found; at += 4)
      found = std::all_of(at, at + 4, [&](int corner) { return what(corner) == what(top); });
    return found;
  });
  return found;
}

}  // namespace

void add_line_ops(OpTable& t);

void add_line_ops(OpTable& t) {
  set_op(t, Op::IsLine, op_is_line, prepare_lines);
  set_op(t, Op::IsStackLine, op_is_stack_line, prepare_lines);
  set_op(t, Op::BiggestLine, op_biggest_line, prepare_lines);
  set_op(t, Op::IsFigure, op_is_figure);
  set_op(t, Op::HasPyramid, op_has_pyramid);
  set_op(t, Op::IsFlat, op_is_flat);
  set_op(t, Op::IsFree, op_is_free);
  set_op(t, Op::IsAngle, op_is_angle);
}

}  // namespace ludens::interpreter
