#include "engine/chance_successors.h"

#include <cstring>

#include "engine/opening.h"
#include "interpreter/op_call.h"
#include "ir/ops/core.h"
#include "ir/ops/dice.h"
#include "ir/ops/moves.h"
#include "ir/ops/order.h"

namespace ludens::engine {

namespace {

constexpr int kMostWays = 100'000;

// May the rules do more before anything is chosen?
bool may_open_further(const interpreter::Code* rules) {
  using interpreter::operand;
  if (!rules) return false;
  if (rules->op == &ir::Op::Prelude) return true;
  if (rules->op == &ir::Op::IfMoves)
    return may_open_further(operand<ir::Op::IfMoves, "then">(*rules)) ||
           may_open_further(operand<ir::Op::IfMoves, "else">(*rules));
  if (rules->op == &ir::Op::LongestMoves)
    return may_open_further(operand<ir::Op::LongestMoves, "moves">(*rules));
  if (rules->op == &ir::Op::GreediestMoves)
    return may_open_further(operand<ir::Op::GreediestMoves, "moves">(*rules));
  return false;
}

// Does the turn begin with a throw of all dice, whatever they showed, and with nothing else? What else it did
// would be done now, and once more when moves are asked for.
bool begins_with_throw(const Machine& m) {
  const int mover = m.view.head->mover;
  const interpreter::Code* const rules = m.prepared.phases[m.view.phase[mover]].play[mover];
  if (!rules || rules->op != &ir::Op::Prelude) return false;
  const interpreter::Code* const first = interpreter::operand<ir::Op::Prelude, "first">(*rules);
  if (first->op != &ir::Op::Emit) return false;
  const auto kind = static_cast<size_t>(interpreter::attribute<ir::Op::Emit, "kind">(*first));
  const interpreter::KindCode& does = m.prepared.kinds[kind];
  if (may_open_further(interpreter::operand<ir::Op::Prelude, "moves">(*rules))) return false;
  return does.actions && does.actions->op == &ir::Op::ActRoll && does.thens.empty() && does.preludes.empty();
}

}  // namespace

bool ChanceSuccessors::for_each_way(const std::vector<Draw>& before, const std::function<void()>& run,
                                    const std::function<bool(double)>& visit) {
  // Counts through the draws like through the digits of a number; how many there are may depend on those
  // before.
  std::vector<Draw> digits = before, drawn;
  for (int ways = 0; ways < kMostWays; ++ways) {
    size_t next = 0;
    drawn.clear();
    table_.chance.forced = [&](int) { return next < digits.size() ? digits[next++].outcome : 0; };
    table_.chance.record = &drawn;
    run();
    table_.chance.forced = nullptr;
    table_.chance.record = nullptr;
    drawn_ = drawn;
    double probability = 1;
    for (size_t i = before.size(); i < drawn.size(); ++i) probability /= std::max(1, drawn[i].ways);
    if (!visit(probability)) return false;
    digits = drawn;
    while (digits.size() > before.size() && digits.back().outcome + 1 >= digits.back().ways)
      digits.pop_back();
    if (digits.size() <= before.size()) return true;
    ++digits.back().outcome;
  }
  return false;
}

bool ChanceSuccessors::pack(const std::byte* block, Key& key) {
  settled_.resize(static_cast<size_t>(table_.machine().layout.bytes) / 8);
  std::memcpy(settled_.data(), block, settled_.size() * 8);
  Machine& m = table_.machine();
  std::byte* const at = m.block;
  m.attach(reinterpret_cast<std::byte*>(settled_.data()));
  settle(m);
  const bool fits = packed_.pack(m.block, key);
  m.attach(at);
  return fits;
}

// The dice show already what the turn will begin with.
void ChanceSuccessors::settle(Machine& m) {
  if (is_over(m) || !m.view.dice || m.head().rolled != 0 || !begins_with_throw(m)) return;
  if (open_turn(m)) m.head().rolled = 0;
}

ChanceSuccessors::Status ChanceSuccessors::add_outcome(double probability, Choice& out) {
  Machine& m = table_.machine();
  if (limit_of(m) != runtime::Limit::None) return Status::Limit;
  if (packed_.is_ordered(m.block)) return Status::Ordered;
  Outcome outcome{.probability = probability, .after = {}};
  if (is_over(m)) {
    outcome.over = true;
    const int winner = m.head().winner;
    outcome.winner = winner > m.layout.players ? 0 : std::max(0, winner);  // a tie is nobody's
  } else if (!pack(m.block, outcome.after)) {
    return Status::TooWide;
  }
  for (Outcome& there : out)
    if (there.over == outcome.over && there.winner == outcome.winner && there.after == outcome.after) {
      there.probability += probability;
      return Status::Fine;
    }
  out.push_back(outcome);
  return Status::Fine;
}

ChanceSuccessors::Status ChanceSuccessors::starts(Choice& out) {
  out.clear();
  Status status = Status::Fine;
  const bool all = for_each_way(
      {}, [&] { table_.start(); },
      [&](double probability) { return (status = add_outcome(probability, out)) == Status::Fine; });
  return status == Status::Fine && !all ? Status::Limit : status;
}

// As many of the draws as are made again when a move is made.
std::vector<Draw> ChanceSuccessors::drawn_to_open(const std::vector<Draw>& thrown) {
  if (thrown.empty()) return {};
  Machine& m = table_.machine();
  std::memcpy(m.block, block_.data(), block_.size());
  size_t next = 0;
  table_.chance.forced = [&](int) { return next < thrown.size() ? thrown[next++].outcome : 0; };
  open_turn(m);
  table_.chance.forced = nullptr;
  return {thrown.begin(), thrown.begin() + static_cast<std::ptrdiff_t>(next)};
}

ChanceSuccessors::Status ChanceSuccessors::add_choices(const std::vector<Draw>& thrown,
                                                       const std::vector<Move>& moves, Throw& out) {
  const std::vector<Draw> opening = drawn_to_open(thrown);
  for (const Move& move : moves) {
    Choice choice;
    Status status = Status::Fine;
    const bool all = for_each_way(
        opening,
        [&] {
          std::memcpy(table_.machine().block, block_.data(), block_.size());
          table_.history.positions.clear();
          table_.apply(move);
        },
        [&](double probability) { return (status = add_outcome(probability, choice)) == Status::Fine; });
    if (status != Status::Fine) return status;
    if (!all) return Status::Limit;
    out.choices.push_back(std::move(choice));
  }
  return Status::Fine;
}

ChanceSuccessors::Status ChanceSuccessors::list(const Key& key, std::vector<Throw>& out) {
  out.clear();
  Machine& m = table_.machine();
  packed_.unpack(key, m.block);
  block_.assign(m.block, m.block + m.layout.bytes);
  Status status = Status::Fine;
  const bool all = for_each_way(
      {},
      [&] {
        std::memcpy(m.block, block_.data(), block_.size());
        table_.history.positions.clear();
        legal_moves(m, list_);
      },
      [&](double probability) {
        if (limit_of(m) != runtime::Limit::None) return (status = Status::Limit) == Status::Fine;
        table_.note_work(list_.total);
        std::vector<Move> moves;
        for (int i = 0; i < list_.total; ++i) moves.push_back(nth_move(m, list_, i));
        out.push_back({probability, {}});
        // Making moves draws, too.
        const std::vector<Draw> thrown = drawn_;
        status = add_choices(thrown, moves, out.back());
        return status == Status::Fine;
      });
  return status == Status::Fine && !all ? Status::Limit : status;
}

}  // namespace ludens::engine
