#include "interpreter/tryout.h"

#include <algorithm>
#include <set>

#include "ir/accessors.h"
#include "ir/ops/effects.h"
#include "ir/ops/lifted.h"
#include "ir/ops/moves.h"
#include "ir/ops/sets.h"
#include "ir/ops/site_values.h"
#include "ir/ops/travel.h"

namespace ludens::interpreter {

namespace {

using ir::Field;
using ir::FieldSet;
using ir::kNothing;
using ir::NodeId;
using ir::Program;
using ir::Reg;
namespace Op = ir::Op;

// What is as after the move while its piece is moved.
constexpr FieldSet kShown = ir::state(Field::Piece, Field::PieceSets, Field::OwnPieces, Field::Stack);
// What every move changes besides.
constexpr FieldSet kAlwaysWritten =
    (Op::kPieceFields & ~kShown) | ir::state(Field::LastMove, Field::Aftermath, Field::LastSites,
                                             Field::Passed, Field::Course, Field::Counter, Field::Marked,
                                             Field::Hash, Field::Positions, Field::Visited);

class Judge {
 public:
  Judge(const Program& p, const ir::Kind& kind) : p_(p), kind_(kind) {}

  Tryout run() {
    const ir::Uses& uses = p_.uses;
    if (kind_.filters.empty() || !kind_.preludes.empty() || uses.stacks || uses.owner_is_piece ||
        uses.large_pieces || uses.dominoes || uses.cards || uses.end_of_turn_captures || uses.teams)
      return Tryout::Full;
    const Tryout tryout = tryout_of_actions();
    if (tryout == Tryout::Full) return tryout;
    for (const NodeId then : kind_.thens) written_ |= writes_of(then);
    if (written_ & kShown) return Tryout::Full;
    written_ |= kAlwaysWritten;
    const bool all = std::ranges::all_of(kind_.filters, [&](std::uint16_t filter) {
      return sees_no_more(p_.filters[filter].condition, false);
    });
    return all ? tryout : Tryout::Full;
  }

 private:
  bool is_reg(NodeId id, Reg reg) const { return ir::reads_register(p_, id, reg); }

  // --- what is written

  FieldSet writes_of(NodeId root) {
    FieldSet writes = 0;
    std::set<NodeId> seen;
    std::vector<NodeId> todo{root};
    while (!todo.empty()) {
      const NodeId id = todo.back();
      todo.pop_back();
      if (id == kNothing || !seen.insert(id).second) continue;
      writes |= own_writes(id);
      todo.insert(todo.end(), p_.operands(id).begin(), p_.operands(id).end());
      const int number = ir::kind_of(p_, id);
      if (number < 0) continue;
      const ir::Kind& kind = p_.kinds[static_cast<size_t>(number)];
      todo.push_back(kind.actions);
      todo.insert(todo.end(), kind.thens.begin(), kind.thens.end());
      for (const std::uint16_t prelude : kind.preludes) todo.push_back(p_.preludes[prelude]);
    }
    return writes;
  }
  // A count may clear the site, anything else that is set of a piece leaves it where it is.
  FieldSet own_writes(NodeId id) const {
    if (!ir::is(p_, id, Op::ActSetSite)) return p_.nodes[id].op->writes;
    const Field field = ir::attribute<Op::ActSetSite, "field">(p_, id);
    return field == Field::State || field == Field::Value ? ir::bit(field) : p_.nodes[id].op->writes;
  }

  // --- actions

  template <const ir::OpRecord& op>
  bool is_travel(NodeId id) const {
    const ir::SiteType board = p_.equipment->board.default_type();
    return ir::is(p_, id, op) && is_reg(ir::operand<op, "from">(p_, id), Reg::From) &&
           is_reg(ir::operand<op, "to">(p_, id), Reg::To) &&
           ir::attribute<op, "from_type">(p_, id) == board && ir::attribute<op, "to_type">(p_, id) == board &&
           !ir::attribute<op, "whole_stack">(p_, id);
  }
  bool is_plain_move(NodeId id) const {
    return is_travel<Op::ActMove>(id) && ir::operand<Op::ActMove, "from_level">(p_, id) == kNothing &&
           ir::operand<Op::ActMove, "to_level">(p_, id) == kNothing;
  }

