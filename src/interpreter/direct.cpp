#include "interpreter/direct.h"

#include <algorithm>
#include <array>

#include "ir/ops/lifted.h"
#include "ir/ops/regions.h"

namespace ludens::interpreter {

namespace {

using ir::NodeId;
namespace Op = ir::Op;

template <size_t N>
bool is_one_of(ir::OpRef op, const std::array<ir::OpRef, N>& list) {
  return std::ranges::find(list, op) != list.end();
}

// What actions cannot change.
constexpr std::array<ir::OpRef, 22> kSteady = {
    &Op::Const, &Op::GetReg, &Op::BoolConst, &Op::SetConst, &Op::Mover, &Op::LastFrom, &Op::LastTo, &Op::Add,
    &Op::Sub,   &Op::Mul,    &Op::Min,       &Op::Max,      &Op::Eq,    &Op::Ne,       &Op::Lt,     &Op::Le,
    &Op::Not,   &Op::And,    &Op::Or,        &Op::Single,   &Op::SetAt, &Op::Lookup};

constexpr std::array<ir::OpRef, 8> kActs = {&Op::ActReplace,     &Op::ActMove,    &Op::ActAdd,
                                            &Op::ActRemove,      &Op::ActSetNext, &Op::ActMoveAgain,
                                            &Op::ActSwapPlayers, &Op::ActPass};

class Reader {
 public:
  explicit Reader(const ir::Program& p) : p_(p) {}

  bool is_safe(NodeId id) {
    if (id == ir::kNothing) return true;
    if (++visits_ > kMost) return false;
    const ir::OpRef op = p_.nodes[id].op;
    const auto args = p_.operands(id);
    if (op == &Op::Do || op == &Op::Concat || op == &Op::Gather)
      return std::ranges::all_of(args, [&](NodeId arg) { return is_safe(arg); });
    if (op == &Op::IfDo || op == &Op::IfMoves) return is_readable(args[0]) && both(args);
    if (op == &Op::Emit) return is_plain_kind(id);
    if (op == &Op::EmitSet || op == &Op::EmitTo)
      return is_readable(args[0]) && is_plain_kind(id) && is_plain_kind(id);  // again: there may be several
    if (!is_one_of(op, kActs)) return false;
    if (!std::ranges::all_of(args, [&](NodeId arg) { return is_readable(arg); })) return false;
    written_ = true;
    return true;
  }

 private:
  static constexpr int kMost = 200;

  bool both(std::span<const NodeId> args) {
    const bool before = written_;
    const bool yes = is_safe(args[1]);
    const bool after = written_;
    written_ = before;
    const bool no = args.size() < 3 || is_safe(args[2]);
    written_ = written_ || after;
    return yes && no;
  }

  bool is_plain_kind(NodeId emit) {
    const ir::Kind& kind = p_.kinds[static_cast<size_t>(p_.attributes(emit)[0])];
    return kind.thens.empty() && kind.filters.empty() && kind.preludes.empty() && is_safe(kind.actions);
  }

  bool is_readable(NodeId id) { return !written_ || is_steady(id); }

  bool is_steady(NodeId id) {
    if (id == ir::kNothing) return true;
    if (++visits_ > kMost || !is_one_of(p_.nodes[id].op, kSteady)) return false;
    return std::ranges::all_of(p_.operands(id), [&](NodeId arg) { return is_steady(arg); });
  }

  const ir::Program& p_;
  bool written_ = false;
  int visits_ = 0;
};

}  // namespace

bool can_act_directly(const ir::Program& program, NodeId actions) {
  return Reader(program).is_safe(actions);
}

}  // namespace ludens::interpreter
