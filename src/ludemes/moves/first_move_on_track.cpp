// first_move_on_track.cpp - (firstMoveOnTrack): only the piece that comes first on a track may move.
#include "ir/ops/order.h"
#include "ludemes/moves/effects.h"

namespace ludens::ludemes::moves {

namespace {

NodeId lower_first_move_on_track(Lowering& l, const Use& use) {
  const std::vector<int> tracks = tracks_named(l, use.word("track"), use.has("owner"));
  if (tracks.empty()) return l.ir.node(Op::NoMoves);
  const int depth = static_cast<int>(l.context.filters.size());
  const NodeId moves =
      l.within(without_own_then(l, use), [&] { return l.moves_with(use, "moves", {Reg::Site}); });
  const auto along = [&](const geometry::Track& track) {
    std::vector<std::int32_t> sites;
    for (const geometry::TrackSite& s : track.sites) sites.push_back(s.site);
    return l.ir.node(Op::FirstSite, {moves}, {l.ir.list(std::move(sites)), depth});
  };
  const auto& all = l.equipment.tracks;
  if (!use.has("owner") || use.word("track").empty()) return along(all[static_cast<size_t>(tracks[0])]);
  const NodeId owner = l.player(use.word("owner"));
  NodeId chosen = l.ir.node(Op::NoMoves);
  for (size_t i = tracks.size(); i-- > 0;) {
    const geometry::Track& track = all[static_cast<size_t>(tracks[i])];
    const NodeId owned = l.ir.node(Op::Eq, {owner, l.ir.constant(track.owner)});
    chosen = l.ir.node(Op::IfMoves, {owned, along(track), chosen});
  }
  return chosen;
}

}  // namespace

constexpr Meaning first_move_on_track_meaning{.lower = lower_first_move_on_track};

extern const Ludeme first_move_on_track = {
    .rule = "firstMoveOnTrack",
    .form = "(firstMoveOnTrack [<string>] [<roleType>] <moves> [<then>])",
    .summary =
        "Walks along a track, (site) being each of its sites, and offers the first moves that it finds",
    .params = {{"track", "name of the track [the first one]"},
               {"owner", "whose track of that name [nobody's]"},
               {"moves", "the moves to try at each site"},
               {"then", "what follows once it is done"}},
    .example = "(firstMoveOnTrack (move (from (site)) (to (sites Empty))))",
    .meaning = &first_move_on_track_meaning,
};

}  // namespace ludens::ludemes::moves
