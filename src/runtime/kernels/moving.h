// moving.h - effects that move, add and remove pieces (ir/ops/effects.h).
#pragma once

#include <type_traits>

#include "runtime/hidden.h"
#include "runtime/kernels/acts.h"
#include "runtime/kernels/placing.h"
#include "runtime/marked.h"

namespace ludens::kernels {

// --- moving a piece

struct MovePiece {
  int from, to, from_level, to_level, from_type, to_type, whole_stack;

  template <class World>
  LUDENS_FN void commit(World& w) const {
    if (!has_site(w, from_type, from) || !has_site(w, to_type, to)) return;
    auto&& source = w.space(from_type);
    auto&& target = w.space(to_type);
    if (source.height > 1) return move_stacked(w);
    if (!source.plain || !target.plain) return move_flat(w);
    if constexpr (requires { w.travel(from, to, false); }) return w.travel(from, to, false);
    const int what = source.what[from];
    if (!runtime::is_occupied(source, from)) return;
    const bool joins = target.what[to] == what && !is_same();
    const int who = joins ? target.who[to] : w.owner(what);
    const auto board = w.board();
    board.put_plain(source, from, 0, 0);
    board.put_plain(target, to, what, who);
  }

 private:
  LUDENS_FN bool is_same() const { return from == to && from_type == to_type; }

  // One piece goes; on a site with several the others stay. It joins its like where pieces are counted.
  template <class World>
  LUDENS_FN void move_flat(World& w) const {
    auto&& source = w.space(from_type);
    auto&& target = w.space(to_type);
    runtime::Piece piece = runtime::piece_at(source, from);
    if (piece.what == 0) return;
    piece.who = w.owner(piece.what);
    const auto board = w.board();
    const int count = source.count ? source.count[from] : 1;
    if (count <= 1) {
      board.clear(from_type, from);
      cover(w, from_type, from, piece, false);
    } else {
      board.set_count(from_type, from, count - 1);
    }
    cover(w, to_type, to, piece, true);
    if (w.view.on_track) w.follow_on_tracks(piece.what, from, to, 1);
    if (source.hidden && !is_same()) runtime::carry_hidden(w.players(), source, from, target, to);
    if (target.what[to] != piece.what) return board.put(to_type, to, piece, 1);
    piece.who = target.who[to];
    board.put(to_type, to, piece, target.count ? target.count[to] + 1 : 1);
  }

  // A piece taken from a named level keeps its state; one taken from the top, or put at a named level, loses
  // it.
  template <class World>
  LUDENS_RARE void move_stacked(World& w) const {
    if (is_same()) return;
    if (whole_stack) return move_whole_stack(w);
    auto&& source = w.space(from_type);
    if (from_level >= source.size[from] || source.size[from] == 0) return;
    if (source.hidden && w.uses_cards()) carry_hidden(w);
    const auto board = w.board();
    runtime::Piece piece = board.take(from_type, from, from_level);
    if (from_level < 0 || to_level >= 0) {
      piece = {piece.what, 0, 0, 0, 0};
      piece.keeps_details = to_level < 0;
    }
    piece.who = w.owner(piece.what);
    board.insert(to_type, to, to_level, piece);
    if (w.view.on_track) w.follow_on_tracks(piece.what, from, to, 1);
  }
  template <class World>
  LUDENS_FN void carry_hidden(World& w) const {
    auto&& source = w.space(from_type);
    auto&& target = w.space(to_type);
    const int size = source.size[from];
    const int size_there = target.size[to];
    const int there = to_level < 0 || to_level > size_there ? size_there : to_level;
    runtime::carry_hidden_level(w.players(), source, {from, from_level < 0 ? size - 1 : from_level, size},
                                target, {to, there, size_there});
  }
  template <class World>
  LUDENS_FN void move_whole_stack(World& w) const {
    const auto board = w.board();
    const int size = w.space(from_type).size[from];
    for (int i = 0; i < size; ++i) {
      runtime::Piece piece = board.take(from_type, from, 0);
      if (to_level >= 0) piece = {piece.what, piece.who, 0, 0, 0};
      board.insert(to_type, to, to_level, piece);
    }
  }
};

template <class World, class From, class To>
LUDENS_FN void act_move(World& w, int from, int to, Maybe from_level, Maybe to_level, From from_type,
                        To to_type, bool whole_stack) {
  w.push(ir::OpNumber::ActMove,
         MovePiece{from, to, from_level.value_or(-1), to_level.value_or(-1), space_at(w, from_type, from),
                   space_at(w, to_type, to), whole_stack});
}

// --- removing

struct RemovePiece {
  int site, level, type;

