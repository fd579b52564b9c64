// capture_ops.cpp - captures: what stands between, around or along, and what an enemy threatens.
//
// Each op finds the sites that are caught and runs its body for each; the effect itself is the body's.
#include <algorithm>

#include "ir/ops/travel.h"

#include "interpreter/ways.h"

namespace ludens::interpreter {

namespace {

geometry::SiteType site_type(const Code& c) {
  return static_cast<geometry::SiteType>(c.imm[0]);
}

// A row of targets from the start, with the right site at its far end.
bool op_custodial(Machine& m, const Code& c) {
  const int start = m.eval(c.args[0]);
  if (!on_topology(m, site_type(c), start)) return false;
  const std::uint64_t mask = m.dirs(c.args[1]);
  const int least = m.eval(c.args[2]);
  const int most = m.eval(c.args[3]);
  if (most < 1 || least > most) return false;
  const Bind to(m, Reg::To);
  const Bind between(m, Reg::Between);
  return for_each_radial(m, site_type(c), start, mask, [&](std::span<const int> radial, int, int) {
    const int size = static_cast<int>(radial.size());
    int end = 1;
    for (; end < size && end <= most; ++end) {
      between.slot = radial[static_cast<size_t>(end)];
      if (!m.test(c.args[4])) break;
    }
    if (end == 1 || least >= end || (most == 1 && end >= size)) return false;
    to.slot = end < size ? radial[static_cast<size_t>(end)] : -1;
    if (!m.test(c.args[5])) return false;
    for (int i = 1; i < end; ++i) {
      between.slot = radial[static_cast<size_t>(i)];
      if (m.generate(c.args[6])) return true;
    }
    return false;
  });
}

// How many targets stand in a row along the radial, at most so many.
int run_length(Machine& m, const Code* target, std::span<const int> radial, int most, int& to) {
  int count = 0;
  for (; count < most && count + 1 < static_cast<int>(radial.size()); ++count) {
    to = radial[static_cast<size_t>(count) + 1];
    if (!m.test(target)) break;
  }
  return count;
}

bool each_of_run(Machine& m, const Code* body, std::span<const int> radial, int count, int& to) {
  for (int i = 1; i <= count; ++i) {
    to = radial[static_cast<size_t>(i)];
    if (m.generate(body)) return true;
  }
  return false;
}

// Targets on both sides of the start, along one line.
bool op_intervene(Machine& m, const Code& c) {
  const auto type = site_type(c);
  const int start = m.eval(c.args[0]);
  if (!on_topology(m, type, start)) return false;
  const std::uint64_t mask = m.dirs(c.args[1]);
  const Code* target = c.args[2];
  const int least = m.eval(c.args[3]);
  const int most = m.eval(c.args[4]);
  const std::span<const geometry::Point> at = m.prepared.board->at(type);
  const Scratch<std::vector<std::span<const int>>> scratch(m);
  auto& radials = scratch.list;
  for_each_radial(m, type, start, mask, [&](std::span<const int> radial, int, int) {
    radials.push_back(radial);
    return false;
  });
  const Bind to(m, Reg::To);
  // Each line counts once: a radial whose opposite came before it is that one's other half.
  for (size_t a = 0; a < radials.size(); ++a) {
    bool second_half = false;
    for (size_t b = 0; b < a; ++b)
      second_half = second_half || geometry::leave_oppositely(at, radials[a], radials[b]);
    if (second_half) continue;
    const int count = run_length(m, target, radials[a], most, to.slot);
    if (count < least) continue;
    bool both = false;
    for (size_t b = a + 1; b < radials.size(); ++b) {
      if (!geometry::leave_oppositely(at, radials[a], radials[b])) continue;
      const int other = run_length(m, target, radials[b], most, to.slot);
      if (other < least) continue;
      both = true;
      if (each_of_run(m, c.args[5], radials[b], other, to.slot)) return true;
    }
    if (both && each_of_run(m, c.args[5], radials[a], count, to.slot)) return true;
  }
  return false;
}

// Neighbours of the start that are surrounded, up to some exceptions.
bool op_surround(Machine& m, const Code& c) {
  const auto type = site_type(c);
  const int start = m.eval(c.args[0]);
  if (!on_topology(m, type, start)) return false;
  const int exceptions = m.eval(c.args[4]);
  const int wanted = c.args[5] ? m.eval(c.args[5]) : -1;
  const Space& s = m.space(c.imm[0]);
  const std::uint64_t mask = m.dirs(c.args[1]);
  const Bind to(m, Reg::To);
  const Bind between(m, Reg::Between);
  return for_each_radial(m, type, start, mask, [&](std::span<const int> radial, int, int) {
    if (radial.size() < 2) return false;
    const int caught = radial[1];
    between.slot = caught;
    if (!m.test(c.args[2])) return false;
    int open = 0;
    bool found = false;
    for_each_radial(m, type, caught, mask, [&](std::span<const int> around, int, int) {
      if (around.size() < 2) return false;
      to.slot = around[1];
      if (around[1] != start && !m.test(c.args[3])) ++open;
      if (wanted < 0 || s.what[runtime::top_index(s, around[1])] == wanted) found = true;
      return open > exceptions;
    });
    if (open > exceptions || !found) return false;
    between.slot = caught;
    return m.generate(c.args[6]);
  });
}

// --- groups without liberties

class Encloser {
 public:
  Encloser(Machine& machine, const Code& code)
      : m(machine),
        c(code),
        type(site_type(code)),
        space(machine.space(code.imm[0])),
        dirs(machine.dirs(code.args[1])) {}

