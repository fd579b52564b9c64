// count_steps_on_track.cpp - (count StepsOnTrack): how far apart two sites are along a track.
#include "ir/ops/counts.h"
#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::ints {

namespace {

NodeId lower_count_steps_on_track(Lowering& l, const Use& use) {
  NodeId player = l.player(use, "player", "role");
  if (player == ir::kNothing) player = l.ir.node(Op::Mover);
  return l.ir.node(Op::StepsOnTrack, {track_of_player(l, player, use.word("name"), NamedTrack::OfPlayer),
                                      l.integer(use, "from"), l.integer(use, "to"), player});
}

}  // namespace

constexpr Meaning count_steps_on_track_meaning{.lower = lower_count_steps_on_track};

extern const Ludeme count_steps_on_track = {
    .rule = "count.count",
    .form = "(count StepsOnTrack [<roleType> | <moves.player> | <string>] [<int>] [<int>])",
    .summary =
        "The number of steps along a track from one site to another, or Off (-1) where there is no way",
    .params = {{"role", "the owner of the track, by role [Mover]"},
               {"player", "the owner of the track, by number [(mover)]"},
               {"name", "the name of the track [the owner's first]"},
               {"from", "the first site"},
               {"to", "the second site"}},
    .example = "(count StepsOnTrack Mover (last From) (last To))",
    .meaning = &count_steps_on_track_meaning,
};

}  // namespace ludens::ludemes::ints
