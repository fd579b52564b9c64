// count_ops.cpp - numbers of pieces, steps, moves and turns.
#include <algorithm>
#include <bit>
#include <utility>

#include "geometry/distances.h"
#include "interpreter/aside.h"
#include "interpreter/groups.h"
#include "interpreter/turning.h"
#include "ir/ops/conditions.h"
#include "ir/ops/counts.h"
#include "ir/ops/regions.h"

namespace ludens::interpreter {

namespace {

// --- pieces

// Which pieces are meant. Operands of the node: players, components, where.
class PieceQuery {
 public:
  PieceQuery(Machine& m, const Code& c)
      : m_(m),
        players_(static_cast<std::uint32_t>(m.eval(c.args[0]))),
        components_(m),
        by_component_(c.args[1]) {
    if (c.args[1]) m.eval(c.args[1], components_.list);
    type_ = c.imm[0] >= 0 ? c.imm[0] : m.prepared.default_type;
    sites_ = c.imm[0] >= 0 ? m.prepared.board->count(static_cast<geometry::SiteType>(type_))
                           : m.space(type_).sites;
    any_type_ = c.imm[0] < 0;
    has_where_ = c.args[2];
    if (has_where_) m.eval(c.args[2], where_);
  }

  // Calls visit(site, level) for each; true if it stopped. A stack with pieces of several of the players is
  // gone through once for each of them, as the language has it.
  template <class Visit>
  bool for_each(Visit visit) {
    const Space& s = m_.space(type_);
    for (std::uint32_t left = players_; left; left &= left - 1) {
      const int player = std::countr_zero(left);
      if (player > m_.layout.players + 1) break;
      SetWord sites[kMaxWords];
      sites_of(player, sites);
      const bool stopped = for_each_bit(sites, m_.words, [&](int site) {
        if (site >= sites_) return false;
        const int levels = s.height > 1 ? s.size[site] : 1;
        for (int level = 0; level < levels; ++level)
          if (is_meant(s, site * s.height + level) && visit(site, level)) return true;
        return false;
      });
      if (stopped) return true;
    }
    return false;
  }

  const Space& space() const { return m_.space(type_); }

 private:
  void sites_of(int player, SetWord* out) const {
    clear_words(out, m_.words);
    for (int t = 0; t < 3; ++t) {
      const Space& s = m_.space(t);
      if (!s.own || (t != type_ && !any_type_)) continue;
      for (int w = 0; w < m_.words; ++w) out[w] |= s.own[player * m_.words + w];
    }
    for (int w = 0; has_where_ && w < m_.words; ++w) out[w] &= where_[w];
  }

  bool is_meant(const Space& s, int index) const {
    if (s.what[index] == 0 || !((players_ >> s.who[index]) & 1)) return false;
    return !by_component_ || std::ranges::find(components_.list, s.what[index]) != components_.list.end();
  }

