// results.cpp - (results): a number for each pair of sites.
#include "language/ludeme.h"

namespace ludens::ludemes::arrays {

extern const Ludeme results = {
    .rule = "results",
    .form = "(results (from:<int> | from:<sites>) (to:<int> | to:<sites>) <int>)",
    .summary = "The values of a number for each origin and each destination, as (from) and (to), in order",
    .params = {{"from", "the origin"},
               {"fromSites", "the origins"},
               {"to", "the destination"},
               {"toSites", "the destinations, worked out for each origin"},
               {"value", "the number to work out"}},
    .example = "(results from:(last To) to:(sites Occupied by:Next) (count Steps (from) (to)))",
};

}  // namespace ludens::ludemes::arrays
