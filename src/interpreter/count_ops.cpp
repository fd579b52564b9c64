// count_ops.cpp - numbers of pieces, steps, moves and turns.
#include <algorithm>
#include <bit>
#include <utility>

#include "geometry/distances.h"
#include "interpreter/groups.h"
#include "interpreter/turning.h"
#include "ir/ops/conditions.h"
#include "ir/ops/counts.h"
#include "ir/ops/regions.h"

namespace ludens::interpreter {

namespace {

// --- pieces

// Which pieces are meant: of these players, of these components and on these sites, where such are given.
class PieceQuery {
 public:
  PieceQuery(Machine& m, int players, const std::vector<int>* whats, const SetWord* where, int type)
      : m_(m),
        players_(static_cast<std::uint32_t>(players)),
        whats_(whats),
        where_(where),
        any_type_(type < 0),
        type_(any_type_ ? m.prepared.default_type : type),
        sites_(any_type_ ? m.space(type_).sites : m.prepared.board->count(static_cast<SiteType>(type))) {}

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
    for (int w = 0; where_ && w < m_.words; ++w) out[w] &= where_[w];
  }

  bool is_meant(const Space& s, int index) const {
    if (s.what[index] == 0 || !((players_ >> s.who[index]) & 1)) return false;
    return !whats_ || std::ranges::find(*whats_, s.what[index]) != whats_->end();
  }

