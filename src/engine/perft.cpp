#include "engine/perft.h"

namespace ludens::engine {

namespace {

constexpr int kMostParts = 100;  // of one turn

class Counter {
 public:
  Counter(Machine& m, const PerftOptions& options) : machine_(m), options_(options) {}

  long count(int depth, int parts = 0) {
    if (depth == 0) return 1;
    if (stopped_ || is_over(machine_)) return 0;
    MoveList list;
    legal_moves(machine_, list);
    if (options_.goes_on && !options_.goes_on()) stopped_ = true;
    if (depth == 1 && !options_.by_turns) return list.total;  // no need to make the last moves
    long nodes = 0;
    for (int i = 0; i < list.total && !stopped_; ++i)
      nodes += after(nth_move(machine_, list, i), depth, parts);
    return nodes;
  }

  long after(const Move& move, int depth, int parts = 0) {
    const auto saved = machine_.save();
    const int mover = machine_.head().mover;
    apply(machine_, move);
    const bool same_turn =
        options_.by_turns && !is_over(machine_) && machine_.head().mover == mover && parts < kMostParts;
    const long nodes = same_turn ? count(depth, parts + 1) : count(depth - 1);
    machine_.restore(saved);
    return nodes;
  }

 private:
  Machine& machine_;
  const PerftOptions& options_;
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
