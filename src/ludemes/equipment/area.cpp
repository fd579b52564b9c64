// area.cpp - (area) of a tile: sides that one piece of ground joins.
#include "language/ludeme.h"

namespace ludens::ludemes::equipment {

extern const Ludeme area = {
    .rule = "area",
    .form = "(area {<int>} terrain:<int> [value:<int>])",
    .summary =
        "Joins sides of a tile to one area of a terrain, which goes on where a side like it lies beside",
    .params = {{"sides", "the sides, clockwise from the north, from 0"},
               {"terrain", "what it is, as a number from 1; sides without an area are 0"},
               {"value", "what it adds to the value of the whole area [0]"}},
    .example = "(area {0 1} terrain:2 value:1)",
    .note =
        "A path is an area, too: of two sides, its colour being the terrain, its value 1. No side has two "
        "areas.",
    .extension = true,
};

}  // namespace ludens::ludemes::equipment