  template <class World>
  LUDENS_FN void commit(World& w) const {
    if (!has_site(w, type, site)) return;
    auto&& s = w.space(type);
    const auto board = w.board();
    if (s.plain) return board.put_plain(s, site, 0, 0);
    if (w.view.on_track) w.leave_tracks(s.what[runtime::index_of(s, site, level)], site);
    if (s.height > 1) {
      if (s.size[site] > 0) board.take(type, site, level);
      return;
    }
    const runtime::Piece piece = runtime::piece_at(s, site);
    board.clear(type, site);
    cover(w, type, site, piece, false);
  }
};

struct RemoveLater {
  int site, level, type;

  template <class World>
  LUDENS_FN void commit(World& w) const {
    if (w.view.to_remove && has_site(w, type, site))
      runtime::mark(w.view.to_remove, w.words, w.space(type).height > 1, site);
  }
};

template <class World, class Type>
LUDENS_FN void act_remove(World& w, int site, Maybe level, Type type, bool at_end_of_turn) {
  const int space = space_at(w, type, site);
  if (at_end_of_turn)
    w.push(ir::OpNumber::ActRemove, RemoveLater{site, level.value_or(-1), space});
  else
    w.push(ir::OpNumber::ActRemove, RemovePiece{site, level.value_or(-1), space});
}

template <class World, class From, class To>
LUDENS_FN void act_replace(World& w, int from, int to, From from_type, To to_type, bool whole_stack) {
  const int source = space_at(w, from_type, from);
  const int target = space_at(w, to_type, to);
  const int asked = type_number(to_type);
  if (has_site(w, asked, to) && !test_bit(w.space(asked).empty, to))
    w.push(ir::OpNumber::ActRemove, RemovePiece{to, -1, target});
  w.push(ir::OpNumber::ActMove, MovePiece{from, to, -1, -1, source, target, whole_stack});
}

// --- adding a piece. Of state, rotation, value and level -1 says nothing

struct AddPiece {
  int site, what, count, state, rotation, value, level, type;

  template <class World>
  LUDENS_FN void commit(World& w) const {
    if (!has_site(w, type, site)) return;
    auto&& s = w.space(type);
    if constexpr (runtime::has_cells<std::remove_cvref_t<decltype(s)>>()) {
      for (int i = 0; i < count; ++i) s.sets.lay(site, what);
    } else {
      if (s.plain && what > 0 && !runtime::is_occupied(s, site))
        return w.board().put_plain(s, site, what, w.owner(what));
      aside(w, [this](auto& there) { this->add_anywhere(there); });
    }
  }
  // What is laid on a stack lies at its top: rules may ask how high that was.
  template <class World>
  LUDENS_FN void find_level(World& w) {
    if (level >= 0) return;
    auto&& s = w.space(type);
    if (s.height > 1 && site >= 0 && site < s.sites) level = s.size[site] + count - 1;
  }

 private:
  LUDENS_FN static int or_zero(int value) { return value < 0 ? 0 : value; }

