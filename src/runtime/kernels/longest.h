// longest.h - kernels of moves that begin the longest turn, or that take the most (ir/ops/order.h).
//
// Besides what kernel.h and order.h name they ask the world for ScratchMoves (w), a list of moves for as long
// as it lives, and for an Ahead (w): moves as values, played on from here. a.list(moves, generate) lists what
// is generated, a.read(moves, n, move) reads the n-th; a.holds(move, filters), a.emit<sink>(move),
// a.play(move), a.find_legal_moves(moves), a.apply(move, deeds) do as they say; a.longest() and a.worth(key)
// are runtime/longest_turns.h.
#pragma once

#include "ir/op.h"
#include "ludens/move.h"
#include "runtime/kernels/kernel.h"
#include "runtime/longest_turns.h"

namespace ludens::kernels {

// What the piece is worth.
template <class World>
LUDENS_FN int worth_of(World& w, int type, int site, int level) {
  auto&& s = whole_space(w, static_cast<typename World::SiteType>(type));
  return s.value && site >= 0 && site < s.sites ? s.value[runtime::index_of(s, site, level)] : 0;
}

// How much turns are worth: so many moves, or what they take. None is below 0: the turn must go on and
// cannot.
template <class World>
class Greed {
 public:
  LUDENS_FN Greed(World& w, bool by_value) : w_(w), ahead_(w), by_value_(by_value) {}

  // What the actions of a move take, as the position before it values the pieces.
  LUDENS_FN int taken(const Move& move) {
    typename World::Gathering::Deeds deeds(w_);
    int marked = 0;
    {
      const typename World::Undone undone(w_);
      ahead_.apply(move, deeds);
      if (!by_value_) marked = ahead_.marked();
    }
    return marked + ahead_.taken(deeds, by_value_);
  }
  // The length of the longest turn that begins with the move, or what it takes.
  LUDENS_FN int total(const Move& move) {
    const int worth = with_rest(move, 0);
    return worth < 0 ? 0 : worth;
  }

 private:
  static constexpr int kMostAhead = 60;         // moves of one turn
  static constexpr int kMostPositions = 20000;  // looked at for one list of moves

  // A rule may ask for the longest turn in every position of the longest turn, so that the same positions
  // come up again, twice as often with each move ahead. The key is of the whole state and what may be asked
  // of the past.
  LUDENS_FN static std::uint64_t mixed(std::uint64_t hash, std::uint64_t word) {
    hash = (hash ^ word) * 0x9E3779B97F4A7C15u;
    return hash ^ (hash >> 29);
  }
  LUDENS_FN std::uint64_t key() const {
    std::uint64_t hash = (by_value_ ? 1u : 0u) | ahead_.asked();
    const auto* const words = reinterpret_cast<const std::uint64_t*>(w_.block);
    for (int i = 0; i < ahead_.state_words(); ++i) hash = mixed(hash, words[i]);
    for (int i = 0; i < ahead_.past_positions(); ++i) hash = mixed(hash, ahead_.past_position(i));
    return hash;
  }

  LUDENS_FN int rest(int depth) {
    const runtime::Head& h = w_.head();
    if (w_.is_stopped() || h.over || h.prev != h.mover) return 0;
    if (depth >= kMostAhead || positions_ > kMostPositions) return 0;
    const std::uint64_t place = key();
    const std::uint32_t round = ahead_.longest().round;
    if (const runtime::TurnWorth* known = ahead_.worth(place);
        known && known->key == place && known->round == round)
      return known->worth;
    const int best = best_of_all(depth);
    if (runtime::TurnWorth* slot = ahead_.worth(place); slot && positions_ <= kMostPositions)
      *slot = {place, round, best};
    return best;
  }

  LUDENS_FN int best_of_all(int depth) {
    typename World::ScratchMoves scratch(w_);
    auto& next = scratch.list;
    runtime::LongestTurns& found = ahead_.longest();
    found.moves = found.most = 0;
    found.by_value = false;
    ahead_.find_legal_moves(next);
    // The same question was asked there: all that are legal measure alike.
    if (found.moves > 0 && found.moves == next.total && found.by_value == by_value_) return found.most;
    int best = -1;
    for (int n = 0; n < next.total && !w_.is_stopped(); ++n) {
      Move further;
      ahead_.read(next, n, further);
      const int worth = with_rest(further, depth + 1);
      if (worth > best) best = worth;
    }
    return best;
  }

