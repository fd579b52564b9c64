// boardless.cpp - (boardless): a board that grows with the pieces.
#include "geometry/generators/generators.h"
#include "geometry/growth/window_choice.h"
#include "ludemes/equipment/equipping.h"

namespace ludens::ludemes::equipment {

namespace {

using geometry::Basis;
using geometry::TileShape;

constexpr Named<Basis> kTilings[] = {
    {"Square", Basis::Square}, {"Hexagonal", Basis::Hexagonal}, {"Triangular", Basis::Triangular}};
constexpr Named<TileShape> kTiles[] = {{"Square", TileShape::Square},
                                       {"Hexagonal", TileShape::Hexagonal},
                                       {"Triangular", TileShape::Triangular}};
constexpr Named<ir::Expansion> kExpansions[] = {{"Fixed", ir::Expansion::Fixed},
                                                {"Perimeter", ir::Expansion::Perimeter},
                                                {"RuleBased", ir::Expansion::Rules},
                                                {"Zone", ir::Expansion::Zone}};

void boardless_item(const Use& use, GameEquipment& made) {
  const auto in_text = use.pick("expansion", kExpansions, ir::Expansion::Fixed);
  const ir::Expansion expansion = made.growing.expansion.value_or(in_text);
  made.equipment.boardless = true;
  if (expansion == ir::Expansion::Fixed) {
    const Basis tiling = use.pick("tiling", kTilings, Basis::Square);
    return add_board(use, made, geometry::make_boardless(tiling, use.optional_whole("size")),
                     ir::SiteType::Cell);
  }
  const TileShape shape = use.pick("tiling", kTiles, TileShape::Square);
  made.equipment.growth = {expansion, made.growing.window.value_or(geometry::first_window(shape, 0)),
                           use.flag("shrinks")};
  add_board(use, made, geometry::graph_of(made.equipment.growth.window), ir::SiteType::Cell);
}

}  // namespace

constexpr Meaning boardless_meaning{.order = ItemOrder::Board, .item = boardless_item};

extern const Ludeme boardless = {
    .rule = "boardless",
    .form = "(boardless <tilingBoardlessType> [<dim>] [largeStack:<boolean>])",
    .summary = "Makes a board without bounds, where only sites next to pieces are in play",
    .params = {{"tiling", "shape of the cells"},
               {"size", "size of the hidden board underneath [21 for hexagons, else 41]"},
               {"largeStack", "whether stacks may grow beyond 32 pieces [False]"}},
    .example = "(boardless Hexagonal)",
    .meaning = &boardless_meaning,
};

extern const Ludeme boardless_growing = {
    .rule = "boardless",
    .form =
        "(boardless <tilingBoardlessType> <boardExpansionType> [<dim>] [largeStack:<boolean>] "
        "[shrinks:<boolean>])",
    .summary = "Makes a board that grows with the pieces",
    .params = {{"tiling", "shape of the cells"},
               {"expansion", "which sites exist"},
               {"size", "size of the hidden board underneath, where it is fixed [21 for hexagons, else 41]"},
               {"largeStack", "whether stacks may grow beyond 32 pieces [False]"},
               {"shrinks", "whether sites that no piece is near any more cease to exist [False]"}},
    .example = "(boardless Hexagonal Zone)",
    .note =
        "Sites that do not exist are empty, but nothing can be put there. --expansion says otherwise for all "
        "games.",
    .extension = true,
    .meaning = &boardless_meaning,
};

}  // namespace ludens::ludemes::equipment
