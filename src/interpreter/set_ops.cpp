// set_ops.cpp - sets of sites.
#include <span>

#include "interpreter/machine.h"
#include "ir/ops/control.h"
#include "runtime/remembered.h"

namespace ludens::interpreter {

namespace {

void op_set_const(Machine& m, const Code& c, SetWord* out) {
  copy_words(out, m.program.sets[static_cast<size_t>(c.imm[0])].data(), m.words);
}
void op_empty_sites(Machine& m, const Code& c, SetWord* out) {
  copy_words(out, m.space(c.imm[0]).empty, m.words);
}
void op_own_sites(Machine& m, const Code& c, SetWord* out) {
  const int player = m.eval(c.args[0]);
  if (player < 0 || player > m.layout.players + 1) return clear_words(out, m.words);
  copy_words(out, m.space(c.imm[0]).own + player * m.words, m.words);
}
void op_union(Machine& m, const Code& c, SetWord* out) {
  if (m.words == 1) {
    SetWord scratch;
    SetWord all = 0;
    for (int i = 0; i < c.arg_count; ++i) all |= *m.peek(c.args[i], &scratch);
    *out = all;
    return;
  }
  SetWord scratch[kMaxWords];
  if (c.arg_count == 0) return clear_words(out, m.words);
  m.eval(c.args[0], out);
  for (int i = 1; i < c.arg_count; ++i) {
    const SetWord* part = m.peek(c.args[i], scratch);
    for (int w = 0; w < m.words; ++w) out[w] |= part[w];
  }
}
void op_intersection(Machine& m, const Code& c, SetWord* out) {
  if (c.arg_count == 0) return clear_words(out, m.words);
  if (m.words == 1) {
    SetWord scratch;
    SetWord all = ~SetWord{0};
    for (int i = 0; i < c.arg_count; ++i) all &= *m.peek(c.args[i], &scratch);
    *out = all;
    return;
  }
  m.eval(c.args[0], out);
  SetWord scratch[kMaxWords];
  for (int i = 1; i < c.arg_count; ++i) {
    const SetWord* part = m.peek(c.args[i], scratch);
    for (int w = 0; w < m.words; ++w) out[w] &= part[w];
  }
}
void op_difference(Machine& m, const Code& c, SetWord* out) {
  if (m.words == 1) {
    SetWord scratch;
    const SetWord all = *m.peek(c.args[0], &scratch);
    *out = all & ~*m.peek(c.args[1], &scratch);
    return;
  }
  m.eval(c.args[0], out);
  SetWord scratch[kMaxWords];
  const SetWord* part = m.peek(c.args[1], scratch);
  for (int w = 0; w < m.words; ++w) out[w] &= ~part[w];
}
void op_single(Machine& m, const Code& c, SetWord* out) {
  clear_words(out, m.words);
  const int site = m.eval(c.args[0]);
  if (site >= 0 && site < m.words * 64) set_bit(out, site);
}
void op_filter(Machine& m, const Code& c, SetWord* out) {
  SetWord all[kMaxWords];
  m.eval(c.args[0], all);
  clear_words(out, m.words);
  const Bind site(m, Reg::Site);
  for_each_bit(all, m.words, [&](int at) {
    site.slot = at;
    if (m.test(c.args[1])) set_bit(out, at);
    return false;
  });
}
void op_select_set(Machine& m, const Code& c, SetWord* out) {
  const Code* chosen = m.test(c.args[0]) ? c.args[1] : c.args[2];
  if (!chosen) return clear_words(out, m.words);
  m.eval(chosen, out);
}

// --- lists

void op_list_const(Machine& m, const Code& c, std::vector<int>& out) {
  const auto& list = m.program.lists[static_cast<size_t>(c.imm[0])];
  out.assign(list.begin(), list.end());
}
void op_make_list(Machine& m, const Code& c, std::vector<int>& out) {
  out.clear();
  for (int i = 0; i < c.arg_count; ++i) out.push_back(m.eval(c.args[i]));
}
void op_list_of_set(Machine& m, const Code& c, std::vector<int>& out) {
  SetWord set[kMaxWords];
  m.eval(c.args[0], set);
  out.clear();
  for_each_bit(set, m.words, [&](int site) {
    out.push_back(site);
    return false;
  });
}
void collect(const Machine& m, std::span<const int> sites, SetWord* out) {
  clear_words(out, m.words);
  for (const int site : sites)
    if (site >= 0 && site < m.words * 64) set_bit(out, site);
}

void op_set_of_list(Machine& m, const Code& c, SetWord* out) {
  // What is remembered lies in the block already.
  if (c.args[0]->op == &Op::RememberedList)
    return collect(m, runtime::remembered_values(m.view, c.args[0]->imm[0]), out);
  const ScratchList scratch(m);
  m.eval(c.args[0], scratch.list);
  collect(m, scratch.list, out);
}

}  // namespace

void add_set_ops(OpTable& t);

void add_set_ops(OpTable& t) {
  set_op(t, Op::SetConst, op_set_const);
  set_op(t, Op::EmptySites, op_empty_sites);
  set_op(t, Op::OwnSites, op_own_sites);
  set_op(t, Op::Union, op_union);
  set_op(t, Op::Intersection, op_intersection);
  set_op(t, Op::Difference, op_difference);
  set_op(t, Op::Single, op_single);
  set_op(t, Op::FilterSites, op_filter);
  set_op(t, Op::SelectSet, op_select_set);
  set_op(t, Op::ListConst, op_list_const);
  set_op(t, Op::MakeList, op_make_list);
  set_op(t, Op::ListOfSet, op_list_of_set);
  set_op(t, Op::SetOfList, op_set_of_list);
}

}  // namespace ludens::interpreter
