// board.h - the few primitive changes of the board. Everything that happens to a piece goes through these, so
// the derived sets and the hash are kept right in one place.
#pragma once

#include "base/random.h"
#include "runtime/state.h"

namespace ludens::runtime {

// What stands on one level of a site.
struct Piece {
  int what = 0, who = 0, state = 0, rotation = 0, value = 0;
};

inline int top_index(const Space& s, int site) {
  return s.height == 1 ? site : site * s.height + (s.size[site] > 0 ? s.size[site] - 1 : 0);
}
inline int stack_size(const Space& s, int site) {
  return s.height == 1 ? (s.what[site] != 0) : s.size[site];
}

inline int index_of(const Space& s, int site, int level) {
  if (s.height == 1) return site;
  if (level < 0 || level >= s.size[site]) return top_index(s, site);
  return site * s.height + level;
}

Piece piece_at(const Space& s, int index);
std::uint64_t site_hash(const View& view, int type, int site);

struct BoardWriter {
  const Layout& layout;
  View& view;

  // Flat games: what stands there now, how many. what 0 empties the site.
  void put(int type, int site, const Piece& piece, int count = 1);
  void clear(int type, int site);
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
  void unlist(Space& s, int site);
  void relist(Space& s, int site);
  template <class Change>
  void change(int type, int site, Change apply);
};

}  // namespace ludens::runtime
