// lists.h - kernels of lists of integers, in order, duplicates kept (ir/ops/sets.h, lists.h, game_numbers.h).
#pragma once

#include "runtime/kernels/numbers.h"

namespace ludens::kernels {

// --- making lists

template <class From, class To>
LUDENS_FN void copy_list(To& out, const From& list) {
  out.clear();
  for (const int value : list) out.push_back(value);
}
// Without the first occurrence of the value.
template <class List>
LUDENS_FN void take_first(List& list, int value) {
  const int size = static_cast<int>(list.size());
  int at = 0;
  while (at < size && list[at] != value) ++at;
  if (at == size) return;
  for (; at + 1 < size; ++at) list[at] = list[at + 1];
  list.pop_back();
}

template <class World, class Out>
LUDENS_FN void list(const World&, Out& out, Ints constant) {
  copy_list(out, constant);
}
template <class World, class Out, class Items>
LUDENS_FN void make_list(const World&, Out& out, const Items& items) {
  out.clear();
  for (int i = 0; i < items.size(); ++i) out.push_back(items(i));
}
template <class World, class Out>
LUDENS_FN void list_of_set(const World& w, Out& out, const SetWord* sites) {
  out.clear();
  for_each_bit(sites, w.words, [&](int site) {
    out.push_back(site);
    return false;
  });
}
template <class World, class Out, class Lists>
LUDENS_FN void list_union(const World& w, Out& out, const Lists& lists) {
  out.clear();
  if (lists.size() == 0) return;
  lists(out, 0);
  typename World::ScratchList more(w);
  for (int i = 1; i < lists.size(); ++i) {
    lists(more.list, i);
    for (const int value : more.list)
      if (!has(out, value)) out.push_back(value);
  }
}
template <class World, class Out, class List>
LUDENS_FN void list_intersection(const World&, Out& out, const List& a, const List& b) {
  out.clear();
  for (const int value : a)
    if (has(b, value)) out.push_back(value);
}
template <class World, class Out, class List>
LUDENS_FN void list_difference(const World&, Out& out, const List& a, const List& b) {
  copy_list(out, a);
  for (const int value : b) take_first(out, value);
}
template <class World, class Out, class List>
LUDENS_FN void list_without(const World&, Out& out, const List& all, int value) {
  copy_list(out, all);
  take_first(out, value);
}
template <class World, class Out, class If, class Then, class Else>
LUDENS_FN void list_select(const World&, Out& out, const If& condition, const Then& then,
                           const Else& otherwise) {
  if (condition())
    then(out);
  else if (otherwise)
    otherwise(out);
  else
    out.clear();
}
template <class World, class Out, class If>
LUDENS_FN void list_players(const World&, Out& out, int players, const If& condition) {
  out.clear();
  for (auto left = static_cast<std::uint32_t>(players); left; left &= left - 1) {
    const int player = lowest_bit(left);
    if (!condition || condition(player)) out.push_back(player);
  }
}
template <class World, class Out, class Tos, class Body>
LUDENS_FN void list_results(const World& w, Out& out, const SetWord* froms, const Tos& tos,
                            const Body& body) {
  out.clear();
  for_each_scattered(froms, w.words, [&](int from) {
    typename World::Set scratch;
    return for_each_scattered(peek(tos, scratch, from), w.words, [&](int to) {
      out.push_back(body(from, to));
      return w.is_stopped();
    });
  });
}

// Is the value in list_results of one site?
template <class World, class Tos, class Body>
LUDENS_FN bool is_result(const World& w, int value, int from, const Tos& tos, const Body& body) {
  if (from < 0 || from >= w.words * 64) return false;
  typename World::Set scratch;
  bool found = false;
  for_each_scattered(peek(tos, scratch, from), w.words, [&](int to) {
    found = body(from, to) == value;
    return found || w.is_stopped();
  });
  return found;
}

// --- numbers picked from lists

template <class World, class List>
LUDENS_FN int list_at(const World&, const List& all, int index) {
  return index < 0 || index >= static_cast<int>(all.size()) ? -1 : all[index];
}
template <class World, class List>
LUDENS_FN int list_size(const World&, const List& all) {
  return static_cast<int>(all.size());
}
template <class World, class List>
LUDENS_FN int count_in_list(const World&, int value, const List& all) {
  int count = 0;
  for (const int one : all) count += one == value;
  return count;
}

// The first number, and then each of the others joined to it.
template <class List, class Join>
LUDENS_FN int join_numbers(const List& all, int otherwise, Join join) {
  bool any = false;
  int result = otherwise;
  for (const int value : all) {
    result = any ? join(result, value) : value;
    any = true;
  }
  return result;
}
template <class World, class List>
LUDENS_FN int list_max(const World& w, const List& all) {
  return join_numbers(all, -1, [&](int a, int b) { return max(w, a, b); });
}
template <class World, class List>
LUDENS_FN int list_min(const World& w, const List& all) {
  return join_numbers(all, -1, [&](int a, int b) { return min(w, a, b); });
}
template <class World, class List>
LUDENS_FN int list_sum(const World& w, const List& all) {
  return join_numbers(all, 0, [&](int a, int b) { return add(w, a, b); });
}
template <class World, class List>
LUDENS_FN int list_product(const World& w, const List& all) {
  return join_numbers(all, 0, [&](int a, int b) { return mul(w, a, b); });
}

// --- all of them

template <class World, class List, class If>
LUDENS_FN bool all_values(const World&, const List& all, const If& condition) {
  for (const int value : all)
    if (!condition(value)) return false;
  return true;
}
template <class World, class Values, class List>
LUDENS_FN bool all_in_list(const World&, const Values& values, const List& all) {
  for (const int value : values)
    if (!has(all, value)) return false;
  return true;
}
template <class World, class Values>
LUDENS_FN bool all_in_set(const World& w, const Values& values, const SetWord* sites) {
  for (const int value : values)
    if (!is_member(w, value) || !test_bit(sites, value)) return false;
  return true;
}

}  // namespace ludens::kernels