  Machine& m_;
  std::uint32_t players_;
  ScratchList components_;
  bool by_component_;
  int type_ = 0;
  int sites_ = 0;
  bool any_type_ = false;
  bool has_where_ = false;
  SetWord where_[kMaxWords];
};

int op_count_pieces(Machine& m, const Code& c) {
  PieceQuery query(m, c);
  const Space& s = query.space();
  const Bind site(m, Reg::Site);
  const Bind level(m, Reg::Level);
  int count = 0;
  query.for_each([&](int at, int l) {
    site.slot = at;
    if (s.height > 1) level.slot = l;
    if (!c.args[3] || m.test(c.args[3])) count += s.height == 1 && s.count ? s.count[at] : 1;
    return false;
  });
  return count;
}

// Where every piece of a player counts, whatever it is, and the sets of the players' sites say all.
struct AnyPiece {
  int own = 0;                      // how far into the state those sets are
  const Code* of_player = nullptr;  // if only one is asked about
};

std::shared_ptr<const void> prepare_no_piece(const Prepared& prepared, const Code& c) {
  if (c.args[1] || c.imm[0] >= 0 || !prepared.layout.owners.empty()) return nullptr;
  for (int t = 0; t < 3; ++t) {
    const runtime::SpaceLayout& space = prepared.layout.space[static_cast<size_t>(t)];
    if (t == prepared.default_type ? space.height > 1 : space.own >= 0) return nullptr;
  }
  auto any = std::make_shared<AnyPiece>();
  any->own = prepared.layout.space[static_cast<size_t>(prepared.default_type)].own;
  if (c.args[0]->op == &Op::BitOf) any->of_player = c.args[0]->args[0];
  return any;
}

bool meets(const SetWord* a, const SetWord* b, int words) {
  for (int w = 0; w < words; ++w)
    if (a[w] & b[w]) return true;
  return false;
}

bool op_no_piece(Machine& m, const Code& c) {
  const auto* any = static_cast<const AnyPiece*>(c.data);
  if (!any) return !PieceQuery(m, c).for_each([](int, int) { return true; });
  const auto* own = reinterpret_cast<const SetWord*>(m.block + any->own);
  SetWord scratch[kMaxWords];
  const SetWord* where = c.args[2] ? m.peek(c.args[2], scratch) : nullptr;
  const auto has_piece = [&](int player) {
    const SetWord* of_player = own + player * m.words;
    return where ? meets(of_player, where, m.words) : any_bit(of_player, m.words);
  };
  if (any->of_player)
    if (const int player = m.eval(any->of_player); player >= 0 && player <= m.layout.players + 1)
      return !has_piece(player);
  for (auto left = static_cast<std::uint32_t>(m.eval(c.args[0])); left; left &= left - 1) {
    const int player = std::countr_zero(left);
    if (player > m.layout.players + 1) break;
    if (has_piece(player)) return false;
  }
  return true;
}

int op_stack_sizes(Machine& m, const Code& c) {
  const Space& s = m.space(c.imm[0]);
  SetWord sites[kMaxWords];
  m.eval(c.args[0], sites);
  int count = 0;
  for_each_bit(sites, m.words, [&](int site) {
    if (site < s.sites) count += runtime::stack_size(s, site);
    return false;
  });
  return count;
}

int op_count_levels(Machine& m, const Code& c) {
  const Space& s = m.space(c.imm[0]);
  SetWord sites[kMaxWords];
  m.eval(c.args[0], sites);
  const Bind to(m, Reg::To);
  const Bind level(m, Reg::Level);
  int count = 0;
  for_each_bit(sites, m.words, [&](int site) {
    const int levels = site < s.sites ? runtime::stack_size(s, site) : 0;
    for (int i = 0; i < levels; ++i) {
      to.slot = site;
      level.slot = c.imm[1] ? levels - 1 - i : i;
      if (c.args[2] && m.test(c.args[2])) break;
      if (!c.args[1] || m.test(c.args[1])) ++count;
    }
    return false;
  });
  return count;
}

// --- steps

constexpr int kNoWay = 1'000'000'000;

struct Distances {
  std::optional<geometry::DistanceTable> table;
};

std::shared_ptr<const void> prepare_distances(const Prepared& prepared, const Code& c) {
  auto distances = std::make_shared<Distances>();
  distances->table = geometry::DistanceTable::make(prepared.board->neighbours(
      static_cast<geometry::SiteType>(c.imm[0]), static_cast<geometry::Relation>(c.imm[1])));
  return distances;
}

// Sites that cannot be reached count as if they were none away.
int op_steps_apart(Machine& m, const Code& c) {
  const auto type = static_cast<geometry::SiteType>(c.imm[0]);
  const int from = m.eval(c.args[0]);
  const auto& table = static_cast<const Distances*>(c.data)->table;
  if (!on_topology(m, type, from) || !table) return 0;
  if (c.args[1]->op == &Op::Single) {
    const int to = m.eval(c.args[1]->args[0]);
    return on_topology(m, type, to) ? std::max(0, table->between(from, to)) : 0;
  }
  SetWord sites[kMaxWords];
  m.eval(c.args[1], sites);
  int least = kNoWay;
  for_each_bit(sites, m.words, [&](int to) {
    if (on_topology(m, type, to)) least = std::min(least, std::max(0, table->between(from, to)));
    return false;
  });
  return least == kNoWay ? 0 : least;
}

int op_steps_by_rule(Machine& m, const Code& c) {
  const auto type = static_cast<geometry::SiteType>(c.imm[0]);
  const int start = m.eval(c.args[0]);
  SetWord goals[kMaxWords];
  m.eval(c.args[1], goals);
  if (start < 0 || !any_bit(goals, m.words)) return 0;
  if (!on_topology(m, type, start)) return kNoWay;
  if (test_bit(goals, start)) return 0;
  Flood reached(m);
  reached.start(start);
  const Bind from(m, Reg::From, start);
  const Bind to(m, Reg::To);
  std::uint64_t at_start = c.imm[1] ? m.dirs(c.args[2]) : 0;
  Turning turning(m, c.imm[0], start, c.args[4]);
  const auto each_step = [&](int site, auto visit) {
    return c.imm[1] ? for_each_neighbour(m, type, site, at_start, visit)
                    : for_each_step(m, c, c.args[2], site, visit);
  };
  size_t done = 0;
  for (int steps = 1; done < reached.sites().size(); ++steps) {
    bool found = false;
    for (const size_t end = reached.sites().size(); done < end; ++done) {
      if (steps > 1 && turning.turns()) {
        turning.turn();
        from.slot = start;
        at_start = c.imm[1] ? m.dirs(c.args[2]) : 0;
      }
      from.slot = reached.sites()[done];
      each_step(from.slot, [&](int next) {
        if (reached.has(next)) return false;
        to.slot = next;
        if (c.args[3] && !m.test(c.args[3])) return false;
        reached.add(next);
        found = found || test_bit(goals, next);
        return false;
      });
    }
    if (found) return steps;
  }
  return kNoWay;
}

// --- lists

int op_count_in_list(Machine& m, const Code& c) {
  const int value = m.eval(c.args[0]);
  const ScratchList list(m);
  m.eval(c.args[1], list.list);
  return static_cast<int>(std::ranges::count(list.list, value));
}

// --- the course of the game

int op_turns(Machine& m, const Code&) {
  return m.head().turn + 1;
}
int op_games_done(Machine& m, const Code&) {
  return m.view.match ? m.view.match->done : -1;
}

int op_match_score(Machine& m, const Code& c) {
  const int player = m.eval(c.args[0]);
  return m.view.match && player >= 1 && player <= m.layout.players ? m.view.match->score[player] : -1;
}

int op_plies(Machine& m, const Code&) {
  return m.head().ply;
}
int op_moves_this_turn(Machine& m, const Code&) {
  return m.head().turns_of_mover;
}
int op_active_players(Machine& m, const Code&) {
  return std::popcount(m.head().active);
}

// Rules that ask this while their own moves are being counted are told that there are none.
int op_legal_moves(Machine& m, const Code&) {
  if (!m.legal_moves) return 0;
  const Aside aside(m);
  const auto find = std::exchange(m.legal_moves, nullptr);
  const bool direct = std::exchange(m.direct, false);
  const bool drops_pending = std::exchange(m.drops_pending, false);
  const int turn_base = std::exchange(m.turn_base, 0);
  const ScratchMoves moves(m);
  find(m, moves.list);
  m.legal_moves = find;
  m.direct = direct;
  m.drops_pending = drops_pending;
  m.turn_base = turn_base;
  return moves.list.total;
}

}  // namespace

void add_count_ops(OpTable& t);

void add_count_ops(OpTable& t) {
  set_op(t, Op::CountPieces, op_count_pieces);
  set_op(t, Op::NoPieceThere, op_no_piece, prepare_no_piece);
  set_op(t, Op::StackSizes, op_stack_sizes);
  set_op(t, Op::CountLevels, op_count_levels);
  set_op(t, Op::StepsApart, op_steps_apart, prepare_distances);
  set_op(t, Op::StepsByRule, op_steps_by_rule, prepare_step_table);
  set_op(t, Op::CountInList, op_count_in_list);
  set_op(t, Op::Turns, op_turns);
  set_op(t, Op::Plies, op_plies);
  set_op(t, Op::GamesDone, op_games_done);
  set_op(t, Op::MatchScore, op_match_score);
  set_op(t, Op::MovesThisTurn, op_moves_this_turn);
  set_op(t, Op::ActivePlayers, op_active_players);
  set_op(t, Op::LegalMoves, op_legal_moves);
}

}  // namespace ludens::interpreter
