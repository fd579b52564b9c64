// face.cpp - (face): what a die shows.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme face = {
    .rule = "dice.face",
    .form = "(face <int>)",
    .summary = "The number that the die at a site shows, or Off (-1) where there is no die",
    .params = {{"site", "the site of the die"}},
    .example = "(face (to))",
};

}  // namespace ludens::ludemes::ints
