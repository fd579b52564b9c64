// step_ops.cpp - many moves at once: one for each site of a set, or for each step between two sets.
#include <bit>

#include "interpreter/grouped.h"
#include "interpreter/op_call.h"
#include "ir/ops/lifted_sites.h"

namespace ludens::interpreter {

namespace {

// To is the site; From is the same, or stays as it is.
template <Sink sink>
bool emit_one(Machine& m, int site, int kind, bool from_is_to) {
  if (!m.is_member(site)) return false;
  const Bind from(m, Reg::From);
  const Bind to(m, Reg::To, site);
  if (from_is_to) from.slot = site;
  return emit<sink>(m, kind);
}

// The same for each of the sites.
template <Sink sink>
bool emit_each(Machine& m, Lazy<Type::Set> sites, int kind, bool from_is_to) {
  Words set;
  if constexpr (sink == Sink::List) {
    if (m.prepared.kinds[static_cast<size_t>(kind)].captures.empty()) {
      const auto mode = from_is_to ? Group::From::IsTo : Group::From::Fixed;
      return list_group(m, kind, mode, from_is_to ? -1 : m.reg(Reg::From), m.peek(sites, set.words));
    }
  }
  if (sites.code->op == &Op::Single)
    return emit_one<sink>(m, m.eval(operand<Op::Single, "site">(*sites.code)), kind, from_is_to);
  m.eval(sites, set.words);
  const Bind from(m, Reg::From);
  const Bind to(m, Reg::To);
  return for_each_bit(set, m.words, [&](int site) {
    if (from_is_to) from.slot = site;
    to.slot = site;
    return emit<sink>(m, kind);
  });
}

template <Sink sink>
bool op_emit_set(Machine& m, Lazy<Type::Set> sites, int kind) {
  return emit_each<sink>(m, sites, kind, true);
}
template <Sink sink>
bool op_emit_to(Machine& m, Lazy<Type::Set> sites, int kind) {
  return emit_each<sink>(m, sites, kind, false);
}

// --- steps

// Piece by piece.
void step_each(const Relation& relation, const SetWord* set, SetWord* out, int words) {
  clear_words(out, words);
  for_each_bit(set, words, [&](int site) {
    if (const int to = relation.forward[static_cast<size_t>(site)]; to >= 0) set_bit(out, to);
    return false;
  });
}

void shift(const Relation& relation, const SetWord* set, SetWord* out, int words) {
  clear_words(out, words);
  if (relation.parts.size() <= 4) {
    for (const Relation::Part& part : relation.parts) {
      SetWord masked[kMaxWords];
      for (int w = 0; w < words; ++w) masked[w] = set[w] & part.from[static_cast<size_t>(w)];
      const int delta = part.delta;
      const int skip = (delta >= 0 ? delta : -delta) >> 6;
      const int bits = (delta >= 0 ? delta : -delta) & 63;
      for (int w = 0; w < words; ++w) {
        const int at = delta >= 0 ? w - skip : w + skip;
        if (at < 0 || at >= words) continue;
        if (delta >= 0) {
          out[w] |= masked[at] << bits;
          if (bits && at > 0) out[w] |= masked[at - 1] >> (64 - bits);
        } else {
          out[w] |= masked[at] >> bits;
          if (bits && at + 1 < words) out[w] |= masked[at + 1] << (64 - bits);
        }
      }
    }
    return;
  }
  step_each(relation, set, out, words);
}

// Boards of two words, where sites lie side by side or a row apart.
bool shift_pair(const Relation& relation, const SetWord* set, SetWord* out) {
  SetWord low = 0;
  SetWord high = 0;
  for (const Relation::Part& part : relation.parts) {
    const SetWord a = set[0] & part.from[0];
    const SetWord b = set[1] & part.from[1];
    const int by = part.delta >= 0 ? part.delta : -part.delta;
    if (by == 0 || by >= 64) return false;
    low |= part.delta >= 0 ? a << by : (a >> by) | (b << (64 - by));
    high |= part.delta >= 0 ? (b << by) | (a >> (64 - by)) : b >> by;
  }
  out[0] = low;
  out[1] = high;
  return true;
}

// A set of one word that is had by adding and taking away sets that lie in the state.
struct WordSum {
  SetWord constant = 0;
  std::vector<std::int32_t> plus, minus;  // how far into the state
  bool known = false;

