// large_ops.cpp - pieces that cover several sites.
#include "interpreter/large.h"

#include <algorithm>

#include "ir/ops/large.h"
#include "runtime/hidden.h"

namespace ludens::interpreter {

namespace {

bool op_is_large(Machine& m, const Code& c) {
  const int what = m.eval(c.args[0]);
  return what > 0 && what < m.layout.components &&
         !m.program.equipment->components[static_cast<size_t>(what)].footprints.empty();
}

bool within(std::span<const int> sites, const SetWord* set, int words) {
  return std::ranges::all_of(sites, [&](int site) { return site < words * 64 && test_bit(set, site); });
}

bool op_for_large_places(Machine& m, const Code& c) {
  const int what = m.eval(c.args[0]);
  if (what <= 0 || what >= m.layout.components) return false;
  SetWord starts[kMaxWords];
  SetWord allowed[kMaxWords];
  m.eval(c.args[1], starts);
  m.eval(c.args[2], allowed);
  const int only = c.args[3] ? m.eval(c.args[3]) : -1;
  const int from = m.reg(Reg::From);
  int lies = -1;
  if (const Space& s = m.space(m.prepared.default_type); c.imm[0] && from >= 0 && from < s.sites && s.state) {
    lies = s.state[from];
    const auto covered = footprint(m, what, lies, from);
    for (size_t i = 0; i < covered.size(); ++i) {
      if (covered[i] >= s.sites) continue;
      set_bit(allowed, covered[i]);
      if (i > 0) set_bit(starts, covered[i]);
    }
  }
  const auto states =
      static_cast<int>(m.program.equipment->components[static_cast<size_t>(what)].footprints.size());
  const Bind to(m, Reg::To);
  const Bind state(m, Reg::Aux2);
  return for_each_bit(starts, m.words, [&](int site) {
    for (int how = 0; how < states; ++how) {
      if ((only >= 0 && how != only) || (c.imm[0] && site == from && how == lies)) continue;
      const auto covered = footprint(m, what, how, site);
      if (covered.empty() || !within(covered, allowed, m.words)) continue;
      to.slot = site;
      state.slot = how;
      if (m.generate(c.args[4])) return true;
    }
    return false;
  });
}

// v: from, to, state, site types
void commit_move_large(Machine& m, const Action& a) {
  Space& source = m.space(a.v[3]);
  Space& target = m.space(a.v[4]);
  if (a.v[0] < 0 || a.v[0] >= source.sites || a.v[1] < 0 || a.v[1] >= target.sites) return;
  runtime::Piece piece = runtime::piece_at(source, a.v[0]);
  if (piece.what == 0) return;
  auto writer = m.writer();
  const int count = source.count ? source.count[a.v[0]] : 1;
  if (count <= 1) {
    writer.clear(a.v[3], a.v[0]);
    cover(m, a.v[3], a.v[0], piece, false);
  } else {
    writer.set_count(a.v[3], a.v[0], count - 1);
  }
  piece.state = a.v[2];
  piece.who = m.prepared.owners[static_cast<size_t>(piece.what)];
  writer.put(a.v[4], a.v[1], piece);
  cover(m, a.v[4], a.v[1], piece, true);
  if (m.program.uses.line_of_play && is_domino(m, piece.what))
    mark_domino(m, a.v[1], piece, true, piece.what);
  if (source.hidden && (a.v[0] != a.v[1] || a.v[3] != a.v[4]))
    runtime::carry_hidden(m.layout, source, a.v[0], target, a.v[1]);
}

void op_act_move_large(Machine& m, const Code& c) {
  std::int32_t v[3];
  for (int i = 0; i < 3; ++i) v[i] = m.eval(c.args[i]);
  Action& a = m.push(commit_move_large, c.op);
  std::copy(v, v + 3, a.v);
  a.v[3] = m.type_at(c.imm[0], v[0]);
  a.v[4] = m.type_at(c.imm[1], v[1]);
}

void op_large_sites(Machine& m, const Code& c, SetWord* out) {
  SetWord sites[kMaxWords];
  m.eval(c.args[0], sites);
  copy_words(out, sites, m.words);
  const Space& s = m.space(c.imm[0]);
  for_each_bit(sites, m.words, [&](int site) {
    if (site >= s.sites) return false;
    const runtime::Piece piece = runtime::piece_at(s, runtime::top_index(s, site));
    for (const int covered : footprint(m, piece.what, piece.state, site))
      if (covered < s.sites) set_bit(out, covered);
    return false;
  });
}

int op_large_size(Machine& m, const Code& c) {
  SetWord sites[kMaxWords];
  m.eval(c.args[0], sites);
  const Space& s = m.space(c.imm[0]);
  int count = 0;
  for_each_bit(sites, m.words, [&](int site) {
    const int what = site < s.sites ? s.what[runtime::top_index(s, site)] : 0;
    if (what == 0) return false;
    const bool large = !m.program.equipment->components[static_cast<size_t>(what)].footprints.empty();
    count += large ? static_cast<int>(footprint(m, what, 0, prepared_centre(c)).size()) : 1;
    return false;
  });
  return count;
}

}  // namespace

void add_large_ops(OpTable& t);

void add_large_ops(OpTable& t) {
  set_op(t, Op::IsLarge, op_is_large);
  set_op(t, Op::ForLargePlaces, op_for_large_places);
  set_op(t, Op::ActMoveLarge, op_act_move_large);
  set_op(t, Op::LargeSites, op_large_sites);
  set_op(t, Op::LargeSize, op_large_size, prepare_centre);
}

}  // namespace ludens::interpreter
