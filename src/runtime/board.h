// board.h - the few primitive changes of the board. Everything that happens to a piece goes through these, so
// the derived sets and the hash are kept right in one place.
//
// They are templates over the world (kernels/kernel.h), whose spaces may be constant parts of a game: what a
// game does not keep costs nothing there.
#pragma once

#include <type_traits>

#include "ludens/random.h"
#include "runtime/order.h"
#include "runtime/view.h"

namespace ludens::runtime {

// What stands on one level of a site.
struct Piece {
  int what = 0, who = 0, state = 0, rotation = 0, value = 0;
  bool keeps_details =
      false;  // nothing is said of state, rotation and value: what was left at the place counts
};

template <class AnySpace>
LUDENS_FN Piece piece_at(const AnySpace& s, int index) {
  Piece piece;
  piece.what = s.what[index];
  piece.who = s.who[index];
  if (s.state) piece.state = s.state[index];
  if (s.rotation) piece.rotation = s.rotation[index];
  if (s.value) piece.value = s.value[index];
  return piece;
}
template <class AnySpace>
LUDENS_FN void write_piece(const AnySpace& s, int index, const Piece& piece) {
  s.what[index] = static_cast<std::uint16_t>(piece.what);
  s.who[index] = static_cast<std::uint8_t>(piece.who);
  if (piece.keeps_details) return;
  if (s.state) s.state[index] = static_cast<std::int16_t>(piece.state);
  if (s.rotation) s.rotation[index] = static_cast<std::uint8_t>(piece.rotation);
  if (s.value) s.value[index] = piece.value;
}

// What the site adds to the hash of the board.
template <class AnySpace>
LUDENS_FN std::uint64_t site_hash_here(const AnySpace& s, int type, int site) {
  const int levels = stack_size(s, site);
  std::uint64_t name = static_cast<std::uint64_t>(site);
  if constexpr (requires { s.names[site]; })
    if (s.names) name = s.names[site];
  std::uint64_t hash = 0;
  for (int level = 0; level < levels; ++level) {
    const Piece p = piece_at(s, site * s.height + level);
    std::uint64_t h =
        static_cast<std::uint64_t>(type) | (name << 2) | (static_cast<std::uint64_t>(level) << 20);
    h = mix64(h * 0x9E3779B97F4A7C15ull + static_cast<std::uint64_t>(p.what));
    h = mix64(h + (static_cast<std::uint64_t>(p.who) << 8) +
              (static_cast<std::uint64_t>(static_cast<std::uint32_t>(p.state)) << 16) +
              (static_cast<std::uint64_t>(p.rotation) << 56) +
              static_cast<std::uint64_t>(static_cast<std::uint32_t>(p.value)) * 0xD1342543DE82EF95ull);
    hash ^= h;
  }
  if (s.count && levels > 0 && s.count[site] != 1)
    hash ^= mix64((static_cast<std::uint64_t>(s.count[site]) << 32) + name * 3 +
                  static_cast<std::uint64_t>(type) + 0xABCD);
  return hash;
}

template <class AnySpace>
LUDENS_RARE std::uint64_t site_hash(const AnySpace& s, int type, int site) {
  return site_hash_here(s, type, site);
}

// Made by w.board(). Of the world it asks for words, space(type), head(), view.log and
//   w.keeps_hash()            does the head keep the hash of the board?
//   w.owners_by_piece()       owners by component, where `who` is the component itself; else null
//   w.note_stack(type, site)  the levels that a change of the site may touch, for whoever undoes it;
//                             called where there is a view.log, or w.notes_stacks() says so
template <class World>
class Board {
 public:
  LUDENS_FN explicit Board(World& world) : w_(world) {}

  // Flat games: what stands there now, how many. what 0 empties the site.
  LUDENS_FN void put(int type, int site, const Piece& piece, int count = 1) const {
    auto&& s = w_.space(type);
    if (s.plain) return put_plain(s, site, piece.what, piece.who);
    if constexpr (has_only_sets<std::remove_cvref_t<decltype(s)>>())
      return put_in_sets(s, site, piece, count);
    if (s.height > 1 || w_.keeps_hash() || w_.owners_by_piece())
      return put_anywhere(type, site, piece, count);
    if (s.listed && piece.what != s.what[site]) s.listed[site] = 0;
    if (s.order) note_order(s, site, s.what[site], piece.what);
    clear_bit(set_of(s, site), site);
    if (s.piece && s.what[site]) clear_bit(s.piece + s.what[site] * w_.words, site);
    write_piece(s, site, piece);
    if (s.count) s.count[site] = static_cast<std::int16_t>(piece.what != 0 ? count : 0);
    set_bit(set_of(s, site), site);
    if (s.piece && piece.what) set_bit(s.piece + piece.what * w_.words, site);
  }
  LUDENS_FN void clear(int type, int site) const { put(type, site, {}, 0); }
  template <class AnySpace>
  LUDENS_FN void put_plain(const AnySpace& s, int site, int what, int who) const {
    if constexpr (has_only_sets<AnySpace>()) return s.sets.put(site, what, who);
    const int words = w_.words;
    const int before = s.what[site];
    const SetWord bit = SetWord{1} << (site & 63);
    const int word = site >> 6;
    SetWord* const old_set = before == 0 ? s.empty : s.own + s.who[site] * words;
    old_set[word] &= ~bit;
    SetWord* const new_set = what == 0 ? s.empty : s.own + who * words;
    new_set[word] |= bit;
    s.what[site] = static_cast<std::uint16_t>(what);
    s.who[site] = static_cast<std::uint8_t>(who);
    if (s.order) [[unlikely]]
      note_order(s, site, before, what);
    if (!s.piece) return;
    if (before) s.piece[before * words + word] &= ~bit;
    if (what) s.piece[what * words + word] |= bit;
  }
  // What stands on `from` goes to another site; whatever stands there is gone.
  template <class AnySpace>
  LUDENS_FN void move_plain(const AnySpace& s, int from, int to, int what, int who) const {
    if constexpr (has_only_sets<AnySpace>()) return s.sets.move(from, to);
    if (w_.words == 1) return move_plain(s, from, to, what, who, 1);
    move_plain(s, from, to, what, who, w_.words);
  }