  SetWord operator()(const std::byte* block) const {
    const auto at = [&](std::int32_t offset) { return *reinterpret_cast<const SetWord*>(block + offset); };
    SetWord sum = constant;
    for (const std::int32_t offset : plus) sum |= at(offset);
    for (const std::int32_t offset : minus) sum &= ~at(offset);
    return sum;
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

// The ways of a step_set node.
struct StepWays {
  struct Way {
    SetWord from;  // the sites that move so far
    int delta;     // to - from
    int relation;
    Group group;  // as it is listed, but for the sites
  };
  std::vector<int> relations;
  std::vector<SetWord> sources;  // by relation: from where it leads anywhere
  std::vector<Way> ways;         // in order, where each way is one shift of one word; else empty
  WordSum allowed;               // likewise
};

std::shared_ptr<const StepWays> prepare_step_set(const Prepared& game, Self self, Lazy<Type::Set> /*from*/,
                                                 Lazy<Type::Dirs> /*directions*/, Lazy<Type::Set> to,
                                                 SiteType /*type*/, int kind) {
  auto ways = std::make_shared<StepWays>();
  ways->relations = game.step_relations[self.code.node];
  bool simple = game.words == 1;
  for (const int index : ways->relations) {
    const Relation& relation = game.relations[static_cast<size_t>(index)];
    simple = simple && relation.parts.size() == 1;
    const size_t at = ways->sources.size();
    ways->sources.resize(at + static_cast<size_t>(game.words));
    for (const Relation::Part& part : relation.parts)
      for (size_t w = 0; w < part.from.size(); ++w) ways->sources[at + w] |= part.from[w];
  }
  if (!simple) return ways;
  ways->allowed = word_sum(*to.code);
  for (const int index : ways->relations) {
    const auto& part = game.relations[static_cast<size_t>(index)].parts[0];
    Group group;
    group.kind = static_cast<std::uint16_t>(kind);
    group.mode = Group::From::Back;
    group.from = index;
    group.first_word = -1;
    ways->ways.push_back({part.from[0], part.delta, index, group});
  }
  return ways;
}

template <Sink sink>
bool emit_steps(Machine& m, const Relation& relation, const SetWord* to_set, int kind) {
  const Bind from(m, Reg::From);
  const Bind to(m, Reg::To);
  return for_each_bit(to_set, m.words, [&](int site) {
    from.slot = relation.back[static_cast<size_t>(site)];
    to.slot = site;
    return emit<sink>(m, kind);
  });
}

// The step to the one site that is asked for.
template <Sink sink>
bool emit_steps_to(Machine& m, const StepWays& ways, const SetWord* from, const SetWord* allowed, int site,
                   int kind) {
  if (!m.is_member(site) || !test_bit(allowed, site)) return false;
  Words only;
  clear_words(only.words, m.words);
  set_bit(only.words, site);
  for (const int index : ways.relations) {
    const Relation& relation = m.prepared.relations[static_cast<size_t>(index)];
    const int back = relation.back[static_cast<size_t>(site)];
    if (back >= 0 && test_bit(from, back) && emit_steps<sink>(m, relation, only, kind)) return true;
  }
  return false;
}

// Boards of up to 64 sites. Each way is written; one that leads nowhere is written over by the next.
inline Group* write_steps(Group* next, int& upto, const std::vector<StepWays::Way>& ways, SetWord from,
                          SetWord allowed) {
  for (const StepWays::Way& way : ways) {
    const SetWord to = std::rotl(from & way.from, way.delta) & allowed;
    upto += std::popcount(to);
    *next = way.group;
    next->upto = upto;
    next->word = to;
    next += to != 0;
  }
  return next;
}

void list_steps(MoveList& list, const StepWays& ways, SetWord from, SetWord allowed) {
  int upto = list.grouped();
  const Group* end = write_steps(list.room_for(ways.ways.size()), upto, ways.ways, from, allowed);
  list.close_groups(end, upto);
}

template <Sink sink>
bool emit_each_way(Machine& m, const StepWays& ways, SetWord from, SetWord allowed, int kind) {
  for (const StepWays::Way& way : ways.ways) {
    const SetWord to = std::rotl(from & way.from, way.delta) & allowed;
    if (to && emit_steps<sink>(m, m.prepared.relations[static_cast<size_t>(way.relation)], &to, kind))
      return true;
  }
  return false;
}

template <Sink sink>
bool step_words(Machine& m, const StepWays& ways, Lazy<Type::Set> from, Lazy<Type::Set> to, int kind) {
  SetWord from_scratch[kMaxWords];
  SetWord allowed_scratch[kMaxWords];
  const SetWord* from_set = m.peek(from, from_scratch);
  if (!any_bit(from_set, m.words)) return false;
  const SetWord* allowed = m.peek(to, allowed_scratch);
  if (const int wanted = wanted_site<sink>(m); wanted >= 0)
    return emit_steps_to<sink>(m, ways, from_set, allowed, wanted, kind);
  constexpr int kFew = 3;
  const bool few = count_bits(from_set, m.words) <= kFew;
  SetWord to_set[kMaxWords];
  for (size_t i = 0; i < ways.relations.size(); ++i) {
    const int index = ways.relations[i];
    const SetWord* sources = ways.sources.data() + i * static_cast<size_t>(m.words);
    bool some = false;
    for (int w = 0; w < m.words; ++w) some = some || (from_set[w] & sources[w]);
    if (!some) continue;
    const Relation& relation = m.prepared.relations[static_cast<size_t>(index)];
    if (few)
      step_each(relation, from_set, to_set, m.words);
    else if (m.words != 2 || relation.parts.size() > 4 || !shift_pair(relation, from_set, to_set))
      shift(relation, from_set, to_set, m.words);
    for (int w = 0; w < m.words; ++w) to_set[w] &= allowed[w];
    if constexpr (sink != Sink::List) {
      // What is made here may change the sets.
      if (from_set != from_scratch) copy_words(from_scratch, from_set, m.words);
      if (allowed != allowed_scratch) copy_words(allowed_scratch, allowed, m.words);
      from_set = from_scratch;
      allowed = allowed_scratch;
      if (emit_steps<sink>(m, relation, to_set, kind)) return true;
    } else if (list_group(m, kind, Group::From::Back, index, to_set)) {
      return true;
    }
  }
  return false;
}

template <Sink sink>
bool op_step_set(Machine& m, const StepWays& ways, Lazy<Type::Set> from, Lazy<Type::Dirs> /*directions*/,
                 Lazy<Type::Set> to, SiteType /*type*/, int kind) {
  if (ways.ways.empty()) return step_words<sink>(m, ways, from, to, kind);
  SetWord scratch;
  const SetWord sources = *m.peek(from, &scratch);
  if (!sources) return false;
  const SetWord allowed = ways.allowed.known ? ways.allowed(m.block) : *m.peek(to, &scratch);
  if constexpr (sink == Sink::List) {
    list_steps(*m.list, ways, sources, allowed);
    return !m.check_list();
  } else {
    if (const int wanted = wanted_site<sink>(m); wanted >= 0)
      return emit_steps_to<sink>(m, ways, &sources, &allowed, wanted, kind);
    return emit_each_way<sink>(m, ways, sources, allowed, kind);
  }
}

// --- choice

// All the steps of a choice between them, where each is had by shifting one word that lies in the state; no
// parts where that cannot be said of all.
struct StepPlan {
  struct Part {
    std::int32_t from;  // how far into the state
    WordSum allowed;
    std::vector<StepWays::Way> ways;
  };
  std::vector<Part> parts;
  size_t ways = 0;
};

std::shared_ptr<const StepPlan> prepare_concat(const Prepared&, Rest<Type::Moves> all) {
  StepPlan plan;
  for (const Lazy<Type::Moves> one : all) {
    const Code& steps = *one.code;
    if (steps.op != &Op::StepSet) return std::make_shared<StepPlan>();
    const Code& from = *operand<Op::StepSet, "from">(steps);
    const StepWays& ways = *static_cast<const StepWays*>(steps.data);
    if (from.leaf != Leaf::Block || ways.ways.empty() || !ways.allowed.known)
      return std::make_shared<StepPlan>();
    plan.parts.push_back({from.offset, ways.allowed, ways.ways});
    plan.ways += ways.ways.size();
  }
  return std::make_shared<StepPlan>(std::move(plan));
}

bool list_plan(Machine& m, const StepPlan& plan) {
  Group* next = m.list->room_for(plan.ways);
  int upto = m.list->grouped();
  for (const StepPlan::Part& part : plan.parts)
    next = write_steps(next, upto, part.ways, *reinterpret_cast<const SetWord*>(m.block + part.from),
                       part.allowed(m.block));
  m.list->close_groups(next, upto);
  return !m.check_list();
}

template <Sink sink>
bool op_concat(Machine& m, const StepPlan& plan, Rest<Type::Moves> all) {
  if constexpr (sink == Sink::List) {
    if (plan.ways > 0) return list_plan(m, plan);
  }
  for (const Lazy<Type::Moves> one : all)
    if (m.generate(one)) return true;
  return false;
}

}  // namespace

void add_step_ops(OpTable& t);

void add_step_ops(OpTable& t) {
  set_op_by_sink<Op::EmitSet>(t, []<Sink sink>() { return op_emit_set<sink>; });
  set_op_by_sink<Op::EmitTo>(t, []<Sink sink>() { return op_emit_to<sink>; });
  set_op_by_sink<Op::StepSet, prepare_step_set>(t, []<Sink sink>() { return op_step_set<sink>; });
  set_op_by_sink<Op::Concat, prepare_concat>(t, []<Sink sink>() { return op_concat<sink>; });
}

}  // namespace ludens::interpreter
