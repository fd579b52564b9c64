// track_site_move.cpp - (trackSite Move): the site some steps along a track.
#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::ints {

namespace {

NodeId lower_track_site_move(Lowering& l, const Use& use) {
  NodeId player = l.player(use, "player", "role");
  if (player == ir::kNothing) player = l.ir.node(Op::Mover);
  const NodeId from = use.has("from") ? l.integer(use, "from") : l.ir.reg(Reg::From);
  return l.ir.node(Op::TrackMove,
                   {track_of_player(l, player, use.word("name")), from, l.integer(use, "steps"), player});
}

}  // namespace

constexpr Meaning track_site_move_meaning{.lower = lower_track_site_move};

extern const Ludeme track_site_move = {
    .rule = "trackSite",
    .form = "(trackSite Move [from:<int>] [<roleType> | <moves.player> | <string>] steps:<int>)",
    .summary =
        "The site some steps along a track from a site; past the end what the track leads to: Off or End",
    .params = {{"from", "where to start [(from)]"},
               {"role", "the owner of the track, by role [Mover]"},
               {"player", "the owner of the track, by number [(mover)]"},
               {"name", "a part of the name of the track [the owner's first]"},
               {"steps", "how many steps, negative to go back"}},
    .example = "(trackSite Move from:(from) Mover steps:(pips))",
    .meaning = &track_site_move_meaning,
};

}  // namespace ludens::ludemes::ints
