#include "engine/perft.h"

#include "ir/op_finder.h"
#include "ir/ops/core.h"

namespace ludens::engine {

namespace {

constexpr int kMostParts = 100;  // of one turn

// By kind of move: does a turn always end with it? Then it need not be made to see that. With more than two
// players, who is next also depends on who is still in play.
std::vector<bool> find_last_kinds(const Machine& m) {
  std::vector<bool> out(m.program.kinds.size());
  if (m.layout.players != 2 || m.program.mode != ir::kInTurn) return out;
  constexpr ir::OpRef kKeepsTurn[] = {&ir::Op::ActSetNext, &ir::Op::ActMoveAgain};
  ir::OpFinder keeps_turn(m.program, kKeepsTurn);
  for (size_t kind = 0; kind < out.size(); ++kind) out[kind] = !keeps_turn.in_kind(kind);
  return out;
}

class Counter {
 public:
  Counter(Machine& m, const PerftOptions& options) : machine_(m), options_(options) {
    if (options_.by_turns) ends_turn_ = find_last_kinds(m);
  }

  long count(int depth, int parts = 0) {
    if (depth == 0) return 1;
    if (stopped_ || is_over(machine_)) return 0;
    const interpreter::ScratchMoves scratch(machine_);
    MoveList& list = scratch.list;
    legal_moves(machine_, list);
    if (options_.goes_on && !options_.goes_on()) stopped_ = true;
    if (depth == 1 && !options_.by_turns) return list.total;  // no need to make the last moves
    long nodes = 0;
    for (int i = 0; i < list.total && !stopped_; ++i) {
      const Move move = nth_move(machine_, list, i);
      nodes += depth == 1 && ends_turn(move) ? 1 : after(move, depth, parts);
    }
    return nodes;
  }

  long after(const Move& move, int depth, int parts = 0) {
    if (options_.made) ++*options_.made;
    const auto saved = machine_.save();
    const int mover = machine_.head().mover;
    const int seat = machine_.view.seat[mover];
    apply(machine_, move);
    // Who swaps leaves the player to somebody else: that is another turn.
    const bool same_turn = options_.by_turns && !is_over(machine_) && machine_.head().mover == mover &&
                           machine_.view.seat[mover] == seat && parts < kMostParts;
    const long nodes = same_turn ? count(depth, parts + 1) : count(depth - 1);
    machine_.restore(saved);
    return nodes;
  }

 private:
  bool ends_turn(const Move& move) {
    return ends_turn_[move.kind] && machine_.head().next != machine_.head().mover;
  }

  Machine& machine_;
  const PerftOptions& options_;
  std::vector<bool> ends_turn_;  // by kind; empty where nobody asks
  bool stopped_ = false;
};

}  // namespace

long perft(Machine& m, int depth, const PerftOptions& options) {
  return Counter(m, options).count(depth);
}

std::vector<Divided> perft_divide(Machine& m, int depth, const PerftOptions& options) {
  std::vector<Divided> out;
  if (depth < 1 || is_over(m)) return out;
  MoveList list;
  legal_moves(m, list);
  Counter counter(m, options);
  for (int i = 0; i < list.total; ++i) {
    const Move move = nth_move(m, list, i);
    out.push_back({move, counter.after(move, depth)});
  }
  return out;
}

}  // namespace ludens::engine
