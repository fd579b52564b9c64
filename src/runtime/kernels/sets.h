// sets.h - kernels of sets of sites (ir/ops/sets.h, lifted.h).
#pragma once

#include "runtime/kernels/kernel.h"

namespace ludens::kernels {

template <class World>
LUDENS_FN int size(const World& w, const SetWord* sites) {
  return count_bits(sites, w.words);
}
template <class World>
LUDENS_FN int first(const World& w, const SetWord* sites) {
  for (int i = 0; i < w.words; ++i)
    if (sites[i]) return (i << 6) + lowest_bit(sites[i]);
  return -1;
}
template <class World>
LUDENS_FN bool is_in(const World& w, int site, const SetWord* sites) {
  return site >= 0 && site < w.words * 64 && test_bit(sites, site);
}
template <class World>
LUDENS_FN bool set_eq(const World& w, const SetWord* a, const SetWord* b) {
  for (int i = 0; i < w.words; ++i)
    if (a[i] != b[i]) return false;
  return true;
}

// --- sets of the state

template <class World>
LUDENS_FN void set(const World& w, SetWord* out, const SetWord* constant) {
  copy_words(out, constant, w.words);
}
template <class World, class Type>
LUDENS_FN void empty_sites(const World& w, SetWord* out, Type type) {
  copy_words(out, w.space(type).empty, w.words);
}
template <class World, class Type>
LUDENS_FN void own_sites(const World& w, SetWord* out, int player, Type type) {
  if (player < 0 || player > everybody(w)) return clear_words(out, w.words);
  copy_words(out, w.space(type).own + player * w.words, w.words);
}
template <class World, class Type>
LUDENS_FN void sites_of_piece(const World& w, SetWord* out, Type type, int component) {
  const auto& s = w.space(type);
  copy_words(out, s.piece ? s.piece + component * w.words : s.own + w.owner(component) * w.words, w.words);
}

// Sites of the players who are, or are not, on the mover's side.
template <class World, class Type>
LUDENS_FN void sites_of_side(const World& w, SetWord* out, Type type, bool friends) {
  const auto& s = w.space(type);
  const int mover = w.head().mover;
  clear_words(out, w.words);
  for (int player = 1; player <= w.players(); ++player) {
    const bool same = player == mover || (w.view.team && w.view.team[player] == w.view.team[mover]);
    if (same != friends) continue;
    for (int i = 0; i < w.words; ++i) out[i] |= s.own[player * w.words + i];
  }
}
template <class World, class Type>
LUDENS_FN void friend_sites(const World& w, SetWord* out, Type type) {
  sites_of_side(w, out, type, true);
}
template <class World, class Type>
LUDENS_FN void enemy_sites(const World& w, SetWord* out, Type type) {
  sites_of_side(w, out, type, false);
}

// --- sets made of others

// The first of the sets, and then each of the others joined to it.
template <class World, class All, class Join>
LUDENS_FN void join_sets(const World& w, SetWord* out, const All& sets, Join join) {
  if (sets.size() == 0) return clear_words(out, w.words);
  typename World::Set scratch;
  if (w.words == 1) {  // no copies
    SetWord all = 0;
    bool is_first = true;
    some_part(sets, [&](const auto& part) {
      const SetWord one = *peek(part, scratch);
      all = is_first ? one : join(all, one);
      return is_first = false;
    });
    *out = all;
    return;
  }
  sets(out, 0);
  for (int i = 1; i < sets.size(); ++i) {
    const SetWord* part = peek(sets, scratch, i);
    for (int word = 0; word < w.words; ++word) out[word] = join(out[word], part[word]);
  }
}
template <class World, class All>
LUDENS_FN void union_(const World& w, SetWord* out, const All& sets) {
  join_sets(w, out, sets, [](SetWord a, SetWord b) { return a | b; });
}
template <class World, class All>
LUDENS_FN void intersection(const World& w, SetWord* out, const All& sets) {
  join_sets(w, out, sets, [](SetWord a, SetWord b) { return a & b; });
}
template <class World, class If, class Then, class Else>
LUDENS_FN void select_set(const World& w, SetWord* out, const If& condition, const Then& then,
                          const Else& otherwise) {
  if (condition())
    then(out);
  else if (otherwise)
    otherwise(out);
  else
    clear_words(out, w.words);
}
template <class World>
LUDENS_FN void difference(const World& w, SetWord* out, const SetWord* a, const SetWord* b) {
  for (int i = 0; i < w.words; ++i) out[i] = a[i] & ~b[i];
}
template <class World>
LUDENS_FN void single(const World& w, SetWord* out, int site) {
  clear_words(out, w.words);
  if (site >= 0 && site < w.words * 64) set_bit(out, site);
}
template <class World, class Keep>
LUDENS_FN void filter_sites(const World& w, SetWord* out, const SetWord* sites, const Keep& keep) {
  clear_words(out, w.words);
  for_each_bit(sites, w.words, [&](int site) {
    if (keep(site)) set_bit(out, site);
    return false;
  });
}
template <class World, class List>
LUDENS_FN void set_of_list(const World& w, SetWord* out, const List& list) {
  clear_words(out, w.words);
  for (const int site : list)
    if (is_member(w, site)) set_bit(out, site);
}

// --- numbers picked from sets

template <class World>
LUDENS_FN int nth_site(const World& w, const SetWord* sites, int index) {
  return index < 0 || index >= count_bits(sites, w.words) ? -1 : nth_bit(sites, index);
}
template <class World>
LUDENS_FN int sum_over(const World& w, const SetWord* sites, Ints list) {
  std::uint32_t sum = 0;
  for_each_bit(sites, w.words, [&](int site) {
    if (site < list.size()) sum += static_cast<std::uint32_t>(list[site]);
    return false;
  });
  return static_cast<int>(sum);
}

// --- all of them

template <class World, class If>
LUDENS_FN bool all_sites(const World& w, const SetWord* sites, const If& condition) {
  return !for_each_bit(sites, w.words, [&](int site) { return !condition(site); });
}
template <class World, class If, class Type>
LUDENS_FN bool all_differ(const World& w, const SetWord* sites, const If& condition, Type type) {
  const auto& s = w.space(type);
  typename World::ScratchList seen(w);
  return !for_each_bit(sites, w.words, [&](int site) {
    if (!condition(site)) return true;
    const int there = site < s.sites ? s.what[runtime::top_index(s, site)] : 0;
    if (has(seen.list, there)) return true;
    seen.list.push_back(there);
    return false;
  });
}

}  // namespace ludens::kernels
