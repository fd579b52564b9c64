#include "native/emit.h"

#include <algorithm>
#include <map>
#include <set>
#include <sstream>

#include "interpreter/dice.h"
#include "interpreter/op_call.h"
#include "interpreter/sinks.h"
#include "ir/accessors.h"
#include "ir/ops/conditions.h"
#include "ir/ops/game_numbers.h"
#include "ir/ops/lifted_sites.h"
#include "ir/ops/regions.h"
#include "ir/ops/sites.h"
#include "ir/ops/sow.h"
#include "ir/ops/travel.h"
#include "native/table_text.h"

namespace ludens::native {

namespace {

using interpreter::Code;
using interpreter::Leaf;
using interpreter::Prepared;
using interpreter::Sink;
using ir::NodeId;
using ir::OpRecord;
using ir::Program;
using ir::Reg;
using ir::RegSet;
using ir::Type;
namespace Op = ir::Op;

// A node, and for moves the sink that they go to.
struct Use {
  NodeId node = ir::kNothing;
  Sink sink = Sink::List;
  auto operator<=>(const Use&) const = default;
};

// Names of registers as variables: From, To, ...
std::string variable(Reg reg) {
  std::string name(ir::kRegNames[static_cast<size_t>(reg)]);
  name[0] = static_cast<char>(name[0] - 'a' + 'A');
  return name;
}
std::string reg_constant(Reg reg) {
  return "Reg::" + variable(reg);
}
template <class Visit>
void for_each_register(RegSet set, Visit visit) {
  for (int r = 0; r < ir::kRegs; ++r)
    if ((set >> r) & 1) visit(static_cast<Reg>(r));
}
std::string joined(const std::vector<std::string>& parts) {
  std::string text;
  for (const std::string& part : parts) text += (text.empty() ? "" : ", ") + part;
  return text;
}

// A name that cannot be anything but part of a comment.
std::string harmless(const std::string& name) {
  std::string text;
  for (const char c : name) {
    const bool is_letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    text += is_letter || c == ' ' || c == '-' ? c : '.';
  }
  return text;
}

const char* result_type(Type type) {
  switch (type) {
    case Type::Int:
    case Type::Level:
      return "int";
    case Type::Float:
      return "float";
    case Type::Dirs:
      return "std::uint64_t";
    case Type::Bool:
    case Type::Moves:
      return "bool";
    default:
      return "void";
  }
}

class Emitter {
 public:
  Emitter(const Prepared& game, bool is_standalone)
      : game_(game), p_(game.program), is_standalone_(is_standalone) {}

  Emitted run() {
    find_roots();
    todo_.assign(roots_.begin(), roots_.end());
    while (!todo_.empty()) {
      const Use root = todo_.back();
      todo_.pop_back();
      visit(root);
    }
    std::vector<std::string> left(left_.begin(), left_.end());
    if (is_standalone_) {
      std::string reason = why_not_standalone();
      if (!reason.empty()) return {"", left, reason};
      write_standalone();
    } else {
      write_head();
      write_functions();
      write_game();
      write_table();
    }
    return {out_.str(), left, ""};
  }

 private:
  // --- what is to be written

  void add_root(NodeId id, Sink sink) {
    if (id != ir::kNothing) roots_.insert({id, p_.type(id) == Type::Moves ? sink : Sink::List});
  }
  void find_roots() {
    for (const ir::Phase& phase : p_.phases) {
      for (const Sink sink : {Sink::List, Sink::Any}) {
        for (const NodeId id : phase.play_as) add_root(id, sink);
        if (phase.play_as.empty()) add_root(phase.play, sink);
      }
      for (const NodeId id : phase.end_as) add_root(id, Sink::List);
      if (phase.end_as.empty()) add_root(phase.end, Sink::List);
    }
    for (const NodeId id : p_.end_as) add_root(id, Sink::List);
    if (p_.end_as.empty()) add_root(p_.end, Sink::List);
    for (const ir::Kind& kind : p_.kinds) {
      add_root(kind.actions, Sink::Merge);
      for (const NodeId then : kind.thens) add_root(then, Sink::Effect);
      add_root(ir::renamed(p_, kind.from_level), Sink::List);
      add_root(ir::renamed(p_, kind.to_level), Sink::List);
    }
    for (const ir::Filter& filter : p_.filters) add_root(filter.condition, Sink::List);
    if (!is_standalone_) return;
    for (const ir::Phase& phase : p_.phases)
      for (const ir::NextPhase& next : phase.next) {
        add_root(ir::renamed(p_, next.who), Sink::List);
        add_root(ir::renamed(p_, next.condition), Sink::List);
      }
  }

