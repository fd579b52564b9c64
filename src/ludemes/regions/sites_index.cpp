// sites_index.cpp - (sites Row), (sites Column), (sites Empty), ...: sites by the number of something.
#include "language/ludeme.h"

namespace ludens::ludemes::regions {

extern const Ludeme sites_index = {
    .rule = "sites",
    .form = "(sites <sitesIndexType> [<siteType>] [<int>])",
    .summary =
        "The sites of a row, column, layer, phase, state, edge or cell, those that are empty, or those "
        "under pieces",
    .params = {{"sitesIndexType", "what the number is of"},
               {"siteType", "the type of site [the board's default]"},
               {"index", "the number [for Empty the container, 0; for Support any piece]"}},
    .example = "(sites Row 1)",
};

}  // namespace ludens::ludemes::regions
