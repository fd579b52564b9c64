#include "ir/stack_height.h"

#include <algorithm>
#include <set>
#include <utility>

#include "ir/accessors.h"
#include "ir/live_nodes.h"
#include "ir/ops/effects.h"
#include "ir/ops/lifted_sites.h"
#include "ir/ops/moves.h"
#include "ir/ops/numbers.h"
#include "ir/ops/sets.h"

namespace ludens::ir {

namespace {

using Levels = std::optional<int>;

// A player who is to choose from the rules of play lays so many pieces on one stack that was low when the
// moves were listed; nothing else adds to stacks.
class Heights {
 public:
  explicit Heights(const Program& program) : p_(program) {}

  Levels find() {
    if (p_.mode != kInTurn || p_.meta.gravity != 0 || p_.uses.cards || p_.equipment->grows()) return {};
    for (const Phase& phase : p_.phases) {
      choose(phase.play, {});
      for (const NodeId play : phase.play_as) choose(play, {});
    }
    LiveNodes(p_).for_each([&](NodeId id) { note(id); });
    for (const Kind& kind : p_.kinds)
      if (!kind.preludes.empty() || std::ranges::any_of(kind.thens, [&](NodeId id) { return is_chosen(id); }))
        return {};
    const bool begins_with_none = std::ranges::none_of(p_.start, [&](NodeId id) { return raises(id); });
    if (!is_known_ || !begins_with_none || most_ == 0) return {};
    return std::ranges::includes(adding_, raising_) ? Levels(most_) : std::nullopt;
  }

 private:
  // Generators of which one move is chosen: what they emit comes about alone. `low`: the most levels that the
  // stack on To has there.
  void choose(NodeId moves, Levels low) {
    if (moves == kNothing || !seen_.insert({moves, low.value_or(-1)}).second) return;
    chosen_.insert(moves);
    if (kind_attribute(*p_.nodes[moves].op) >= 0) return emit(moves, low);
    if (is(p_, moves, Op::ForSites)) {
      const bool binds_to = attribute<Op::ForSites, "register">(p_, moves) == Reg::To;
      return choose(operand<Op::ForSites, "body">(p_, moves),
                    binds_to ? levels_of(operand<Op::ForSites, "sites">(p_, moves)) : low);
    }
    if (is(p_, moves, Op::BindReg)) {
      const bool binds_to = attribute<Op::BindReg, "register">(p_, moves) == Reg::To;
      return choose(operand<Op::BindReg, "body">(p_, moves), binds_to ? Levels() : low);
    }
    if (is(p_, moves, Op::Concat) || is(p_, moves, Op::IfMoves))
      for (const NodeId part : p_.operands(moves))
        if (part != kNothing && p_.type(part) == Type::Moves) choose(part, low);
  }
  bool is_chosen(NodeId moves) const { return chosen_.contains(moves) && !is(p_, moves, Op::NoMoves); }
  void emit(NodeId moves, Levels low) {
    const NodeId actions = actions_of(moves);
    if (!raises(actions)) return;
    if (is(p_, moves, Op::EmitSet))
      low = levels_of(operand<Op::EmitSet, "sites">(p_, moves));
    else if (!is(p_, moves, Op::Emit))
      low = {};
    const Levels levels = low ? levels_after(*low, actions) : Levels();
    if (!levels) is_known_ = false;
    most_ = std::max(most_, levels.value_or(0));
    adding_.insert(actions);
  }
  NodeId actions_of(NodeId moves) const {
    const auto at = static_cast<size_t>(kind_attribute(*p_.nodes[moves].op));
    return p_.kinds[static_cast<size_t>(p_.attributes(moves)[at])].actions;
  }

  void note(NodeId id) {
    if (raises(id)) raising_.insert(id);
    for (const NodeId operand : p_.operands(id))
      if (raises(operand) || (is_chosen(operand) && !is_chosen(id))) is_known_ = false;
    if (kind_attribute(*p_.nodes[id].op) >= 0 && raises(actions_of(id)) && !is_chosen(id)) is_known_ = false;
  }
  bool raises(NodeId id) const {
    return id != kNothing && (p_.nodes[id].op->writes & bit(Field::Stack)) && !is(p_, id, Op::ActRemove);
  }

  // Of a move that lays a piece, or several, on the stack.
  Levels levels_after(int before, NodeId add) const {
    if (!is(p_, add, Op::ActAdd) || attribute<Op::ActAdd, "type">(p_, add) != type()) return {};
    const NodeId site = operand<Op::ActAdd, "site">(p_, add);
    if (!is(p_, site, Op::GetReg) || attribute<Op::GetReg, "register">(p_, site) != Reg::To) return {};
    const NodeId count = operand<Op::ActAdd, "count">(p_, add);
    const Levels more = count == kNothing ? Levels(1) : number_of(count);
    return more && *more >= 0 && *more <= kMost ? Levels(before + *more) : std::nullopt;
  }
  SiteType type() const { return p_.equipment->board.default_type(); }
  // That the stacks on any of the sites have at the most.
  Levels levels_of(NodeId sites) const {
    if (is(p_, sites, Op::LowStacks)) {
      const Levels size = number_of(operand<Op::LowStacks, "size">(p_, sites));
      const bool is_known = size && *size > 0 && *size <= kMost;
      if (is_known && attribute<Op::LowStacks, "type">(p_, sites) == type()) return *size - 1;
      return levels_of(operand<Op::LowStacks, "sites">(p_, sites));
    }
    if (is(p_, sites, Op::Difference)) return levels_of(operand<Op::Difference, "a">(p_, sites));
    if (!is(p_, sites, Op::Intersection)) return {};
    for (const NodeId part : p_.operands(sites))
      if (const Levels levels = levels_of(part)) return levels;
    return {};
  }
  Levels number_of(NodeId id) const {
    return is(p_, id, Op::Const) ? Levels(attribute<Op::Const, "value">(p_, id)) : std::nullopt;
  }

  static constexpr int kMost = 1'000;  // so that sums stay small

  const Program& p_;
  std::set<std::pair<NodeId, int>> seen_;
  std::set<NodeId> chosen_;
  std::set<NodeId> raising_, adding_;  // what makes stacks higher; what moves that are chosen do
  bool is_known_ = true;
  int most_ = 0;
};

}  // namespace

std::optional<int> most_levels(const Program& program) {
  return Heights(program).find();
}

}  // namespace ludens::ir
