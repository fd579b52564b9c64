// state.cpp - (state): the local state of a piece.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme state = {
    .rule = "state",
    .form = "(state [<siteType>] at:<int> [level:<int>])",
    .summary = "The local state of the piece at a site, 0 unless set",
    .params = {{"siteType", "the type of site [the board's default]"},
               {"at", "the site"},
               {"level", "the level in a stack [the top]"}},
    .example = "(state at:(last To))",
};

}  // namespace ludens::ludemes::ints
