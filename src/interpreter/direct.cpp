#include "interpreter/direct.h"

#include <algorithm>
#include <utility>

#include "ir/accessors.h"
#include "ir/ops/game_numbers.h"
#include "ir/ops/lifted.h"
#include "ir/ops/lifted_sites.h"
#include "ir/ops/sets.h"
#include "ir/ops/site_values.h"
#include "ir/ops/travel.h"

namespace ludens::interpreter {

namespace {

using ir::NodeId;
namespace Op = ir::Op;

// What it writes is written when its actions are committed.
bool is_action(const ir::OpRecord& op) {
  return op.result == ir::Type::Void && op.writes != 0 && !(op.writes & ir::bit(ir::Field::Outcome)) &&
         !op.chance && !op.looks_ahead &&
         std::ranges::none_of(op.operands, [](const ir::Operand& operand) { return operand.run.is_body; });
}

// Nothing is gathered or tried out on the way to its result.
bool is_question(const ir::OpRecord& op) {
  return !op.looks_ahead && std::ranges::none_of(op.operands, [](const ir::Operand& operand) {
    return operand.type == ir::Type::Moves || operand.type == ir::Type::Void;
  });
}

// Is the result the same before and after these fields are written? An op whose cost is unknown may depend on
// more than the state.
bool is_independent(const ir::OpRecord& op, ir::FieldSet written) {
  return written == 0 || (op.cost != ir::kUnknownCost && !op.chance && (op.reads & written) == 0);
}

// Follows the actions in the order in which they would be carried out.
class Follower {
 public:
  // What follows a part of a move and is carried out as it comes: nothing, what acts directly, all of it.
  enum class Following { Nothing, Parts, All };
  Follower(const ir::Program& p, Following follows) : p_(p), follows_(follows) {}

  ir::FieldSet read() const { return read_; }

  // Does nothing that is read depend on what was written before?
  bool is_safe(NodeId id) {
    if (id == ir::kNothing) return true;
    if (++visits_ > kMostVisits) return false;
    const ir::OpRecord& op = *p_.nodes[id].op;
    if (&op == &Op::Do || &op == &Op::Concat || &op == &Op::Gather)
      return std::ranges::all_of(p_.operands(id), [&](NodeId part) { return is_safe(part); });
    if (&op == &Op::IfDo) return is_safe_choice<Op::IfDo>(id);
    if (&op == &Op::IfMoves) return is_safe_choice<Op::IfMoves>(id);
    if (&op == &Op::Emit) return is_safe_kind(id);
    if (&op == &Op::EmitSet) return is_safe_for_each<Op::EmitSet>(id);
    if (&op == &Op::EmitTo) return is_safe_for_each<Op::EmitTo>(id);
    if (&op == &Op::SlideSet && follows_ == Following::All) return is_safe_slide(id);
    return is_action(op) && is_safe_action(id);
  }

 private:
  static constexpr int kMostVisits = 2'000;
  static constexpr size_t kMostThens = 16;  // of which emitted code knows that each may act directly

  bool is_safe_action(NodeId id) {
    const ir::OpRecord& op = *p_.nodes[id].op;
    read_ |= op.reads;
    // Who sets a score without adding to it need not know what it was.
    const bool is_new_score = &op == &Op::ActSetScore && !ir::attribute<Op::ActSetScore, "adds">(p_, id);
    // Where it is gathered nothing is read but the operands, whatever it does later.
    const bool reads_later = follows_ == Following::All && (&op == &Op::ActMove || &op == &Op::ActRemove ||
                                                            &op == &Op::ActReplace || &op == &Op::ActSetSite);
    if ((op.reads & written_ && !is_new_score && !reads_later) ||
        !std::ranges::all_of(p_.operands(id), [&](NodeId operand) { return is_readable(operand); }))
      return false;
    written_ |= op.writes;
    if (op.writes & ir::bit(ir::Field::Piece)) written_ |= Op::kPieceFields;  // what follows from that, too
    return true;
  }