  Machine& m_;
  std::uint32_t players_;
  const std::vector<int>* whats_;
  const SetWord* where_;
  bool any_type_;
  int type_;
  int sites_;
};

// Where every piece of a player counts, and the sets of the players' sites say all.
int count_by_sets(const Space& s, int words, std::uint32_t players, const SetWord* where, int sites) {
  int count = 0;
  for (; players; players &= players - 1) {
    const SetWord* own = s.own + std::countr_zero(players) * words;
    for (int w = 0; w < words; ++w) {
      SetWord left = where ? own[w] & where[w] : own[w];
      if (!s.count && (w + 1) * 64 <= sites) {
        count += std::popcount(left);
        continue;
      }
      for (; left; left &= left - 1)
        if (const int site = (w << 6) + std::countr_zero(left); site < sites)
          count += s.count ? s.count[site] : 1;
    }
  }
  return count;
}

bool own_sites_say_all(const runtime::Layout& layout, int default_type);

struct CountTable {
  bool by_sets = false;
};
std::shared_ptr<const CountTable> prepare_count(const Prepared& game, Self self) {
  auto table = std::make_shared<CountTable>();
  const int type = attribute<Op::CountPieces, "type">(self.code);
  table->by_sets = !operand<Op::CountPieces, "whats">(self.code) &&
                   !operand<Op::CountPieces, "if">(self.code) && (type < 0 || type == game.default_type) &&
                   own_sites_say_all(game.layout, game.default_type);
  return table;
}

int op_count_pieces(Machine& m, const CountTable& table, int players, const std::vector<int>* whats,
                    const SetWord* sites, Lazy<Type::Bool> condition, int type) {
  if (table.by_sets) {
    const std::uint32_t known = (std::uint32_t{2} << (m.layout.players + 1)) - 1;
    const Space& board = m.space(m.prepared.default_type);
    return count_by_sets(board, m.words, static_cast<std::uint32_t>(players) & known, sites,
                         type < 0 ? board.sites : m.prepared.board->count(static_cast<SiteType>(type)));
  }
  PieceQuery query(m, players, whats, sites, type);
  const Space& s = query.space();
  const Bind site(m, Reg::Site);
  const Bind level(m, Reg::Level);
  int count = 0;
  query.for_each([&](int at, int l) {
    site.slot = at;
    if (s.height > 1) level.slot = l;
    if (!condition || m.test(condition)) count += s.height == 1 && s.count ? s.count[at] : 1;
    return false;
  });
  return count;
}

// Where every piece of a player counts, whatever it is, and the sets of the players' sites say all.
struct AnyPiece {
  int own = -1;               // how far into the state those sets are; -1: they do not say all
  Lazy<Type::Int> of_player;  // if only one is asked about
};

bool own_sites_say_all(const runtime::Layout& layout, int default_type) {
  if (!layout.owners.empty()) return false;
  for (int t = 0; t < 3; ++t) {
    const runtime::SpaceLayout& space = layout.space[static_cast<size_t>(t)];
    if (t == default_type ? space.height > 1 : space.own >= 0) return false;
  }
  return true;
}

std::shared_ptr<const AnyPiece> prepare_no_piece(const Prepared& game, Lazy<Type::Int> players,
                                                 Lazy<Type::List> whats, Lazy<Type::Set>, int type) {
  auto any = std::make_shared<AnyPiece>();
  if (whats || type >= 0 || !own_sites_say_all(game.layout, game.default_type)) return any;
  any->own = game.layout.space[static_cast<size_t>(game.default_type)].own;
  if (players.code->op == &Op::BitOf) any->of_player = {operand<Op::BitOf, "player">(*players.code)};
  return any;
}

bool meets(const SetWord* a, const SetWord* b, int words) {
  for (int w = 0; w < words; ++w)
    if (a[w] & b[w]) return true;
  return false;
}

// Is there none, by the sets of the players' sites?
bool has_no_piece(Machine& m, const AnyPiece& any, Lazy<Type::Int> players, const SetWord* sites) {
  const auto* own = reinterpret_cast<const SetWord*>(m.block + any.own);
  const auto has_piece = [&](int player) {
    const SetWord* of_player = own + player * m.words;
    return sites ? meets(of_player, sites, m.words) : any_bit(of_player, m.words);
  };
  if (any.of_player)
    if (const int player = m.eval(any.of_player); player >= 0 && player <= m.layout.players + 1)
      return !has_piece(player);
  for (auto left = static_cast<std::uint32_t>(m.eval(players)); left; left &= left - 1) {
    const int player = std::countr_zero(left);
    if (player > m.layout.players + 1) break;
    if (has_piece(player)) return false;
  }
  return true;
}

bool op_no_piece(Machine& m, const AnyPiece& any, Lazy<Type::Int> players, Lazy<Type::List> whats,
                 const SetWord* sites, int type) {
  if (any.own >= 0) return has_no_piece(m, any, players, sites);
  const ScratchList listed(m);
  if (whats) m.eval(whats, listed.list);
  PieceQuery query(m, m.eval(players), whats ? &listed.list : nullptr, sites, type);
  return !query.for_each([](int, int) { return true; });
}

int op_count_levels(Machine& m, const Words& sites, Lazy<Type::Bool> condition, Lazy<Type::Bool> stop,
                    SiteType type, bool from_top) {
  const Space& s = m.space(type);
  const Bind to(m, Reg::To);
  const Bind level(m, Reg::Level);
  int count = 0;
  for_each_bit(sites, m.words, [&](int site) {
    const int levels = site < s.sites ? runtime::stack_size(s, site) : 0;
    for (int i = 0; i < levels; ++i) {
      to.slot = site;
      level.slot = from_top ? levels - 1 - i : i;
      if (stop && m.test(stop)) break;
      if (!condition || m.test(condition)) ++count;
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

std::shared_ptr<const Distances> prepare_distances(const Prepared& game, Lazy<Type::Int>, Lazy<Type::Set>,
                                                   SiteType type, int relation) {
  auto distances = std::make_shared<Distances>();
  distances->table =
      geometry::DistanceTable::make(game.board->neighbours(type, static_cast<geometry::Relation>(relation)));
  return distances;
}

// Sites that cannot be reached count as if they were none away.
int op_steps_apart(Machine& m, const Distances& distances, int from, Lazy<Type::Set> sites, SiteType type,
                   int /*relation*/) {
  const auto& table = distances.table;
  if (!on_topology(m, type, from) || !table) return 0;
  if (sites.code->op == &Op::Single) {
    const int to = m.eval(operand<Op::Single, "site">(*sites.code));
    return on_topology(m, type, to) ? std::max(0, table->between(from, to)) : 0;
  }
  Words scratch;
  int least = kNoWay;
  for_each_bit(m.peek(sites, scratch.words), m.words, [&](int to) {
    if (on_topology(m, type, to)) least = std::min(least, std::max(0, table->between(from, to)));
    return false;
  });
  return least == kNoWay ? 0 : least;
}

// Steps that a rule allows, from site to site.
class RuledSteps {
 public:
  RuledSteps(Machine& m, const Steps& steps, int start, Lazy<Type::Bool> condition, Lazy<Type::Int> rotation,
             bool of_piece)
      : m_(m),
        steps_(steps),
        start_(start),
        condition_(condition),
        of_piece_(of_piece),
        from_(m, Reg::From, start),
        to_(m, Reg::To),
        at_start_(directions_at_start()),
        turning_(m, static_cast<int>(steps.type), start, rotation.code),
        reached_(m) {
    reached_.start(start);
  }

  // How many lead to the first of the goals.
  int count_to(const SetWord* goals) {
    size_t done = 0;
    for (int count = 1; done < reached_.sites().size(); ++count) {
      bool found = false;
      for (const size_t end = reached_.sites().size(); done < end; ++done) {
        if (count > 1 && turning_.turns()) turn();
        from_.slot = reached_.sites()[done];
        found = leads_to(goals) || found;
      }
      if (found) return count;
    }
    return kNoWay;
  }

 private:
  std::uint64_t directions_at_start() { return of_piece_ ? m_.dirs(steps_.directions) : 0; }

  void turn() {
    turning_.turn();
    from_.slot = start_;
    at_start_ = directions_at_start();
  }

  // Goes on from From to wherever is new; whether that is a goal.
  bool leads_to(const SetWord* goals) {
    bool found = false;
    const auto visit = [&](int next) {
      if (reached_.has(next)) return false;
      to_.slot = next;
      if (condition_ && !m_.test(condition_)) return false;
      reached_.add(next);
      found = found || test_bit(goals, next);
      return false;
    };
    if (of_piece_)
      for_each_neighbour(m_, steps_.type, from_.slot, at_start_, visit);
    else
      for_each_step(m_, steps_, from_.slot, visit);
    return found;
  }

  Machine& m_;
  const Steps& steps_;
  int start_;
  Lazy<Type::Bool> condition_;
  bool of_piece_;
  Bind from_, to_;
  std::uint64_t at_start_;
  Turning turning_;
  Flood reached_;
};

int op_steps_by_rule(Machine& m, const StepTable& table, int from, const Words& sites,
                     Lazy<Type::Dirs> directions, Lazy<Type::Bool> condition, Lazy<Type::Int> rotation,
                     SiteType type, bool of_piece) {
  if (from < 0 || !any_bit(sites, m.words)) return 0;
  if (!on_topology(m, type, from)) return kNoWay;
  if (test_bit(sites, from)) return 0;
  const Steps steps{table, directions, type};
  return RuledSteps(m, steps, from, condition, rotation, of_piece).count_to(sites);
}

// --- lists

int op_count_in_list(Machine&, int value, const std::vector<int>& list) {
  return static_cast<int>(std::ranges::count(list, value));
}

// --- the course of the game

int op_turns(Machine& m) {
  return m.head().turn + 1;
}
int op_games_done(Machine& m) {
  return m.view.match ? m.view.match->done : -1;
}

int op_match_score(Machine& m, int player) {
  return m.view.match && player >= 1 && player <= m.layout.players ? m.view.match->score[player] : -1;
}

int op_plies(Machine& m) {
  return m.head().ply;
}
int op_moves_this_turn(Machine& m) {
  return m.head().turns_of_mover;
}
int op_active_players(Machine& m) {
  return std::popcount(m.head().active);
}

// Rules that ask this while their own moves are being counted are told that there are none.
int op_legal_moves(Machine& m) {
  if (!m.legal_moves) return 0;
  const SavedRegisters registers(m);
  const Asking asking(m.question, m.question.within());
  const auto find = std::exchange(m.legal_moves, nullptr);
  const bool direct = std::exchange(m.direct, false);
  const ScratchMoves moves(m);
  find(m, moves.list);
  m.legal_moves = find;
  m.direct = direct;
  return moves.list.total;
}

}  // namespace

void add_count_ops(OpTable& t);

void add_count_ops(OpTable& t) {
  set_op<Op::CountPieces, op_count_pieces, prepare_count>(t);
  set_op<Op::NoPieceThere, op_no_piece, prepare_no_piece>(t);
  set_op<Op::CountLevels, op_count_levels>(t);
  set_op<Op::StepsApart, op_steps_apart, prepare_distances>(t);
  set_op<Op::StepsByRule, op_steps_by_rule, prepare_steps<Op::StepsByRule>>(t);
  set_op<Op::CountInList, op_count_in_list>(t);
  set_op<Op::Turns, op_turns>(t);
  set_op<Op::Plies, op_plies>(t);
  set_op<Op::GamesDone, op_games_done>(t);
  set_op<Op::MatchScore, op_match_score>(t);
  set_op<Op::MovesThisTurn, op_moves_this_turn>(t);
  set_op<Op::ActivePlayers, op_active_players>(t);
  set_op<Op::LegalMoves, op_legal_moves>(t);
}

}  // namespace ludens::interpreter
