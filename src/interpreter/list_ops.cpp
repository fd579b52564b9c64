// list_ops.cpp - lists of integers, in order, duplicates kept; and numbers picked from sets, lists and the
// board.
#include <algorithm>

#include "interpreter/once.h"
#include "interpreter/op_call.h"
#include "ir/ops/lists.h"

namespace ludens::interpreter {

namespace {

bool has(const std::vector<int>& list, int value) {
  return std::ranges::find(list, value) != list.end();
}
void take_first(std::vector<int>& list, int value) {
  if (const auto found = std::ranges::find(list, value); found != list.end()) list.erase(found);
}

void op_list_union(Machine& m, std::vector<int>& out, Rest<Type::List> lists) {
  out.clear();
  if (lists.size() == 0) return;
  m.eval(lists[0], out);
  const ScratchList more(m);
  for (int i = 1; i < lists.size(); ++i) {
    m.eval(lists[i], more.list);
    for (const int value : more.list)
      if (!has(out, value)) out.push_back(value);
  }
}
void op_list_intersection(Machine& m, std::vector<int>& out, Lazy<Type::List> a, Lazy<Type::List> b) {
  m.eval(a, out);
  const ScratchList other(m);
  m.eval(b, other.list);
  std::erase_if(out, [&](int value) { return !has(other.list, value); });
}
void op_list_difference(Machine& m, std::vector<int>& out, Lazy<Type::List> a, Lazy<Type::List> b) {
  m.eval(a, out);
  const ScratchList other(m);
  m.eval(b, other.list);
  for (const int value : other.list) take_first(out, value);
}
void op_list_without(Machine& m, std::vector<int>& out, Lazy<Type::List> list, Lazy<Type::Int> value) {
  m.eval(list, out);
  take_first(out, m.eval(value));
}
void op_list_select(Machine& m, std::vector<int>& out, Lazy<Type::Bool> condition, Lazy<Type::List> then,
                    Lazy<Type::List> otherwise) {
  const Lazy<Type::List> chosen = test_once(m, condition) ? then : otherwise;
  if (!chosen) return out.clear();
  m.eval(chosen, out);
}
void op_list_players(Machine& m, std::vector<int>& out, int players, Lazy<Type::Bool> condition) {
  out.clear();
  const Bind player(m, Reg::Player);
  for (auto left = static_cast<std::uint32_t>(players); left; left &= left - 1) {
    player.slot = std::countr_zero(left);
    if (!condition || m.test(condition)) out.push_back(player.slot);
  }
}
void op_list_results(Machine& m, std::vector<int>& out, const Words& froms, Lazy<Type::Set> tos,
                     Lazy<Type::Int> body) {
  out.clear();
  const Bind from(m, Reg::From);
  const Bind to(m, Reg::To);
  for_each_bit(froms, m.words, [&](int site) {
    from.slot = site;
    Words others;
    m.eval(tos, others.words);
    return for_each_bit(others, m.words, [&](int other) {
      if (!m.tick()) return true;
      to.slot = other;
      out.push_back(m.eval(body));
      return false;
    });
  });
}

// --- numbers picked from sets and lists

int op_list_at(Machine&, const std::vector<int>& list, int index) {
  return index < 0 || index >= static_cast<int>(list.size()) ? -1 : list[static_cast<size_t>(index)];
}
int op_list_size(Machine&, const std::vector<int>& list) {
  return static_cast<int>(list.size());
}
int op_sum_over(Machine& m, const SetWord* sites, const std::vector<std::int32_t>& list) {
  std::uint32_t sum = 0;
  for_each_bit(sites, m.words, [&](int site) {
    if (site < static_cast<int>(list.size()))
      sum += static_cast<std::uint32_t>(list[static_cast<size_t>(site)]);
    return false;
  });
  return static_cast<int>(sum);
}
int op_nth_site(Machine& m, const SetWord* sites, int index) {
  return index < 0 || index >= count_bits(sites, m.words) ? -1 : nth_bit(sites, index);
}

// --- where pieces are

bool is_in_state(const Space& s, int index, std::optional<int> state) {
  return !state || *state == -1 || (s.state ? s.state[index] : 0) == *state;
}

int lowest_site(const Space& s, int what, std::optional<int> state, int count) {
  if (what <= 0) return -1;
  for (int site = 0; site < count && site < s.sites; ++site)
    for (int level = 0; level < runtime::stack_size(s, site); ++level) {
      const int index = runtime::index_of(s, site, level);
      if (s.what[index] == what && is_in_state(s, index, state)) return site;
    }
  return -1;
}
int op_where_piece(Machine& m, int what, SiteType type, int count) {
  return lowest_site(m.space(type), what, std::nullopt, count);
}
int op_where_first(Machine& m, int what, std::optional<int> state, SiteType type, int count,
                   const std::vector<std::int32_t>&) {
  const Space& s = m.space(type);
  if (what <= 0 || what >= m.layout.components) return -1;
  const std::int16_t* list = s.order ? runtime::order_list(s, what) : nullptr;
  if (!list) return lowest_site(s, what, state, count);
  for (int i = 1; i <= list[0]; ++i) {
    const int site = list[i];
    if (site < count && s.what[site] == what && is_in_state(s, site, state)) return site;
  }
  return -1;
}
int op_where_level(Machine& m, int what, int site, std::optional<int> state, bool from_top, SiteType type) {
  const Space& s = m.space(type);
  if (what <= 0 || site < 0 || site >= m.prepared.board->count(type)) return -1;
  int found = -1;
  for (int level = 0; level < runtime::stack_size(s, site); ++level) {
    const int index = runtime::index_of(s, site, level);
    if (s.what[index] != what || !is_in_state(s, index, state)) continue;
    found = level;
    if (!from_top) break;
  }
  return found;
}

}  // namespace

void add_list_ops(OpTable& t);

void add_list_ops(OpTable& t) {
  set_op<Op::ListUnion, op_list_union>(t);
  set_op<Op::ListIntersection, op_list_intersection>(t);
  set_op<Op::ListDifference, op_list_difference>(t);
  set_op<Op::ListWithout, op_list_without>(t);
  set_op<Op::ListSelect, op_list_select>(t);
  set_op<Op::ListPlayers, op_list_players>(t);
  set_op<Op::ListResults, op_list_results>(t);
  set_op<Op::ListAt, op_list_at>(t);
  set_op<Op::ListSize, op_list_size>(t);
  set_op<Op::SumOver, op_sum_over>(t);
  set_op<Op::NthSite, op_nth_site>(t);
  set_op<Op::WherePiece, op_where_piece>(t);
  set_op<Op::WhereFirst, op_where_first>(t);
  set_op<Op::WhereLevel, op_where_level>(t);
}

}  // namespace ludens::interpreter
