// scatter_ops.cpp - pieces that chance lays out at the start, and what is carried out at once there.
#include <algorithm>

#include "interpreter/acting.h"
#include "interpreter/op_call.h"
#include "ir/ops/outcomes.h"
#include "runtime/kernels/placing.h"

namespace ludens::interpreter {

namespace {

// Takes one out of the list.
int draw_from(Machine& m, std::vector<int>& list) {
  const auto at = list.begin() + m.draw(static_cast<int>(list.size()));
  const int drawn = *at;
  list.erase(at);
  return drawn;
}

// v: site, what, state, value, type
void commit_lay(Machine& m, const Action& a) {
  const Space& s = m.space(a.v[4]);
  if (!kernels::has_site(m, a.v[4], a.v[0]) || a.v[1] <= 0 || !kernels::has_component(m, a.v[1])) return;
  const runtime::Piece piece{a.v[1], m.owner(a.v[1]), std::max(0, a.v[2]), 0, std::max(0, a.v[3])};
  auto writer = m.board();
  if (s.height > 1)
    writer.push(a.v[4], a.v[0], piece);
  else
    writer.put(a.v[4], a.v[0], piece, 1);
}

// What comes with each piece, worked out anew for each: chance may have a say in it.
struct Laid {
  Lazy<Type::Int> state, value;
  SiteType type;
};
void lay(Machine& m, const ir::OpRecord& op, int site, int what, const Laid& with) {
  const int state = with.state ? m.eval(with.state) : -1;
  const int value = with.value ? m.eval(with.value) : -1;
  push_action(m, commit_lay, op, site, what, state, value, m.type_at(with.type, site));
}

void op_act_scatter(Machine& m, const SetWord* sites, int wanted, Lazy<Type::Int> state,
                    Lazy<Type::Int> value, SiteType type, const std::vector<std::int32_t>& pieces,
                    bool shuffled) {
  const Space& s = m.space(type);
  Words free;
  for (int w = 0; w < m.words; ++w) free.words[w] = sites[w] & s.empty[w];
  for (const Action& laid : m.actions)
    if (laid.commit == commit_lay && laid.v[4] == static_cast<int>(type)) clear_bit(free.words, laid.v[0]);
  const int count = std::min(wanted, s.sites);
  const auto scatter = [&](int what) {
    for (int i = 0; i < count; ++i) {
      const int left = count_bits(free, m.words);
      if (left == 0) return;
      const int site = nth_bit(free, m.draw(left));
      clear_bit(free.words, site);
      lay(m, Op::ActScatter, site, what, {state, value, type});
    }
  };
  if (!shuffled) {
    for (const std::int32_t what : pieces) scatter(what);
    return;
  }
  // In random order, the language stops when as many kinds are left as have been taken.
  const ScratchList scratch(m);
  std::vector<int>& left = scratch.list;
  left.assign(pieces.begin(), pieces.end());
  for (size_t taken = 0; taken + 1 < left.size(); ++taken) scatter(draw_from(m, left));
}

void op_act_shuffle(Machine& m, int site, Lazy<Type::Int> state, Lazy<Type::Int> value,
                    Rest<Type::Int> counts, SiteType type, const std::vector<std::int32_t>& pieces) {
  const ScratchList scratch(m);
  std::vector<int>& all = scratch.list;
  const size_t kinds = std::min(pieces.size(), static_cast<size_t>(counts.size()));
  for (size_t i = 0; i < kinds; ++i) {
    const int count = std::clamp(m.eval(counts[static_cast<int>(i)]), 0, runtime::kMaxHeight);
    all.insert(all.end(), static_cast<size_t>(count), pieces[i]);
  }
  while (!all.empty()) lay(m, Op::ActShuffle, site, draw_from(m, all), {state, value, type});
}

// The last action stays, done, so that whoever started this finds what it was.
void commit_done(Machine&, const Action&) {}

void op_settle(Machine& m, Lazy<Type::Void> body) {
  m.perform(body);
  for (size_t i = 0; i < m.actions.size() && !m.is_stopped(); ++i) {
    const Action action = m.actions[i];
    action.commit(m, action);
  }
  if (m.actions.empty()) return;
  m.actions.front() = m.actions.back();
  m.actions.front().commit = commit_done;
  m.actions.resize(1);
}

}  // namespace

void add_scatter_ops(OpTable& t);

void add_scatter_ops(OpTable& t) {
  set_op<Op::ActScatter, op_act_scatter>(t);
  set_op<Op::ActShuffle, op_act_shuffle>(t);
  set_op<Op::Settle, op_settle>(t);
}

}  // namespace ludens::interpreter
