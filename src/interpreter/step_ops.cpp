// step_ops.cpp - steps of all pieces on some sites: the tables of their kernels, and choice.
#include "interpreter/kernel_call.h"
#include "runtime/kernels/loops.h"
#include "runtime/kernels/steps.h"

namespace ludens::interpreter {

namespace {

// --- steps

// A kernels::WordSum with what it points to.
struct WordSum {
  SetWord constant = 0;
  std::vector<std::int32_t> plus, minus;  // how far into the state
  bool known = false;

  kernels::WordSum view() const {
    return {constant, plus.data(), plus.data() + plus.size(), minus.data(), minus.data() + minus.size(),
            known};
  }
};

bool add_part(WordSum& sum, const Code& part) {
  if (part.leaf == Leaf::Block) {
    sum.plus.push_back(part.offset);
  } else if (part.leaf == Leaf::Constant) {
    sum.constant |= *part.words;
  } else {
    return false;
  }
  return true;
}

WordSum word_sum(const Code& set) {
  WordSum sum;
  if (set.op == &Op::Union) {
    sum.known = true;
    for (const Lazy<Type::Set> part : rest<Op::Union, "sets">(set))
      sum.known = sum.known && add_part(sum, *part.code);
    return sum;
  }
  if (set.op == &Op::Difference) {
    const Code& without = *operand<Op::Difference, "b">(set);
    if (without.leaf == Leaf::Block) {
      sum.known = add_part(sum, *operand<Op::Difference, "a">(set));
      sum.minus.push_back(without.offset);
      return sum;
    }
  }
  sum.known = add_part(sum, set);
  return sum;
}

struct StepTable : kernels::StepWays {
  std::deque<std::vector<kernels::Shift>> shifts_of;  // by relation
  std::deque<std::vector<SetWord>> sources_of;
  std::vector<kernels::StepRelation> all_relations;
  std::vector<kernels::StepWay> all_ways;
  WordSum targets;

  void add(const Relation& relation, int number, int words) {
    std::vector<kernels::Shift>& shifts = shifts_of.emplace_back();
    std::vector<SetWord>& sources = sources_of.emplace_back(static_cast<size_t>(words));
    for (const Relation::Part& part : relation.parts) {
      shifts.push_back({part.from.data(), part.delta});
      add_words(sources.data(), part.from.data(), words);
    }
    all_relations.push_back({number, static_cast<std::int32_t>(shifts.size()), shifts.data(),
                             relation.forward.data(), relation.back.data(), sources.data()});
    relations = all_relations.data();
    relation_count = static_cast<std::int32_t>(all_relations.size());
  }
  // Each relation is one shift of one word.
  void add_ways(const Code& to) {
    for (const kernels::StepRelation& relation : all_relations)
      all_ways.push_back({relation.shifts[0].from[0], relation.shifts[0].delta, relation.number});
    targets = word_sum(to);
    in_word = {all_ways.data(), all_ways.data() + all_ways.size(), targets.view()};
  }
};

std::shared_ptr<const kernels::StepWays> prepare_step_set(const Prepared& game, const Code& c) {
  auto table = std::make_shared<StepTable>();
  const int kind = attribute<Op::StepSet, "kind">(c);
  bool simple = game.words == 1 && game.program.kinds[static_cast<size_t>(kind)].captures.empty();
  for (const int number : game.step_relations[c.node]) {
    const Relation& relation = game.relations[static_cast<size_t>(number)];
    simple = simple && relation.parts.size() == 1;
    table->add(relation, number, game.words);
  }
  if (simple) table->add_ways(*operand<Op::StepSet, "to">(c));
  return table;
}

// --- choice

struct PlanTable : kernels::StepPlan {
  std::vector<Part> all_parts;

  // False where the steps are not had by shifting one word of the state.
  bool add(const Code& moves) {
    if (moves.op != &Op::StepSet) return false;
    const Code& from = *operand<Op::StepSet, "from">(moves);
    const kernels::WordSteps& steps = static_cast<const kernels::StepWays*>(moves.data)->in_word;
    if (from.leaf != Leaf::Block || steps.size() == 0 || !steps.allowed.known) return false;
    all_parts.push_back({attribute<Op::StepSet, "kind">(moves), from.offset, steps});
    way_count += steps.size();
    parts = all_parts.data();
    parts_end = parts + all_parts.size();
    return true;
  }
};

std::shared_ptr<const kernels::StepPlan> prepare_concat(const Prepared&, Rest<Type::Moves> all) {
  auto plan = std::make_shared<PlanTable>();
  for (const Lazy<Type::Moves> one : all)
    if (!plan->add(*one.code)) return std::make_shared<PlanTable>();
  return plan;
}

bool list_all(Machine& m, const kernels::StepPlan& plan, Rest<Type::Moves> all) {
  if (plan.way_count > 0) return kernels::step_plan(m, plan, StepRoom(m, plan.way_count));
  for (const Lazy<Type::Moves> one : all)
    if (generate_once(m, one)) return true;
  return false;
}

}  // namespace

void add_step_ops(OpTable& t);

void add_step_ops(OpTable& t) {
  set_kernel_by_sink<Op::StepSet, LUDENS_KERNEL(step_set), prepare_step_set>(t);
  // What is listed may be planned.
  set_op<Op::Concat, list_all, prepare_concat>(t);
  const auto listed = t[&Op::Concat].run[static_cast<size_t>(Sink::List)];
  set_kernel<Op::Concat, LUDENS_KERNEL(concat)>(t);
  t[&Op::Concat].run[static_cast<size_t>(Sink::List)] = listed;
}

}  // namespace ludens::interpreter
