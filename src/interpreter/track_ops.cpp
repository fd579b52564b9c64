// track_ops.cpp - sites along tracks.
#include "interpreter/kernel_call.h"
#include "interpreter/track_table.h"
#include "ir/ops/counts.h"
#include "ir/ops/walks.h"

namespace ludens::interpreter {

namespace {

std::shared_ptr<const kernels::TrackTable> prepare_tracks(const Prepared& game, const Code&) {
  return std::make_shared<const TrackTable>(game.program.equipment->tracks, game.words * 64);
}

}  // namespace

void add_track_ops(OpTable& t);

void add_track_ops(OpTable& t) {
  set_kernel<Op::TrackSites, LUDENS_KERNEL(track_sites), prepare_tracks>(t);
  set_kernel<Op::TrackFirst, LUDENS_KERNEL(track_first), prepare_tracks>(t);
  set_kernel<Op::StepsOnTrack, LUDENS_KERNEL(steps_on_track), prepare_tracks>(t);
  set_kernel<Op::TrackMove, LUDENS_KERNEL(track_move), prepare_tracks>(t);
}

}  // namespace ludens::interpreter
