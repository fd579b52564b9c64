// boardless.cpp - (boardless): a board that grows with the pieces.
#include "language/ludeme.h"

namespace ludens::ludemes::equipment {

extern const Ludeme boardless = {
    .rule = "boardless",
    .form = "(boardless <tilingBoardlessType> [<dim>] [largeStack:<boolean>])",
    .summary = "Makes a board without bounds, where only sites next to pieces are in play",
    .params = {{"tiling", "shape of the cells"},
               {"size", "size of the hidden board underneath [21 for hexagons, else 41]"},
               {"largeStack", "whether stacks may grow beyond 32 pieces [False]"}},
    .example = "(boardless Hexagonal)",
};

}  // namespace ludens::ludemes::equipment
