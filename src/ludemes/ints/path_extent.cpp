// path_extent.cpp - (pathExtent): how far a path of tiles reaches.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme path_extent = {
    .rule = "pathExtent",
    .form = "(pathExtent [<int>] [<int> | <sites>])",
    .summary = "The greatest number of rows or columns that the paths of one colour span from a tile",
    .params = {{"colour", "the colour of the paths, a player's number [(mover)]"},
               {"start", "the tile where they begin [(last To)]"},
               {"starts", "the tiles where they begin [the tiles placed last]"}},
    .example = "(pathExtent (mover))",
};

}  // namespace ludens::ludemes::ints
