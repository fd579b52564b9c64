// number_acts.h - effects on numbers: those that a site keeps for its piece, and those that the game keeps
// off the board (ir/ops/site_values.h, game_numbers.h, outcomes.h).
#pragma once

#include "ir/op.h"
#include "runtime/kernels/acts.h"
#include "runtime/kernels/numbers.h"
#include "runtime/kernels/placing.h"

namespace ludens::kernels {

// --- chance

template <class World>
LUDENS_FN int random_int(World& w, int least, int most) {
  const std::int64_t span = std::int64_t{most} - least;
  if (span < 0 || span >= (1 << 30) || !w.has_chance()) return -1;
  return least + w.draw(static_cast<int>(span + 1));
}

// --- a site

struct SetSite {
  int site, value, level, type, field;

  template <class World>
  LUDENS_FN void commit(World& w) const {
    if (!has_site(w, type, site)) return;
    auto&& s = w.space(type);
    // Where pieces stack, an empty site has no state of its own.
    if (s.height > 1 && s.size[site] == 0) return;
    const bool has_level = s.height == 1 || level < 0 || level < s.size[site];
    switch (static_cast<ir::Field>(field)) {
      case ir::Field::State:
        if (has_level) w.board().set_state(type, site, level, value);
        return;
      case ir::Field::Value:
        if (has_level) w.board().set_value(type, site, level, value);
        return;
      default:
        return set_count(w);
    }
  }

 private:
  template <class World>
  LUDENS_FN void set_count(World& w) const {
    auto&& s = w.space(type);
    const auto board = w.board();
    if (s.height > 1) {
      if (value <= 0 && s.size[site] > 0) board.take(type, site, -1);
      return;
    }
    if (value <= 0) return board.clear(type, site);
    if (s.what[site] != 0) board.set_count(type, site, value);
  }
};

template <class World, class Type>
LUDENS_FN void act_set_site(World& w, int site, int value, Maybe level, Type type, ir::Field field) {
  w.push(ir::OpNumber::ActSetSite,
         SetSite{site, value, level.value_or(-1), space_at(w, type, site), static_cast<int>(field)});
}

// So many pieces, whatever stood there. They belong to nobody, even where their kind has an owner.
struct SetCount {
  int site, what, count, type;

  template <class World>
  LUDENS_FN void commit(World& w) const {
    if (!has_site(w, type, site)) return;
    auto&& s = w.space(type);
    if (s.height > 1) return;  // stacks have levels and no count
    constexpr int kMost = 32'000;
    if (count <= 0) return w.board().clear(type, site);
    runtime::Piece piece = runtime::piece_at(s, site);
    piece.what = what;
    w.board().put(type, site, piece, count < kMost ? count : kMost);
  }
};

template <class World, class Type>
LUDENS_FN void act_set_count(World& w, int site, int what, int count, Type type) {
  if (what > 0 && has_component(w, what))
    w.push(ir::OpNumber::ActSetCount, SetCount{site, what, count, type_number(type)});
}

// --- a player

struct SetScore {
  int player, score;

  template <class World>
  LUDENS_FN void commit(World& w) const {
    if (w.view.score && is_player(w, player)) w.view.score[player] = score;
  }
};
struct AddScore {
  int player, score;

  template <class World>
  LUDENS_FN void commit(World& w) const {
    if (w.view.score && is_player(w, player)) w.view.score[player] = add(w, w.view.score[player], score);
  }
};
template <class World>
LUDENS_FN void act_set_score(World& w, int player, int score, bool adds) {
  if (adds)
    w.push(ir::OpNumber::ActSetScore, AddScore{player, score});
  else
    w.push(ir::OpNumber::ActSetScore, SetScore{player, score});
}

struct SetAmount {
  int player, amount;

  template <class World>
  LUDENS_FN void commit(World& w) const {
    if (w.view.amount && is_player(w, player)) w.view.amount[player] = amount;
  }
};
template <class World>
LUDENS_FN void act_set_amount(World& w, int player, int amount) {
  w.push(ir::OpNumber::ActSetAmount, SetAmount{player, amount});
}

struct SetPlayerValue {
  int player, value;

  template <class World>
  LUDENS_FN void commit(World& w) const {
    if (player == 0 || is_player(w, player)) w.view.player_value[player] = value;
  }
};
template <class World>
LUDENS_FN void act_set_player_value(World& w, int player, int value) {
  w.push(ir::OpNumber::ActSetPlayerValue, SetPlayerValue{player, value});
}

// --- the game

struct SetCounter {
  int value;

  template <class World>
  LUDENS_FN void commit(World& w) const {
    w.head().counter = value;
  }
};
template <class World>
LUDENS_FN void act_set_counter(World& w, int value) {
  w.push(ir::OpNumber::ActSetCounter, SetCounter{value});
}

struct SetPot {
  int amount;

  template <class World>
  LUDENS_FN void commit(World& w) const {
    w.head().pot = amount;
  }
};
template <class World>
LUDENS_FN void act_set_pot(World& w, int amount) {
  w.push(ir::OpNumber::ActSetPot, SetPot{amount});
}

struct SetVar {
  int value, name;

  template <class World>
  LUDENS_FN void commit(World& w) const {
    if (w.view.var) w.view.var[name] = value;
  }
};
template <class World>
LUDENS_FN void act_set_var(World& w, int value, int name) {
  w.push(ir::OpNumber::ActSetVar, SetVar{value, name});
}

// What is pending is a set where it is sites; of other values the last one is known.
struct SetPending {
  int value;

  template <class World>
  LUDENS_FN void commit(World& w) const {
    if (!w.view.pending) return;
    runtime::Head& h = w.head();
    const int pending = value == -1 ? 1 : value;
    const bool is_site = is_member(w, pending);
    const bool known =
        is_site ? test_bit(w.view.pending, pending) : h.pending_values > 0 && h.pending_value == pending;
    if (known) return;
    if (is_site) set_bit(w.view.pending, pending);
    ++h.pending_values;
    h.pending_value = pending;
  }
};
template <class World>
LUDENS_FN void act_set_pending(World& w, int value) {
  w.push(ir::OpNumber::ActSetPending, SetPending{value});
}
template <class World>
LUDENS_FN void act_set_pending_sites(World& w, const SetWord* sites) {
  typename World::Set all;  // they may be what is pending already
  copy_words(all, sites, w.words);
  for_each_bit(all, w.words, [&](int site) {
    w.push(ir::OpNumber::ActSetPendingSites, SetPending{site});
    return false;
  });
}

}  // namespace ludens::kernels
