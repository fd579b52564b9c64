// boardless.cpp - (boardless): a board that grows with the pieces.
#include "geometry/generators/generators.h"
#include "ludemes/equipment/equipping.h"

namespace ludens::ludemes::equipment {

namespace {

void boardless_item(const Use& use, GameEquipment& made) {
  using geometry::Basis;
  static constexpr Named<Basis> kTilings[] = {
      {"Square", Basis::Square}, {"Hexagonal", Basis::Hexagonal}, {"Triangular", Basis::Triangular}};
  const Basis tiling = use.pick("tiling", kTilings, Basis::Square);
  made.equipment.boardless = true;
  add_board(use, made, geometry::make_boardless(tiling, use.optional_whole("size")), ir::SiteType::Cell);
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

}  // namespace ludens::ludemes::equipment
