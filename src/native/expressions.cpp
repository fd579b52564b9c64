#include "native/expressions.h"

#include <algorithm>
#include <numeric>

#include "base/bits.h"
#include "interpreter/op_call.h"
#include "interpreter/op_table.h"
#include "ir/accessors.h"
#include "ir/ops/lifted.h"
#include "ir/ops/moves.h"
#include "ir/ops/order.h"
#include "ir/ops/regions.h"
#include "ir/ops/walks.h"
#include "runtime/kernels/slides.h"

namespace ludens::native {

namespace {

std::string joined(const std::vector<std::string>& parts) {
  std::string text;
  for (const std::string& part : parts) text += (text.empty() ? "" : ", ") + part;
  return text;
}

}  // namespace

std::string Expressions::variable(Reg reg) const {
  if (left_registers() & ir::bit(reg)) return "w.m.level";
  return name_of(reg);
}

std::string Expressions::name_of(Reg reg) {
  std::string name(ir::kRegNames[static_cast<size_t>(reg)]);
  name[0] = static_cast<char>(name[0] - 'a' + 'A');
  return name;
}

std::string Expressions::reg_constant(Reg reg) {
  return "Reg::" + name_of(reg);
}

const char* Expressions::result_type(Type type) {
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

std::string Expressions::expression(const Use& use) {
  const Code& c = code_of(use);
  if (is_leaf(use) && p_.type(use.node) != Type::Set) return leaf(use.node, c);
  if (is_function(use)) return call(use);
  return unshared(use);
}

std::string Expressions::call(const Use& use) {
  std::vector<std::string> arguments{"w"};
  if (is_out(p_.type(use.node))) arguments.emplace_back("out");
  for_each_register(facts_.at(use).reads & ~left_registers(),
                    [&](Reg reg) { arguments.push_back(variable(reg)); });
  return function_name(use) + "(" + joined(arguments) + ")";
}

std::string Expressions::leaf(NodeId id, const Code& c) {
  if (c.leaf == Leaf::Constant) return std::to_string(ir::attribute<Op::Const, "value">(p_, id));
  if (ir::is(p_, id, Op::GetLevel)) return variable(Reg::Level);
  if (c.leaf == Leaf::Register) return variable(ir::attribute<Op::GetReg, "register">(p_, id));
  return "w.number(" + std::to_string(c.offset) + ")";
}

std::string Expressions::constant_set(int index) const {
  if (is_standalone_) return "(kSets() + " + std::to_string(index * p_.words) + ")";
  return "kSet" + std::to_string(index);
}

std::string Expressions::set_leaf(NodeId id, const Code& c) {
  if (c.leaf == Leaf::Constant) return constant_set(ir::attribute<Op::SetConst, "set">(p_, id));
  return "w.set(" + std::to_string(c.offset) + ")";
}

std::string Expressions::unshared(const Use& use) {
  const OpRecord* op = p_.nodes[use.node].op;
  if (op == &Op::BoolConst) return ir::attribute<Op::BoolConst, "value">(p_, use.node) ? "true" : "false";
  if (op == &Op::DirsConst) return std::to_string(*ir::constant_directions(p_, use.node)) + "ull";
  if (is_leaf(use)) return "copy_words(out, " + set_leaf(use.node, code_of(use)) + ", w.words)";
  if (!is_written(use)) return host(use);
  if (op == &Op::Emit) return one_move(use);
  if (op == &Op::ForSites)
    if (const int site = only_site(ir::operand<Op::ForSites, "sites">(p_, use.node)); site >= 0)
      return argument(use, ir::operand_index<Op::ForSites, "body">()) + "(" + std::to_string(site) + ")";
  if (op == &Op::Concat) return planned_ways(use) ? step_plan(use) : any_of(use);
  return kernel(use);
}

// The site of a set that has this one always; -1: it may have others.
int Expressions::only_site(NodeId set) const {
  if (!ir::is(p_, set, Op::SetConst)) return -1;
  const auto& sites = p_.sets[static_cast<size_t>(ir::attribute<Op::SetConst, "set">(p_, set))];
  return count_bits(sites.data(), p_.words) == 1 ? nth_bit(sites.data(), 0) : -1;
}

std::string Expressions::registers_as_constants(RegSet set) const {
  std::vector<std::string> names;
  for_each_register(set, [&](Reg reg) { names.push_back(reg_constant(reg)); });
  return joined(names);
}

std::string Expressions::registers_as_variables(RegSet set) const {
  std::string text;
  for_each_register(set, [&](Reg reg) { text += ", " + variable(reg); });
  return text;
}

std::string Expressions::host(const Use& use) {
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

std::string Expressions::any_of(const Use& use) {
  std::vector<size_t> order(p_.operands(use.node).size());
  std::iota(order.begin(), order.end(), size_t{0});
  // Nobody sees in which order it is asked, but for chance that conditions draw.
  if (use.sink == Sink::Any && !p_.stochastic)
    std::stable_partition(order.begin(), order.end(),
                          [&](size_t i) { return moves_one_of(p_, p_.operands(use.node)[i], in_danger_); });
  std::string text;
  for (const size_t i : order) text += (text.empty() ? "(" : " ||\n   ") + expression(operand_use(use, i));
  return text.empty() ? "false" : text + ")";
}

std::string Expressions::room_for(int groups) {
  return "auto room = w.step_room(" + std::to_string(groups) + ");\n  ";
}
std::string Expressions::room_for(const Use& use, int kind, int groups) {
  return packs_steps(use) ? "auto room = " + packed_room(use, kind) + ";\n  " : room_for(groups);
}

std::string Expressions::word_steps(const Use& use, int kind, const std::string& from,
                                    const kernels::WordSteps& steps) const {
  const auto word = [](int offset) { return "*w.set(" + std::to_string(offset) + ")"; };
  const kernels::WordSum& sum = steps.allowed;
  std::string allowed = steps.allowed.known ? "(" + std::to_string(sum.constant) + "ull" : "(allowed";
  for (const std::int32_t* at = sum.plus; at != sum.plus_end; ++at) allowed += " | " + word(*at);
  allowed += ")";
  for (const std::int32_t* at = sum.minus; at != sum.minus_end; ++at) allowed += " & ~" + word(*at);
  std::string text = "const SetWord from = " + from + ", to = " + allowed + ";\n    ";
  const bool packs = packs_steps(use);
  int at = 0;
  for (const kernels::StepWay* way = steps.ways; way != steps.ways_end; ++way) {
    text += "room." + (packs ? packed_place(*way, at) : "add") + "(" + std::to_string(kind) + ", " +
            std::to_string(way->relation) + ", rotated(from & " + std::to_string(way->from) + "ull, " +
            std::to_string(way->delta) + ") & to);\n    ";
    at += popcount(way->from);
  }
  return "{ " + text + "}\n  ";
}

std::string Expressions::written_plan(const Use& use, const kernels::StepPlan& plan) {
  int ways = 0;
  for (const auto* part = plan.parts; part != plan.parts_end; ++part) ways += part->steps.size();
  std::string text = "[&] {\n  " + room_for(use, plan.parts->kind, ways);
  for (const auto* part = plan.parts; part != plan.parts_end; ++part)
    text += word_steps(use, part->kind, "*w.set(" + std::to_string(part->from) + ")", part->steps);
  return text + "  return room.close(); }()";
}

std::string Expressions::step_plan(const Use& use) {
  if (is_standalone_) return written_plan(use, *static_cast<const kernels::StepPlan*>(code_of(use).data));
  return "kernels::step_plan(w, " + table(use, "kernels::StepPlan") + ", w.step_room(" +
         std::to_string(planned_ways(use)) + "))";
}

std::string Expressions::shifted(const kernels::StepRelation& relation) {
  std::string text;
  for (int i = 0; i < relation.shift_count; ++i)
    text += (i > 0 ? " | " : "") +
            ("rotated(from & " + std::to_string(relation.shifts[i].from[0]) + "ull, ") +
            std::to_string(relation.shifts[i].delta) + ")";
  return "((" + text + ") & to)";
}

std::string Expressions::shifted_steps(const Use& use) {
  const auto& steps = *static_cast<const kernels::StepWays*>(code_of(use).data);
  const std::string sets =
      "[[maybe_unused]] SetWord scratch;\n  const SetWord from = static_cast<const SetWord*>(" +
      argument(use, ir::operand_index<Op::StepSet, "from">()) + ")[0], to = *kernels::peek(" +
      argument(use, ir::operand_index<Op::StepSet, "to">()) + ", &scratch);\n  ";
  std::string text;
  if (use.sink == Sink::Any) {
    for (int i = 0; i < steps.relation_count; ++i)
      text += (i > 0 ? " |\n    " : "") + shifted(steps.relations[i]);
    return "[&] {\n  " + sets + "return (" + text + ") != 0; }()";
  }
  for (int i = 0; i < steps.relation_count; ++i)
    text += "room.add(" + std::to_string(ir::kind_of(p_, use.node)) + ", " +
            std::to_string(steps.relations[i].number) + ", " + shifted(steps.relations[i]) + ");\n  ";
  return "[&] {\n  " + sets + room_for(steps.relation_count) + text + "return room.close(); }()";
}

std::string Expressions::shifted_hops(const Use& use) {
  const auto& hops = *static_cast<const kernels::HopWays*>(code_of(use).data);
  const auto peeked = [&](int operand) {
    return "*kernels::peek(" + argument(use, static_cast<size_t>(operand)) + ", &scratch)";
  };
  const std::string sets =
      "[[maybe_unused]] SetWord scratch;\n  const SetWord from = static_cast<const SetWord*>(" +
      argument(use, ir::operand_index<Op::HopSet, "from">()) +
      ")[0], third = " + peeked(ir::operand_index<Op::HopSet, "third">()) +
      ", to = " + peeked(ir::operand_index<Op::HopSet, "to">()) + ";\n  ";
  std::string text;
  for (const kernels::HopWay* way = hops.ways; way != hops.ways + hops.count; ++way) {
    const std::string ends = "kernels::hop_word(" + std::to_string(way->from[0]) + "ull, " +
                             std::to_string(way->third) + ", " + std::to_string(way->to) +
                             ", from, third, to)";
    if (use.sink == Sink::Any)
      text += (way != hops.ways ? " |\n    " : "") + ends;
    else
      text += "room.add(" + std::to_string(ir::kind_of(p_, use.node)) + ", " + std::to_string(way->relation) +
              ", " + ends + ");\n  ";
  }
  return "[&] {\n  " + sets +
         (use.sink == Sink::Any ? "return (" + text + ") != 0; }()"
                                : room_for(hops.count) + text + "return room.close(); }()");
}

std::string Expressions::word_steps_of(const Use& use) {
  const void* const data = code_of(use).data;
  if (ir::is(p_, use.node, Op::StepSet) && static_cast<const kernels::StepWays*>(data)->in_word.size() == 0)
    return shifted_steps(use);
  kernels::WordSteps steps;
  std::string from;
  std::string to;
  if (ir::is(p_, use.node, Op::StepSet)) {
    steps = static_cast<const kernels::StepWays*>(data)->in_word;
    from = argument(use, ir::operand_index<Op::StepSet, "from">());
    if (!steps.allowed.known) to = argument(use, ir::operand_index<Op::StepSet, "to">());
  } else {
    const auto& leaps = *static_cast<const kernels::Leaps*>(data);
    steps.ways = leaps.ways;
    steps.ways_end = leaps.ways_end;
    from = argument(use, ir::operand_index<Op::LeapSet, "from">());
    to = argument(use, ir::operand_index<Op::LeapSet, "to">());
  }
  std::string text =
      "[&] {\n  [[maybe_unused]] SetWord scratch;\n  const SetWord pieces = static_cast<const SetWord*>(" +
      from + ")[0]";
  if (!to.empty()) text += ", allowed = *kernels::peek(" + to + ", &scratch)";
  const int kind = ir::kind_of(p_, use.node);
  text += ";\n  " + room_for(use, kind, steps.size()) + word_steps(use, kind, "pieces", steps);
  return text + "return room.close(); }()";
}

std::string Expressions::table(const Use& use, const std::string& type) {
  std::string place = std::to_string(use.node) + ", " + sink_constant(use.sink);
  if (is_standalone_) {
    const auto [known, is_new] = tables_.try_emplace(code_of(use).data, static_cast<int>(tables_.size()));
    if (is_new) table_uses_.push_back(use);
    place = std::to_string(known->second);
    const std::string name = "kTable" + place;
    if (is_new && native::write_table(table_text_, type, code_of(use).data, name, table_sizes(use.node),
                                      most_table_items_))
      constant_tables_.insert(known->second);
    if (constant_tables_.contains(known->second)) return "*" + name + "()";
  }
  return "w.template table<" + type + ">(" + place + ")";
}

std::string Expressions::emission(const Use& use) {
  if (use.sink == Sink::Any && kind_of(use.node).filters.empty()) return "w.looking()";
  if (use.sink == Sink::List && kind_of(use.node).captures.empty())
    return lends_bodies() ? "w.listing_of(" + std::to_string(ir::kind_of(p_, use.node)) + ")"
                          : "w.template listing<" + std::to_string(ir::kind_of(p_, use.node)) + ">()";
  const bool is_numbered = ir::is(p_, use.node, Op::Choose);
  const std::string parameters = std::string("[[maybe_unused]] int From, [[maybe_unused]] int To") +
                                 (is_numbered ? ", [[maybe_unused]] int Aux" : "");
  const std::string body = "return " + one_move(use) + ";";
  const std::string head = "w.template each_move<" + sink_constant(use.sink) + ">(";
  if (shares_bodies_ && !acts(use) && kind_of(use.node).captures.empty())
    return head + shared_body("bool", is_numbered ? "int, int, int" : "int, int", parameters, body) + ")";
  const std::string lambda = "[&](" + parameters + ") { " + body + " }";
  return head + (lends_bodies() ? "lent(" + lambda + "))" : lambda + ")");
}

std::string Expressions::one_move(const Use& use) {
  const int kind = ir::kind_of(p_, use.node);
  const ir::Kind& k = kind_of(use.node);
  std::string move = std::to_string(kind) + ", From, To";
  for (const Reg reg : k.captures) move += ", " + variable(reg);
  const std::string holds =
      std::string(is_standalone_ ? "w.holds(" : "holds<Game>(w.m, ") + "w.move(" + move + "), ";
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

std::string Expressions::kernel(const Use& use) {
  const OpRecord& op = *p_.nodes[use.node].op;
  const bool by_shifts = (is_standalone_ && word_ways(use) > 0) || asks_by_shifts(use);
  if (by_shifts && ir::is(p_, use.node, Op::HopSet)) return shifted_hops(use);
  if (is_standalone_ && word_ways(use) > 0) return word_steps_of(use);
  if (asks_by_shifts(use)) return shifted_steps(use);
  if (std::string text = one_in_results(use); !text.empty()) return text;
  const interpreter::OpEntry& entry = interpreter::op_table().at(&op);
  std::vector<std::string> arguments{"w"};
  if (is_out(op.result)) arguments.emplace_back("out");
  if (entry.prepare) arguments.push_back(known_table(use, table(use, entry.table_type)));
  for (size_t i = 0; i < op.operands.size(); ++i) arguments.push_back(argument(use, i));
  for (size_t i = 0; i < op.attributes.size(); ++i)
    arguments.push_back(op.attributes[i].type == ir::AttributeType::Kind ? emission(use)
                                                                         : attribute(use.node, i));
  for_each_register(op.registers | op.hands_on, [&](Reg reg) { arguments.push_back(variable(reg)); });
  if (op.knows_sink) arguments.push_back("kernels::Into<" + sink_constant(use.sink) + ">()");
  return remembered(use, "kernels::" + std::string(entry.kernel) + "(" + joined(arguments) + ")");
}

std::string Expressions::remembered(const Use& use, const std::string& text) {
  constexpr int kWorthKeeping = 10;
  const Code& c = code_of(use);
  // Where a throw leads on a track is asked again and again.
  const bool is_worth_it = c.op->cost >= kWorthKeeping || c.op == &Op::TrackMove;
  if (c.memo < 0 || !is_worth_it) return text;
  remembers_ = true;
  const std::string place = std::to_string(c.memo) + ", " + std::to_string(c.memo_size) + ", " +
                            (c.memo_reg < 0 ? "-1" : variable(static_cast<Reg>(c.memo_reg))) + ", ";
  if (c.op->result == Type::Set)
    return "w.remembered_set(out, " + std::to_string(c.memo_words) + ", " + place + "[&](SetWord* out) { " +
           text + "; })";
  return "w.remembered(" + place + "[&] { return " + text + "; })";
}

std::string Expressions::parameters(RegSet set) const {
  std::vector<std::string> all;
  for_each_register(set & ~left_registers(),
                    [&](Reg reg) { all.push_back("[[maybe_unused]] int " + variable(reg)); });
  return joined(all);
}

std::string Expressions::argument(const Use& use, size_t i) {
  const ir::Operand& wanted = operand(use.node, i);
  const auto operands = p_.operands(use.node);
  if (wanted.presence == ir::Presence::Many) {
    std::vector<std::string> all;
    for (size_t k = i; k < operands.size(); ++k) all.push_back(functor(use, k, operand_use(use, k)));
    std::string generators = "many(" + joined(all) + ")";
    if (!is_asked(use, i)) return generators;
    for (size_t k = i; k < operands.size(); ++k)
      all[k - i] = functor(use, k, {operand_use(use, k).node, Sink::Any});
    return "asked(w, " + generators + ", many(" + joined(all) + "))";
  }
  const bool absent = i >= operands.size() || operands[i] == ir::kNothing;
  if (wanted.run.is_body) return absent ? "Absent{}" : body(use, i);
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

std::string Expressions::body(const Use& use, size_t i) {
  std::string own = functor(use, i, operand_use(use, i));
  if (is_asked(use, i))
    return "asked_one(w, " + own + ", " + functor(use, i, {operand_use(use, i).node, Sink::Any}) + ")";
  if (!ir::is(p_, use.node, Op::Prelude) || i != ir::operand_index<Op::Prelude, "first">()) return own;
  const RegSet around = thens_read(p_.operands(use.node)[i]) & ~left_registers();
  if (around == 0) return own;
  return "surrounded<" + registers_as_constants(around) + ">(" + own + registers_as_variables(around) + ")";
}

std::string Expressions::eager_set(const Use& use) {
  const Code& c = code_of(use);
  if (c.leaf != Leaf::None) return set_leaf(use.node, c);
  return "w.make([&](SetWord* out) { " + expression(use) + "; })";
}

std::string Expressions::eager_list(const Use& use, bool as_pointer) {
  const std::string made = "w.make_list([&](List& out) { " + expression(use) + "; })";
  return as_pointer ? "&" + made + ".get()" : made + ".get()";
}

std::string Expressions::functor(const Use& use, size_t i, const Use& inner) {
  const ir::Operand& wanted = operand(use.node, i);
  const auto parameter = [&](Reg reg) { return "[[maybe_unused]] int " + name_of(reg); };
  std::string bound;
  std::string left;  // what is bound and kept elsewhere
  for_each_register(wanted.run.binds, [&](Reg reg) {
    bound += (bound.empty() ? "" : ", ") + parameter(reg);
    if (!(left_registers() & ir::bit(reg))) return;
    const bool stays = p_.nodes[use.node].op->leaves & ir::bit(reg);
    left = stays ? "w.m.level = Level; " : "const typename TheWorld::Runner::LevelAt at_level(w.m, Level); ";
  });
  if (wanted.run.binds_attribute)
    bound += (bound.empty() ? "" : ", ") + ("[[maybe_unused]] int " + variable(named_register(use.node)));
  const bool lies = ir::is(p_, inner.node, Op::SetAt) && p_.words > 1 && !is_function(inner);
  // Each round of a loop is a step, as in the interpreter.
  const std::string given_up_so = lies ? "return nullptr;" : given_up(wanted.type);
  const std::string step = left + (bound.empty() ? "" : "if (!w.tick()) [[unlikely]] " + given_up_so + " ");
  if (lies) return set_where_it_lies(inner, bound, step);
  const OpRecord* const op = p_.nodes[use.node].op;
  const bool is_lent = lends_bodies() && op->result == Type::Moves && op != &Op::IfMoves;
  const std::string given = is_lent ? "lent" : "given";
  std::string parameters = is_out(wanted.type) ? out_type(wanted.type) : "";
  if (!bound.empty()) parameters += (parameters.empty() ? "" : ", ") + bound;
  const char* back = wanted.type == Type::Void || is_out(wanted.type) ? "" : "return ";
  const std::string result = is_out(wanted.type) ? "void" : result_type(wanted.type);
  const std::string body = step + back + expression(inner) + ";";
  const RegSet binds = bound_by(use.node, i);
  if (is_lent && shares_bodies_ && (reads_of(inner) & ~binds & ~left_registers()) == 0) {
    std::string types = !is_out(wanted.type) ? "" : wanted.type == Type::Set ? "SetWord*" : "List&";
    for_each_register(binds, [&](Reg) { types += types.empty() ? "int" : ", int"; });
    return shared_body(result, types, parameters, body);
  }
  return given + "([&](" + parameters + ")" + (is_out(wanted.type) ? "" : " -> " + result) + " { " + body +
         " })";
}

RegSet Expressions::reads_of(const Use& use) const {
  const auto known = facts_.find(use);
  return known == facts_.end() ? ~RegSet{0} : known->second.reads;
}

std::string Expressions::shared_body(const std::string& result, const std::string& types,
                                     const std::string& parameters, const std::string& text) {
  const std::string rest = "(const void* at" + (parameters.empty() ? "" : ", " + parameters) +
                           ") { [[maybe_unused]] const World& w = *static_cast<const World*>(at); " + text +
                           " }\n";
  const auto [known, is_new] = shared_bodies_.try_emplace(result + rest, shared_bodies_.size());
  const std::string name = "body" + std::to_string(known->second);
  if (is_new) shared_text_ += "template <class World> " + result + " " + name + rest;
  return "Lent<" + result + "(" + types + ")>{&w, &" + name + "<std::remove_cvref_t<decltype(w)>>}";
}

std::string Expressions::given_up(Type type) {
  if (type == Type::Set) return "return clear_words(out, w.words);";
  if (type == Type::Void || type == Type::List) return "return;";
  return type == Type::Moves ? "return true;" : "return {};";
}

std::string Expressions::attribute(NodeId id, size_t i) {
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

std::string Expressions::sink_constant(Sink sink) {
  constexpr const char* kNames[] = {"List", "Any", "First", "Effect", "Merge"};
  return std::string("Sink::") + kNames[static_cast<int>(sink)];
}

TableSizes Expressions::table_sizes(NodeId id) const {
  TableSizes sizes;
  sizes.words = p_.words;
  sizes.components = static_cast<int>(p_.equipment->components.size());
  if (!game_.relations.empty()) sizes.relation_sites = static_cast<int>(game_.relations[0].back.size());
  sizes.board_sites = game_.board->count(ir::SiteType::Cell);
  const auto& attributes = p_.nodes[id].op->attributes;
  for (size_t i = 0; i < attributes.size(); ++i) {
    const std::int32_t value = p_.attributes(id)[i];
    if (attributes[i].type == ir::AttributeType::SiteType)
      sizes.board_sites = game_.board->count(static_cast<ir::SiteType>(value));
    if (attributes[i].name == "count") sizes.sets = value;
  }
  return sizes;
}

}  // namespace ludens::native
