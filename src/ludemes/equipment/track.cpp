// track.cpp - (track): a way along the board, site by site.
#include "ludemes/equipment/equipping.h"
#include "ludemes/roles.h"

namespace ludens::ludemes {

namespace {

void read_track(const Use& use, GameEquipment& made) {
  std::vector<int> sites = use.wholes("indices");
  if (use.has("route")) {
    Result<std::vector<int>> read = geometry::read_track_path(made.equipment.board, use.word("route"));
    if (!read) return use.fail_at("route", read.diagnostics.front().code, read.diagnostics.front().message);
    sites = std::move(*read);
  }
  if (sites.size() < 2 || sites.size() > geometry::kMaxTrackSites)
    use.fail("L0342", "a track has from 2 to " + std::to_string(geometry::kMaxTrackSites) + " sites");
  const int owner = use.has("role") ? numbered_role(use.word("role")).value_or(0) : use.whole("owner");
  if (use.maker().error()) return;
  made.equipment.tracks.push_back(geometry::make_track(std::string(use.word("name")), sites, use.flag("loop"),
                                                       use.flag("directed"), owner));
}

}  // namespace

void add_tracks(const Use& use, GameEquipment& made) {
  if (use.has("track")) read_track(use.use("track"), made);
  for (const BoundId id : use.items("tracks")) read_track(Use(use.maker(), id), made);
}

}  // namespace ludens::ludemes

namespace ludens::ludemes::equipment {

extern const Ludeme track = {
    .rule = "board.track",
    .form =
        "(track <string> ({<int>} | <string> | {<equipment.trackStep>}) [loop:<boolean>] [<int> | "
        "<roleType>] [directed:<boolean>])",
    .summary = "Makes a named sequence of sites along which pieces can move or seeds be sown",
    .params = {{"name", "name of the track"},
               {"indices", "its sites, by number; End and Off may close it"},
               {"route", "its sites as text: start, then compass directions and sites, such as \"0,E,N1,W\""},
               {"steps", "its sites as a list of numbers, directions and End, Off or Repeat"},
               {"loop", "whether its end leads back to its start [False]"},
               {"owner", "its owner, by number [0, nobody]"},
               {"role", "its owner, by role [Neutral]"},
               {"directed", "whether it can be followed one way only [False]"}},
    .example = "(track \"Track\" \"0,E,N,W\" loop:True)",
};

}  // namespace ludens::ludemes::equipment
