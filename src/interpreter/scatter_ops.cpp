// scatter_ops.cpp - pieces that chance lays out at the start, and what is carried out at once there.
#include <algorithm>

#include "interpreter/machine.h"
#include "ir/ops/outcomes.h"

namespace ludens::interpreter {

namespace {

int draw(Machine& m, int n) {
  return m.chance ? m.chance->draw(n) : 0;
}

// Takes one out of the list.
int draw_from(Machine& m, std::vector<int>& list) {
  const auto at = list.begin() + draw(m, static_cast<int>(list.size()));
  const int drawn = *at;
  list.erase(at);
  return drawn;
}

// v: site, what, state, value, type
void commit_lay(Machine& m, const Action& a) {
  const Space& s = m.space(a.v[4]);
  const auto& components = m.program.equipment->components;
  if (a.v[0] < 0 || a.v[0] >= s.sites || a.v[1] <= 0 || a.v[1] >= static_cast<int>(components.size())) return;
  const int owner = components[static_cast<size_t>(a.v[1])].owner;
  const runtime::Piece piece{a.v[1], owner, std::max(0, a.v[2]), 0, std::max(0, a.v[3])};
  auto writer = m.writer();
  if (s.height > 1)
    writer.push(a.v[4], a.v[0], piece);
  else
    writer.put(a.v[4], a.v[0], piece, 1);
}

void lay(Machine& m, const Code& c, int site, int what, const Code* state, const Code* value) {
  const int shown = state ? m.eval(state) : -1;
  const int worth = value ? m.eval(value) : -1;
  Action& a = m.push(commit_lay, c.op);
  a.v[0] = site;
  a.v[1] = what;
  a.v[2] = shown;
  a.v[3] = worth;
  a.v[4] = m.type_at(c.imm[0], site);
}

void op_act_scatter(Machine& m, const Code& c) {
  SetWord free[kMaxWords];
  m.eval(c.args[0], free);
  const Space& s = m.space(c.imm[0]);
  for (int w = 0; w < m.words; ++w) free[w] &= s.empty[w];
  for (const Action& laid : m.actions)
    if (laid.commit == commit_lay && laid.v[4] == c.imm[0]) clear_bit(free, laid.v[0]);
  const int count = std::min(m.eval(c.args[1]), s.sites);
  const auto scatter = [&](int what) {
    for (int i = 0; i < count; ++i) {
      const int left = count_bits(free, m.words);
      if (left == 0) return;
      const int site = nth_bit(free, draw(m, left));
      clear_bit(free, site);
      lay(m, c, site, what, c.args[2], c.args[3]);
    }
  };
  const std::vector<std::int32_t>& kinds = m.program.lists[static_cast<size_t>(c.imm[1])];
  if (!c.imm[2]) {
    for (const std::int32_t what : kinds) scatter(what);
    return;
  }
  // In random order, the language stops when as many kinds are left as have been taken.
  const ScratchList scratch(m);
  std::vector<int>& left = scratch.list;
  left.assign(kinds.begin(), kinds.end());
  for (size_t taken = 0; taken + 1 < left.size(); ++taken) scatter(draw_from(m, left));
}

void op_act_shuffle(Machine& m, const Code& c) {
  const int site = m.eval(c.args[0]);
  const std::vector<std::int32_t>& kinds = m.program.lists[static_cast<size_t>(c.imm[1])];
  const ScratchList scratch(m);
  std::vector<int>& pieces = scratch.list;
  for (size_t i = 0; i < kinds.size() && i + 3 < c.arg_count; ++i) {
    const int count = std::clamp(m.eval(c.args[i + 3]), 0, runtime::kMaxHeight);
    pieces.insert(pieces.end(), static_cast<size_t>(count), kinds[i]);
  }
  while (!pieces.empty()) lay(m, c, site, draw_from(m, pieces), c.args[1], c.args[2]);
}

// The last action stays, done, so that whoever started this finds what it was.
void commit_nothing(Machine&, const Action&) {}

void op_settle(Machine& m, const Code& c) {
  m.perform(c.args[0]);
  for (size_t i = 0; i < m.actions.size(); ++i) {
    const Action action = m.actions[i];
    action.commit(m, action);
  }
  if (m.actions.empty()) return;
  m.actions.front() = m.actions.back();
  m.actions.front().commit = commit_nothing;
  m.actions.resize(1);
}

}  // namespace

void add_scatter_ops(OpTable& t);

void add_scatter_ops(OpTable& t) {
  set_op(t, Op::ActScatter, op_act_scatter);
  set_op(t, Op::ActShuffle, op_act_shuffle);
  set_op(t, Op::Settle, op_settle);
}

}  // namespace ludens::interpreter
