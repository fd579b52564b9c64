// choice_ops.cpp - some of the moves: by their index, by what they win, by chance.
#include <algorithm>

#include "interpreter/emit.h"
#include "interpreter/kernel_call.h"
#include "interpreter/listing.h"
#include "ir/ops/order.h"
#include "runtime/kernels/chance.h"
#include "runtime/kernels/order.h"

namespace ludens::interpreter {

namespace {

// --- what would win

// The player that comes after, or before, in the order of the seats.
int neighbour(const Machine& m, int player, int step) {
  const int players = std::max(1, m.layout.players);
  return (player - 1 + step + players) % players + 1;
}

void op_winning_sites(Machine& m, SetWord* out, int player, Lazy<Type::Moves> moves) {
  clear_words(out, m.words);
  if (!m.play || player < 1 || player > m.layout.players) return;
  const SavedRegisters registers(m);
  const AskingWithin asking(m.question);
  const Machine::Saved saved = m.save();
  if (player != m.head().mover) m.set_turn({player, neighbour(m, player, 1), neighbour(m, player, -1)});
  const ScratchMoves gathered(m);
  list_moves(m, moves, gathered.list);
  for (int i = 0; i < gathered.list.total && !m.is_stopped(); ++i) {
    const Move move = nth_move(m, gathered.list, i);
    if (!m.is_member(move.to) || test_bit(out, move.to) || !m.passes_filters(move)) continue;
    const Machine::Saved before = m.save();
    m.play(m, move);
    const bool won = m.view.rank[player] == 1.0F;
    m.restore(before);
    if (won) set_bit(out, move.to);
  }
  m.restore(saved);
}

// --- chance

template <Sink sink>
bool op_some_moves(Machine& m, Lazy<Type::Moves> moves, int count, int filters) {
  if (count <= 0 || !m.chance) return false;
  if (sink == Sink::Any) return m.generate(moves);
  const ScratchMoves gathered(m);
  const Scratch<std::vector<Move>> kept(m);
  std::vector<Move>& legal = kept.list;
  const SavedRegisters registers(m);
  list_moves(m, into(Sink::List, moves), gathered.list);
  for (int i = 0; i < gathered.list.total; ++i) {
    const Move move = nth_move(m, gathered.list, i);
    m.bind(move);
    if (m.holds_inside(move.kind, filters)) legal.push_back(move);
  }
  const int all = static_cast<int>(legal.size());
  for (int i = 0; i < std::min(count, all); ++i) {
    const Move& move = legal[static_cast<size_t>(m.draw(all))];
    m.bind(move);
    if (emit<sink>(m, move.kind)) return true;
  }
  return false;
}

}  // namespace

void add_choice_ops(OpTable& t);

void add_choice_ops(OpTable& t) {
  set_kernel<Op::ActPick, LUDENS_KERNEL(act_pick)>(t);
  set_op<Op::WinningSites, op_winning_sites>(t);
  set_kernel<Op::RandomMoves, LUDENS_KERNEL(random_moves)>(t);
  set_kernel<Op::RandomMovesBy, LUDENS_KERNEL(random_moves_by)>(t);
  set_op_by_sink<Op::SomeMoves>(t, []<Sink sink>() { return op_some_moves<sink>; });
}

}  // namespace ludens::interpreter