  bool run(int start) {
    exceptions = m.eval(c.args[3]);
    const Bind to(m, Reg::To);
    const Bind between(m, Reg::Between);
    SetWord checked[kMaxWords];
    clear_words(checked, m.words);
    const ScratchList candidates(m);
    for_each_neighbour(m, type, start, dirs, [&](int site) {
      if (is_target(site, between.slot) || (exceptions > 0 && is_empty(site)))
        candidates.list.push_back(site);
      return false;
    });
    const ScratchList group(m);
    for (const int site : candidates.list) {
      if (test_bit(checked, site)) continue;
      if (!grow(site, group.list, checked, between.slot)) continue;
      for (const int caught : group.list) {
        between.slot = caught;
        if (m.generate(c.args[4])) return true;
      }
    }
    return false;
  }

 private:
  bool is_target(int site, int& between) {
    between = site;
    return m.test(c.args[2]);
  }
  bool is_empty(int site) const { return space.what[runtime::top_index(space, site)] == 0; }

  // The group of the site; false if it has a liberty.
  bool grow(int site, std::vector<int>& group, SetWord* checked, int& between) {
    SetWord inside[kMaxWords];
    clear_words(inside, m.words);
    int spare = exceptions - (exceptions > 0 && is_empty(site) ? 1 : 0);
    group.assign(1, site);
    set_bit(inside, site);
    for (size_t i = 0; i < group.size(); ++i) {
      const bool free = for_each_neighbour(m, type, group[i], dirs, [&](int next) {
        if (test_bit(inside, next)) return false;
        if (!is_target(next, between)) {
          if (!is_empty(next)) return false;
          if (spare == 0) return true;
          --spare;
        }
        set_bit(inside, next);
        group.push_back(next);
        return false;
      });
      if (free) return false;
      set_bit(checked, group[i]);
    }
    return is_shut_in(group, inside, between);
  }

  bool is_shut_in(const std::vector<int>& group, const SetWord* inside, int& between) {
    const bool empties = c.imm[1] != 0;
    const ScratchList scratch(m);
    std::vector<int>& wall = scratch.list;
    for (const int site : group) {
      const bool free = for_each_neighbour(m, type, site, dirs, [&](int next) {
        if (test_bit(inside, next) || std::ranges::find(wall, next) != wall.end()) return false;
        if (empties ? is_target(next, between) : is_empty(next)) return true;
        wall.push_back(next);
        return false;
      });
      if (free) return false;
    }
    return !empties || is_one_chain(wall);
  }

  // Walks along the wall from its first site, never back: does that use it up?
  bool is_one_chain(std::vector<int>& wall) const {
    if (wall.empty()) return false;
    const std::uint64_t all = geometry::bit(geometry::Direction::All);
    int at = wall.front();
    while (wall.size() > 1) {
      int next = -1;
      for_each_neighbour(m, type, at, all, [&](int site) {
        if (std::ranges::find(wall, site) == wall.end()) return false;
        next = site;
        return true;
      });
      if (next < 0) return false;
      std::erase(wall, at);
      at = next;
    }
    return true;
  }

