// boardless.cpp - (boardless): a board that grows with the pieces.
#include "geometry/generators/generators.h"
#include "geometry/growth/window_choice.h"
#include "ludemes/equipment/equipping.h"

namespace ludens::ludemes::equipment {

namespace {

using geometry::Basis;
using geometry::TileShape;

constexpr Named<Basis> kTilings[] = {{"Square", Basis::Square},
                                     {"Hexagonal", Basis::Hexagonal},
                                     {"Triangular", Basis::Triangular},
                                     {"T31212", Basis::T31212},
                                     {"T333333_33434", Basis::T333333_33434},
                                     {"T33336", Basis::T33336},
                                     {"T33344", Basis::T33344},
                                     {"T33434", Basis::T33434},
                                     {"T3464", Basis::T3464},
                                     {"T3636", Basis::T3636},
                                     {"T4612", Basis::T4612},
                                     {"T488", Basis::T488}};
constexpr Named<TileShape> kTiles[] = {{"Square", TileShape::Square},
                                       {"Hexagonal", TileShape::Hexagonal},
                                       {"Triangular", TileShape::Triangular},
                                       {"T31212", TileShape::T31212},
                                       {"T333333_33434", TileShape::T333333_33434},
                                       {"T33336", TileShape::T33336},
                                       {"T33344", TileShape::T33344},
                                       {"T33434", TileShape::T33434},
                                       {"T3464", TileShape::T3464},
                                       {"T3636", TileShape::T3636},
                                       {"T4612", TileShape::T4612},
                                       {"T488", TileShape::T488}};
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
  made.equipment.growth = {.expansion = expansion,
                           .window = made.growing.window.value_or(geometry::first_window(shape, 0)),
                           .shrinks = use.flag("shrinks")};
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

extern const Ludeme boardless_tiling = {
    .rule = "boardless",
    .form =
        "(boardless <tilingType> <boardExpansionType> [<dim>] [largeStack:<boolean>] [shrinks:<boolean>])",
    .summary = "Makes a board of cells of several shapes that grows with the pieces",
    .params = {{"tiling", "the cells, by the sizes of those that meet at a corner"},
               {"expansion", "which sites exist; a perimeter there is not"},
               {"size", "size of the hidden board underneath, where it is fixed [8]"},
               {"largeStack", "whether stacks may grow beyond 32 pieces [False]"},
               {"shrinks", "whether sites that no piece is near any more cease to exist [False]"}},
    .example = "(boardless T3464 Zone)",
    .note = "The first cell is one of those with the most sides.",
    .extension = true,
    .meaning = &boardless_meaning,
};

}  // namespace ludens::ludemes::equipment
