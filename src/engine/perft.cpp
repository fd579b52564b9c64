#include "engine/perft.h"

#include "engine/table.h"
#include "interpreter/listing.h"
#include "ir/op_finder.h"
#include "ir/ops/core.h"

namespace ludens::engine {

namespace {

constexpr int kMostParts = 100;  // of one turn
// So many moves before the end native code may take over: often enough, and seldom enough for copies of the
// state that do not depend on who has made them.
constexpr int kRenewFrom = 3;

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

// A copy: what machines save they keep until it is restored, and the next move may be another machine's.
class WholeState {
 public:
  explicit WholeState(Table& table)
      : table_(table),
        block_(table.state().begin(), table.state().end()),
        positions_(table.history.positions) {}
  void bring_back() const {
    table_.set_state(block_);
    table_.history.positions = positions_;
  }

 private:
  Table& table_;
  const std::vector<std::uint64_t> block_, positions_;
};

class Counter {
 public:
  // With a table what follows a move may be another machine's: where the board grows, or native code takes
  // over.
  Counter(Machine& m, Table* table, const PerftOptions& options)
      : machine_(&m), table_(table), grows_(m.prepared.growth), options_(options) {
    if (options_.by_turns) ends_turn_ = find_last_kinds(machine());
    note_limit();
  }

  long count(int depth, int parts = 0) {
    if (depth == 0) return 1;
    if (stopped_ || is_over(machine())) return 0;
    if (table_ && depth >= kRenewFrom) return count_and_renew(depth, parts);
    const interpreter::ScratchMoves scratch(machine());
    MoveList& list = scratch.list;
    legal_moves(machine(), list);
    note_limit();
    if (options_.goes_on && !options_.goes_on()) stopped_ = true;
    if (depth == 1 && !options_.by_turns) return list.total;  // no need to make the last moves
    long nodes = 0;
    for (int i = 0; i < list.total && !stopped_; ++i) {
      const Move move = nth_move(machine(), list, i);
      nodes += depth == 1 && ends_turn(move) ? 1 : after(move, depth, parts);
    }
    return nodes;
  }

  // The legal moves, by themselves: whose machine they are asked of next is open.
  std::vector<Move> moves() {
    MoveList list;
    legal_moves(machine(), list);
    note_limit();
    std::vector<Move> all;
    for (int i = 0; i < list.total; ++i) all.push_back(nth_move(machine(), list, i));
    return all;
  }

  long after(const Move& move, int depth, int parts = 0) {
    if (options_.made) ++*options_.made;
    if (table_ && (grows_ || depth >= kRenewFrom)) return after_on_table(move, depth, parts);
    const auto saved = machine().save();
    const int mover = machine().head().mover;
    const int seat = machine().view.seat[mover];
    apply(machine(), move);
    note_limit();
    const bool same_turn = is_same_turn(mover, seat, parts);
    const long nodes = same_turn ? count(depth, parts + 1) : count(depth - 1);
    machine().restore(saved);
    return nodes;
  }

  long after_on_table(const Move& move, int depth, int parts) {
    const WholeState saved(*table_);
    const int mover = machine().head().mover;
    const int seat = machine().view.seat[mover];
    if (grows_) {
      table_->apply(move);
      machine_ = &table_->machine();
    } else {
      apply(machine(), move);
    }
    note_limit();
    const bool same_turn = is_same_turn(mover, seat, parts);
    const long nodes = same_turn ? count(depth, parts + 1) : count(depth - 1);
    saved.bring_back();
    machine_ = &table_->machine();
    return nodes;
  }

  // Native code, if it is ready.
  void renew() {
    if (!table_) return;
    table_->renew();
    machine_ = &table_->machine();
  }

  bool stopped() const { return stopped_; }
  runtime::Limit reached() const { return reached_; }

 private:
  Machine& machine() { return *machine_; }

  long count_and_renew(int depth, int parts) {
    renew();
    const std::vector<Move> all = moves();
    if (options_.goes_on && !options_.goes_on()) stopped_ = true;
    long nodes = 0;
    for (const Move& move : all) {
      if (stopped_) break;
      renew();
      nodes += after(move, depth, parts);
    }
    return nodes;
  }

  // Who swaps leaves the player to somebody else: that is another turn.
  bool is_same_turn(int mover, int seat, int parts) {
    return options_.by_turns && !is_over(machine()) && machine().head().mover == mover &&
           machine().view.seat[mover] == seat && parts < kMostParts;
  }
  bool ends_turn(const Move& move) {
    return ends_turn_[move.kind] && machine().head().next != machine().head().mover;
  }

  // What is saved further out is good for nothing then but to come back to the beginning (Machine::abandon).
  void note_limit() {
    if (reached_ != runtime::Limit::None || limit_of(machine()) == runtime::Limit::None) return;
    reached_ = limit_of(machine());
    stopped_ = true;
  }

  Machine* machine_;
  Table* table_;
  bool grows_;
  const PerftOptions& options_;
  std::vector<bool> ends_turn_;  // by kind; empty where nobody asks
  runtime::Limit reached_ = runtime::Limit::None;
  bool stopped_ = false;
};

}  // namespace

namespace {

// Counts, and brings the state back from wherever a limit was reached.
template <class Count>
auto counted(Machine& m, Table* table, const PerftOptions& options, runtime::Limit* reached, Count count) {
  if (table) {
    const WholeState saved(*table);
    Counter counter(m, table, options);
    auto out = count(counter);
    saved.bring_back();
    if (reached) *reached = counter.reached();
    return out;
  }
  const auto saved = m.save();
  Counter counter(m, table, options);
  auto out = count(counter);
  m.restore(saved);
  if (reached) *reached = counter.reached();
  return out;
}

}  // namespace

long perft(Machine& m, int depth, const PerftOptions& options, runtime::Limit* reached) {
  return counted(m, nullptr, options, reached, [&](Counter& counter) { return counter.count(depth); });
}

long perft(Table& table, int depth, const PerftOptions& options, runtime::Limit* reached) {
  return counted(table.machine(), &table, options, reached,
                 [&](Counter& counter) { return counter.count(depth); });
}

std::vector<Divided> perft_divide(Table& table, int depth, const PerftOptions& options,
                                  runtime::Limit* reached) {
  Machine& m = table.machine();
  return counted(m, &table, options, reached, [&](Counter& counter) {
    std::vector<Divided> out;
    if (depth < 1 || is_over(m)) return out;
    for (const Move& move : counter.moves()) {
      if (counter.stopped()) break;
      counter.renew();
      out.push_back({move, counter.after(move, depth)});
    }
    return out;
  });
}

}  // namespace ludens::engine