  // Of the move and all that may follow it within the turn.
  LUDENS_FN int with_rest(const Move& move, int depth) {
    const int worth = by_value_ ? taken(move) : 1;
    if (++positions_ > kMostPositions) return worth;
    int more = 0;
    {
      const typename World::Undone undone(w_);
      ahead_.play(move);
      more = rest(depth);
    }
    return more < 0 ? more : worth + more;
  }

  World& w_;
  typename World::Ahead ahead_;
  bool by_value_;
  int positions_ = 0;
};

// Keeps the moves that measure most. `unprefixed`: the same moves without what is done first, as played from
// the position that follows it.
template <class World, class Moves, class Unprefixed, class Measure, ir::Sink sink>
LUDENS_FN bool keep_most(World& w, const Moves& generate, const Unprefixed& unprefixed, int filters,
                         Measure measure, Into<sink>) {
  typename World::Ahead ahead(w);
  typename World::ScratchMoves gathered(w);
  typename World::ScratchMoves gathered_bare(w);
  auto& all = gathered.list;
  auto& bare = gathered_bare.list;
  ahead.list(all, [&] { as_list(generate); });
  if (unprefixed) ahead.list(bare, [&] { unprefixed(); });
  typename World::ScratchList scratch(w);
  auto& kept = scratch.list;  // the number of each that is legal, and how much it measures
  Move move;
  for (int n = 0; n < all.total && !w.is_stopped(); ++n) {
    ahead.read(all, n, move);
    if (!ahead.holds(move, filters)) continue;
    kept.push_back(n);
    kept.push_back(0);
  }
  int most = 0;
  const int end = static_cast<int>(kept.size());
  for (int i = 0; i + 1 < end; i += 2) {
    if (w.is_stopped()) return true;
    ahead.read(kept[i] < bare.total ? bare : all, kept[i], move);
    kept[i + 1] = measure(move);
    if (kept[i + 1] > most) most = kept[i + 1];
  }
  int moves = 0;
  for (int i = 0; i + 1 < end; i += 2) moves += kept[i + 1] == most;
  ahead.longest().most = most;
  ahead.longest().moves = moves;
  for (int i = 0; i + 1 < end; i += 2) {
    if (kept[i + 1] != most) continue;
    ahead.read(all, kept[i], move);
    if (ahead.template emit<sink>(move)) return true;
  }
  return false;
}

template <class World, class Moves, class ByValue, class Unprefixed, ir::Sink sink>
LUDENS_FN bool longest_moves(World& w, const Moves& moves, const ByValue& by_value,
                             const Unprefixed& unprefixed, int filters, Into<sink>) {
  if constexpr (sink == ir::Sink::Any) {
    return moves();
  } else {
    typename World::Ahead ahead(w);
    if (!ahead.is_possible()) return moves();
    const bool values = by_value && by_value();
    Greed<World> greed(w, values);
    runtime::LongestTurns& longest = ahead.longest();
    if (longest.look_aheads++ == 0) ++longest.round;
    const auto measure = [&](const Move& move) { return greed.total(move); };
    const bool stopped = keep_most(w, moves, unprefixed, filters, measure, Into<sink>());
    --longest.look_aheads;
    longest.by_value = values;
    return stopped;
  }
}

template <class World, class Moves, class ByValue, class Unprefixed, ir::Sink sink>
LUDENS_FN bool greediest_moves(World& w, const Moves& moves, const ByValue& by_value,
                               const Unprefixed& unprefixed, int filters, Into<sink>) {
  if constexpr (sink == ir::Sink::Any) {
    return moves();
  } else {
    Greed<World> greed(w, by_value && by_value());
    const auto measure = [&](const Move& move) { return greed.taken(move); };
    const bool stopped = keep_most(w, moves, unprefixed, filters, measure, Into<sink>());
    typename World::Ahead ahead(w);
    ahead.longest().moves = ahead.longest().most = 0;
    ahead.longest().by_value = false;
    return stopped;
  }
}

}  // namespace ludens::kernels
