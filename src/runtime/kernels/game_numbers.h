// game_numbers.h - kernels of what a game keeps off the board: counter, scores, amounts, variables, what is
// pending, visited, remembered or voted for (ir/ops/game_numbers.h, memory.h, conditions.h, regions.h).
#pragma once

#include "runtime/kernels/kernel.h"

namespace ludens::kernels {

// --- numbers of the game

template <class World>
LUDENS_FN int counter(const World& w) {
  return w.head().counter;
}
template <class World>
LUDENS_FN int pot(const World& w) {
  return w.head().pot;
}
template <class World>
LUDENS_FN int trump_suit(const World& w) {
  return w.head().trump;
}
template <class World>
LUDENS_FN int pending_value(const World& w) {
  return w.head().pending_values == 1 ? w.head().pending_value : 0;
}
template <class World>
LUDENS_FN bool is_pending(const World& w) {
  return w.head().pending_values > 0;
}
template <class World>
LUDENS_FN int var(const World& w, int name) {
  return w.view.var ? w.view.var[name] : -1;
}

// --- of a player

template <class World>
LUDENS_FN int score(const World& w, int player) {
  return w.view.score && is_player(w, player) ? w.view.score[player] : 0;
}
template <class World>
LUDENS_FN int amount(const World& w, int player) {
  return w.view.amount && is_player(w, player) ? w.view.amount[player] : -1;
}
template <class World>
LUDENS_FN int player_value(const World& w, int player) {
  return player == 0 || is_player(w, player) ? w.view.player_value[player] : -1;
}
template <class World, class Out>
LUDENS_FN void team_players(const World& w, Out& out, int team) {
  out.clear();
  for (int player = 1; player <= w.players(); ++player)
    if (w.view.team && w.view.team[player] == team) out.push_back(player);
}

// --- votes and remembered values

template <class World>
LUDENS_FN bool vote_proposed(const World& w, int name) {
  return w.view.proposals && w.view.proposals[name] != 0;
}
template <class World>
LUDENS_FN bool vote_decided(const World& w, int name) {
  return w.head().decided == name;
}

template <class World>
LUDENS_FN Ints remembered_values(const World& w, int name) {
  const std::int32_t* all = runtime::remembered_list(w.view, name);
  return all ? Ints(all + 1, all[0]) : Ints();
}
template <class World>
LUDENS_FN bool is_remembered(const World& w, int value, int name) {
  return has(remembered_values(w, name), value);
}
template <class World, class Out>
LUDENS_FN void remembered(const World& w, Out& out, int name) {
  out.clear();
  for (const int value : remembered_values(w, name)) out.push_back(value);
}

// --- traces of the moves so far

template <class World>
LUDENS_FN bool is_visited(const World& w, int site) {
  return w.view.visited && is_member(w, site) && test_bit(w.view.visited, site);
}

// The set where it lies in the state; empty where the game does not keep it.
template <class World>
LUDENS_FN void copy_kept(const World& w, SetWord* out, const SetWord* kept) {
  if (kept) return copy_words(out, kept, w.words);
  clear_words(out, w.words);
}
template <class World>
LUDENS_FN void pending_sites(const World& w, SetWord* out) {
  copy_kept(w, out, w.view.pending);
}
template <class World>
LUDENS_FN void last_sites(const World& w, SetWord* out, bool to) {
  copy_kept(w, out, w.view.last_sites ? w.view.last_sites + (to ? w.words : 0) : nullptr);
  const int site = to ? w.head().last_to : w.head().last_from;
  if (is_member(w, site)) set_bit(out, site);
}
template <class World>
LUDENS_FN void passed_sites(const World& w, SetWord* out) {
  copy_kept(w, out, w.head().passed_ply + 1 == w.head().ply ? w.view.passed : nullptr);
}
template <class World>
LUDENS_FN void to_clear(const World& w, SetWord* out) {
  copy_kept(w, out, w.view.to_remove);
}
template <class World>
LUDENS_FN void start_sites(const World& w, SetWord* out, int component) {
  const bool known = w.view.start && component > 0 && component < w.components();
  copy_kept(w, out, known ? w.view.start + component * w.words : nullptr);
}

}  // namespace ludens::kernels
