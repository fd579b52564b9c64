// listing.h - moves in a list: what a generator offers, and the n-th of them.
#pragma once

#include <cstring>
#include <span>
#include <utility>

#include "interpreter/scopes.h"

namespace ludens::interpreter {

// The n-th of the moves, those of groups first. Which group it is in is counted, not searched: at random, a
// search would be guessed wrong.
inline void nth_move(const Machine& m, const MoveList& list, int n, Move& move) {
  const std::span<const Group> groups = list.groups();
  size_t at = 0;
  for (const Group& group : groups) at += group.upto <= n;
  const int before = at > 0 ? groups[at - 1].upto : 0;
  if (at == groups.size()) {
    move = list.moves[static_cast<size_t>(n - before)];
    return;
  }
  const Group& group = groups[at];
  move.kind = group.kind;
  for (std::int32_t& value : move.capture) value = 0;
  move.mover = group.mover;
  const int to = nth_bit(list.sites(group), n - before);
  int from = group.from;
  if (group.mode == Group::From::Back)
    from = m.prepared.relations[static_cast<size_t>(group.from)].back[static_cast<size_t>(to)];
  else if (group.mode == Group::From::IsTo)
    from = to;
  // Written at once: whoever reads both at once right after would have to wait for two writes.
  const std::uint64_t both =
      static_cast<std::uint32_t>(from) | (static_cast<std::uint64_t>(static_cast<std::uint32_t>(to)) << 32);
  static_assert(offsetof(Move, to) == offsetof(Move, from) + sizeof(move.from));
  std::memcpy(reinterpret_cast<std::byte*>(&move) + offsetof(Move, from), &both, sizeof(both));
}
inline Move nth_move(const Machine& m, const MoveList& list, int n) {
  Move move;
  nth_move(m, list, n, move);
  return move;
}

// All that the generator, prepared for List, offers; filters untested.
inline void list_moves(Machine& m, Lazy<ir::Type::Moves> generator, MoveList& list) {
  MoveList* const outer = std::exchange(m.list, &list);
  m.generate(generator);
  m.list = outer;
}

template <class Generate>
void Machine::find_move_sites(SetWord* out, bool to, Generate generate_moves) {
  const AskingWithin asking(question);
  const ScratchMoves scratch(*this);
  MoveList* const outer = std::exchange(list, &scratch.list);
  generate_moves();
  list = outer;
  for (int n = 0; n < scratch.list.total && !is_stopped(); ++n) {
    const Move move = nth_move(*this, scratch.list, n);
    const int site = to ? move.to : move.from;
    if (is_member(site) && is_legal_in_turn(move)) set_bit(out, site);
  }
}

}  // namespace ludens::interpreter
