// list_ops.cpp - lists of integers, in order, duplicates kept; and numbers picked from sets and lists.
#include <algorithm>

#include "interpreter/machine.h"
#include "ir/ops/regions.h"

namespace ludens::interpreter {

namespace {

bool has(const std::vector<int>& list, int value) {
  return std::ranges::find(list, value) != list.end();
}

// The first list as it is, then what each further one adds.
void op_list_union(Machine& m, const Code& c, std::vector<int>& out) {
  out.clear();
  if (c.arg_count == 0) return;
  m.eval(c.args[0], out);
  for (int i = 1; i < c.arg_count; ++i) {
    const ScratchList more(m);
    m.eval(c.args[i], more.list);
    for (const int value : more.list)
      if (!has(out, value)) out.push_back(value);
  }
}
void op_list_intersection(Machine& m, const Code& c, std::vector<int>& out) {
  m.eval(c.args[0], out);
  const ScratchList other(m);
  m.eval(c.args[1], other.list);
  std::erase_if(out, [&](int value) { return !has(other.list, value); });
}
// Each number of the second list takes out one of the first.
void op_list_difference(Machine& m, const Code& c, std::vector<int>& out) {
  m.eval(c.args[0], out);
  const ScratchList other(m);
  m.eval(c.args[1], other.list);
  for (const int value : other.list)
    if (const auto found = std::ranges::find(out, value); found != out.end()) out.erase(found);
}
void op_list_without(Machine& m, const Code& c, std::vector<int>& out) {
  m.eval(c.args[0], out);
  const auto found = std::ranges::find(out, m.eval(c.args[1]));
  if (found != out.end()) out.erase(found);
}
void op_list_select(Machine& m, const Code& c, std::vector<int>& out) {
  const Code* chosen = m.test(c.args[0]) ? c.args[1] : c.args[2];
  if (!chosen) return out.clear();
  m.eval(chosen, out);
}
void op_list_players(Machine& m, const Code& c, std::vector<int>& out) {
  out.clear();
  const Bind player(m, Reg::Player);
  for (SetWord players = static_cast<std::uint32_t>(m.eval(c.args[0])); players; players &= players - 1) {
    player.slot = std::countr_zero(players);
    if (!c.args[1] || m.test(c.args[1])) out.push_back(player.slot);
  }
}
void op_list_results(Machine& m, const Code& c, std::vector<int>& out) {
  out.clear();
  SetWord froms[kMaxWords], tos[kMaxWords];
  m.eval(c.args[0], froms);
  const Bind from(m, Reg::From);
  const Bind to(m, Reg::To);
  for_each_bit(froms, m.words, [&](int site) {
    from.slot = site;
    m.eval(c.args[1], tos);
    return for_each_bit(tos, m.words, [&](int other) {
      to.slot = other;
      out.push_back(m.eval(c.args[2]));
      return false;
    });
  });
}

int op_list_at(Machine& m, const Code& c) {
  const ScratchList list(m);
  m.eval(c.args[0], list.list);
  const int index = m.eval(c.args[1]);
  return index < 0 || index >= static_cast<int>(list.list.size()) ? -1
                                                                  : list.list[static_cast<size_t>(index)];
}
int op_list_size(Machine& m, const Code& c) {
  const ScratchList list(m);
  m.eval(c.args[0], list.list);
  return static_cast<int>(list.list.size());
}
int op_sum_over(Machine& m, const Code& c) {
  const auto& list = m.program.lists[static_cast<size_t>(c.imm[0])];
  SetWord set[kMaxWords];
  m.eval(c.args[0], set);
  std::uint32_t sum = 0;
  for_each_bit(set, m.words, [&](int site) {
    if (site < static_cast<int>(list.size()))
      sum += static_cast<std::uint32_t>(list[static_cast<size_t>(site)]);
    return false;
  });
  return static_cast<int>(sum);
}
int op_nth_site(Machine& m, const Code& c) {
  SetWord set[kMaxWords];
  m.eval(c.args[0], set);
  const int index = m.eval(c.args[1]);
  return index < 0 || index >= count_bits(set, m.words) ? -1 : nth_bit(set, index);
}

// The lowest site that holds the piece on some level, in the state asked for.
int op_where(Machine& m, const Code& c) {
  const Space& s = m.space(c.imm[0]);
  const int piece = m.eval(c.args[0]);
  if (piece <= 0) return -1;
  const int state = c.args[1] ? m.eval(c.args[1]) : -1;
  for (int site = 0; site < c.imm[1] && site < s.sites; ++site)
    for (int level = 0; level < runtime::stack_size(s, site); ++level) {
      const int index = site * s.height + level;
      if (s.what[index] == piece && (state == -1 || (s.state ? s.state[index] : 0) == state)) return site;
    }
  return -1;
}
int op_where_first(Machine& m, const Code& c) {
  const Space& s = m.space(c.imm[0]);
  const int piece = m.eval(c.args[0]);
  if (piece <= 0 || piece >= m.layout.components) return -1;
  const std::int16_t* list = s.order ? runtime::order_list(s, piece) : nullptr;
  if (!list) return op_where(m, c);
  const int state = c.args[1] ? m.eval(c.args[1]) : -1;
  for (int i = 1; i <= list[0]; ++i) {
    const int site = list[i];
    if (site >= c.imm[1] || s.what[site] != piece) continue;
    if (state == -1 || (s.state ? s.state[site] : 0) == state) return site;
  }
  return -1;
}
int op_where_level(Machine& m, const Code& c) {
  const Space& s = m.space(c.imm[0]);
  const int piece = m.eval(c.args[0]);
  const int site = m.eval(c.args[1]);
  if (piece <= 0 || site < 0 || site >= m.prepared.board->count(static_cast<geometry::SiteType>(c.imm[0])))
    return -1;
  const int state = c.args[2] ? m.eval(c.args[2]) : -1;
  const bool from_top = m.test(c.args[3]);
  int found = -1;
  for (int level = 0; level < runtime::stack_size(s, site); ++level) {
    const int index = site * s.height + level;
    if (s.what[index] != piece || (state != -1 && (s.state ? s.state[index] : 0) != state)) continue;
    found = level;
    if (!from_top) break;
  }
  return found;
}

}  // namespace

void add_list_ops(OpTable& t);

void add_list_ops(OpTable& t) {
  set_op(t, Op::ListUnion, op_list_union);
  set_op(t, Op::ListIntersection, op_list_intersection);
  set_op(t, Op::ListDifference, op_list_difference);
  set_op(t, Op::ListWithout, op_list_without);
  set_op(t, Op::ListSelect, op_list_select);
  set_op(t, Op::ListPlayers, op_list_players);
  set_op(t, Op::ListResults, op_list_results);
  set_op(t, Op::ListAt, op_list_at);
  set_op(t, Op::ListSize, op_list_size);
  set_op(t, Op::SumOver, op_sum_over);
  set_op(t, Op::NthSite, op_nth_site);
  set_op(t, Op::WherePiece, op_where);
  set_op(t, Op::WhereFirst, op_where_first);
  set_op(t, Op::WhereLevel, op_where_level);
}

}  // namespace ludens::interpreter
