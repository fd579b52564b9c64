// sites_pattern.cpp - (sites Pattern): the sites of a figure of pieces.
#include "language/ludeme.h"

namespace ludens::ludemes::regions {

extern const Ludeme sites_pattern = {
    .rule = "sites",
    .form = "(sites Pattern {<stepType>} [<siteType>] [from:<int>] [what:<int> | whats:{<int>}])",
    .summary = "The sites along a walk, in any of its rotations, where like pieces stand all the way",
    .params = {{"walk", "the walk that draws the figure"},
               {"siteType", "the type of site [the board's default]"},
               {"from", "where the walk begins [(last To)]"},
               {"what", "the piece that makes the figure [the one at the first site]"},
               {"whats", "the pieces met along the walk, in turn"}},
    .example = "(sites Pattern {F R F R F})",
};

}  // namespace ludens::ludemes::regions
