#include "native/plan.h"

#include <algorithm>

#include "interpreter/op_call.h"
#include "interpreter/sinks.h"
#include "ir/ops/conditions.h"
#include "ir/ops/game_numbers.h"
#include "ir/ops/lifted.h"
#include "ir/ops/lifted_sites.h"
#include "ir/ops/moves.h"
#include "ir/ops/order.h"
#include "ir/ops/regions.h"
#include "ir/ops/sites.h"
#include "ir/ops/sow.h"
#include "ir/ops/travel.h"
#include "runtime/kernels/slides.h"

namespace ludens::native {

Plan::Plan(const Prepared& game, bool is_standalone)
    : game_(game), p_(game.program), is_standalone_(is_standalone) {
  any_level_left_ =
      std::ranges::any_of(p_.nodes, [](const ir::Node& node) { return node.op && node.op->leaves; });
  find_made_kinds();
  find_roots(true);
  visit_all();
  most_parts_ = facts_.size();
  const bool has_own_rules = std::ranges::any_of(
      p_.phases, [](const ir::Phase& phase) { return !phase.play_as.empty() || !phase.end_as.empty(); });
  if (!is_standalone || p_.players == 0 || !has_own_rules) return;
  roots_.clear();
  hosts_.clear();
  facts_.clear();
  left_.clear();
  made_in_place_.clear();
  find_roots(false);
  visit_all();
}

void Plan::visit_all() {
  todo_.assign(roots_.begin(), roots_.end());
  while (!todo_.empty()) {
    const Use root = todo_.back();
    todo_.pop_back();
    visit(root);
  }
}

void Plan::add_root(NodeId id, Sink sink) {
  if (id != ir::kNothing) roots_.insert({id, p_.type(id) == Type::Moves ? sink : Sink::List});
}

void Plan::find_made_kinds() {
  std::set<NodeId> seen;
  std::vector<NodeId> todo{p_.end};
  const auto add = [&](const std::vector<NodeId>& more) {
    todo.insert(todo.end(), more.begin(), more.end());
  };
  const auto add_kind = [&](int k) {
    if (k < 0 || !made_kinds_.insert(k).second) return;
    const ir::Kind& kind = p_.kinds[static_cast<size_t>(k)];
    add({kind.actions, kind.from_level, kind.to_level});
    add(kind.thens);
    for (const std::uint16_t filter : kind.filters) todo.push_back(p_.filters[filter].condition);
    for (const std::uint16_t prelude : kind.preludes) todo.push_back(p_.preludes[prelude]);
  };
  add(p_.end_as);
  for (const ir::Phase& phase : p_.phases) {
    add({phase.play, phase.end});
    add(phase.play_as);
    add(phase.end_as);
    for (const ir::NextPhase& next : phase.next) add({next.who, next.condition});
  }
  add_kind(p_.pass_kind);
  add_kind(p_.swap_kind);
  while (!todo.empty()) {
    const NodeId id = todo.back();
    todo.pop_back();
    if (id == ir::kNothing || !seen.insert(id).second) continue;
    for (const NodeId operand : p_.operands(id)) todo.push_back(operand);
    todo.push_back(ir::renamed(p_, id));
    add_kind(ir::kind_of(p_, id));
  }
}

void Plan::find_roots(bool with_nobody) {
  const auto add_each = [&](NodeId all, const std::vector<NodeId>& each, Sink sink) {
    for (size_t mover = with_nobody ? 0 : 1; mover < each.size(); ++mover) add_root(each[mover], sink);
    if (each.empty()) add_root(all, sink);
  };
  for (const ir::Phase& phase : p_.phases) {
    for (const Sink sink : {Sink::List, Sink::Any}) {
      add_each(phase.play, phase.play_as, sink);
    }
    add_each(phase.end, phase.end_as, Sink::List);
  }
  add_each(p_.end, p_.end_as, Sink::List);
  for (const ir::Kind& kind : p_.kinds) {
    if (!is_made(kind)) continue;
    add_root(kind.actions, Sink::Merge);
    for (const NodeId then : kind.thens) add_root(then, Sink::Effect);
    add_root(ir::renamed(p_, kind.from_level), Sink::List);
    add_root(ir::renamed(p_, kind.to_level), Sink::List);
  }
  for (const ir::Kind& kind : p_.kinds)
    for (const std::uint16_t filter : kind.filters)
      if (is_made(kind)) add_root(p_.filters[filter].condition, Sink::List);
  if (!is_standalone_) return;
  for (const ir::Kind& kind : p_.kinds)
    for (const std::uint16_t prelude : kind.preludes)
      if (is_made(kind)) add_root(p_.preludes[prelude], Sink::Effect);
  for (const ir::Phase& phase : p_.phases)
    for (const ir::NextPhase& next : phase.next) {
      add_root(ir::renamed(p_, next.who), Sink::List);
      add_root(ir::renamed(p_, next.condition), Sink::List);
    }
}

bool Plan::is_written(const Use& use) const {
  const OpRecord* op = p_.nodes[use.node].op;
  if (is_leaf(use) || op == &Op::BoolConst || op == &Op::DirsConst) return true;
  if (!is_standalone_ && leaves_level(use.node)) return false;
  if (ir::kind_of(p_, use.node) >= 0 && !is_plain_emission(use)) return false;
  if (op == &Op::Concat) return true;
  if (op == &Op::ActSow && hides_registers(use)) return false;
  if (!gathers_here(use)) return false;
  return has_kernel(use.node) && !draws_twice(use.node);
}

bool Plan::gathers_here(const Use& use) const {
  const OpRecord* op = p_.nodes[use.node].op;
  const bool is_made = use.sink != Sink::List && use.sink != Sink::Any;
  if (op == &Op::Append) return is_standalone_;
  if (!op->knows_sink) return true;
  if (op == &Op::Prelude && !is_made) return true;
  if (!is_standalone_) return false;
  if (op == &Op::Prelude || op == &Op::Choose) return true;
  if (use.sink == Sink::First && (op == &Op::While || op == &Op::Sequence)) return false;
  return !is_made || (thens_read(use.node) & ~left_registers()) == 0;
}

RegSet Plan::left_registers() const {
  return is_standalone_ && any_level_left_ ? ir::bit(Reg::Level) : 0;
}

bool Plan::leaves_level(NodeId id) const {
  if (id == ir::kNothing) return false;
  const OpRecord& op = *p_.nodes[id].op;
  if (&op == &Op::ForLevels || &op == &Op::LeaveLevel) return true;
  if (&op == &Op::KeepLevel) return false;
  const auto [known, is_new] = leaves_level_.try_emplace(id, false);
  if (!is_new) return known->second;
  bool leaves = ir::kind_of(p_, id) >= 0 && leaves_level(kind_of(id).actions);
  const auto operands = p_.operands(id);
  for (size_t i = 0; i < operands.size() && !leaves; ++i)
    leaves = !(operand(id, i).run.binds & ir::bit(Reg::Level)) && leaves_level(operands[i]);
  return leaves_level_[id] = leaves;
}

bool Plan::hides_registers(const Use& use) const {
  return thens_read(use.node) & ~(ir::bit(Reg::From) | ir::bit(Reg::To) | ir::bit(Reg::Value));
}

RegSet Plan::thens_read(NodeId below) const {
  RegSet reads = 0;
  std::set<NodeId> seen;
  std::vector<NodeId> todo{below};
  while (!todo.empty()) {
    const NodeId id = todo.back();
    todo.pop_back();
    if (id == ir::kNothing || !seen.insert(id).second) continue;
    for (const NodeId operand : p_.operands(id)) todo.push_back(operand);
    if (ir::kind_of(p_, id) < 0) continue;
    todo.push_back(kind_of(id).actions);
    for (const NodeId then : kind_of(id).thens) reads |= host_reads({then, Sink::Effect});
  }
  return reads;
}

bool Plan::draws(NodeId id) const {
  if (id == ir::kNothing) return false;
  const OpRecord& op = *p_.nodes[id].op;
  const bool may_draw = op.chance || (p_.stochastic && (op.looks_ahead || op.result == Type::Moves));
  const auto [known, is_new] = draws_.try_emplace(id, may_draw);
  if (!is_new || known->second) return known->second;
  const bool below = std::ranges::any_of(p_.operands(id), [&](NodeId operand) { return draws(operand); });
  return draws_[id] = below;
}

bool Plan::draws_twice(NodeId id) const {
  const auto operands = p_.operands(id);
  int count = 0;
  for (size_t i = 0; i < operands.size(); ++i) {
    const ir::Operand& wanted = operand(id, i);
    count += !wanted.run.is_body && wanted.presence != ir::Presence::Many && draws(operands[i]);
  }
  return count > 1;
}

bool Plan::is_plain_emission(const Use& use) const {
  const ir::Kind& kind = kind_of(use.node);
  if (kind.captures.size() > ludens::kMaxCaptures) return false;
  return use.sink == Sink::List || kind.filters.empty() || is_emitted(kind);
}

bool Plan::is_emitted(const ir::Kind& kind) const {
  return why_not_emitted(kind).empty();
}

std::string Plan::why_not_emitted(const ir::Kind& kind) const {
  if (!is_made(kind)) return "is made by no rule";
  if (!is_standalone_ && !kind.preludes.empty()) return "has a prelude";
  if (kind.preludes.size() > kMostThens) return "has many preludes";
  if (kind.captures.size() > ludens::kMaxCaptures) return "remembers much";
  if (kind.filters.size() > kMostFilters) return "has many conditions";
  if (kind.thens.size() > kMostThens) return "has many consequences";
  if (!is_standalone_ && leaves_level(kind.actions)) return "leaves a level behind";
  if (!is_standalone_ && notes_places()) return "is asked where all it did happened";
  return "";
}

int Plan::planned_ways(const Use& use) const {
  if (use.sink != Sink::List || !ir::is(p_, use.node, Op::Concat)) return 0;
  return static_cast<const kernels::StepPlan*>(code_of(use).data)->way_count;
}

int Plan::ways_of(const kernels::StepWays& steps) const {
  if (steps.in_word.size() > 0) return steps.in_word.size();
  return is_few_shifts(steps) ? steps.relation_count : 0;
}

bool Plan::is_few_shifts(const kernels::StepWays& steps) const {
  constexpr int kMostShifts = 48;
  int shifts = 0;
  for (int i = 0; i < steps.relation_count; ++i) shifts += steps.relations[i].shift_count;
  return is_standalone_ && p_.words == 1 && shifts > 0 && shifts <= kMostShifts;
}

int Plan::hop_ways(const Code& hop_set) const {
  constexpr int kMostWays = 24;
  const int count = static_cast<const kernels::HopWays*>(hop_set.data)->count;
  return is_standalone_ && p_.words == 1 && count <= kMostWays ? count : 0;
}

int Plan::word_ways(const Use& use) const {
  const bool steps = ir::is(p_, use.node, Op::StepSet);
  const bool hops = ir::is(p_, use.node, Op::HopSet);
  if (use.sink != Sink::List || !(steps || hops || ir::is(p_, use.node, Op::LeapSet))) return 0;
  const Code& code = code_of(use);
  if (!code.data || !kind_of(use.node).captures.empty()) return 0;
  if (hops) return hop_ways(code);
  if (steps) return ways_of(*static_cast<const kernels::StepWays*>(code.data));
  const auto& leaps = *static_cast<const kernels::Leaps*>(code.data);
  return static_cast<int>(leaps.ways_end - leaps.ways);
}

const ir::Operand& Plan::operand(NodeId id, size_t i) const {
  const auto& all = p_.nodes[id].op->operands;
  return all[std::min(i, all.size() - 1)];
}

bool Plan::is_asked(const Use& use, size_t i) const {
  constexpr ir::SinkSet kBoth = ir::kOwnSink | ir::bit(Sink::Any);
  if (ir::is(p_, use.node, Op::Prelude) && use.sink != Sink::List && use.sink != Sink::Any) return false;
  return operand(use.node, i).run.sinks == kBoth;
}

Use Plan::operand_use(const Use& use, size_t i) const {
  const NodeId id = ir::renamed(p_, p_.operands(use.node)[i]);
  if (id == ir::kNothing || p_.type(id) != Type::Moves) return {id, Sink::List};
  const Sink sink = interpreter::operand_sink(operand(use.node, i), use.sink);
  const bool is_made = use.sink != Sink::List && use.sink != Sink::Any;
  const ir::SinkSet sinks = operand(use.node, i).run.sinks;
  if (is_made && sinks == (ir::kOwnSink | ir::bit(Sink::List))) return {id, Sink::List};
  if (use.sink == Sink::Merge && sinks == (ir::kOwnSink | ir::bit(Sink::Effect))) return {id, Sink::Effect};
  return {id, sink};
}

const Plan::Facts& Plan::visit(const Use& use) {
  const auto found = facts_.find(use);
  if (found != facts_.end()) {
    ++found->second.uses;
    return found->second;
  }
  Facts facts;
  facts.uses = 1;
  if (!is_written(use)) {
    enter_below(use.node);
    facts.reads = host_reads(use);
    left_.insert(std::string(p_.nodes[use.node].op->name));
    facts.size = 4;
  } else {
    facts.reads = own_reads(use);
    const auto operands = p_.operands(use.node);
    for (size_t i = 0; i < operands.size() && !is_leaf(use) && !planned_ways(use); ++i) {
      if (operands[i] == ir::kNothing) continue;
      const auto add = [&](const Use& inner) {
        const Facts& part = visit(inner);
        facts.size = std::min(facts.size + part.size, 10'000);
        facts.reads |= part.reads & ~bound_by(use.node, i);
      };
      add(operand_use(use, i));
      if (is_asked(use, i)) add({operand_use(use, i).node, Sink::Any});
    }
    if (ir::kind_of(p_, use.node) >= 0 && (use.sink == Sink::Effect || use.sink == Sink::Merge))
      made_in_place_.insert(ir::kind_of(p_, use.node));
    if (acts(use)) {
      const Facts& part = visit(actions_of(use));
      const bool is_one = ir::is(p_, use.node, Op::Emit);  // else From and To are those of each move
      facts.size = std::min(facts.size + part.size, 10'000);
      facts.reads |= part.reads & ~(is_one ? 0 : ir::bit(Reg::From) | ir::bit(Reg::To));
    }
  }
  return facts_[use] = facts;
}

void Plan::enter_below(NodeId host) {
  if (!hosts_.insert(host).second) return;
  for (const NodeId part : p_.operands(host)) {
    const NodeId id = ir::renamed(p_, part);
    if (id == ir::kNothing) continue;
    const bool is_moves = p_.type(id) == Type::Moves;
    for (int sink = 0; sink < (is_moves ? ir::kSinks : 1); ++sink) {
      const Use use{id, static_cast<Sink>(sink)};
      if (!game_.code(id, use.sink) || is_leaf(use)) continue;
      if (!is_written(use))
        enter_below(id);
      else if (!p_.operands(id).empty() && roots_.insert(use).second)
        todo_.push_back(use);
    }
  }
}

bool Plan::acts(const Use& use) const {
  return ir::kind_of(p_, use.node) >= 0 && (use.sink == Sink::Effect || use.sink == Sink::Merge) &&
         kind_of(use.node).actions != ir::kNothing;
}

RegSet Plan::bound_by(NodeId id, size_t i) const {
  RegSet bound = operand(id, i).run.binds;
  if (operand(id, i).run.binds_attribute) bound |= ir::bit(named_register(id));
  return bound;
}

Reg Plan::named_register(NodeId id) const {
  const auto& attributes = p_.nodes[id].op->attributes;
  for (size_t i = 0; i < attributes.size(); ++i)
    if (attributes[i].type == ir::AttributeType::Register) return static_cast<Reg>(p_.attributes(id)[i]);
  return Reg::From;
}

RegSet Plan::captures(const ir::Kind& kind) const {
  RegSet set = 0;
  for (const Reg reg : kind.captures) set |= ir::bit(reg);
  return set;
}

RegSet Plan::own_reads(const Use& use) const {
  const OpRecord& op = *p_.nodes[use.node].op;
  if (&op == &Op::GetReg) return ir::bit(ir::attribute<Op::GetReg, "register">(p_, use.node));
  if (is_leaf(use)) return op.registers;
  RegSet reads = op.registers | op.hands_on;
  if (ir::kind_of(p_, use.node) >= 0) reads |= captures(kind_of(use.node));
  if (&op == &Op::Choose) reads &= ~ir::bit(Reg::Aux);
  if (&op == &Op::Prelude) reads |= thens_read(ir::operand<Op::Prelude, "first">(p_, use.node));
  if (&op == &Op::Emit) reads |= ir::bit(Reg::From) | ir::bit(Reg::To);
  if (const Code& c = code_of(use); c.memo >= 0 && c.memo_reg >= 0)
    reads |= ir::bit(static_cast<Reg>(c.memo_reg));
  return reads;
}

RegSet Plan::host_reads(const Use& use) const {
  RegSet reads = 0;
  std::set<NodeId> seen;
  std::vector<NodeId> todo{use.node};
  while (!todo.empty()) {
    const NodeId id = todo.back();
    todo.pop_back();
    if (id == ir::kNothing || !seen.insert(id).second) continue;
    reads |= p_.nodes[id].op->registers | p_.nodes[id].op->hands_on;
    if (ir::is(p_, id, Op::GetReg)) reads |= ir::bit(ir::attribute<Op::GetReg, "register">(p_, id));
    for (const NodeId operand : p_.operands(id)) todo.push_back(operand);
    if (ir::kind_of(p_, id) < 0) continue;
    const ir::Kind& kind = kind_of(id);
    reads |= ir::bit(Reg::From) | ir::bit(Reg::To) | captures(kind);
    todo.push_back(kind.actions);
    todo.push_back(kind.from_level);
    todo.push_back(kind.to_level);
    todo.insert(todo.end(), kind.thens.begin(), kind.thens.end());
    for (const std::uint16_t filter : kind.filters) todo.push_back(p_.filters[filter].condition);
    for (const std::uint16_t prelude : kind.preludes) todo.push_back(p_.preludes[prelude]);
  }
  return reads;
}

bool Plan::is_live(std::initializer_list<ir::OpRef> ops) const {
  return std::ranges::any_of(facts_, [&](const auto& entry) {
    return std::ranges::find(ops, p_.nodes[entry.first.node].op) != ops.end();
  });
}

bool Plan::traces() const {
  return notes_places() || measures_turns() || is_live({&Op::ActSow, &Op::Sequence, &Op::GreediestMoves}) ||
         std::ranges::any_of(facts_, [&](const auto& entry) {
           const Use& use = entry.first;
           return ir::is(p_, use.node, Op::Prelude) && use.sink != Sink::List && use.sink != Sink::Any;
         });
}

bool Plan::measures_turns() const {
  return is_live({&Op::LongestMoves, &Op::GreediestMoves});
}

bool Plan::reads_around() const {
  if (!traces() && !is_live({&Op::Prelude}) && p_.preludes.empty()) return false;
  return std::ranges::any_of(made_in_place_, [&](int k) {
    return std::ranges::any_of(p_.kinds[static_cast<size_t>(k)].thens, [&](NodeId then) {
      return (facts_.at({then, Sink::Effect}).reads & ~left_registers()) != 0;
    });
  });
}

bool Plan::is_function(const Use& use) const {
  if (is_leaf(use)) return false;
  const Facts& facts = facts_.at(use);
  if (roots_.contains(use) && is_written(use)) return true;
  // What takes a compiler time and memory grows faster than functions do.
  const int most = lends_bodies() ? 40 : 120;
  return is_written(use) && ((facts.uses > 1 && facts.size >= 4) || facts.size > most);
}

std::string Plan::function_name(const Use& use) const {
  std::string name = "n" + std::to_string(use.node);
  if (p_.type(use.node) == Type::Moves) name += "_" + std::string(ir::kSinkNames[static_cast<int>(use.sink)]);
  return name;
}

}  // namespace ludens::native
