// large_ops.cpp - pieces that cover several sites.
#include "interpreter/large.h"

#include <algorithm>

#include "interpreter/acting.h"
#include "ir/ops/large.h"
#include "runtime/hidden.h"

namespace ludens::interpreter {

namespace {

bool op_is_large(Machine& m, int what) {
  return is_large(m, what);
}

bool within(std::span<const int> sites, const SetWord* set, int words) {
  return std::ranges::all_of(sites, [&](int site) { return site < words * 64 && test_bit(set, site); });
}

// Adds what the piece covers now to `allowed`, and all but its own site to `starts`. Returns its state; -1
// off the board.
int free_own_sites(Machine& m, int what, int site, SetWord* starts, SetWord* allowed) {
  const Space& s = m.space(m.prepared.default_type);
  if (site < 0 || site >= s.sites || !s.state) return -1;
  const int lies = s.state[site];
  const auto covered = footprint(m, what, lies, site);
  for (size_t i = 0; i < covered.size(); ++i) {
    if (covered[i] >= s.sites) continue;
    set_bit(allowed, covered[i]);
    if (i > 0) set_bit(starts, covered[i]);
  }
  return lies;
}

bool op_for_large_places(Machine& m, int what, const SetWord* sites, const SetWord* may_cover,
                         std::optional<int> only, Lazy<Type::Moves> moves, bool stands) {
  if (what <= 0 || what >= m.layout.components) return false;
  Words starts, allowed;
  copy_words(starts.words, sites, m.words);
  copy_words(allowed.words, may_cover, m.words);
  const int from = m.reg(Reg::From);
  const int lies = stands ? free_own_sites(m, what, from, starts.words, allowed.words) : -1;
  const auto states =
      static_cast<int>(m.program.equipment->components[static_cast<size_t>(what)].footprints.size());
  const Bind to(m, Reg::To);
  const Bind state(m, Reg::Aux2);
  return for_each_bit(starts, m.words, [&](int site) {
    for (int how = 0; how < states; ++how) {
      if ((only && *only >= 0 && how != *only) || (stands && site == from && how == lies)) continue;
      const auto covered = footprint(m, what, how, site);
      if (covered.empty() || !within(covered, allowed, m.words)) continue;
      to.slot = site;
      state.slot = how;
      if (m.generate(moves)) return true;
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

void op_act_move_large(Machine& m, int from, int to, int state, SiteType from_type, SiteType to_type) {
  push_action(m, commit_move_large, Op::ActMoveLarge, from, to, state, m.type_at(from_type, from),
              m.type_at(to_type, to));
}

void op_large_sites(Machine& m, SetWord* out, const SetWord* sites, SiteType type) {
  copy_words(out, sites, m.words);
  const Space& s = m.space(type);
  for_each_bit(sites, m.words, [&](int site) {
    if (site >= s.sites) return false;
    const runtime::Piece piece = runtime::piece_at(s, runtime::top_index(s, site));
    for (const int covered : footprint(m, piece.what, piece.state, site))
      if (covered < s.sites) set_bit(out, covered);
    return false;
  });
}

int op_large_size(Machine& m, const Centre& centre, const SetWord* sites, SiteType type) {
  const Space& s = m.space(type);
  int count = 0;
  for_each_bit(sites, m.words, [&](int site) {
    const int what = site < s.sites ? s.what[runtime::top_index(s, site)] : 0;
    if (what == 0) return false;
    count += is_large(m, what) ? static_cast<int>(footprint(m, what, 0, centre.cell).size()) : 1;
    return false;
  });
  return count;
}

}  // namespace

void add_large_ops(OpTable& t);

void add_large_ops(OpTable& t) {
  set_op<Op::IsLarge, op_is_large>(t);
  set_op<Op::ForLargePlaces, op_for_large_places>(t);
  set_op<Op::ActMoveLarge, op_act_move_large>(t);
  set_op<Op::LargeSites, op_large_sites>(t);
  set_op<Op::LargeSize, op_large_size, prepare_centre>(t);
}

}  // namespace ludens::interpreter
