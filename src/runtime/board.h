// board.h - the few primitive changes of the board. Everything that happens to a piece goes through these, so
// the derived sets and the hash are kept right in one place.
#pragma once

#include "base/random.h"
#include "runtime/order.h"

namespace ludens::runtime {

// What stands on one level of a site.
struct Piece {
  int what = 0, who = 0, state = 0, rotation = 0, value = 0;
  bool keeps_details =
      false;  // nothing is said of state, rotation and value: what was left at the place counts
};

inline Piece piece_at(const Space& s, int index) {
  Piece piece;
  piece.what = s.what[index];
  piece.who = s.who[index];
  if (s.state) piece.state = s.state[index];
  if (s.rotation) piece.rotation = s.rotation[index];
  if (s.value) piece.value = s.value[index];
  return piece;
}
inline void write_piece(Space& s, int index, const Piece& piece) {
  s.what[index] = static_cast<std::uint16_t>(piece.what);
  s.who[index] = static_cast<std::uint8_t>(piece.who);
  if (piece.keeps_details) return;
  if (s.state) s.state[index] = static_cast<std::int16_t>(piece.state);
  if (s.rotation) s.rotation[index] = static_cast<std::uint8_t>(piece.rotation);
  if (s.value) s.value[index] = piece.value;
}
// Notes the levels of the stack that a change of the site may touch; undone backwards.
void note_stack(StackLog& log, const Space& s, int type, int site);
void undo_stacks(StackLog& log, View& view, size_t first);

std::uint64_t site_hash(const View& view, int type, int site);

struct BoardWriter {
  const Layout& layout;
  View& view;

  // Flat games: what stands there now, how many. what 0 empties the site.
  void put(int type, int site, const Piece& piece, int count = 1) {
    Space& s = view.space[type];
    if (s.plain) return put_plain(s, site, piece.what, piece.who);
    if (s.height > 1 || layout.hash || !layout.owners.empty()) return put_anywhere(type, site, piece, count);
    if (s.listed && piece.what != s.what[site]) s.listed[site] = 0;
    if (s.order) note_order(s, site, s.what[site], piece.what);
    clear_bit(set_of(s, site), site);
    if (s.piece && s.what[site]) clear_bit(s.piece + s.what[site] * layout.words, site);
    write_piece(s, site, piece);
    if (s.count) s.count[site] = static_cast<std::int16_t>(piece.what != 0 ? count : 0);
    set_bit(set_of(s, site), site);
    if (s.piece && piece.what) set_bit(s.piece + piece.what * layout.words, site);
  }
  void clear(int type, int site) { put(type, site, {}, 0); }
  void put_plain(Space& s, int site, int what, int who) {
    const int words = layout.words;
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
  void move_plain(Space& s, int from, int to, int what, int who) {
    if (layout.words == 1) return move_plain(s, from, to, what, who, 1);
    move_plain(s, from, to, what, who, layout.words);
  }
  [[gnu::always_inline]] void move_plain(Space& s, int from, int to, int what, int who, int words) {
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
  void set_count(int type, int site, int count);
  void set_state(int type, int site, int level, int state);
  void set_rotation(int type, int site, int level, int rotation);
  void set_value(int type, int site, int level, int value);
  void set_owner(int type, int site, int level, int who);

  // Stacks: level -1 is the top.
  bool push(int type, int site, const Piece& piece);  // false: the stack is full
  bool insert(int type, int site, int level, const Piece& piece);
  Piece take(int type, int site, int level);

 private:
  // Flat games: the set that the site is in now.
  SetWord* set_of(Space& s, int site) const {
    return s.what[site] == 0 ? s.empty : s.own + s.who[site] * layout.words;
  }
  void put_anywhere(int type, int site, const Piece& piece, int count);
  void lay_on_top(Space& s, int type, int site, const Piece& piece);
  void unlist(Space& s, int site);
  void relist(Space& s, int site);
  int owner_at(const Space& s, int index) const {
    return layout.owners.empty() ? s.who[index] : layout.owners[s.what[index]];
  }
  template <class Change>
  void change(int type, int site, Change apply);
};

}  // namespace ludens::runtime
