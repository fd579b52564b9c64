// track_ops.cpp - sites along tracks.
#include "interpreter/kernel_call.h"
#include "ir/ops/counts.h"
#include "ir/ops/walks.h"
#include "runtime/kernels/tracks.h"

namespace ludens::interpreter {

namespace {

struct TrackTable : kernels::TrackTable {
  TrackTable(const std::vector<geometry::Track>& all, int members) {
    for (const geometry::Track& track : all) {
      begin.push_back(static_cast<std::int32_t>(site.size()));
      loop.push_back(track.loop ? 1 : 0);
      for (const geometry::TrackSite& one : track.sites) {
        site.push_back(one.site);
        next.push_back(one.next);
      }
      for (int member = 0; member < members; ++member) place.push_back(track.index_of(member));
    }
    begin.push_back(static_cast<std::int32_t>(site.size()));
    tracks = static_cast<int>(all.size());
    first = begin.data();
    sites = site.data();
    onward = next.data();
    loops = loop.data();
    places = place.data();
  }
  TrackTable(const TrackTable&) = delete;
  std::vector<std::int32_t> begin, site, next, place;
  std::vector<std::uint8_t> loop;
};

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
