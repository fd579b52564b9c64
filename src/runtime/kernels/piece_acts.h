// piece_acts.h - effects on pieces beyond moving, adding and removing one: promotion, copies, parts of
// stacks, turning, flipping, change of owner, and rows that are pushed or drawn (ir/ops/travel.h).
#pragma once

#include "runtime/kernels/acts.h"
#include "runtime/kernels/placing.h"

namespace ludens::kernels {

// --- promotion

struct PromotePiece {
  int site, what, type;

  template <class World>
  LUDENS_FN void commit(World& w) const {
    if (!has_site(w, type, site)) return;
    auto&& s = w.space(type);
    const runtime::Piece piece{what, w.owner(what), 0, 0, 0};
    const auto board = w.board();
    if (s.height == 1) return board.put(type, site, piece, 1);
    if (s.size[site] > 0) board.take(type, site, -1);
    board.push(type, site, piece);
  }
};

template <class World, class Type>
LUDENS_FN void act_promote(World& w, int site, int what, Type type) {
  if (has_component(w, what))
    w.push(ir::OpNumber::ActPromote, PromotePiece{site, what, space_at(w, type, site)});
}

// --- several pieces at once. `most`: on one site

struct MoveSome {
  int from, to, count, from_type, to_type, most;

  template <class World>
  LUDENS_FN void commit(World& w) const {
    if (!has_site(w, from_type, from) || !has_site(w, to_type, to)) return;
    auto&& source = w.space(from_type);
    if (source.height > 1) return move_top_pieces(w);
    const int what = source.what[from];
    if (w.view.on_track) w.follow_on_tracks(what, from, to, count);
    const auto board = w.board();
    const int there = source.count ? source.count[from] : 1;
    if (there <= count)
      board.clear(from_type, from);
    else
      board.set_count(from_type, from, there - count);
    lay_down(w, what);
  }

 private:
  template <class World>
  LUDENS_FN void move_top_pieces(World& w) const {
    const int first = w.space(from_type).size[from] - count;
    if (first < 0 || (from == to && from_type == to_type)) return;
    const auto board = w.board();
    for (int i = 0; i < count; ++i) board.push(to_type, to, board.take(from_type, from, first));
  }
  // They join their like, or come to an empty site, which keeps its own state.
  template <class World>
  LUDENS_FN void lay_down(World& w, int what) const {
    auto&& target = w.space(to_type);
    const auto board = w.board();
    if (target.what[to] == 0 || (target.count && target.count[to] == 0)) {
      runtime::Piece piece = runtime::piece_at(target, to);
      piece.what = what;
      piece.who = w.owner(what);
      return board.put(to_type, to, piece, count);
    }
    if (target.what[to] != what || !target.count) return;
    if (target.count[to] + count <= most) board.set_count(to_type, to, target.count[to] + count);
    if (target.listed && target.listed[to] < 255) ++target.listed[to];
  }
};

template <class World, class From, class To>
LUDENS_FN void act_move_some(World& w, int from, int to, int count, From from_type, To to_type, int most) {
  w.push(ir::OpNumber::ActMoveSome,
         MoveSome{from, to, count, space_at(w, from_type, from), space_at(w, to_type, to), most});
}

// --- copies

struct CopyPiece {
  int from, to, from_level, from_type, to_type;

  template <class World>
  LUDENS_FN void commit(World& w) const {
    if (!has_site(w, from_type, from) || !has_site(w, to_type, to)) return;
    auto&& source = w.space(from_type);
    auto&& target = w.space(to_type);
    if (runtime::stack_size(source, from) == 0) return;
    runtime::Piece piece = runtime::piece_at(source, runtime::index_of(source, from, from_level));
    piece.who = w.owner(piece.what);
    const auto board = w.board();
    if (source.height > 1) {
      board.push(to_type, to, piece);
      return;
    }
    const bool joins = target.count && target.what[to] == piece.what;
    board.put(to_type, to, piece, joins ? target.count[to] + 1 : 1);
  }
};

template <class World, class From, class To>
LUDENS_FN void act_copy(World& w, int from, int to, int from_level, From from_type, To to_type) {
  w.push(ir::OpNumber::ActCopy,
         CopyPiece{from, to, from_level, space_at(w, from_type, from), space_at(w, to_type, to)});
}

// --- turning and flipping

struct TurnPiece {
  int site, rotation, type;

  template <class World>
  LUDENS_FN void commit(World& w) const {
    if (has_site(w, type, site)) w.board().set_rotation(type, site, -1, rotation);
  }
};

template <class World, class Type>
LUDENS_FN void act_turn(World& w, int site, int rotation, Type type) {
  w.push(ir::OpNumber::ActTurn, TurnPiece{site, rotation, type_number(type)});
}

// A stack is turned upside down; a single piece shows its other side.
struct FlipPieces {
  int site, type;

