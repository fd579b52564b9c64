#include "interpreter/memo.h"

#include <algorithm>
#include <optional>

#include "interpreter/once.h"
#include "interpreter/op_call.h"
#include "ir/accessors.h"
#include "ir/live_nodes.h"
#include "ir/registers.h"

namespace ludens::interpreter {

namespace {

// --- asking

// Which of the node's answers is meant; -1 where none is kept.
int index_of(const Machine& m, const Code& c) {
  if (m.epoch == 0) return -1;
  if (c.memo_reg < 0) return 0;
  const auto at = static_cast<unsigned>(m.regs[c.memo_reg] + 1);  // -1 is a value, too
  return at < static_cast<unsigned>(c.memo_size) ? static_cast<int>(at) : -1;
}

template <class Fn>
auto ask(Machine& m, const Code& c) {
  const auto work_out = reinterpret_cast<Fn>(c.unmemoised_fn);
  const int index = index_of(m, c);
  if (index < 0) return work_out(m, c);
  Machine::Memo& kept = m.memos[static_cast<size_t>(c.memo + index)];
  using Value = decltype(work_out(m, c));
  if (kept.epoch == m.epoch) return static_cast<Value>(kept.value);
  const std::uint32_t epoch = m.epoch;
  const Value value = work_out(m, c);
  kept.value = static_cast<std::int32_t>(value);
  kept.epoch = epoch;
  return value;
}

void ask_set(Machine& m, const Code& c, SetWord* out) {
  const auto work_out = reinterpret_cast<SetFn>(c.unmemoised_fn);
  const int index = index_of(m, c);
  if (index < 0) return work_out(m, c, out);
  Machine::Memo& kept = m.memos[static_cast<size_t>(c.memo + index)];
  SetWord* const words = m.memo_words.data() + c.memo_words + index * m.words;
  if (kept.epoch == m.epoch) return copy_words(out, words, m.words);
  const std::uint32_t epoch = m.epoch;
  work_out(m, c, out);
  copy_words(words, out, m.words);
  kept.epoch = epoch;
}

// A condition changes nothing: answers may be kept for as long as it is tested, outside of generating moves.
void if_do_with_memos(Machine& m, Lazy<Type::Bool> condition, Lazy<Type::Void> then,
                      Lazy<Type::Void> otherwise) {
  const std::uint32_t outer = m.epoch;
  if (outer == 0) m.begin_epoch();
  const bool holds = test_once(m, condition);
  m.epoch = outer;
  if (const Lazy<Type::Void> chosen = holds ? then : otherwise) perform_once(m, chosen);
}

// --- choosing

constexpr int kWorthKeeping = 3;     // calls, where several nodes ask
constexpr int kWorthAlone = 40;      // where only one does, perhaps in a loop
constexpr int kMostCalls = 1'000;    // counted no further
constexpr int kMostKept = 1 << 15;   // of one machine
constexpr int kMostWords = 1 << 16;  // of sets

// What is known of a node; operands come before the nodes that use them.
struct Cost {
  int calls = 0;
  std::uint32_t registers = 0;  // that it reads
  bool simple = false;          // all of it is pure, and its cost is known
  bool asks = false;            // there is a kept answer in it
};

Cost cost_of(const Program& p, NodeId id, const std::vector<Cost>& known) {
  const ir::OpRecord& op = *p.nodes[id].op;
  const bool has_cost = op.cost != ir::kUnknownCost;
  Cost cost{has_cost ? op.cost : 0, op.registers, has_cost && ir::is_pure(op), false};
  if (&op == &Op::GetReg) cost.registers = ir::bit(ir::attribute<Op::GetReg, "register">(p, id));
  const auto operands = p.operands(id);
  for (size_t i = 0; i < operands.size(); ++i) {
    if (operands[i] == ir::kNothing) continue;
    const Cost& part = known[operands[i]];
    cost.asks = cost.asks || part.asks;
    cost.simple = cost.simple && part.simple;
    cost.calls = std::min(kMostCalls, cost.calls + part.calls);
    cost.registers |= part.registers & ~ir::bound_in(p, id, i);
  }
  return cost;
}

// How many of these nodes ask for each; a generator of moves may ask many times.
std::vector<int> count_askers(const Program& p, const std::vector<bool>& among) {
  std::vector<int> askers(p.nodes.size(), 0);
  for (size_t i = 1; i < p.nodes.size(); ++i)
    if (among[i])
      for (const NodeId operand : p.operands(static_cast<NodeId>(i)))
        askers[ir::renamed(p, operand)] += p.nodes[i].op->result == ir::Type::Moves ? 2 : 1;
  return askers;
}

// The most that ask in any one mover's turn: rules that were worked out for each mover do not run together.
std::vector<int> count_askers(const Program& p) {
  std::vector<bool> others(p.nodes.size(), true);
  std::vector<int> most(p.nodes.size(), 0);
  const auto count = [&](const std::vector<bool>& among) {
    const std::vector<int> askers = count_askers(p, among);
    for (size_t i = 0; i < most.size(); ++i) most[i] = std::max(most[i], askers[i]);
  };
  for (int mover = 1; mover <= p.players; ++mover) {
    std::vector<bool> live(p.nodes.size(), false);
    ir::LiveNodes(p, mover).for_each([&](NodeId id) {
      live[id] = true;
      others[id] = false;
    });
    count(live);
  }
  count(others);
  return most;
}

bool is_worth_keeping(const Cost& cost, ir::Type type, int askers) {
  if (!cost.simple || std::popcount(cost.registers) > 1) return false;
  if (cost.calls >= kWorthAlone) return ir::is_whole(type) || type == ir::Type::Bool || type == ir::Type::Set;
  return (ir::is_whole(type) || type == ir::Type::Bool) && cost.calls >= kWorthKeeping && askers >= 2;
}

// Gives the node its place, if there is room for it.
bool keep(const Program& p, Code& code, const Cost& cost, MemoSize& total) {
  const ir::Type type = code.op->result;
  const int size = cost.registers == 0 ? 1 : p.words * 64 + 1;
  const int words = type == ir::Type::Set ? size * p.words : 0;
  if (total.answers + size > kMostKept || total.words + words > kMostWords) return false;
  code.memo = total.answers;
  code.memo_words = total.words;
  code.memo_reg = cost.registers == 0 ? -1 : std::countr_zero(cost.registers);
  code.memo_size = size;
  code.unmemoised_fn = code.any_fn;
  if (ir::is_whole(type)) {
    code.int_fn = ask<IntFn>;
  } else if (type == ir::Type::Bool) {
    code.bool_fn = ask<BoolFn>;
  } else {
    code.set_fn = ask_set;
  }
  total.answers += size;
  total.words += words;
  return true;
}

}  // namespace

MemoSize add_memos(const Prepared& prepared, const std::vector<Code*>& codes) {
  const Program& p = prepared.program;
  const std::vector<int> askers = count_askers(p);
  std::vector<Cost> costs(p.nodes.size());
  MemoSize total;
  for (size_t i = 1; i < p.nodes.size(); ++i) {
    const auto id = static_cast<NodeId>(i);
    Cost& cost = costs[i] = cost_of(p, id, costs);
    const ir::OpRef op = p.nodes[i].op;
    if (!ir::is_renaming(*op) && is_worth_keeping(cost, op->result, askers[i]))
      cost.asks = keep(p, *codes[i], cost, total) || cost.asks;
    if (op == &Op::IfDo && costs[ir::operand<Op::IfDo, "if">(p, id)].asks)
      codes[i]->void_fn = call::run<Op::IfDo, if_do_with_memos>;
  }
  return total;
}

}  // namespace ludens::interpreter
