// sow_ops.cpp - sowing: the kernels of sowing.h.
#include "interpreter/kernel_call.h"
#include "interpreter/track_table.h"
#include "ir/ops/sow.h"
#include "runtime/kernels/sowing.h"

namespace ludens::interpreter {

namespace {

struct SowTracks : kernels::SowTracks {
  SowTracks(const std::vector<geometry::Track>& all, int members) : tracks(all, members) {
    for (const geometry::Track& track : all) {
      owner.push_back(track.owner);
      for (const geometry::TrackSite& one : track.sites)
        step.push_back({one.next, one.next_index, one.previous, one.previous_index});
    }
    table = tracks;
    steps = step.data();
    owners = owner.data();
  }
  SowTracks(const SowTracks&) = delete;
  TrackTable tracks;
  std::vector<kernels::TrackStep> step;
  std::vector<std::int32_t> owner;
};

std::shared_ptr<const kernels::SowTracks> prepare_sowing(const Prepared& game, const Code&) {
  return std::make_shared<const SowTracks>(game.program.equipment->tracks, game.words * 64);
}

}  // namespace

void add_sow_ops(OpTable& t);

void add_sow_ops(OpTable& t) {
  set_kernel<Op::CanSow, LUDENS_KERNEL(can_sow), prepare_sowing>(t);
  set_kernel<Op::ActSow, LUDENS_KERNEL(act_sow), prepare_sowing>(t);
}

}  // namespace ludens::interpreter