  template <class World>
  LUDENS_RARE void add_anywhere(World& w) const {
    auto&& s = w.space(type);
    // One that is laid on a stack counts twice.
    if (w.view.on_track) w.enter_tracks(what, site, (s.height > 1 && level < 0 ? 2 : 1) * count);
    if (s.height > 1) return add_to_stack(w);
    if (what == 0 && s.what[site] == 0) return occupy(s);
    add_to_site(w);
  }
  template <class World>
  LUDENS_FN void add_to_stack(World& w) const {
    runtime::Piece piece{what, w.owner(what), or_zero(state), or_zero(rotation), or_zero(value)};
    piece.keeps_details = level < 0 && state < 0 && rotation < 0 && value < 0;
    for (int i = 0; i < count; ++i) w.board().insert(type, site, level, piece);
  }
  // Nothing, put on an empty site: where pieces are counted it is occupied from then on, by no piece.
  template <class Space>
  LUDENS_FN void occupy(const Space& s) const {
    if (!s.count) return;
    clear_bit(s.empty, site);
    s.count[site] = 1;
  }
  // Whatever is known of the site stays unless it is given; so does a piece.
  template <class World>
  LUDENS_FN void add_to_site(World& w) const {
    auto&& s = w.space(type);
    runtime::Piece there = runtime::piece_at(s, site);
    const bool empty = there.what == 0;
    if (empty) there.what = what;
    if (empty) there.who = w.owner(what);
    if (state >= 0) there.state = state;
    if (rotation >= 0) there.rotation = rotation;
    if (value >= 0) there.value = value;
    if (empty && w.uses_dominoes()) there.value = kDominoInHand;
    const int counted = !empty && s.count ? s.count[site] + count : count;
    w.board().put(type, site, there, empty || s.count ? counted : 1);
    cover(w, type, site, there, true);
    if (empty && w.uses_dominoes() && w.is_domino(there.what)) mark_domino(w, site, there, true, 1);
  }
};

template <class World, class Type>
LUDENS_FN void act_add(World& w, int site, int what, Maybe count, Maybe state, Maybe rotation, Maybe value,
                       Maybe level, Type type) {
  if (!has_component(w, what)) return;
  w.push(ir::OpNumber::ActAdd,
         AddPiece{site, what, count.value_or(1), state.value_or(-1), rotation.value_or(-1),
                  value.value_or(-1), level.value_or(-1), space_at(w, type, site)});
}

// --- moves of one piece on a board that has nothing but pieces

// False where that is not all there is to it, and nothing has happened.
template <class World>
LUDENS_FN bool move_quickly(World& w, int from, int to, bool replaces) {
  auto&& s = w.space(w.default_type());
  const auto sites = static_cast<unsigned>(s.sites);
  if (!s.plain || static_cast<unsigned>(from) >= sites || static_cast<unsigned>(to) >= sites) return false;
  const int what = s.what[from];
  if (!runtime::is_occupied(s, from) || from == to) return false;
  if (!runtime::has_only_sets<std::remove_cvref_t<decltype(s)>>() && !replaces && s.what[to] == what)
    return false;
  w.board().move_plain(s, from, to, what, w.owner(what));
  return true;
}
template <class World>
LUDENS_FN bool place_quickly(World& w, int to, int what) {
  auto&& s = w.space(w.default_type());
  if (!s.plain || static_cast<unsigned>(to) >= static_cast<unsigned>(s.sites) ||
      runtime::is_occupied(s, to) || what <= 0 || what >= w.components())
    return false;
  w.board().put_plain(s, to, what, w.owner(what));
  return true;
}

// --- pieces marked during the turn

// They go now. Stacked games lose the lowest levels, as many as were marked there.
template <class World>
LUDENS_RARE void take_marked(World& w) {
  const int type = type_number(w.default_type());
  auto&& s = w.space(type);
  const auto board = w.board();
  for_each_bit(w.view.to_remove, w.words, [&](int site) {
    if (site >= s.sites) return false;
    if (s.height > 1) {
      const int times = runtime::times_marked(w.view.to_remove, w.words, site);
      for (int i = 0; i < times && s.size[site] > 0; ++i) board.take(type, site, 0);
    } else {
      board.clear(type, site);
    }
    return false;
  });
  clear_words(w.view.to_remove, w.words * runtime::mark_planes(s.height > 1));
}

}  // namespace ludens::kernels
