// is_pattern.cpp - (is Pattern), (is PyramidCorners): whether pieces form a figure.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme is_pattern = {
    .rule = "booleans.is.is",
    .form =
        "(is <isPatternType> [{<stepType>}] [<siteType>] [from:<int>] [what:<int> | whats:{<int>}] "
        "[froms:<sites>])",
    .summary =
        "Whether like pieces stand along a walk, in any of its rotations (Pattern), or at the corners of a "
        "pyramid",
    .params = {{"isPatternType", "which figure"},
               {"walk", "the walk that draws the figure [none for PyramidCorners]"},
               {"siteType", "the type of site [the board's default]"},
               {"from", "where the walk begins [(last To)]"},
               {"what", "the piece that makes the figure [the one at the first site]"},
               {"whats", "the pieces met along the walk, in turn"},
               {"froms", "the sites to try as a start, for PyramidCorners"}},
    .example = "(is Pattern {F R F R F})",
};

}  // namespace ludens::ludemes::booleans