  // The piece goes from From to To; before that, what stands there may be taken.
  Tryout tryout_of_actions() {
    const NodeId actions = kind_.actions;
    if (actions == kNothing) return Tryout::Full;
    if (is_plain_move(actions) || is_travel<Op::ActReplace>(actions)) return Tryout::OnePiece;
    if (!ir::is(p_, actions, Op::Do) || p_.operands(actions).empty()) return Tryout::Full;
    const auto parts = p_.operands(actions);
    if (!is_plain_move(parts.back())) return Tryout::Full;
    Tryout tryout = Tryout::OnePiece;
    for (const NodeId part : parts.first(parts.size() - 1)) {
      if (ir::is(p_, part, Op::Do) && p_.operands(part).empty()) continue;
      if (!ir::is(p_, part, Op::Gather)) return Tryout::Full;
      const NodeId moves = ir::operand<Op::Gather, "moves">(p_, part);
      if (takes_at_most_target(moves)) continue;
      if (!asks_for_enemy_on_target(moves)) return Tryout::Full;
      tryout = Tryout::IfFree;
    }
    return tryout;
  }

  bool is_default(std::int32_t type) const {
    return type == static_cast<std::int32_t>(p_.equipment->board.default_type());
  }
  bool asks_for_enemy_on_target(NodeId id) const {
    if (!ir::is(p_, id, Op::IfMoves) || ir::operand<Op::IfMoves, "else">(p_, id) != kNothing) return false;
    const NodeId condition = ir::operand<Op::IfMoves, "if">(p_, id);
    return (ir::is(p_, condition, Op::IsEnemyAt) || ir::is(p_, condition, Op::IsOccupied)) &&
           is_reg(p_.operands(condition)[0], Reg::To) && is_default(p_.attributes(condition)[0]);
  }

  // A set that has To at the most.
  bool has_target_alone(NodeId id) const {
    if (ir::is(p_, id, Op::Single)) return is_reg(ir::operand<Op::Single, "site">(p_, id), Reg::To);
    return ir::is(p_, id, Op::Difference) && has_target_alone(ir::operand<Op::Difference, "a">(p_, id));
  }
  bool takes_at_most_target(NodeId id) {
    if (id == kNothing || ir::is(p_, id, Op::NoMoves)) return true;
    if (ir::is(p_, id, Op::IfMoves))
      return takes_at_most_target(ir::operand<Op::IfMoves, "then">(p_, id)) &&
             takes_at_most_target(ir::operand<Op::IfMoves, "else">(p_, id));
    if (ir::is(p_, id, Op::Concat))
      return std::ranges::all_of(p_.operands(id), [&](NodeId part) { return takes_at_most_target(part); });
    const bool is_for_target =
        ir::is(p_, id, Op::Emit) ||
        (ir::is(p_, id, Op::EmitSet) && has_target_alone(ir::operand<Op::EmitSet, "sites">(p_, id)));
    if (!is_for_target) return false;
    const ir::Kind& kind = p_.kinds[static_cast<size_t>(ir::kind_of(p_, id))];
    if (!kind.filters.empty() || !kind.preludes.empty()) return false;
    const bool removes =
        ir::is(p_, kind.actions, Op::ActRemove) &&
        is_reg(ir::operand<Op::ActRemove, "site">(p_, kind.actions), Reg::To) &&
        !ir::attribute<Op::ActRemove, "at_end_of_turn">(p_, kind.actions) &&
        ir::attribute<Op::ActRemove, "type">(p_, kind.actions) == p_.equipment->board.default_type();
    FieldSet writes = removes ? 0 : writes_of(kind.actions);
    for (const NodeId then : kind.thens) writes |= writes_of(then);
    if (writes & kShown) return false;
    written_ |= writes;
    return true;
  }

  // --- conditions

  // Whose turn it is, moves do not change; who is next, they may.
  bool is_turn_known(const ir::OpRecord& op) const {
    return &op == &Op::Mover || (&op == &Op::Next && !(written_ & ir::bit(Field::Turn)));
  }

  // `outwards`: within a question that is asked outwards. There, what must make moves is left open.
  bool sees_no_more(NodeId id, bool outwards) {
    if (id == kNothing) return true;
    const ir::OpRecord& op = *p_.nodes[id].op;
    if (&op == &Op::IsThreatened) {
      const bool is_turned = ir::operand<Op::IsThreatened, "by">(p_, id) != kNothing;
      if (!is_turned) return outwards;
      return std::ranges::all_of(p_.operands(id), [&](NodeId part) { return sees_no_more(part, true); });
    }
    if (!ir::is_pure(op) || op.cost == ir::kUnknownCost) return false;
    const FieldSet hidden = (written_ | ir::bit(Field::Turn)) & ~kShown;
    if ((op.reads & hidden) != 0 && !is_turn_known(op)) return false;
    return std::ranges::all_of(p_.operands(id), [&](NodeId part) { return sees_no_more(part, outwards); });
  }

  const Program& p_;
  const ir::Kind& kind_;
  FieldSet written_ = 0;
};

}  // namespace

Tryout tryout_of(const Program& program, const ir::Kind& kind) {
  return Judge(program, kind).run();
}

}  // namespace ludens::interpreter