  template <const ir::OpRecord& op>
  bool is_safe_choice(NodeId id) {
    if (!is_readable(ir::operand<op, "if">(p_, id))) return false;
    const ir::FieldSet before = written_;
    const bool then = is_safe(ir::operand<op, "then">(p_, id));
    const ir::FieldSet after = std::exchange(written_, before);
    const bool otherwise = is_safe(ir::operand<op, "else">(p_, id));
    written_ |= after;
    return then && otherwise;
  }

  // Twice: there may be several sites, each seeing what those before it did.
  template <const ir::OpRecord& op>
  bool is_safe_for_each(NodeId id) {
    return is_readable(ir::operand<op, "sites">(p_, id)) && is_safe_kind(id) && is_safe_kind(id);
  }

  // All that one piece may come to is known before anything happens.
  bool is_safe_slide(NodeId id) {
    const NodeId from = ir::operand<Op::SlideSet, "from">(p_, id);
    return ir::is(p_, from, Op::Single) &&
           std::ranges::all_of(p_.operands(id), [&](NodeId operand) { return is_readable(operand); }) &&
           is_safe_kind(id) && is_safe_kind(id);
  }

  bool is_safe_kind(NodeId emit) {
    const ir::Kind& kind = p_.kinds[static_cast<size_t>(ir::kind_of(p_, emit))];
    if (!kind.filters.empty() || !kind.preludes.empty() || !is_safe(kind.actions)) return false;
    if (kind.thens.empty()) return true;
    if (follows_ == Following::All) return follow_safely(kind);
    return follows_ == Following::Parts && kind.thens.size() <= kMostThens &&
           std::ranges::all_of(kind.thens,
                               [&](NodeId then) { return can_act_directly(p_, then) && is_safe(then); });
  }
  // What follows sees all that was done before it, in its place or later.
  bool follow_safely(const ir::Kind& kind) {
    for (const NodeId then : kind.thens) {
      const ir::FieldSet before = std::exchange(written_, 0);
      const bool is_right = is_safe(then);
      written_ |= before;
      if (!is_right) return false;
    }
    return true;
  }

  bool is_readable(NodeId id) {
    if (id == ir::kNothing) return true;
    if (++visits_ > kMostVisits) return false;
    const ir::OpRecord& op = *p_.nodes[id].op;
    read_ |= op.reads;
    const bool is_moves = op.result == ir::Type::Moves;
    const bool may_ask = is_moves ? asks_sets(id) : &op == &Op::CanMove || is_question(op);
    return may_ask && is_independent(op, written_) &&
           std::ranges::all_of(p_.operands(id), [&](NodeId operand) { return is_readable(operand); });
  }
  // Moves of which is asked whether there is one: where sets say so, nothing is tried out.
  bool asks_sets(NodeId id) const {
    const ir::OpRecord& op = *p_.nodes[id].op;
    if (&op == &Op::Concat || &op == &Op::IfMoves || &op == &Op::NoMoves) return true;
    if (&op != &Op::HopSet && &op != &Op::StepSet && &op != &Op::LeapSet && &op != &Op::SlideSet)
      return false;
    return p_.kinds[static_cast<size_t>(ir::kind_of(p_, id))].filters.empty();
  }

  const ir::Program& p_;
  const Following follows_;
  ir::FieldSet written_ = 0;
  ir::FieldSet read_ = 0;
  int visits_ = 0;
};

}  // namespace

bool can_act_directly(const ir::Program& program, NodeId actions) {
  return Follower(program, Follower::Following::Nothing).is_safe(actions);
}

bool can_act_in_place(const ir::Program& program, NodeId actions) {
  return Follower(program, Follower::Following::All).is_safe(actions);
}

bool can_act_alone(const ir::Program& program, NodeId actions) {
  Follower follower(program, Follower::Following::Parts);
  return follower.is_safe(actions) && !(follower.read() & ir::bit(ir::Field::Pending));
}

}  // namespace ludens::interpreter
