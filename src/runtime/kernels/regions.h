// regions.h - kernels of regions: sets of sites from tables, by who stands there, and site by site
// (ir/ops/regions.h).
#pragma once

#include "ir/codes.h"
#include "runtime/kernels/grown_sets.h"
#include "runtime/kernels/kernel.h"
#include "runtime/kernels/lifted_sites.h"

namespace ludens::kernels {

// --- tables

// A run of the program's constant sets.
template <class World>
struct SetTable {
  const World& w;
  int first, count;

  // Null beyond the table.
  LUDENS_FN const SetWord* at(int index) const {
    return index < 0 || index >= count ? nullptr : w.constant_set(first + index);
  }
};

template <class World>
LUDENS_FN const SetWord* set_of_table(const World& w, int index, int sets, int count) {
  return SetTable<World>{w, sets, count}.at(index);
}
template <class World>
LUDENS_FN void set_at(const World& w, SetWord* out, int index, int sets, int count) {
  if (const SetWord* set = set_of_table(w, index, sets, count)) return copy_words(out, set, w.words);
  clear_words(out, w.words);
}

template <class World>
LUDENS_FN void add_near(const World& w, SetWord* out, const SparseSets& table, const SetWord* sites, int sets,
                        int count) {
  for_each_bit(sites, w.words, [&](int site) {
    for_each_word(w, table, sets, count, site, [&](int word, SetWord bits) { out[word] |= bits; });
    return false;
  });
}
template <class World>
LUDENS_FN void spread(const World& w, SetWord* out, const SparseSets& table, const SetWord* sites, int sets,
                      int count) {
  if (find_grown(w, out, table, sites, 1, sets, count)) return;
  clear_words(out, w.words);
  add_near(w, out, table, sites, sets, count);
}

template <class World, class If>
LUDENS_FN void spread_if(const World& w, SetWord* out, const SetWord* sites, const If& condition,
                         const SetWord* among, int sets, int count) {
  const SetTable<World> table{w, sets, count};
  clear_words(out, w.words);
  for_each_bit(sites, w.words, [&](int site) {
    const SetWord* set = table.at(site);
    if (!set) return false;
    return for_each_bit(set, w.words, [&](int other) {
      if ((!among || test_bit(among, other)) && condition(site, other)) set_bit(out, other);
      return false;
    });
  });
}

template <class World>
LUDENS_FN void grow(const World& w, SetWord* out, const SparseSets& table, const SetWord* sites, int steps,
                    int sets, int count) {
  copy_words(out, sites, w.words);
  typename World::Set before;
  for (; steps > 0; --steps) {
    copy_words(before, out, w.words);
    add_near<World>(w, out, table, before, sets, count);
    bool grows = false;
    for (int i = 0; i < w.words; ++i) grows = grows || before[i] != out[i];
    if (!grows) return;
  }
}

template <class World>
LUDENS_FN int lookup(const World&, int key, Ints list, int first, int otherwise) {
  const std::int64_t at = std::int64_t{key} - first;
  return at < 0 || at >= list.size() ? otherwise : list[static_cast<int>(at)];
}

template <class World>
LUDENS_FN int lookup_or(const World&, int key, Ints list) {
  int low = 0, high = list.size() / 2;
  // Keys mostly follow each other.
  const std::int64_t guess = high > 0 ? std::int64_t{key} - list[0] : -1;
  if (guess >= 0 && guess < high)
    if (const int at = 2 * static_cast<int>(guess); list[at] == key) return list[at + 1];
  while (low < high) {
    const int middle = (low + high) / 2;
    if (list[2 * middle] < key)
      low = middle + 1;
    else
      high = middle;
  }
  return 2 * low < list.size() && list[2 * low] == key ? list[2 * low + 1] : key;
}

// --- players

template <class World>
LUDENS_FN int bit_of(const World& w, int player) {
  return player < 0 || player > everybody(w) ? 0 : 1 << player;
}

// The players from `first` on that belong, a bit each.
template <class World, class Belongs>
LUDENS_FN int players_that(const World& w, int first, Belongs belongs) {
  int mask = 0;
  for (int player = first; player <= w.players(); ++player)
    if (belongs(player)) mask |= 1 << player;
  return mask;
}

template <class World>
LUDENS_FN int players_mask(const World& w, Maybe player, int group) {
  using ir::Op::RoleGroup;
  const int mover = w.head().mover;
  const int of = player.value_or(mover);
  const bool known = is_player(w, of);
  if (player && !known) return 0;
  const std::uint8_t* team = w.view.team;
  const auto with = [&](int p) { return team && known && team[p] == team[of]; };
  switch (static_cast<RoleGroup>(group)) {
    case RoleGroup::All:
      return (1 << (everybody(w) + 1)) - 1;
    case RoleGroup::NonMover:
      return players_that(w, 0, [&](int p) { return p != mover; });
    case RoleGroup::Enemy:
      return players_that(w, 1, [&](int p) { return team ? p != mover && !with(p) : p != of; });
    case RoleGroup::Ally:
      return players_that(w, 1, [&](int p) { return p != of && with(p); });
    case RoleGroup::Friend:
    case RoleGroup::TeamMover:
      return team ? players_that(w, 1, with) : known ? 1 << of : 0;
    default:
      break;
  }
  const int number = group - static_cast<int>(RoleGroup::Team1) + 1;
  if (!team) return number <= w.players() ? 1 << number : 0;
  return players_that(w, 1, [&](int p) { return team[p] == number; });
}

// --- who stands where

template <class World, class Type>
LUDENS_FN void sites_of(const World& w, SetWord* out, int players, Type type) {
  const auto& s = w.space(type);
  clear_words(out, w.words);
  for (auto left = static_cast<std::uint32_t>(players); left; left &= left - 1) {
    const int player = lowest_bit(left);
    if (player <= everybody(w)) add_words(out, s.own + player * w.words, w.words);
  }
}

template <class World, class Type>
LUDENS_FN void add_pieces(const World& w, Type type, int component, SetWord* out) {
  const auto& s = w.space(type);
  if (s.piece && component > 0 && component < w.components())
    add_words(out, s.piece + component * w.words, w.words);
}

template <class World>
LUDENS_FN bool is_owned_by(const World& w, int component, int players) {
  if (component <= 0 || component >= w.components()) return false;
  return (players >> w.owner(component)) & 1;
}

template <class World, class Type>
LUDENS_FN void pieces_of(const World& w, SetWord* out, int players, Type type, Ints components) {
  clear_words(out, w.words);
  for (const int component : components)
    if (is_owned_by(w, component, players)) add_pieces(w, type, component, out);
}

template <class World, class Type>
LUDENS_FN void piece_sites(const World& w, SetWord* out, int what, Type type) {
  clear_words(out, w.words);
  add_pieces(w, type, what, out);
}

template <class World, class Type>
LUDENS_FN void owned_piece(const World& w, SetWord* out, int what, int players, Type type) {
  clear_words(out, w.words);
  if (is_owned_by(w, what, players)) add_pieces(w, type, what, out);
}

template <class World, class Type>
LUDENS_FN void top_owned(const World& w, SetWord* out, const SetWord* sites, int players, Type type) {
  const auto& s = w.space(type);
  clear_words(out, w.words);
  for_each_bit(sites, w.words, [&](int site) {
    if (site < s.sites && ((players >> s.who[runtime::top_index(s, site)]) & 1)) set_bit(out, site);
    return false;
  });
}

template <class World, class Type>
LUDENS_FN void state_sites(const World& w, SetWord* out, int state, Type type, int count) {
  const auto& s = w.space(type);
  clear_words(out, w.words);
  if (s.state && s.height == 1) return words_equal(out, s.state, count < s.sites ? count : s.sites, state);
  for (int site = 0; site < count && site < s.sites; ++site)
    if ((s.state ? s.state[runtime::top_index(s, site)] : 0) == state) set_bit(out, site);
}

// --- site by site

template <class World, class If, class Register>
LUDENS_FN void filter_by(const World& w, SetWord* out, const SetWord* sites, const If& condition, Register) {
  clear_words(out, w.words);
  for_each_bit(sites, w.words, [&](int site) {
    if (condition(site)) set_bit(out, site);
    return false;
  });
}

template <class World, class Body, class Register>
LUDENS_FN void union_over(const World& w, SetWord* out, const SetWord* sites, const Body& body, Register) {
  clear_words(out, w.words);
  typename World::Set part;
  for_each_bit(sites, w.words, [&](int site) {
    add_words(out, peek(body, part, site), w.words);
    return false;
  });
}

template <class World, class List, class Body, class Register>
LUDENS_FN void union_over_list(const World& w, SetWord* out, const List& list, const Body& body, Register) {
  clear_words(out, w.words);
  typename World::Set part;
  for (const int number : list) add_words(out, peek(body, part, number), w.words);
}

// Levels as if they were sites. Only their set matters, so the order of going through them does not.
template <class World, class If, class Start, class Type>
LUDENS_FN void levels(const World& w, SetWord* out, int site, const If& condition, const Start& start,
                      Type type, bool from_top) {
  const auto& s = w.space(type);
  clear_words(out, w.words);
  if (site < 0 || site >= s.sites) return;
  const int size = runtime::stack_size(s, site);
  const int begin = start ? start() : -1;
  const int first = from_top || begin < 0 ? 0 : begin;
  const int last = !from_top || begin < 0 || begin >= size ? size - 1 : begin;
  for (int level = first; level <= last && is_member(w, level); ++level)
    if (!condition || condition(level)) set_bit(out, level);
}

}  // namespace ludens::kernels