  LUDENS_RARE void set_count(int type, int site, int count) const {
    change_details(type, site, [&](const auto& s) {
      if (s.count) s.count[site] = static_cast<std::int16_t>(count);
    });
  }
  LUDENS_RARE void set_state(int type, int site, int level, int state) const {
    change_details(type, site, [&](const auto& s) {
      if (s.state) s.state[index_of(s, site, level)] = static_cast<std::int16_t>(state);
    });
  }
  LUDENS_RARE void set_rotation(int type, int site, int level, int rotation) const {
    change_details(type, site, [&](const auto& s) {
      if (s.rotation) s.rotation[index_of(s, site, level)] = static_cast<std::uint8_t>(rotation);
    });
  }
  LUDENS_RARE void set_value(int type, int site, int level, int value) const {
    change_details(type, site, [&](const auto& s) {
      if (s.value) s.value[index_of(s, site, level)] = value;
    });
  }

  // Stacks: level -1 is the top.
  LUDENS_FN bool push(int type, int site, const Piece& piece) const {  // false: the stack is full
    return insert(type, site, -1, piece);
  }
  LUDENS_RARE bool insert(int type, int site, int level, const Piece& piece) const {
    auto&& space = w_.space(type);
    if (space.height == 1 || space.size[site] >= space.height) return false;
    if ((level < 0 || level >= space.size[site]) && !w_.keeps_hash()) {
      lay_on_top(space, type, site, piece);
      return true;
    }
    change(type, site, [&](const auto& s) {
      const int size = s.size[site];
      const int at = level < 0 || level > size ? size : level;
      for (int l = size; l > at; --l)
        write_piece(s, site * s.height + l, piece_at(s, site * s.height + l - 1));
      write_piece(s, site * s.height + at, piece);
      s.size[site] = static_cast<std::uint8_t>(size + 1);
      if (s.count) s.count[site] = 1;
    });
    return true;
  }
  LUDENS_RARE Piece take(int type, int site, int level) const {
    Piece taken;
    change(type, site, [&](const auto& s) {
      const int size = s.size[site];
      if (size == 0) return;
      const int at = level < 0 || level >= size ? size - 1 : level;
      taken = piece_at(s, site * s.height + at);
      for (int l = at; l + 1 < size; ++l)
        write_piece(s, site * s.height + l, piece_at(s, site * s.height + l + 1));
      // A piece taken from a named level leaves its state and its like behind, at the place that was the top.
      Piece nothing;
      nothing.keeps_details = level >= 0;
      write_piece(s, site * s.height + size - 1, nothing);
      s.size[site] = static_cast<std::uint8_t>(size - 1);
      if (s.count && size == 1) s.count[site] = 0;
    });
    return taken;
  }

 private:
  LUDENS_FN bool notes_stacks() const {
    if constexpr (requires { w_.notes_stacks(); })
      return w_.notes_stacks();
    else
      return w_.view.log != nullptr;
  }
  template <class AnySpace>
  [[gnu::always_inline]] LUDENS_FN void move_plain(const AnySpace& s, int from, int to, int what, int who,
                                                   int words) const {
    const SetWord from_bit = SetWord{1} << (from & 63);
    const SetWord to_bit = SetWord{1} << (to & 63);
    const int from_word = from >> 6;
    const int to_word = to >> 6;
    const int taken = s.what[to];
    s.own[s.who[from] * words + from_word] &= ~from_bit;
    s.empty[from_word] |= from_bit;
    SetWord* const old_set = taken == 0 ? s.empty : s.own + s.who[to] * words;
    old_set[to_word] &= ~to_bit;
    s.own[who * words + to_word] |= to_bit;
    s.what[from] = 0;
    s.who[from] = 0;
    s.what[to] = static_cast<std::uint16_t>(what);
    s.who[to] = static_cast<std::uint8_t>(who);
    if (s.order) [[unlikely]] {
      note_order(s, from, what, 0);
      note_order(s, to, taken, 0);
      note_order(s, to, 0, what);
    }
    if (!s.piece) return;
    s.piece[what * words + from_word] &= ~from_bit;
    if (taken) s.piece[taken * words + to_word] &= ~to_bit;
    s.piece[what * words + to_word] |= to_bit;
  }

