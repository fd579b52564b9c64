#include "runtime/board.h"

#include <algorithm>

namespace ludens::runtime {

std::uint64_t site_hash(const View& view, int type, int site) {
  const Space& s = view.space[type];
  const int levels = stack_size(s, site);
  std::uint64_t hash = 0;
  for (int level = 0; level < levels; ++level) {
    const Piece p = piece_at(s, site * s.height + level);
    std::uint64_t h = static_cast<std::uint64_t>(type) | (static_cast<std::uint64_t>(site) << 2) |
                      (static_cast<std::uint64_t>(level) << 20);
    h = mix64(h * 0x9E3779B97F4A7C15ull + static_cast<std::uint64_t>(p.what));
    h = mix64(h + (static_cast<std::uint64_t>(p.who) << 8) +
              (static_cast<std::uint64_t>(static_cast<std::uint32_t>(p.state)) << 16) +
              (static_cast<std::uint64_t>(p.rotation) << 56) +
              static_cast<std::uint64_t>(static_cast<std::uint32_t>(p.value)) * 0xD1342543DE82EF95ull);
    hash ^= h;
  }
  if (s.count && levels > 0 && s.count[site] != 1)
    hash ^= mix64((static_cast<std::uint64_t>(s.count[site]) << 32) + static_cast<std::uint64_t>(site) * 3 +
                  static_cast<std::uint64_t>(type) + 0xABCD);
  return hash;
}

void note_stack(StackLog& log, const Space& s, int type, int site) {
  const int levels = std::min<int>(s.size[site] + 1, s.height);
  for (int l = 0; l < levels; ++l) {
    const int index = site * s.height + l;
    const Piece piece = piece_at(s, index);
    log.levels.push_back({.index = index,
                          .value = piece.value,
                          .what = static_cast<std::uint16_t>(piece.what),
                          .state = static_cast<std::int16_t>(piece.state),
                          .type = static_cast<std::uint8_t>(type),
                          .who = static_cast<std::uint8_t>(piece.who),
                          .rotation = static_cast<std::uint8_t>(piece.rotation)});
  }
}

void undo_stacks(StackLog& log, View& view, size_t first) {
  for (size_t i = log.levels.size(); i-- > first;) {
    const StackLog::Level& level = log.levels[i];
    Space& s = view.space[level.type];
    write_piece(s, level.index, {level.what, level.who, level.state, level.rotation, level.value});
  }
  log.levels.resize(first);
}

void BoardWriter::unlist(Space& s, int site) {
  const int words = layout.words;
  const int levels = stack_size(s, site);
  if (levels == 0) {
    clear_bit(s.empty, site);
    return;
  }
  for (int level = 0; level < levels; ++level) {
    const int index = site * s.height + level;
    clear_bit(s.own + owner_at(s, index) * words, site);
    if (s.piece) clear_bit(s.piece + s.what[index] * words, site);
  }
}

void BoardWriter::relist(Space& s, int site) {
  const int words = layout.words;
  const int levels = stack_size(s, site);
  if (levels == 0) {
    set_bit(s.empty, site);
    return;
  }
  for (int level = 0; level < levels; ++level) {
    const int index = site * s.height + level;
    set_bit(s.own + owner_at(s, index) * words, site);
    if (s.piece) set_bit(s.piece + s.what[index] * words, site);
  }
}

template <class Change>
void BoardWriter::change(int type, int site, Change apply) {
  Space& s = view.space[type];
  if (view.log && s.height > 1) note_stack(*view.log, s, type, site);
  if (layout.hash) view.head->hash ^= site_hash(view, type, site);
  unlist(s, site);
  apply(s);
  relist(s, site);
  if (layout.hash) view.head->hash ^= site_hash(view, type, site);
}

void BoardWriter::put_anywhere(int type, int site, const Piece& piece, int count) {
  change(type, site, [&](Space& s) {
    if (s.listed && piece.what != s.what[site]) s.listed[site] = 0;
    if (s.order) note_order(s, site, s.what[site], piece.what);
    if (s.height > 1) s.size[site] = piece.what != 0 ? 1 : 0;
    write_piece(s, site * s.height, piece);
    if (!layout.owners.empty()) s.who[site * s.height] = static_cast<std::uint8_t>(piece.what);
    if (s.count) s.count[site] = static_cast<std::int16_t>(piece.what != 0 ? count : 0);
  });
}

void BoardWriter::set_count(int type, int site, int count) {
  change(type, site, [&](Space& s) {
    if (s.count) s.count[site] = static_cast<std::int16_t>(count);
  });
}

void BoardWriter::set_state(int type, int site, int level, int state) {
  change(type, site, [&](Space& s) {
    if (s.state) s.state[index_of(s, site, level)] = static_cast<std::int16_t>(state);
  });
}

void BoardWriter::set_rotation(int type, int site, int level, int rotation) {
  change(type, site, [&](Space& s) {
    if (s.rotation) s.rotation[index_of(s, site, level)] = static_cast<std::uint8_t>(rotation);
  });
}

void BoardWriter::set_value(int type, int site, int level, int value) {
  change(type, site, [&](Space& s) {
    if (s.value) s.value[index_of(s, site, level)] = value;
  });
}

void BoardWriter::set_owner(int type, int site, int level, int who) {
  change(type, site, [&](Space& s) { s.who[index_of(s, site, level)] = static_cast<std::uint8_t>(who); });
}

bool BoardWriter::push(int type, int site, const Piece& piece) {
  return insert(type, site, -1, piece);
}

// Nothing that lies there moves, so its sets stay as they are.
void BoardWriter::lay_on_top(Space& s, int type, int site, const Piece& piece) {
  if (view.log) note_stack(*view.log, s, type, site);
  const int size = s.size[site];
  const int index = site * s.height + size;
  write_piece(s, index, piece);
  s.size[site] = static_cast<std::uint8_t>(size + 1);
  if (s.count) s.count[site] = 1;
  if (size == 0) clear_bit(s.empty, site);
  set_bit(s.own + owner_at(s, index) * layout.words, site);
  if (s.piece) set_bit(s.piece + s.what[index] * layout.words, site);
}

bool BoardWriter::insert(int type, int site, int level, const Piece& piece) {
  Space& space = view.space[type];
  if (space.height == 1 || space.size[site] >= space.height) return false;
  if ((level < 0 || level >= space.size[site]) && !layout.hash) {
    lay_on_top(space, type, site, piece);
    return true;
  }
  change(type, site, [&](Space& s) {
    const int size = s.size[site];
    const int at = level < 0 || level > size ? size : level;
    for (int l = size; l > at; --l) write_piece(s, site * s.height + l, piece_at(s, site * s.height + l - 1));
    write_piece(s, site * s.height + at, piece);
    s.size[site] = static_cast<std::uint8_t>(size + 1);
    if (s.count) s.count[site] = 1;
  });
  return true;
}

Piece BoardWriter::take(int type, int site, int level) {
  Piece taken;
  change(type, site, [&](Space& s) {
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

}  // namespace ludens::runtime
