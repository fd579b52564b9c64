// move_ops.cpp - generators of moves: choice, loops, and the ways in which pieces travel.
#include <optional>

#include "interpreter/ways.h"

namespace ludens::interpreter {

namespace {

bool op_no_moves(Machine&, const Code&) {
  return false;
}
bool op_if_moves(Machine& m, const Code& c) {
  const Code* chosen = m.test(c.args[0]) ? c.args[1] : c.args[2];
  return chosen && m.generate(chosen);
}
bool op_emit(Machine& m, const Code& c) {
  return m.emit(c.imm[0]);
}

// --- many moves at once

void add_group(Machine& m, int kind, Group::From mode, int from, const SetWord* set) {
  m.list->add_group(kind, mode, from, set, m.words);
  m.check_list();
}

bool op_emit_set(Machine& m, const Code& c) {
  SetWord set[kMaxWords];
  const int kind = c.imm[0];
  if (m.sink == Sink::List && m.prepared.kinds[static_cast<size_t>(kind)].captures.empty()) {
    add_group(m, kind, Group::From::IsTo, -1, m.peek(c.args[0], set));
    return false;
  }
  m.eval(c.args[0], set);
  const Bind from(m, Reg::From);
  const Bind to(m, Reg::To);
  return for_each_bit(set, m.words, [&](int site) {
    from.slot = to.slot = site;
    return m.emit(kind);
  });
}

bool op_emit_to(Machine& m, const Code& c) {
  SetWord set[kMaxWords];
  const int kind = c.imm[0];
  if (m.sink == Sink::List && m.prepared.kinds[static_cast<size_t>(kind)].captures.empty()) {
    add_group(m, kind, Group::From::Fixed, m.reg(Reg::From), m.peek(c.args[0], set));
    return false;
  }
  m.eval(c.args[0], set);
  const Bind to(m, Reg::To);
  return for_each_bit(set, m.words, [&](int site) {
    to.slot = site;
    return m.emit(kind);
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
  for_each_bit(set, words, [&](int site) {
    if (const int to = relation.forward[static_cast<size_t>(site)]; to >= 0) set_bit(out, to);
    return false;
  });
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
    for (int i = 0; i < set.arg_count; ++i) sum.known = sum.known && add_part(sum, *set.args[i]);
  } else if (set.op == &Op::Difference && set.args[1]->leaf == Leaf::Block) {
    sum.known = add_part(sum, *set.args[0]);
    sum.minus.push_back(set.args[1]->offset);
  } else {
    sum.known = add_part(sum, set);
  }
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

std::shared_ptr<const void> prepare_step_set(const Prepared& prepared, const Code& c) {
  auto ways = std::make_shared<StepWays>();
  ways->relations = prepared.step_relations[c.node];
  bool simple = prepared.words == 1;
  for (const int index : ways->relations) {
    const size_t at = ways->sources.size();
    ways->sources.resize(at + static_cast<size_t>(prepared.words));
    for (const Relation::Part& part : prepared.relations[static_cast<size_t>(index)].parts)
      for (size_t w = 0; w < part.from.size(); ++w) ways->sources[at + w] |= part.from[w];
  }
  for (const int index : ways->relations)
    simple = simple && prepared.relations[static_cast<size_t>(index)].parts.size() == 1;
  if (!simple) return ways;
  ways->allowed = word_sum(*c.args[2]);
  for (const int index : ways->relations) {
    const auto& part = prepared.relations[static_cast<size_t>(index)].parts[0];
    Group group;
    group.kind = static_cast<std::uint16_t>(c.imm[1]);
    group.mode = Group::From::Back;
    group.from = index;
    group.first_word = -1;
    ways->ways.push_back({part.from[0], part.delta, index, group});
  }
  return ways;
}

bool emit_steps(Machine& m, const Relation& relation, const SetWord* to_set, int kind) {
  const Bind from(m, Reg::From);
  const Bind to(m, Reg::To);
  return for_each_bit(to_set, m.words, [&](int site) {
    from.slot = relation.back[static_cast<size_t>(site)];
    to.slot = site;
    return m.emit(kind);
  });
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

bool emit_each_way(Machine& m, const StepWays& ways, SetWord from, SetWord allowed, int kind) {
  for (const StepWays::Way& way : ways.ways) {
    const SetWord to = std::rotl(from & way.from, way.delta) & allowed;
    if (to && emit_steps(m, m.prepared.relations[static_cast<size_t>(way.relation)], &to, kind)) return true;
  }
  return false;
}

bool step_words(Machine& m, const Code& c, const StepWays& ways) {
  SetWord from_scratch[kMaxWords];
  SetWord allowed_scratch[kMaxWords];
  const SetWord* from_set = m.peek(c.args[0], from_scratch);
  if (!any_bit(from_set, m.words)) return false;
  const SetWord* allowed = m.peek(c.args[2], allowed_scratch);
  const int kind = c.imm[1];
  SetWord to_set[kMaxWords];
  for (size_t i = 0; i < ways.relations.size(); ++i) {
    const int index = ways.relations[i];
    const SetWord* sources = ways.sources.data() + i * static_cast<size_t>(m.words);
    bool some = false;
    for (int w = 0; w < m.words; ++w) some = some || (from_set[w] & sources[w]);
    if (!some) continue;
    const Relation& relation = m.prepared.relations[static_cast<size_t>(index)];
    shift(relation, from_set, to_set, m.words);
    for (int w = 0; w < m.words; ++w) to_set[w] &= allowed[w];
    if (m.sink != Sink::List) {
      // What is made here may change the sets.
      if (from_set != from_scratch) copy_words(from_scratch, from_set, m.words);
      if (allowed != allowed_scratch) copy_words(allowed_scratch, allowed, m.words);
      from_set = from_scratch;
      allowed = allowed_scratch;
      if (emit_steps(m, relation, to_set, kind)) return true;
    } else {
      add_group(m, kind, Group::From::Back, index, to_set);
    }
  }
  return false;
}

bool op_step_set(Machine& m, const Code& c) {
  const StepWays& ways = *static_cast<const StepWays*>(c.data);
  if (ways.ways.empty()) return step_words(m, c, ways);
  SetWord scratch;
  const SetWord from = *m.peek(c.args[0], &scratch);
  if (!from) return false;
  const SetWord allowed = ways.allowed.known ? ways.allowed(m.block) : *m.peek(c.args[2], &scratch);
  if (m.sink != Sink::List) return emit_each_way(m, ways, from, allowed, c.imm[1]);
  list_steps(*m.list, ways, from, allowed);
  m.check_list();
  return false;
}

// --- choice

// All the steps of a choice between them, where each is had by shifting one word that lies in the state.
struct StepPlan {
  struct Part {
    std::int32_t from;  // how far into the state
    WordSum allowed;
    std::vector<StepWays::Way> ways;
  };
  std::vector<Part> parts;
  size_t ways = 0;
};

std::shared_ptr<const void> prepare_concat(const Prepared&, const Code& c) {
  auto plan = std::make_shared<StepPlan>();
  for (int i = 0; i < c.arg_count; ++i) {
    const Code& arg = *c.args[i];
    if (arg.op != &Op::StepSet || arg.args[0]->leaf != Leaf::Block) return nullptr;
    const StepWays& ways = *static_cast<const StepWays*>(arg.data);
    if (ways.ways.empty() || !ways.allowed.known) return nullptr;
    plan->parts.push_back({arg.args[0]->offset, ways.allowed, ways.ways});
    plan->ways += ways.ways.size();
  }
  return plan;
}

bool op_concat(Machine& m, const Code& c) {
  const auto* plan = static_cast<const StepPlan*>(c.data);
  if (!plan || m.sink != Sink::List) {
    for (int i = 0; i < c.arg_count; ++i)
      if (m.generate(c.args[i])) return true;
    return false;
  }
  Group* next = m.list->room_for(plan->ways);
  int upto = m.list->grouped();
  for (const StepPlan::Part& part : plan->parts)
    next = write_steps(next, upto, part.ways, *reinterpret_cast<const SetWord*>(m.block + part.from),
                       part.allowed(m.block));
  m.list->close_groups(next, upto);
  m.check_list();
  return false;
}

// --- loops

bool op_bind(Machine& m, const Code& c) {
  const int value = m.eval(c.args[0]);
  const Bind bound(m, static_cast<Reg>(c.imm[0]), value);
  return m.generate(c.args[1]);
}
bool op_for_sites(Machine& m, const Code& c) {
  SetWord set[kMaxWords];
  m.eval(c.args[0], set);
  const Bind bound(m, static_cast<Reg>(c.imm[0]));
  return for_each_bit(set, m.words, [&](int site) {
    bound.slot = site;
    return m.generate(c.args[1]);
  });
}
bool op_for_range(Machine& m, const Code& c) {
  const int first = m.eval(c.args[0]);
  const int last = m.eval(c.args[1]);
  const Bind bound(m, static_cast<Reg>(c.imm[0]));
  for (std::int64_t value = first; value <= last; ++value) {
    bound.slot = static_cast<int>(value);
    if (m.generate(c.args[2])) return true;
  }
  return false;
}
bool op_for_players(Machine& m, const Code& c) {
  const Bind bound(m, Reg::Player);
  for (int p = 1; p <= m.layout.players; ++p) {
    bound.slot = p;
    if (m.generate(c.args[0])) return true;
  }
  return false;
}

// Another player's turn, for as long as it lives: only mover, next and previous change.
struct AsPlayer {
  AsPlayer(Machine& m, int player) : head(m.head()), mover(head.mover), next(head.next), prev(head.prev) {
    if (player == mover || player <= 0 || player > m.layout.players) return;
    apart.emplace(m);
    head.prev = mover;
    head.mover = static_cast<std::int16_t>(player);
    head.next = mover;
  }
  ~AsPlayer() {
    head.mover = mover;
    head.next = next;
    head.prev = prev;
  }
  AsPlayer(const AsPlayer&) = delete;
  Head& head;
  std::int16_t mover, next, prev;
  std::optional<Apart> apart;
};

// Every site that holds the component, in one container or in all.
bool op_for_piece(Machine& m, const Code& c) {
  const int player = m.eval(c.args[0]);
  Space& s = m.space(c.imm[0]);
  const int component = c.imm[1];
  const int container = c.imm[2];
  const int owner = m.prepared.owners[static_cast<size_t>(component)];
  if (owner != player && c.imm[3] == 0) return false;
  SetWord set[kMaxWords];
  if (s.piece) {
    copy_words(set, s.piece + component * m.words, m.words);
  } else {
    copy_words(set, s.own + owner * m.words, m.words);
  }
  int first = 0;
  int end = s.sites;
  if (container >= 0) {
    const ir::Container& within = m.program.equipment->containers[static_cast<size_t>(container)];
    first = container == 0 ? 0 : within.first;
    end = container == 0 ? m.prepared.board->count(static_cast<geometry::SiteType>(c.imm[0]))
                         : within.first + within.sites;
  }
  const AsPlayer turn(m, player);
  const Bind from(m, Reg::From);
  const Bind level(m, Reg::Level);
  return for_each_bit(set, m.words, [&](int site) {
    if (site < first || site >= end) return false;
    const int levels = runtime::stack_size(s, site);
    for (int l = 0; l < levels; ++l) {
      if (s.what[site * s.height + l] != component) continue;
      const int times = 1 + (s.listed ? s.listed[site] : 0);
      for (int i = 0; i < times; ++i) {
        from.slot = site;
        level.slot = l;
        if (m.generate(c.args[1])) return true;
      }
    }
    return false;
  });
}

bool op_as_player(Machine& m, const Code& c) {
  const int player = m.eval(c.args[0]);
  const AsPlayer turn(m, player);
  return m.generate(c.args[1]);
}

// --- travelling. From is bound; each way binds To (and Between) and runs the body.

bool op_step(Machine& m, const Code& c) {
  const auto type = static_cast<geometry::SiteType>(c.imm[0]);
  const int from = m.reg(Reg::From);
  if (from < 0 || from >= m.prepared.board->count(type)) return false;
  const std::uint64_t mask = m.dirs(c.args[0]);
  const Bind to(m, Reg::To);
  for (const geometry::Step& step : m.prepared.board->steps(type)[from]) {
    if (step.type != type || !(step.directions & mask)) continue;
    to.slot = step.to;
    if (c.args[1] && !m.test(c.args[1])) continue;
    if (m.generate(c.args[2])) return true;
  }
  return false;
}

// (slide): operands are directions, least and most steps, while-condition on Between, stop-condition on To,
// condition on the move's end, body.
bool op_slide(Machine& m, const Code& c) {
  const auto type = static_cast<geometry::SiteType>(c.imm[0]);
  const int from = m.reg(Reg::From);
  if (from < 0 || from >= m.prepared.board->count(type)) return false;
  const std::uint64_t mask = m.dirs(c.args[0]);
  const int least = m.eval(c.args[1]);
  const int most = m.eval(c.args[2]);
  const Code* go = c.args[3];
  const Code* stop = c.args[4];
  const Code* end = c.args[5];
  const Bind to(m, Reg::To);
  const Bind between(m, Reg::Between);
  const Bind dir(m, Reg::Dir);
  const Bind way(m, Reg::Way);
  const Bind dist(m, Reg::Dist);
  return for_each_radial(m, type, from, mask, [&](std::span<const int> radial, int d, int n) {
    dir.slot = d;
    way.slot = n;
    between.slot = between.before;
    for (int i = 1; i < static_cast<int>(radial.size()) && i <= most; ++i) {
      to.slot = radial[static_cast<size_t>(i)];
      dist.slot = i;
      if (stop && m.test(stop) && least <= i) {
        if ((!end || m.test(end)) && m.generate(c.args[6])) return true;
        break;
      }
      between.slot = to.slot;
      if (!m.test(go)) break;
      if (least <= i && (!end || m.test(end)) && m.generate(c.args[6])) return true;
    }
    return false;
  });
}

// (hop): operands are directions, most steps before the hurdle, least and most length of the hurdle, most
// steps after it, hurdle-condition on Between, go-condition on To, stop-condition on To, body. Dist and Aux
// say where the hurdle is.
bool op_hop(Machine& m, const Code& c) {
  const auto type = static_cast<geometry::SiteType>(c.imm[0]);
  const int from = m.reg(Reg::From);
  if (from < 0 || from >= m.prepared.board->count(type)) return false;
  const std::uint64_t mask = m.dirs(c.args[0]);
  const int before = m.eval(c.args[1]);
  const int least = m.eval(c.args[2]);
  const int most = m.eval(c.args[3]);
  const int after = m.eval(c.args[4]);
  const Code* hurdle = c.args[5];
  const Code* go = c.args[6];
  const Code* stop = c.args[7];
  const Code* body = c.args[8];
  const Bind to(m, Reg::To);
  const Bind between(m, Reg::Between);
  const Bind dir(m, Reg::Dir);
  const Bind way(m, Reg::Way);
  const Bind dist(m, Reg::Dist);
  const Bind length(m, Reg::Aux);
  if (least == 0) {
    length.slot = 0;
    for (const geometry::Step& step : m.prepared.board->steps(type)[from]) {
      if (step.type != type || !(step.directions & mask)) continue;
      to.slot = step.to;
      if (go && !m.test(go)) continue;
      if (m.generate(body)) return true;
    }
  }
  if (most <= 0) return false;
  return for_each_radial(m, type, from, mask, [&](std::span<const int> radial, int d, int n) {
    const int size = static_cast<int>(radial.size());
    const auto at = [&](int i) { return radial[static_cast<size_t>(i)]; };
    dir.slot = d;
    way.slot = n;
    for (int i = 1; i < size; ++i) {
      between.slot = at(i);
      if (!hurdle || m.test(hurdle)) {
        int hurdle_length = 1;
        int next = i + 1;
        bool wrong = false;
        for (; next < size && hurdle_length < most; ++next) {
          between.slot = at(next);
          if (hurdle && !m.test(hurdle)) {
            wrong = true;
            break;
          }
          ++hurdle_length;
        }
        if (hurdle_length < least || (wrong && hurdle_length == most)) return false;
        for (int spare = hurdle_length - least; spare >= 0; --spare) {
          for (int k = next - spare; k < size; ++k) {
            to.slot = at(k);
            dist.slot = i;
            length.slot = hurdle_length - spare;
            if (const int last = i + hurdle_length - spare - 1; last >= 0) between.slot = at(last);
            if (go && !m.test(go)) {
              if (stop && m.test(stop) && m.generate(body)) return true;
              break;
            }
            if (!stop && m.generate(body)) return true;
            if (k - next + 1 > after - spare) break;
          }
        }
        return false;
      }
      to.slot = at(i);
      if (i > before || (go && !m.test(go))) return false;
    }
    return false;
  });
}

// The first of the lists that is not empty. Filters outside it do not count for that.
bool op_priority(Machine& m, const Code& c) {
  const int depth = c.imm[0];
  for (int i = 0; i < c.arg_count; ++i) {
    if (i + 1 == c.arg_count) return m.generate(c.args[i]);
    const int outer = m.filter_base;
    m.filter_base = depth;
    const Sink sink = m.sink;
    m.sink = Sink::Any;
    const int reach = m.reach;
    m.reach = -1;
    const bool some = m.generate(c.args[i]);
    m.sink = sink;
    m.reach = reach;
    m.filter_base = outer;
    if (some) return m.generate(c.args[i]);
  }
  return false;
}

}  // namespace

void add_move_ops(OpTable& t);

void add_move_ops(OpTable& t) {
  set_op(t, Op::NoMoves, op_no_moves);
  set_op(t, Op::Concat, op_concat, prepare_concat);
  set_op(t, Op::IfMoves, op_if_moves);
  set_op(t, Op::Emit, op_emit);
  set_op(t, Op::EmitSet, op_emit_set);
  set_op(t, Op::EmitTo, op_emit_to);
  set_op(t, Op::BindReg, op_bind);
  set_op(t, Op::ForSites, op_for_sites);
  set_op(t, Op::ForRange, op_for_range);
  set_op(t, Op::ForPlayers, op_for_players);
  set_op(t, Op::ForPiece, op_for_piece);
  set_op(t, Op::Step, op_step);
  set_op(t, Op::StepSet, op_step_set, prepare_step_set);
  set_op(t, Op::Slide, op_slide);
  set_op(t, Op::Hop, op_hop);
  set_op(t, Op::Priority, op_priority);
  set_op(t, Op::AsPlayer, op_as_player);
}

}  // namespace ludens::interpreter
