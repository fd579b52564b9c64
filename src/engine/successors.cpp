// successors.cpp - the keys that follow one: a position is unpacked, each move made, and what comes of it
// packed.
#include <algorithm>
#include <cstring>

#include "engine/packed_state.h"

namespace ludens::engine {

template <class Visit>
Successors::Status Successors::for_each(const Key& key, Visit visit) {
  Machine& m = table_.machine();
  was_stuck_ = false;
  if (packed_.is_over(key)) return Status::Fine;
  packed_.unpack(key, m.block);
  table_.history.positions.clear();
  legal_moves(m, list_);
  if (limit_of(m) != runtime::Limit::None) return Status::Limit;
  before_.assign(m.block, m.block + m.layout.bytes);
  table_.note_work(list_.total);
  was_stuck_ = list_.total == 1 && nth_move(m, list_, 0).kind == m.program.pass_kind;
  for (int i = 0; i < list_.total; ++i) {
    const Move move = nth_move(m, list_, i);
    apply(m, move);
    if (limit_of(m) != runtime::Limit::None) return Status::Limit;
    Key next;
    if (packed_.is_ordered(m.block)) return Status::Ordered;
    if (!packed_.pack(m.block, next)) return Status::TooWide;
    visit(move, next);
    std::memcpy(m.block, before_.data(), before_.size());
    table_.history.positions.clear();
  }
  return Status::Fine;
}

Successors::Status Successors::list(const Key& key, std::vector<Key>& out) {
  out.clear();
  const Status status = for_each(key, [&](const Move&, const Key& next) { out.push_back(next); });
  std::ranges::sort(out);
  out.erase(std::unique(out.begin(), out.end()), out.end());
  return status;
}

Successors::Status Successors::list_moves(const Key& key, std::vector<Move>& moves, std::vector<Key>& out) {
  moves.clear();
  out.clear();
  return for_each(key, [&](const Move& move, const Key& next) {
    moves.push_back(move);
    out.push_back(next);
  });
}

}  // namespace ludens::engine
