// directions_random.cpp - (directions Random): directions drawn by chance.
#include "language/ludeme.h"

namespace ludens::ludemes::directions {

extern const Ludeme directions_random = {
    .rule = "directions",
    .form = "(directions Random <direction> num:<int>)",
    .summary = "Some of a set of directions, drawn at random",
    .params = {{"direction", "the directions to draw from"},
               {"num", "how many, or all where there are fewer"}},
    .example = "(directions Random Orthogonal num:2)",
};

}  // namespace ludens::ludemes::directions
