// phase.cpp - (phase of:...): the colour of a site in the pattern of the board.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme phase = {
    .rule = "board.phase",
    .form = "(phase [<siteType>] of:<int>)",
    .summary = "The phase of a site: sites of a tiling are coloured so that neighbours differ",
    .params = {{"siteType", "the type of site [the board's default]"}, {"of", "the site"}},
    .example = "(phase of:(last To))",
};

}  // namespace ludens::ludemes::ints