  template <class World>
  LUDENS_FN void commit(World& w) const {
    if (!has_site(w, type, site)) return;
    auto&& s = w.space(type);
    const int size = runtime::stack_size(s, site);
    const auto board = w.board();
    if (size == 1) {
      const int index = runtime::top_index(s, site);
      return board.set_state(type, site, -1, w.flipped(s.what[index], s.state ? s.state[index] : 0));
    }
    // The top goes below all that have not been turned yet.
    for (int level = 0; level < size; ++level) {
      runtime::Piece piece = board.take(type, site, -1);
      piece.state = w.flipped(piece.what, piece.state);
      board.insert(type, site, level, piece);
    }
  }
};

template <class World, class Type>
LUDENS_FN void act_flip(World& w, int site, Type type) {
  w.push(ir::OpNumber::ActFlip, FlipPieces{site, type_number(type)});
}

// --- whole sites written anew. what 0: the top goes

struct PutOn {
  int site, what, type, count, state, rotation, value;

  template <class World>
  LUDENS_FN void commit(World& w) const {
    if (!has_site(w, type, site)) return;
    auto&& s = w.space(type);
    const auto board = w.board();
    if (what == 0) {
      if (s.height == 1) return board.clear(type, site);
      if (s.size[site] > 0) board.take(type, site, -1);
      return;
    }
    const runtime::Piece piece{what, w.owner(what), state, rotation, value};
    if (s.height > 1)
      board.push(type, site, piece);
    else if (s.what[site] == 0)
      board.put(type, site, piece, count);
  }
};

// By component and owner: the owner's component of the same name, or 0.
struct Namesakes {
  const std::int32_t* components;
  int owners;
};

template <class World, class Type>
LUDENS_FN void act_take_control(World& w, const Namesakes& namesakes, int site, int owner, Type type) {
  const int space = type_number(type);
  if (!has_site(w, space, site) || owner < 0 || owner >= namesakes.owners) return;
  auto&& s = w.space(space);
  const runtime::Piece piece = runtime::piece_at(s, runtime::top_index(s, site));
  const int count = s.count ? s.count[site] : 1;
  const int namesake = namesakes.components[piece.what * namesakes.owners + owner];
  if (piece.what == 0 || namesake == 0) return;
  w.push(ir::OpNumber::ActTakeControl, PutOn{site, 0, space, 1, 0, 0, 0});
  w.push(ir::OpNumber::ActTakeControl,
         PutOn{site, namesake, space, count, piece.state, piece.rotation, piece.value});
}

// Sites and what is put on them, in turn: all of them are found before the first is written.
template <class World, class List>
LUDENS_FN void put_all_on(World& w, ir::OpNumber op, const List& sites_and_pieces, int type) {
  for (int i = 0; i + 1 < static_cast<int>(sites_and_pieces.size()); i += 2)
    w.push(op, PutOn{sites_and_pieces[i], sites_and_pieces[i + 1], type, 1, 0, 0, 0});
}
template <class List>
LUDENS_FN void add_pair(List& list, int site, int what) {
  list.push_back(site);
  list.push_back(what);
}

template <class World, class Type>
LUDENS_FN void act_push(World& w, int start, std::uint64_t directions, Type type) {
  if (!on_board(w, type, start)) return;
  auto&& s = w.space(type);
  typename World::ScratchList found(w);
  const std::uint64_t lowest = directions & (~directions + 1);
  for_each_way(w, type, start, lowest, [&](Ints way, int, int) {
    int moving = top_what(s, start);
    add_pair(found.list, start, 0);
    for (int i = 1; i < way.size(); ++i) {
      const int there = top_what(s, way[i]);
      if (there != 0) add_pair(found.list, way[i], 0);
      if (moving != 0) add_pair(found.list, way[i], moving);
      if (there == 0) break;
      moving = there;
    }
    return false;
  });
  put_all_on(w, ir::OpNumber::ActPush, found.list, type_number(type));
}

template <class World, class Type>
LUDENS_FN void act_attract(World& w, int start, std::uint64_t directions, Type type) {
  if (!on_board(w, type, start)) return;
  auto&& s = w.space(type);
  typename World::ScratchList found(w);
  for_each_way(w, type, start, directions, [&](Ints way, int, int) {
    typename World::ScratchList pieces(w);
    for (int i = 1; i < way.size(); ++i) {
      const int what = top_what(s, way[i]);
      if (what == 0) continue;
      pieces.list.push_back(what);
      add_pair(found.list, way[i], 0);
    }
    for (int i = 0; i < static_cast<int>(pieces.list.size()); ++i)
      add_pair(found.list, way[i + 1], pieces.list[i]);
    return false;
  });
  put_all_on(w, ir::OpNumber::ActAttract, found.list, type_number(type));
}

}  // namespace ludens::kernels
