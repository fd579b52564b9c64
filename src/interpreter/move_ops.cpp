// move_ops.cpp - generators of moves: choice, loops, and the ways in which pieces travel.
#include <optional>

#include "interpreter/emit.h"
#include "interpreter/kernel_call.h"
#include "runtime/kernels/loops.h"
#include "runtime/kernels/travel.h"

namespace ludens::interpreter {

namespace {

template <Sink sink>
bool op_emit(Machine& m, int kind) {
  return emit<sink>(m, kind);
}

bool op_priority(Machine& m, Rest<Type::Moves> lists, int filters) {
  for (int i = 0; i < lists.size(); ++i) {
    if (i + 1 == lists.size()) return m.generate(lists[i]);
    if (m.any_inside(lists[i], filters)) return m.generate(lists[i]);
  }
  return false;
}

// --- loops

bool op_bind_level(Machine& m, int level, Lazy<Type::Moves> body) {
  const Bind bound(m, Reg::Level, level);
  return m.generate(body);
}

// Another player's turn, for as long as it lives: only mover, next and previous change.
struct AsPlayer {
  AsPlayer(Machine& m, int player) : head(m.head()), mover(head.mover), next(head.next), prev(head.prev) {
    if (player == mover || player <= 0 || player > m.layout.players) return;
    apart.emplace(m);
    head.prev = mover;
    head.mover = static_cast<std::int16_t>(player);
    head.next = mover;
  }
  ~AsPlayer() {
    head.mover = mover;
    head.next = next;
    head.prev = prev;
  }
  AsPlayer(const AsPlayer&) = delete;
  Head& head;
  std::int16_t mover, next, prev;
  std::optional<FreshMemo> apart;
};

bool op_for_piece(Machine& m, int player, Lazy<Type::Moves> body, SiteType type, int component, int container,
                  bool any_owner) {
  const int owner = m.prepared.owners[static_cast<size_t>(component)];
  if (owner != player && !any_owner) return false;
  const Space& s = m.space(type);
  const SetWord* const there = s.piece ? s.piece + component * m.words : s.own + owner * m.words;
  if (!any_bit(there, m.words)) return false;
  SetWord set[kMaxWords];
  copy_words(set, there, m.words);
  int first = 0;
  int end = s.sites;
  if (container == 0) {
    end = m.board_sites(type);
  } else if (container > 0) {
    const ir::Container& within = m.program.equipment->containers[static_cast<size_t>(container)];
    first = within.first;
    end = within.first + within.sites;
  }
  const AsPlayer turn(m, player);
  const Bind from(m, Reg::From);
  const Bind level(m, Reg::Level);
  return for_each_bit(set, m.words, [&](int site) {
    if (site < first || site >= end) return false;
    const int levels = runtime::stack_size(s, site);
    for (int l = 0; l < levels; ++l) {
      if (s.what[site * s.height + l] != component) continue;
      const int times = 1 + (s.listed ? s.listed[site] : 0);
      for (int i = 0; i < times; ++i) {
        from.slot = site;
        level.slot = l;
        if (m.generate(body)) return true;
      }
    }
    return false;
  });
}

}  // namespace

void add_move_ops(OpTable& t);

void add_move_ops(OpTable& t) {
  set_kernel<Op::NoMoves, LUDENS_KERNEL(no_moves)>(t);
  set_kernel<Op::IfMoves, LUDENS_KERNEL(if_moves)>(t);
  set_op_by_sink<Op::Emit>(t, []<Sink sink>() { return op_emit<sink>; });
  set_kernel<Op::BindReg, LUDENS_KERNEL(bind)>(t);
  set_op<Op::BindLevel, op_bind_level>(t);
  set_kernel<Op::ForSites, LUDENS_KERNEL(for_sites)>(t);
  set_kernel<Op::ForRange, LUDENS_KERNEL(for_range)>(t);
  set_kernel<Op::ForPlayers, LUDENS_KERNEL(for_players)>(t);
  set_op<Op::ForPiece, op_for_piece>(t);
  set_kernel<Op::Step, LUDENS_KERNEL(step)>(t);
  set_kernel<Op::Slide, LUDENS_KERNEL(slide)>(t);
  set_kernel<Op::Hop, LUDENS_KERNEL(hop)>(t);
  set_op<Op::Priority, op_priority>(t);
}

}  // namespace ludens::interpreter
