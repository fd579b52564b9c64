// Which games of many rules a thread of a GPU plays in sets, cut into functions (lean_parts.h), and what
// stands against it.
#include <algorithm>
#include <array>
#include <set>

#include "interpreter/direct.h"
#include "ir/accessors.h"
#include "ir/ops/effects.h"
#include "ir/ops/lifted.h"
#include "ir/ops/site_values.h"
#include "ir/ops/travel.h"
#include "ir/ops/truth.h"
#include "native/rules_text.h"

namespace ludens::native {

bool RulesText::is_for_parts() const {
  return table_text_.for_gpu() && !is_small();
}

std::string RulesText::find_why_not_parts() const {
  if (!is_for_parts()) return "it is not for a GPU, or the rules are few";
  std::string all;
  const auto against = [&](bool is_so, const std::string& reason) {
    if (is_so) all += (all.empty() ? "" : "; ") + reason;
  };
  against(!why_not_sets().empty(), why_not_sets());
  const std::string course = why_not_in_turn();
  against(!course.empty(), course);
  against(notes_places(), "rules ask where actions happened");
  const runtime::SpaceLayout& s = game_.layout.space[static_cast<size_t>(game_.default_type)];
  against(s.count >= 0 || s.rotation >= 0 || s.value >= 0 || s.listed >= 0 || s.order >= 0 ||
              !game_.layout.owners.empty() || game_.layout.link_parent >= 0,
          "more is known of pieces than what they are and their states");
  against(s.piece < 0, "there is no set for each piece");
  against(game_.layout.visited >= 0 || game_.layout.to_remove >= 0, "sites are kept for a turn");
  against(state_planes() < 0, "it is not known which local states there are");
  for (const ir::Kind& kind : p_.kinds) {
    if (!is_made(kind) || kind.swap) continue;
    bool in_place = interpreter::can_act_in_place(p_, kind.actions);
    for (const NodeId then : kind.thens) in_place = in_place && interpreter::can_act_in_place(p_, then);
    if (!in_place) return all + (all.empty() ? "" : "; ") + "the order of actions matters";
    if (game_.layout.pending >= 0 && kind.decision && (fields_of(kind.actions) & ir::bit(ir::Field::Pending)))
      return all + (all.empty() ? "" : "; ") + "moves ask for what is pending";
  }
  return all;
}

// Calls visit(op) for each op of the actions, those of moves within them and, if wanted, what follows these.
template <class Visit>
void RulesText::for_each_op(NodeId actions, bool with_consequences, Visit visit) const {
  std::set<NodeId> seen;
  std::vector<NodeId> todo{actions};
  while (!todo.empty()) {
    const NodeId id = todo.back();
    todo.pop_back();
    if (id == ir::kNothing || !seen.insert(id).second) continue;
    visit(*p_.nodes[id].op);
    for (const NodeId operand : p_.operands(id)) todo.push_back(operand);
    const int number = ir::kind_of(p_, id);
    if (number < 0) continue;
    const ir::Kind& kind = p_.kinds[static_cast<size_t>(number)];
    todo.push_back(kind.actions);
    if (with_consequences) todo.insert(todo.end(), kind.thens.begin(), kind.thens.end());
  }
}

// What the actions read and write, without what follows the moves within them.
ir::FieldSet RulesText::fields_of(NodeId actions) const {
  ir::FieldSet fields = 0;
  for_each_op(actions, false, [&](const OpRecord& op) { fields |= op.reads | op.writes; });
  return fields;
}

// What is tried out and taken back may change no more than the head, the sets and what is pending.
bool RulesText::tries_in_sets() const {
  using ir::Field;
  constexpr ir::FieldSet kOthers = ir::state(Field::Score, Field::Amount, Field::PlayerValue, Field::Variable,
                                             Field::Remembered, Field::Vote, Field::Event, Field::Team,
                                             Field::Start, Field::Track, Field::Match, Field::Passed);
  for (const ir::Kind& kind : p_.kinds) {
    if (!is_made(kind) || kind.filters.empty()) continue;
    ir::FieldSet written = written_by(kind.actions);
    for (const NodeId then : kind.thens) written |= written_by(then);
    if (written & kOthers) return false;
  }
  return true;
}
// Of pieces, no more is kept than what the sets say.
ir::FieldSet RulesText::written_by(NodeId actions) const {
  ir::FieldSet written = 0;
  for_each_op(actions, true, [&](const OpRecord& op) {
    if (!(op.writes & ir::bit(ir::Field::Piece))) written |= op.writes;
  });
  return written;
}

// It is asked of each move that is tried, so that a call is dearer than its text. Where it is a choice
// between players, that is so of each of them.
std::set<NodeId> RulesText::threats_outwards() const {
  std::set<NodeId> all;
  for (size_t id = 0; id < p_.nodes.size(); ++id) {
    const auto node = static_cast<NodeId>(id);
    if (!ir::is(p_, node, Op::IsThreatened)) continue;
    const NodeId by = ir::operand<Op::IsThreatened, "by">(p_, node);
    if (by == ir::kNothing) continue;
    all.insert(by);
    if (ir::is(p_, by, Op::Or)) all.insert(p_.operands(by).begin(), p_.operands(by).end());
  }
  return all;
}

int RulesText::state_planes() const {
  const runtime::SpaceLayout& s = game_.layout.space[static_cast<size_t>(game_.default_type)];
  if (s.state < 0) return 0;
  constexpr int kMostPlanes = 3;
  constexpr std::array kCarriers{&Op::ActMove, &Op::ActRemove, &Op::ActReplace, &Op::ActPromote};
  int planes = 1;
  for (size_t id = 0; id < p_.nodes.size(); ++id) {
    const auto node = static_cast<NodeId>(id);
    const OpRecord* const op = p_.nodes[node].op;
    if (!(op->writes & ir::bit(ir::Field::State)) || std::ranges::find(kCarriers, op) != kCarriers.end())
      continue;
    NodeId value = ir::kNothing;
    if (op == &Op::ActAdd)
      value = ir::operand<Op::ActAdd, "state">(p_, node);
    else if (op == &Op::ActSetSite && ir::attribute<Op::ActSetSite, "field">(p_, node) == ir::Field::State)
      value = ir::operand<Op::ActSetSite, "value">(p_, node);
    else
      return -1;
    if (value == ir::kNothing) continue;
    const int known = ir::is(p_, value, Op::Const) ? ir::attribute<Op::Const, "value">(p_, value) : -1;
    if (known < 0 || known >= 1 << kMostPlanes) return -1;
    while (known >> planes) ++planes;
  }
  return planes;
}

}  // namespace ludens::native
