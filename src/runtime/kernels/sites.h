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
