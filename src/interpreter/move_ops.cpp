// move_ops.cpp - generators of moves: choice, loops, and the ways in which pieces travel.
#include <optional>

#include "interpreter/site_check.h"
#include "interpreter/ways.h"

namespace ludens::interpreter {

namespace {

bool op_no_moves(Machine&) {
  return false;
}
bool op_if_moves(Machine& m, Lazy<Type::Bool> condition, Lazy<Type::Moves> then,
                 Lazy<Type::Moves> otherwise) {
  const Lazy<Type::Moves> chosen = m.test(condition) ? then : otherwise;
  return chosen && m.generate(chosen);
}
bool op_emit(Machine& m, int kind) {
  return m.emit(kind);
}

bool op_priority(Machine& m, Rest<Type::Moves> lists, int filters) {
  for (int i = 0; i < lists.size(); ++i) {
    if (i + 1 == lists.size()) return m.generate(lists[i]);
    const int outer = m.filter_base;
    m.filter_base = filters;
    const Sink sink = m.sink;
    m.sink = Sink::Any;
    const int reach = m.reach;
    m.reach = -1;
    const bool some = m.generate(lists[i]);
    m.sink = sink;
    m.reach = reach;
    m.filter_base = outer;
    if (some) return m.generate(lists[i]);
  }
  return false;
}

// --- loops

bool op_bind(Machine& m, int value, Lazy<Type::Moves> body, Reg reg) {
  const Bind bound(m, reg, value);
  return m.generate(body);
}
bool op_for_sites(Machine& m, const Words& sites, Lazy<Type::Moves> body, Reg reg) {
  const Bind bound(m, reg);
  return for_each_bit(sites, m.words, [&](int site) {
    bound.slot = site;
    return m.generate(body);
  });
}
bool op_for_range(Machine& m, int first, int last, Lazy<Type::Moves> body, Reg reg) {
  const Bind bound(m, reg);
  for (std::int64_t value = first; value <= last; ++value) {
    bound.slot = static_cast<int>(value);
    if (m.generate(body)) return true;
  }
  return false;
}
bool op_for_players(Machine& m, Lazy<Type::Moves> body) {
  const Bind bound(m, Reg::Player);
  for (int p = 1; p <= m.layout.players; ++p) {
    bound.slot = p;
    if (m.generate(body)) return true;
  }
  return false;
}

// Another player's turn, for as long as it lives: only mover, next and previous change.
struct AsPlayer {
  AsPlayer(Machine& m, int player) : head(m.head()), mover(head.mover), next(head.next), prev(head.prev) {
    if (player == mover || player <= 0 || player > m.layout.players) return;
    apart.emplace(m);
    head.prev = mover;
    head.mover = static_cast<std::int16_t>(player);
    head.next = mover;
  }
  ~AsPlayer() {
    head.mover = mover;
    head.next = next;
    head.prev = prev;
  }
  AsPlayer(const AsPlayer&) = delete;
  Head& head;
  std::int16_t mover, next, prev;
  std::optional<FreshMemo> apart;
};

bool op_for_piece(Machine& m, int player, Lazy<Type::Moves> body, SiteType type, int component, int container,
                  bool any_owner) {
  const int owner = m.prepared.owners[static_cast<size_t>(component)];
  if (owner != player && !any_owner) return false;
  const Space& s = m.space(type);
  const SetWord* const there = s.piece ? s.piece + component * m.words : s.own + owner * m.words;
  if (!any_bit(there, m.words)) return false;
  SetWord set[kMaxWords];
  copy_words(set, there, m.words);
  int first = 0;
  int end = s.sites;
  if (container == 0) {
    end = m.prepared.board->count(type);
  } else if (container > 0) {
    const ir::Container& within = m.program.equipment->containers[static_cast<size_t>(container)];
    first = within.first;
    end = within.first + within.sites;
  }
  const AsPlayer turn(m, player);
  const Bind from(m, Reg::From);
  const Bind level(m, Reg::Level);
  return for_each_bit(set, m.words, [&](int site) {
    if (site < first || site >= end) return false;
    const int levels = runtime::stack_size(s, site);
    for (int l = 0; l < levels; ++l) {
      if (s.what[site * s.height + l] != component) continue;
      const int times = 1 + (s.listed ? s.listed[site] : 0);
      for (int i = 0; i < times; ++i) {
        from.slot = site;
        level.slot = l;
        if (m.generate(body)) return true;
      }
    }
    return false;
  });
}

// --- travelling. From is bound; each way binds To (and Between) and runs the body.

std::shared_ptr<const SiteCheck> prepare_step(const Prepared& game, Lazy<Type::Dirs>,
                                              Lazy<Type::Bool> condition, Lazy<Type::Moves>, SiteType) {
  return std::make_shared<SiteCheck>(game, condition, ir::bit(Reg::To));
}

bool op_step(Machine& m, const SiteCheck& check, std::uint64_t directions, Lazy<Type::Bool> /*condition*/,
             Lazy<Type::Moves> body, SiteType type) {
  const int from = m.reg(Reg::From);
  if (!on_topology(m, type, from)) return false;
  const Bind to(m, Reg::To);
  return for_each_neighbour(m, type, from, directions, [&](int site) {
    to.slot = site;
    return check.holds(m, site) && generate_in_loop(m, body);
  });
}

struct SlideChecks {
  SiteCheck go, stop, condition;
};

std::shared_ptr<const SlideChecks> prepare_slide(const Prepared& game, Lazy<Type::Dirs>, Lazy<Type::Int>,
                                                 Lazy<Type::Int>, Lazy<Type::Bool> go, Lazy<Type::Bool> stop,
                                                 Lazy<Type::Bool> condition, Lazy<Type::Moves>, SiteType) {
  constexpr ir::RegSet kTo = ir::bit(Reg::To);
  return std::make_shared<SlideChecks>(SlideChecks{SiteCheck(game, go, kTo | ir::bit(Reg::Between)),
                                                   SiteCheck(game, stop, kTo),
                                                   SiteCheck(game, condition, kTo)});
}

bool op_slide(Machine& m, const SlideChecks& checks, std::uint64_t directions, int least, int most,
              Lazy<Type::Bool> /*go*/, Lazy<Type::Bool> stop, Lazy<Type::Bool> /*condition*/,
              Lazy<Type::Moves> body, SiteType type) {
  const int from = m.reg(Reg::From);
  if (!on_topology(m, type, from)) return false;
  const Bind to(m, Reg::To);
  const Bind between(m, Reg::Between);
  const Bind dir(m, Reg::Dir);
  const Bind way(m, Reg::Way);
  const Bind dist(m, Reg::Dist);
  return for_each_radial(m, type, from, directions, [&](std::span<const int> radial, int d, int n) {
    dir.slot = d;
    way.slot = n;
    between.slot = between.before;
    for (int i = 1; i < static_cast<int>(radial.size()) && i <= most; ++i) {
      const int site = radial[static_cast<size_t>(i)];
      to.slot = site;
      dist.slot = i;
      if (stop && checks.stop.holds(m, site) && least <= i) {
        if (checks.condition.holds(m, site) && generate_in_loop(m, body)) return true;
        break;
      }
      between.slot = site;
      if (!checks.go.holds(m, site)) break;
      if (least <= i && checks.condition.holds(m, site) && generate_in_loop(m, body)) return true;
    }
    return false;
  });
}

// --- hopping

// The registers that a hop binds.
struct HopBinds {
  explicit HopBinds(Machine& m)
      : to(m, Reg::To),
        between(m, Reg::Between),
        dir(m, Reg::Dir),
        way(m, Reg::Way),
        dist(m, Reg::Dist),
        length(m, Reg::Aux) {}
  Bind to, between, dir, way, dist, length;
};

struct HopChecks {
  SiteCheck hurdle, condition;
};

struct Hop {
  int before, least, most, after;
  const HopChecks& checks;
  Lazy<Type::Bool> stop;
  Lazy<Type::Moves> body;

