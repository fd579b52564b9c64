// position_hash.h - positions as numbers, for rules against repetition. For any world (kernels/kernel.h).
#pragma once

#include "base/bits.h"
#include "runtime/board.h"
#include "runtime/view.h"

namespace ludens::runtime {

LUDENS_FN std::uint64_t mixed(std::uint64_t hash, std::uint64_t value) {
  hash ^= value + 0x9E3779B97F4A7C15ull + (hash << 6) + (hash >> 2);
  hash *= 0xBF58476D1CE4E5B9ull;
  return hash ^ (hash >> 29);
}

// What stands on the board, from nothing.
template <class AnySpace>
LUDENS_FN std::uint64_t hash_space(const AnySpace& s, int type) {
  std::uint64_t hash = 0;
  for (int site = 0; s.what && site < s.sites; ++site)
    if (!test_bit(s.empty, site)) hash ^= site_hash_here(s, type, site);
  return hash;
}
// What sites added to the hash before, by what stood there: of few sites with counts little else stands there
// again. None where there are too many sites, or more is known of them.
template <int sites>
struct SiteHashes {
  static constexpr int kCounts = 16;
  struct Known {
    std::uint64_t of, hash;
  };
  Known all[sites][kCounts];
  LUDENS_FN void forget() {
    for (auto& site : all)
      for (Known& one : site) one = {0, 0};  // which is that of a site where nothing stands
  }
};
template <>
struct SiteHashes<0> {
  LUDENS_FN void forget() {}
};

template <class AnySpace, int sites>
LUDENS_FN std::uint64_t hash_space(const AnySpace& s, int type, SiteHashes<sites>& known) {
  static_assert(AnySpace::sites == sites && AnySpace::height == 1);
  std::uint64_t hash = 0;
  for (int site = 0; site < sites; ++site) {
    // Nobody asks whether it is empty, which could only be guessed.
    const std::uint64_t of = static_cast<std::uint64_t>(s.what[site]) |
                             static_cast<std::uint64_t>(s.who[site]) << 16 |
                             static_cast<std::uint64_t>(static_cast<std::uint16_t>(s.count[site])) << 32;
    auto& one = known.all[site][s.count[site] & (SiteHashes<sites>::kCounts - 1)];
    if (one.of != of) [[unlikely]]
      one = {of, test_bit(s.empty, site) ? 0 : site_hash_here(s, type, site)};
    hash ^= one.hash;
  }
  return hash;
}
LUDENS_FN std::uint64_t hash_board(const View& view) {
  std::uint64_t hash = 0;
  for (int t = 0; t < 3; ++t) hash ^= hash_space(view.space[t], t);
  return hash;
}

// What stands on the board, and what goes with it: phases, seats, teams.
template <class World>
LUDENS_FN std::uint64_t position_hash(const World& w) {
  std::uint64_t hash = w.board_hash();
  for (int p = 1; p <= w.players(); ++p) {
    hash = mixed(hash, w.view.phase[p] | static_cast<std::uint64_t>(w.view.seat[p]) << 8);
    if (w.view.team) hash = mixed(hash, w.view.team[p]);
  }
  return hash;
}

// Whatever else makes a situation: whose turn, who is stuck, what is pending, amounts.
template <class World>
LUDENS_FN std::uint64_t situation_hash(const World& w) {
  const Head& h = w.head();
  std::uint64_t hash = position_hash(w);
  const int values[] = {h.mover,
                        h.next,
                        h.prev,
                        static_cast<int>(h.active),
                        static_cast<int>(h.stalemated),
                        static_cast<int>(h.turns_of_mover),
                        h.passes};
  for (const int value : values) hash = mixed(hash, static_cast<std::uint32_t>(value));
  for (int i = 0; w.view.pending && i < w.words; ++i) hash = mixed(hash, w.view.pending[i]);
  for (int p = 1; w.view.amount && p <= w.players(); ++p)
    hash = mixed(hash, static_cast<std::uint32_t>(w.view.amount[p]));
  return hash;
}

// How the present position is written down, for a kind of repetition (ir::Repetition).
enum class Repeats : int { Never, Positional, PositionalInTurn, Situational, SituationalInTurn };
template <class World>
LUDENS_FN std::uint64_t position_entry(const World& w, int kind) {
  const auto run = static_cast<std::uint32_t>(w.head().position_run);
  switch (static_cast<Repeats>(kind)) {
    case Repeats::Situational:
      return mixed(situation_hash(w), 1);
    case Repeats::PositionalInTurn:
      return mixed(mixed(position_hash(w), 2), run);
    case Repeats::SituationalInTurn:
      return mixed(mixed(situation_hash(w), 3), run);
    default:
      return position_hash(w);
  }
}

// Gives add(entry) the present position for every kind of repetition that the rules ask about, a bit each. At
// the end of a move, before the turn changes; and once at the start.
template <class World, class Add>
LUDENS_FN void note_entries(const World& w, unsigned kinds, bool cycle, bool at_start, Add add) {
  const auto is_asked = [&](Repeats kind) { return ((kinds >> static_cast<int>(kind)) & 1) != 0; };
  Head& h = w.head();
  const bool turn_begins = h.mover != h.prev;
  if (turn_begins) ++h.position_run;
  if ((is_asked(Repeats::Positional) && turn_begins) || (cycle && !at_start))
    add(position_entry(w, static_cast<int>(Repeats::Positional)));
  for (const Repeats kind : {Repeats::PositionalInTurn, Repeats::Situational, Repeats::SituationalInTurn}) {
    if (!is_asked(kind) || (at_start && kind != Repeats::PositionalInTurn)) continue;
    if (kind != Repeats::Situational || turn_begins) add(position_entry(w, static_cast<int>(kind)));
  }
}

// Have the last so many positions come in the same order three times?
LUDENS_FN bool comes_round(const std::uint64_t* seen, int count, int length) {
  if (count < 3 * length) return false;
  const std::uint64_t* const last = seen + count - length;
  for (int back = 1; back <= 2; ++back)
    for (int i = 0; i < length; ++i)
      if (last[i] != last[i - back * length]) return false;
  return true;
}

}  // namespace ludens::runtime
