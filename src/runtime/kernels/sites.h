// sites.h - kernels that read what is at a site, whose turn it is and where the last move went
// (ir/ops/sites.h, numbers.h, truth.h).
#pragma once

#include "runtime/kernels/kernel.h"

namespace ludens::kernels {

// Reads a field of the piece at (site, level); 0 where there is none.
template <class World, class Type, class Read>
LUDENS_FN int read_site(const World& w, int site, Maybe level, Type type, Read read) {
  const auto& s = w.space(w.type_at(type, site));
  if (site < 0 || site >= s.sites) return 0;
  const int at = level.given ? level.value : -1;
  if (s.height > 1 && at >= s.size[site]) return 0;
  return read(s, runtime::index_of(s, site, at));
}

template <class World, class Type>
LUDENS_FN int what(const World& w, int site, Maybe level, Type type) {
  return read_site(w, site, level, type, [](const auto& s, int i) -> int { return s.what[i]; });
}
template <class World, class Type>
LUDENS_FN int who(const World& w, int site, Maybe level, Type type) {
  return read_site(w, site, level, type, [](const auto& s, int i) -> int { return s.who[i]; });
}
template <class World, class Type>
LUDENS_FN int state_at(const World& w, int site, Maybe level, Type type) {
  return read_site(w, site, level, type,
                   [](const auto& s, int i) -> int { return s.state ? s.state[i] : 0; });
}
template <class World, class Type>
LUDENS_FN int rotation_at(const World& w, int site, Maybe level, Type type) {
  return read_site(w, site, level, type,
                   [](const auto& s, int i) -> int { return s.rotation ? s.rotation[i] : 0; });
}
template <class World, class Type>
LUDENS_FN int value_at(const World& w, int site, Maybe level, Type type) {
  return read_site(w, site, level, type,
                   [](const auto& s, int i) -> int { return s.value ? s.value[i] : 0; });
}
template <class World, class Type>
LUDENS_FN int count_at(const World& w, int site, Type type) {
  const auto& s = w.space(w.type_at(type, site));
  if (site < 0 || site >= s.sites) return 0;
  if (s.height > 1) return s.size[site] > 0 ? 1 : 0;
  return s.count ? s.count[site] : (s.what[site] != 0);
}
template <class World, class Type>
LUDENS_FN int stack_size(const World& w, int site, Type type) {
  const auto& s = w.space(w.type_at(type, site));
  return site < 0 || site >= s.sites ? 0 : runtime::stack_size(s, site);
}
template <class World, class Type>
LUDENS_FN bool is_empty(const World& w, int site, Type type) {
  const auto& s = w.space(w.type_at(type, site));
  return site >= 0 && site < s.sites && test_bit(s.empty, site);
}

template <class World, class Type>
LUDENS_FN bool is_occupied(const World& w, int site, Type type) {
  const auto& s = w.space(type);
  return site >= 0 && site < s.sites && !test_bit(s.empty, site);
}
template <class World, class Type>
LUDENS_FN int count_in(const World& w, const SetWord* sites, Type type) {
  int sum = 0;
  for_each_bit(sites, w.words, [&](int site) {
    const auto& s = w.space(w.type_at(type, site));
    if (site >= s.sites) return true;
    sum += s.height > 1 ? s.size[site] : s.count ? s.count[site] : s.what[site] != 0;
    return false;
  });
  return sum;
}

// By component: has it two sides?
struct TwoSided {
  const std::uint8_t* components;
};
template <class World, class Type>
LUDENS_FN bool can_flip(const World& w, const TwoSided& two_sided, int site, Type type) {
  const auto& s = w.space(type);
  if (site < 0 || site >= s.sites) return false;
  const int size = runtime::stack_size(s, site);
  return size == 1 ? two_sided.components[s.what[runtime::top_index(s, site)]] != 0 : size > 1;
}

// --- where pieces are

// Is the piece the component, in the local state if one is given?
template <class Space>
LUDENS_FN bool is_piece(const Space& s, int index, int wanted, Maybe state) {
  return s.what[index] == wanted &&
         (state.value_or(-1) == -1 || (s.state ? s.state[index] : 0) == state.value);
}
template <class Space>
LUDENS_FN int lowest_site(const Space& s, int wanted, Maybe state, int count) {
  if (wanted <= 0) return -1;
  if constexpr (runtime::has_only_sets<Space>()) {
    int first = -1;
    for_each_bit(s.sets.pieces(wanted), s.sets.words(), [&](int site) {
      if (!is_piece(s, site, wanted, state)) return false;
      first = site;
      return true;
    });
    return first >= count ? -1 : first;
  }
  for (int site = 0; site < count && site < s.sites; ++site)
    for (int level = 0; level < runtime::stack_size(s, site); ++level)
      if (is_piece(s, runtime::index_of(s, site, level), wanted, state)) return site;
  return -1;
}
template <class World, class Type>
LUDENS_FN int where(const World& w, int wanted, Type type, int count) {
  return lowest_site(w.space(type), wanted, {}, count);
}
template <class World, class Type>
LUDENS_FN int where_first(const World& w, int wanted, Maybe state, Type type, int count, Ints) {
  const auto& s = w.space(type);
  if (wanted <= 0 || wanted >= w.components()) return -1;
  const std::int16_t* order = s.order ? runtime::order_list(s, wanted) : nullptr;
  if (!order && !state && s.piece && s.height == 1) {
    for (int i = 0; i < w.words; ++i)
      if (const SetWord some = s.piece[wanted * w.words + i]) {
        const int site = i * 64 + lowest_bit(some);
        return site < count ? site : -1;
      }
    return -1;
  }
  if (!order) return lowest_site(s, wanted, state, count);
  for (int i = 1; i <= order[0]; ++i)
    if (order[i] < count && is_piece(s, order[i], wanted, state)) return order[i];
  return -1;
}
template <class World, class Type>
LUDENS_FN int where_level(const World& w, int wanted, int site, Maybe state, bool from_top, Type type) {
  if (wanted <= 0 || !on_board(w, type, site)) return -1;
  const auto& s = w.space(type);
  int found = -1;
  for (int level = 0; level < runtime::stack_size(s, site) && (found < 0 || from_top); ++level)
    if (is_piece(s, runtime::index_of(s, site, level), wanted, state)) found = level;
  return found;
}

// --- players

template <class World>
LUDENS_FN int team_of(const World& w, int player) {
  return w.view.team && player >= 0 && player <= w.players() ? w.view.team[player] : player;
}
template <class World>
LUDENS_FN bool is_friend(const World& w, int player) {
  if (player == w.head().mover) return true;
  return w.view.team && player >= 1 && player <= w.players() &&
         w.view.team[player] == w.view.team[w.head().mover];
}
// What belongs to everybody is an enemy's, too.
template <class World>
LUDENS_FN bool is_enemy(const World& w, int player) {
  return player != 0 && !is_friend(w, player);
}

template <class World, class Type>
LUDENS_FN bool is_enemy_at(const World& w, int site, Type type) {
  return is_enemy(w, who(w, site, {}, type));
}
template <class World, class Type>
LUDENS_FN bool is_friend_at(const World& w, int site, Type type) {
  return is_friend(w, who(w, site, {}, type));
}

}  // namespace ludens::kernels