  bool is_hurdle(Machine& m, int site) const { return checks.hurdle.holds(m, site); }
  bool may_pass(Machine& m, int site) const { return checks.condition.holds(m, site); }
};

// The length of the hurdle that begins at `first`, no more of it than may be passed.
int hurdle_length(Machine& m, const Hop& hop, std::span<const int> radial, int first, int& between) {
  int length = 1;
  const int size = static_cast<int>(radial.size());
  for (int next = first + 1; next < size && length < hop.most; ++next, ++length) {
    between = radial[static_cast<size_t>(next)];
    if (!hop.is_hurdle(m, between)) break;
  }
  return length;
}

// Lands beyond the hurdle, or beyond a part of it that is long enough.
bool land_beyond(Machine& m, const Hop& hop, std::span<const int> radial, int first, int length,
                 const HopBinds& bound) {
  const auto at = [&](int i) { return radial[static_cast<size_t>(i)]; };
  const int size = static_cast<int>(radial.size());
  const int next = first + length;
  for (int spare = length - hop.least; spare >= 0; --spare) {
    for (int k = next - spare; k < size; ++k) {
      bound.to.slot = at(k);
      bound.dist.slot = first;
      bound.length.slot = length - spare;
      if (const int last = next - spare - 1; last >= 0) bound.between.slot = at(last);
      if (!hop.may_pass(m, at(k))) {
        if (hop.stop && m.test(hop.stop) && m.generate(hop.body)) return true;
        break;
      }
      if (!hop.stop && generate_in_loop(m, hop.body)) return true;
      if (k - next + 1 > hop.after - spare) break;
    }
  }
  return false;
}

bool hop_along(Machine& m, const Hop& hop, std::span<const int> radial, const HopBinds& bound) {
  for (int i = 1; i < static_cast<int>(radial.size()); ++i) {
    const int site = radial[static_cast<size_t>(i)];
    bound.between.slot = site;
    if (hop.is_hurdle(m, site)) {
      const int length = hurdle_length(m, hop, radial, i, bound.between.slot);
      return length >= hop.least && land_beyond(m, hop, radial, i, length, bound);
    }
    bound.to.slot = site;
    if (i > hop.before || !hop.may_pass(m, site)) return false;
  }
  return false;
}

std::shared_ptr<const HopChecks> prepare_hop(const Prepared& game, Lazy<Type::Dirs>, Lazy<Type::Int>,
                                             Lazy<Type::Int>, Lazy<Type::Int>, Lazy<Type::Int>,
                                             Lazy<Type::Bool> hurdle, Lazy<Type::Bool> condition,
                                             Lazy<Type::Bool>, Lazy<Type::Moves>, SiteType) {
  return std::make_shared<HopChecks>(HopChecks{SiteCheck(game, hurdle, ir::bit(Reg::Between)),
                                               SiteCheck(game, condition, ir::bit(Reg::To))});
}

bool op_hop(Machine& m, const HopChecks& checks, std::uint64_t directions, int before, int least, int most,
            int after, Lazy<Type::Bool> /*hurdle*/, Lazy<Type::Bool> /*condition*/, Lazy<Type::Bool> stop,
            Lazy<Type::Moves> body, SiteType type) {
  const int from = m.reg(Reg::From);
  if (!on_topology(m, type, from)) return false;
  const Hop hop{before, least, most, after, checks, stop, body};
  const HopBinds bound(m);
  if (least == 0) {
    bound.length.slot = 0;
    const bool stopped = for_each_neighbour(m, type, from, directions, [&](int site) {
      bound.to.slot = site;
      return hop.may_pass(m, site) && m.generate(body);
    });
    if (stopped) return true;
  }
  if (most <= 0) return false;
  return for_each_radial(m, type, from, directions, [&](std::span<const int> radial, int d, int n) {
    bound.dir.slot = d;
    bound.way.slot = n;
    return hop_along(m, hop, radial, bound);
  });
}

}  // namespace

void add_move_ops(OpTable& t);

void add_move_ops(OpTable& t) {
  set_op<Op::NoMoves, op_no_moves>(t);
  set_op<Op::IfMoves, op_if_moves>(t);
  set_op<Op::Emit, op_emit>(t);
  set_op<Op::BindReg, op_bind>(t);
  set_op<Op::ForSites, op_for_sites>(t);
  set_op<Op::ForRange, op_for_range>(t);
  set_op<Op::ForPlayers, op_for_players>(t);
  set_op<Op::ForPiece, op_for_piece>(t);
  set_op<Op::Step, op_step, prepare_step>(t);
  set_op<Op::Slide, op_slide, prepare_slide>(t);
  set_op<Op::Hop, op_hop, prepare_hop>(t);
  set_op<Op::Priority, op_priority>(t);
}

}  // namespace ludens::interpreter
