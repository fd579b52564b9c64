// large_ops.cpp - pieces that cover several sites.
#include "interpreter/acting.h"
#include "interpreter/kernel_call.h"
#include "ir/ops/large.h"
#include "runtime/hidden.h"
#include "runtime/kernels/large.h"
#include "runtime/kernels/placing.h"

namespace ludens::interpreter {

namespace {

std::shared_ptr<const kernels::Centre> prepare_centre(const Prepared& prepared, const Code&) {
  const auto centre = prepared.board->sites_with(geometry::SiteType::Cell, geometry::Property::Centre);
  return std::make_shared<const kernels::Centre>(kernels::Centre{centre.empty() ? -1 : centre[0]});
}

// v: from, to, state, site types
void commit_move_large(Machine& m, const Action& a) {
  Space& source = m.space(a.v[3]);
  Space& target = m.space(a.v[4]);
  if (a.v[0] < 0 || a.v[0] >= source.sites || a.v[1] < 0 || a.v[1] >= target.sites) return;
  runtime::Piece piece = runtime::piece_at(source, a.v[0]);
  if (piece.what == 0) return;
  auto writer = m.board();
  const int count = source.count ? source.count[a.v[0]] : 1;
  if (count <= 1) {
    writer.clear(a.v[3], a.v[0]);
    kernels::cover(m, a.v[3], a.v[0], piece, false);
  } else {
    writer.set_count(a.v[3], a.v[0], count - 1);
  }
  piece.state = a.v[2];
  piece.who = m.prepared.owners[static_cast<size_t>(piece.what)];
  writer.put(a.v[4], a.v[1], piece);
  kernels::cover(m, a.v[4], a.v[1], piece, true);
  if (m.program.uses.line_of_play && m.is_domino(piece.what))
    kernels::mark_domino(m, a.v[1], piece, true, piece.what);
  if (source.hidden && (a.v[0] != a.v[1] || a.v[3] != a.v[4]))
    runtime::carry_hidden(m.layout.players, source, a.v[0], target, a.v[1]);
}

void op_act_move_large(Machine& m, int from, int to, int state, SiteType from_type, SiteType to_type) {
  push_action(m, commit_move_large, Op::ActMoveLarge, from, to, state, m.type_at(from_type, from),
              m.type_at(to_type, to));
}

}  // namespace

void add_large_ops(OpTable& t);

void add_large_ops(OpTable& t) {
  set_kernel<Op::IsLarge, LUDENS_KERNEL(is_large)>(t);
  set_kernel<Op::ForLargePlaces, LUDENS_KERNEL(for_large_places)>(t);
  set_op<Op::ActMoveLarge, op_act_move_large>(t);
  set_kernel<Op::LargeSites, LUDENS_KERNEL(large_sites)>(t);
  set_kernel<Op::LargeSize, LUDENS_KERNEL(large_size), prepare_centre>(t);
}

}  // namespace ludens::interpreter
