// set_ops.cpp - sets of sites.
#include <span>

#include "interpreter/kernel_call.h"
#include "interpreter/once.h"
#include "ir/ops/memory.h"
#include "runtime/kernels/sets.h"
#include "runtime/remembered.h"

namespace ludens::interpreter {

namespace {

void op_set_const(Machine& m, SetWord* out, int set) {
  copy_words(out, m.program.sets[static_cast<size_t>(set)].data(), m.words);
}
// The first of the sets, and then each of the others joined to it.
template <class Join>
void join(Machine& m, SetWord* out, Rest<Type::Set> sets, Join joined) {
  if (sets.size() == 0) return clear_words(out, m.words);
  Words scratch;
  if (m.words == 1) {  // no copies
    SetWord all = *m.peek(sets[0], scratch.words);
    for (int i = 1; i < sets.size(); ++i) all = joined(all, *m.peek(sets[i], scratch.words));
    *out = all;
    return;
  }
  m.eval(sets[0], out);
  for (int i = 1; i < sets.size(); ++i) {
    const SetWord* part = m.peek(sets[i], scratch.words);
    for (int w = 0; w < m.words; ++w) out[w] = joined(out[w], part[w]);
  }
}
void op_union(Machine& m, SetWord* out, Rest<Type::Set> sets) {
  join(m, out, sets, [](SetWord a, SetWord b) { return a | b; });
}
void op_intersection(Machine& m, SetWord* out, Rest<Type::Set> sets) {
  join(m, out, sets, [](SetWord a, SetWord b) { return a & b; });
}
void op_select_set(Machine& m, SetWord* out, Lazy<Type::Bool> condition, Lazy<Type::Set> then,
                   Lazy<Type::Set> otherwise) {
  const Lazy<Type::Set> chosen = test_once(m, condition) ? then : otherwise;
  if (!chosen) return clear_words(out, m.words);
  m.eval(chosen, out);
}

// --- lists

void op_list_const(Machine&, std::vector<int>& out, const std::vector<std::int32_t>& list) {
  out.assign(list.begin(), list.end());
}
void op_make_list(Machine& m, std::vector<int>& out, Rest<Type::Int> items) {
  out.clear();
  for (const Lazy<Type::Int> item : items) out.push_back(m.eval(item));
}
void op_list_of_set(Machine& m, std::vector<int>& out, const SetWord* sites) {
  out.clear();
  for_each_bit(sites, m.words, [&](int site) {
    out.push_back(site);
    return false;
  });
}
void collect(const Machine& m, std::span<const int> sites, SetWord* out) {
  clear_words(out, m.words);
  for (const int site : sites)
    if (m.is_member(site)) set_bit(out, site);
}

void op_set_of_list(Machine& m, SetWord* out, Lazy<Type::List> list) {
  // What is remembered lies in the block already.
  if (const auto name = attribute_if<Op::RememberedList, "name">(list.code))
    return collect(m, runtime::remembered_values(m.view, *name), out);
  const ScratchList scratch(m);
  m.eval(list, scratch.list);
  collect(m, scratch.list, out);
}

}  // namespace

void add_set_ops(OpTable& t);

void add_set_ops(OpTable& t) {
  set_op<Op::SetConst, op_set_const>(t);
  set_kernel<Op::EmptySites, LUDENS_KERNEL(empty_sites)>(t);
  set_kernel<Op::OwnSites, LUDENS_KERNEL(own_sites)>(t);
  set_op<Op::Union, op_union>(t);
  set_op<Op::Intersection, op_intersection>(t);
  set_kernel<Op::Difference, LUDENS_KERNEL(difference)>(t);
  set_kernel<Op::Single, LUDENS_KERNEL(single)>(t);
  set_kernel<Op::FilterSites, LUDENS_KERNEL(filter_sites)>(t);
  set_op<Op::SelectSet, op_select_set>(t);
  set_op<Op::ListConst, op_list_const>(t);
  set_op<Op::MakeList, op_make_list>(t);
  set_op<Op::ListOfSet, op_list_of_set>(t);
  set_op<Op::SetOfList, op_set_of_list>(t);
}

}  // namespace ludens::interpreter
