// path.cpp - (path) of a tile: a line drawn from side to side.
#include "language/ludeme.h"

namespace ludens::ludemes::equipment {

extern const Ludeme path = {
    .rule = "path",
    .form = "(path from:<int> [slotsFrom:<int>] to:<int> [slotsTo:<int>] colour:<int>)",
    .summary = "Draws a path on a tile from one side to another",
    .params = {{"from", "the side where it starts"},
               {"slotsFrom", "the slot on that side [0]"},
               {"to", "the side where it ends"},
               {"slotsTo", "the slot on that side [0]"},
               {"colour", "its colour; paths of one colour join up"}},
    .example = "(path from:0 to:2 colour:1)",
};

}  // namespace ludens::ludemes::equipment