  template <class AnySpace>
  LUDENS_FN void put_in_sets(const AnySpace& s, int site, const Piece& piece, int count) const {
    if (s.listed && piece.what != s.what[site]) s.listed[site] = 0;
    s.sets.put(site, piece.what, piece.who);
    write_piece(s, site, piece);
    if (s.count) s.count[site] = static_cast<std::int16_t>(piece.what != 0 ? count : 0);
  }
  // Flat games: the set that the site is in now.
  template <class AnySpace>
  LUDENS_FN SetWord* set_of(const AnySpace& s, int site) const {
    return s.what[site] == 0 ? s.empty : s.own + s.who[site] * w_.words;
  }
  LUDENS_RARE void put_anywhere(int type, int site, const Piece& piece, int count) const {
    change(type, site, [&](const auto& s) {
      if (s.listed && piece.what != s.what[site]) s.listed[site] = 0;
      if (s.order) note_order(s, site, s.what[site], piece.what);
      if (s.height > 1) clear_above(s, site);
      if (s.height > 1) s.size[site] = piece.what != 0 ? 1 : 0;
      write_piece(s, site * s.height, piece);
      if (w_.owners_by_piece()) s.who[site * s.height] = static_cast<std::uint8_t>(piece.what);
      if (s.count) s.count[site] = static_cast<std::int16_t>(piece.what != 0 ? count : 0);
    });
  }
  // Above the top of a stack there is no piece: who looks for one need not ask how high it is.
  template <class AnySpace>
  LUDENS_FN void clear_above(const AnySpace& s, int site) const {
    for (int l = 1; l < s.size[site]; ++l) {
      s.what[site * s.height + l] = 0;
      s.who[site * s.height + l] = 0;
    }
  }
  // Nothing that lies there moves, so its sets stay as they are.
  template <class AnySpace>
  LUDENS_FN void lay_on_top(const AnySpace& s, int type, int site, const Piece& piece) const {
    if (notes_stacks()) w_.note_stack(type, site);
    const int size = s.size[site];
    const int index = site * s.height + size;
    write_piece(s, index, piece);
    s.size[site] = static_cast<std::uint8_t>(size + 1);
    if (s.count) s.count[site] = 1;
    if (size == 0) clear_bit(s.empty, site);
    set_bit(s.own + owner_at(s, index) * w_.words, site);
    if (s.piece) set_bit(s.piece + s.what[index] * w_.words, site);
  }

  // Calls visit(set) for each set that has the site.
  template <class AnySpace, class Visit>
  LUDENS_FN void for_each_set(const AnySpace& s, int site, Visit visit) const {
    const int words = w_.words;
    const int levels = stack_size(s, site);
    if (levels == 0) return visit(s.empty);
    for (int level = 0; level < levels; ++level) {
      const int index = site * s.height + level;
      visit(s.own + owner_at(s, index) * words);
      if (s.piece) visit(s.piece + s.what[index] * words);
    }
  }
  template <class AnySpace>
  LUDENS_FN int owner_at(const AnySpace& s, int index) const {
    const std::uint8_t* const owners = w_.owners_by_piece();
    return owners ? owners[s.what[index]] : s.who[index];
  }
  // What is known of the pieces there changes, not which they are: the sets stay as they are. A site that was
  // occupied by no piece is empty again.
  template <class Change>
  LUDENS_FN void change_details(int type, int site, Change apply) const {
    auto&& s = w_.space(type);
    if (s.height > 1 && notes_stacks()) w_.note_stack(type, site);
    if (w_.keeps_hash()) w_.head().hash ^= site_hash(s, type, site);
    apply(s);
    if (stack_size(s, site) == 0) set_bit(s.empty, site);
    if (w_.keeps_hash()) w_.head().hash ^= site_hash(s, type, site);
  }
  template <class Change>
  LUDENS_FN void change(int type, int site, Change apply) const {
    auto&& s = w_.space(type);
    if (s.height > 1 && notes_stacks()) w_.note_stack(type, site);
    if (w_.keeps_hash()) w_.head().hash ^= site_hash(s, type, site);
    for_each_set(s, site, [&](SetWord* set) { clear_bit(set, site); });
    apply(s);
    for_each_set(s, site, [&](SetWord* set) { set_bit(set, site); });
    if (w_.keeps_hash()) w_.head().hash ^= site_hash(s, type, site);
  }

  World& w_;
};

}  // namespace ludens::runtime