  Machine& m;
  const Code& c;
  const geometry::SiteType type;
  const Space& space;
  const std::uint64_t dirs;
  int exceptions = 0;
};

bool op_enclose(Machine& m, const Code& c) {
  const int start = m.eval(c.args[0]);
  if (!on_topology(m, site_type(c), start)) return false;
  const Space& s = m.space(c.imm[0]);
  if (s.what[runtime::top_index(s, start)] == 0) return false;
  return Encloser(m, c).run(start);
}

// --- threats

// Can one of the owner's enemies move to the site now? A question within the question is answered no, so that
// kings may threaten each other.
bool is_reached(Machine& m, const Code* moves, int site, int owner) {
  const Sink sink = m.sink;
  const int reach = m.reach;
  const int base = m.filter_base;
  const int turn_base = m.turn_base;
  m.turn_base = 0;
  m.asks_threat = true;
  m.sink = Sink::Any;
  m.reach = site;
  m.filter_base = 0;
  bool found = false;
  Apart apart(m);
  for (int enemy = 1; !found && enemy <= m.layout.players; ++enemy) {
    if (enemy == owner || (m.view.team && owner >= 0 && m.view.team[enemy] == m.view.team[owner])) continue;
    m.head().mover = static_cast<std::int16_t>(enemy);
    apart.renew();
    const Code* way = moves ? moves : m.prepared.code(m.program.phases[m.view.phase[enemy]].play);
    found = way && m.generate(way);
  }
  m.sink = sink;
  m.reach = reach;
  m.filter_base = base;
  m.turn_base = turn_base;
  m.asks_threat = false;
  return found;
}

// Asks as if the piece stood on the site and it were each enemy's turn.
bool is_threatened_at(Machine& m, const Code& c, int site, int what, bool named) {
  const int owner = m.program.equipment->components[static_cast<size_t>(what)].owner;
  Space& s = m.space(c.imm[0]);
  Head& head = m.head();
  const Head before = head;
  head.prev = static_cast<std::int16_t>(owner);
  if (!named) head.next = static_cast<std::int16_t>(owner);
  bool found = false;
  if (s.height > 1 || s.what[site] == what) {
    found = is_reached(m, c.args[2], site, owner);
  } else {
    const auto saved = m.save();
    runtime::Piece piece = runtime::piece_at(s, site);
    const bool was_empty = piece.what == 0;
    piece.what = what;
    piece.who = owner;
    m.writer().put(c.imm[0], site, piece, s.count ? std::max<int>(s.count[site], 1) : 1);
    if (s.count && was_empty) {  // where pieces are counted, there is a piece now, but none that counts
      s.count[site] = 0;
      set_bit(s.empty, site);
    }
    found = is_reached(m, c.args[2], site, owner);
    m.restore(saved);
  }
  head = before;
  return found;
}

bool op_is_threatened(Machine& m, const Code& c) {
  if (m.asks_threat) return false;
  const Space& s = m.space(c.imm[0]);
  const int named = c.args[0] ? m.eval(c.args[0]) : -1;
  if (c.args[0] && (named < 1 || named >= m.layout.components)) return false;
  SetWord sites[kMaxWords];
  m.eval(c.args[1], sites);
  return for_each_bit(sites, m.words, [&](int site) {
    if (site >= s.sites) return false;
    const int what = named > 0 ? named : s.what[runtime::top_index(s, site)];
    return what > 0 && is_threatened_at(m, c, site, what, named > 0);
  });
}

bool op_is_within(Machine& m, const Code& c) {
  const int what = m.eval(c.args[0]);
  if (what < 1) return false;
  SetWord sites[kMaxWords];
  m.eval(c.args[1], sites);
  return for_each_bit(sites, m.words, [&](int site) {
    for (int type = 0; type < 3; ++type) {  // a number is enough: it may be that of a site of any type
      const Space& s = m.space(type);
      if (site >= s.sites) continue;
      const int levels = runtime::stack_size(s, site);
      for (int l = 0; l < levels; ++l)
        if (s.what[site * s.height + l] == what) return true;
    }
    return false;
  });
}

void op_stands_on(Machine& m, const Code& c, SetWord* out) {
  clear_words(out, m.words);
  const int what = m.eval(c.args[0]);
  const Space& s = m.space(c.imm[0]);
  if (what < 1 || what >= m.layout.components) return;
  if (s.piece) return copy_words(out, s.piece + what * m.words, m.words);
  for (int site = 0; site < s.sites; ++site)
    if (s.what[runtime::top_index(s, site)] == what) set_bit(out, site);
}

}  // namespace

void add_capture_ops(OpTable& t);

void add_capture_ops(OpTable& t) {
  set_op(t, Op::Custodial, op_custodial);
  set_op(t, Op::Intervene, op_intervene);
  set_op(t, Op::Surround, op_surround);
  set_op(t, Op::Enclose, op_enclose);
  set_op(t, Op::IsThreatened, op_is_threatened);
  set_op(t, Op::IsWithin, op_is_within);
  set_op(t, Op::StandsOn, op_stands_on);
}

}  // namespace ludens::interpreter
