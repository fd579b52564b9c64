// scatter_ops.cpp - pieces that chance lays out at the start.
#include <algorithm>

#include "interpreter/machine.h"
#include "ir/ops/outcomes.h"

namespace ludens::interpreter {

namespace {

int draw(Machine& m, int n) {
  return m.chance ? m.chance->draw(n) : 0;
}

void shuffle(Machine& m, std::vector<int>& list) {
  for (int left = static_cast<int>(list.size()); left > 1; --left)
    std::swap(list[static_cast<size_t>(draw(m, left))], list[static_cast<size_t>(left - 1)]);
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
  const ScratchList scratch(m);
  std::vector<int>& pieces = scratch.list;
  const int count = std::min(m.eval(c.args[1]), s.sites);
  for (const std::int32_t what : m.program.lists[static_cast<size_t>(c.imm[1])])
    pieces.insert(pieces.end(), static_cast<size_t>(std::max(0, count)), what);
  if (c.imm[2]) shuffle(m, pieces);
  for (const int what : pieces) {
    const int left = count_bits(free, m.words);
    if (left == 0) return;
    const int site = nth_bit(free, draw(m, left));
    clear_bit(free, site);
    lay(m, c, site, what, c.args[2], c.args[3]);
  }
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
  shuffle(m, pieces);
  for (const int what : pieces) lay(m, c, site, what, c.args[1], c.args[2]);
}

}  // namespace

void add_scatter_ops(OpTable& t);

void add_scatter_ops(OpTable& t) {
  set_op(t, Op::ActScatter, op_act_scatter);
  set_op(t, Op::ActShuffle, op_act_shuffle);
}

}  // namespace ludens::interpreter
