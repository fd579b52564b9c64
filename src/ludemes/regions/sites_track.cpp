// sites_track.cpp - (sites Track): the sites of a track.
#include <algorithm>

#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::regions {

namespace {

// The track being looked at comes first, unless the player is known beforehand.
NodeId lower_sites_track(Lowering& l, const Use& use) {
  const auto& tracks = l.equipment.tracks;
  const std::string_view name = use.word("name");
  std::vector<std::int32_t> by_player;
  for (int p = 0; p <= l.players() + 1; ++p) {
    const auto fits = [&](const geometry::Track& t) {
      return t.name == name || (t.name.find(name) != std::string::npos && (t.owner == p || t.owner == 0));
    };
    const auto found = std::ranges::find_if(tracks, fits);
    by_player.push_back(found == tracks.end() ? -1 : static_cast<int>(found - tracks.begin()));
  }
  const NodeId player = l.player(use, "player", "role");
  NodeId track = value_at(l, player == ir::kNothing ? l.ir.constant(0) : player, std::move(by_player), -1);
  const NodeId from = l.integer(use, "from"), to = l.integer(use, "to");
  const auto known = [&](NodeId node) { return node == ir::kNothing || constant_int(l, node); };
  const bool fixed = player != ir::kNothing && known(player) && known(from) && known(to);
  if (!fixed) {
    const NodeId current = l.ir.reg(Reg::Track);
    track = l.ir.node(Op::Select, {l.ir.node(Op::Ne, {current, l.ir.constant(-1)}), current, track});
  }
  if (from == ir::kNothing && to == ir::kNothing) {
    std::vector<Sites> sets;
    for (const geometry::Track& t : tracks) {
      Sites sites;
      for (const geometry::TrackSite& s : t.sites) sites.push_back(s.site);
      sets.push_back(std::move(sites));
    }
    return set_at(l, track, sets);
  }
  const NodeId none = l.ir.constant(-1);
  return l.ir.node(Op::TrackSites,
                   {track, from == ir::kNothing ? none : from, to == ir::kNothing ? none : to});
}

}  // namespace

constexpr Meaning sites_track_meaning{.lower = lower_sites_track, .traits = kWholeBoardTrait};

extern const Ludeme sites_track = {
    .rule = "sites",
    .form = "(sites Track [<moves.player> | <roleType>] [<string>] [from:<int>] [to:<int>])",
    .summary = "The sites of a track, or of the part of it between two sites",
    .params = {{"player", "the owner of the track, by number [nobody]"},
               {"role", "the owner of the track, by role [Neutral]"},
               {"name", "a part of the name of the track [the first track of the owner or of nobody]"},
               {"from", "the first site of the part, included [the start of the track]"},
               {"to", "the last site of the part, included [the end of the track]"}},
    .example = "(sites Track Mover from:0 to:5)",
    .meaning = &sites_track_meaning,
};

}  // namespace ludens::ludemes::regions
