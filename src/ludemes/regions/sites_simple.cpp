// sites_simple.cpp - (sites Board), (sites Corners), (sites Top), ...: named parts of the board.
#include "language/ludeme.h"

namespace ludens::ludemes::regions {

extern const Ludeme sites_simple = {
    .rule = "sites",
    .form = "(sites <sitesSimpleType> [<siteType>])",
    .summary = "A named part of the board, or the sites of the last move, of the turn or of a hint",
    .params = {{"sitesSimpleType", "which part"}, {"siteType", "the type of site [the board's default]"}},
    .example = "(sites Corners)",
};

}  // namespace ludens::ludemes::regions