  bool has_kernel(NodeId id) const { return interpreter::op_table().at(p_.nodes[id].op).kernel != nullptr; }
  const Code& code_of(const Use& use) const { return *game_.code(use.node, use.sink); }
  bool is_leaf(const Use& use) const { return code_of(use).leaf != Leaf::None; }
  // Written here, without the interpreter?
  bool is_written(const Use& use) const {
    const OpRecord* op = p_.nodes[use.node].op;
    if (is_leaf(use) || op == &Op::BoolConst || op == &Op::DirsConst) return true;
    if (leaves_level(use.node)) return false;
    if (ir::kind_of(p_, use.node) >= 0 && !is_plain_emission(use)) return false;
    if (op == &Op::Concat) return true;
    if (op == &Op::CanMove)
      return game_.layout.visited < 0;  // else the last move counts as visited meanwhile
    if (op == &Op::ActSow && hides_registers(use)) return false;
    return has_kernel(use.node) && !draws_twice(use.node);
  }
  // Is (level) another one afterwards, for whatever comes next? A register is a variable here, and goes with
  // its scope.
  bool leaves_level(NodeId id) const {
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
  // What follows a capture is carried out on the machine's registers, of which a sowing sets these.
  bool hides_registers(const Use& use) const {
    RegSet reads = 0;
    std::set<NodeId> seen;
    std::vector<NodeId> todo{use.node};
    while (!todo.empty()) {
      const NodeId id = todo.back();
      todo.pop_back();
      if (id == ir::kNothing || !seen.insert(id).second) continue;
      for (const NodeId operand : p_.operands(id)) todo.push_back(operand);
      if (ir::kind_of(p_, id) < 0) continue;
      todo.push_back(kind_of(id).actions);
      for (const NodeId then : kind_of(id).thens) reads |= host_reads({then, Sink::Effect});
    }
    return reads & ~(ir::bit(Reg::From) | ir::bit(Reg::To) | ir::bit(Reg::Value));
  }
  // In a game of chance, what makes or tries out moves may draw as well.
  bool draws(NodeId id) const {
    if (id == ir::kNothing) return false;
    const OpRecord& op = *p_.nodes[id].op;
    const bool may_draw = op.chance || (p_.stochastic && (op.looks_ahead || op.result == Type::Moves));
    const auto [known, is_new] = draws_.try_emplace(id, may_draw);
    if (!is_new || known->second) return known->second;
    const bool below = std::ranges::any_of(p_.operands(id), [&](NodeId operand) { return draws(operand); });
    return draws_[id] = below;
  }
  // C++ does not say which argument is worked out first: where two of them draw chance, that matters. Bodies
  // are run by the kernel, in its order.
  bool draws_twice(NodeId id) const {
    const auto operands = p_.operands(id);
    int count = 0;
    for (size_t i = 0; i < operands.size(); ++i) {
      const ir::Operand& wanted = operand(id, i);
      count += !wanted.run.is_body && wanted.presence != ir::Presence::Many && draws(operands[i]);
    }
    return count > 1;
  }
  // What is listed is not tried out yet.
  bool is_plain_emission(const Use& use) const {
    const ir::Kind& kind = kind_of(use.node);
    if (kind.captures.size() > ludens::kMaxCaptures) return false;
    return use.sink == Sink::List || kind.filters.empty() || is_emitted(kind);
  }
  // Of one kind: native::Kind has room for so many conditions, its functions tell so many consequences apart.
  static constexpr size_t kMostFilters = 4;
  static constexpr size_t kMostThens = 16;
  // Is it carried out by emitted code?
  bool is_emitted(const ir::Kind& kind) const {
    return kind.preludes.empty() && kind.captures.size() <= ludens::kMaxCaptures &&
           kind.filters.size() <= kMostFilters && kind.thens.size() <= kMostThens &&
           !leaves_level(kind.actions) && !p_.uses.after_consequences && !p_.uses.last_sites;
  }
  // Steps of whole sets, all of which are listed at once; 0 where they are not. So many groups at most.
  int planned_ways(const Use& use) const {
    if (use.sink != Sink::List || !ir::is(p_, use.node, Op::Concat)) return 0;
    return static_cast<const kernels::StepPlan*>(code_of(use).data)->way_count;
  }
  const ir::Kind& kind_of(NodeId id) const { return p_.kinds[static_cast<size_t>(ir::kind_of(p_, id))]; }

  const ir::Operand& operand(NodeId id, size_t i) const {
    const auto& all = p_.nodes[id].op->operands;
    return all[std::min(i, all.size() - 1)];
  }
  // Is it asked whether there is a move, besides?
  bool is_asked(NodeId id, size_t i) const {
    constexpr ir::SinkSet kBoth = ir::kOwnSink | ir::bit(Sink::Any);
    return p_.nodes[id].op == &Op::Priority && operand(id, i).run.sinks == kBoth;
  }
  Use operand_use(const Use& use, size_t i) const {
    const NodeId id = ir::renamed(p_, p_.operands(use.node)[i]);
    if (id == ir::kNothing || p_.type(id) != Type::Moves) return {id, Sink::List};
    return {id, interpreter::operand_sink(operand(use.node, i), use.sink)};
  }

  struct Facts {
    int uses = 0;
    int size = 1;      // nodes, as a tree
    RegSet reads = 0;  // registers that are to be there
  };

  const Facts& visit(const Use& use) {
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
        if (is_asked(use.node, i)) add({operand_use(use, i).node, Sink::Any});
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

  // What the interpreter does may ask for parts that are written here: it enters these.
  void enter_below(NodeId host) {
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

  // A move that is made where it is found: its actions are part of the generator.
  bool acts(const Use& use) const {
    return ir::kind_of(p_, use.node) >= 0 && (use.sink == Sink::Effect || use.sink == Sink::Merge) &&
           kind_of(use.node).actions != ir::kNothing;
  }
  Use actions_of(const Use& use) const { return {kind_of(use.node).actions, Sink::List}; }

  RegSet bound_by(NodeId id, size_t i) const {
    RegSet bound = operand(id, i).run.binds;
    if (operand(id, i).run.binds_attribute) bound |= ir::bit(named_register(id));
    return bound;
  }
  Reg named_register(NodeId id) const {
    const auto& attributes = p_.nodes[id].op->attributes;
    for (size_t i = 0; i < attributes.size(); ++i)
      if (attributes[i].type == ir::AttributeType::Register) return static_cast<Reg>(p_.attributes(id)[i]);
    return Reg::From;
  }
  RegSet captures(const ir::Kind& kind) const {
    RegSet set = 0;
    for (const Reg reg : kind.captures) set |= ir::bit(reg);
    return set;
  }
  RegSet own_reads(const Use& use) const {
    const OpRecord& op = *p_.nodes[use.node].op;
    if (&op == &Op::GetReg) return ir::bit(ir::attribute<Op::GetReg, "register">(p_, use.node));
    if (is_leaf(use)) return op.registers;
    RegSet reads = op.registers | op.hands_on;
    if (ir::kind_of(p_, use.node) >= 0) reads |= captures(kind_of(use.node));
    if (&op == &Op::Emit) reads |= ir::bit(Reg::From) | ir::bit(Reg::To);
    if (const Code& c = code_of(use); c.memo >= 0 && c.memo_reg >= 0)
      reads |= ir::bit(static_cast<Reg>(c.memo_reg));
    return reads;
  }
  // All that the interpreter may read below the node.
  RegSet host_reads(const Use& use) const {
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

  // A function of its own, not part of whoever uses it?
  bool is_function(const Use& use) const {
    if (is_leaf(use)) return false;
    const Facts& facts = facts_.at(use);
    if (roots_.contains(use) && is_written(use)) return true;
    return is_written(use) && ((facts.uses > 1 && facts.size >= 4) || facts.size > 120);
  }
  std::string function_name(const Use& use) const {
    std::string name = "n" + std::to_string(use.node);
    if (p_.type(use.node) == Type::Moves)
      name += "_" + std::string(ir::kSinkNames[static_cast<int>(use.sink)]);
    return name;
  }

  // --- expressions

  bool is_out(Type type) const { return type == Type::Set || type == Type::List; }
  static const char* out_type(Type type) { return type == Type::Set ? "SetWord* out" : "List& out"; }

  // The value of a node; what is a Set or a List is written to `out` by a statement.
  std::string expression(const Use& use) {
    const Code& c = code_of(use);
    if (c.leaf != Leaf::None && p_.type(use.node) != Type::Set) return leaf(use.node, c);
    if (is_function(use)) return call(use);
    return unshared(use);
  }
  std::string call(const Use& use) {
    std::vector<std::string> arguments{"w"};
    if (is_out(p_.type(use.node))) arguments.emplace_back("out");
    for_each_register(facts_.at(use).reads, [&](Reg reg) { arguments.push_back(variable(reg)); });
    return function_name(use) + "(" + joined(arguments) + ")";
  }
  std::string leaf(NodeId id, const Code& c) {
    if (c.leaf == Leaf::Constant) return std::to_string(ir::attribute<Op::Const, "value">(p_, id));
    if (ir::is(p_, id, Op::GetLevel)) return variable(Reg::Level);
    if (c.leaf == Leaf::Register) return variable(ir::attribute<Op::GetReg, "register">(p_, id));
    return "w.number(" + std::to_string(c.offset) + ")";
  }
  std::string constant_set(int index) const {
    if (is_standalone_) return "(kSets() + " + std::to_string(index * p_.words) + ")";
    return "kSet" + std::to_string(index);
  }
  std::string set_leaf(NodeId id, const Code& c) {
    if (c.leaf == Leaf::Constant) return constant_set(ir::attribute<Op::SetConst, "set">(p_, id));
    return "w.set(" + std::to_string(c.offset) + ")";
  }

  std::string unshared(const Use& use) {
    const OpRecord* op = p_.nodes[use.node].op;
    if (op == &Op::BoolConst) return ir::attribute<Op::BoolConst, "value">(p_, use.node) ? "true" : "false";
    if (op == &Op::DirsConst) return std::to_string(*ir::constant_directions(p_, use.node)) + "ull";
    if (is_leaf(use)) return "copy_words(out, " + set_leaf(use.node, code_of(use)) + ", w.words)";
    if (!is_written(use)) return host(use);
    if (op == &Op::Emit) return one_move(use);
    if (op == &Op::Concat) return planned_ways(use) ? step_plan(use) : any_of(use);
    if (op == &Op::CanMove)
      return remembered(use, "w.any([&] { return " + expression(operand_use(use, 0)) + "; })");
    return kernel(use);
  }

  std::string registers_as_constants(RegSet set) const {
    std::vector<std::string> names;
    for_each_register(set, [&](Reg reg) { names.push_back(reg_constant(reg)); });
    return joined(names);
  }
  std::string registers_as_variables(RegSet set) const {
    std::string text;
    for_each_register(set, [&](Reg reg) { text += ", " + variable(reg); });
    return text;
  }
  // The interpreter's code for the node, with the registers as they are here.
  std::string host(const Use& use) {
    const RegSet reads = host_reads(use);
    const char* how = "";
    switch (p_.type(use.node)) {
      case Type::Int:
      case Type::Level:
        how = "int";
        break;
      case Type::Float:
        how = "float";
        break;
      case Type::Bool:
        how = "bool";
        break;
      case Type::Dirs:
        how = "dirs";
        break;
      case Type::Moves:
        how = "moves";
        break;
      case Type::Void:
        how = "effect";
        break;
      case Type::Set:
      case Type::List:
        how = "out";
        break;
    }
    const bool to_out = is_out(p_.type(use.node));
    std::string constants = registers_as_constants(reads);
    if (p_.type(use.node) == Type::Moves)
      constants = sink_constant(use.sink) + (constants.empty() ? "" : ", " + constants);
    return std::string("w.template host_") + how + "<" + constants + ">(" + std::to_string(use.node) +
           (to_out ? ", out" : "") + registers_as_variables(reads) + ")";
  }

  // One after the other, until the sink has what it wanted.
  std::string any_of(const Use& use) {
    std::string text;
    for (size_t i = 0; i < p_.operands(use.node).size(); ++i)
      text += (text.empty() ? "(" : " ||\n   ") + expression(operand_use(use, i));
    return text.empty() ? "false" : text + ")";
  }

  // Steps of one word, written out.
  std::string word_steps(int kind, const std::string& from, const kernels::WordSteps& steps) const {
    const auto word = [](int offset) { return "*w.set(" + std::to_string(offset) + ")"; };
    const kernels::WordSum& sum = steps.allowed;
    std::string allowed = "(" + std::to_string(sum.constant) + "ull";
    for (const std::int32_t* at = sum.plus; at != sum.plus_end; ++at) allowed += " | " + word(*at);
    allowed += ")";
    for (const std::int32_t* at = sum.minus; at != sum.minus_end; ++at) allowed += " & ~" + word(*at);
    std::string text = "const SetWord from = " + from + ", allowed = " + allowed + ";\n    ";
    for (const kernels::StepWay* way = steps.ways; way != steps.ways_end; ++way)
      text += "w.list_steps(" + std::to_string(kind) + ", " + std::to_string(way->relation) +
              ", rotated(from & " + std::to_string(way->from) + "ull, " + std::to_string(way->delta) +
              ") & allowed);\n    ";
    return "{ " + text + "}\n  ";
  }
  std::string written_plan(const kernels::StepPlan& plan) const {
    std::string text = "[&] {\n  ";
    for (const auto* part = plan.parts; part != plan.parts_end; ++part)
      text += word_steps(part->kind, "*w.set(" + std::to_string(part->from) + ")", part->steps);
    return text + "  return !w.m.check_list(); }()";
  }
  std::string step_plan(const Use& use) {
    if (is_standalone_) return written_plan(*static_cast<const kernels::StepPlan*>(code_of(use).data));
    return "kernels::step_plan(w, " + table(use, "kernels::StepPlan") + ", w.step_room(" +
           std::to_string(planned_ways(use)) + "))";
  }
  // What was prepared for the node.
  std::string table(const Use& use, const std::string& type) {
    std::string place = std::to_string(use.node) + ", " + sink_constant(use.sink);
    if (is_standalone_) {
      const auto [known, is_new] = tables_.try_emplace(code_of(use).data, static_cast<int>(tables_.size()));
      if (is_new) table_uses_.push_back(use);
      place = std::to_string(known->second);
      const std::string name = "kTable" + place;
      if (is_new &&
          native::write_table(table_text_, type, code_of(use).data, name, p_.words, relation_sites()))
        constant_tables_.insert(known->second);
      if (constant_tables_.contains(known->second)) return "*" + name + "()";
    }
    return "w.template table<" + type + ">(" + place + ")";
  }

  // How the node's kernel emits moves.
  std::string emission(const Use& use) {
    if (use.sink == Sink::Any && kind_of(use.node).filters.empty()) return "w.looking()";
    if (use.sink == Sink::List && kind_of(use.node).captures.empty())
      return "w.template listing<" + std::to_string(ir::kind_of(p_, use.node)) + ">()";
    return "w.template each_move<" + sink_constant(use.sink) +
           ">([&]([[maybe_unused]] int From, [[maybe_unused]] int To) { return " + one_move(use) + "; })";
  }
  // A move as From, To and what it captures are here.
  std::string one_move(const Use& use) {
    const int kind = ir::kind_of(p_, use.node);
    const ir::Kind& k = kind_of(use.node);
    std::string move = std::to_string(kind) + ", From, To";
    for (const Reg reg : k.captures) move += ", " + variable(reg);
    const std::string holds = "holds<Game>(w.m, w.move(" + move + "), ";
    switch (use.sink) {
      case Sink::List:
        return "w.list_move(" + move + ")";
      case Sink::Any:
        return "w.is_reached(To)" + (k.filters.empty() ? "" : " && " + holds + "w.m.question.outer_filters)");
      case Sink::First:
        return (k.filters.empty() ? "" : holds + "0) && ") + "w.note_first(" + std::to_string(kind) +
               ", From, To)";
      default:
        break;
    }
    const std::string act = acts(use) ? "[&] { " + expression(actions_of(use)) + "; }" : "[] {}";
    const std::string made = use.sink == Sink::Effect
                                 ? "w.effect(" + std::to_string(kind) + ", From, To, " + act + ")"
                                 : "w.merge(" + std::to_string(kind) + ", " + act + ")";
    return (k.filters.empty() ? "" : holds + "0) && ") + made;
  }

  std::string kernel(const Use& use) {
    const OpRecord& op = *p_.nodes[use.node].op;
    const interpreter::OpEntry& entry = interpreter::op_table().at(&op);
    std::vector<std::string> arguments{"w"};
    if (is_out(op.result)) arguments.emplace_back("out");
    if (entry.prepare) arguments.push_back(table(use, entry.table_type));
    for (size_t i = 0; i < op.operands.size(); ++i) arguments.push_back(argument(use, i));
    for (size_t i = 0; i < op.attributes.size(); ++i)
      arguments.push_back(op.attributes[i].type == ir::AttributeType::Kind ? emission(use)
                                                                           : attribute(use.node, i));
    for_each_register(op.registers | op.hands_on, [&](Reg reg) { arguments.push_back(variable(reg)); });
    return remembered(use, "kernels::" + std::string(entry.kernel) + "(" + joined(arguments) + ")");
  }

  // Costly answers are kept while the state stays as it is, as the interpreter does.
  std::string remembered(const Use& use, const std::string& text) {
    constexpr int kWorthKeeping = 10;
    const Code& c = code_of(use);
    if (c.memo < 0 || c.op->cost < kWorthKeeping) return text;
    const std::string place = std::to_string(c.memo) + ", " + std::to_string(c.memo_size) + ", " +
                              (c.memo_reg < 0 ? "-1" : variable(static_cast<Reg>(c.memo_reg))) + ", ";
    if (c.op->result == Type::Set)
      return "w.remembered_set(out, " + std::to_string(c.memo_words) + ", " + place + "[&](SetWord* out) { " +
             text + "; })";
    return "w.remembered(" + place + "[&] { return " + text + "; })";
  }

  std::string parameters(RegSet set) const {
    std::vector<std::string> all;
    for_each_register(set, [&](Reg reg) { all.push_back("[[maybe_unused]] int " + variable(reg)); });
    return joined(all);
  }
  std::string argument(const Use& use, size_t i) {
    const ir::Operand& wanted = operand(use.node, i);
    const auto operands = p_.operands(use.node);
    if (wanted.presence == ir::Presence::Many) {
      std::vector<std::string> all;
      for (size_t k = i; k < operands.size(); ++k) all.push_back(functor(use, k, operand_use(use, k)));
      std::string generators = "many(" + joined(all) + ")";
      if (!is_asked(use.node, i)) return generators;
      for (size_t k = i; k < operands.size(); ++k)
        all[k - i] = functor(use, k, {operand_use(use, k).node, Sink::Any});
      return "asked(w.m, " + generators + ", many(" + joined(all) + "))";
    }
    const bool absent = i >= operands.size() || operands[i] == ir::kNothing;
    if (wanted.run.is_body) return absent ? "kAbsent" : functor(use, i, operand_use(use, i));
    if (absent)
      return ir::is_whole(wanted.type)   ? "Maybe{}"
             : wanted.type == Type::List ? "static_cast<const List*>(nullptr)"
                                         : "nullptr";
    const Use inner = operand_use(use, i);
    if (wanted.type == Type::Set) return eager_set(inner);
    if (wanted.type == Type::List) return eager_list(inner, wanted.presence == ir::Presence::Optional);
    const std::string value = expression(inner);
    return wanted.presence == ir::Presence::Optional ? "Maybe{true, " + value + "}" : value;
  }
  std::string eager_set(const Use& use) {
    const Code& c = code_of(use);
    if (c.leaf != Leaf::None) return set_leaf(use.node, c);
    return "w.make([&](SetWord* out) { " + expression(use) + "; })";
  }
  std::string eager_list(const Use& use, bool as_pointer) {
    const std::string made = "w.make_list([&](List& out) { " + expression(use) + "; })";
    return as_pointer ? "&" + made + ".get()" : made + ".get()";
  }
  std::string functor(const Use& use, size_t i, const Use& inner) {
    const ir::Operand& wanted = operand(use.node, i);
    std::string bound = parameters(wanted.run.binds);
    if (wanted.run.binds_attribute)
      bound += (bound.empty() ? "" : ", ") + ("[[maybe_unused]] int " + variable(named_register(use.node)));
    // Each round of a loop is a step, as in the interpreter.
    const std::string step =
        bound.empty() ? "" : "if (!w.m.tick()) [[unlikely]] " + given_up(wanted.type) + " ";
    if (is_out(wanted.type)) {
      const std::string out = out_type(wanted.type);
      return "given([&](" + out + (bound.empty() ? "" : ", ") + bound + ") { " + step + expression(inner) +
             "; })";
    }
    const char* back = wanted.type == Type::Void ? "" : "return ";
    return "given([&](" + bound + ") -> " + result_type(wanted.type) + " { " + step + back +
           expression(inner) + "; })";
  }
  // What a body does once a limit was reached: conditions do not hold, generators stop.
  static std::string given_up(Type type) {
    if (type == Type::Set) return "return clear_words(out, w.words);";
    if (type == Type::Void || type == Type::List) return "return;";
    return type == Type::Moves ? "return true;" : "return {};";
  }

  std::string attribute(NodeId id, size_t i) {
    const auto type = p_.nodes[id].op->attributes[i].type;
    const std::int32_t value = p_.attributes(id)[i];
    switch (type) {
      case ir::AttributeType::Flag:
        return value ? "true" : "false";
      case ir::AttributeType::SiteType:
        return value == 0 ? "kCell" : value == 1 ? "kEdge" : "kVertex";
      case ir::AttributeType::Register:
        return reg_constant(static_cast<Reg>(value));
      case ir::AttributeType::Field:
        return "static_cast<ir::Field>(" + std::to_string(value) + ")";
      case ir::AttributeType::Set:
        return constant_set(value);
      case ir::AttributeType::List:
      case ir::AttributeType::MaybeList:
        return value < 0 ? "kernels::Ints()" : "w.list(" + std::to_string(value) + ")";
      default:
        return std::to_string(value);
    }
  }

  // --- the text

  static const char* truth(bool value) { return value ? "true" : "false"; }
  void write_space(int type, const char* name) {
    const runtime::SpaceLayout& s = game_.layout.space[static_cast<size_t>(type)];
    const auto field = [&](const char* of, const char* field_name, int offset) {
      if (offset < 0)
        out_ << "  static constexpr " << of << "* " << field_name << " = nullptr;\n";
      else
        out_ << "  " << of << "* " << field_name << " = at<" << of << ">(" << offset << ");\n";
    };
    if (is_standalone_) write_array("std::int32_t", "k" + std::string(name) + "Order", s.order_of);
    out_ << "struct " << name << " : Fields {\n  using Fields::Fields;\n";
    out_ << "  static constexpr int sites = " << s.sites << ", height = " << s.height << ";\n";
    field("std::uint16_t", "what", s.what);
    field("std::uint8_t", "who", s.who);
    field("std::int16_t", "count", s.count);
    field("std::int16_t", "state", s.state);
    field("std::uint8_t", "rotation", s.rotation);
    field("std::int32_t", "value", s.value);
    field("std::uint8_t", "size", s.size);
    field("std::uint8_t", "listed", s.listed);
    field("SetWord", "empty", s.empty);
    field("SetWord", "own", s.own);
    field("SetWord", "piece", s.piece);
    field("std::int16_t", "order", s.order);
    field("SetWord", "domain", s.domain);
    field("std::uint8_t", "hidden", s.hidden);
    runtime::View view;
    std::vector<std::uint64_t> block(static_cast<size_t>(game_.layout.bytes) / 8);
    view.attach(game_.layout, reinterpret_cast<std::byte*>(block.data()));
    out_ << "  static constexpr int domain_words = " << s.domain_words
         << ";\n  static constexpr bool plain = " << truth(view.space[type].plain)
         << ", order_swaps = " << truth(game_.layout.order_swaps) << ";\n";
    if (is_standalone_) {
      out_ << "  const std::int32_t* order_of = k" << name << "Order();\n};\n";
      return;
    }
    out_ << "  static constexpr std::int32_t order_table[] = {";
    for (const std::int32_t first : s.order_of) out_ << first << ", ";
    out_ << "0};\n  static constexpr const std::int32_t* order_of = order_table;\n";
    out_ << "};\n";
  }

  std::string owners() const {
    std::string all;
    for (const int owner : game_.owners) all += std::to_string(owner) + ", ";
    return all;
  }

  void write_head() {
    out_ << "// " << harmless(p_.name)
         << ", written by Ludens from its rules.\n#include \"engine/native_rules.h\"\n\nnamespace {\n\n"
         << "using namespace ludens;\nusing namespace ludens::native;\n\n";
    write_space(0, "Cells");
    write_space(1, "Edges");
    write_space(2, "Vertices");
    out_ << "struct Constants {\n  static constexpr int words = " << p_.words << ", players = " << p_.players
         << ", components = " << game_.layout.components << ", first_beyond = " << game_.first_beyond
         << ";\n  static constexpr SiteType default_type = static_cast<SiteType>(" << game_.default_type
         << ");\n"
         << "  static constexpr bool keeps_hash = " << truth(game_.layout.hash)
         << ", has_owners_by_piece = " << truth(!game_.layout.owners.empty())
         << ", uses_large_pieces = " << truth(game_.layout.large_pieces)
         << ", uses_dominoes = " << truth(p_.uses.dominoes) << ", uses_cards = " << truth(p_.uses.cards)
         << ", is_simulation = " << truth(p_.mode == ir::kSimulation)
         << ";\n  static constexpr int tracks = " << p_.equipment->tracks.size() << ", board_sites[] = {"
         << game_.board->count(ir::SiteType::Cell) << ", " << game_.board->count(ir::SiteType::Edge) << ", "
         << game_.board->count(ir::SiteType::Vertex) << "};\n  static constexpr std::uint8_t owners[] = {"
         << owners() << "};\n"
         << "  using Cell = Cells;\n  using Edge = Edges;\n  using Vertex = Vertices;\n};\n"
         << "using World = native::World<Constants>;\nusing List = World::List;\nstruct Game;\n\n";
    for (size_t i = 0; i < p_.sets.size(); ++i) {
      out_ << "[[maybe_unused]] constexpr SetWord kSet" << i << "[] = {";
      for (const SetWord word : p_.sets[i]) out_ << word << "ull, ";
      out_ << "};\n";
    }
  }

  std::string signature(const Use& use) {
    const Type type = p_.type(use.node);
    // Effects are carried out as they come in one world, gathered in another.
    const bool in_any =
        type == Type::Void || (type == Type::Moves && (use.sink == Sink::Effect || use.sink == Sink::Merge));
    std::string text = std::string(in_any ? "template <class World> " : "") + result_type(type) + " " +
                       function_name(use) + "([[maybe_unused]] const World& w";
    if (is_out(type)) text += std::string(", ") + out_type(type);
    const std::string rest = parameters(facts_.at(use).reads);
    return text + (rest.empty() ? "" : ", ") + rest + ")";
  }
  void write_functions() {
    std::vector<Use> functions;
    for (const auto& [use, facts] : facts_)
      if (is_function(use)) functions.push_back(use);
    for (const Use& use : functions) out_ << signature(use) << ";\n";
    for (const Use& use : functions) {
      const Type type = p_.type(use.node);
      const bool gives = type != Type::Void && !is_out(type);
      out_ << "\n" << signature(use) << " {\n  " << (gives ? "return " : "") << unshared(use) << ";\n}\n";
    }
  }

  // --- whole turns

  // The value that a register has where a move is carried out: -1 where it is not bound.
  std::string value_in_move(const ir::Kind& kind, Reg reg, bool outside) const {
    if (outside && (reg == Reg::To || reg == Reg::Between)) return "-1";
    if (reg == Reg::From) return "move.from";
    if (reg == Reg::To) return "move.to";
    for (size_t i = 0; i < kind.captures.size(); ++i)
      if (kind.captures[i] == reg) return "move.capture[" + std::to_string(i) + "]";
    return "-1";
  }
  // The registers of a use as variables around its expression.
  template <class Value>
  std::string with_registers(const Use& use, Value value) {
    std::string text;
    for_each_register(facts_.at(use).reads, [&](Reg reg) {
      text += "[[maybe_unused]] const int " + variable(reg) + " = " + value(reg) + "; ";
    });
    return text;
  }
  void write_case(size_t number, const Use& use, const std::string& registers, bool gives) {
    out_ << "      case " << number << ": { " << registers << (gives ? "return " : "") << expression(use)
         << ";" << (gives ? "" : " return;") << " }\n";
  }
  static std::string unbound(Reg /*reg*/) { return "-1"; }

  static const char* trial(interpreter::Trial trial) {
    constexpr const char* kNames[] = {"interpreter::Trial::Full", "interpreter::Trial::IfFree",
                                      "interpreter::Trial::OnePiece"};
    return kNames[static_cast<int>(trial)];
  }
  void write_kind_table() {
    std::vector<std::string> items;
    for (size_t k = 0; k < p_.kinds.size(); ++k) {
      const interpreter::KindCode& code = game_.kinds[k];
      std::ostringstream item;
      item << "{" << truth(is_emitted(p_.kinds[k])) << ", " << truth(code.pass) << ", " << truth(code.swap)
           << ", " << truth(code.includes_consequences) << ", " << truth(code.checked) << ", "
           << truth(code.direct) << ", " << trial(code.trial) << ", " << int{code.from_type} << ", "
           << int{code.to_type} << ", " << code.thens.size() << ", " << code.filters.size() << ", {";
      for (size_t i = 0; i < code.filter_thens.size() && i < 4; ++i)
        item << (i > 0 ? ", " : "") << code.filter_thens[i];
      item << "}, " << (code.direct_thens & 0xFFFF) << "}";
      items.push_back(item.str());
    }
    TableText table;
    table.array("Kind", "kKinds", items);
    out_ << table.take() << "\n";
  }
  void write_kinds() {
    out_ << "  static constexpr Kind kind(int k) { return kKinds_table[k]; }\n"
         << "  LUDENS_FN static const Kind* kinds() { return kKinds(); }\n";
  }

  // Functions that choose by kind of move: emit(kind, number) writes the cases of one.
  template <class Emit>
  void write_by_kind(const std::string& signature, const std::string& key, const std::string& otherwise,
                     Emit emit) {
    out_ << "  " << signature << " {\n    switch (" << key << ") {\n";
    for (size_t k = 0; k < p_.kinds.size(); ++k)
      if (is_emitted(p_.kinds[k])) emit(p_.kinds[k], k);
    out_ << "      default:\n        break;\n    }\n" << otherwise << "  }\n";
  }
  // A move that only places or moves one piece, where actions are carried out as they come.
  std::string quick_way(size_t k) {
    using Quick = interpreter::KindCode::Quick;
    const interpreter::KindCode& code = game_.kinds[k];
    if (!is_standalone_ || !code.direct || code.quick == Quick::No) return "";
    std::string done;
    if (code.quick == Quick::Place)
      done = "kernels::place_quickly(w, move.to, " + expression({code.piece->node, Sink::List}) + ")";
    else
      done = std::string("kernels::move_quickly(w, move.from, move.to, ") +
             truth(code.quick == Quick::Replace) + ")";
    return "if constexpr (World::is_direct) { if (" + done + ") return; } ";
  }
  void write_moves() {
    write_by_kind("template <class World> static void act([[maybe_unused]] const World& w, const Move& move)",
                  "move.kind", "", [&](const ir::Kind& kind, size_t k) {
                    if (kind.actions == ir::kNothing) return;
                    const Use use{kind.actions, Sink::List};
                    const auto value = [&](Reg reg) { return value_in_move(kind, reg, false); };
                    write_case(k, use, quick_way(k) + with_registers(use, value), false);
                  });
    write_thens("static void then", false);
    write_thens("template <class World> static void then_now", true);
    write_by_kind("static bool filter([[maybe_unused]] const World& w, const Move& move, size_t i)",
                  "move.kind * " + std::to_string(kMostThens) + " + i", "    return false;\n",
                  [&](const ir::Kind& kind, size_t k) {
                    for (size_t i = 0; i < kind.filters.size(); ++i) {
                      const Use use{p_.filters[kind.filters[i]].condition, Sink::List};
                      write_case(k * kMostThens + i, use,
                                 with_registers(use, [&](Reg reg) { return value_in_move(kind, reg, true); }),
                                 true);
                    }
                  });
    write_by_kind(
        "static SiteLevels levels([[maybe_unused]] const World& w, [[maybe_unused]] const Move& "
        "move)",
        "move.kind", "    return {};\n", [&](const ir::Kind& kind, size_t k) {
          if (kind.from_level == ir::kNothing && kind.to_level == ir::kNothing) return;
          out_ << "      case " << k << ": return {" << level(kind, kind.from_level) << ", "
               << level(kind, kind.to_level) << "};\n";
        });
  }
  // Those that are carried out as they come, or the others.
  void write_thens(const std::string& name, bool direct) {
    write_by_kind(name + "([[maybe_unused]] const World& w, int kind, size_t i)",
                  "kind * " + std::to_string(kMostThens) + " + i", "", [&](const ir::Kind& kind, size_t k) {
                    for (size_t i = 0; i < kind.thens.size(); ++i) {
                      if (((game_.kinds[k].direct_thens >> i) & 1) != direct) continue;
                      const Use use{kind.thens[i], Sink::Effect};
                      write_case(k * kMostThens + i, use, with_registers(use, unbound), false);
                    }
                  });
  }
  std::string level(const ir::Kind& kind, NodeId id) {
    if (id == ir::kNothing) return "0";
    const Use use{ir::renamed(p_, id), Sink::List};
    return "[&] { " + with_registers(use, [&](Reg reg) { return value_in_move(kind, reg, false); }) +
           "return " + expression(use) + "; }()";
  }

  // Rules of a phase for each mover, into `write(case number, use)`.
  template <class Write>
  void for_each_rule(int phase, NodeId all, const std::vector<NodeId>& each, Sink sink, Write write) {
    // Where nobody plays, the mover is 0.
    for (int mover = p_.players == 0 ? 0 : 1; mover <= p_.players; ++mover) {
      const NodeId id = static_cast<size_t>(mover) < each.size() ? each[static_cast<size_t>(mover)] : all;
      if (id != ir::kNothing)
        write(static_cast<size_t>(phase * 32 + mover),
              Use{id, p_.type(id) == Type::Moves ? sink : Sink::List});
    }
  }
  void write_play() {
    for (const Sink sink : {Sink::List, Sink::Any}) {
      out_
          << "  static bool " << (sink == Sink::List ? "list" : "any")
          << "([[maybe_unused]] const World& w, int phase, int mover) {\n    switch (phase * 32 + mover) {\n";
      for (size_t i = 0; i < p_.phases.size(); ++i)
        for_each_rule(static_cast<int>(i), p_.phases[i].play, p_.phases[i].play_as, sink,
                      [&](size_t number, const Use& use) {
                        write_case(number, use, with_registers(use, unbound), true);
                      });
      out_ << "      default:\n        return false;\n    }\n  }\n";
    }
    out_ << "  static bool end([[maybe_unused]] const World& w, int phase, int mover) {\n    switch ((phase "
            "+ 1) * 32 + mover) {\n";
    const auto write_end = [&](size_t number, const Use& use) {
      out_ << "      case " << number << ": { " << with_registers(use, unbound) << expression(use)
           << "; return true; }\n";
    };
    for_each_rule(0, p_.end, p_.end_as, Sink::List, write_end);
    for (size_t i = 0; i < p_.phases.size(); ++i)
      for_each_rule(static_cast<int>(i) + 1, p_.phases[i].end, p_.phases[i].end_as, Sink::List, write_end);
    out_ << "      default:\n        return false;\n    }\n  }\n";
  }

  // Does one of the rules use the op?
  bool is_live(std::initializer_list<ir::OpRef> ops) const {
    return std::ranges::any_of(facts_, [&](const auto& entry) {
      return std::ranges::find(ops, p_.nodes[entry.first.node].op) != ops.end();
    });
  }
  void write_facts() {
    const auto flag = [&](const char* name, bool value) {
      out_ << "  static constexpr bool " << name << " = " << truth(value) << ";\n";
    };
    const auto number = [&](const char* name, int value) {
      out_ << "  static constexpr int " << name << " = " << value << ";\n";
    };
    write_kind_table();
    out_ << "\nstruct Game {\n  using World = ::World;\n";
    flag("has_memos", game_.memo_size.answers > 0);
    flag("hosts", !hosts_.empty());
    flag("has_pending", game_.layout.pending >= 0);
    number("phases", static_cast<int>(p_.phases.size()));
    flag("plain_turn", game_.plain_turn);
    flag("stochastic", p_.stochastic);
    flag("has_meta_rules", p_.meta.forbids());
    flag("satisfy", game_.satisfy != nullptr);
    flag("draw_when_all_pass", p_.draw_when_all_pass);
    flag("hosts_effects", std::ranges::any_of(hosts_, [&](NodeId id) {
           return p_.type(id) == Type::Void || p_.type(id) == Type::Moves;
         }));
    number("swap_kind", p_.swap_kind);
    number("pass_kind", p_.pass_kind);
    number("max_turns", p_.max_turns);
    number("max_moves", p_.max_moves);
    number("dice", game_.layout.dice >= 0 ? static_cast<int>(interpreter::dice_of(p_).size()) : 0);
    number("repetitions", static_cast<int>(p_.uses.repetitions));
    number("no_repeat", static_cast<int>(p_.meta.no_repeat));
    number("kind_count", static_cast<int>(p_.kinds.size()));
    flag("cycle", p_.uses.cycle);
    flag("has_visited", game_.layout.visited >= 0);
    flag("has_marked", game_.layout.to_remove >= 0);
    flag("reads_counter", is_live({&Op::Counter}));
    flag("reads_stuck", is_live({&Op::NoMovesFor}));
    flag("reads_votes", game_.layout.proposals >= 0);
    flag("reads_last_level", is_live({&Op::LastLevelFrom, &Op::LastLevelTo}));
    flag("reads_last_type", is_live({&Op::LastSiteIs}));
  }
  void write_game() {
    write_facts();
    write_kinds();
    write_moves();
    write_play();
    out_ << "};\n\nconstexpr interpreter::CompiledTurns kTurns = turns_of<Game>();\n";
  }

  // --- code that stands alone (standalone.h)

  // Empty where nothing stands against it.
  std::string why_not_standalone() const {
    if (!hosts_.empty()) return "there is no kernel for " + *left_.begin();
    if (p_.mode != ir::kInTurn) return "players do not move in turn";
    if (p_.players < 1) return "nobody plays";
    if (game_.satisfy) return "it is a puzzle of deduction";
    if (game_.layout.match >= 0) return "it is part of a match";
    const ir::MetaRules& meta = p_.meta;
    if (meta.automove || meta.gravity || meta.pin || meta.no_stack_on_fallen || meta.no_suicide)
      return "a rule of the whole game needs the interpreter";
    for (size_t k = 0; k < p_.kinds.size(); ++k) {
      if (!is_emitted(p_.kinds[k])) return "a kind of move needs the interpreter";
      if (!made_in_place_.contains(static_cast<int>(k))) continue;
      for (const NodeId then : p_.kinds[k].thens)
        if (facts_.at({then, Sink::Effect}).reads != 0)
          return "what follows a move within a move asks for iterators around it";
    }
    for (const auto& [use, facts] : facts_)
      for (const ir::OpRef op : {&Op::ActSow, &Op::MovePassed})
        if (p_.nodes[use.node].op == op) return "there is no foresight for " + std::string(op->name);
    constexpr int kMostBytes = 1 << 15;
    if (game_.layout.bytes > kMostBytes) return "the state is large";
    return "";
  }

  static constexpr int kMostMoves = 2048, kMostGroups = 512, kMostActions = 512, kMostSaved = 8,
                       kMostPositions = 4096, kMostListed = 1024, kScratchLists = 2;

  int most_captures() const {
    size_t most = 0;
    for (const ir::Kind& kind : p_.kinds) most = std::max(most, kind.captures.size());
    return static_cast<int>(most);
  }
  bool keeps_positions() const { return p_.uses.repetitions != 0 || p_.uses.cycle; }

  void write_constants() {
    const runtime::Layout& layout = game_.layout;
    const auto number = [&](const char* name, int value) {
      out_ << "  static constexpr int " << name << " = " << value << ";\n";
    };
    const auto flag = [&](const char* name, bool value) {
      out_ << "  static constexpr bool " << name << " = " << truth(value) << ";\n";
    };
    out_ << "struct Game;\nstruct Constants {\n  using Game = ::Game;\n  using Board = HostBoard;\n"
         << "  using Cell = Cells;\n  using Edge = Edges;\n  using Vertex = Vertices;\n";
    number("bytes", layout.bytes);
    number("words", p_.words);
    number("players", p_.players);
    number("components", layout.components);
    number("first_beyond", game_.first_beyond);
    number("most_moves", kMostMoves);
    number("most_groups", kMostGroups);
    number("most_actions", kMostActions);
    number("most_saved", kMostSaved);
    number("most_positions", keeps_positions() ? kMostPositions : 1);
    number("most_listed", kMostListed);
    number("most_captures", most_captures());
    number("most_depth", 100);
    number("scratch_lists", kScratchLists);
    number("memos", game_.memo_size.answers);
    number("memo_words", game_.memo_size.words);
    number("link_sites", layout.link_sites);
    number("link_parent", std::max(0, layout.link_parent));
    number("link_reached", std::max(0, layout.link_reached));
    number("link_joined", std::max(0, layout.link_joined));
    number("tracks", static_cast<int>(p_.equipment->tracks.size()));
    number("variables", layout.variables);
    out_ << "  static constexpr std::int64_t most_steps = 20'000'000;\n"
         << "  static constexpr SiteType default_type = static_cast<SiteType>(" << game_.default_type
         << ");\n";
    flag("keeps_hash", layout.hash);
    flag("has_stacks", layout.small_bytes < layout.bytes);
    flag("uses_large_pieces", layout.large_pieces);
    flag("uses_dominoes", p_.uses.dominoes);
    flag("uses_cards", p_.uses.cards);
    flag("uses_line_of_play", p_.uses.line_of_play);
    out_ << "  LUDENS_FN static int owner(int what) { return kOwners()[what]; }\n"
         << "  LUDENS_FN static constexpr int board_sites(SiteType type) { return type == SiteType::Cell ? "
         << game_.board->count(ir::SiteType::Cell) << " : type == SiteType::Edge ? "
         << game_.board->count(ir::SiteType::Edge) << " : " << game_.board->count(ir::SiteType::Vertex)
         << "; }\n"
         << "  LUDENS_FN static const SetWord* constant_set(int index) { return kSets() + index * words; }\n"
         << "  LUDENS_FN static const std::uint8_t* owners_by_piece() { return "
         << (layout.owners.empty() ? "nullptr" : "kOwnersByPiece()") << "; }\n"
         << "  LUDENS_FN static int back(int relation, int to) { return kBack()[relation * " << back_width()
         << " + to]; }\n"
         << "  template <class World> LUDENS_FN static std::uint64_t board_hash(const World& w) { return "
            "runtime::hash_board(w.view); }\n"
         << "  static std::span<const TableOf> tables();\n"
         << "};\nusing World = standalone::World<Constants>;\nusing List = World::List;\n\n";
  }
  int back_width() const { return p_.words * 64; }
  // Tables of steps know all sites, those of hands too.
  int relation_sites() const {
    return game_.relations.empty() ? 0 : static_cast<int>(game_.relations[0].back.size());
  }

  template <class Values>
  void write_array(const std::string& type, const std::string& name, const Values& values) {
    std::vector<std::string> items;
    for (const auto value : values)
      items.push_back(std::to_string(+value) + (sizeof(value) == 8 ? "ull" : ""));
    if (items.empty()) items.emplace_back("0");
    TableText table;
    table.array(type, name, items);
    out_ << table.take();
  }
  void write_arrays() {
    std::vector<SetWord> sets;
    for (const auto& set : p_.sets) sets.insert(sets.end(), set.begin(), set.end());
    write_array("SetWord", "kSets", sets);
    write_array("std::uint8_t", "kOwners", game_.owners);
    write_array("std::uint8_t", "kOwnersByPiece", game_.layout.owners);
    std::vector<std::int16_t> back;
    for (const ir::Relation& relation : game_.relations) {
      std::vector<std::int16_t> row(relation.back.begin(), relation.back.end());
      row.resize(static_cast<size_t>(back_width()), -1);
      back.insert(back.end(), row.begin(), row.end());
    }
    write_array("std::int16_t", "kBack", back);
  }

  // Where the fields of the state lie.
  void write_attach() {
    std::vector<std::uint64_t> block(static_cast<size_t>(game_.layout.bytes) / 8);
    auto* const begin = reinterpret_cast<std::byte*>(block.data());
    runtime::View view;
    view.attach(game_.layout, begin);
    out_ << "  LUDENS_FN static void attach(runtime::View& view, std::byte* block) {\n    view = {};\n";
    const auto field = [&](const std::string& name, auto* at) {
      if (!at) return;
      out_ << "    view." << name << " = reinterpret_cast<decltype(view." << name << ")>(block + "
           << reinterpret_cast<const std::byte*>(at) - begin << ");\n";
    };
    field("head", view.head);
    field("phase", view.phase);
    field("rank", view.rank);
    field("score", view.score);
    field("amount", view.amount);
    field("team", view.team);
    field("player_value", view.player_value);
    field("seat", view.seat);
    field("var", view.var);
    field("pending", view.pending);
    field("visited", view.visited);
    field("to_remove", view.to_remove);
    field("dice", view.dice);
    field("remembered", view.remembered);
    field("proposals", view.proposals);
    field("triggered", view.triggered);
    field("on_track", view.on_track);
    field("last_sites", view.last_sites);
    field("passed", view.passed);
    field("start", view.start);
    field("match", view.match);
    field("sealed", view.sealed);
    field("choices", view.choices);
    constexpr const char* kSpaces[] = {"Cells", "Edges", "Vertices"};
    for (int t = 0; t < 3; ++t) {
      const runtime::Space& s = view.space[t];
      const std::string of = "space[" + std::to_string(t) + "].";
      out_ << "    view." << of << "sites = " << s.sites << ";\n    view." << of << "height = " << s.height
           << ";\n    view." << of << "plain = " << truth(s.plain) << ";\n    view." << of
           << "order_swaps = " << truth(s.order_swaps) << ";\n    view." << of
           << "domain_words = " << s.domain_words << ";\n    view." << of << "order_of = k" << kSpaces[t]
           << "Order();\n";
      field(of + "what", s.what);
      field(of + "who", s.who);
      field(of + "count", s.count);
      field(of + "state", s.state);
      field(of + "rotation", s.rotation);
      field(of + "value", s.value);
      field(of + "size", s.size);
      field(of + "listed", s.listed);
      field(of + "order", s.order);
      field(of + "empty", s.empty);
      field(of + "own", s.own);
      field(of + "piece", s.piece);
      field(of + "domain", s.domain);
      field(of + "hidden", s.hidden);
    }
    out_ << "  }\n";
  }

  // The phase that follows for a player, as engine::change_phases finds it.
  void write_next_phase() {
    out_ << "  LUDENS_FN static int next_phase([[maybe_unused]] const World& w, int phase, "
            "[[maybe_unused]] int player) {\n    switch (phase) {\n";
    const int everybody = p_.players + 1;
    for (size_t i = 0; i < p_.phases.size(); ++i) {
      out_ << "      case " << i << ":\n";
      for (const ir::NextPhase& next : p_.phases[i].next) {
        const auto value = [&](NodeId id) {
          const Use use{ir::renamed(p_, id), Sink::List};
          return "[&] { " + with_registers(use, unbound) + "return " + expression(use) + "; }()";
        };
        out_ << "        { const int who = "
             << (next.who != ir::kNothing ? value(next.who) : std::to_string(everybody)) << ";\n"
             << "          if ((who == player || who == " << everybody << ")";
        if (next.condition != ir::kNothing) out_ << " && w.tick() && " << value(next.condition);
        out_ << ") return ";
        if (next.target != ir::NextPhase::kFollowing)
          out_ << int{next.target};
        else
          out_ << "(w.view.phase[who >= 1 && who <= " << p_.players << " ? who : w.head().mover] + 1) % "
               << p_.phases.size();
        out_ << "; }\n";
      }
      out_ << "        return phase;\n";
    }
    out_ << "      default:\n        return phase;\n    }\n  }\n";
  }

  void write_standalone() {
    out_ << "// " << harmless(p_.name)
         << ", written by Ludens from its rules.\n#include \"engine/hosted.h\"\n\nnamespace {\n\n"
         << "using namespace ludens;\nusing namespace ludens::standalone;\n\n";
    write_space(0, "Cells");
    write_space(1, "Edges");
    write_space(2, "Vertices");
    write_arrays();
    write_constants();
    // The text of the rules says which tables there are.
    std::ostringstream before;
    std::swap(before, out_);
    write_functions();
    write_facts();
    write_attach();
    write_next_phase();
    write_kinds();
    write_moves();
    write_play();
    before << table_text_.take() << out_.str();
    std::swap(before, out_);
    out_ << "};\n\nconstexpr TableOf kTables[] = {";
    for (const Use& use : table_uses_) out_ << "{" << use.node << ", " << sink_constant(use.sink) << "}, ";
    out_ << "{}};\nstd::span<const TableOf> Constants::tables() { return {kTables, " << table_uses_.size()
         << "}; }\n"
         << "constexpr interpreter::CompiledTurns kTurns = hosted_turns<Constants>();\n"
         << "const interpreter::CompiledNode kNodes[] = {{0, Sink::List, nullptr}};\n\n}  // namespace\n\n";
    write_exports();
  }

  // What the interpreter calls in place of its own code.
  void write_table() {
    out_ << "\n";
    std::ostringstream entries;
    for (const Use& root : roots_) {
      if (!is_function(root)) continue;
      const Type type = p_.type(root.node);
      out_ << result_type(type) << " enter_" << function_name(root)
           << "(interpreter::Machine& m, const interpreter::Code&";
      if (is_out(type)) out_ << ", " << out_type(type);
      out_ << ") {\n  const World w(m);\n  return " << function_name(root) << "(w"
           << (is_out(type) ? ", out" : "");
      for_each_register(facts_.at(root).reads,
                        [&](Reg reg) { out_ << ", m.reg(" << reg_constant(reg) << ")"; });
      out_ << ");\n}\n";
      entries << "    {" << root.node << ", " << sink_constant(root.sink)
              << ", reinterpret_cast<void (*)()>(enter_" << function_name(root) << ")},\n";
    }
    out_ << "\nconst interpreter::CompiledNode kNodes[] = {\n"
         << entries.str() << "    {0, Sink::List, nullptr},\n};\n\n}  // namespace\n\n";
    write_exports();
  }
  void write_exports() {
    out_ << "extern \"C\" const ludens::interpreter::CompiledNode* ludens_nodes() {\n  return kNodes;\n}\n"
         << "extern \"C\" const ludens::interpreter::CompiledTurns* ludens_turns() {\n  return &kTurns;\n}\n";
  }
  static std::string sink_constant(Sink sink) {
    constexpr const char* kNames[] = {"List", "Any", "First", "Effect", "Merge"};
    return std::string("Sink::") + kNames[static_cast<int>(sink)];
  }

  const Prepared& game_;
  const Program& p_;
  std::set<Use> roots_;
  std::vector<Use> todo_;   // of these, not visited yet
  std::set<NodeId> hosts_;  // left to the interpreter
  std::map<Use, Facts> facts_;
  std::set<std::string> left_;
  mutable std::map<NodeId, bool> draws_;  // does chance decide part of it?
  mutable std::map<NodeId, bool> leaves_level_;
  const bool is_standalone_;
  std::set<int> made_in_place_;        // kinds whose moves are carried out where they are found
  std::map<const void*, int> tables_;  // that the text asks for, with their numbers
  std::vector<Use> table_uses_;        // by number
  std::set<int> constant_tables_;      // those that are part of the text
  TableText table_text_;
  std::ostringstream out_;
};

}  // namespace

Emitted emit(const Prepared& game) {
  return Emitter(game, false).run();
}

Emitted emit_standalone(const Prepared& game) {
  return Emitter(game, true).run();
}

}  // namespace ludens::native
