// board.cpp - (board): the board, made from a graph.
#include "ludemes/equipment/equipping.h"

namespace ludens::ludemes::equipment {

namespace {

void read_values(const Use& values, GameEquipment& made) {
  const auto type = values.pick("siteType", kSiteTypeNames, ir::SiteType::Cell);
  const Use range = values.use("range");
  const int min = range.whole("min");
  made.equipment.values[static_cast<std::size_t>(type)] = {min, range.whole("max", min)};
}

void board_item(const Use& use, GameEquipment& made) {
  const auto sites = use.pick("use", kSiteTypeNames, ir::SiteType::Cell);
  use.maker().set_sites(sites);
  add_board(use, made, use.graph("graph"), sites);
  if (use.maker().error()) return;
  add_tracks(use, made);
  if (use.has("values")) read_values(use.use("values"), made);
  for (const BoundId id : use.items("valuesList")) read_values(Use(use.maker(), id), made);
}

}  // namespace

constexpr Meaning board_meaning{.order = ItemOrder::Board, .item = board_item, .traits = kNoSitesTrait};

extern const Ludeme board = {
    .rule = "container.board.board",
    .form =
        "(board <graph> [<board.track> | {<board.track>}] [<equipment.values> | {<equipment.values>}] "
        "[use:<siteType>] [largeStack:<boolean>])",
    .summary = "Makes the board of the game from a graph",
    .params = {{"graph", "the graph of its vertices, edges and cells"},
               {"track", "the only track on it [none]"},
               {"tracks", "the tracks on it [none]"},
               {"values", "for a deduction puzzle, the values that a site can take"},
               {"valuesList", "the same for several kinds of site"},
               {"use", "kind of site that pieces stand on [Cell]"},
               {"largeStack", "whether stacks may grow beyond 32 pieces [False]"}},
    .example = "(board (square 8))",
    .meaning = &board_meaning,
};

}  // namespace ludens::ludemes::equipment
