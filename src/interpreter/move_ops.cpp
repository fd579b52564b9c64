// move_ops.cpp - generators of moves: choice, loops, and the ways in which pieces travel.
#include "interpreter/kernel_call.h"
#include "ir/ops/lifted_sites.h"
#include "runtime/kernels/emits.h"
#include "runtime/kernels/loops.h"
#include "runtime/kernels/travel.h"

namespace ludens::interpreter {

namespace {

std::shared_ptr<const kernels::SiteRange> prepare_for_piece(const Prepared& game, const Code& c) {
  const SiteType type = attribute<Op::ForPiece, "type">(c);
  const int container = attribute<Op::ForPiece, "container">(c);
  kernels::SiteRange within{0, game.layout.space[static_cast<size_t>(type)].sites};
  if (container == 0) {
    within.end = game.board->count(type);
  } else if (container > 0) {
    const ir::Container& one = game.program.equipment->containers[static_cast<size_t>(container)];
    within = {one.first, one.first + one.sites};
  }
  return std::make_shared<const kernels::SiteRange>(within);
}

}  // namespace

void add_move_ops(OpTable& t);

void add_move_ops(OpTable& t) {
  set_kernel<Op::NoMoves, LUDENS_KERNEL(no_moves)>(t);
  set_kernel<Op::IfMoves, LUDENS_KERNEL(if_moves)>(t);
  set_kernel_by_sink<Op::Emit, LUDENS_KERNEL(emit)>(t);
  set_kernel_by_sink<Op::EmitSet, LUDENS_KERNEL(emit_set)>(t);
  set_kernel_by_sink<Op::EmitTo, LUDENS_KERNEL(emit_to)>(t);
  set_kernel<Op::BindReg, LUDENS_KERNEL(bind)>(t);
  set_kernel<Op::BindLevel, LUDENS_KERNEL(bind_level)>(t);
  set_kernel<Op::ForSites, LUDENS_KERNEL(for_sites)>(t);
  set_kernel<Op::ForRange, LUDENS_KERNEL(for_range)>(t);
  set_kernel<Op::ForPlayers, LUDENS_KERNEL(for_players)>(t);
  set_kernel<Op::ForPiece, LUDENS_KERNEL(for_piece), prepare_for_piece>(t);
  set_kernel<Op::Step, LUDENS_KERNEL(step)>(t);
  set_kernel<Op::Slide, LUDENS_KERNEL(slide)>(t);
  set_kernel<Op::Hop, LUDENS_KERNEL(hop)>(t);
  set_kernel<Op::Priority, LUDENS_KERNEL(priority)>(t);
}

}  // namespace ludens::interpreter
