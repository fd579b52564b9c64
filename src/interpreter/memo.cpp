#include "interpreter/memo.h"

#include <algorithm>
#include <array>
#include <optional>

#include "ir/ops/conditions.h"
#include "ir/ops/dice.h"
#include "ir/ops/lifted.h"
#include "ir/ops/regions.h"

namespace ludens::interpreter {

namespace {

// --- asking

// Where the answer is or will be; null where none is kept.
Machine::Kept* place_of(Machine& m, const Code& c) {
  if (m.epoch == 0) return nullptr;
  if (c.memo_reg < 0) return &m.kept[static_cast<size_t>(c.memo)];
  const auto at = static_cast<unsigned>(m.regs[c.memo_reg] + 1);  // -1 is a value, too
  return at < static_cast<unsigned>(c.memo_size) ? &m.kept[static_cast<size_t>(c.memo) + at] : nullptr;
}

template <class Fn>
auto ask(Machine& m, const Code& c) {
  const auto work_out = reinterpret_cast<Fn>(c.unkept_fn);
  Machine::Kept* const kept = place_of(m, c);
  if (!kept) return work_out(m, c);
  using Value = decltype(work_out(m, c));
  if (kept->epoch == m.epoch) return static_cast<Value>(kept->value);
  const std::uint32_t epoch = m.epoch;
  const Value value = work_out(m, c);
  kept->value = static_cast<std::int32_t>(value);
  kept->epoch = epoch;
  return value;
}

// --- choosing

// What an op costs, about, in calls; only ops that read nothing but the state, registers and constants.
struct Price {
  const ir::OpInfo* op;
  int calls;
};
constexpr std::array kPrices = {
    Price{&Op::Const, 0},
    Price{&Op::GetReg, 0},
    Price{&Op::Mover, 0},
    Price{&Op::Next, 0},
    Price{&Op::Prev, 0},
    Price{&Op::LastFrom, 0},
    Price{&Op::LastTo, 0},
    Price{&Op::BoolConst, 1},
    Price{&Op::Add, 1},
    Price{&Op::Sub, 1},
    Price{&Op::Mul, 1},
    Price{&Op::Div, 1},
    Price{&Op::Mod, 1},
    Price{&Op::Neg, 1},
    Price{&Op::Abs, 1},
    Price{&Op::Min, 1},
    Price{&Op::Max, 1},
    Price{&Op::Select, 1},
    Price{&Op::BoolToInt, 1},
    Price{&Op::Eq, 1},
    Price{&Op::Ne, 1},
    Price{&Op::Lt, 1},
    Price{&Op::Le, 1},
    Price{&Op::Not, 1},
    Price{&Op::And, 1},
    Price{&Op::Or, 1},
    Price{&Op::Xor, 1},
    Price{&Op::IfBool, 1},
    Price{&Op::What, 1},
    Price{&Op::Who, 1},
    Price{&Op::CountAt, 1},
    Price{&Op::StateAt, 1},
    Price{&Op::RotationAt, 1},
    Price{&Op::ValueAt, 1},
    Price{&Op::StackSize, 1},
    Price{&Op::IsEmptyAt, 1},
    Price{&Op::IsOccupied, 1},
    Price{&Op::IsEnemy, 1},
    Price{&Op::IsFriend, 1},
    Price{&Op::IsIn, 1},
    Price{&Op::Lookup, 1},
    Price{&Op::LookupOr, 2},
    Price{&Op::TrackMove, 3},
    Price{&Op::DiceSum, 3},
    Price{&Op::IsLine, 3},
    Price{&Op::Ahead, 3},
    Price{&Op::DirsConst, 1},
    Price{&Op::DirsFacing, 1},
    Price{&Op::SetConst, 0},
    Price{&Op::EmptySites, 0},
    Price{&Op::OwnSites, 1},
    Price{&Op::SitesOfPiece, 0},
    Price{&Op::Single, 1},
    Price{&Op::Union, 1},
    Price{&Op::Intersection, 1},
    Price{&Op::Difference, 1},
    Price{&Op::SelectSet, 1},
    Price{&Op::SetAt, 1},
    Price{&Op::Count_Set, 2},
    Price{&Op::First, 1},
    Price{&Op::SitesOfPlayers, 2},
    Price{&Op::BitOf, 1},
    Price{&Op::StateSites, 8},
};

constexpr int kWorthKeeping = 3;    // calls
constexpr int kMostCalls = 1'000;   // counted no further
constexpr int kMostKept = 1 << 15;  // of one machine

std::optional<int> price_of(ir::OpRef op) {
  for (const Price& price : kPrices)
    if (price.op == op) return price.calls;
  return std::nullopt;
}

// What is known of a node; operands come before the nodes that use them.
struct Cost {
  int calls = 0;
  std::uint32_t registers = 0;  // that it reads
  bool simple = false;          // all of it is in the list of prices
};

Cost cost_of(const Program& p, NodeId id, const std::vector<Cost>& known) {
  const ir::OpRef op = p.nodes[id].op;
  const std::optional<int> own = price_of(op);
  if (!own) return {};
  Cost cost{*own, 0, true};
  if (op == &Op::GetReg) cost.registers = 1u << p.immediates(id)[0];
  for (const NodeId operand : p.operands(id)) {
    if (operand == ir::kNothing) continue;
    const Cost& part = known[operand];
    cost.simple = cost.simple && part.simple;
    cost.calls = std::min(kMostCalls, cost.calls + part.calls);
    cost.registers |= part.registers;
  }
  return cost;
}

// How many nodes ask for it; a generator of moves may ask many times.
std::vector<int> count_askers(const Program& p) {
  std::vector<int> askers(p.nodes.size(), 0);
  for (size_t i = 1; i < p.nodes.size(); ++i)
    for (const NodeId operand : p.operands(static_cast<NodeId>(i)))
      askers[operand] += p.nodes[i].op->result == ir::Type::Moves ? 2 : 1;
  return askers;
}

}  // namespace

int keep_answers(const Prepared& prepared, const std::vector<Code*>& codes) {
  const Program& p = prepared.program;
  const std::vector<int> askers = count_askers(p);
  std::vector<Cost> costs(p.nodes.size());
  int total = 0;
  for (size_t i = 1; i < p.nodes.size(); ++i) {
    const auto id = static_cast<NodeId>(i);
    const Cost& cost = costs[i] = cost_of(p, id, costs);
    const ir::Type type = p.nodes[i].op->result;
    if (!cost.simple || (type != ir::Type::Int && type != ir::Type::Bool)) continue;
    if (cost.calls < kWorthKeeping || askers[i] < 2 || std::popcount(cost.registers) > 1) continue;
    const int size = cost.registers == 0 ? 1 : p.words * 64 + 1;
    if (total + size > kMostKept) continue;
    Code& code = *codes[i];
    code.memo = total;
    code.memo_reg = cost.registers == 0 ? -1 : std::countr_zero(cost.registers);
    code.memo_size = size;
    code.unkept_fn = code.any_fn;
    if (type == ir::Type::Int) {
      code.int_fn = ask<IntFn>;
    } else {
      code.bool_fn = ask<BoolFn>;
    }
    total += size;
  }
  return total;
}

}  // namespace ludens::interpreter
