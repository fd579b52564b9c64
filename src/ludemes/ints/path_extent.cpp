// path_extent.cpp - (pathExtent): how far a path of tiles reaches.
#include "ir/ops/tiles.h"
#include "ludemes/regions/rings.h"

namespace ludens::ludemes::ints {

namespace {

NodeId lower_path_extent(Lowering& l, const Use& use) {
  const NodeId colour = use.has("colour") ? l.integer(use, "colour") : l.ir.node(Op::Mover);
  return l.ir.node(Op::PathReach, {path_starts(l, use), colour});
}

}  // namespace

constexpr Meaning path_extent_meaning{.lower = lower_path_extent};

extern const Ludeme path_extent = {
    .rule = "pathExtent",
    .form = "(pathExtent [<int>] [<int> | <sites>])",
    .summary =
        "The greatest number of rows or columns that paths of one colour lead away from a tile, to the cell "
        "that they point at",
    .params = {{"colour", "the colour of the paths, a player's number [(mover)]"},
               {"start", "the tile where they begin [(last To)]"},
               {"starts", "the tiles where they begin [the tiles placed last]"}},
    .example = "(pathExtent (mover))",
    .meaning = &path_extent_meaning,
};

}  // namespace ludens::ludemes::ints
